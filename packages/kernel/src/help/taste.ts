import type { BotHints, Numbers, Skill, TasteHint } from '../core/game.ts'
import type { State } from '../core/state.ts'

/** The numbers a policy goes by, each by its name, so that others can be tried in their place. */
export class Taste<N extends string = string> {
  /** Those of a plain player. */
  readonly plain: Readonly<Record<N, number>>
  /** Those of the player who is asked at the moment: what advisers read. */
  now: Readonly<Record<N, number>>

  constructor(plain: Readonly<Record<N, number>>) {
    this.plain = plain
    this.now = plain
  }

  /** Something that is done by other numbers, as long as it takes; those that are not named stay plain. */
  by<A extends unknown[], T>(numbers: Numbers, does: (...asked: A) => T): (...asked: A) => T {
    const inForce: Readonly<Record<N, number>> = { ...this.plain, ...numbers }
    return (...asked) => {
      const before = this.now
      this.now = inForce
      try {
        return does(...asked)
      } finally {
        this.now = before
      }
    }
  }
}

/**
 * What somebody who plays well does: the same as others, by the numbers found for him; and where `able` is given, by those numbers who is
 * no master yet. All belong into a game's hints, so that `hexarium train --taste` can look for better ones.
 */
export function skillBy<G extends State, N extends string>(
  taste: Taste<N>,
  found: Partial<Readonly<Record<N, number>>>,
  { evaluate, policy, variety, plans }: Skill<G>,
  able?: Partial<Readonly<Record<N, number>>>,
): Pick<BotHints<G>, 'skilled' | 'able' | 'taste'> {
  const hint: TasteHint<G> = {
    plain: taste.plain,
    found: { ...taste.plain, ...found },
    skill: numbers => ({
      ...(evaluate && { evaluate: taste.by(numbers, evaluate) }),
      ...(policy && { policy: taste.by(numbers, policy) }),
      ...(variety && { variety: taste.by(numbers, variety) }),
      ...(plans && { plans }),
    }),
  }
  return {
    taste: hint,
    skilled: hint.skill(hint.found),
    ...(able && { able: hint.skill({ ...taste.plain, ...able }) }),
  }
}
