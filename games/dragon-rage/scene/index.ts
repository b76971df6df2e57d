import type { BoardScene, Scene } from '@hexarium/kernel'
import type { DragonText } from '../text/words.ts'
import type { View } from '../view.ts'
import { compass } from './compass.ts'
import { counters } from './counters.ts'
import { BOARD_HEIGHT, BOARD_WIDTH, marks, places, sides } from './map.ts'
import { monsterSheets } from './monsters.ts'
import { sheets } from './sheets.ts'
import { stage } from './stage.ts'

/** What to draw and to read out: the map with everything on it, and what lies beside it. */
export function scene(view: View, text: DragonText): Scene {
  const board: BoardScene = {
    id: 'map',
    title: text.words.map(view),
    width: BOARD_WIDTH,
    height: BOARD_HEIGHT,
    places: places(view, text),
    sides: sides(view, text),
    counters: counters(view, text),
    marks: [...marks(view, text), ...compass(view, text)],
    provenance: text.words.provenance,
  }
  const fight = stage(view, text)
  const beside = [...sheets(view, text), ...monsterSheets(view, text)]
  return { boards: [board], sheets: beside, ...(fight ? { stage: fight } : {}) }
}
