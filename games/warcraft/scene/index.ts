import type { Scene } from '@hexarium/kernel'
import { areFriends } from '../spaces.ts'
import { asState } from '../text/names.ts'
import type { WarcraftText } from '../text/words.ts'
import type { View } from '../view.ts'
import { board } from './board.ts'
import { sheets } from './sheets.ts'
import { stage } from './stage.ts'

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

/** WC-B-TEA-01: who plays with whom; nothing where everybody plays for himself. */
function teams(view: View): number[] | undefined {
  const g = asState(view)
  const sides = view.race.map((_, seat) =>
    view.race.findIndex((_of, other) => other === seat || areFriends(g, seat, other)),
  )
  return new Set(sides).size < sides.length ? sides : undefined
}
