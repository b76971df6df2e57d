import type { Scene } from '@hexarium/kernel'
import { groundOf } from '../content/board/ground.ts'
import { expert } from '../rules/expert.ts'
import type { DemonworldText } from '../text/words.ts'
import type { View } from '../view.ts'
import { compass } from './compass.ts'
import { counters } from './counters.ts'
import { doors } from './expert.ts'
import { landOf } from './ground.ts'
import { marks } from './marks.ts'
import { stateSeen } from './seen.ts'
import { sheets } from './sheets.ts'
import { stage } from './stage.ts'

/** What to draw and to read out: the board with everything on it, and what lies beside it. */
export function scene(view: View, text: DemonworldText): Scene {
  const g = stateSeen(view)
  const { width, height, places, sides } = landOf(groundOf(view.map), text.words)
  const doorways = doors(view, text)
  const fires = view.rules.fire ? expert.fires(view, text) : []
  const board = {
    id: 'map',
    title: text.words.board(view),
    width,
    height,
    places,
    sides: doorways.sides.length > 0 ? [...sides, ...doorways.sides] : sides,
    counters: counters(view, g, text),
    marks: [...marks(view, g, text), ...compass(view, g, text), ...fires, ...doorways.marks],
    ...(view.map.startsWith('field') ? {} : { provenance: text.words.provenance }),
  }
  const fight = stage(view, g, text)
  return { boards: [board], sheets: sheets(view, g, text), ...(fight ? { stage: fight } : {}) }
}
