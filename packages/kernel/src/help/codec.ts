import { same } from '../core/plain.ts'
import type { Reader } from './position.ts'

/**
 * How something is written in JSON by people: one description reads it, writes it, refuses what does not belong there with
 * the place and the remedy, and prints the table of its keys.
 */
export interface Codec<T> {
  read(reader: Reader): T
  write(value: T): unknown
}

/** One key of an object people write. */
export interface Key<T> {
  readonly codec: Codec<T>
  /** What it is, for the table of keys. */
  readonly says: string
  /** What stands there when it is left out; undefined where it may not be. */
  readonly without?: () => T
  /** That, in words. */
  readonly otherwise: string
}

/** A whole number within limits. */
export const whole = (min: number, max: number): Codec<number> => ({
  read: reader => reader.int(min, max),
  write: value => value,
})

/** Text. */
export const text: Codec<string> = { read: reader => reader.text(), write: value => value }

/** True or false. */
export const flag: Codec<boolean> = { read: reader => reader.flag(), write: value => value }

/** One of some words. */
export const word = <T extends string>(...words: readonly T[]): Codec<T> => ({
  read: reader => reader.oneOf(words),
  write: value => value,
})

/** One of some words, kept as its place among them. */
export const named = (names: readonly string[]): Codec<number> => ({
  read: reader => names.indexOf(reader.oneOf(names)),
  write: at => names[at],
})

/** A list of the same things. */
export const listOf = <T>(item: Codec<T>): Codec<T[]> => ({
  read: reader => reader.list().map(one => item.read(one)),
  write: values => values.map(one => item.write(one)),
})

/** The thing, or `null` for none. */
export const orNull = <T>(codec: Codec<T>): Codec<T | null> => ({
  read: reader => (reader.json === null ? null : codec.read(reader)),
  write: value => (value === null ? null : codec.write(value)),
})

/** Something written in another form than it is kept in: a hex by its name. Reading may complain about the place. */
export const as = <T, W>(
  codec: Codec<W>,
  read: (written: W, reader: Reader) => T,
  write: (value: T) => W,
): Codec<T> => ({
  read: reader => read(codec.read(reader), reader),
  write: value => codec.write(write(value)),
})

/** An object with one thing under each of its own keys, which are read and written as `T` wants them. */
export const under = <T>(keyed: (key: string, reader: Reader) => number, item: Codec<T>): Codec<(T | undefined)[]> => ({
  read(reader) {
    const list: (T | undefined)[] = []
    for (const [key, entry] of reader.entries()) list[keyed(key, entry)] = item.read(entry)
    return list
  },
  write: values =>
    Object.fromEntries(values.flatMap((value, key) => (value === undefined ? [] : [[key, item.write(value)]]))),
})

/** A key that must be there. */
export const key = <T>(codec: Codec<T>, says: string): Key<T> => ({ codec, says, otherwise: '–' })

/** A key that may be left out. What is as it would be without it is not written. */
export const maybe = <T>(codec: Codec<T>, says: string, without: T | (() => T), otherwise?: string): Key<T> => {
  const value = () => (typeof without === 'function' ? (without as () => T)() : without)
  return { codec, says, without: value, otherwise: otherwise ?? JSON.stringify(codec.write(value())) ?? 'none' }
}

/** An object with these keys and no others. */
export interface ObjectCodec<T> extends Codec<T> {
  /** The table of its keys for a README, a row a key. */
  table(): string
}

/** An object with these keys and no others. */
export function keys<T extends object>(spec: { readonly [name in keyof T]: Key<T[name]> }): ObjectCodec<T> {
  const all = Object.entries<Key<unknown>>(spec as unknown as Record<string, Key<unknown>>)
  return {
    read(reader) {
      reader.only(...all.map(([name]) => name))
      const found = all.map(([name, { codec, without }]) => [
        name,
        without && !reader.has(name) ? without() : codec.read(reader.at(name)),
      ])
      return Object.fromEntries(found) as T
    },
    write(value) {
      const kept = all.filter(([name, { without }]) => {
        const one = (value as Record<string, unknown>)[name]
        return one !== undefined && !(without && same(one, without()))
      })
      return Object.fromEntries(
        kept.map(([name, { codec }]) => [name, codec.write((value as Record<string, unknown>)[name])]),
      )
    },
    table() {
      const rows = all.map(([name, { says, otherwise }]) => `| \`${name}\` | ${says} | ${otherwise} |`)
      return ['| key | what it is | without it |', '| --- | --- | --- |', ...rows].join('\n')
    },
  }
}
