import type { Scene } from '@hexarium/kernel'
import type { TitanText } from '../text/words.ts'
import type { View } from '../view.ts'
import { battleland } from './battle.ts'
import { masterboard } from './masterboard.ts'
import { sheets } from './sheets.ts'
import { stage } from './stage.ts'

/** What to draw and to read out: the battleland while there is a battle, the masterboard, and what lies beside them. */
export function scene(view: View, text: TitanText): Scene {
  const boards = view.battle ? [battleland(view, view.battle, text)] : []
  const fight = stage(view, text)
  return {
    boards: [...boards, masterboard(view, text)],
    sheets: sheets(view, text),
    ...(fight ? { stage: fight } : {}),
  }
}
