import type { RuleId } from '../core/state.ts'

/** Ids of the digests that only builders want: decision points, worked examples, tests. */
const BUILDERS = /-(DP|EX2?|RT)-/

/** True if a rule is one that players can read. */
export const isForPlayers = (rule: RuleId): boolean => rule.includes('-') && !BUILDERS.test(rule)
