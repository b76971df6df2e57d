import {
  type AnyGame,
  AT_FIRST,
  chose,
  type Event,
  type Guidance,
  type GuideParts,
  type GuideSpec,
  type GuideWords,
  guidance,
  type Language,
  type Lesson,
  type Option,
  type Progress,
  readLine,
  readOption,
  type Saying,
  type Seat,
  type State,
  told,
} from '@hexarium/kernel'
import type { GuideShown, LessonShown } from './moment.ts'

/** A guide beside a table: what it has told so far, and what it says now. */
export class Guided {
  readonly seat: Seat
  private readonly game: AnyGame
  private readonly guide: GuideSpec<unknown>
  private readonly words: GuideWords<unknown>
  /** How far it was after so many lines. */
  private readonly steps: Progress[] = [AT_FIRST]

  constructor(game: AnyGame, guide: GuideSpec<unknown>, words: GuideWords<unknown>) {
    this.game = game
    this.guide = guide
    this.words = words
    this.seat = guide.table.bots.indexOf(null)
  }

  private get now(): Progress {
    return this.steps[this.steps.length - 1]
  }

  /** What it says of a state. */
  look(g: State): Guidance {
    return guidance(this.game, this.guide, this.now, g, this.seat)
  }

  /** A line was played: by whom, what it had said before, and what happened. */
  went(before: Guidance, actor: Seat, line: string, events: readonly Event[]): void {
    const choice = this.choiceIn(before, actor, line)
    const now = choice === undefined ? this.now : chose(this.now, before, choice)
    this.steps.push(told(this.game, now, events, this.seat))
  }

  private choiceIn({ sight }: Guidance, actor: Seat, text: string): Option | undefined {
    const line = readLine(text)
    const decision = sight.asks === null ? undefined : this.game.decisions.get(sight.asks)
    if (line?.is !== 'choice' || !decision || (line.seat ?? actor) !== this.seat) return undefined
    return readOption(decision, line.choice)
  }

  /** Lines were taken back. */
  back(lines: number): void {
    this.steps.length = lines + 1
  }

  /** What the page shows of it, and the choices it recommends. */
  shown(g: State): { guide: GuideShown; hints: readonly Option[] } {
    const { sight, lessons, hints, end } = this.look(g)
    const { reply, met } = this.now
    const said = (saying: Saying<unknown> | undefined) => (typeof saying === 'function' ? saying(sight) : saying)
    const answer = reply ? this.words.ideas[reply.of][reply.isWell ? 'well' : 'other'] : undefined
    const guide: GuideShown = {
      reply: reply && { isWell: reply.isWell, text: said(answer) ?? null },
      lessons: lessons.map(lesson => this.lessonShown(lesson, said)),
      end: end && {
        how: end,
        text: this.words[end],
        learnt: [...this.words.learnt],
        chapters: [...this.guide.chapters],
      },
      met: met.length,
      ideas: this.guide.ideas.length,
    }
    return { guide, hints }
  }

  private lessonShown(
    { idea, asks, rules, isAside, marks }: Lesson,
    said: (saying: Saying<unknown> | undefined) => string | undefined,
  ): LessonShown {
    const own = idea === null ? this.words.asks[asks ?? ''] : this.words.ideas[idea].say
    return { name: idea ?? '', text: said(own) ?? null, rules: [...rules], isAside, marks: [...marks] }
  }
}

/** A game's guide in a language. */
export async function guideFrom(parts: GuideParts, game: AnyGame, language: Language): Promise<Guided> {
  const [{ guide }, { words }] = await Promise.all([parts.ideas(), parts.words[language]()])
  return new Guided(game, guide, words)
}
