import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'
import { firesLeft, ownedBy, priceFor } from '../asking.ts'
import { names } from './names.ts'

const { unit, unitAt, those, hex, place, type, side, direction, entrance, area, limbs } = names
const { capital, count } = names.grammar

const soFar = (n: number) => (n === 0 ? '' : `, bisher ${n}`)
const outOf = (n: number) => (n < 2 ? '' : ` (1 von ${n})`)

/** What choices read like in German. */
export const choice: Text<View>['choice'] = {
  hex: (view, { hex: id }) => capital(place(view, id)),
  unit: (view, { unit: id }) => capital(unitAt(view, id)),
  monster: (view, { monster: id }) => capital(unitAt(view, id)),
  beast: (view, { beast: id }) => capital(unitAt(view, id)),
  buy: (view, { buy: id }, seat) =>
    `Kaufen: ${type(id)} (${count(priceFor(view, seat, id), 'Punkt', 'Punkte')})${soFar(ownedBy(view, seat, id))}`,
  drop: (view, { drop: id }, seat) => `Zurückgeben: ${type(id)}${outOf(ownedBy(view, seat, id))}`,
  invader: (_v, { invader: id }) => `Angreifer: ${type(id)}`,
  city: (_v, { city: id }) => `Stadt: ${type(id)}`,
  ready: 'Streitkräfte fertig',
  goal: (_v, { goal }) => count(goal, 'Siegpunkt', 'Siegpunkte'),
  side: (_v, { side: id }) => capital(side(id)),
  facing: (_v, { facing: id }) => `Nach ${direction(id)}`,
  boost: (_v, { boost: radius }) =>
    radius === 0
      ? 'Moral stärken im eigenen Hexfeld (1 SP)'
      : `Moral stärken bis ${radius === 1 ? '1 Hexfeld' : `${radius} Hexfelder`} weit (${radius + 1} SP)`,
  fog: (view, { fog: id }) => `Nebel um ${place(view, id)} (2 SP)`,
  whirlwind: (view, { whirlwind: id }) => `Wirbelsturm auf ${place(view, id)} (2 SP)`,
  lightning: (view, { lightning: id }) => `Blitz: ${unitAt(view, id)} (3 SP)`,
  hold: (view, { hold: id }) => `Blitz für einen Nahkampf auf ${place(view, id)} aufsparen (3 SP)`,
  summon: (view, { summon: id }) => `Elementar beschwören auf ${place(view, id)} (5 SP)`,
  dismiss: (view, { dismiss: id }) => `Verbannen: ${unitAt(view, id)}`,
  pass: 'Kein Spruch',
  pay: view => `${count(view.choice.price ?? 0, 'Spruchpunkt', 'Spruchpunkte')} zahlen`,
  decline: 'Nicht zahlen',
  'chooseMover.done': 'Bewegung beenden',
  'chooseTarget.done': 'Fernkampf beenden',
  'chooseFight.done': 'Nahkampf beenden',
  'markDestroyed.done': 'Keine weiteren Hexfelder markieren',
  done: 'Fertig',
  stay: 'Bewegung dieser Einheit beenden',
  rest: 'Dort lassen',
  lead: (view, { lead: id }) => `Elowyn nach ${place(view, id)} führen`,
  climb: (view, { climb: id }) => `Mauer erklimmen nach ${place(view, id)}`,
  breach: (view, { breach: id }) => `Durchbrechen: ${entrance(view, id)}`,
  pierce: (view, { pierce: id }) => `Bretterwand durchbrechen nach ${place(view, id)}`,
  step: (view, { step: id }) => `Gehen nach ${place(view, id)}`,
  turn: (_v, { turn: id }) => `Drehen nach ${direction(id)}`,
  overrun: (view, { overrun: id }) => `Überrennen: ${place(view, id)}`,
  raze: (view, { raze: id }) => `Zerstören: ${place(view, id)}`,
  'prowlOn.raze': 'Siegpunkte dieses Hexfelds für 1 MP zerstören',
  ram: (_v, { ram: points }) => (points > 0 ? `Tor mit ${points} MP rammen` : 'Sich gegen das Tor werfen'),
  slither: (view, { slither: id }) => `Schlängeln nach ${place(view, id)}`,
  coil: (_v, { coil: id }) => `Schlängelnd drehen nach ${direction(id)}`,
  bound: (view, { bound: id }) => `Springen nach ${place(view, id)}`,
  fly: 'Fliegen',
  land: 'Hier landen',
  veer: (_v, { veer: id }) => `In der Luft drehen nach ${direction(id)}`,
  fall: (view, { fall: id }) => `Sich vom Turm fallen lassen nach ${place(view, id)}`,
  crash: 'Abstürzen',
  enter: (view, { enter: id }) => `Zu Fuß auf den Spielplan bei ${place(view, id)}`,
  soar: (view, { soar: id }) => `Fliegend auf den Spielplan bei ${place(view, id)}`,
  ahead: 'Ein Hexfeld weiter',
  hover: 'In der Luft bleiben',
  'spread.area': (view, { area: id }) => capital(area(view.pending[0] ?? -1, id)),
  area: (view, { area: id }) => capital(area(view.choice.monster ?? -1, id)),
  breathe: (view, { breathe: id }) => `Drachenfeuer: ${unitAt(view, id)} (noch ${firesLeft(view, id)})`,
  loose: 'Schießen',
  open: (view, { open: id }) => `Zum Angriff öffnen: ${entrance(view, id)}`,
  burn: (_v, { burn: id }) => `Das Verbrennen der Brücke auf ${hex(id)} vorbereiten`,
  bolt: 'Blitz hinzunehmen',
  strike: 'Angreifen',
  limb: (_v, { limb: id }) => `Dazu: ${limbs[id] ?? '–'}`,
  'nameShooters.unit': (view, { unit: id }) => `Dazu: ${unitAt(view, id)}`,
  'nameAttackers.unit': (view, { unit: id }) => `Dazu: ${unitAt(view, id)}`,
  'nameAttackers.beast': (_v, { beast: id }) => `Allein angreifen: ${unit(id)}`,
  'chooseFight.hex': (view, { hex: id }) => `Angriff auf ${place(view, id)}: ${those(view, id)}`,
  'chooseFight.monster': (view, { monster: id }) => `Schlag gegen: ${unitAt(view, id)}`,
  'chooseTarget.hex': (view, { hex: id }) => `Schuss auf ${place(view, id)}: ${those(view, id)}`,
  'chooseTarget.monster': (view, { monster: id }) => `Schuss auf: ${unitAt(view, id)}`,
}
