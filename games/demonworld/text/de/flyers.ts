import type { EventTexts, Text } from '@hexarium/kernel'
import type { events } from '../../events.ts'
import type { View } from '../../view.ts'
import { names } from './names.ts'

const { element, field, focus, facing } = names
const inFocus = (view: View) => names.unit(view, view.focus.unit)
const doorState = ['verschlossen', 'offen', 'aufgebrochen']

/** Flieger und Gebäude: was gefragt wird. */
export const flyersAsk = {
  chooseFlight: (view: View) => `${inFocus(view)}: am Boden oder in die Luft?`,
  flyElement: (view: View) => `${inFocus(view)}, im Flug: Wer fliegt als nächster?`,
  flyTo: (view: View) => `Wohin fliegt ${focus(view)}?`,
  flyFacing: (view: View) => `Wohin blickt ${focus(view)}?`,
  flyHeight: (view: View) => `Auf welcher Höhe endet der Flug? ${focus(view)}`,
  breakOff: (view: View) => `${focus(view)} kann den Nahkampf abbrechen und aufsteigen`,
  airStrikes: 'Wer schlägt nach Fliegern?',
  airTarget: (view: View) => `Wen greift ${focus(view)} in der Luft an?`,
  airSupport: (view: View) => `Wer unterstützt ${focus(view)} in der Luft?`,
  placeHouse: 'Ein Haus auf die Spielfläche stellen?',
  approach: (view: View) => `${inFocus(view)}, beim Gebäude: in Formation oder einzeln?`,
  tendDoors: (view: View) => `${inFocus(view)}: Türen öffnen oder schließen?`,
  hewDoors: 'Wer schlägt auf die Tür ein?',
}

/** Was angeboten wird. */
export const flyersChoice: Text<View>['choice'] = {
  walk: 'Am Boden',
  low: 'Niedrigflug',
  high: 'Hoch fliegen',
  land: 'Landen',
  height: (_view: View, { height }) => `Höhe ${height}`,
  rise: 'Abbrechen und aufsteigen',
  'airStrikes.everyone': 'Alle aufs leichteste Ziel',
  'airSupport.ready': 'Keine weitere Unterstützung',
  blow: (view: View, { striker, attack }) => `${names.elementAt(view, striker)}, Schlag ${attack + 1}`,
  none: 'Keines',
  ranks: 'In Formation',
  singly: 'Einzeln zum Gebäude',
  door: (view, { door }) => `Tür ${door + 1} ${view.doors[door] === 0 ? 'öffnen' : 'verschließen'}`,
}

/** Was erzählt wird. */
export const flyersEvent = {
  flies: (view: View, { element: of, to, facing: towards, height }) =>
    `${element(view, of)} fliegt nach ${field(view, to)}, Blick ${facing(towards)}, Höhe ${height}`,
  lands: (view: View, { element: of, to, facing: towards }) =>
    `${element(view, of)} landet auf ${field(view, to)}, Blick ${facing(towards)}`,
  breaksOff: (view: View, { element: of, height }) =>
    `${element(view, of)} bricht den Nahkampf ab und steigt auf Höhe ${height}`,
  crashes: (view, { element: of, hexes: [hex] }) => `${element(view, of)} stürzt auf ${field(view, hex)} ab`,
  crushed: (view: View, { element: of, die, hit }) =>
    `${element(view, of)} liegt darunter: ${die}, ${hit ? 'verletzt' : 'unverletzt'}`,
  house: (view: View, { hex }) => `Ein Haus steht auf ${field(view, hex)}`,
  door: (_view, { door, state }) => `Tür ${door + 1} ist ${doorState[state]}`,
  hews: (view: View, { element: of, door, left }) =>
    `${element(view, of)} schlägt auf Tür ${door + 1} ein: noch ${left} Stabilität`,
} satisfies Partial<EventTexts<View, typeof events>>
