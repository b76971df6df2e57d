import { ATTACKS } from '../rules/air-blows.ts'
import type { View } from '../view.ts'
import { names } from './names-de.ts'

const { element, field, focus, facing } = names
const inFocus = (view: View) => names.unit(view, view.focus.unit)
const blowWords = (view: View, blow: number) =>
  `${names.elementAt(view, Math.floor(blow / ATTACKS))}, Schlag ${(blow % ATTACKS) + 1}`
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
export const flyersChoice = {
  walk: 'Am Boden',
  low: 'Niedrigflug',
  high: 'Hoch fliegen',
  land: 'Landen',
  height: (_view: View, [height]: readonly number[]) => `Höhe ${height}`,
  rise: 'Abbrechen und aufsteigen',
  'airStrikes.everyone': 'Alle aufs leichteste Ziel',
  'airSupport.ready': 'Keine weitere Unterstützung',
  blow: (view: View, [blow]: readonly number[]) => blowWords(view, blow),
  none: 'Keines',
  ranks: 'In Formation',
  singly: 'Einzeln zum Gebäude',
  door: (view: View, [door]: readonly number[]) =>
    `Tür ${door + 1} ${view.doors[door] === 0 ? 'öffnen' : 'verschließen'}`,
}

/** Was erzählt wird. */
export const flyersEvent = {
  flies: (view: View, [of, , to, towards, height]: readonly number[]) =>
    `${element(view, of)} fliegt nach ${field(view, to)}, Blick ${facing(towards)}, Höhe ${height}`,
  lands: (view: View, [of, , to, towards]: readonly number[]) =>
    `${element(view, of)} landet auf ${field(view, to)}, Blick ${facing(towards)}`,
  breaksOff: (view: View, [of, height]: readonly number[]) =>
    `${element(view, of)} bricht den Nahkampf ab und steigt auf Höhe ${height}`,
  crashes: (view: View, [of, hex]: readonly number[]) => `${element(view, of)} stürzt auf ${field(view, hex)} ab`,
  crushed: (view: View, [of, die, hit]: readonly number[]) =>
    `${element(view, of)} liegt darunter: ${die}, ${hit ? 'verletzt' : 'unverletzt'}`,
  house: (view: View, [hex]: readonly number[]) => `Ein Haus steht auf ${field(view, hex)}`,
  door: (_view: View, [door, state]: readonly number[]) => `Tür ${door + 1} ist ${doorState[state]}`,
  hews: (view: View, [of, door, left]: readonly number[]) =>
    `${element(view, of)} schlägt auf Tür ${door + 1} ein: noch ${left} Stabilität`,
}
