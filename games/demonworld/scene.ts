import type { Scene } from '@hexarium/kernel'
import { groundOf } from './content/ground.ts'
import { compass } from './scene/compass.ts'
import { counters } from './scene/counters.ts'
import { doors, fires } from './scene/expert.ts'
import { landOf } from './scene/ground.ts'
import { marks } from './scene/marks.ts'
import { stateSeen } from './scene/seen.ts'
import { sheets } from './scene/sheets.ts'
import type { DemonworldText } from './text/words.ts'
import type { View } from './view.ts'

/** What to draw and to read out: the board with everything on it, and what lies beside it. */
export function scene(view: View, text: DemonworldText): Scene {
  const g = stateSeen(view)
  const { width, height, places, sides } = landOf(groundOf(view.map), text.words)
  const doorways = doors(view, text)
  const board = {
    id: 'map',
    title: text.words.board(view),
    width,
    height,
    places,
    sides: doorways.sides.length > 0 ? [...sides, ...doorways.sides] : sides,
    counters: counters(view, g, text),
    marks: [...marks(view, g, text), ...compass(view, g, text), ...fires(view, text), ...doorways.marks],
    ...(view.map.startsWith('field') ? {} : { provenance: text.words.provenance }),
  }
  return { boards: [board], sheets: sheets(view, g, text) }
}
