import { aiding } from '../aiding.ts'
import { clauses } from '../words.ts'
import { names } from './names.ts'

const roll = (dice: number, number: number) => `${dice} Würfel, Schwierigkeit ${number}`

/** German help. */
export const aid = aiding(names, {
  slays: (dice, number, need) => `zum Erschlagen: ${need} Treffer mit ${roll(dice, number)}`,
  winsBattle: 'für den Sieg im Kampf, geschätzt nach 30.000 Kämpfen',
  musters: characters => `Könnte hier ausheben: ${characters}`,
  bestMuster: characters => `Beste Aushebung in Reichweite: ${characters}`,
  attack: percent => `Ein Angriff hier gelingt in ${percent} von 100 Fällen, soweit du es wissen kannst`,
  blow: (target, dice, number) => `${target} mit ${roll(dice, number)}`,
  strikes: blows => `Könnte angreifen: ${blows}`,
  target: (dice, number, room) => `${roll(dice, number)}, noch ${room} Treffer zum Erschlagen`,
  room: hits => `Kann noch ${hits} Treffer nehmen`,
  journey: (rolls, teleports, musters) =>
    `Kommt hierher ${clauses(rolls && `mit ${rolls}`, teleports && 'mit 6 durch Teleport', musters && `könnte ausheben: ${musters}`)}`,
  steps: 'Könnte in einem Zug hierher kommen',
  lost: {
    titan: 'dein Titan wird vernichtet: damit ist das Spiel für dich verloren',
    characters: characters => `vernichtet: ${characters}`,
  },
  habits: {
    singleCarry: 'Überzählige Treffer dem einzigen möglichen Gegner geben',
    forcedStrikes: 'Angriffe ausführen, bei denen es nichts zu wählen gibt',
    acquire: 'Verdiente Engel und Erzengel nehmen',
    musterStrongest: 'Mit jeder Armee das stärkste Wesen ausheben',
    doneWhenNothingIsLeft: 'Eine Phase beenden, wenn nichts mehr zu tun ist',
  },
})
