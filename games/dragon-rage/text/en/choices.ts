import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'
import { firesLeft, ownedBy, priceFor } from '../asking.ts'
import { names } from './names.ts'

const { unit, unitAt, those, hex, place, type, side, direction, entrance, area, limbs } = names
const { capital, count } = names.grammar

const soFar = (n: number) => (n === 0 ? '' : `, ${n} so far`)
const outOf = (n: number) => (n < 2 ? '' : ` (one of ${n})`)

/** What choices read like in English. */
export const choice: Text<View>['choice'] = {
  hex: (view, { hex: id }) => capital(place(view, id)),
  unit: (view, { unit: id }) => capital(unitAt(view, id)),
  monster: (view, { monster: id }) => capital(unitAt(view, id)),
  beast: (view, { beast: id }) => capital(unitAt(view, id)),
  buy: (view, { buy: id }, seat) =>
    `Buy ${type(id)} (${count(priceFor(view, seat, id), 'point', 'points')})${soFar(ownedBy(view, seat, id))}`,
  drop: (view, { drop: id }, seat) => `Give back ${type(id)}${outOf(ownedBy(view, seat, id))}`,
  invader: (_v, { invader: id }) => `Invader: ${type(id)}`,
  city: (_v, { city: id }) => `City: ${type(id)}`,
  ready: 'Force complete',
  goal: (_v, { goal }) => count(goal, 'point', 'points'),
  side: (_v, { side: id }) => capital(side(id)),
  facing: (_v, { facing: id }) => capital(direction(id)),
  boost: (_v, { boost: radius }) =>
    radius === 0
      ? 'Boost Morale in the wizard’s own hex (1 point)'
      : `Boost Morale up to ${radius === 1 ? '1 hex' : `${radius} hexes`} away (${radius + 1} points)`,
  fog: (view, { fog: id }) => `Fog around ${place(view, id)} (2 points)`,
  whirlwind: (view, { whirlwind: id }) => `Whirlwind in ${place(view, id)} (2 points)`,
  lightning: (view, { lightning: id }) => `Lightning at ${unitAt(view, id)} (3 points)`,
  hold: (view, { hold: id }) => `Lightning kept for a melee on ${place(view, id)} (3 points)`,
  summon: (view, { summon: id }) => `Summon an elemental to ${place(view, id)} (5 points)`,
  dismiss: (view, { dismiss: id }) => `Send away ${unitAt(view, id)}`,
  pass: 'No spell',
  pay: view => `Pay ${count(view.choice.price ?? 0, 'spell point', 'spell points')}`,
  decline: 'Do not pay',
  'chooseMover.done': 'End movement',
  'chooseTarget.done': 'End missiles',
  'chooseFight.done': 'End melee',
  'markDestroyed.done': 'Mark no more hexes',
  done: 'Done',
  stay: 'End this unit’s move',
  rest: 'Leave it there',
  lead: (view, { lead: id }) => `Lead Elowyn to ${place(view, id)}`,
  climb: (view, { climb: id }) => `Climb the wall to ${place(view, id)}`,
  breach: (view, { breach: id }) => `Break the ${entrance(view, id)}`,
  pierce: (view, { pierce: id }) => `Break the palisade to ${place(view, id)}`,
  step: (view, { step: id }) => `Walk to ${place(view, id)}`,
  turn: (_v, { turn: id }) => `Turn to the ${direction(id)}`,
  overrun: (view, { overrun: id }) => `Overrun ${place(view, id)}`,
  raze: (view, { raze: id }) => `Destroy ${place(view, id)}`,
  'prowlOn.raze': 'Destroy the points of this hex for 1 MP',
  ram: (_v, { ram: points }) => (points > 0 ? `Ram the gate with ${points} MP` : 'Throw itself against the gate'),
  slither: (view, { slither: id }) => `Slither to ${place(view, id)}`,
  coil: (_v, { coil: id }) => `Slither round to the ${direction(id)}`,
  bound: (view, { bound: id }) => `Bound to ${place(view, id)}`,
  fly: 'Fly',
  land: 'Land here',
  veer: (_v, { veer: id }) => `Turn in the air to the ${direction(id)}`,
  fall: (view, { fall: id }) => `Drop from the tower to ${place(view, id)}`,
  crash: 'Crash',
  enter: (view, { enter: id }) => `Enter the map on foot at ${place(view, id)}`,
  soar: (view, { soar: id }) => `Enter the map flying at ${place(view, id)}`,
  ahead: 'One hex ahead',
  hover: 'Stay in the air',
  'spread.area': (view, { area: id }) => capital(area(view.pending[0] ?? -1, id)),
  area: (view, { area: id }) => capital(area(view.choice.monster ?? -1, id)),
  breathe: (view, { breathe: id }) => `${capital(unitAt(view, id))} breathes fire (${firesLeft(view, id)} left)`,
  loose: 'Shoot',
  open: (view, { open: id }) => `Open the ${entrance(view, id)} to attack`,
  burn: (_v, { burn: id }) => `Prepare the bridge on ${hex(id)} for burning`,
  bolt: 'Add the lightning',
  strike: 'Attack',
  limb: (_v, { limb: id }) => `Add a ${limbs[id] ?? '–'}`,
  'nameShooters.unit': (view, { unit: id }) => `${capital(unitAt(view, id))} shoots too`,
  'nameAttackers.unit': (view, { unit: id }) => `${capital(unitAt(view, id))} joins in`,
  'nameAttackers.beast': (_v, { beast: id }) => `${capital(unit(id))} attacks, alone`,
  'chooseFight.hex': (view, { hex: id }) => `Attack ${place(view, id)}: ${those(view, id)}`,
  'chooseFight.monster': (view, { monster: id }) => `Strike at ${unitAt(view, id)}`,
  'chooseTarget.hex': (view, { hex: id }) => `Shoot at ${place(view, id)}: ${those(view, id)}`,
  'chooseTarget.monster': (view, { monster: id }) => `Shoot at ${unitAt(view, id)}`,
}
