import { type Event, Match, must } from '@hexarium/kernel'
import { fits, nodesOf, play as playLines, refusal as refusalOf } from '@hexarium/laws/test-kit'
import { check } from '../check.ts'
import { board, directionNames } from '../content/board.ts'
import { maps } from '../content/maps.ts'
import { areaNames } from '../content/monsters.ts'

import { dragonRage } from '../index.ts'
import type { DragonRage } from '../state.ts'
import { unitsOn } from '../units.ts'

/**
 * A match in the middle of things: `table('invader movement', 'DRG 1009 N', 'city INF 1010')`. A unit is its code, its hex
 * (`-` off the map), then a facing, `flying`, `wounded`, `killer`, `fires=1`, `points=4` (spell points) or damage
 * (`legs=6`, `hits=9`); `city` before it says whose it is. An object adds anything else a position may say.
 */
export function table(when: string, ...rest: (string | object)[]): Match {
  const [side, phase] = when.split(' ')
  const more = rest.filter(item => typeof item === 'object')
  const units = rest.filter(item => typeof item === 'string').map(readUnit)
  const position = Object.assign({ side, phase, units }, ...more)
  return must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'test' }, position }))
}

function readUnit(text: string): object {
  const words = text.split(' ')
  const side = ['city', 'wild', 'captive'].includes(words[0]) ? words.shift()! : 'invader'
  const [code, hex, ...marks] = words
  const unit: Record<string, unknown> = { code, side, ...(hex === '-' ? {} : { hex }) }
  const damage: Record<string, number> = {}
  for (const mark of marks) {
    const [key, value] = mark.split('=')
    if (directionNames.includes(mark)) unit['facing'] = mark
    else if (value === undefined) unit[key] = true
    else if (key === 'hits') unit['damage'] = Number(value)
    else if (key === 'points') unit['spellPoints'] = Number(value)
    else if ((areaNames as readonly string[]).includes(key)) damage[key] = Number(value)
    else unit[key] = Number(value)
  }
  return Object.keys(damage).length > 0 ? { ...unit, damage } : unit
}

/** Numbers below this are asked for after every choice; hexes beyond are left to the node counts. */
const PROBED = 8

/** The state behind a match. */
export function stateOf(match: Match): DragonRage {
  return match.state as DragonRage
}

/** The unit that stands on a hex; the first by number, or the one of a kind given by its place. */
export function unitAt(match: Match, hex: string, place = 0): number {
  return unitsOn(stateOf(match), board.hex(hex))[place]
}

/** `step 1010`, `turn NE`, `unit @1010`, `breach 0707-0606`, `limb legs` → the notation of the kernel. */
function translate(match: Match, choice: string): string {
  return choice.replace(/^(\w+) (\S+)/, (whole, kind, value) => {
    const [, at, place] = /^@(\d{4})(?:#(\d))?$/.exec(value) ?? []
    if (at) return `${kind} ${unitAt(match, at, Number(place ?? 0))}`
    if (/^\d{4}$/.test(value)) return `${kind} ${board.hex(value)}`
    if (directionNames.includes(value)) return `${kind} ${directionNames.indexOf(value)}`
    if (areaNames.includes(value)) return `${kind} ${areaNames.indexOf(value)}`
    const [inner, outer] = value.split('-')
    if (outer)
      return `${kind} ${maps[stateOf(match).map].entranceAt[board.sideBetween(board.hex(inner), board.hex(outer))]}`
    return whole
  })
}

/** Plays choices of whoever is asked; dice follow behind `=`. Returns what was told; invariants hold after each. */
export function play(match: Match, ...choices: string[]): Event[] {
  return choices.flatMap(choice => {
    const told = playLines(match, translate(match, choice))
    check(stateOf(match))
    fits(match, told, PROBED)
    return told
  })
}

/** The rule that refuses a choice. */
export function refusal(match: Match, choice: string): string | undefined {
  return refusalOf(match, translate(match, choice)).rule
}

const HEXES = new Set([
  'hex',
  'step',
  'overrun',
  'bound',
  'slither',
  'climb',
  'fall',
  'enter',
  'soar',
  'raze',
  'lead',
  'pierce',
])
const SPELLS = new Set(['fog', 'whirlwind', 'summon', 'hold', 'burn'])

/** What is offered to whoever is asked, hexes by their printed names, units by where they stand. */
export function offered(match: Match, ...kinds: string[]): string[] {
  const state = stateOf(match)
  return match
    .choices(match.asked!.seats[0])
    .filter(choice => kinds.length === 0 || kinds.includes(choice.split(' ')[0]))
    .map(choice => {
      const [kind, value] = choice.split(' ')
      if (value === undefined) return choice
      if (HEXES.has(kind) || SPELLS.has(kind)) return `${kind} ${board.labels[Number(value)]}`
      if (['unit', 'monster', 'beast', 'breathe', 'lightning'].includes(kind))
        return `${kind} @${board.labels[state.at[Number(value)]] ?? '-'}`
      if (['turn', 'coil', 'facing', 'veer'].includes(kind)) return `${kind} ${directionNames[Number(value)]}`
      if (kind === 'area' || kind === 'limb') return `${kind} ${areaNames[Number(value)]}`
      if (kind === 'breach' || kind === 'open') {
        const { inner, outer } = maps[state.map].entrances[Number(value)]
        return `${kind} ${board.labels[inner]}-${board.labels[outer]}`
      }
      return choice
    })
    .sort()
}

/** Leaves everything as it is until a side is asked a question of this name. */
export function passTo(match: Match, side: 'invader' | 'city', decision: string): Match {
  for (let patience = 50; patience > 0; patience--) {
    const { seats, decision: now } = match.asked!
    if (now === decision && seats[0] === (side === 'invader' ? 0 : 1)) return match
    playLines(match, match.choices(seats[0]).find(choice => ['done', 'pass', 'rest', 'stay'].includes(choice))!)
  }
  throw new Error(`${decision} was never asked`)
}

/** How many ways there are to make so many choices from here, and what is told on them. */
export function count(match: Match, choices: number): string {
  return nodesOf(match, choices, 0)
}
