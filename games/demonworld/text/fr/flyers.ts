import type { EventTexts, Text } from '@hexarium/kernel'
import type { events } from '../../events.ts'
import type { View } from '../../view.ts'
import { names } from './names.ts'

const { element, field, focus, facing } = names
const inFocus = (view: View) => names.unit(view, view.focus.unit)
const doorState = ['fermée', 'ouverte', 'enfoncée']

/** Les créatures volantes et les bâtiments : ce qu’on demande. */
export const flyersAsk = {
  chooseFlight: (view: View) => `${inFocus(view)} : au sol ou en vol ?`,
  flyElement: (view: View) => `${inFocus(view)}, en vol : qui vole ensuite ?`,
  flyTo: (view: View) => `${focus(view)} : où voler ?`,
  flyFacing: (view: View) => `${focus(view)} : vers où regarder ?`,
  flyHeight: (view: View) => `${focus(view)} : finir à quelle hauteur ?`,
  breakOff: (view: View) => `${focus(view)} : rompre la mêlée et s’élever ?`,
  airStrikes: 'Qui frappe les créatures volantes ?',
  airTarget: (view: View) => `${focus(view)} : qui frapper en l’air ?`,
  airSupport: (view: View) => `${focus(view)} : qui soutient en l’air ?`,
  placeHouse: 'Placer une maison sur le plateau ?',
  approach: (view: View) => `${inFocus(view)}, près d’un bâtiment : en rangs ou un par un ?`,
  tendDoors: (view: View) => `${inFocus(view)} : ouvrir ou fermer des portes ?`,
  hewDoors: 'Qui frappe la porte ?',
}

/** Ce qu’on propose. */
export const flyersChoice: Text<View>['choice'] = {
  walk: 'Au sol',
  low: 'Vol bas',
  high: 'Vol haut',
  land: 'Se poser',
  height: (_view: View, { height }) => `Hauteur ${height}`,
  rise: 'Rompre et s’élever',
  away: 'S’élever et quitter la bataille',
  'airStrikes.everyone': 'Tous contre le plus facile',
  'airSupport.ready': 'Pas d’autre soutien',
  blow: (view: View, { striker, attack }) => `${names.elementAt(view, striker)}, coup ${attack + 1}`,
  none: 'Aucune',
  ranks: 'En rangs',
  singly: 'Un par un vers le bâtiment',
  door: (view, { door }) => `${view.doors[door] === 0 ? 'Ouvrir' : 'Fermer'} la porte ${door + 1}`,
}

/** Ce qu’on raconte. */
export const flyersEvent = {
  flies: (view: View, { element: of, to, facing: towards, height }) =>
    `${element(view, of)} : vol vers ${field(view, to)}, face ${facing(towards)}, hauteur ${height}`,
  risesAway: (view: View, { element: of }) => `${element(view, of)} : envol hors de vue, perte pour la bataille`,
  lands: (view: View, { element: of, to, facing: towards }) =>
    `${element(view, of)} : atterrissage en ${field(view, to)}, face ${facing(towards)}`,
  breaksOff: (view: View, { element: of, height }) =>
    `${element(view, of)} : mêlée rompue, montée à la hauteur ${height}`,
  crashes: (view, { element: of, hexes: [hex] }) => `${element(view, of)} : chute en ${field(view, hex)}`,
  crushed: (view: View, { element: of, die, hit }) =>
    `${element(view, of)}, dessous : ${die}, ${hit ? 'touché' : 'sans dommage'}`,
  house: (view: View, { hex }) => `Une maison est placée en ${field(view, hex)}`,
  door: (_view, { door, state }) => `La porte ${door + 1} est ${doorState[state]}`,
  hews: (view: View, { element: of, door, left }) =>
    `${element(view, of)} : coup sur la porte ${door + 1}, solidité restante ${left}`,
} satisfies Partial<EventTexts<View, typeof events>>
