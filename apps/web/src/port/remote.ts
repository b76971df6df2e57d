import {
  type Aid,
  type AnyGame,
  applyChanges,
  type Change,
  type Language,
  type Note,
  type Option,
  optionsAt,
  type Seat,
  type Seen,
} from '@hexarium/kernel'
import type { Around, LogLine, Moment, NoteShown } from './moment.ts'
import { logLines, notesShown, present, seatsShown } from './present.ts'

/** An event as a seat hears it. */
export interface Heard {
  kind: string
  args: number[]
}

/** What a server shows a seat: what it sees, and the table around it. */
export interface Shown extends Seen {
  info: {
    status: string
    seats: { kind: string; name: string; level: string | null }[]
    offer: Around['offer']
    clocks: Around['clocks']
    undo: boolean
  }
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
  private since: number
  private aid: { aid: Aid; seq: number } | null = null

  constructor(game: AnyGame, language: Language, seat: Seat, shown: Shown, story: Heard[][], seq: number) {
    this.game = game
    this.language = language
    this.seat = seat
    this.shown = shown
    this.story = story
    this.seq = seq
    this.retell()
    this.since = this.log.length
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

  /** Something happened. */
  step(changes: readonly Change[], events: Heard[], seq: number): void {
    this.shown = applyChanges(this.shown, changes) as Shown
    this.seq = seq
    this.story.push(events)
    this.log.push(...this.lines(events, this.story.length - 1))
  }

  /** The reader has chosen: what comes from here on is news. */
  mark(): void {
    this.since = this.log.length
  }

  /** What helps with the question of that number; true if it is still the question. */
  aided(aid: Aid, seq: number): boolean {
    this.aid = { aid, seq }
    return seq === this.seq
  }

  /** Remarks of the server in words. */
  worded(notes: readonly Note[]): NoteShown[] {
    return notesShown(this.game, this.language, this.shown.view, this.seat, notes)
  }

  /** The options an element of the scene would stand for, whether they are offered or not. */
  optionsAt(id: string): Option[] {
    const asked = this.game.decisions.get(this.shown.asked?.decision ?? '')
    return asked ? optionsAt(asked, id) : []
  }

  get isOver(): boolean {
    return this.shown.info.status !== 'running'
  }

  /** What the page shows now. */
  moment(): Moment {
    const { game, language, seat, shown } = this
    const { info } = shown
    const bots = info.seats.map(({ kind, level }) => (kind === 'bot' ? (level ?? 'bot') : null))
    const help = this.aid?.seq === this.seq ? this.aid.aid : undefined
    // Whose seat a bot plays looks on.
    const isMine = seat >= 0 && bots[seat] === null
    const { rules, ...rest } = present(game, language, isMine ? shown : { ...shown, options: [] }, seat, help)
    return {
      ...{ game: game.id, title: game.text[language].title, language, seq: this.seq, seat },
      seats: seatsShown(game, language, info.seats.length, bots, shown.asked?.seats ?? []),
      ...rest,
      rules: [...rules],
      mayUndo: isMine && info.undo,
      log: { from: 0, lines: this.log, since: this.since },
      handOver: null,
      help: { plans: isMine && game.aid?.plan !== undefined, threats: isMine && game.aid?.plan !== undefined },
      around: {
        status: info.status,
        names: info.seats.map(({ name }) => name),
        offer: info.offer,
        clocks: info.clocks,
      },
    }
  }
}
