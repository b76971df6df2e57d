import type { EventTexts, Text } from '@hexarium/kernel'
import type { events } from '../../events.ts'
import type { View } from '../../view.ts'
import { names } from './names.ts'

const { unit, element, elementAt, focus, field, facing } = names
const inFocus = (view: View) => unit(view, view.focus.unit)
const spent = ({ focus: { spent: points } }: View) => (points === 0 ? '' : ` — ${points} BP verbraucht`)
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
  moveLarge: (view: View) => `${inFocus(view)}: was nun?${spent(view)}`,
  walkFacing: (view: View) => `Wohin blickt ${inFocus(view)} dort?`,
  announceCharge: (view: View) => `${inFocus(view)} hat Kontakt: angreifen oder überrennen?`,
  wanderLarge: (view: View) => `${focus(view)} darf zwei Felder bewegen und drehen`,
  strikeWith: (view: View) => `Wen trifft dieser Angriff von ${focus(view)}?`,
  strikePart: 'Den Streitwagen selbst oder die Zugtiere?',
  aimField: 'Auf welches Feld?',
  breathe: (view: View) => `Wohin speit ${inFocus(view)} den Drachenodem?`,
  mountUp: (view: View) => `Steigt ${focus(view)} auf?`,
  dismount: (view: View) => `Steigt der Reiter ab? ${inFocus(view)}`,
  leadOrSteer: 'Einheiten Befehle geben oder das Reittier lenken?',
  setDownAt: (view: View) => `Wohin wird ${element(view, view.unseated[0]?.rider ?? -1)} gestellt?`,
  turnChief: (view: View) => `${focus(view)} darf einmal drehen`,
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
  area: (_view: View, { area }) => `Drachenodem ${areas[area]}`,
  'breathe.spare': 'Kein Drachenodem',
  mount: (view: View, { mount: of }) => `${elementAt(view, of)} besteigen`,
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
    `${element(view, of)} bewegt nach ${field(view, to)}, Blick ${facing(towards)}`,
  charges: (view: View, { unit: of, overruns }) => `${unit(view, of)} will ${overruns ? 'überrennen' : 'angreifen'}`,
  overruns: (view: View, { element: of, victim, base, die, hit }) =>
    `${element(view, of)} überrennt ${element(view, victim)} (${base} oder weniger): ${die}, ${hit ? 'Treffer' : 'kein Treffer'}`,
  brushes: (view: View, { element: of, others }) =>
    `${element(view, of)} steht neben ${others.length === 1 ? 'einem Gegner' : 'Gegnern'}, ohne zu kämpfen`,
  mounts: (view: View, { captain: of, mount }) => `${element(view, of)} besteigt ${element(view, mount)}`,
  dismounts: (view: View, { captain: of, hex }) => `${element(view, of)} steigt ab auf ${field(view, hex)}`,
  withdraws: (view: View, { element: of }) => `${element(view, of)} hat keinen Lenker mehr und verlässt die Schlacht`,
  breathes: (view: View, { element: of, area }) => `${element(view, of)} speit ${areas[area]}`,
  sears: (view: View, { target, factor, die, hit }) =>
    `Der Drachenodem trifft auf ${element(view, target)} (${factor} oder weniger): ${die}, ${hit ? 'Treffer' : 'kein Treffer'}`,
  corpse: (view: View, { element: of, hexes }) =>
    `${element(view, of)} liegt tot auf ${hexes.map(hex => field(view, hex)).join(', ')}`,
} satisfies Partial<EventTexts<View, typeof events>>
