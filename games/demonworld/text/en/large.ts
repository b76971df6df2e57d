import { type EventTexts, grammar, type Text } from '@hexarium/kernel'
import type { events } from '../../events.ts'
import type { View } from '../../view.ts'
import { names } from './names.ts'

const { count } = grammar('en')
const { unit, element, elementAt, focus, field, facing } = names
const inFocus = (view: View) => unit(view, view.focus.unit)

/** A unit in its move: why it is asked, and why it does not advance. */
export const mover = (view: View) => {
  const { unit: of, reacts, disordered } = view.focus
  const why = [
    view.impetuous[of] && `impetuous, after ${unit(view, view.prey[of])}`,
    reacts && 'attacked',
    disordered && 'in disorder: no advance',
  ].filter(Boolean)
  return `${unit(view, of)}${why.length > 0 ? ` (${why.join(', ')})` : ''}`
}
const spent = ({ focus: { spent: points } }: View) =>
  points === 0 ? '' : ` — ${count(points, 'point', 'points')} used`
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
  moveLarge: (view: View) => `${mover(view)}: what next?${spent(view)}`,
  walkFacing: (view: View) => `Which way does ${inFocus(view)} face there?`,
  announceCharge: (view: View) => `${inFocus(view)}, in contact: attack or overrun?`,
  wanderLarge: (view: View) => `${focus(view)} may move two fields and turn`,
  strikeWith: (view: View) => `Whom does ${focus(view)} strike with this attack?`,
  supportBlow: (view: View) => `Who supports ${focus(view)}?`,
  strikePart: 'The chariot itself or its animals?',
  aimField: 'Which field is the target?',
  breathe: (view: View) => `Where does ${inFocus(view)} breathe?`,
  mountUp: (view: View) => `Does ${focus(view)} mount?`,
  dismount: (view: View) => `Does the rider of ${inFocus(view)} get off?`,
  leadOrSteer: 'Give orders to units, or steer the mount?',
  setDownAt: (view: View) => `Where is ${element(view, view.unseated[0]?.rider ?? -1)} set down?`,
  turnChief: (view: View) => `${focus(view)} may turn once`,
}

/** What is offered. */
export const choiceLarge: Text<View>['choice'] = {
  tread: (_view: View, { tread: move }) => moves[move] ?? '',
  'moveLarge.walk': (view: View, { walk: hex }) => field(view, hex),
  'wanderLarge.done': 'Stay there',
  attack: 'Attack',
  overrun: 'Overrun',
  'strikeWith.support': 'Support the other animal',
  'strikeWith.spare': 'Strike nobody',
  'supportBlow.ready': 'No more support',
  area: (_view: View, { area }) => `Breathe ${areas[area]}`,
  'breathe.spare': 'Do not breathe',
  mount: (view: View, { mount: of }) => `Mount ${elementAt(view, of)}`,
  'mountUp.stay': 'Stay on foot',
  'dismount.hex': (view: View, { hex }) => `Get off on ${field(view, hex)}`,
  'dismount.stay': 'Stay mounted',
  'setDownAt.hex': (view: View, { hex }) => `On ${field(view, hex)}`,
  'turnChief.stay': 'Do not turn',
  engage: (view: View, { engage: foe }) => `Attack ${unit(view, foe)} where you stand`,
  'deploy.mount': (view: View, { captain, unit: mount }) => `${unit(view, captain)} begins on ${unit(view, mount)}`,
  lead: 'Give orders to units; the mount holds',
  steer: 'All markers for the mount',
}

/** What is told. */
export const eventLarge = {
  treads: (view: View, { element: of, to, facing: towards }) =>
    `${element(view, of)}: to ${field(view, to)}, facing ${facing(towards)}`,
  charges: (view: View, { unit: of, overruns }) => `${unit(view, of)}: ${overruns ? 'overrun' : 'attack'}`,
  overruns: (view: View, { element: of, victim, base, die, hit }) =>
    `Overrun: ${element(view, of)} against ${element(view, victim)} (${base} or less): ${die}, ${hit ? 'a hit' : 'a miss'}`,
  brushes: (view: View, { element: of, others }) =>
    `${element(view, of)}: beside ${others.length === 1 ? 'an enemy' : 'enemies'}, without a fight`,
  mounts: (view: View, { captain: of, mount }) => `${element(view, of)} mounts ${element(view, mount)}`,
  dismounts: (view: View, { captain: of, hex }) => `${element(view, of)} gets off on ${field(view, hex)}`,
  withdraws: (view: View, { element: of }) => `${element(view, of)}: no master any more, out of the battle`,
  breathes: (view: View, { element: of, area }) => `${element(view, of)}: breath ${areas[area]}`,
  sears: (view: View, { target, factor, die, hit }) =>
    `The breath meets ${element(view, target)} (${factor} or less): ${die}, ${hit ? 'a hit' : 'a miss'}`,
  corpse: (view: View, { element: of, hexes }) =>
    `The body of ${element(view, of)} lies on ${hexes.map(hex => field(view, hex)).join(', ')}`,
} satisfies Partial<EventTexts<View, typeof events>>
