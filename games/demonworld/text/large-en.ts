import type { View } from '../view.ts'
import { byUnit } from './asking.ts'
import { names } from './names-en.ts'

const { unit, element, elementAt, focus, field, facing } = names
const inFocus = (view: View) => unit(view, view.focus.unit)
const spent = ({ focus: { spent: points } }: View) => (points === 0 ? '' : ` — ${points} points used`)
/** By move: the six steps, then the turns (`bases.ts`). */
const moves = [
  'Forward right',
  'Forward left',
  'Sideways left',
  'Back left',
  'Back right',
  'Sideways right',
  'Turn forward right',
  'Turn forward left',
  'Turn right about the front',
  'Turn left about the front',
  'Turn back right',
  'Turn back left',
  'Turn right on the spot',
  'Turn left on the spot',
]
/** By area of breath. */
const areas = ['to the left', 'ahead', 'to the right']

/** Large elements: what is asked. */
export const askLarge = {
  moveLarge: (view: View) => `${inFocus(view)}: what next?${spent(view)}`,
  walkFacing: (view: View) => `Which way does ${inFocus(view)} face there?`,
  announceCharge: (view: View) => `${inFocus(view)}, in contact: attack or overrun?`,
  wanderLarge: (view: View) => `${focus(view)} may move two fields and turn`,
  strikeWith: (view: View) => `Whom does ${focus(view)} strike with this attack?`,
  strikePart: 'The chariot itself or its animals?',
  aimField: 'Which field of it?',
  breathe: (view: View) => `Where does ${inFocus(view)} breathe?`,
  mountUp: (view: View) => `Does ${focus(view)} mount?`,
  dismount: (view: View) => `Does the rider of ${inFocus(view)} get off?`,
  leadOrSteer: 'Give orders to units, or steer the mount?',
  setDownAt: (view: View) => `Where is ${element(view, view.unseated[0] ?? -1)} set down?`,
  turnChief: (view: View) => `${focus(view)} may turn once`,
}

/** What is offered. */
export const choiceLarge = {
  tread: (_view: View, [move]: readonly number[]) => moves[move] ?? '',
  'moveLarge.walk': (view: View, [hex]: readonly number[]) => field(view, hex),
  'wanderLarge.done': 'Stay there',
  attack: 'Attack',
  overrun: 'Overrun',
  'strikeWith.support': 'Support the other animal',
  'strikeWith.spare': 'Strike nobody',
  area: (_view: View, [area]: readonly number[]) => `Breathe ${areas[area]}`,
  'breathe.spare': 'Do not breathe',
  mount: (view: View, [of]: readonly number[]) => `Mount ${elementAt(view, of)}`,
  'mountUp.stay': 'Stay on foot',
  'dismount.hex': (view: View, [hex]: readonly number[]) => `Get off on ${field(view, hex)}`,
  'dismount.stay': 'Stay mounted',
  'setDownAt.hex': (view: View, [hex]: readonly number[]) => `On ${field(view, hex)}`,
  'turnChief.stay': 'Do not turn',
  engage: (view: View, [foe]: readonly number[]) => `Attack ${unit(view, foe)} where you stand`,
  'deploy.mount': (view: View, [value]: readonly number[]) => {
    const [captain, mount] = byUnit(value)
    return `${unit(view, captain)} begins on ${unit(view, mount)}`
  },
  lead: 'Give orders to units; the mount holds',
  steer: 'All markers for the mount',
}

/** What is told. */
export const eventLarge = {
  treads: (view: View, [of, , to, towards]: readonly number[]) =>
    `${element(view, of)} moves to ${field(view, to)}, facing ${facing(towards)}`,
  charges: (view: View, [of, overruns]: readonly number[]) =>
    `${unit(view, of)} will ${overruns ? 'overrun' : 'attack'}`,
  overruns: (view: View, [of, victim, base, die, hit]: readonly number[]) =>
    `${element(view, of)} overruns ${element(view, victim)} (${base} or less): ${die}, ${hit ? 'a hit' : 'a miss'}`,
  brushes: (view: View, [of, ...others]: readonly number[]) =>
    `${element(view, of)} stands beside ${others.length === 1 ? 'an enemy' : 'enemies'} it does not fight`,
  mounts: (view: View, [of, mount]: readonly number[]) => `${element(view, of)} mounts ${element(view, mount)}`,
  dismounts: (view: View, [of, , hex]: readonly number[]) => `${element(view, of)} gets off on ${field(view, hex)}`,
  withdraws: (view: View, [of]: readonly number[]) =>
    `${element(view, of)} has no master any more and leaves the battle`,
  breathes: (view: View, [of, area]: readonly number[]) => `${element(view, of)} breathes ${areas[area]}`,
  sears: (view: View, [, target, factor, die, hit]: readonly number[]) =>
    `The breath meets ${element(view, target)} (${factor} or less): ${die}, ${hit ? 'a hit' : 'a miss'}`,
  corpse: (view: View, [of, ...hexes]: readonly number[]) =>
    `The body of ${element(view, of)} lies on ${hexes.map(hex => field(view, hex)).join(', ')}`,
}
