import { type Event, type Match, type Outcome, type Played, question, type Seat } from '@hexarium/kernel'
import { at, fits, match as openMatch } from '@hexarium/laws/test-kit'
import { expect } from 'vitest'
import { check } from '../check.ts'
import { cardNamed, cards, copiesIn } from '../content/cards.ts'
import { raceNamed } from '../content/races.ts'
import { warcraft } from '../index.ts'
import { KIND, OWNER } from '../pieces.ts'
import { mapOf } from '../spaces.ts'
import type { Battle, Hex, Piece, Warcraft } from '../state.ts'
import { type View, view } from '../view.ts'

/** A player of a position, as `position.ts` reads it. */
export interface Player {
  race?: string
  gold?: number
  wood?: number
  town?: string
  captured?: boolean
  levels?: number[]
  buildings?: Record<string, number>
  underway?: Record<string, number>
  units?: Readonly<Record<string, string | undefined>>
  training?: string
  outposts?: Readonly<Record<string, boolean | undefined>>
  hand?: string[]
  deck?: string[]
  discard?: string[]
  hero?: { name: string; level?: number; wounds?: number; ones?: number; twos?: number }
  laid?: number
  research?: number
}

/** A position; settings are the game's. */
export interface Table {
  scenario?: string
  settings?: Record<string, unknown>
  turn?: number
  step?: 'move' | 'harvest' | 'deploy' | 'spend'
  active?: Seat
  first?: Seat
  neutral?: Record<string, string>
  creeps?: Record<string, string | string[]>
  spaces?: Record<string, object>
  quest?: (string | null)[]
}

/** The keys of all cards in a race's deck of the base game. */
export function deckOf(race: string): string[] {
  return copiesIn(raceNamed(race), false).flatMap((copies, card) => new Array<string>(copies).fill(cards[card].key))
}

/** Numbers below this are asked for after every choice. */
const PROBED = 8

const KINDS = ['melee', 'ranged', 'flying', 'worker', 'hero', 'summon', 'creep']

/** A match at the start of a player's step. */
export function table(players: Player[], spec: Table = {}): Match {
  const match = at(warcraft, { ...spec, players }, { seats: players.length })
  check(stateOf(match))
  fits(match, match.opening.events, PROBED)
  return match
}

/** A match from the very beginning. */
export function fresh(seats: number, settings: Record<string, unknown> = {}, seed = 'fresh'): Match {
  const match = openMatch(warcraft, { seats, settings, seed })
  fits(match, match.opening.events, PROBED)
  return match
}

/** One side of a battle: units in the battlefield D4 and in the flank of its own. */
export interface Side extends Player {
  field?: string
  flank?: string
}

/** The battlefield of `fight`, and the flanks of attacker and defender. */
const FIELD = 'D4'
export const FLANKS = ['D3', 'D5'] as const

/**
 * A match in which seat 0 ends its movement in a moment and fights seat 1 in D4. Nobody draws cards (Spell Research), unless
 * the settings say so.
 */
export function clash(attacker: Side, defender: Side, spec: Table = {}): Match {
  const players = [attacker, defender].map(({ field, flank, ...player }, seat) => {
    const units = {
      ...player.units,
      ...(field ? { [FIELD]: field } : {}),
      ...(flank ? { [FLANKS[seat]]: flank } : {}),
    }
    return { race: ['human', 'orc'][seat], ...player, units }
  })
  return table(players, { ...spec, settings: { spellResearch: true, ...spec.settings } })
}

/** `clash`, at the choice of the next piece to move. */
export function ready(attacker: Side, defender: Side, spec: Table = {}): Match {
  const match = clash(attacker, defender, spec)
  passTo(match, 'nextMove')
  return match
}

/** Ends the movement: what the battle tells until somebody is asked. Windows before it are passed. */
export function fight(attacker: Side, defender: Side, rolls: number[] = [], spec: Table = {}): Event[] {
  return engage(ready(attacker, defender, spec), rolls)
}

/** The same for a match at hand. */
export function engage(match: Match, rolls: number[] = []): Event[] {
  const events = choose(match, 'done', rolls)
  return [...events, ...passOver(match, ['afterMovement'])]
}

/** The game's state behind a match. */
export function stateOf(match: Match): Warcraft {
  return match.state as Warcraft
}

/** The battle under way. */
export function battleOf(match: Match): Battle {
  return stateOf(match).battle!
}

/** What a seat sees. */
export function viewOf(match: Match, seat: Seat): View {
  return view(stateOf(match), seat)
}

/** A space by its name. */
export function hex(match: Match, name: string): Hex {
  return mapOf(stateOf(match)).board.hex(name)
}

/** Where pieces of a kind of a seat stand: names of spaces, sorted; those off the board are left out. */
export function standing(match: Match, owner: Seat, kind: string): string[] {
  const g = stateOf(match)
  const { labels } = mapOf(g).board
  const found = g.at.flatMap((where, piece) =>
    where >= 0 && OWNER[piece] === owner && KINDS[KIND[piece]] === kind ? [labels[where]] : [],
  )
  return found.sort()
}

/** How many pieces of a kind stand in a space. */
export function count(match: Match, owner: Seat, kind: string, where: string): number {
  return standing(match, owner, kind).filter(name => name === where).length
}

/** What a seat is offered, in words; without a seat, the first one asked. */
export function offered(match: Match, seat: Seat = match.asked!.seats[0]): string[] {
  return match.choices(seat).map(choice => inWords(match, choice))
}

/** The offers of one kind, without the kind. */
export function offeredAs(match: Match, kind: string, seat?: Seat): string[] {
  return offered(match, seat).flatMap(text => (text.startsWith(`${kind} `) ? [text.slice(kind.length + 1)] : []))
}

/** Dice that are to fall next, by match. */
const waiting = new WeakMap<Match, number[]>()

/** Misses and hits in a fixed order, for dice a test does not care about: enough for any battle to end. */
const FURTHER_DICE = Array.from({ length: 400 }, (_, i) => 1 + ((i * 7 + Math.floor(i / 5) * 3) % 6))

/** These dice fall next, now or later. */
export function dice(match: Match, ...values: number[]): void {
  waiting.set(match, [...(waiting.get(match) ?? []), ...values])
}

/** The dice that have not fallen yet. */
export function diceLeft(match: Match): number[] {
  return waiting.get(match) ?? []
}

/** Plays a choice in words, with dice; `1>pass` for another seat than the first one asked. Tells what happened. */
export function choose(match: Match, text: string, rolls: number[] = []): Event[] {
  const [, named, choice] = /^(?:(\d)>)?(.*)$/.exec(text)!
  const seat = named === undefined ? match.asked!.seats[0] : Number(named)
  dice(match, ...rolls)
  const played = attempt(match, seat, inNumbers(match, seat, choice))
  if (!played.ok) throw new Error(`“${choice}”: ${played.problem.text} (asked: ${match.asked?.decision})`)
  check(stateOf(match))
  fits(match, played.value.events, PROBED)
  return played.value.events
}

/** Plays choices one after the other. */
export function chooseAll(match: Match, ...texts: string[]): Event[] {
  return texts.flatMap(text => choose(match, text))
}

/** Waiting dice fall first; if more are wanted while some were waiting, those of the fixed order follow. */
function attempt(match: Match, seat: Seat, choice: string): Outcome<Played> {
  const first = diceLeft(match)
  if (first.length === 0) return match.play(seat, choice)
  const all = [...first, ...FURTHER_DICE]
  const played = match.play(seat, choice, all)
  const [, unwanted] = played.ok ? [] : (/(\d+) of them were not wanted/.exec(played.problem.text) ?? [])
  if (unwanted === undefined) return played
  const wanted = all.length - Number(unwanted)
  waiting.set(match, first.slice(wanted))
  return match.play(seat, choice, wanted === 0 ? null : all.slice(0, wanted))
}

/** The rule that forbids a choice. */
export function refused(match: Match, text: string): string | undefined {
  const [, named, choice] = /^(?:(\d)>)?(.*)$/.exec(text)!
  const seat = named === undefined ? match.asked!.seats[0] : Number(named)
  const played = match.play(seat, inNumbers(match, seat, choice))
  if (played.ok) expect.fail(`“${text}” should be refused`)
  return played.ok ? undefined : played.problem.rule
}

/** Passes every window until a decision is asked. */
export function passTo(match: Match, decision: string, rolls: number[] = []): Event[] {
  dice(match, ...rolls)
  const events: Event[] = []
  for (let patience = 40; patience > 0 && match.asked && match.asked.decision !== decision; patience--) {
    const { kinds } = question(warcraft, stateOf(match))!.decision
    if (!kinds.includes('pass')) throw new Error(`${match.asked.decision} is no window; wanted was ${decision}`)
    events.push(...choose(match, 'pass'))
  }
  if (match.asked?.decision !== decision) throw new Error(`${decision} is not asked but ${match.asked?.decision}`)
  return events
}

/** Passes windows until an event of a kind is told. */
export function passUntil(match: Match, kind: string, rolls: number[] = []): Event[] {
  dice(match, ...rolls)
  const events: Event[] = []
  for (let patience = 40; patience > 0; patience--) {
    events.push(...choose(match, 'pass'))
    if (events.some(event => event.kind === kind)) return events
  }
  throw new Error(`nothing tells of ${kind}`)
}

/** Passes windows of these names as long as they are asked. */
export function passOver(match: Match, windows: string[]): Event[] {
  const events: Event[] = []
  while (match.asked && windows.includes(match.asked.decision)) events.push(...choose(match, 'pass'))
  return events
}

/** A choice as people say it: `hex C4`, `piece melee C4`, `card fast`. */
function inWords(match: Match, choice: string): string {
  const [kind, text] = choice.split(' ')
  if (text === undefined) return choice
  const g = stateOf(match)
  const { labels } = mapOf(g).board
  const value = Number(text)
  if (kind === 'piece') return `piece ${pieceInWords(g, value)}`
  if (kind === 'card') return `card ${cards[value].key}`
  if (kind === 'hex' || kind === 'forest' || (kind === 'outpost' && match.asked!.decision === 'spend'))
    return `${kind} ${labels[value]}`
  if (kind === 'cooperateOutpost') return `${kind} ${labels[value]}`
  if (kind === 'type' || kind === 'unit' || kind === 'building' || kind === 'upgrade' || kind === 'kind')
    return `${kind} ${KINDS[value]}`
  return kind === 'cooperate' || kind === 'summonBuilding' ? `${kind} ${KINDS[value]}` : choice
}

function pieceInWords(g: Warcraft, piece: Piece): string {
  const { labels } = mapOf(g).board
  return `${KINDS[KIND[piece]]} ${labels[g.at[piece]] ?? '-'}`
}

/** The opposite: what is offered under this name; for pieces `piece 1:melee C4` names the owner. */
function inNumbers(match: Match, seat: Seat, text: string): string {
  const found = match.choices(seat).find(choice => inWords(match, choice) === text)
  if (found !== undefined) return found
  const [kind, word, where] = text.split(' ')
  const g = stateOf(match)
  if (kind === 'piece' && where !== undefined) {
    const [, owner, name] = /^(?:(\d):)?(\w+)$/.exec(word)!
    const fits = (piece: Piece) =>
      KINDS[KIND[piece]] === name &&
      (owner === undefined || OWNER[piece] === Number(owner)) &&
      g.at[piece] === hex(match, where)
    const offers = match.choices(seat).map(choice => Number(choice.split(' ')[1]))
    return `piece ${offers.find(fits) ?? g.at.findIndex((_, piece) => fits(piece))}`
  }
  if ((kind === 'hex' || kind === 'forest') && word && !/^\d+$/.test(word))
    return `${kind} ${mapOf(g).board.find(word)}`
  if (kind === 'outpost' && word && !/^\d+$/.test(word)) return `outpost ${mapOf(g).board.find(word)}`
  if (kind === 'card' && word && !/^\d+$/.test(word)) return `card ${cardNamed(word)}`
  const number = KINDS.indexOf(word ?? '')
  return number >= 0 ? `${kind} ${number}` : text
}

/** The integers of every event of a kind. */
export function told(events: readonly Event[], kind: string): number[][] {
  return events.filter(event => event.kind === kind).map(event => event.args)
}

/** What was told before the first event of a kind. */
export function before(events: readonly Event[], kind: string): Event[] {
  const at = events.findIndex(event => event.kind === kind)
  return at < 0 ? [...events] : events.slice(0, at)
}
