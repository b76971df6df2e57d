import type { Scene } from '@hexarium/kernel'
import type { WarcraftText } from '../text/words.ts'
import type { View } from '../view.ts'
import { board } from './board.ts'
import { sheets } from './sheets.ts'
import { stage } from './stage.ts'
import { teams } from './teams.ts'

/** What to draw and to read out: the map, the sheets beside it, and who plays with whom. */
export function scene(view: View, text: WarcraftText): Scene {
  const battle = stage(view, text)
  const sides = teams(view)
  return {
    boards: [board(view, text)],
    sheets: sheets(view, text),
    ...(battle ? { stage: battle } : {}),
    ...(sides ? { teams: sides } : {}),
  }
}
