import {
  type AnyGame,
  asked,
  type Chance,
  commitTo,
  type GameRecord,
  type Line,
  mixedDice,
  must,
  newGame,
  type Option,
  options,
  question,
  type Seat,
  type SettingSpec,
  type Settings,
  SPECTATOR,
  type State,
  standBy,
  startAt,
  take,
  within,
  writeLine,
} from '@hexarium/kernel'
import { lineOf as choiceLine, giveUp, sealed } from '@hexarium/kernel/inside'
import type { Appetite } from './appetite.ts'

/** What a random game starts from. */
export interface Table {
  seats: number
  settings: Settings
  seed: string
  /** It starts from this position, as a person may have written it. */
  position?: unknown
}

/** What a seat can do: choose, leave a standing answer, give up. */
export type Deed =
  | { is: 'choice'; seat: Seat; option: Option }
  | { is: 'standing'; seat: Seat; decision: string; answer: string | null }
  | { is: 'resign'; seat: Seat }

/** A table with chance deciding on seats and settings; what is given stays. */
export function randomTable(
  game: AnyGame,
  chance: Chance,
  seed: string,
  fixed: { seats?: number; settings?: Settings } = {},
): Table {
  const { min, max } = game.seats
  const settings: Record<string, boolean | string | number> = {}
  const plain = chance.below(3) === 0
  for (const [name, spec] of Object.entries(game.settings)) {
    settings[name] = fixed.settings?.[name] ?? (plain ? spec.default : randomSetting(spec, chance))
  }
  return { seats: fixed.seats ?? min + chance.below(max - min + 1), settings, seed }
}

function randomSetting(spec: SettingSpec, chance: Chance): boolean | string | number {
  if (spec.kind === 'switch') return chance.below(2) === 0
  if (spec.kind === 'choice') return chance.pick(spec.values)
  const edge = chance.below(4)
  if (edge < 2) return edge === 0 ? spec.min : spec.max
  return spec.min + chance.below(spec.max - spec.min + 1)
}

/** The state a table starts with: the same that `Match` starts with. */
export function openTable(game: AnyGame, { seats, settings, seed, position }: Table): State {
  const dice = mixedDice(seed, [])
  return position === undefined ? newGame(game, { seats, settings }, dice) : must(startAt(game, position, dice, seats))
}

/** Every seat, and the spectator first. */
export function everybody(g: State): Seat[] {
  return Array.from({ length: g.core.seats + 1 }, (_, i) => i + SPECTATOR)
}

/** Does a deed: the same that `Match` does, without its checks. */
export function perform(game: AnyGame, g: State, deed: Deed): void {
  if (deed.is === 'choice') take(game, g, deed.seat, deed.option)
  else if (deed.is === 'standing') standBy(game, g, deed.seat, deed.decision, deed.answer)
  else giveUp(game, g, deed.seat)
}

/** The line a deed makes in a record, without its rolls; to be asked before it is done. */
export function lineOf(game: AnyGame, g: State, deed: Deed): Line {
  return deed.is === 'choice' ? choiceLine(question(game, g)!, g, deed.seat, deed.option) : deed
}

/** Deeds done from the start on. */
export interface Done {
  lines: string[]
  state: State
  /** What the last of them threw. */
  thrown?: unknown
}

/** Does deeds from the start on and writes their lines; one that throws is the last. */
export function linesOf(game: AnyGame, table: Table, deeds: readonly Deed[]): Done {
  const state = openTable(game, table)
  const lines: string[] = []
  for (const deed of deeds) {
    const line = lineOf(game, state, deed)
    const rolls: number[] = []
    try {
      within({ rolls }, () => perform(game, state, deed))
    } catch (thrown) {
      lines.push(writeLine(line))
      return { lines, state, thrown }
    }
    lines.push(writeLine(line.is === 'choice' ? { ...line, rolls } : line))
  }
  return { lines, state }
}

/** A record of a game played without `Match`; equal to the one `Match` would write. */
export function recordOf(game: AnyGame, table: Table, lines: readonly string[], state: State): GameRecord {
  const record = {
    hexarium: 1 as const,
    game: game.id,
    rules: game.rules,
    seats: Array.from({ length: table.seats }, (_, seat) => `seat ${seat}`),
    settings: { ...table.settings },
    ...(table.position === undefined ? {} : { position: table.position }),
    dice: { commitment: commitTo(table.seed), nonces: [], seed: table.seed },
    choices: [...lines],
  }
  return sealed(record, state)
}

/** Everybody who may act now: those asked, and those who may act unasked. */
export function mayAct(game: AnyGame, g: State): Seat[] {
  const { seats, may = [] } = asked(game, g) ?? { seats: [] }
  return [...new Set([...seats, ...may])]
}

/** A choice somebody could make, mostly of those asked; undefined if they have none. Without an appetite, evenly. */
export function randomChoice(game: AnyGame, g: State, chance: Chance, appetite?: Appetite): Deed | undefined {
  const { seats, may = [] } = asked(game, g) ?? { seats: [] }
  if (seats.length === 0) return undefined
  const interrupts = may.length > 0 && (appetite?.interrupts ?? true) && chance.below(8) === 0
  const unasked = interrupts ? chance.pick(may) : undefined
  const interrupting = unasked === undefined ? [] : options(game, g, unasked)
  const seat = interrupting.length > 0 ? unasked! : chance.pick(seats)
  const offered = interrupting.length > 0 ? interrupting : options(game, g, seat)
  if (offered.length === 0) return undefined
  if (!appetite) return { is: 'choice', seat, option: chance.pick(offered) }
  return { is: 'choice', seat, option: appetite.pick(question(game, g)!.decision, offered) }
}

/** A standing answer set or taken back, or a seat giving up where the game goes on then; undefined if it has neither. */
export function randomAside(game: AnyGame, g: State, chance: Chance): Deed | undefined {
  const seat = chance.below(g.core.seats)
  if (game.resign && chance.below(20) === 0) return { is: 'resign', seat }
  const windows = [...game.decisions.values()].filter(decision => decision.spec.standing)
  if (windows.length === 0) return undefined
  const window = chance.pick(windows)
  const answers = [...Object.keys(window.spec.standing!), null]
  return { is: 'standing', seat, decision: window.name, answer: chance.pick(answers) }
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : `${error}`
}
