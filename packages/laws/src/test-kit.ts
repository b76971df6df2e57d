import type { AnyCampaign, Chronicle } from '@hexarium/contests'
import {
  type AnyGame,
  copy,
  type Event,
  fitted,
  type GameRecord,
  LANGUAGES,
  type Language,
  Match,
  must,
  type Problem,
  type Rolled,
  readLine,
  readSettings,
  replay,
  rolledIn,
  type Seat,
  type SettingSpec,
  type Sort,
  type State,
  same,
  specOf,
} from '@hexarium/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { CAMPAIGN_LAWS, tell } from './campaigns/index.ts'
import { checkLaws, LAWS, type SuiteOptions } from './laws/index.ts'
import { phraseFaults } from './laws/phrases.ts'
import { vagueKinds } from './laws/vague.ts'

export { fits } from './fits.ts'
export { momentsOf, nodesOf, type Place } from './nodes.ts'

/** One test for each law, on many random games: `laws(titan)` is all a game's test file needs. */
export function laws(game: AnyGame, options: SuiteOptions = {}): void {
  describe(`the laws, on ${game.id}`, () => {
    for (const law of LAWS) {
      test(`law ${law.id}: ${law.title}`, () => keeps(game, { ...options, laws: [law.id] }))
    }
  })
}

/** Milliseconds that whole campaigns may take. */
const LONG = 300_000

/** One test for each law of campaigns, on some that are played by chance to their champions. */
export function campaignLaws(campaign: AnyCampaign, game: AnyGame, { campaigns = 2, seed = 'hexarium' } = {}): void {
  describe(`the laws of campaigns, on ${campaign.game} ${campaign.id}`, () => {
    const told: Chronicle[][] = []
    beforeAll(() => {
      for (let number = 1; number <= campaigns; number++) told.push(tell({ campaign, game }, `${seed} ${number}`))
    }, LONG)
    for (const law of CAMPAIGN_LAWS)
      test(
        law.title,
        () => {
          for (const moments of told) expect(law.broken({ campaign, game }, moments)).toBeUndefined()
        },
        LONG,
      )
    test(
      'told again by the same seed it is the same',
      () => {
        expect(tell({ campaign, game }, `${seed} 1`)).toEqual(told[0])
      },
      LONG,
    )
  })
}

/** Fails with what is wrong and the record that leads there if a game breaks a law. */
export function keeps(game: AnyGame, options: SuiteOptions = {}): void {
  const violation = checkLaws(game, options)
  if (!violation) return
  const { law, text, record } = violation
  expect.fail(`law ${law} is broken after ${record.choices.length} choices: ${text}\n${JSON.stringify(record)}`)
}

/**
 * A test on a game's reasons: why not this one? A kind that names only its question's own rule in random games must be said to
 * have no other, or only seldom (`plain`).
 */
export function reasonsFit(
  game: AnyGame,
  plain: readonly string[],
  options: { games?: number; steps?: number } = {},
): void {
  test(`${game.id}: whoever asks why not is told the particular rule`, () => {
    expect(vagueKinds(game, options).filter(kind => !plain.includes(kind))).toEqual([])
  })
}

/** A game's settings, and the tables one may ask for by name. `openingFits(titan)` in a file of tests. */
export function openingFits(game: AnyGame): void {
  const { presets = [], settings, seats } = game
  const players = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more)

  test(`${game.id}: what settings depend on are settings and values there are`, () => {
    const odd = Object.entries(settings).flatMap(([name, spec]) =>
      sortsOf(spec).flatMap(sort =>
        Object.entries(sort).flatMap(([other, values]) =>
          other === 'players' || readSettings(settings, { [other]: values[0] ?? true }).ok ? [] : [`${name}: ${other}`],
        ),
      ),
    )
    expect(odd).toEqual([])
    for (const count of players)
      expect(fitted(settings, count, {}), `the usual settings, ${count} players`).toEqual(
        must(readSettings(settings, {})),
      )
  })

  test.each(presets)(`${game.id}: $name opens a table that is what it says, named in every language`, preset => {
    for (const count of preset.players === undefined ? players : [preset.players]) {
      const whole = fitted(settings, count, preset.settings)
      expect(whole).toMatchObject(preset.settings)
      expect(fitted(settings, count, whole)).toEqual(whole)
      const table = { seats: Array.from({ length: count }, (_, seat) => `${seat}`), settings: whole }
      const match = must(Match.open(game, { ...table, dice: { seed: preset.name, nonces: [] } }))
      expect(match.asked?.seats.length).toBeGreaterThan(0)
    }
    for (const language of LANGUAGES) {
      const words = game.opening?.[language].presets[preset.name]
      expect(words?.name, language).toBeTruthy()
      expect(words?.line, language).toMatch(/[.!]$/)
    }
  })

  test(`${game.id}: no preset is named that does not exist`, () => {
    for (const language of LANGUAGES)
      expect(names(game.opening?.[language].presets)).toEqual(presets.map(({ name }) => name).sort())
  })
}

/** All sorts of tables a setting speaks of. */
function sortsOf(spec: SettingSpec): readonly Sort[] {
  const own = spec.where ?? []
  if (spec.kind === 'switch') return [...own, ...(spec.onWhere ?? [])]
  if (spec.kind === 'choice') return [...own, ...Object.values(spec.only ?? {}).flat()]
  return [...own, ...(spec.most ?? []).flatMap(({ where }) => where)]
}

/**
 * Tests on a game's words: all languages have them for the same questions, choices, events, settings, ends and remarks, and
 * none for what does not exist. `wordsFit(titan)` in a file of tests, with the ends the game knows.
 */
export function wordsFit(game: AnyGame, ends: readonly string[] = Object.keys(game.text.en.result)): void {
  test.each(LANGUAGES)(`${game.id}: everything asked, offered, told and remarked has words (%s)`, language => {
    const text = game.text[language]
    const missing: string[] = []
    for (const [name, { kinds }] of game.decisions) {
      if (text.ask[name] === undefined) missing.push(name)
      for (const kind of kinds)
        if ((text.choice[`${name}.${kind}`] ?? text.choice[kind]) === undefined) missing.push(`${name}.${kind}`)
    }
    expect(missing).toEqual([])
    expect(names(text.event)).toEqual(names(game.events))
    expect(names(text.settings)).toEqual(names(game.settings))
    for (const [name, setting] of Object.entries(game.settings))
      if (setting.kind === 'choice') expect(names(text.settings[name].values)).toEqual([...setting.values].sort())
    expect(names(text.result)).toEqual([...ends].sort())
    expect(names(text.habit)).toEqual(names(game.aid?.habits))
    for (const part of ['odds', 'note'] as const) expect(names(text[part])).toEqual(names(game.text.en[part]))
    expect(text.turn?.length ?? 0, 'how a turn goes is told in a few steps: `turn`').toBeGreaterThan(0)
    expect(text.turn?.map(({ points }) => points)).toEqual(game.text.en.turn?.map(({ points }) => points))
    expect(text.blurb.split('\n')).toHaveLength(2)
    expect(text.seats.length).toBeGreaterThanOrEqual(game.seats.max)
  })

  test.each(LANGUAGES)(`${game.id}: no words are left over for what nobody is asked or offered (%s)`, language => {
    expect(leftOver(game, language)).toEqual([])
  })

  test(`${game.id}: every phrase reads as its language does, with awkward names and numbers`, () => {
    const { faults, sentences } = phraseFaults(game)
    expect(faults).toEqual([])
    expect(sentences).toBeGreaterThan(100)
  }, 300_000)
}

function names(table: object | undefined): string[] {
  return Object.keys(table ?? {}).sort()
}

function leftOver(game: AnyGame, language: Language): string[] {
  const kinds = new Set([...game.decisions.values()].flatMap(decision => decision.kinds))
  const isOffered = (key: string) => {
    const [first, second] = key.split('.') as [string, string?]
    return second === undefined ? kinds.has(first) : game.decisions.get(first)?.kinds.includes(second)
  }
  const { ask, choice } = game.text[language]
  return [...names(ask).filter(name => !game.decisions.has(name)), ...names(choice).filter(key => !isOffered(key))]
}

/** How a test opens a match. */
export interface Opening {
  /** How many play; without it as few as may. */
  seats?: number
  settings?: Readonly<Record<string, unknown>>
  /** Dice fall by this seed where a choice does not give them. */
  seed?: string
  position?: unknown
}

/** A match from its beginning. */
export function match(game: AnyGame, opening: Opening = {}): Match {
  const { seats = game.seats.min, settings = {}, seed = 'test', position } = opening
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`)
  const start = position === undefined ? {} : { position }
  return must(Match.open(game, { seats: names, settings, dice: { seed }, ...start }))
}

/** A match from a position as a person writes it. */
export function at(game: AnyGame, position: unknown, opening: Omit<Opening, 'position'> = {}): Match {
  return match(game, { ...opening, position })
}

/** What a seat may choose, in readable notation; without a seat, the first one asked. */
export function choicesOf(match: Match, seat: Seat = seatAsked(match)): string[] {
  return match.choices(seat)
}

/**
 * Plays choices as a record writes them and returns what they told: `hex 12`, `1>order 2` for a seat other than the first
 * one asked, `fire 3 =4 2` with the dice that are to fall.
 */
export function play(match: Match, ...choices: string[]): Event[] {
  return choices.flatMap(choice => {
    const { seat, name, given } = readChoice(match, choice)
    const played = match.play(seat, name, given)
    if (!played.ok) throw new Error(`“${choice}”: ${played.problem.text}`)
    return played.value.events
  })
}

/** The problem that stands in a choice's way; fails if it is accepted or changes anything. */
export function refusal(match: Match, choice: string): Problem {
  const { seat, name, given } = readChoice(match, choice)
  const before = match.record()
  const played = match.play(seat, name, given)
  if (played.ok) return expect.fail(`“${choice}” should be refused, but it was accepted`)
  if (!same(before, match.record())) return expect.fail(`“${choice}” was refused, but it changed something`)
  return played.problem
}

/** The integers of every event of a kind. */
export function told(events: readonly Event[], kind: string): number[][] {
  return events.filter(event => event.kind === kind).map(event => event.args)
}

/** Dice of a record, what was told right after them, and the state at the questions before and after them. */
export interface RollTold {
  rolled: Rolled
  /** What came right after, unless it was other dice. */
  next: Event | undefined
  /** Null for dice that fell before the first question. */
  before: State | null
  after: State
}

/** All dice of a record, those before the first choice included. */
export function rollsIn(game: AnyGame, record: GameRecord): RollTold[] {
  const found: RollTold[] = []
  const listen = (events: readonly Event[], before: State | null, after: State): void =>
    events.forEach((event, at) => {
      const rolled = rolledIn(game, event)
      const next = events[at + 1]?.kind === 'dice' ? undefined : events[at + 1]
      if (rolled) found.push({ rolled, next, before, after })
    })
  const opened = must(Match.open(game, specOf(record)))
  let before = copy(opened.state)
  listen(opened.opening.events, null, before)
  must(
    replay(game, record, (_index, match, _line, { events }) => {
      const after = copy(match.state)
      listen(events, before, after)
      before = after
    }),
  )
  return found
}

function readChoice(match: Match, choice: string): { seat: Seat; name: string; given: number[] | null } {
  const line = readLine(choice)
  // what is no line at all must still reach the match, to be refused there
  if (line?.is !== 'choice') return { seat: seatAsked(match), name: choice, given: null }
  return { seat: line.seat ?? seatAsked(match), name: line.choice, given: line.given }
}

function seatAsked(match: Match): Seat {
  return match.asked?.seats[0] ?? 0
}
