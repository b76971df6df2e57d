import { CORNER_X, CORNER_Y } from '@hexarium/hex'
import type { BoardScene, Look, Mark, Place, SideMark } from '@hexarium/kernel'
import { FOREST, type GameMap, GOLDMINE, TERRAINS } from '../content/boards.ts'
import { TOWN_POINTS } from '../content/components.ts'
import { mapOf } from '../spaces.ts'
import { DEPLETED, FULL, type Hex, NONE, PARTIAL } from '../state.ts'
import { asState } from '../text/names.ts'
import type { SpaceFacts, WarcraftText } from '../text/words.ts'
import type { View } from '../view.ts'
import { counters } from './counters.ts'

const MARGIN = 1.2
const outline = CORNER_X.pointy.flatMap((x, corner) => [x, CORNER_Y.pointy[corner]])
/** By terrain: how it looks, and its letter on small maps. */
const LOOKS: Readonly<Record<string, readonly [look: Look, short: string]>> = {
  clear: ['meadow', '·'],
  forest: ['woods', '♣'],
  goldmine: ['mine', '$'],
  mountain: ['mountains', '^'],
  objective: ['shrine', '★'],
  town: ['town', '⌂'],
  water: ['water', '~'],
}
/** What is left where nothing can be harvested any more. */
const SPENT: Readonly<Record<number, Look>> = { [FOREST]: 'stumps', [GOLDMINE]: 'pit' }

/** Moves the map so that it begins at its margin. */
interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function frameOf({ board }: GameMap): Frame {
  const [left, top] = [Math.min(...board.x) - MARGIN, Math.min(...board.y) - MARGIN]
  return {
    left,
    top,
    width: round(Math.max(...board.x) - left + MARGIN),
    height: round(Math.max(...board.y) - top + MARGIN),
  }
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** The map with everything on it. */
export function board(view: View, text: WarcraftText): BoardScene {
  const map = mapOf(asState(view))
  const frame = frameOf(map)
  return {
    id: 'map',
    title: text.words.title(view),
    width: frame.width,
    height: frame.height,
    places: map.board.labels.map((_, hex) => place(view, text, map, hex, frame)),
    sides: walls(view, text, map, frame),
    counters: counters(view, text),
    marks: [
      ...amounts(view, text, map, frame),
      ...named(view, text, map, frame),
      ...battlefield(view, text, map, frame),
    ],
    provenance: text.words.sources[0][1],
  }
}

function place(view: View, { words }: WarcraftText, map: GameMap, hex: Hex, { left, top }: Frame): Place {
  const facts = factsOf(view, map, hex)
  const isTown = view.town.includes(hex)
  const terrain = TERRAINS[map.terrain[hex]]
  const [look, short] = LOOKS[isTown ? 'town' : terrain === 'town' ? 'clear' : terrain]
  const spent = facts.depletion === DEPLETED ? SPENT[map.terrain[hex]] : undefined
  const label = map.board.labels[hex]
  return {
    id: `hex:${hex}`,
    x: round(map.board.x[hex] - left),
    y: round(map.board.y[hex] - top),
    outline,
    terrain: spent ?? look,
    label: facts.points > 0 ? `${label} ${'★'.repeat(facts.points)}` : label,
    short: map.points[hex] > 0 ? `${short}${map.points[hex]}` : spent ? 'x' : short,
    say: words.space(view, facts),
  }
}

/** What is to be said of a space. */
export function factsOf(view: View, map: GameMap, hex: Hex): SpaceFacts {
  const isSource = map.terrain[hex] === FOREST || map.terrain[hex] === GOLDMINE
  const isHidden = isSource && view.token[hex] === null
  const isCounted = isSource && view.stock.length > 0 && view.turn > 0 // before that nothing has been laid there
  return {
    hex,
    points: map.points[hex] + (view.town.includes(hex) ? TOWN_POINTS : 0),
    depletion: isSource ? view.depletion[hex] : FULL,
    stock: isHidden ? null : isCounted ? view.stock[hex] || (view.token[hex] ?? 0) : NONE,
    isPinned: view.pinned.includes(hex),
  }
}

/** WC-B-SCN-31: walls on single edges. */
function walls(view: View, { words }: WarcraftText, map: GameMap, { left, top }: Frame): SideMark[] {
  if (!map.hasWalls) return []
  const { board, next } = map
  return board.labels.flatMap((_, hex) =>
    next[hex].flatMap((other): SideMark[] => {
      const side = board.sideBetween(hex, other)
      if (other < hex || !map.walls[side]) return []
      const [a, b] = [board.sideCorners[side * 2], board.sideCorners[side * 2 + 1]]
      const from = { x1: round(board.cornerX[a] - left), y1: round(board.cornerY[a] - top) }
      const to = { x2: round(board.cornerX[b] - left), y2: round(board.cornerY[b] - top) }
      return [{ id: `wall:${side}`, ...from, ...to, kind: 'wall', say: words.wall(view, hex, other) }]
    }),
  )
}

/** WC-B-HAR-02, WC-X-DRN-02, WC-X-HID-01: depletion markers, and what is left where it is counted. */
function amounts(view: View, { words }: WarcraftText, map: GameMap, frame: Frame): Mark[] {
  return map.terrain.flatMap((_, hex): Mark[] => {
    const facts = factsOf(view, map, hex)
    const text = facts.depletion === DEPLETED ? '✗' : facts.stock === null ? '?' : amount(facts)
    if (text === '') return []
    const tone = facts.depletion === DEPLETED ? 'bad' : 'plain'
    return [
      { id: `stock:${hex}`, kind: 'text', points: below(map, hex, frame), tone, text, say: words.space(view, facts) },
    ]
  })
}

function amount({ stock, depletion }: SpaceFacts): string {
  if (stock !== NONE) return `${stock}`
  return depletion === PARTIAL ? '½' : ''
}

/** How far below the middle of a space its marks stand. */
const BELOW = 0.72

function below({ board }: GameMap, hex: Hex, { left, top }: Frame): number[] {
  return [round(board.x[hex] - left), round(board.y[hex] - top + BELOW)]
}

/** The labels of spaces where elements start, in the order of their names. */
const ELEMENT_LABELS = ['EARTH', 'AIR', 'FIRE', 'WATER']

/** Spaces the scenario names: goals, places of power, starting places of elements. */
function named(view: View, { names, words }: WarcraftText, map: GameMap, frame: Frame): Mark[] {
  const written = (label: string) => {
    const element = ELEMENT_LABELS.indexOf(label)
    return element < 0 ? label : (names.elements[element].split(' ').at(-1) ?? label)
  }
  return Object.entries(map.labels).map(([label, hex]) => ({
    id: `place:${hex}`,
    kind: 'text',
    points: below(map, hex, frame),
    tone: 'good',
    text: written(label),
    say: words.place(view, written(label), hex),
  }))
}

/** WC-B-BAT-01: the battlefield. */
function battlefield(view: View, { words }: WarcraftText, { board }: GameMap, { left, top }: Frame): Mark[] {
  if (!view.battle) return []
  const { hex } = view.battle
  const points = [round(board.x[hex] - left), round(board.y[hex] - top)]
  return [{ id: `battle:${hex}`, kind: 'ring', points, tone: 'bad', say: words.battle(view) }]
}
