import {
  type Aid,
  type AnyGame,
  applyChanges,
  type Change,
  type Language,
  type Note,
  type Seat,
} from '@hexarium/kernel'
import type { Heard, Shown } from '@hexarium/wire'
import type { Glance, KeepingShown, LogLine, NoteShown, Offer, Outlook, StandingShown } from './moment.ts'
import { outlookOn } from './outlook.ts'
import { keepingShown, logLines, notesShown, present, seatsShown } from './present.ts'
import type { Reader } from './reader.ts'

/** How a game ends that nobody won. */
const BROKEN_OFF: Readonly<Record<Language, string>> = {
  en: 'The game was ended here; nobody has won or lost.',
  de: 'Das Spiel wurde hier beendet; niemand hat gewonnen oder verloren.',
  fr: 'La partie a été arrêtée ici ; personne n’a gagné ni perdu.',
}

/** A table on a server, as one seat or a watcher sees it: nothing here knows more than that. */
export class Remote {
  readonly game: AnyGame
  readonly seat: Seat
  language: Language
  private shown: Shown
  private seq: number
  /** What was heard, line by line, and in words. */
  private readonly story: Heard[][]
  private log: LogLine[] = []
  /** How long the log was when the reader came, and at each of his choices since. */
  private readonly marks: number[]
  private aid: Aid | null | undefined

  constructor(game: AnyGame, language: Language, seat: Seat, shown: Shown, story: Heard[][], seq: number) {
    this.game = game
    this.language = language
    this.seat = seat
    this.shown = shown
    this.story = story
    this.seq = seq
    this.retell()
    this.marks = [this.log.length]
  }

  /** Says everything anew, in the words of today: what a seat saw then is not kept. */
  private retell(): void {
    this.log = this.story.flatMap((events, index) => this.lines(events, index))
  }

  private lines(events: readonly Heard[], seq: number): LogLine[] {
    const open = events.map(event => ({ ...event, to: null }))
    return logLines(this.game, this.language, this.shown.view, open, this.seat, seq)
  }

  /** Speaks another language. */
  speak(language: Language): void {
    this.language = language
    this.retell()
  }

  /** Something happened, or the last of what was heard, so many events, was taken back. */
  step(changes: readonly Change[], events: Heard[], seq: number, back = 0): void {
    this.shown = applyChanges(this.shown, changes) as Shown
    this.seq = seq
    this.aid = undefined
    this.forget(back)
    this.story.push(events)
    this.log.push(...this.lines(events, this.story.length - 1))
  }

  private forget(count: number): void {
    this.log.length -= Math.min(count, this.log.length)
    for (let left = count; left > 0 && this.story.length > 0; ) {
      const last = this.story.pop()!
      if (last.length > left) this.story.push(last.slice(0, -left))
      left -= last.length
    }
  }

  /** The reader has chosen: what comes from here on is news. */
  mark(): void {
    this.marks.push(this.log.length)
  }

  /** The reader has taken his choice back: news is what came since the one before. */
  unmark(): void {
    if (this.marks.length > 1) this.marks.pop()
  }

  /** What helps with the question that is asked now; null if no help came. */
  aided(aid: Aid | null): void {
    this.aid = aid
  }

  /** Remarks of the server in words. */
  worded(notes: readonly Note[]): NoteShown[] {
    return notesShown(this.game, this.language, this.shown.view, this.seat, notes)
  }

  /** What the server says choices would change, as what they would lead to. */
  outlook(changes: Change[] | null): Outlook {
    return outlookOn(this.game, this.language, this.shown.view, this.seat, changes)
  }

  /** Who looks something up. */
  get reader(): Reader {
    return { game: this.game, language: this.language, views: [this.shown.view] }
  }

  get isOver(): boolean {
    return this.shown.info.status !== 'running'
  }

  /** What may be answered in advance to the question asked now. */
  private standingAnswers(offers: readonly Offer[]): StandingShown[] {
    const decision = this.game.decisions.get(this.shown.asked?.decision ?? '')
    return Object.entries(decision?.spec.standing ?? {}).flatMap(([answer, { answer: kind, unless }]) => {
      const offer = offers.find(({ name }) => name === `${decision!.name}.${kind}`)
      const exception = unless ? (this.game.text[this.language].unless?.[answer] ?? '') : ''
      return offer ? [{ decision: decision!.name, answer, words: offer.words, unless: exception }] : []
    })
  }

  /** What can be made again here of what was kept at tables of this browser; of what is chosen here only the server knows. */
  private keeping(): KeepingShown[] {
    const { game, language, aid } = this
    return aid?.keeps ? keepingShown(game, language, [{ ...aid.keeps, choices: [] }], aid) : []
  }

  /** Everybody agreed to end it here, or the house had to: nothing is asked any more, and nobody has won. */
  private brokenOff(): Pick<Glance, 'is' | 'ask' | 'offers' | 'wishes'> {
    return { is: 'over', ask: BROKEN_OFF[this.language], offers: [], wishes: [] }
  }

  /** What the page shows now. */
  moment(): Glance {
    const { game, language, seat, shown } = this
    const { info } = shown
    const bots = info.seats.map(({ kind, level }) => (kind === 'bot' ? (level ?? 'bot') : null))
    // Whose seat a bot plays looks on.
    const isMine = seat >= 0 && bots[seat] === null
    const { rules, ...rest } = present(
      game,
      language,
      isMine ? shown : { ...shown, options: [] },
      seat,
      this.aid ?? undefined,
    )
    return {
      game: game.id,
      title: game.text[language].title,
      language,
      seq: this.seq,
      seat,
      seats: seatsShown(
        game,
        language,
        shown.view,
        info.seats.length,
        bots,
        shown.asked?.seats ?? [],
        rest.scene.teams,
      ),
      ...rest,
      ...(info.status === 'broken' ? this.brokenOff() : {}),
      rules: [...rules],
      keeping: this.keeping(),
      awaitsAid: isMine && rest.is === 'asked' && this.aid === undefined,
      mayUndo: isMine && info.undo,
      log: { from: 0, lines: this.log, since: Math.min(this.marks.at(-1)!, this.log.length) },
      handOver: null,
      help: { plans: isMine && game.aid?.plan !== undefined, threats: isMine && game.aid?.plan !== undefined },
      around: {
        status: info.status,
        names: info.seats.map(({ name }) => name),
        offer: info.offer,
        clocks: info.clocks,
        vacation: info.vacation,
        standing: { answers: this.standingAnswers(rest.offers), left: Object.keys(shown.standing) },
      },
    }
  }
}
