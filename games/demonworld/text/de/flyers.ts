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
  flyTo: (view: View) => `${focus(view)}: Flug wohin?`,
  flyFacing: (view: View) => `${focus(view)}: Front wohin?`,
  flyHeight: (view: View) => `${focus(view)}: Auf welcher Höhe endet der Flug?`,
  breakOff: (view: View) => `${focus(view)}: den Nahkampf abbrechen und aufsteigen?`,
  airStrikes: 'Wer schlägt nach Fliegern?',
  airTarget: (view: View) => `${focus(view)}: Wem gilt der Angriff in der Luft?`,
  airSupport: (view: View) => `${focus(view)}: Wer unterstützt in der Luft?`,
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
  away: 'Hinauf und fort aus der Schlacht',
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
    `${element(view, of)}: Flug nach ${field(view, to)}, Front ${facing(towards)}, Höhe ${height}`,
  risesAway: (view: View, { element: of }) => `${element(view, of)}: Aufstieg aus der Schlacht, für sie verloren`,
  lands: (view: View, { element: of, to, facing: towards }) =>
    `${element(view, of)}: Landung auf ${field(view, to)}, Front ${facing(towards)}`,
  breaksOff: (view: View, { element: of, height }) =>
    `${element(view, of)}: Nahkampf abgebrochen, Aufstieg auf Höhe ${height}`,
  crashes: (view, { element: of, hexes: [hex] }) => `${element(view, of)}: Absturz auf ${field(view, hex)}`,
  crushed: (view: View, { element: of, die, hit }) =>
    `${element(view, of)}, darunter: ${die}, ${hit ? 'getroffen' : 'nicht getroffen'}`,
  house: (view: View, { hex }) => `Ein Haus steht auf ${field(view, hex)}`,
  door: (_view, { door, state }) => `Tür ${door + 1} ist ${doorState[state]}`,
  hews: (view: View, { element: of, door, left }) =>
    `${element(view, of)}: Schlag auf Tür ${door + 1}, noch Stabilität ${left}`,
} satisfies Partial<EventTexts<View, typeof events>>
