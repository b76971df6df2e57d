import type { EventTexts, Text } from '@hexarium/kernel'
import type { events } from '../../events.ts'
import type { View } from '../../view.ts'
import { names } from './names.ts'

const { element, field, focus, facing } = names
const inFocus = (view: View) => names.unit(view, view.focus.unit)
const doorState = ['closed', 'open', 'broken open']

/** Flyers and buildings: what is asked. */
export const flyersAsk = {
  chooseFlight: (view: View) => `${inFocus(view)}: on foot, or into the air?`,
  flyElement: (view: View) => `${inFocus(view)}, in the air: who flies next?`,
  flyTo: (view: View) => `Where does ${focus(view)} fly to?`,
  flyFacing: (view: View) => `Which way does ${focus(view)} face?`,
  flyHeight: (view: View) => `How high is ${focus(view)} in the end?`,
  breakOff: (view: View) => `${focus(view)} may break off the melee and rise`,
  airStrikes: 'Who strikes at flyers?',
  airTarget: (view: View) => `Whom does ${focus(view)} strike in the air?`,
  airSupport: (view: View) => `Who supports ${focus(view)} in the air?`,
  placeHouse: 'Put a house on the board?',
  approach: (view: View) => `${inFocus(view)}, beside a building: in ranks, or one by one?`,
  tendDoors: (view: View) => `${inFocus(view)}: open or close doors?`,
  hewDoors: 'Who hews at the door?',
}

/** What is offered. */
export const flyersChoice: Text<View>['choice'] = {
  walk: 'On foot',
  low: 'Low flight',
  high: 'High flight',
  land: 'Land',
  height: (_view: View, { height }) => `Height ${height}`,
  rise: 'Break off and rise',
  away: 'Up and out of the battle',
  'airStrikes.everyone': 'Everyone at the easiest',
  'airSupport.ready': 'No more support',
  blow: (view: View, { striker, attack }) => `${names.elementAt(view, striker)}, blow ${attack + 1}`,
  none: 'None',
  ranks: 'In ranks',
  singly: 'One by one to the building',
  door: (view, { door }) => `Door ${door + 1}: ${view.doors[door] === 0 ? 'open' : 'close'} it`,
}

/** What is told. */
export const flyersEvent = {
  flies: (view: View, { element: of, to, facing: towards, height }) =>
    `${element(view, of)}: flight to ${field(view, to)}, facing ${facing(towards)}, height ${height}`,
  risesAway: (view: View, { element: of }) => `${element(view, of)}: up and out of sight, lost to the battle`,
  lands: (view: View, { element: of, to, facing: towards }) =>
    `${element(view, of)}: landing on ${field(view, to)}, facing ${facing(towards)}`,
  breaksOff: (view: View, { element: of, height }) => `${element(view, of)}: melee broken off, up to height ${height}`,
  crashes: (view, { element: of, hexes: [hex] }) => `${element(view, of)}: crash on ${field(view, hex)}`,
  crushed: (view: View, { element: of, die, hit }) =>
    `${element(view, of)}, underneath: ${die}, ${hit ? 'hurt' : 'unhurt'}`,
  house: (view: View, { hex }) => `A house is put on ${field(view, hex)}`,
  door: (_view, { door, state }) => `Door ${door + 1} is ${doorState[state]}`,
  hews: (view: View, { element: of, door, left }) =>
    `${element(view, of)}: blow at door ${door + 1}, stability ${left} left`,
} satisfies Partial<EventTexts<View, typeof events>>
