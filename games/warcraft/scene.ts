import type { Scene } from '@hexarium/kernel'
import { board } from './scene/board.ts'
import { sheets } from './scene/sheets.ts'
import type { WarcraftText } from './text/words.ts'
import type { View } from './view.ts'

/** What to draw and to read out: the map, and the sheets beside it. */
export function scene(view: View, text: WarcraftText): Scene {
  return { boards: [board(view, text)], sheets: sheets(view, text) }
}
