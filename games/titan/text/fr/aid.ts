import { aiding } from '../aiding.ts'
import { clauses } from '../words.ts'
import { names } from './names.ts'

const { count } = names.grammar
const touches = (number: number) => count(number, 'touche', 'touches')
const roll = (dice: number, number: number) => `${count(dice, 'dé', 'dés')} à ${number}${number < 6 ? '+' : ''}`

/** French help. */
export const aid = aiding(names, {
  slays: (dice, number, need) => `de l’abattre : ${touches(need)} avec ${roll(dice, number)}`,
  winsBattle: 'de gagner la bataille, estimé d’après 30 000 batailles',
  factors: {
    power: 'dés : puissance',
    halfPower: 'dés : moitié de la puissance',
    volcano: 'dés : volcan',
    uphill: 'dés : en montant la dune',
    downhill: 'dés : en descendant',
    waived: 'dés abandonnés pour reporter',
    even: 'difficulté à adresse égale',
    skill: 'adresse propre',
    enemySkill: 'adresse adverse',
    bramble: 'ronces',
    terrain: 'terrain, distance et limites',
    toWin: 'points à gagner',
    toLose: 'points en jeu',
  },
  musters: characters => `Pourrait recruter ici : ${characters}`,
  bestMuster: characters => `Meilleur recrutement à portée : ${characters}`,
  attack: percent => `Une attaque ici réussit ${percent} fois sur 100, autant que vous puissiez le savoir`,
  blow: (target, dice, number) => `${target} avec ${roll(dice, number)}`,
  strikes: blows => `Pourrait frapper : ${blows}`,
  target: (dice, number, room) => `${roll(dice, number)}, encore ${touches(room)} pour l’abattre`,
  room: hits => `Peut encore recevoir ${touches(hits)}`,
  journey: (rolls, teleports, musters) =>
    `Arrive ici ${clauses(rolls && `avec ${rolls}`, teleports && 'avec 6 par téléportation', musters && `pourrait recruter : ${musters}`)}`,
  steps: 'Pourrait venir ici en un mouvement',
  lost: {
    titan: 'votre Titan est éliminé : la partie est perdue pour vous',
    characters: characters => `perte : ${characters}`,
  },
  habits: {
    singleCarry: 'Donner les touches en trop au seul ennemi possible',
    forcedStrikes: 'Porter les coups qui ne laissent aucun choix',
    nobodyComes: 'Se passer de renfort ou d’ange au combat quand il n’y en a pas',
    acquire: 'Prendre les anges et archanges gagnés',
    musterStrongest: 'Recruter le personnage le plus fort avec chaque légion',
    doneWhenNothingIsLeft: 'Finir une phase quand il ne reste rien à faire',
  },
})
