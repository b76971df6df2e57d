import { botFrom, decide, thoughtOf } from '@hexarium/bots'
import { Board, Lines, Reach, rectangle } from '@hexarium/hex'
import {
  type AnyGame,
  asked,
  type Chance,
  chance,
  changes,
  copy,
  Match,
  must,
  newGame,
  options,
  readSettings,
  replay,
  type Settings,
  type State,
  seatToAct,
  take,
} from '@hexarium/kernel'
import { type Peer, playBoardgameIo } from './boardgame-io/reducer.ts'
import { type Effort, perCpuSecond, use } from './measure.ts'

/** A measured figure. */
export interface Row {
  what: string
  figure: number
  unit: string
  /** At least (`min`) or at most (`max`) this; without it the figure is for information. */
  min?: number
  max?: number
  note?: string
  /** The row of the peer this one is measured against. */
  peer?: Row
}

type Chosen = Readonly<Record<string, unknown>>

/** A game that is heavier than what a table gets without choosing anything, and what it must still reach. */
interface Heavier {
  name: string
  settings: Chosen
  least: number
}

const HEAVIER: Readonly<Record<string, readonly Heavier[]>> = {
  demonworld: [
    { name: 'scenario 1, standard game', settings: { battle: 'lastStand', level: 'standard' }, least: 30_000 },
    { name: 'scenario 2, standard game', settings: { battle: 'kalBenokk', level: 'standard' }, least: 30_000 },
    { name: 'free battle of 1,500 points, standard game', settings: freeBattle('standard'), least: 30_000 },
    { name: 'scenario 3, expert game', settings: { battle: 'kaibanPass', level: 'expert' }, least: 20_000 },
    { name: 'scenario 4, expert game', settings: { battle: 'envoy', level: 'expert' }, least: 20_000 },
    { name: 'free battle of 1,500 points, expert game', settings: freeBattle('expert'), least: 20_000 },
    { name: 'free battle of 1,500 points, all rules', settings: freeBattle('full'), least: 20_000 },
  ],
}

function freeBattle(level: string): Chosen {
  return { battle: 'free', level, points: 1500 }
}

/** Random play at the level bots search on: list the options, take one. Budgets of design section 10. */
export function randomPlays(game: AnyGame, effort: Effort): Row[] {
  const budgets: Record<string, number> = { skirmish: 500_000, demonworld: 30_000 }
  return [
    randomPlay(game, effort, game.id, {}, budgets[game.id] ?? 100_000),
    ...(HEAVIER[game.id] ?? []).map(({ name, settings, least }) =>
      randomPlay(game, effort, `${game.id}, ${name}`, settings, least),
    ),
  ]
}

function randomPlay(game: AnyGame, effort: Effort, name: string, chosen: Chosen, min: number): Row {
  const luck = chance(`bench ${name}`)
  const figure = perCpuSecond(effort, () => play(game, luck, 10_000, chosen).choices)
  const { games, choices, options } = play(game, luck, 20_000, chosen)
  return {
    what: `${name}: random play, list options + take one`,
    figure,
    unit: 'choices/CPU-s',
    min,
    note: games > 0 ? spread(choices / games, options / choices) : undefined,
  }
}

/** The same through a match: every choice checked against a fresh list, with events and its line of the record. */
export function matchPlay(game: AnyGame, effort: Effort): Row {
  const luck = chance(`match ${game.id}`)
  const figure = perCpuSecond(effort, () => longMatch(game, luck, 1).lines.length)
  return { what: `${game.id}: the same through a match (checked, events, record)`, figure, unit: 'choices/CPU-s' }
}

/** boardgame.io's reducer on the same game. */
export function boardgameIo(peer: Peer, effort: Effort): Row {
  const luck = chance('bench boardgame.io')
  const figure = perCpuSecond(effort, () => playBoardgameIo(peer, luck, 500).choices)
  const { games, choices, options } = playBoardgameIo(peer, luck, 8_000)
  return {
    what: `boardgame.io ${peer.version}: the same game, list by hand + reducer`,
    figure,
    unit: 'choices/CPU-s',
    note: spread(choices / games, options / choices),
  }
}

function spread(perGame: number, perChoice: number): string {
  return `${perGame.toFixed(0)} choices a game, ${perChoice.toFixed(1)} options a choice`
}

/** Where a state must be copied at its largest: what the table chooses, and the microseconds allowed for it. */
const LARGE: Readonly<Record<string, { settings: Chosen; most: number; note: string }>> = {
  demonworld: {
    settings: { battle: 'free', level: 'standard', points: 2000, board: 'fourSheets' },
    most: 20,
    note: 'armies of 2,000 points, ',
  },
}

/** Copying a state in the middle of a game. */
export function copyState(game: AnyGame, effort: Effort): Row {
  const luck = chance(`copy ${game.id}`)
  const { settings, most, note } = LARGE[game.id] ?? { settings: {}, most: 5, note: '' }
  const g = middle(game, luck, settings)
  const rate = perCpuSecond(effort, () => {
    for (let i = 0; i < 1000; i++) use(copy(g).core.seats)
    return 1000
  })
  const size = JSON.stringify(g).length
  return {
    what: `${game.id}: copy of a mid-game state`,
    figure: 1e6 / rate,
    unit: 'µs',
    max: most,
    note: `${note}${size} bytes as JSON`,
  }
}

/** Replaying a record, scaled to a thousand choices. */
export function replayRecord(game: AnyGame, effort: Effort): Row {
  const record = longMatch(game, chance(`replay ${game.id}`), 20).record()
  const count = record.choices.length
  const rate = perCpuSecond(effort, () => {
    must(replay(game, record))
    return count
  })
  return {
    what: `${game.id}: replay per 1,000 choices`,
    figure: 1e6 / rate,
    unit: 'ms',
    max: 50,
    note: `from a record of ${count}`,
  }
}

/** What a choice costs to send: the seat's view and its changes. */
export function viewChanges(game: AnyGame, effort: Effort): Row {
  const luck = chance(`view ${game.id}`)
  const before = middle(game, luck)
  const after = copy(before)
  step(game, after, luck, [])
  const view = game.view(before, 0)
  const rate = perCpuSecond(effort, () => {
    for (let i = 0; i < 100; i++) use(changes(view, game.view(after, 0)).length)
    return 100
  })
  return { what: `${game.id}: view of a seat + changes`, figure: 1e6 / rate, unit: 'µs' }
}

/** A bot's choices, imagined states included. */
export function botChoices(game: AnyGame, spec: string, effort: Effort): Row {
  const bot = must(botFrom(spec))
  const luck = chance(`bot ${game.id}`)
  let g = fresh(game, luck)
  const figure = perCpuSecond(effort, () => {
    if (g.core.result) g = fresh(game, luck)
    const seat = asked(game, g)!.seats[0]
    take(game, g, seat, decide(bot, thoughtOf(game, g, seat, luck.below(1 << 30))))
    return 1
  })
  return { what: `${game.id}: bot ${spec}`, figure, unit: 'choices/CPU-s' }
}

/** Hex geometry on a board of this size: where a piece with 8 points can go, and what a line crosses. */
export function hexes(columns: number, rows: number, effort: Effort): Row[] {
  const board = new Board({ orientation: 'flat', cells: rectangle('odd-q', { lastColumn: columns, lastRow: rows }) })
  const reach = new Reach(board)
  const lines = new Lines(board)
  const luck = chance('hexes')
  const starts = Array.from({ length: 64 }, () => luck.below(board.size))
  const walk = { budget: 8, step: (_from: number, to: number) => 1 + (to % 3 === 0 ? 1 : 0) }
  let found = 0
  const reached = perCpuSecond(effort, () => {
    for (const start of starts) use((found = reach.from(start, walk).ends.count))
    return starts.length
  })
  for (const a of starts) for (const b of starts) use(lines.between(a, b).length)
  const seen = perCpuSecond(effort, () => {
    for (const a of starts) for (const b of starts) use(lines.between(a, b).length)
    return starts.length ** 2
  })
  const size = `${board.size} hexes`
  return [
    {
      what: `hex: reach of a piece with 8 points, ${size}`,
      figure: 1e6 / reached,
      unit: 'µs',
      note: `${found} hexes found`,
    },
    { what: `hex: line between two hexes, kept, ${size}`, figure: 1e9 / seen, unit: 'ns' },
  ]
}

// ---- playing ----

function fresh(game: AnyGame, luck: Chance, settings = settingsOf(game, {})): State {
  return newGame(game, { seats: game.seats.min, settings }, luck.words()) as State
}

function settingsOf(game: AnyGame, chosen: Chosen): Settings {
  return must(readSettings(game.settings, chosen))
}

/** One random choice; the number of options there were. */
function step(game: AnyGame, g: State, luck: Chance, into: number[]): number {
  const seat = seatToAct(game, g)
  options(game, g, seat, into)
  take(game, g, seat, into[luck.below(into.length)])
  return into.length
}

function play(
  game: AnyGame,
  luck: Chance,
  choices: number,
  chosen: Chosen,
): { games: number; choices: number; options: number } {
  const tally = { games: 0, choices: 0, options: 0 }
  const listed: number[] = []
  const settings = settingsOf(game, chosen)
  let g = fresh(game, luck, settings)
  for (; tally.choices < choices; tally.choices++) {
    if (g.core.result !== null) {
      tally.games++
      g = fresh(game, luck, settings)
    }
    tally.options += step(game, g, luck, listed)
  }
  return tally
}

/** A state half-way through a random game. */
function middle(game: AnyGame, luck: Chance, chosen: Chosen = {}): State {
  const words = luck.words()
  const settings = settingsOf(game, chosen)
  const start = () => newGame(game, { seats: game.seats.min, settings }, words) as State
  const walk = (g: State, most: number): number => {
    const own = chance(7)
    let count = 0
    for (; count < most && g.core.result === null; count++) step(game, g, own, [])
    return count
  }
  const length = walk(start(), 20_000)
  const g = start()
  walk(g, length >> 1)
  return g
}

/** A random game through a match: the longest of several. */
function longMatch(game: AnyGame, luck: Chance, tries: number): Match {
  let longest: Match | undefined
  for (let i = 0; i < tries; i++) {
    const seats = Array.from({ length: game.seats.min }, () => 'random')
    const match = must(Match.open(game, { seats, dice: { seed: `${luck.below(1 << 30)}` } }))
    for (let now = match.asked; now; now = match.asked) {
      const seat = now.seats[0]
      must(match.replay(seat, luck.pick(options(game, match.state, seat))))
    }
    if (!longest || match.length > longest.lines.length) longest = match
  }
  return longest!
}
