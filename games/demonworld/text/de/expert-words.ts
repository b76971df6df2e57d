import { grammar } from '@hexarium/kernel'
import type { ExpertWords } from '../expert-words.ts'

const { count } = grammar('de')

const rose = ['', 'Nordost', 'Ost', 'Südost', 'Südwest', 'West', 'Nordwest']
const doorState = ['verschlossen', 'offen', 'aufgebrochen']

/** Was die Szene im Expertenspiel sagt. */
export const expertWords: ExpertWords = {
  rides: (rider, mount) => `${rider}, reitet: ${mount}`,
  door: (number, state, stability) =>
    `Tür ${number}: ${doorState[state] ?? ''}${stability > 0 ? `, Stabilität ${stability}` : ''}`,
  burns: (field, left) => `${field} brennt, noch ${count(left, 'Runde', 'Runden')}`,
  smoulders: field => `${field} brennt ab der nächsten Runde`,
  wind: (towards, strength) => (strength === 0 ? 'Windstille' : `Wind ${strength} nach ${rose[towards]}`),
  height: height => `fliegt auf Höhe ${height}`,
  houseWall: (a, b) => `Gebäudemauer zwischen ${a} und ${b}`,
  window: (a, b) => `Fenster zwischen ${a} und ${b}`,
  field: { burning: 'brennt', ash: 'ausgebrannt', corpse: 'toter Gigant', inside: 'im Gebäude', thickWall: 'Mauer' },
  overrun: value => `${value}`,
  breath: (factor, fire) => `${factor}${fire ? ', Feuer' : ''}`,
  rider: factor => `Waffe ${factor}`,
  gun: (projectile, factor, splash, ranges) => `${projectile} ${factor}${splash > 0 ? ` (${splash})` : ''}, ${ranges}`,
  projectiles: { bolt: 'Pfeil', ball: 'Kugel', smallStone: 'Stein', largeStone: 'großer Stein' },
  animals: (size, ranged, melee) => `Größe ${size}, Panzerung ${ranged} im Fernkampf, ${melee} im Nahkampf`,
  grade: (grade, power) => `Grad ${grade}, ${count(power, 'Magiepunkt', 'Magiepunkte')}`,
  flyer: 'kann fliegen',
}
