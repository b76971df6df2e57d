import type { Statement, Value } from './store.ts'

/** Units on their way to the writing thread: flat, since that is copied quickest, and each SQL text only once for all. */
export interface Message {
  units: number
  /** SQL texts not sent before; they are numbered as they come. */
  texts: string[]
  /** By unit: how many statements; by statement: number of its text, rows expected (-1 for any), how many values, values. */
  flat: Value[]
}

/** Writes messages. */
export class Writer {
  private readonly numbers = new Map<string, number>()

  message(units: readonly (readonly Statement[])[]): Message {
    const texts: string[] = []
    const flat: Value[] = []
    for (const unit of units) {
      flat.push(unit.length)
      for (const { sql, values, expect } of unit) {
        let number = this.numbers.get(sql)
        if (number === undefined) {
          this.numbers.set(sql, (number = this.numbers.size))
          texts.push(sql)
        }
        flat.push(number, expect ?? -1, values.length, ...values)
      }
    }
    return { units: units.length, texts, flat }
  }
}

/** Reads messages, in the order they were written. */
export class Reader {
  private readonly texts: string[] = []
  private flat: Value[] = []
  private at = 0

  open({ texts, flat }: Message): void {
    this.texts.push(...texts)
    this.flat = flat
    this.at = 0
  }

  /** Reads on from there. */
  goTo(at: number): void {
    this.at = at
  }

  /** Where it stands after so many statements. */
  after(count: number): number {
    let at = this.at
    for (let i = 0; i < count; i++) at += 3 + (this.flat[at + 2] as number)
    return at
  }

  /** How many statements the next unit has. */
  count(): number {
    return this.flat[this.at++] as number
  }

  statement(): Statement {
    const { flat, at } = this
    const expect = flat[at + 1] as number
    const from = at + 3
    this.at = from + (flat[at + 2] as number)
    return {
      sql: this.texts[flat[at] as number],
      values: flat.slice(from, this.at),
      expect: expect < 0 ? undefined : expect,
    }
  }
}
