import {
  type AnyGame,
  choiceInWords,
  copy,
  dieInWords,
  type Event,
  type GameRecord,
  type Language,
  type Line,
  Match,
  must,
  type Outcome,
  question,
  readOption,
  replay,
  type Seat,
  SPECTATOR,
  type State,
  seatInWords,
  seen,
  specOf,
  type Tally,
  tallied,
} from '@hexarium/kernel'
import { type Account, accountOf, type Mark, marksOf } from './account.ts'
import { ALL_EYES, linesForAll, sceneForAll } from './all-eyes.ts'
import type { Asked } from './explaining.ts'
import type { Glance, LogLine } from './moment.ts'
import { logLines, present, seatsShown } from './present.ts'
import type { Reader } from './reader.ts'

/** Behind whoever chose something. */
const COLON: Readonly<Record<Language, string>> = { en: ': ', de: ': ', fr: '\u00a0: ' }

/** A moment of a record. */
interface Step {
  state: State
  events: Event[]
  /** Who chose what led here. */
  actor: Seat
  /** The choice that led here, as the record writes it. */
  line: string
}

/** How often each number fell, for a seat and a die by name. */
export interface DiceCount extends Tally {
  title: string
}

/** A record played through, to look at any of its moments. */
export class Review {
  readonly record: GameRecord
  private readonly game: AnyGame
  private readonly steps: Step[]
  /** Who looks something up: with the eyes of the moment looked at last. */
  reader: Reader

  private constructor(game: AnyGame, record: GameRecord, steps: Step[]) {
    this.game = game
    this.record = record
    this.steps = steps
    this.reader = { game, language: 'en', views: [] }
  }

  static open(game: AnyGame, record: GameRecord): Outcome<Review> {
    const steps: Step[] = []
    let asked: Seat = SPECTATOR
    const replayed = replay(game, record, (index, match, line, { events }) => {
      steps.push({ state: copy(match.state), events, actor: actorOf(line, asked), line: record.choices[index] })
      asked = match.asked?.seats[0] ?? SPECTATOR
    })
    if (!replayed.ok) return replayed
    const start = must(Match.open(game, specOf(record)))
    const first = { state: start.state, events: start.opening.events, actor: SPECTATOR, line: '' }
    steps.unshift(first)
    const opener = start.asked?.seats[0] ?? SPECTATOR
    if (steps[1] && steps[1].actor === SPECTATOR && !steps[1].line.startsWith('!')) steps[1].actor = opener
    return { ok: true, value: new Review(game, record, steps) }
  }

  /** How many moments there are, the beginning included. */
  get length(): number {
    return this.steps.length
  }

  /** What a seat saw at a moment. */
  moment(language: Language, at: number, seat: Seat): Glance {
    const { game, steps, record } = this
    const step = steps[at]
    const eyes = seat === ALL_EYES ? SPECTATOR : seat
    const all = record.seats.map((_, of) => of)
    const views = (seat === ALL_EYES ? [SPECTATOR, ...all] : [seat]).map(of => game.view(step.state, of))
    this.reader = { game, language, views }
    const shown = present(game, language, { ...seen(game, step.state, eyes), options: [] }, eyes)
    const lines = steps.slice(0, at + 1).flatMap((_, index) => this.linesOf(language, index, seat))
    const firstOfStep = lines.findIndex(line => line.seq === at)
    const asked = question(game, step.state) ? (seen(game, step.state, SPECTATOR).asked?.seats ?? []) : []
    return {
      game: game.id,
      title: game.text[language].title,
      language,
      seq: at,
      seat,
      seats: seatsShown(
        game,
        language,
        game.view(step.state, eyes),
        record.seats.length,
        record.seats.map(() => null),
        asked,
        shown.scene.teams,
      ),
      zones: shown.zones,
      standing: shown.standing,
      scene: seat === ALL_EYES ? sceneForAll(game, language, step.state) : shown.scene,
      ask: step.state.core.result ? shown.ask : this.chosen(language, at, seat) || shown.ask,
      is: shown.is === 'over' ? 'over' : 'waiting',
      help: { plans: false, threats: false },
      rules: [],
      offers: [],
      forecast: null,
      notes: [],
      wishes: [],
      habits: [],
      keepsUndo: false,
      proposal: null,
      reacts: false,
      sealed: null,
      keeping: [],
      mayUndo: false,
      handOver: null,
      log: { from: 0, lines, since: firstOfStep < 0 ? lines.length : firstOfStep },
    }
  }

  private linesOf(language: Language, index: number, seat: Seat): LogLine[] {
    const { state, events } = this.steps[index]
    if (seat === ALL_EYES) return linesForAll(this.game, language, state, events, index)
    return logLines(this.game, language, this.game.view(state, seat), events, seat, index)
  }

  /** The choice that led to a moment, in words; empty if the reader may not know it and saw nothing of it. */
  private chosen(language: Language, at: number, seat: Seat): string {
    const step = this.steps[at]
    const before = this.steps[at - 1]
    if (!before || step.actor < 0) return ''
    const { game } = this
    const decision = question(game, before.state)?.decision
    const isOwn = seat === ALL_EYES || step.actor === seat
    const isSecret = decision?.spec.sealed === true && !isOwn
    const option = decision && readOption(decision, step.line.replace(/^\d+>/, '').replace(/ [=(].*$/, ''))
    const side = seatInWords(game, language, game.view(before.state, seat < 0 ? SPECTATOR : seat), step.actor)
    if (!decision || option === undefined || isSecret || !isOwn) {
      const [first] = this.linesOf(language, at, seat)
      return first ? `${side}${COLON[language]}${first.text}` : ''
    }
    const view = game.view(before.state, step.actor)
    return `${side}${COLON[language]}${choiceInWords(game, language, view, decision.name, option, step.actor)}`
  }

  /** Who is asked at a moment, and what he chose; nothing where nobody is. */
  askedAt(at: number): Asked | null {
    const { game, steps } = this
    const { state } = steps[at]
    const next = steps[at + 1]
    const seats = question(game, state) ? (seen(game, state, SPECTATOR).asked?.seats ?? []) : []
    const seat = next && seats.includes(next.actor) ? next.actor : seats[0]
    return seat === undefined ? null : { game, state, seat, line: next?.actor === seat ? next.line : '' }
  }

  /** The parts of the game, to find one's way. */
  marks(language: Language): Mark[] {
    return marksOf(this.game, language, this.steps)
  }

  /** How it came about, once it is over; before that nobody may know. */
  account(language: Language): Account | null {
    return this.record.result ? accountOf(this.game, language, this.steps) : null
  }

  /** How the dice fell. */
  dice(language: Language): DiceCount[] {
    const { game, steps } = this
    const all = tallied(
      game,
      steps.flatMap(({ events }) => events),
    )
    return all.map(tally => ({ ...tally, title: dieInWords(game, language, tally) }))
  }
}

function actorOf(line: Line, asked: Seat): Seat {
  return 'seat' in line ? (line.seat ?? asked) : SPECTATOR
}
