import { Learning, type Learnt, learntAnswer, mayAnswer, ONLY_ANSWER, ONLY_END } from '@hexarium/kernel'
import { signal } from '@preact/signals'
import type { Moment, Offer } from '../port/moment.ts'
import { hasHabit } from '../preferences.ts'

/** What the table answers for somebody at one table: his habits, and what it has seen him answer again and again. */
export class Habits {
  /** What was answered for him since he last chose himself. */
  readonly given = signal<readonly string[]>([])
  /** An answer the table could give from now on, if he wants it to. */
  readonly proposal = signal<({ name: string } & Learnt) | null>(null)
  /** By `decision.kind`: what he left to the table here. */
  readonly learnt = signal<ReadonlyMap<string, Learnt>>(new Map())
  private readonly learning = new Learning()
  /** Something he chose himself can still be taken back. */
  private holdsOwn = false

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
    const { keepsUndo, reacts } = moment
    // What only the table chose is no reason to ask: he would be asked about its answers, not about his.
    if (!moment.mayUndo) this.holdsOwn = false
    const mayUndo = moment.mayUndo && (this.holdsOwn || this.given.peek().length === 0)
    for (const { name, option, isObvious } of moment.habits) {
      const offer = option === null ? undefined : moment.offers.find(one => one.option === option)
      if (!offer || offer.isCostly || offer.isUnsure || !hasHabit(moment.game, name, isObvious)) continue
      if (mayAnswer({ isObvious, ends: offer.ends, mayUndo, keepsUndo, reacts, amongPeople })) return offer
    }
    return undefined
  }

  private repeated({ offers }: Moment): Offer | undefined {
    const offer = learntAnswer(this.learnt.value, offers)
    return offer?.isUnsure ? undefined : offer
  }

  /** He answered himself: who answers a question alike again and again, and not only on his way, is asked whether the table shall. */
  watch(moment: Moment, offer: Offer, isOnItsWay = false): void {
    this.given.value = []
    this.holdsOwn = true
    this.proposal.value = isOnItsWay ? null : this.learning.watch(moment.offers, offer)
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
    this.learning.forget(name)
  }
}
