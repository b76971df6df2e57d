import type { Almanac } from '@hexarium/kernel'
import { WORKER } from '../pieces.ts'
import { ofType } from '../state.ts'
import type { View } from '../view.ts'
import { briefing, standing, zones } from './briefing.ts'
import { card, tileId } from './cards.ts'
import { charts, index } from './charts.ts'

/** What can be looked up at a table of Warcraft. */
export const almanac: Almanac<View> = { index, card, about, charts, briefing, zones, standing }

/** What is trained, built, upgraded to or played. */
function about(
  view: View,
  _decision: string,
  kind: string,
  carried: Readonly<Record<string, number>>,
): string | undefined {
  const race = view.race[view.seat]
  const number = carried[kind]
  if (race === undefined || race < 0) return kind === 'hero' ? `hero:${number}` : undefined
  const level = number === undefined ? 0 : view.level[ofType(view.seat, number)]
  switch (kind) {
    case 'unit':
    case 'kind':
      return number === WORKER ? `worker:${race}` : `tile:${tileId(race, number, level)}`
    case 'upgrade':
      return `tile:${tileId(race, number, level + 1)}`
    case 'worker':
      return `worker:${race}`
    case 'building':
    case 'summonBuilding':
    case 'cooperate':
    case 'summoned':
      return `building:${race * 10 + number}`
    case 'card':
      return `play:${number}`
    default:
      return undefined
  }
}
