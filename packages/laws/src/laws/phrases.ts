import {
  type AnyGame,
  askedInWords,
  byName,
  chance,
  choiceInWords,
  eventInWords,
  fitted,
  LANGUAGES,
  type Language,
  Match,
  must,
  options,
  type Phrase,
  resultInWords,
  SPECTATOR,
  say,
  type Text,
} from '@hexarium/kernel'
import { languageFault } from './language.ts'

/** Numbers that sentences stumble over: none, one, two, many. */
const AWKWARD = [0, 1, 2, 5]

/** So many choices of a random game are read, and all phrases with awkward numbers at one of so many of them. */
const CHOICES = 160
const EVERY = 40

/** What phrases say, gathered from many moments of a game. */
class Reading {
  private readonly faults = new Set<string>()
  private readonly seen = new Set<string>()

  /** Reads a sentence in every language. Numbers that were made up may mean nothing at such a moment, which is nobody's fault. */
  read(what: string, make: (language: Language) => string | undefined, isMadeUp = false): void {
    const english = said(() => make('en'))
    for (const language of LANGUAGES) {
      const text = language === 'en' ? english : said(() => make(language))
      const key = `${language} ${text}`
      if (text === undefined || this.seen.has(key) || (isMadeUp && text.includes('undefined'))) continue
      this.seen.add(key)
      const fault = languageFault(text, language, english)
      if (fault) this.faults.add(`${language}, ${what} ${fault}`)
    }
  }

  get found(): string[] {
    return [...this.faults].sort()
  }

  get sentences(): number {
    return this.seen.size
  }
}

function said(make: () => string | undefined): string | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

/**
 * Every phrase of a game in every language: as random games use it, and with awkward numbers in all its blanks. Returns what is
 * wrong with any of them, and how many sentences were read.
 */
export function phraseFaults(game: AnyGame): { faults: string[]; sentences: number } {
  const reading = new Reading()
  fixedWords(game, reading)
  for (const { name, settings, players = game.seats.min } of game.presets ?? [{ name: 'usual', settings: {} }]) {
    const seats = Array.from({ length: players }, (_, seat) => `${seat}`)
    const whole = fitted(game.settings, players, settings)
    const table = { seats, settings: whole, dice: { seed: `phrases ${name}`, nonces: [] } }
    playThrough(game, must(Match.open(game, table)), reading, name)
  }
  return { faults: reading.found, sentences: reading.sentences }
}

/** What needs no table: names, settings, habits, how a turn goes, what a game can be asked for. */
function fixedWords(game: AnyGame, reading: Reading): void {
  const { text } = game
  for (const part of ['title', 'blurb'] as const) reading.read(part, l => text[l][part])
  for (const seat of text.en.seats.keys()) reading.read(`seat ${seat}`, l => text[l].seats[seat])
  for (const [name, { values, hint }] of Object.entries(text.en.settings)) {
    reading.read(`setting ${name}`, l => text[l].settings[name].name)
    if (hint) reading.read(`hint of ${name}`, l => text[l].settings[name].hint)
    for (const value of Object.keys(values ?? {}))
      reading.read(`${name}: ${value}`, l => text[l].settings[name].values?.[value])
  }
  for (const part of ['habit', 'proposal', 'keeps', 'unless', 'dice'] as const)
    for (const key of Object.keys(text.en[part] ?? {})) reading.read(`${part} ${key}`, l => text[l][part]?.[key])
  for (const step of (text.en.turn ?? []).keys()) reading.read(`turn ${step}`, l => text[l].turn?.[step].text)
  for (const key of Object.keys(game.opening?.en.presets ?? {})) {
    reading.read(`preset ${key}`, l => game.opening?.[l].presets[key].name)
    reading.read(`line of ${key}`, l => game.opening?.[l].presets[key].line)
  }
}

/** A random game, read on its way. */
function playThrough(game: AnyGame, match: Match, reading: Reading, seed: string): void {
  const luck = chance(`words of ${game.id} ${seed}`)
  for (let number = 0; number < CHOICES && match.asked; number++) {
    const seat = match.asked.seats[0]
    const { view } = match.seen(seat)
    const offered = options(game, match.state, seat)
    const { decision } = match.asked
    reading.read(`question ${decision}`, l => askedInWords(game, l, view, decision, seat, offered))
    for (const option of offered.slice(0, 12))
      reading.read(`choice of ${decision}`, l => choiceInWords(game, l, view, decision, option, seat))
    if (number % EVERY === 0) awkwardly(game, view, seat, reading)
    const events = must(match.play(seat, luck.pick(offered))).events
    const after = match.seen(SPECTATOR).view
    for (const event of events)
      if (event.to === null)
        reading.read(`event ${event.kind}`, l => eventInWords(game, l, after, event, SPECTATOR).text)
  }
  const { result } = match.state.core
  if (result) reading.read('the result', l => resultInWords(game, l, match.seen(SPECTATOR).view, result))
}

/** Every phrase with the same awkward number in all its blanks. */
function awkwardly(game: AnyGame, view: unknown, seat: number, reading: Reading): void {
  for (const number of AWKWARD) {
    const anything = new Proxy<Record<string, number>>({}, { get: () => number })
    for (const key of Object.keys(game.text.en.choice))
      reading.read(`choice ${key}`, l => say(game.text[l].choice[key], view, anything, seat), true)
    for (const [kind, { args }] of Object.entries(game.events)) {
      const filled = byName(args, new Array<number>(args.length + 2).fill(number))
      reading.read(`event ${kind}`, l => say(game.text[l].event[kind], view, filled, seat), true)
    }
    for (const key of Object.keys(game.text.en.ask))
      reading.read(`question ${key}`, l => say(game.text[l].ask[key], view, [], seat), true)
    for (const part of ['odds', 'factor', 'note', 'loss', 'fallen', 'result'] as const) {
      const phrases = (l: Language): Readonly<Record<string, Phrase<unknown>>> | undefined =>
        (game.text[l] as Text<unknown>)[part]
      for (const key of Object.keys(phrases('en') ?? {}))
        reading.read(`${part} ${key}`, l => say(phrases(l)?.[key], view, new Array<number>(6).fill(number), seat), true)
    }
  }
}
