import type { Scene } from '@hexarium/kernel'
import type { WarcraftText } from '../text/words.ts'
import type { View } from '../view.ts'
import { board } from './board.ts'
import { sheets } from './sheets.ts'
import { stage } from './stage.ts'

/** What to draw and to read out: the map, and the sheets beside it. */
export function scene(view: View, text: WarcraftText): Scene {
  const battle = stage(view, text)
  return { boards: [board(view, text)], sheets: sheets(view, text), ...(battle ? { stage: battle } : {}) }
}
