import type { Scene } from '@hexarium/kernel'
import { battleland } from './scene/battle.ts'
import { masterboard } from './scene/masterboard.ts'
import { sheets } from './scene/sheets.ts'
import type { TitanText } from './text/words.ts'
import type { View } from './view.ts'

/** What to draw and to read out: the battleland while there is a battle, the masterboard, and what lies beside them. */
export function scene(view: View, text: TitanText): Scene {
  const boards = view.battle ? [battleland(view, view.battle, text)] : []
  return { boards: [...boards, masterboard(view, text)], sheets: sheets(view, text) }
}
