import type { RuleId, Settings } from '@hexarium/kernel'
import { battles } from './content/armies/battles.ts'
import { additionalChapters, expertChapters, rulesFrom } from './settings.ts'
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
  return wanted === undefined || rules[wanted]
}

/** DW-I.1: true if a table plays by chapters XVII to XXIV, or its battle needs them. */
export function wantsExpert(settings: Settings): boolean {
  const { needs = [] } = battles.find(({ id }) => id === settings['battle'])!
  const rules = rulesFrom(settings)
  return [...expertChapters, ...additionalChapters].some(chapter => rules[chapter] || needs.includes(chapter))
}
