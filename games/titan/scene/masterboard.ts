import type { BoardScene, Counter, Look, Place, SideMark } from '@hexarium/kernel'
import { COMPASS, type CompassName } from '../content/lands.ts'
import { LANDS, lands, provenance } from '../content/masterboard.ts'
import { TERRAINS, type TerrainName } from '../content/terrains.ts'
import { colourOf, emblemOf, type Land } from '../state.ts'
import type { TitanText } from '../text/words.ts'
import type { LegionView, View } from '../view.ts'
import { emblemGlyphs } from './glyphs.ts'
import { legionFacts } from './legions.ts'

/** Height of a triangle whose side is 2, so that columns are 1 apart. */
const TALL = Math.sqrt(3)
/** From the centre of a triangle to its sides. */
const INNER = TALL / 3
/** The part of each side that is cut off at either end. */
const CUT = 0.2
const MARGIN = 0.5
const COLUMNS = 15
const ROWS = 8

/** Long sides of a land that stands on its base, and of one on its tip, as compass names; the others are corners. */
const LONG = { upright: ['NE', 'S', 'NW'], inverted: ['N', 'SE', 'SW'] } as const
const CORNERS = { upright: ['N', 'SE', 'SW'], inverted: ['NE', 'S', 'NW'] } as const

type Shape = keyof typeof LONG

/** Where a compass name points, y downwards. */
function bearing(side: CompassName): [x: number, y: number] {
  const angle = (COMPASS.indexOf(side) * Math.PI) / 3
  return [round(Math.sin(angle)), round(-Math.cos(angle))]
}

/** A triangle with its corners cut off, around its centre. */
function outlineOf(shape: Shape): number[] {
  const corners = CORNERS[shape].map(side => bearing(side).map(part => part * 2 * INNER))
  return corners.flatMap(([x, y], i) => {
    return [corners[(i + 2) % 3], corners[(i + 1) % 3]].flatMap(([x2, y2]) => [
      round(x + (x2 - x) * CUT),
      round(y + (y2 - y) * CUT),
    ])
  })
}

const outlines: Readonly<Record<Shape, readonly number[]>> = {
  upright: outlineOf('upright'),
  inverted: outlineOf('inverted'),
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

function shapeOf(land: Land): Shape {
  return lands[land].inverted ? 'inverted' : 'upright'
}

/** The centre of a land. */
function centre(land: Land): [x: number, y: number] {
  const { col, row, inverted } = lands[land]
  return [MARGIN + col + 1, round(MARGIN + row * TALL + (inverted ? INNER : TALL - INNER))]
}

/** The masterboard with the legions on it. */
export function masterboard(view: View, text: TitanText): BoardScene {
  return {
    id: 'masterboard',
    title: text.words.masterboard(view),
    width: COLUMNS + 1 + 2 * MARGIN,
    height: round(ROWS * TALL + 2 * MARGIN),
    places: lands.map((_, land) => place(land, text)),
    sides: lands.flatMap((_, land) => exits(land, text)),
    counters: view.legions.map(legion => counter(view, legion, text)),
    marks: [],
    provenance,
  }
}

const LOOKS: Readonly<Record<TerrainName, Look>> = {
  plains: 'meadow',
  woods: 'woods',
  brush: 'thorns',
  hills: 'hills',
  jungle: 'jungle',
  desert: 'sand',
  marsh: 'marsh',
  swamp: 'swamp',
  mountains: 'mountains',
  tundra: 'snow',
  tower: 'tower',
}

function place(land: Land, { names, words }: TitanText): Place {
  const { terrain, number, exits } = lands[land]
  const [x, y] = centre(land)
  return {
    id: `land:${land}`,
    x,
    y,
    outline: outlines[shapeOf(land)],
    terrain: LOOKS[TERRAINS[terrain]],
    label: `${number}`,
    short: names.landCode(land),
    say: words.land(
      land,
      exits.map(({ symbol, to }) => words.exitTo(symbol, to)),
    ),
  }
}

/** How far from the border a symbol reaches, and how far from the middle it lies if one points the other way (TI-7.3). */
const REACH = 0.22
const ASIDE = 0.35

/**
 * The symbols that point out of a land. Each runs from the land it leaves, over the border, to the land it points at; its
 * kind is the symbol.
 */
function exits(land: Land, { words }: TitanText): SideMark[] {
  const [x, y] = centre(land)
  return lands[land].exits.map(({ to, symbol, side }) => {
    const [ahead, down] = bearing(side)
    const paired = lands[to].exits.some(exit => exit.to === land)
    const aside = paired ? ASIDE : 0
    const [mx, my] = [x + ahead * INNER - down * aside, y + down * INNER + ahead * aside]
    return {
      id: `exit:${land * LANDS + to}`,
      x1: round(mx - ahead * REACH),
      y1: round(my - down * REACH),
      x2: round(mx + ahead * REACH),
      y2: round(my + down * REACH),
      kind: symbol,
      say: words.exit(symbol, land, to),
    }
  })
}

function counter(view: View, legion: LegionView, text: TitanText): Counter {
  const { marker } = legion
  const height = view.height[marker]
  const facts = legionFacts(view, legion, text)
  return {
    id: `legion:${marker}`,
    at: `land:${view.at[marker]}`,
    owner: view.holder[marker],
    glyph: emblemGlyphs[emblemOf(marker)],
    short: `${text.names.code(marker)}${height}`,
    values: [{ corner: 'se', text: `${height}` }],
    badges: [...facts.states, ...(colourOf(marker) === view.holder[marker] ? [] : ['captured'])],
    say: text.words.legion(facts),
  }
}
