import { type EventTexts, grammar, type Phrase, type Text } from '@hexarium/kernel'
import { ROSE } from '../../content/tables.ts'
import type { events } from '../../events.ts'
import type { View } from '../../view.ts'
import { pairs, wallOf } from '../asking.ts'
import { names } from './names.ts'

type Phrases = Readonly<Record<string, Phrase<View>>>

const { count } = grammar('en')
const { unit, element, focus, direction, field } = names
const outcomes = [
  'on target',
  'drift of 1 field',
  'drift of 2 fields',
  'a jam',
  'all load points lost',
  'the gun bursts',
]
const caught = (lit: number) => (lit ? 'it catches fire' : 'it does not burn')
const wall = (view: View, side: number) => {
  const [a, b] = wallOf(view, side)
  return `the wall between ${field(view, a)} and ${field(view, b)}`
}

/** Questions about guns and fire. */
export const askGuns: Phrases = {
  aimGun: view => `${focus(view)}: fire at which field?`,
  announceFire: 'Announce flaming arrows or incendiary stones?',
  lightFire: 'Does anybody light a fire?',
  lightField: view => `Which field does ${focus(view)} light?`,
  escapeFire: view => `${focus(view)} must get out of the fire: where to?`,
  declareFlames: view => `${unit(view, view.focus.unit)}, flaming arrows: who shoots?`,
  flameAt: view => `What does ${focus(view)} shoot a flaming arrow at?`,
  backFlames: view => `Who supports the flaming arrow of ${focus(view)}?`,
}

export const choiceGuns: Text<View>['choice'] = {
  'aimGun.hex': (view, { hex }) => `At ${field(view, hex)}`,
  high: (view, { high: hex }) => `High, at ${field(view, hex)}`,
  hold: 'Do not fire',
  field: (view, { field: hex }) => `The field ${field(view, hex)}`,
  'backFlames.ready': 'No more support',
}

export const eventGuns = {
  loads: (view, { gun, points }) => `${element(view, gun)}: ${points} of 6 load points`,
  fires: (view, { gun, hex, die, outcome }) =>
    `${element(view, gun)}, fire at ${field(view, hex)}: ${die}, ${outcomes[outcome] ?? outcomes[0]}`,
  shotLands: (view, { hex }) => (hex < 0 ? 'The shot goes off the board' : `The shot goes to ${field(view, hex)}`),
  pierces: (view, { gun, target, factor, die, hit }) =>
    `${element(view, gun)} against ${element(view, target)} (${factor} or less): ${die}, ${hit ? 'a hit' : 'a miss'}`,
  batters: (view, { wall: side, factor, die, broken }) =>
    `Against ${wall(view, side)} (${factor} or less): ${die}, ${broken ? 'it breaks down' : 'it stands'}`,
  stopped: (view, { hex }) => `The shot ends on ${field(view, hex)}`,
  shares: (view, { mount, rider, hits }) =>
    `${element(view, mount)}: ${count(hits, 'hit strikes', 'hits strike')} the rider, ${element(view, rider)}`,
  torches: (view, { unit: of }) => `${unit(view, of)}: fire is announced`,
  wind: (_view, { direction: to, strength }) =>
    strength === 0 ? 'There is no wind' : `The wind blows ${direction(ROSE[to])}, strength ${strength}`,
  dwindles: (view, { fieldsAndMarkers: list }) =>
    `Fires burn down: ${pairs(list)
      .map(
        ([hex, marker]) =>
          `${field(view, hex)} ${marker === 0 ? 'is burnt out' : `for ${count(marker, 'more round', 'more rounds')}`}`,
      )
      .join(', ')}`,
  burns: (view, { hex, marker }) => `${field(view, hex)} burns for ${count(marker, 'more round', 'more rounds')}`,
  smoulders: (view, { hex }) => `${field(view, hex)} will burn from the next round on`,
  spreads: (view, { hex, need, die, lit }) =>
    `The fire reaches for ${field(view, hex)} (${need} or less): ${die}, ${caught(lit)}`,
  lights: (view, { element: of, hex, die, lit }) =>
    `${element(view, of)}: fire to ${field(view, hex)} (6 or less): ${die}, ${caught(lit)}`,
  catches: (view, { hex, factor, die, lit }) =>
    `Flames on ${field(view, hex)} (${factor} or less): ${die}, ${caught(lit)}`,
  flames: (view, { element: by, target, supports, base, die, hit }) =>
    `Flaming arrow: ${element(view, by)} against ${element(view, target)} (${base} or less${supports ? `, ${supports} in support` : ''}): ${die}, ${hit ? 'a hit' : 'a miss'}`,
  perishes: (view, { element: of, hex }) => `Lost in the fire: ${element(view, of)} on ${field(view, hex)}`,
} satisfies Partial<EventTexts<View, typeof events>>
