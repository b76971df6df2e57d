import { mayAnswer, ONLY_ANSWER, ONLY_END } from '@hexarium/kernel'
import { signal } from '@preact/signals'
import type { Moment, Offer } from '../port/moment.ts'
import { hasHabit } from '../preferences.ts'

/** So often one answers a question alike before the table offers to do it. */
const OFTEN = 3

/** An answer left to the table, until something is offered beside it that one has not seen. */
interface Learnt {
  words: string
  known: ReadonlySet<string>
}

/** What the table answers for somebody at one table: his habits, and what it has seen him answer again and again. */
export class Habits {
  /** What was answered for him since he last chose himself. */
  readonly given = signal<readonly string[]>([])
  /** An answer the table could give from now on, if he wants it to. */
  readonly proposal = signal<({ name: string } & Learnt) | null>(null)
  /** By `decision.kind`: what he left to the table here. */
  readonly learnt = signal<ReadonlyMap<string, Learnt>>(new Map())
  /** By question: what he last answered, how often in a row, and what else was offered then. */
  private readonly counts = new Map<string, { name: string; times: number; known: readonly string[] }>()

  /** The offer the table takes for him now, if any. */
  answerTo(moment: Moment): Offer | undefined {
    if (moment.is !== 'asked') return undefined
    return this.habitual(moment) ?? this.repeated(moment)
  }

  /** True if some habit may answer as soon as help has come. */
  mayAnswer({ game, habits, offers }: Moment): boolean {
    const applies = (name: string) => offers.length === 1 || (name !== ONLY_ANSWER && name !== ONLY_END)
    return habits.some(({ name, isObvious }) => applies(name) && hasHabit(game, name, isObvious))
  }

  private habitual(moment: Moment): Offer | undefined {
    const amongPeople = moment.seats.some(({ bot }, seat) => seat !== moment.seat && bot === null)
    const { mayUndo, keepsUndo, reacts } = moment
    for (const { name, option, isObvious } of moment.habits) {
      const offer = option === null ? undefined : moment.offers.find(one => one.option === option)
      if (!offer || offer.isCostly || offer.isUnsure || !hasHabit(moment.game, name, isObvious)) continue
      if (mayAnswer({ isObvious, ends: offer.ends, mayUndo, keepsUndo, reacts, amongPeople })) return offer
    }
    return undefined
  }

  private repeated({ offers }: Moment): Offer | undefined {
    for (const offer of offers) {
      const learnt = this.learnt.value.get(offer.name)
      if (!learnt || offer.isCostly || offer.isUnsure) continue
      if (offers.every(other => other === offer || learnt.known.has(other.words))) return offer
    }
    return undefined
  }

  /** He answered himself: who answers a question alike again and again is asked whether the table shall. */
  watch(moment: Moment, offer: Offer): void {
    this.given.value = []
    this.proposal.value = null
    const [decision] = offer.name.split('.')
    const before = this.counts.get(decision)
    const isPlain = offer.isBare && !offer.isCostly && !offer.isGrave && !offer.ends
    const { times, known } = before?.name === offer.name && isPlain ? before : { times: 0, known: [] }
    const others = moment.offers.filter(other => other !== offer).map(other => other.words)
    const count = { name: offer.name, times: isPlain ? times + 1 : 0, known: [...known, ...others] }
    this.counts.set(decision, count)
    if (count.times === OFTEN && others.length > 0)
      this.proposal.value = { name: offer.name, words: offer.words, known: new Set(count.known) }
  }

  /** He leaves it to the table, or wants to be asked on. */
  accept(isWanted: boolean): void {
    const proposal = this.proposal.value
    this.proposal.value = null
    if (isWanted && proposal) this.learnt.value = new Map(this.learnt.value).set(proposal.name, proposal)
  }

  /** He wants to be asked again. */
  unlearn(name: string): void {
    const learnt = new Map(this.learnt.value)
    learnt.delete(name)
    this.learnt.value = learnt
    this.counts.delete(name.split('.')[0])
  }
}
