import { CORNER_X, CORNER_Y } from '@hexarium/hex'
import { type Counter, type Place, type Scene, say } from '@hexarium/kernel'
import { board, HOME } from './content/map.ts'
import type { ToyGameText } from './text/words.ts'
import type { View } from './view.ts'

const outline = CORNER_X.flat.flatMap((x, corner) => [x, CORNER_Y.flat[corner]])

/** What to draw and to read out. */
export function scene(view: View, text: ToyGameText): Scene {
  const places: Place[] = board.labels.map((label, hex) => ({
    id: `hex:${hex}`,
    x: board.x[hex],
    y: board.y[hex],
    outline,
    terrain: HOME.includes(hex) ? 'hills' : 'meadow',
    label,
    say: say(text.choice['hex'], view, { hex }, -1)!,
  }))
  const counters: Counter[] = view.at.map((hex, side) => ({
    id: `runner:${side}`,
    at: `hex:${hex}`,
    owner: side,
    glyph: 'run',
    short: text.seats[side][0],
    say: `${text.seats[side]}, ${board.labels[hex]}`,
  }))
  const title = say(text.event.turn, view, { turn: view.turn, side: view.side }, -1)!
  return {
    boards: [{ id: 'map', title, width: 8, height: 6, places, sides: [], counters, marks: [] }],
    sheets: [],
  }
}
