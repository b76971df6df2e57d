import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'
import { priceFor } from '../asking.ts'
import { names } from './names.ts'

const { unit, unitAt, hex, place, type, side, direction, entrance, area, limbs } = names
const { capital } = names.grammar
const { format: number } = new Intl.NumberFormat('de')
const points = (count: number) => `${number(count)} ${count === 1 ? 'Punkt' : 'Punkte'}`

/** What choices read like in German. */
export const choice: Text<View>['choice'] = {
  hex: (view, { hex: id }) => capital(place(view, id)),
  unit: (view, { unit: id }) => capital(unitAt(view, id)),
  monster: (view, { monster: id }) => capital(unitAt(view, id)),
  beast: (view, { beast: id }) => capital(unitAt(view, id)),
  buy: (view, { buy: id }, seat) => `Kaufen: ${type(id)} (${points(priceFor(view, seat, id))})`,
  drop: (_v, { drop: id }) => `Zurückgeben: ${type(id)}`,
  invader: (_v, { invader: id }) => `Angriff: ${type(id)}`,
  city: (_v, { city: id }) => `Stadt: ${type(id)}`,
  ready: 'So bleibt es',
  goal: (_v, { goal }) => `${goal} Siegpunkte`,
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
  pay: view => `${view.choice.price ?? 0} Spruchpunkte zahlen`,
  decline: 'Nicht zahlen',
  'chooseMover.done': 'Bewegung beenden',
  'chooseTarget.done': 'Fernkampf beenden',
  'chooseFight.done': 'Nahkampf beenden',
  'markDestroyed.done': 'Keine weiteren',
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
  fall: (view, { fall: id }) => `Vom Turm fallen lassen nach ${place(view, id)}`,
  crash: 'Abstürzen',
  enter: (view, { enter: id }) => `Zu Fuß herein bei ${place(view, id)}`,
  soar: (view, { soar: id }) => `Im Flug herein bei ${place(view, id)}`,
  ahead: 'Ein Hexfeld weiter',
  hover: 'In der Luft bleiben',
  'spread.area': (view, { area: id }) => capital(area(view.pending[0] ?? -1, id)),
  area: (view, { area: id }) => capital(area(view.choice.monster ?? -1, id)),
  breathe: (view, { breathe: id }) => `Drachenfeuer: ${unitAt(view, id)}`,
  loose: 'Schießen',
  open: (view, { open: id }) => `Zum Angriff öffnen: ${entrance(view, id)}`,
  burn: (_v, { burn: id }) => `Brücke auf ${hex(id)} zum Verbrennen vorbereiten`,
  bolt: 'Blitz hinzunehmen',
  strike: 'Angreifen',
  limb: (_v, { limb: id }) => `Noch einmal ${limbs[id] ?? '–'}`,
  'nameShooters.unit': (view, { unit: id }) => `Dazu: ${unitAt(view, id)}`,
  'nameAttackers.unit': (view, { unit: id }) => `Dazu: ${unitAt(view, id)}`,
  'nameAttackers.beast': (_v, { beast: id }) => `Allein: ${unit(id)}`,
  'chooseFight.hex': (view, { hex: id }) => `Angriff auf ${place(view, id)}`,
  'chooseFight.monster': (view, { monster: id }) => `Schlag gegen: ${unitAt(view, id)}`,
  'chooseTarget.hex': (view, { hex: id }) => `Schuss auf ${place(view, id)}`,
  'chooseTarget.monster': (view, { monster: id }) => `Schuss auf: ${unitAt(view, id)}`,
}
