import { CORNER_X, CORNER_Y } from '@hexarium/hex'
import { type Counter, type Place, type Scene, type Sheet, type SideMark, say, type Text } from '@hexarium/kernel'
import { cards } from './content/cards.ts'
import { type Ground, groundOf } from './content/ground.ts'
import { ORDER_LETTERS } from './content/tables.ts'
import { HEDGE, TERRAINS } from './content/terrain.ts'
import type { View } from './view.ts'

const outline = CORNER_X.pointy.flatMap((x, corner) => [x, CORNER_Y.pointy[corner]])
const shorts = ['·', ':', '"', '♣', '.', '~', '%', '≈', '≈', '≈', '·']

const places = new WeakMap<Ground, Place[]>()

/** The board never changes: its fields are made once. */
function placesOf(land: Ground): Place[] {
  let made = places.get(land)
  if (made) return made
  made = land.board.labels.map((label, hex) => ({
    id: `hex:${hex}`,
    x: land.board.x[hex],
    y: land.board.y[hex],
    outline,
    terrain: land.road[hex] ? 'road' : TERRAINS[land.terrain[hex]],
    level: land.level[hex],
    label,
    short: land.level[hex] > 0 ? '^' : shorts[land.terrain[hex]],
    say: `${label}: ${TERRAINS[land.terrain[hex]]}${land.level[hex] > 0 ? `, ${land.level[hex]}` : ''}`,
  }))
  places.set(land, made)
  return made
}

function sidesOf(land: Ground): SideMark[] {
  const { board } = land
  return Array.from(land.hedge).flatMap((kind, side) => {
    if (kind === 0) return []
    const [a, b] = [board.sideCorners[2 * side], board.sideCorners[2 * side + 1]]
    const name = kind === HEDGE ? 'hedge' : 'wall'
    const between = [0, 1].map(i => board.labels[board.sideHexes[2 * side + i]] ?? '').join(' | ')
    return [
      {
        id: `side:${side}`,
        ...{ x1: board.cornerX[a], y1: board.cornerY[a], x2: board.cornerX[b], y2: board.cornerY[b] },
        kind: name,
        say: `${name} ${between}`,
      },
    ]
  })
}

/** What to draw and to read out. */
export function scene(view: View, text: Text<View>): Scene {
  const land = groundOf(view.map)
  const words = (kind: string, id: number) => say(text.choice[kind], view, [id], -1)!
  const counters: Counter[] = view.at.flatMap((hex, element) => {
    if (hex === null || hex < 0) return []
    const unit = view.unit[element]
    const facing = view.facing[element] ?? 0
    const order = view.impetuous[unit] ? '!' : view.routs[element] ? '↓' : (ORDER_LETTERS[view.order[unit]] ?? '')
    const hits = cards[view.type[element]].hits - view.hits[element]
    return [
      {
        id: `element:${element}`,
        at: `hex:${hex}`,
        owner: view.owner[unit],
        glyph: glyphOf(view, element),
        short: `${'EO'[view.owner[unit]]}${unit}`,
        facing: (420 - 60 * facing) % 360,
        values: [
          ...(order ? [{ corner: 'ne' as const, text: order }] : []),
          ...(hits > 1 ? [{ corner: 'se' as const, text: `${hits}` }] : []),
        ],
        say: `${words('element', element)}, ${words('facing', facing)}`,
      },
    ]
  })
  const title = say(text.event['round'], view, [view.round], -1)!
  const width = Math.max(...land.board.x) + 1
  const height = Math.max(...land.board.y) + 1
  const map = { id: 'map', title, width, height, places: placesOf(land), sides: sidesOf(land), counters, marks: [] }
  return { boards: [map], sheets: [unitSheet(view, text)] }
}

function glyphOf(view: View, element: number): string {
  const card = cards[view.type[element]]
  if (view.figure[element] > 0) return ['', 'crown', 'vertical-banner', 'drum', 'crowned-skull'][view.figure[element]]
  if (card.troop === 'cavalry') return 'mounted-knight'
  return card.ranged ? 'archer' : card.size > 2 ? 'troll' : 'swordman'
}

function unitSheet(view: View, text: Text<View>): Sheet {
  return {
    id: 'units',
    title: text.title,
    rows: view.card.map((_, unit) => {
      const name = say(text.choice['unit'], view, [unit], -1)!
      const left = view.fate.filter((fate, e) => view.origin[e] === unit && fate !== 2 && fate !== 3).length
      return {
        id: `unit:${unit}`,
        label: name,
        track: { now: left, max: view.strength[unit] },
        owner: view.owner[unit],
        say: `${name}: ${left}`,
      }
    }),
  }
}
