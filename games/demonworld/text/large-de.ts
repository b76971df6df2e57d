import type { View } from '../view.ts'
import { byUnit } from './asking.ts'
import { names } from './names-de.ts'

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
  setDownAt: (view: View) => `Wohin wird ${element(view, view.unseated[0] ?? -1)} gestellt?`,
  turnChief: (view: View) => `${focus(view)} darf einmal drehen`,
}

/** Was angeboten wird. */
export const choiceLarge = {
  tread: (_view: View, [move]: readonly number[]) => moves[move] ?? '',
  'moveLarge.walk': (view: View, [hex]: readonly number[]) => field(view, hex),
  'wanderLarge.done': 'Dort bleiben',
  attack: 'Angreifen',
  overrun: 'Überrennen',
  'strikeWith.support': 'Das andere Zugtier unterstützen',
  'strikeWith.spare': 'Niemanden',
  area: (_view: View, [area]: readonly number[]) => `Drachenodem ${areas[area]}`,
  'breathe.spare': 'Kein Drachenodem',
  mount: (view: View, [of]: readonly number[]) => `${elementAt(view, of)} besteigen`,
  'mountUp.stay': 'Zu Fuß bleiben',
  'dismount.hex': (view: View, [hex]: readonly number[]) => `Absteigen auf ${field(view, hex)}`,
  'dismount.stay': 'Oben bleiben',
  'setDownAt.hex': (view: View, [hex]: readonly number[]) => `Auf ${field(view, hex)}`,
  'turnChief.stay': 'Nicht drehen',
  engage: (view: View, [foe]: readonly number[]) => `Auf der Stelle angreifen: ${unit(view, foe)}`,
  'deploy.mount': (view: View, [value]: readonly number[]) => {
    const [captain, mount] = byUnit(value)
    return `${unit(view, captain)} beginnt auf: ${unit(view, mount)}`
  },
  lead: 'Einheiten befehligen; das Reittier hält',
  steer: 'Alle Marker für das Reittier',
}

/** Was berichtet wird. */
export const eventLarge = {
  treads: (view: View, [of, , to, towards]: readonly number[]) =>
    `${element(view, of)} bewegt nach ${field(view, to)}, Blick ${facing(towards)}`,
  charges: (view: View, [of, overruns]: readonly number[]) =>
    `${unit(view, of)} will ${overruns ? 'überrennen' : 'angreifen'}`,
  overruns: (view: View, [of, victim, base, die, hit]: readonly number[]) =>
    `${element(view, of)} überrennt ${element(view, victim)} (${base} oder weniger): ${die}, ${hit ? 'Treffer' : 'kein Treffer'}`,
  brushes: (view: View, [of, ...others]: readonly number[]) =>
    `${element(view, of)} steht neben ${others.length === 1 ? 'einem Gegner' : 'Gegnern'}, ohne zu kämpfen`,
  mounts: (view: View, [of, mount]: readonly number[]) => `${element(view, of)} besteigt ${element(view, mount)}`,
  dismounts: (view: View, [of, , hex]: readonly number[]) => `${element(view, of)} steigt ab auf ${field(view, hex)}`,
  withdraws: (view: View, [of]: readonly number[]) =>
    `${element(view, of)} hat keinen Lenker mehr und verlässt die Schlacht`,
  breathes: (view: View, [of, area]: readonly number[]) => `${element(view, of)} speit ${areas[area]}`,
  sears: (view: View, [, target, factor, die, hit]: readonly number[]) =>
    `Der Drachenodem trifft auf ${element(view, target)} (${factor} oder weniger): ${die}, ${hit ? 'Treffer' : 'kein Treffer'}`,
  corpse: (view: View, [of, ...hexes]: readonly number[]) =>
    `${element(view, of)} liegt tot auf ${hexes.map(hex => field(view, hex)).join(', ')}`,
}
