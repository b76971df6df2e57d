import { type AidSpec, type Decision, type Option, optionKind, optionValue, type Seat } from '@hexarium/kernel'
import { creatures } from '../content/creatures.ts'
import { foes } from '../rules/battlefield.ts'
import { announcements } from '../rules/carry.ts'
import { strikeTargets } from '../rules/strike.ts'
import type { Titan, Type } from '../state.ts'

type Asked = Decision<Titan, never>

/**
 * What a player may leave to the table. A single entry side, target or announcement is nobody's choice anyway: the
 * rules take it without asking.
 */
export const habits: AidSpec<Titan>['habits'] = {
  /** TI-13.4e: excess hits go to the only enemy they can go to. */
  singleCarry(_g, _seat, decision, options) {
    const targets = decision.name === 'carry' ? ofKind(decision, options, 'fighter') : []
    return targets.length === 1 ? targets[0] : undefined
  },
  /** TI-13.0b: who must strike, and can strike only one enemy in only one way, does so. */
  forcedStrikes(g, _seat, decision, options) {
    if (decision.name !== 'chooseStriker') return undefined
    return ofKind(decision, options, 'fighter').find(option => isForced(g, optionValue(option)))
  },
  /** TI-17.0a: what was earned is taken, the better piece first. */
  acquire(_g, _seat, decision, options) {
    return decision.name === 'spoils' ? strongest(ofKind(decision, options, 'acquire')) : undefined
  },
  /** TI-18.3d: every legion musters the strongest character it can; what it shows stays a choice. */
  musterStrongest(_g, _seat, decision, options) {
    if (decision.name === 'muster') return ofKind(decision, options, 'legion')[0]
    return decision.name === 'musterPiece' ? strongest(ofKind(decision, options, 'piece')) : undefined
  },
  /** A phase in which nothing is left to do ends. */
  doneWhenNothingIsLeft(_g: Titan, _seat: Seat, decision, options) {
    const rest = options.filter(option => decision.kinds[optionKind(option)] !== 'concede')
    return rest.length === 1 ? (ofKind(decision, rest, 'done')[0] ?? ofKind(decision, rest, 'stop')[0]) : undefined
  },
}

function ofKind({ kinds }: Asked, options: readonly Option[], kind: string): Option[] {
  return options.filter(option => kinds[optionKind(option)] === kind)
}

function isForced(g: Titan, striker: number): boolean {
  const battle = g.battle!
  if (foes(battle, striker) === 0) return false
  const [target, second] = strikeTargets(battle, striker)
  if (target === undefined || second !== undefined) return false
  return announcements(battle, striker, target, g.rulings).length === 1
}

function strongest(pieces: readonly Option[]): Option | undefined {
  const value = (type: Type) => creatures[type].power * creatures[type].skill
  return pieces.toSorted((a, b) => value(optionValue(b)) - value(optionValue(a)))[0]
}
