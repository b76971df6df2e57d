import { type AnyGame, type Language, must, type Outcome, verify } from '@hexarium/kernel'
import type { Call, Calls, Reply, SettingShown } from './calls.ts'
import { beginningOf, gameFor, gameInAnyWords, gameNamed, helpOf, isWhole } from './library.ts'
import { NEVER } from './pace.ts'
import type { Remote } from './remote.ts'
import type { Review } from './review.ts'
import { Sitting } from './sitting.ts'
import { Thinner } from './thin.ts'

/** Rules and bots run here, away from the page. One worker holds one table, or one record to look at. */

let sitting: Sitting | null = null
let review: Review | null = null
let remote: Remote | null = null
let pace = 0
/** Raised whenever the table is laid anew: a bot that thought for the old one is not heard. */
let table = 0
let isPlaying = false
/** The number of the moment that is shown. */
let number = 0
const thinner = new Thinner()

type Answer<T> = T | Outcome<T> | Promise<T | Outcome<T>>

const calls: { [K in keyof Calls]: (...args: Parameters<Calls[K]>) => Answer<ReturnType<Calls[K]>> } = {
  async expect(name, language) {
    await beginningOf(name, language)
    return null
  },
  async open(laid, lines, language) {
    const isNew = lines.length === 0 && laid.position === undefined
    const game = await (isNew ? gameFor(laid.game, language, laid.settings) : gameNamed(laid.game, language))
    if (!game.ok) return game
    const opened = Sitting.open(game.value, laid, lines, language)
    if (!opened.ok) return opened
    sitting = opened.value
    table++
    number++
    show(true)
    // Where a bot begins, nobody can choose before it has played.
    const { asked } = sitting
    if (isWhole(laid.game) || (asked.length > 0 && asked.every(seat => laid.bots[seat]))) void letBotsPlay()
    return null
  },
  async goOn() {
    const { game } = sitting!.laid
    if (isWhole(game)) return null
    await helpOf(game)
    show(true) // now there is help with the first question
    void letBotsPlay()
    return null
  },
  async language(language) {
    if (remote) {
      await gameNamed(remote.game.id, language)
      remote.speak(language)
      showRemote()
    }
    if (!sitting || sitting.language === language) return null
    return calls.open(sitting.laid, sitting.lines, language)
  },
  choose: option => after(() => sitting!.choose(option)),
  undo: () => after(() => sitting!.undo()),
  resign: () => after(() => sitting!.resign()),
  agreeDraw: () => after(() => sitting!.agreeDraw()),
  sit() {
    sitting!.sit()
    number++
    show(true)
    return null
  },
  pace(milliseconds) {
    pace = milliseconds
    return null
  },
  whyNot: id => sitting!.whyNot(id),
  plan: id => helped(() => sitting!.plan(id)),
  threats: () => helped(() => sitting!.threats()),
  ghosts: option => sitting!.ghosts(option),
  way: (to, piece) => sitting!.way(to, piece),
  record: () => sitting?.record() ?? review!.record,
  async remote(name, language, seat, shown, story, seq) {
    const game = await gameNamed(name, language)
    if (!game.ok) return game
    const { Remote } = await import('./remote.ts')
    remote = new Remote(game.value, language, seat, shown, story, seq)
    number++
    showRemote()
    return null
  },
  step(changes, events, seq, back) {
    remote!.step(changes, events, seq, back)
    number++
    showRemote()
    return null
  },
  mark() {
    remote!.mark()
    return null
  },
  unmark() {
    remote!.unmark()
    showRemote()
    return null
  },
  aided(aid, of) {
    if (of !== number) return null // it came too late: something else is asked now
    remote!.aided(aid)
    showRemote()
    return null
  },
  worded: notes => remote!.worded(notes),
  ghosted: changes => remote!.ghosts(changes),
  async review(record, language) {
    const game = await gameNamed(record.game, language)
    if (!game.ok) return game
    const { Review } = await import('./review.ts')
    const opened = Review.open(game.value, record)
    if (!opened.ok) return opened
    review = opened.value
    return review.length
  },
  async look(language, at, seat) {
    await gameNamed(review!.record.game, language)
    return thinner.thin({ ...review!.moment(language, at, seat), number: at })
  },
  dice: language => review!.dice(language),
  async verify(record) {
    const game = await gameInAnyWords(record.game)
    if (!game.ok) return game
    const proved = verify(game.value, record)
    return proved.ok ? null : proved
  },
  async turn(name, language) {
    const game = await gameNamed(name, language)
    return game.ok ? (game.value.text[language].turn ?? []).map(step => ({ ...step })) : []
  },
  async settings(name, language) {
    const game = await gameNamed(name, language)
    return game.ok ? settingsShown(game.value, language) : []
  },
}

function settingsShown(game: AnyGame, language: Language): SettingShown[] {
  return Object.entries(game.settings).map(([name, spec]) => {
    const words = game.text[language].settings[name]
    return {
      name,
      words: words?.name ?? name,
      hint: words?.hint ?? '',
      rule: spec.rule ?? '',
      kind: spec.kind,
      value: spec.default,
      values:
        spec.kind === 'choice' ? spec.values.map(value => ({ value, words: words?.values?.[value] ?? value })) : [],
      ...(spec.kind === 'number' ? { min: spec.min, max: spec.max } : { min: 0, max: 0 }),
    }
  })
}

function after(step: () => Outcome<unknown>): Outcome<null> {
  const outcome = step()
  if (!outcome.ok) return outcome
  number++
  show()
  void letBotsPlay()
  return { ok: true, value: null }
}

/** What needs a game's help waits until it is here. */
async function helped<T>(work: () => T): Promise<T> {
  await helpOf(sitting!.laid.game)
  return work()
}

function show(whole = false): void {
  const { lines, isOver, laid } = sitting!
  const moment = thinner.thin({ ...sitting!.moment(whole), number })
  send({ moment, lines, isOver, ...(laid.rules === undefined ? {} : { rules: laid.rules }) })
}

function showRemote(): void {
  send({ moment: thinner.thin({ ...remote!.moment(), number }), lines: [], isOver: remote!.isOver })
}

/** Bots choose one after the other, slowly enough for people to follow, and let the page's calls through in between. */
async function letBotsPlay(): Promise<void> {
  if (isPlaying) return
  let thinker: number | null = null
  isPlaying = true
  try {
    for (let row = 0; ; row++) {
      const mine = table
      const seat = sitting?.botAsked
      if (seat === undefined) break
      if (seat !== thinker) send({ thinking: seat })
      thinker = seat
      const [{ botChoice }] = await Promise.all([import('./minds.ts'), helpOf(sitting!.laid.game), waited(pause(row))])
      if (mine !== table || sitting?.botAsked !== seat) continue
      sitting.botActs(seat, botChoice)
      number++
      if (sitting.hasBegun || sitting.botAsked === undefined) show()
    }
  } finally {
    isPlaying = false
    send({ thinking: null })
  }
}

const waited = (milliseconds: number) =>
  milliseconds > 0 ? new Promise(resolve => setTimeout(resolve, milliseconds)) : undefined

/** How long a bot waits before its choice: less and less in a long row of them, and not at all before anybody has played. */
function pause(row: number): number {
  if (!sitting?.hasBegun) return pace === NEVER ? NEVER : 0
  return Math.max(1, pace * (row < 4 ? 1 : row < 12 ? 0.4 : 0.12))
}

function send(reply: Reply): void {
  postMessage(reply)
}

addEventListener('message', async (message: MessageEvent<Call>) => {
  const { call, name, args } = message.data
  try {
    const answer = await (calls[name] as (...args: unknown[]) => unknown)(...args)
    const isOutcome = typeof answer === 'object' && answer !== null && 'ok' in answer
    const outcome = isOutcome ? (answer as Outcome<unknown>) : { ok: true as const, value: answer }
    if (outcome.ok) send({ re: call, value: must(outcome) })
    else send({ re: call, problem: outcome.problem })
  } catch (error) {
    send({ re: call, problem: { code: 'bug', text: error instanceof Error ? error.message : String(error) } })
  }
})
