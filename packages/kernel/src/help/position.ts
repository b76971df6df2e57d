import { fine, type Outcome, refused } from '../core/outcome.ts'

/** A fault in something a person wrote, with the place where it is. */
export class ReadFault extends Error {}

/** Runs a reader; a fault it throws becomes a refused outcome that names the place. */
export function reading<T>(read: () => T): Outcome<T> {
  try {
    return fine(read())
  } catch (error) {
    if (error instanceof ReadFault) return refused('position', error.message)
    throw error
  }
}

/** Walks through JSON a person wrote: every getter checks, and complains with the path and the remedy. */
export class Reader {
  private readonly value: unknown
  private readonly path: string

  constructor(value: unknown, path = 'position') {
    this.value = value
    this.path = path
  }

  /** Complains about this place. */
  fault(text: string): never {
    throw new ReadFault(`${this.path}: ${text}`)
  }

  private object(): Record<string, unknown> {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) {
      this.fault(`an object is wanted, this is ${show(this.value)}`)
    }
    return this.value as Record<string, unknown>
  }

  /** Complains if there is a key other than these. */
  only(...keys: string[]): this {
    for (const key of Object.keys(this.object())) {
      if (!keys.includes(key)) this.fault(`unknown key “${key}”${nearest(key, keys)}; known are ${keys.join(', ')}`)
    }
    return this
  }

  /** True if there is such a key. */
  has(key: string): boolean {
    return this.object()[key] !== undefined
  }

  /** The value under a key. */
  at(key: string): Reader {
    return new Reader(this.object()[key], `${this.path}.${key}`)
  }

  /** The entries of an object: key and value. */
  entries(): [string, Reader][] {
    return Object.keys(this.object()).map(key => [key, this.at(key)])
  }

  /** The items of a list. */
  list(): Reader[] {
    if (!Array.isArray(this.value)) this.fault(`a list is wanted, this is ${show(this.value)}`)
    return this.value.map((item, i) => new Reader(item, `${this.path}[${i}]`))
  }

  /** A whole number within limits. */
  int(min: number, max: number): number {
    if (!Number.isInteger(this.value) || (this.value as number) < min || (this.value as number) > max) {
      this.fault(`a whole number from ${min} to ${max} is wanted, this is ${show(this.value)}`)
    }
    return this.value as number
  }

  /** Text. */
  text(): string {
    if (typeof this.value !== 'string') this.fault(`text is wanted, this is ${show(this.value)}`)
    return this.value
  }

  /** True or false. */
  flag(): boolean {
    if (typeof this.value !== 'boolean') this.fault(`true or false is wanted, this is ${show(this.value)}`)
    return this.value
  }

  /** One of some words. */
  oneOf<T extends string>(words: readonly T[]): T {
    if (!words.includes(this.value as T)) {
      const close = typeof this.value === 'string' ? nearest(this.value, words) : ''
      const list = words.length > 12 ? `${words.slice(0, 12).join(', ')} …` : words.join(', ')
      this.fault(`${show(this.value)} is unknown${close}; known are ${list}`)
    }
    return this.value as T
  }

  /** The JSON itself. */
  get json(): unknown {
    return this.value
  }
}

/** A game's answers to direct questions, by the word under `ask`; what none of them knows is undefined. */
export function questions(
  answers: Readonly<Record<string, (question: Reader) => unknown>>,
): (question: Record<string, unknown>) => Outcome<unknown> | undefined {
  return question => {
    const { ask } = question
    if (typeof ask !== 'string' || !Object.hasOwn(answers, ask)) return undefined
    return reading(() => answers[ask](new Reader(question, 'question')))
  }
}

function show(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** ` (did you mean “x”?)` if a word is close to one of the known, else nothing. */
export function nearest(word: string, known: readonly string[]): string {
  const ranked = known.map(other => ({ other, far: editDistance(word.toLowerCase(), other.toLowerCase()) }))
  ranked.sort((a, b) => a.far - b.far)
  const best = ranked[0]
  return best && best.far <= Math.max(1, word.length / 3) ? ` (did you mean “${best.other}”?)` : ''
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]
}
