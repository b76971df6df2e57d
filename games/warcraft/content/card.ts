import type { Answers, Effect, Playable, Target, Whose, WindowName } from './effects.ts'

/** An experience card (WC-B-EXP). */
export interface Card extends Playable {
  readonly key: string
  /** The race whose deck it is in; -1: every deck. */
  readonly race: number
  /** Mana it brings when discarded (WC-X-HER-22). */
  readonly gives: number
  /** Copies in the deck of the base game, and of the expansion. */
  readonly base: number
  readonly expansion: number
  /** The same by rules 6 and before: where they were others those of now are our own, measured by games of strong bots on 2026-11-18 (bench/balance.md). */
  readonly former?: { readonly base: number; readonly expansion: number }
}

interface Spec {
  race?: number
  whose?: Whose
  phase?: number
  answers?: Answers
  peaceful?: true
  discards?: number
  target?: Target
  /** Copies: base game, expansion; and the mana it gives. */
  copies: readonly [base: number, expansion: number, mana: number]
  /** Copies by rules 6 and before. */
  former?: readonly [base: number, expansion: number]
  effects: readonly Effect[]
  source?: string
}

const BASE = 'R12, gives D, copies D'
/** Where a card of the base game comes from of which the number of copies is known. */
export const KEY_COPIES = 'R12, gives D, copies F1'

export function card(name: string, window: WindowName, spec: Spec): Card {
  const { race = -1, whose = 'any', copies, former, effects, source = copies[0] > 0 ? BASE : 'D' } = spec
  return {
    key: name.toLowerCase().replaceAll(' ', '-'),
    name,
    race,
    window,
    whose,
    ...(spec.phase === undefined ? {} : { phase: spec.phase }),
    ...(spec.answers === undefined ? {} : { answers: spec.answers }),
    ...(spec.target === undefined ? {} : { target: spec.target }),
    inBattle: !spec.peaceful,
    mana: 0,
    discards: spec.discards ?? 0,
    limit: 'none',
    effects,
    source,
    base: copies[0],
    expansion: copies[1],
    gives: copies[2],
    ...(former && { former: { base: former[0], expansion: former[1] } }),
  }
}
