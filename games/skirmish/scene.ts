import { pictureOf } from '@hexarium/hex'
import type { Counter, Look, Place, Scene } from '@hexarium/kernel'
import { say } from '@hexarium/kernel'
import { board, HILL, type Terrain, terrainOf } from './content/map.ts'
import { typeOf } from './content/units.ts'
import { sideOf } from './state.ts'
import type { SkirmishText } from './text/words.ts'
import type { View } from './view.ts'

export const glyphs = { sword: 'crossed-swords', bow: 'bowman', rider: 'cavalry' }
const looks: Record<Terrain, Look> = { open: 'meadow', woods: 'woods', hill: 'hills' }
const { x, y, width, height, outline } = pictureOf(board, 0.5)

/** What to draw and to read out. */
export function scene(view: View, text: SkirmishText): Scene {
  const words = (kind: string, id: number) => say(text.choice[kind], view, { [kind]: id }, -1)!
  const places: Place[] = board.labels.map((label, hex) => ({
    id: `hex:${hex}`,
    x: x[hex],
    y: y[hex],
    outline,
    terrain: looks[terrainOf[hex]],
    level: terrainOf[hex] === 'hill' ? 1 : 0,
    label,
    short: hex === HILL ? '^^' : { open: '·', woods: '♣', hill: '^' }[terrainOf[hex]],
    say: words('hex', hex),
  }))
  const counters: Counter[] = typeOf.flatMap((type, unit) => {
    if (view.strength[unit] <= 0) return []
    const order = view.order[unit]
    const letter = order === null ? '?' : order < 0 ? '' : words('order', order).charAt(0).toUpperCase()
    return {
      id: `unit:${unit}`,
      at: `hex:${view.at[unit]}`,
      owner: sideOf(unit),
      glyph: glyphs[type.name],
      short: `${'RB'[sideOf(unit)]}${type.name[0]}${(unit % 2) + 1}`,
      values: [
        { corner: 'se', text: `${view.strength[unit]}` },
        ...(letter ? [{ corner: 'ne' as const, text: letter }] : []),
      ],
      say: `${words('unit', unit)}${order !== null && order >= 0 ? `, ${words('order', order)}` : ''}`,
    }
  })
  return {
    boards: [
      {
        id: 'map',
        title: say(text.event.round, view, { round: view.round }, -1)!,
        width,
        height,
        places,
        sides: [],
        counters,
        marks: [],
      },
    ],
    sheets: [],
  }
}
