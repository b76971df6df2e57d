import { sha256 } from '@noble/hashes/sha2.js'
import { environment } from './environment.ts'
import { tell } from './events.ts'
import type { Seat, State } from './state.ts'

/** Thrown when dice given from outside are too few, too many or impossible. `Match` turns it into a sentence. */
export class GivenDice extends Error {}

/** Numbers a fast generator has: four words, and how often it was used. */
const FAST = 5

/** The next word of a generator. The fifth number of either kind counts uses, so that undo can tell whether dice were rolled. */
function next(dice: number[]): number {
  return dice.length === FAST ? nextFast(dice) : nextKeyed(dice)
}

/**
 * The fast generator, for games by oneself, searching and fuzzing: sfc32 (C. Doty-Humphrey, PractRand), four 32-bit words, period
 * above 2^32 for every seed.
 */
function nextFast(dice: number[]): number {
  const t = (((dice[0] + dice[1]) | 0) + dice[3]) | 0
  dice[3] = (dice[3] + 1) | 0
  dice[0] = dice[1] ^ (dice[1] >>> 9)
  dice[1] = (dice[2] + (dice[2] << 3)) | 0
  dice[2] = (((dice[2] << 21) | (dice[2] >>> 11)) + t) | 0
  return t >>> 0
}

/**
 * The generator nobody can foresee, whatever rolls he has seen: SHA-256 in counter mode. A key of eight words, four before and four
 * after the count of uses, and a counter; a word is the first of the hash of both.
 */
function nextKeyed(dice: number[]): number {
  for (let i = 0; i < 8; i++) block.setInt32(4 * i, dice[i < 4 ? i : i + 1])
  block.setUint32(32, dice[9])
  dice[9] = dice[9] + 1
  const hash = sha256(new Uint8Array(block.buffer))
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0)
}

const block = new DataView(new ArrayBuffer(36))

/** A keyed generator's numbers from any text: its SHA-256 is the key. */
export function keyed(text: string): number[] {
  const hash = sha256(new TextEncoder().encode(text))
  const words = new DataView(hash.buffer, hash.byteOffset)
  const key = Array.from({ length: 8 }, (_, i) => words.getInt32(4 * i))
  return [...key.slice(0, 4), 0, ...key.slice(4), 0]
}

/** An unbiased integer 0 … n-1 from a generator's words. */
export function below(dice: number[], n: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
  let word = next(dice)
  while (word >= limit) word = next(dice)
  dice[4] = dice[4] + 1
  return word % n
}

/** A generator's words from any text: its SHA-256, stirred a dozen times. */
export function seeded(text: string): number[] {
  const hash = sha256(new TextEncoder().encode(text))
  const words = new DataView(hash.buffer, hash.byteOffset)
  const dice = [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12), 0]
  for (let i = 0; i < 12; i++) next(dice)
  return dice
}

/** Chance outside the rules (imagining, searching, fuzzing): the same generator with words of its own. */
export interface Chance {
  /** An integer 0 … n-1. */
  below(n: number): number
  /** One of a list's elements. */
  pick<T>(list: readonly T[]): T
  /** Shuffles a list in place and returns it. */
  shuffle<T>(list: T[]): T[]
  /** The generator's words, to seed a state's dice with. */
  words(): number[]
}

/** A source of chance from a seed. */
export function chance(seed: string | number): Chance {
  const dice = typeof seed === 'number' ? [seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1, 0] : seeded(seed)
  if (typeof seed === 'number') for (let i = 0; i < 12; i++) next(dice)
  return {
    below: n => below(dice, n),
    pick: list => list[below(dice, list.length)]!,
    shuffle(list) {
      for (let i = list.length - 1; i > 0; i--) swap(list, i, below(dice, i + 1))
      return list
    },
    words: () => [next(dice) | 0, next(dice) | 0, next(dice) | 0, next(dice) | 0, 0],
  }
}

/** A die: how many results it has, and what its faces show where that is not 1, 2, 3 … */
export interface Die {
  /** What events call it: its sides, or a number below 0 for a game's own. */
  readonly id: number
  /** A game's own die is named in the game's text; others have no name. */
  readonly name: string
  readonly sides: number
  /** What each result shows; null where a result shows itself. */
  readonly faces: readonly number[] | null
}

/** Which results are better for whoever rolls. */
export type Better = 'high' | 'low'

const plain = new Map<number, Die>()

/** The die with so many sides, numbered from 1. */
export function dieOf(sides: number): Die {
  const known = plain.get(sides)
  if (known) return known
  const die: Die = { id: sides, name: '', sides, faces: null }
  plain.set(sides, die)
  return die
}

/** The six-sided die. */
export const d6 = dieOf(6)
/** The twenty-sided die. */
export const d20 = dieOf(20)

/** A game's own die: its place in the game's `dice`, its name there and what its faces show. */
export function ownDie(place: number, name: string, faces: readonly number[]): Die {
  return { id: -1 - place, name, sides: faces.length, faces }
}

/**
 * One public die; everybody sees it fall, and gets what it shows. `seat` is whose roll it is, SPECTATOR where it is
 * nobody's: a wind, a lot between two. `better` says which results are better for that seat, and is left out where
 * neither are: only then can anybody say later who was lucky.
 */
export function roll(g: State, seat: Seat, die: Die, better?: Better): number {
  const value = fall(g, die.sides) + 1
  environment.rolls?.push(value)
  if (environment.events) tell(g, 'dice', seat, die.id, signOf(better), value)
  return die.faces === null ? value : die.faces[value - 1]
}

/** Several public dice thrown together. */
export function rollMany(g: State, seat: Seat, count: number, die: Die, better?: Better): number[] {
  const values: number[] = []
  for (let i = 0; i < count; i++) values.push(fall(g, die.sides) + 1)
  environment.rolls?.push(...values)
  if (environment.events && count > 0) tell(g, 'dice', seat, die.id, signOf(better), ...values)
  return die.faces === null ? values : values.map(value => die.faces![value - 1])
}

function signOf(better: Better | undefined): number {
  return better === undefined ? 0 : better === 'high' ? 1 : -1
}

/** A secret draw: 0 … n-1, told to nobody. What comes of it the game tells whom it concerns. */
export function draw(g: State, n: number): number {
  return fall(g, n)
}

/** Shuffles a list in place, by secret draws. */
export function shuffle<T>(g: State, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) swap(list, i, fall(g, i + 1))
  return list
}

function fall(g: State, sides: number): number {
  const given = environment.given
  if (given === null) return below(g.core.dice, sides)
  const value = given.shift()
  if (value === undefined) throw new GivenDice(`one more result of a die with ${sides} sides is wanted`)
  if (!Number.isInteger(value) || value < 1 || value > sides) {
    throw new GivenDice(`${value} is no result of a die with ${sides} sides`)
  }
  g.core.dice[4] = g.core.dice[4] + 1
  return value - 1
}

function swap<T>(list: T[], i: number, j: number): void {
  const held = list[i]!
  list[i] = list[j]!
  list[j] = held
}
