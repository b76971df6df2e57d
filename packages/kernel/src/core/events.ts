import { environment } from './environment.ts'
import type { RuleId, Seat, State } from './state.ts'

/** Something that happened: a kind and integers, never prose. `to` lists who may see it; null is everybody. */
export interface Event {
  kind: string
  args: number[]
  to: Seat[] | null
}

/** What a game says about a kind of event: the rule behind it and what each integer stands for. */
export interface EventSpec {
  rule: RuleId
  /** Names of the integers, such as `['unit', 'hex']`; a last name ending in `…` takes the rest. */
  args: readonly string[]
  /** It may tell what no view keeps: what is over and done with, or finer than the view. Law 6 then trusts it. */
  shows?: boolean
  /** It tells something of what was hidden: a log can list these alone. */
  reveals?: boolean
  /** A part of the game begins with it, by which one finds one's way back: a turn, a battle, or a part of either. */
  begins?: Begins
  /**
   * With it a fight begins or ends: a log keeps together what lies between. Where one of its integers says so, it begins one for
   * these values, and with any other no fight goes on.
   */
  fight?: 'begins' | 'ends' | { readonly begins: string; readonly for: readonly number[] }
  /** It stays to be read where a log folds its fight: who fell, what was destroyed. */
  outlasts?: boolean
  /** Which of its integers the dice before it had to reach, or where low is better not to exceed: those that did are hits. */
  needs?: string
  /** Which of its integers says, unless it is 0, that the dice before it together did what they had to. */
  decides?: string
}

/** The parts of a game: turns are the largest; battles are fought in them; rounds and phases are parts of both. */
export type Begins = 'turn' | 'battle' | 'part'

/** The integers of each kind of event, from the game's own table of events. */
export type EventArgs<T extends Record<string, EventSpec>> = { [K in keyof T]: Integers<T[K]['args']> }

type Integers<A extends readonly string[]> = A extends readonly [...infer First, `${string}…`]
  ? [...{ [I in keyof First]: number }, ...number[]]
  : { -readonly [I in keyof A]: number }

/** What an event does to the fight a log tells of: it begins one, is its last, or none goes on with it, as with a new turn. */
export function fightAt(
  { fight, args, begins }: EventSpec,
  integers: readonly number[],
): 'begins' | 'ends' | 'none' | undefined {
  if (typeof fight !== 'object') return fight ?? (begins === 'turn' ? 'none' : undefined)
  return fight.for.includes(integers[args.indexOf(fight.begins)]) ? 'begins' : 'none'
}

/** Events the kernel itself tells of. */
export const kernelEvents: Record<string, EventSpec> = {
  dice: { rule: 'dice', args: ['seat', 'die', 'better', 'results…'] },
  /** How dice were told of before anybody said whose they were: stories kept by a server still hold it. */
  roll: { rule: 'dice', args: ['sides', 'results…'] },
  resigned: { rule: 'table', args: ['seat'] },
  agreed: { rule: 'table', args: [] },
}

/** Tells everybody. */
export function tell(_g: State, kind: string, ...args: number[]): void {
  environment.events?.push({ kind, args, to: null })
}

/** Tells some seats only; watchers and the others hear nothing. */
export function tellOnly(_g: State, to: readonly Seat[], kind: string, ...args: number[]): void {
  environment.events?.push({ kind, args, to: [...to] })
}

/** Marks that something hidden has been shown to somebody: undo does not cross it. */
export function reveal(g: State): void {
  g.core.reveals++
}

/** True if a seat (or a spectator) may see an event. */
export function hears(seat: Seat, event: Event): boolean {
  return event.to === null || event.to.includes(seat)
}

/** The events a seat may see, without the list of who else saw them. */
export function heard(events: readonly Event[], seat: Seat): { kind: string; args: number[] }[] {
  return events.filter(event => hears(seat, event)).map(({ kind, args }) => ({ kind, args }))
}
