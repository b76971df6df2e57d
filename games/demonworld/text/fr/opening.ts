import type { Opening } from '@hexarium/kernel'
import { names } from './names.ts'

const { battles } = names

/** Les batailles en français, chacune en une ligne. */
export const opening: Opening = {
  presets: {
    first: {
      name: battles.first,
      line: 'Jeu d’introduction : deux unités par camp en terrain découvert, jusqu’à ce que l’un n’ait plus rien.',
    },
    firstWithShooting: {
      name: battles.firstWithShooting,
      line: 'La même, avec une troisième unité par camp, qui tire.',
    },
    encounter: {
      name: battles.encounter,
      line: 'Jeu standard, court : deux petites armées à quelques cases l’une de l’autre, jusqu’à la dernière.',
    },
    lastStand: {
      name: battles.lastStand,
      line: 'Jeu standard, scénario 1 : l’Empire doit détruire ou chasser 475 points d’Orques avant de perdre son dernier élément.',
    },
    kalBenokk: {
      name: battles.kalBenokk,
      line: 'Jeu standard, scénario 2 : les Orques doivent tenir le tertre un tour entier, l’Empire doit les en empêcher.',
    },
    kaibanPass: {
      name: battles.kaibanPass,
      line: 'Jeu expert, scénario 3, dix tours : une unité orque doit entrer dans le col que gardent dragon, magicien et char.',
    },
    envoy: {
      name: battles.envoy,
      line: 'Jeu expert, scénario 4 : le magicien Sandor doit arriver vivant en lieu sûr, entre deux troupes d’Orques.',
    },
    free: {
      name: battles.free,
      line: 'Toutes les règles : chacun lève une armée pour les points convenus et dispose le terrain.',
    },
  },
}
