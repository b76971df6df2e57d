import type { Pondering } from '@hexarium/bots'
import { must, type Outcome, type Seat } from '@hexarium/kernel'
import type { Call, Calls, Reply } from './calls.ts'
import { beginningOf, botsOf, gameFor, gameNamed, guideParts, helpOf, isWhole } from './library.ts'
import { NEVER } from './pace.ts'
import type { Reader } from './reader.ts'
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
/** What is shown was made with the game's help: it may have come for another reason after the board. */
let isHelped = false
/** Somebody wants the bot that is asked to move now. */
let isHurried = false
/** Ends the pause of a bot. */
let wake: (() => void) | null = null
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
    const isNew = lines.length === 0 && laid.position === undefined && !laid.guide
    const game = await (isNew ? gameFor(laid.game, language, laid.settings) : gameNamed(laid.game, language))
    if (!game.ok) return game
    const parts = laid.guide && guideParts(laid.game)
    const guided = parts ? await (await import('./guided.ts')).guideFrom(parts, game.value, language) : null
    const opened = Sitting.open(game.value, laid, lines, language, guided)
    if (!opened.ok) return opened
    sitting = opened.value
    table++
    number++
    isHelped = isWhole(laid.game)
    show(true)
    // Where a bot begins, nobody can choose before it has played.
    const { asked } = sitting
    if (isHelped || (asked.length > 0 && asked.every(seat => laid.bots[seat]))) void letBotsPlay()
    return null
  },
  async goOn() {
    const { game } = sitting!.laid
    if (isHelped) return null
    await helpOf(game)
    isHelped = true
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
  hurry() {
    isHurried = true
    wake?.()
    return null
  },
  whyNot: id => sitting!.whyNot(id),
  plan: id => helped(() => sitting!.plan(id)),
  threats: () => helped(() => sitting!.threats()),
  outlook: option => helped(() => sitting!.outlook(option)),
  way: (to, piece) => helped(() => sitting!.way(to, piece)),
  record: () => sitting?.record() ?? review!.record,
  cards: ids => lookedUp(({ cardsFor }, reader) => cardsFor(reader, ids)),
  charts: () => lookedUp(({ chartsFor }, reader) => chartsFor(reader)),
  entries: () => lookedUp(({ entriesFor }, reader) => entriesFor(reader)),
  briefing: async (...args) => (await about()).briefing(...args),
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
  outlookOf: changes => remote!.outlook(changes),
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
  async marks(language) {
    await gameNamed(review!.record.game, language)
    return review!.marks(language)
  },
  async account(language) {
    await gameNamed(review!.record.game, language)
    return review!.account(language)
  },
  explain: async (...args) => (await import('./explaining.ts')).explainedAt(review!, thoughtOut, ...args),
  async verify(record) {
    const proved = await (await about()).proved(record)
    return proved.ok ? null : proved
  },
  turn: async (...args) => (await about()).turn(...args),
  legend: async (...args) => (await about()).legend(...args),
  guideTable: async name => (await guideParts(name)?.ideas())?.guide.table ?? null,
  settings: async (...args) => (await (await about()).opening(...args)).settings,
  opening: async (...args) => (await about()).opening(...args),
  sides: async (...args) => (await about()).sides(...args),
  async campaign(name, args) {
    const { campaignCalls } = await import('./campaigns.ts')
    return (campaignCalls[name] as (...given: readonly unknown[]) => Promise<Outcome<unknown>>)(...args)
  },
}

const about = () => import('./about.ts')

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

const looks = () => import('./reader.ts')

/** Looks something up in the almanac, once it is here, for who looks at the table or the record now. */
async function lookedUp<T>(look: (how: typeof import('./reader.ts'), reader: Reader) => T): Promise<T> {
  const reader = () => (review ?? remote ?? sitting!).reader
  const [how] = await Promise.all([looks(), helpOf(reader().game.id)])
  return look(how, reader())
}

function show(whole = false): void {
  const { lines, isOver, laid } = sitting!
  const moment = thinner.thin({ ...sitting!.moment(whole), number, isGuided: guideParts(laid.game) !== undefined })
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
      if (seat !== thinker) send({ thinking: seat, share: 0 })
      thinker = seat
      const [{ botPonders }] = await Promise.all([import('./minds.ts'), botsOf(sitting!.laid.game), waited(pause(row))])
      if (mine !== table || sitting?.botAsked !== seat) continue
      const chosen = await thoughtOut(botPonders(...sitting.toThinkOf(seat)), seat)
      isHurried = false
      if (!chosen) continue
      sitting.botChose(seat, chosen)
      number++
      if (sitting.hasBegun || sitting.botAsked === undefined) show()
    }
  } finally {
    isPlaying = false
    isHurried = false
    send({ thinking: null, share: 0 })
  }
}

/** How long a bot thinks before calls of the page come through, and how long before it is shown thinking, in milliseconds. */
const SLICE = 40
const SHOWN_AFTER = 400

/** What a bot comes to think, with the page's calls let through in between; nothing, if the table was laid anew or went on meanwhile. */
async function thoughtOut<T>(thinking: Pondering<T>, seat: Seat): Promise<T | null> {
  const [mine, of, began] = [table, number, performance.now()]
  for (let sliced = began; ; ) {
    const step = thinking.next(isHurried)
    if (step.done) return step.value
    const now = performance.now()
    if (now - sliced < SLICE) continue
    if (now - began > SHOWN_AFTER) send({ thinking: seat, share: step.value })
    await new Promise(resolve => setTimeout(resolve, 0))
    if (mine !== table || of !== number) return null
    sliced = performance.now()
  }
}

/** A pause, unless somebody is in a hurry. */
function waited(milliseconds: number): Promise<void> | undefined {
  if (milliseconds <= 0 || isHurried) return undefined
  return new Promise(resolve => {
    wake = resolve
    setTimeout(resolve, milliseconds)
  })
}

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
