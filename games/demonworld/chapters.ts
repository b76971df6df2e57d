import type { RuleId } from '@hexarium/kernel'
import type { Rules } from './state.ts'

/** The chapters that a table may leave out, and the switch for each. */
const SWITCH: Readonly<Record<string, keyof Rules>> = {
  IX: 'specialFigures',
  X: 'commanders',
  XI: 'terrain',
  XII: 'sight',
  XIII: 'formations',
  XIV: 'secondAttack',
  XV: 'morale',
  XVII: 'large',
  XVIII: 'chariots',
  XIX: 'artillery',
  XX: 'magic',
  XXII: 'fire',
  XXIII: 'flyers',
  XXIV: 'buildings',
}

/** DW-I.1: true unless a rule stands in a chapter this battle is fought without. */
export function plays({ rules }: { rules: Rules }, rule: RuleId): boolean {
  const chapter = /^DW-([IVX]+)\b/.exec(rule)?.[1]
  const wanted = chapter === undefined ? undefined : SWITCH[chapter]
  return wanted === undefined || rules[wanted] === 1
}
