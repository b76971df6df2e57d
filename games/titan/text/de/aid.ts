import { aiding } from '../aiding.ts'
import { clauses } from '../words.ts'
import { names } from './names.ts'

const roll = (dice: number, number: number) => `${dice} Würfel, Schwierigkeit ${number}`
const withRoll = (dice: number, number: number) =>
  `mit ${dice} ${dice === 1 ? 'Würfel' : 'Würfeln'}, Schwierigkeit ${number}`

/** German help. */
export const aid = aiding(names, {
  slays: (dice, number, need) => `zum Vernichten: ${need} Treffer ${withRoll(dice, number)}`,
  winsBattle: 'für den Sieg in der Schlacht, geschätzt nach 30.000 Schlachten',
  factors: {
    power: 'Würfel: Macht',
    halfPower: 'Würfel: halbe Macht',
    volcano: 'Würfel: Vulkan',
    uphill: 'Würfel: die Düne hinauf',
    downhill: 'Würfel: hinab',
    waived: 'für den Übertrag aufgegebene Würfel',
    even: 'Schwierigkeit unter Gleichen',
    skill: 'eigene Fertigkeit',
    enemySkill: 'Fertigkeit des Gegners',
    bramble: 'Dornengestrüpp',
    terrain: 'Gelände, Entfernung und Grenzen',
    toWin: 'Punkte zu gewinnen',
    toLose: 'Punkte zu verlieren',
  },
  musters: characters => `Könnte hier ausheben: ${characters}`,
  bestMuster: characters => `Beste Aushebung in Reichweite: ${characters}`,
  attack: percent => `Ein Angriff hier gelingt in ${percent} von 100 Fällen, soweit du es wissen kannst`,
  blow: (target, dice, number) => `${target} ${withRoll(dice, number)}`,
  strikes: blows => `Könnte angreifen: ${blows}`,
  target: (dice, number, room) => `${roll(dice, number)}, noch ${room} Treffer zum Vernichten`,
  room: hits => `Kann noch ${hits} Treffer nehmen`,
  journey: (rolls, teleports, musters) =>
    `Kommt hierher ${clauses(rolls && `mit ${rolls}`, teleports && 'mit 6 durch Teleportation', musters && `könnte ausheben: ${musters}`)}`,
  steps: 'Könnte in einer Manöverphase hierher kommen',
  lost: {
    titan: 'dein Titan wird vernichtet: damit ist die Partie für dich verloren',
    characters: characters => `vernichtet: ${characters}`,
  },
  habits: {
    singleCarry: 'Überzählige Treffer dem einzigen möglichen Gegner geben',
    forcedStrikes: 'Angriffe ausführen, bei denen es nichts zu wählen gibt',
    nobodyComes: 'Ohne Verstärkung und Engel weiterkämpfen, wo es keine gibt',
    acquire: 'Verdiente Engel und Erzengel nehmen',
    musterStrongest: 'Mit jeder Armee das stärkste Wesen ausheben',
    doneWhenNothingIsLeft: 'Eine Phase beenden, wenn nichts mehr zu tun ist',
  },
})
