import { type Event, Match, must, newGame, type Outcome, type Problem, question, type Seat } from '@hexarium/kernel'
import { match as openMatch } from '@hexarium/laws/test-kit'
import { begin } from '../begin.ts'
import { check } from '../check.ts'
import { battleBoard } from '../content/battlelands.ts'
import { typeNamed, typeNames } from '../content/creatures.ts'
import { landNumbered, lands } from '../content/masterboard.ts'
import { type TerrainName, terrainNamed } from '../content/terrains.ts'
import { titan } from '../index.ts'
import { knowFromPosition } from '../knowledge/index.ts'
import { piecesOf } from '../legions.ts'
import { fighterAt, locked } from '../rules/battlefield.ts'
import { startStock } from '../rules/set-up.ts'
import {
  ATTACKER,
  type Battle,
  DEFENDER,
  type Engagement,
  MARKERS_PER_COLOUR,
  type Marker,
  MOVEMENT,
  NONE,
  ORGANISATION,
  ROW,
  type Titan,
  type Type,
} from '../state.ts'
import type { View } from '../view.ts'
import { field } from './field.ts'

export { titan }

const SIDES = ['right', 'bottom', 'left']
const WINNERS = ['attacker', 'defender', 'nobody']

/** A seat at the table. Legions: `'41 titan ogre*2'`; `'>41/left #13 …'` has moved, came from the left, stands under marker 13. */
export interface SeatSpec {
  score?: number
  legions: string[]
}

/** A position in a line or two. */
export interface TableSpec {
  seats: SeatSpec[]
  mover?: Seat
  /** The movement roll; where a legion has moved already, the turn stands in its movement phase with this roll. */
  roll?: number
  /** Everybody's first turn. */
  first?: boolean
  /** What is left with the caretaker, where it is not what the board leaves him. */
  stock?: Record<string, number>
  /** What everybody has been shown of a legion. */
  shown?: Record<number, string>
  settings?: Record<string, unknown>
}

/** The types of `'titan ogre*2'`, ascending. */
export function types(text: string): Type[] {
  const words = text.split(' ').filter(word => word !== '')
  const found = words.flatMap(word => {
    const [name, count = '1'] = word.split('*')
    if (typeNamed(name) === NONE) throw new Error(`there is no ${name}`)
    return new Array<Type>(Number(count)).fill(typeNamed(name))
  })
  return found.sort((a, b) => a - b)
}

/** The names of some types: `'titan ogre ogre'`. */
export function names(list: readonly Type[]): string {
  return list.map(type => typeNames[type]).join(' ')
}

/**
 * A match at a position. Legions take their seat's markers in order: seat 1 has legions 12, 13 … The mover is about to
 * split or roll; with a roll he has rolled; where a legion has moved he may go on or say `done`.
 */
export function table({ seats, mover = 0, roll, first = false, stock = {}, shown, settings = {} }: TableSpec): Match {
  const match = openMatch(titan, { seats: seats.length, settings })
  const g = newGame(titan, { seats: seats.length, settings: match.settings }, 'table')
  Object.assign(g, begin({ seats: seats.length, settings: match.settings }))
  g.turn = first ? seats.length : 10 * seats.length
  g.mover = mover
  g.turnsTaken.fill(first ? 0 : 10)
  seats.forEach((spec, seat) => {
    g.tower[seat] = landNumbered((seat + 1) * 100)
    g.score[seat] = spec.score ?? 0
    g.alive[seat] = spec.legions.length > 0
    if (!g.alive[seat]) g.place[seat] = seats.length
    spec.legions.forEach((text, index) => {
      lay(g, seat, index, text)
    })
  })
  fillStock(g, stock)
  knowFromPosition(
    g,
    Object.fromEntries(Object.entries(shown ?? {}).map(([marker, text]) => [Number(marker), types(text)])),
  )
  const isMoving = g.moved.some(moved => moved > 0)
  const [phase, frame] = isMoving
    ? ['movement', { proc: 'movement', at: 'nextMove', here: { over: 0, legion: NONE, to: NONE, teleports: 0 } }]
    : ['organisation', { proc: 'organisation', at: 'organise', here: {} }]
  g.phase = isMoving ? MOVEMENT : ORGANISATION
  g.roll = isMoving ? (roll ?? 1) : 0
  g.core.flow = [
    { proc: 'titan', at: 'turn', here: {} },
    { proc: 'turn', at: phase as string, here: {} },
    frame as never,
  ]
  check(g)
  match.state = g
  if (!isMoving && roll !== undefined) choose(match, 'roll', [roll])
  return match
}

function lay(g: Titan, seat: Seat, index: number, text: string): void {
  const [, moved, land, side, own, pieces] = /^(>?)(\d+)(?:\/(\w+))?(?: #(\d+))? (.*)$/.exec(text)!
  const marker = own === undefined ? seat * MARKERS_PER_COLOUR + index : Number(own)
  g.holder[marker] = seat
  g.at[marker] = landNumbered(Number(land))
  g.moved[marker] = moved ? 1 : 0
  g.entry[marker] = side ? SIDES.indexOf(side) : 0
  const list = types(pieces)
  g.height[marker] = list.length
  for (let i = 0; i < ROW; i++) g.content[marker * ROW + i] = list[i] ?? NONE
}

/** The caretaker has what is nowhere else; what he is said not to have is out of the game. */
function fillStock(g: Titan, stock: Record<string, number>): void {
  g.stock = startStock(0, g.rulings.variantShort)
  for (const type of g.content) if (type > 0) g.stock[type]--
  for (const [name, left] of Object.entries(stock)) {
    const type = typeNamed(name)
    g.dead[type] = g.stock[type] - left
    g.stock[type] = left
  }
}

/** A match at the end of its movement phase, past it: at the first engagement, or where there is none the muster. */
export function afterMovement(spec: TableSpec): Match {
  const match = table(spec)
  choose(match, 'done')
  return match
}

/** How a battle stands besides its fighters. */
export interface FightSpec {
  round?: number
  phasing?: 'attacker' | 'defender'
  entry?: 'right' | 'bottom' | 'left'
  score?: [attacker: number, defender: number]
  /** Further legions of attacker and defender, and further seats. */
  others?: [string[], string[]]
  seats?: SeatSpec[]
  stock?: Record<string, number>
  settings?: Record<string, unknown>
  battle?: Partial<Battle>
}

/**
 * A match in the manoeuvre phase of a battle: `fight('plains', 'ogre C3, lion C4:2', 'troll D4')`, attackers first. Seat 0
 * attacks with legion 0, seat 1 defends with legion 12; their Titans stand in the towers 500 and 600, unless they fight.
 */
export function fight(map: TerrainName, attackers: string, defenders: string, spec: FightSpec = {}): Match {
  const { round = 2, phasing = 'defender', entry = 'right', score = [0, 0], others = [[], []] } = spec
  const drawn = field(map, attackers, defenders)
  const land = lands[lands.findIndex(({ terrain }) => terrain === terrainNamed(map))].number
  const seats = [ATTACKER, DEFENDER].map(side => {
    const own = drawn.type.filter((_, fighter) => drawn.side[fighter] === side)
    const home = own.includes(typeNamed('titan')) ? [] : [`${side === ATTACKER ? 500 : 600} titan centaur`]
    const moved = side === ATTACKER ? `>${land}/${entry}` : `${land}`
    return { score: score[side], legions: [`${moved} ${names(own)}`, ...home, ...others[side]] }
  })
  const { stock, settings } = spec
  const match = afterMovement({ seats: [...seats, ...(spec.seats ?? [])], stock, settings })
  if (match.asked!.decision === 'nextEngagement') choose(match, `land ${land}`)
  choose(match, 'stand')
  choose(match, '0>battle')
  arrange(stateOf(match), drawn, round, phasing === 'attacker' ? ATTACKER : DEFENDER)
  Object.assign(battleOf(match), spec.battle)
  return match
}

/** Puts the fighters of a battle that has just begun where they are drawn. */
function arrange(g: Titan, drawn: Battle, round: number, phasing: number): void {
  const battle = g.battle!
  Object.assign(battle, { round, phasing })
  const left = drawn.type.map((_, fighter) => fighter)
  for (let fighter = 0; fighter < battle.type.length; fighter++) {
    const at = left.findIndex(of => drawn.type[of] === battle.type[fighter] && drawn.side[of] === battle.side[fighter])
    const [as] = left.splice(at, 1)
    battle.hex[fighter] = drawn.hex[as]
    battle.hits[fighter] = Math.min(drawn.hits[as], battle.power[fighter])
  }
  battle.type.forEach((_, fighter) => {
    battle.moved[fighter] = battle.hex[fighter] >= 0 && locked(battle, fighter)
    if (battle.side[fighter] === ATTACKER && battle.hex[fighter] >= 0) g.engagement!.attackerPlaced = true
  })
  check(g)
}

/** A match at the first strike of a strike phase; `fight` and the end of the manoeuvres. */
export function melee(map: TerrainName, attackers: string, defenders: string, spec: FightSpec = {}): Match {
  const match = fight(map, attackers, defenders, spec)
  choose(match, 'done')
  return match
}

/** The game's state behind a match. */
export function stateOf(match: Match): Titan {
  return match.state as Titan
}

/** The battle under way. */
export function battleOf(match: Match): Battle {
  return stateOf(match).battle!
}

/** The engagement under way. */
export function engagementOf(match: Match): Engagement {
  return stateOf(match).engagement!
}

/** What a seat sees. */
export function viewOf(match: Match, seat: Seat): View {
  return titan.view(stateOf(match), seat)
}

/** What a seat knows of a legion: `'titan ogre …'`, with dots for what it does not know. */
export function knownOf(match: Match, seat: Seat, marker: Marker): string {
  const { known } = viewOf(match, seat).legions.find(legion => legion.marker === marker)!
  const open = stateOf(match).height[marker] - known.length
  return [names(known), '…'.repeat(open)].filter(part => part !== '').join(' ')
}

/** A legion's characters: `'titan ogre ogre'`; nothing if it is not on the board. */
export function legion(match: Match, marker: Marker): string {
  return names(piecesOf(stateOf(match), marker))
}

/** The printed number of the land a legion stands in; NONE off the board. */
export function landOf(match: Match, marker: Marker): number {
  const land = stateOf(match).at[marker]
  return land === NONE ? NONE : lands[land].number
}

/** How many of a type the caretaker has. */
export function stockOf(match: Match, name: string): number {
  return stateOf(match).stock[typeNamed(name)]
}

/** Who stands where in the battle, by side: `'ogre C3, lion C4:2'`; the gone are left out. */
export function fighters(match: Match, side: 'attacker' | 'defender'): string {
  const { type, hex, hits, side: of } = battleOf(match)
  const mine = type.flatMap((_, fighter) => (WINNERS[of[fighter]] === side && hex[fighter] > -2 ? [fighter] : []))
  return mine
    .map(fighter => {
      const place = hex[fighter] < 0 ? '-' : battleBoard.labels[hex[fighter]]
      return `${typeNames[type[fighter]]} ${place}${hits[fighter] ? `:${hits[fighter]}` : ''}`
    })
    .join(', ')
}

/** What a seat is offered, in words; without a seat, the first one asked. */
export function offered(match: Match, seat: Seat = match.asked!.seats[0]): string[] {
  return match.choices(seat).map(choice => inWords(match, choice))
}

/** The offers of one kind, without the kind: lands, hexes, types. */
export function offeredAs(match: Match, kind: string, seat?: Seat): string[] {
  return offered(match, seat).flatMap(text => (text.startsWith(`${kind} `) ? [text.slice(kind.length + 1)] : []))
}

/**
 * Plays a choice in words (`land 41`, `piece ogre`, `hex C3`, `fighter C3`, `side left`, `offer nobody`; `1>stand` for a
 * seat that is not the first one asked) and tells what happened. Every position must keep the invariants.
 */
export function choose(match: Match, text: string, dice: number[] | null = null): Event[] {
  const played = attempt(match, text, dice)
  if (!played.ok) throw new Error(`“${text}”: ${played.problem.text}`)
  check(stateOf(match))
  return played.value.events
}

/** Plays choices without dice. */
export function chooseAll(match: Match, ...texts: string[]): Event[] {
  return texts.flatMap(text => choose(match, text))
}

/** Plays choices, and waives what the victor of the engagement could still take. */
export function settle(match: Match, ...texts: string[]): Event[] {
  const events = chooseAll(match, ...texts)
  while (match.asked?.decision === 'spoils') events.push(...choose(match, 'done'))
  return events
}

/** What stands in a choice's way. */
export function refusal(match: Match, text: string): Problem {
  const played = attempt(match, text, null)
  if (played.ok) throw new Error(`“${text}” should be refused`)
  return played.problem
}

function attempt(match: Match, text: string, dice: number[] | null): Outcome<{ events: Event[] }> {
  const [, named, choice] = /^(?:(\d)>)?(.*)$/.exec(text)!
  const seat = named === undefined ? (match.asked?.seats[0] ?? 0) : Number(named)
  const found = match.choices(seat).find(option => inWords(match, option) === choice)
  return match.play(seat, found ?? inNumbers(match, choice), dice)
}

/** A strike or rangestrike from hex to hex with these dice; `way` is the announcement (0: the plain strike). */
export function strike(match: Match, from: string, to: string, dice: number[], way = 0): Event[] {
  const seen: Event[] = []
  const steps = [`fighter ${from}`, `strike ${to}`, `rangestrike ${to}`, `way ${way}`]
  for (const step of steps) {
    if (!offered(match).includes(step)) continue
    const rolled = attempt(match, step, dice)
    if (rolled.ok) return [...seen, ...rolled.value.events]
    seen.push(...choose(match, step))
    if (seen.some(({ kind }) => kind === 'dice')) break
  }
  throw new Error(`${from} does not strike ${to} with ${dice.length} dice`)
}

/** Everybody who must strike does, and misses: to the end of the strike phase. */
export function missAll(match: Match): void {
  while (['chooseStriker', 'chooseTarget', 'announce'].includes(match.asked?.decision ?? '')) {
    const [first] = offered(match).filter(text => text !== 'concede')
    const dice = Array.from({ length: 30 }, (_, count) => new Array<number>(count + 1).fill(1))
    if (!dice.some(ones => attempt(match, first, ones).ok)) choose(match, first)
  }
}

/** The integers of every event of a kind. */
export function told(events: readonly Event[], kind: string): number[][] {
  return events.filter(event => event.kind === kind).map(event => event.args)
}

/** A match at its very beginning, towers drawn with these dice. */
export function fresh(seats: number, settings: Record<string, unknown> = {}): Match {
  return must(
    Match.open(titan, {
      seats: Array.from({ length: seats }, (_, i) => `seat ${i}`),
      settings,
      dice: { seed: 'fresh' },
    }),
  )
}

const LAND_KINDS = ['land', 'showAngel', 'showArchangel', 'showTitan', 'titanTeleport']
const TYPE_KINDS = ['piece', 'acquire', 'muster']
/** Kinds whose number says nothing. */
const BARE_KINDS = ['battle', 'accept', 'reject', 'withdraw', 'concede']
const FIGHTER_KINDS = ['fighter', 'strike', 'rangestrike']

/** A choice as people say it. */
function inWords(match: Match, choice: string): string {
  const [kind, text] = choice.split(' ')
  if (text === undefined || BARE_KINDS.includes(kind)) return kind
  const value = Number(text)
  if (LAND_KINDS.includes(kind)) return `${kind} ${lands[value].number}`
  if (TYPE_KINDS.includes(kind)) return `${kind} ${typeNames[value]}`
  if (FIGHTER_KINDS.includes(kind)) {
    const { hex, type } = battleOf(match)
    return `${kind} ${hex[value] >= 0 ? battleBoard.labels[hex[value]] : typeNames[type[value]]}`
  }
  if (kind === 'hex') return `hex ${battleBoard.labels[value]}`
  if (kind === 'side') return `side ${SIDES[value]}`
  if (kind === 'offer') return `offer ${WINNERS[value]}`
  return choice
}

/** The opposite, for choices that are not offered. */
function inNumbers(match: Match, text: string): string {
  const [kind, word] = text.split(' ')
  if (word === undefined) return text
  const numbers: [string[], () => number][] = [
    [LAND_KINDS, () => landNumbered(Number(word))],
    [TYPE_KINDS, () => typeNamed(word)],
    [FIGHTER_KINDS, () => fighterAt(battleOf(match), battleBoard.hex(word))],
    [['hex'], () => battleBoard.hex(word)],
    [['side'], () => SIDES.indexOf(word)],
    [['offer'], () => WINNERS.indexOf(word)],
  ]
  const number = numbers.find(([kinds]) => kinds.includes(kind))
  return number ? `${kind} ${number[1]()}` : text
}

/** The time-out choice of the seat asked, or undefined where the decision names none. */
export function timeOut(match: Match, seat: Seat = match.asked!.seats[0]): string | undefined {
  const { decision, frame } = question(titan, stateOf(match))!
  const kind = decision.spec.default?.(stateOf(match), frame.here, seat)
  return kind && inWords(match, kind.join(' '))
}
