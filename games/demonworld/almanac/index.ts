import type { Almanac } from '@hexarium/kernel'
import type { View } from '../view.ts'
import { briefing } from './briefing.ts'
import { card, index } from './cards.ts'
import { charts } from './charts.ts'
import { foresee } from './foresight.ts'
import { standing, zones } from './standing.ts'

/** What can be looked up at a table of Demonworld. */
export const almanac: Almanac<View> = { index, card, about, charts, briefing, zones, standing, foresee }

/** Who is hired, what he is given, which spell is cast. */
function about(
  _view: View,
  _decision: string,
  kind: string,
  carried: Readonly<Record<string, number>>,
): string | undefined {
  if (kind === 'hire' || kind === 'dismiss') return `card:${carried[kind]}`
  if (carried['item'] !== undefined) return `item:${carried['item']}`
  if (kind === 'takeBack') return `item:${carried[kind]}`
  return carried['spell'] === undefined ? undefined : `spell:${carried['spell']}`
}
