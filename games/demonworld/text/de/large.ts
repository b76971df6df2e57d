import { type EventTexts, grammar, type Text } from '@hexarium/kernel'
import type { events } from '../../events.ts'
import type { View } from '../../view.ts'
import { names } from './names.ts'

const { count } = grammar('de')
const { unit, element, elementAt, focus, field, facing } = names
const inFocus = (view: View) => unit(view, view.focus.unit)

/** Eine Einheit in ihrem Zug: warum sie gefragt wird, und warum sie nicht vorrückt. */
export const mover = (view: View) => {
  const { unit: of, reacts, disordered } = view.focus
  const why = [
    view.impetuous[of] && `ungestüm, Ziel ${unit(view, view.prey[of])}`,
    reacts && 'angegriffen',
    disordered && 'ungeordnet: kein Vorrücken',
  ].filter(Boolean)
  return `${unit(view, of)}${why.length > 0 ? ` (${why.join(', ')})` : ''}`
}
const spent = ({ focus: { spent: points } }: View) =>
  points === 0 ? '' : ` — ${count(points, 'Bewegungspunkt', 'Bewegungspunkte')} verbraucht`
/** By move: the six steps, then the turns (`bases.ts`). */
const moves = [
  'Nach vorn rechts',
  'Nach vorn links',
  'Zur Seite links',
  'Nach hinten links',
  'Nach hinten rechts',
  'Zur Seite rechts',
  'Vorwärtsdrehung nach rechts',
  'Vorwärtsdrehung nach links',
  'Drehung nach rechts um das vordere Feld',
  'Drehung nach links um das vordere Feld',
  'Rückwärtsdrehung nach rechts',
  'Rückwärtsdrehung nach links',
  'Drehung nach rechts auf der Stelle',
  'Drehung nach links auf der Stelle',
]
/** By area of breath. */
const areas = ['nach links', 'nach vorn', 'nach rechts']

/** Groß-Elemente: was gefragt wird. */
export const askLarge = {
  moveLarge: (view: View) => `${mover(view)}: Was nun?${spent(view)}`,
  walkFacing: (view: View) => `${inFocus(view)}: Front wohin?`,
  announceCharge: (view: View) => `${inFocus(view)}, in Kontakt: angreifen oder überrennen?`,
  wanderLarge: (view: View) => `${focus(view)} darf sich zwei Felder weit bewegen und drehen`,
  strikeWith: (view: View) => `${focus(view)}: Wem gilt dieser Angriff?`,
  supportBlow: (view: View) => `Wer unterstützt den Angriff (${focus(view)})?`,
  strikePart: 'Den Streitwagen selbst oder die Zugtiere?',
  aimField: 'Auf welches Feld?',
  breathe: (view: View) => `${inFocus(view)}: Drachenodem wohin?`,
  mountUp: (view: View) => `${focus(view)}: aufsteigen?`,
  dismount: (view: View) => `${inFocus(view)}: Steigt der Reiter ab?`,
  leadOrSteer: 'Einheiten Befehle geben oder das Reittier lenken?',
  setDownAt: (view: View) => `${element(view, view.unseated[0]?.rider ?? -1)}: Auf welches Feld?`,
  turnChief: (view: View) => `${focus(view)} darf sich einmal drehen`,
}

/** Was angeboten wird. */
export const choiceLarge: Text<View>['choice'] = {
  tread: (_view: View, { tread: move }) => moves[move] ?? '',
  'moveLarge.walk': (view: View, { walk: hex }) => field(view, hex),
  'wanderLarge.done': 'Dort bleiben',
  attack: 'Angreifen',
  overrun: 'Überrennen',
  'strikeWith.support': 'Das andere Zugtier unterstützen',
  'strikeWith.spare': 'Niemanden',
  'supportBlow.ready': 'Keine weitere Unterstützung',
  area: (_view: View, { area }) => `Drachenodem ${areas[area]}`,
  'breathe.spare': 'Kein Drachenodem',
  mount: (view: View, { mount: of }) => `Besteigen: ${elementAt(view, of)}`,
  'mountUp.stay': 'Zu Fuß bleiben',
  'dismount.hex': (view: View, { hex }) => `Absteigen auf ${field(view, hex)}`,
  'dismount.stay': 'Oben bleiben',
  'setDownAt.hex': (view: View, { hex }) => `Auf ${field(view, hex)}`,
  'turnChief.stay': 'Nicht drehen',
  engage: (view: View, { engage: foe }) => `Auf der Stelle angreifen: ${unit(view, foe)}`,
  'deploy.mount': (view: View, { captain, unit: mount }) => `${unit(view, captain)} beginnt auf: ${unit(view, mount)}`,
  lead: 'Einheiten befehligen; das Reittier hält',
  steer: 'Alle Marker für das Reittier',
}

/** Was berichtet wird. */
export const eventLarge = {
  treads: (view: View, { element: of, to, facing: towards }) =>
    `${element(view, of)}: nach ${field(view, to)}, Front ${facing(towards)}`,
  charges: (view: View, { unit: of, overruns }) => `${unit(view, of)} ${overruns ? 'überrennt' : 'greift an'}`,
  overruns: (view: View, { element: of, victim, base, die, hit }) =>
    `${element(view, of)} überrennt: ${element(view, victim)} (${base} oder weniger): ${die}, ${hit ? 'Treffer' : 'kein Treffer'}`,
  brushes: (view: View, { element: of, others }) =>
    `${element(view, of)}: neben ${others.length === 1 ? 'einem Gegner' : 'Gegnern'}, ohne zu kämpfen`,
  mounts: (view: View, { captain: of, mount }) => `${element(view, of)} besteigt: ${element(view, mount)}`,
  dismounts: (view: View, { captain: of, hex }) => `${element(view, of)} steigt ab auf ${field(view, hex)}`,
  withdraws: (view: View, { element: of }) => `${element(view, of)} hat keinen Lenker mehr und verlässt die Schlacht`,
  breathes: (view: View, { element: of, area }) => `${element(view, of)} speit ${areas[area]}`,
  sears: (view: View, { target, factor, die, hit }) =>
    `Drachenodem gegen: ${element(view, target)} (${factor} oder weniger): ${die}, ${hit ? 'Treffer' : 'kein Treffer'}`,
  corpse: (view: View, { element: of, hexes }) =>
    `${element(view, of)} liegt tot auf ${hexes.map(hex => field(view, hex)).join(', ')}`,
} satisfies Partial<EventTexts<View, typeof events>>
