import type { Factor, RuleId } from '@hexarium/kernel'
import type { Standing } from '../rules/morale/tests.ts'
import type { BaseNumber } from '../rules/shooting/range.ts'

/** Where a factor has a rule of its own, beside that of the number it belongs to. */
const RULES: Readonly<Record<string, RuleId>> = {
  weapon: 'DW-II.5',
  figure: 'DW-IX.3',
  victory: 'DW-XXVI.5',
  magic: 'DW-XX.5',
  againstSkirmishers: 'DW-XIII.22',
  asSkirmishers: 'DW-XIII.22',
  hedge: 'DW-XI.7',
  water: 'DW-XI.6',
  wedge: 'DW-XIII.13',
  dive: 'DW-XXIII.14',
  sections: 'DW-IV.9',
  halfSeen: 'DW-XXIV.5',
  airborne: 'DW-XXIII.13',
  commanders: 'DW-XV.3',
}

/** DW-IV.9, DW-VI.13: what a base number is made of. */
export function factorsOf({ factors }: BaseNumber, rule: RuleId): Factor[] {
  return factors.map(({ name, value }, place) => ({
    key: name,
    args: [],
    value,
    rule: RULES[name] ?? rule,
    ...(place === 0 ? { isBase: true as const } : {}),
  }))
}

/** DW-T3: the morale value, and what is taken off it before the die. */
export function testFactors({ factors, value }: Pick<Standing, 'factors' | 'value'>): Factor[] {
  const off = factors.map(factor => ({
    key: factor.name,
    args: [],
    value: -factor.value,
    rule: RULES[factor.name] ?? 'DW-T3',
  }))
  return [{ key: 'morale', args: [], value, isBase: true, rule: 'DW-XV.2' }, ...off]
}
