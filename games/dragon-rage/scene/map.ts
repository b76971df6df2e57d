import { CORNER_X, CORNER_Y } from '@hexarium/hex'
import type { Look, Mark, Place, SideMark } from '@hexarium/kernel'
import { board, hexesNear } from '../content/board.ts'
import { type CityMap, FREE, maps, WALL, WOODEN_BRIDGE } from '../content/maps.ts'
import { SIDES, TERRAINS, type Terrain } from '../content/plan.ts'
import { FOG_RADIUS } from '../content/spells.ts'
import {
  BROKEN,
  CITY,
  type Entrance,
  GONE,
  type Hex,
  type HexSide,
  MARKED,
  NONE,
  OPEN,
  SOUND,
  type Wizard,
} from '../state.ts'
import type { DragonText, HexState } from '../text/words.ts'
import type { View } from '../view.ts'

const outline = CORNER_X.flat.flatMap((x, corner) => [x, CORNER_Y.flat[corner]])
const MARGIN = 0.5
const LEFT = 1 - board.x[0] + MARGIN
const TOP = -CORNER_Y.flat.reduce((least, y) => Math.min(least, y)) - Math.min(...board.y) + MARGIN

/** A coordinate as the scene writes it. */
function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}

export const X = Array.from(board.x, x => round(x + LEFT))
export const Y = Array.from(board.y, y => round(y + TOP))
export const BOARD_WIDTH = round(Math.max(...X) + 1 + MARGIN)
export const BOARD_HEIGHT = round(Math.max(...Y) + Math.max(...CORNER_Y.flat) + MARGIN)

/** A letter or two for the terminal's map, by terrain. */
const SHORT: Readonly<Record<string, string>> = {
  forest: '^^',
  open: '·',
  city: ':',
  village: '%',
  river: '~',
  sea: '≈',
  ford: '~·',
  dock: '=',
  'bridge-wood': '#',
  'bridge-stone': '#',
  tower: 'T',
  mixed: '~%',
}

/** What never changes of a map in a language, made once: hexes and borders as they are when nothing has happened. */
interface Still {
  places: Place[]
  roads: SideMark[]
  borders: SideMark[]
}

const stills = new WeakMap<DragonText, Still[]>()

function stillOf(view: View, text: DragonText): Still {
  const known = stills.get(text) ?? []
  stills.set(text, known)
  return (known[view.map] ??= {
    places: board.labels.map((_, hex) => placeOf(view, hex, false, [], text)),
    roads: roads(view, text),
    borders: borders(view, text),
  })
}

/** The hexes. A victory hex is a landmark, and a ruin once it is destroyed. */
export function places(view: View, text: DragonText): Place[] {
  const map = maps[view.map]
  const changed = changedHexes(view, map)
  const { places: still } = stillOf(view, text)
  if (changed.size === 0) return still
  return still.map((place, hex) =>
    changed.has(hex) ? placeOf(view, hex, isGone(view, map, hex), statesOf(view, map, hex), text) : place,
  )
}

/** Hexes about which there is something new to say. */
function changedHexes(view: View, map: CityMap): ReadonlySet<number> {
  const changed = new Set([...view.whirlwind, ...view.drifted, ...view.carcasses])
  map.victory.forEach(({ hex }, number) => {
    if (view.destroyed[number] > 0) changed.add(hex)
  })
  map.bridges.forEach((hex, number) => {
    if (view.bridge[number] !== SOUND) changed.add(hex)
  })
  for (const centre of view.fog) if (centre !== NONE) for (const hex of fogAround(centre)) changed.add(hex)
  return changed
}

function fogAround(centre: number): number[] {
  return hexesNear(centre).filter(hex => board.distance(centre, hex) <= FOG_RADIUS)
}

function placeOf(view: View, hex: Hex, isGone: boolean, states: readonly HexState[], text: DragonText): Place {
  const map = maps[view.map]
  const number = map.victoryAt[hex]
  const points = number < 0 ? 0 : map.victory[number].points
  const isDestroyed = states.includes('destroyed')
  const { names, words } = text
  const terrain = TERRAINS[map.terrain[hex]]
  return {
    id: `hex:${hex}`,
    x: X[hex],
    y: Y[hex],
    outline,
    terrain: isGone ? 'water' : lookOf(map, hex, isDestroyed),
    label: board.labels[hex],
    short: points > 0 ? `${isDestroyed ? 'x' : '*'}${points}` : SHORT[terrain],
    say: words.hex({
      place: names.place(view, hex),
      terrain: names.terrains[isGone ? 'bridge-gone' : terrain],
      road: map.road[hex] !== 0,
      points,
      states,
    }),
  }
}

function isGone(view: View, map: CityMap, hex: Hex): boolean {
  return map.terrain[hex] === WOODEN_BRIDGE && view.bridge[map.bridgeAt[hex]] === GONE
}

const LOOKS: Readonly<Record<Terrain, Look>> = {
  forest: 'woods',
  open: 'meadow',
  city: 'houses',
  village: 'huts',
  river: 'water',
  sea: 'water',
  ford: 'ford',
  dock: 'dock',
  'bridge-wood': 'wood-bridge',
  'bridge-stone': 'stone-bridge',
  tower: 'tower',
  mixed: 'marsh',
}

/** How a hex looks: stone houses in Esirien, huts of planks in Nurkott. */
function lookOf(map: CityMap, hex: Hex, isDestroyed: boolean): Look {
  const terrain = TERRAINS[map.terrain[hex]]
  if (terrain !== 'city') return LOOKS[terrain]
  if (isDestroyed) return 'ruins'
  if (map.planks) return 'huts'
  return map.victoryAt[hex] >= 0 ? 'town' : LOOKS[terrain]
}

function statesOf(view: View, map: CityMap, hex: Hex): HexState[] {
  const states: HexState[] = []
  const number = map.victoryAt[hex]
  if (number >= 0 && view.destroyed[number] > 0) states.push('destroyed')
  if (view.fog.some(centre => centre !== NONE && board.distance(centre, hex) <= FOG_RADIUS)) states.push('fog')
  if (view.whirlwind.includes(hex) || view.drifted.includes(hex)) states.push('whirlwind')
  if (view.carcasses.includes(hex)) states.push('carcass')
  if (map.bridgeAt[hex] >= 0 && view.bridge[map.bridgeAt[hex]] === MARKED) states.push('marked')
  return states
}

/** Roads from hex to hex, then walls, palisades, gates, doors and water on the borders. */
export function sides(view: View, text: DragonText): SideMark[] {
  const { roads: still, borders: whole } = stillOf(view, text)
  const { entrances } = maps[view.map]
  const changed = new Map(view.breaches.map(side => [`side:${side}`, side]))
  view.entrance.forEach((state, number) => {
    if (state !== 0 || view.holder[number] !== CITY) changed.set(`entrance:${number}`, entrances[number].side)
  })
  if (changed.size === 0) return [...still, ...whole]
  const borders = whole.map(mark => {
    const side = changed.get(mark.id)
    return side === undefined ? mark : border(view, side, text)
  })
  return [...still, ...borders]
}

function roads(view: View, { names, words }: DragonText): SideMark[] {
  return maps[view.map].plan.roads.map(({ from, to }) => ({
    id: `road:${from * board.size + to}`,
    x1: X[from],
    y1: Y[from],
    x2: X[to],
    y2: Y[to],
    kind: 'road',
    say: words.hexside(names.hexsides['road'], from, to, 'whole', NONE),
  }))
}

/** All borders as they are before anybody has done anything to them. */
function borders(view: View, text: DragonText): SideMark[] {
  const map = maps[view.map]
  const untouched = { ...view, breaches: [], entrance: view.entrance.map(() => 0), holder: view.holder.map(() => CITY) }
  const found: SideMark[] = []
  for (let side = 0; side < board.sideCount; side++)
    if (map.side[side] !== FREE) found.push(border(untouched, side, text))
  return found
}

function border(view: View, side: HexSide, { names, words }: DragonText): SideMark {
  const map = maps[view.map]
  const [one, other] = [board.sideCorners[2 * side], board.sideCorners[2 * side + 1]]
  const [from, to] = [board.sideHexes[2 * side], board.sideHexes[2 * side + 1]]
  const entrance = map.entranceAt[side]
  const kind = map.side[side] === WALL && map.planks ? 'palisade' : SIDES[map.side[side]]
  const state = stateOf(view, side, entrance)
  const said = words.hexside(names.hexsides[kind], from, to, state, entrance < 0 ? NONE : view.holder[entrance])
  return {
    id: entrance >= 0 ? `entrance:${entrance}` : `side:${side}`,
    x1: round(board.cornerX[one] + LEFT),
    y1: round(board.cornerY[one] + TOP),
    x2: round(board.cornerX[other] + LEFT),
    y2: round(board.cornerY[other] + TOP),
    kind: state === 'whole' ? kind : `${kind}-${state}`,
    say: said,
  }
}

function stateOf(view: View, side: HexSide, entrance: Entrance): 'whole' | 'broken' | 'open' {
  if (entrance < 0) return view.breaches.includes(side) ? 'broken' : 'whole'
  if (view.entrance[entrance] & BROKEN) return 'broken'
  return view.entrance[entrance] & OPEN ? 'open' : 'whole'
}

/** How far below the middle of a hex its figure stands. */
const BELOW = 0.62

/** Victory points on their hexes; rings around fog and whirlwinds; a cross on dead monsters. */
export function marks(view: View, { names, words }: DragonText): Mark[] {
  const map = maps[view.map]
  const found: Mark[] = map.victory.map(({ hex, points, source }, number) => ({
    id: `points:${number}`,
    kind: 'text',
    points: [X[hex], round(Y[hex] + BELOW)],
    tone: view.destroyed[number] > 0 ? 'bad' : 'own',
    text: view.destroyed[number] > 0 ? `✗${view.destroyed[number]}` : `★${points}`,
    say: words.victoryHex(names.place(view, hex), points, view.destroyed[number] > 0),
  }))
  const ring = (spell: number, hex: Hex, id: string, tone: Mark['tone']): void => {
    if (hex === NONE) return
    found.push({ id, kind: 'ring', points: [X[hex], Y[hex]], tone, say: words.spell(names.spells[spell], hex) })
  }
  for (const wizard of [0, 1]) {
    ring(0, view.boostAt[wizard], `boost:${wizard}`, 'good')
    ring(2, view.whirlwind[wizard], `whirlwind:${wizard}`, 'bad')
    ring(2, view.drifted[wizard], `drifted:${wizard}`, 'bad')
    ring(3, view.boltAt[wizard], `bolt:${wizard}`, 'own')
    if (view.fog[wizard] !== NONE)
      found.push(fogBank(view.fog[wizard], wizard, words.spell(names.spells[1], view.fog[wizard])))
  }
  for (const hex of view.carcasses)
    found.push({
      id: `carcass:${hex}`,
      kind: 'text',
      points: [X[hex], Y[hex]],
      tone: 'plain',
      text: '☠',
      say: words.hex({
        place: names.place(view, hex),
        terrain: '',
        road: false,
        points: 0,
        states: ['carcass'],
      }),
    })
  return found
}

/** The rim of a fog bank: a hexagon of two hexes and a half around its centre. */
function fogBank(hex: Hex, wizard: Wizard, say: string): Mark {
  const points: number[] = []
  for (let corner = 0; corner <= 6; corner++) {
    const angle = (corner * Math.PI) / 3
    points.push(round(X[hex] + (FOG_RADIUS + 0.5) * Math.sqrt(3) * Math.sin(angle)))
    points.push(round(Y[hex] - (FOG_RADIUS + 0.5) * Math.sqrt(3) * Math.cos(angle)))
  }
  return { id: `fog:${wizard}`, kind: 'line', points, tone: 'plain', say }
}
