/** So often one answers a question alike before the table offers to do it. */
const OFTEN = 3

/** What the table must know of an answer to learn it. */
export interface Answer {
  /** All answers like it: `decision.kind`. */
  name: string
  words: string
  /** It carries no number: it passes, ends, rolls. */
  isBare: boolean
  ends: boolean
  isCostly: boolean
  isGrave: boolean
}

/** An answer left to the table, until something is offered beside it that one has not seen. */
export interface Learnt {
  words: string
  known: ReadonlySet<string>
}

/** Counts how often somebody answers alike: who does so again and again is asked whether the table shall. */
export class Learning {
  /** By question, ends that were the only answer apart: what was last answered, how often in a row, and what else was offered then. */
  private readonly counts = new Map<string, { name: string; times: number; known: readonly string[] }>()

  /** He answered; what the table could answer from now on, as soon as it has seen that often enough. To end something only where nothing else is left. */
  watch(offers: readonly Answer[], answer: Answer): ({ name: string } & Learnt) | null {
    const isSole = offers.length === 1 && answer.ends
    const key = keyOf(answer.name, isSole)
    const before = this.counts.get(key)
    const isPlain = answer.isBare && !answer.isCostly && !answer.isGrave && (isSole || !answer.ends)
    const { times, known } = before?.name === answer.name && isPlain ? before : { times: 0, known: [] }
    const others = offers.filter(other => other !== answer).map(other => other.words)
    const count = { name: answer.name, times: isPlain ? times + 1 : 0, known: [...known, ...others] }
    this.counts.set(key, count)
    if (count.times !== OFTEN || (others.length === 0 && !isSole)) return null
    return { name: answer.name, words: answer.words, known: new Set(count.known) }
  }

  /** He wants to be asked again. */
  forget(name: string): void {
    for (const isSole of [true, false]) this.counts.delete(keyOf(name, isSole))
  }
}

const keyOf = (name: string, isSole: boolean) => `${name.split('.')[0]}${isSole ? ' alone' : ''}`

/** The answer that was left to the table, if nothing stands beside it that was not known then. */
export function learntAnswer<A extends Pick<Answer, 'name' | 'words' | 'isCostly'>>(
  learnt: ReadonlyMap<string, Learnt>,
  offers: readonly A[],
): A | undefined {
  return offers.find(offer => {
    const known = offer.isCostly ? undefined : learnt.get(offer.name)?.known
    return known && offers.every(other => other === offer || known.has(other.words))
  })
}
