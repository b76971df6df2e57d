import {
  type AnyGame,
  asked,
  type Event,
  kernelEvents,
  type Match,
  optionKind,
  options,
  question,
  type RuleId,
  type State,
  VALUES,
} from '@hexarium/kernel'
import { forbidding } from '@hexarium/kernel/inside'
import { mayAct } from './laws/deed.ts'
import { defaultFault } from './laws/offers.ts'

/**
 * For tests, after a choice: everything told is an event of the game and carries whole numbers, and what is asked now fits
 * (`reasonsIn`). So every position a test comes by is held to it, whatever the test is about.
 */
export function fits({ game, state }: Match, told: readonly Event[], numbers: number): void {
  for (const { kind, args } of told)
    if (!(kind in game.events || kind in kernelEvents) || !args.every(Number.isInteger))
      throw new Error(`${kind || 'an event without a name'} is told with ${args.join(' ')}`)
  reasonsIn(game, state, numbers)
}

/**
 * The rules that forbid what is not offered, one for each of the first numbers of each kind. Throws if one forbids what is
 * offered, if none forbids what is not, or if somebody whose time is up would choose what is not offered.
 */
export function reasonsIn(game: AnyGame, g: State, numbers: number): RuleId[] {
  const now = question(game, g)
  if (!now) return []
  const { decision, frame } = now
  const found: RuleId[] = []
  for (const seat of mayAct(game, g)) {
    const listed = new Set(options(game, g, seat))
    const idle = asked(game, g)!.seats.includes(seat) ? defaultFault(now, g, seat, [...listed]) : undefined
    if (idle) throw new Error(idle)
    decision.kinds.forEach((kind, index) => {
      if (!decision.spec.cannot?.[kind]) return
      const first = index * VALUES
      const length = decision.valued[index] ? numbers : 1
      const tried = new Set([...Array.from({ length }, (_, value) => first + value), ...listed])
      for (const option of tried) {
        if (optionKind(option) !== index) continue
        const rule = forbidding(decision, g, frame.here, option, seat)
        if (listed.has(option) !== (rule === undefined))
          throw new Error(`${decision.name} ${kind} ${option - first}: ${rule ?? 'no rule'} forbids it`)
        if (rule) found.push(rule)
      }
    })
  }
  return found
}
