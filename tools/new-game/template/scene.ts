import { pictureOf } from '@hexarium/hex'
import { type Counter, type Place, type Scene, say } from '@hexarium/kernel'
import { board, HOME } from './content/map.ts'
import type { ToyGameText } from './text/words.ts'
import type { View } from './view.ts'

const { x, y, width, height, outline } = pictureOf(board, 0.5)

/** What to draw and to read out. */
export function scene(view: View, text: ToyGameText): Scene {
  const places: Place[] = board.labels.map((label, hex) => ({
    id: `hex:${hex}`,
    x: x[hex],
    y: y[hex],
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
  return { boards: [{ id: 'map', title, width, height, places, sides: [], counters, marks: [] }], sheets: [] }
}
