import type { Almanac } from '@hexarium/kernel'
import { BOOST, DISMISS, FOG, LIGHTNING, SUMMON, WHIRLWIND } from '../content/spells.ts'
import type { View } from '../view.ts'
import { briefing } from './briefing.ts'
import { card, index } from './cards.ts'
import { charts } from './charts.ts'
import { standing, zones } from './standing.ts'

/** What can be looked up at a table of Dragon Rage. */
export const almanac: Almanac<View> = { index, card, about, charts, briefing, zones, standing }

/** By kind of option: what is bought, given back or proposed; the spell that is cast. */
const TYPES = ['buy', 'drop', 'invader', 'city']
const SPELLS: Readonly<Record<string, number>> = {
  boost: BOOST,
  fog: FOG,
  whirlwind: WHIRLWIND,
  lightning: LIGHTNING,
  hold: LIGHTNING,
  summon: SUMMON,
  dismiss: DISMISS,
}

function about(
  _view: View,
  _decision: string,
  kind: string,
  carried: Readonly<Record<string, number>>,
): string | undefined {
  if (TYPES.includes(kind)) return `type:${carried[kind]}`
  return Object.hasOwn(SPELLS, kind) ? `spell:${SPELLS[kind]}` : undefined
}
