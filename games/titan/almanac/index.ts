import type { Almanac } from '@hexarium/kernel'
import type { View } from '../view.ts'
import { briefing, standing, zones } from './briefing.ts'
import { card, index } from './cards.ts'
import { charts } from './charts.ts'
import { pictures } from './pictures.ts'

/** What can be looked up at a table of Titan. */
export const almanac: Almanac<View> = {
  index,
  card,
  about: (_view, _decision, kind, carried) => (kind === 'piece' ? `creature:${carried['piece']}` : undefined),
  pictures,
  charts,
  briefing,
  zones,
  standing,
}
