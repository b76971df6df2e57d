import { CORNER_X, CORNER_Y, centreX, centreY, rotate, turned } from '@hexarium/hex'
import type { BoardScene, Counter, Look, Place, SideMark } from '@hexarium/kernel'
import { battleBoard, entryHexes, GROUND, HEIGHT, HEXES, provenance, RISE, SIDE } from '../content/battlelands.ts'
import { SKILL } from '../content/creatures.ts'
import { HAZARDS, type HazardName, PLAIN } from '../content/hazards.ts'
import {
  ATTACKER,
  type Battle,
  BOTTOM,
  DEFENDER,
  type Entry,
  type Fighter,
  GONE,
  type Hex,
  LEFT,
  RIGHT,
  type Side,
} from '../state.ts'
import { seatOfSide } from '../text/asking.ts'
import type { FighterState, TitanText } from '../text/words.ts'
import type { View } from '../view.ts'
import { characterGlyphs } from './glyphs.ts'

/** TI-10.1: turns of 60° to the left that bring the attacker's entry side to the bottom, once the hexes stand on a corner. */
const TURNS = { [RIGHT]: 4, [BOTTOM]: 0, [LEFT]: 2 } as Readonly<Record<number, number>>
const MARGIN = 2
/** Between the map and the boxes of those who wait to enter. */
const GAP = 2.5
/** Half the size of such a box, and how far apart they are: as far as hexes of a row. */
const BOX = 0.8
const PITCH = Math.sqrt(3)

const hexOutline = CORNER_X.pointy.flatMap((x, corner) => [x, CORNER_Y.pointy[corner]])
const boxOutline = [-BOX, -BOX, BOX, -BOX, BOX, BOX, -BOX, BOX]

/** The centres of all hexes for an entry side. */
interface Layout {
  readonly turns: number
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly width: number
  readonly height: number
}

const layouts = [RIGHT, BOTTOM, LEFT].map(layOut)

function layOut(entry: Entry): Layout {
  const turns = TURNS[entry]
  const places = battleBoard.labels.map((_, hex) => rotate({ q: battleBoard.q[hex], r: battleBoard.r[hex] }, turns))
  const x = places.map(({ q, r }) => centreX('pointy', q, r))
  const y = places.map(({ q, r }) => centreY('pointy', q, r))
  const [left, top] = [Math.min(...x) - MARGIN, Math.min(...y) - MARGIN - GAP]
  return {
    turns,
    x: x.map(value => round(value - left)),
    y: y.map(value => round(value - top)),
    width: round(Math.max(...x) - left + MARGIN),
    height: round(Math.max(...y) - top + MARGIN + GAP),
  }
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** The battleland with the fighters on it, the attacker's entry side at the bottom. */
export function battleland(view: View, battle: Battle, text: TitanText): BoardScene {
  const layout = layouts[battle.entry]
  const waiting = [ATTACKER, DEFENDER].flatMap(side => boxes(view, battle, side, layout, text))
  const boxOf = new Map(waiting.map(({ fighter, place }) => [fighter, place.id]))
  return {
    id: 'battleland',
    title: text.words.battleland(battle.land, battle.round, seatOfSide(view, battle.phasing)),
    width: layout.width,
    height: layout.height,
    places: [
      ...battleBoard.labels.map((_, hex) => place(battle, hex, layout, text)),
      ...waiting.map(({ place }) => place),
    ],
    sides: battleBoard.labels.flatMap((_, hex) => hexsides(battle, hex, layout, text)),
    counters: battle.type.flatMap((_, fighter) =>
      battle.hex[fighter] === GONE ? [] : [counter(view, battle, fighter, boxOf.get(fighter), text)],
    ),
    marks: [],
    provenance,
  }
}

const LOOKS: Readonly<Record<HazardName, Look>> = {
  plain: 'meadow',
  tree: 'tree',
  bramble: 'thorns',
  drift: 'snow',
  volcano: 'fire',
  bog: 'marsh',
  sand: 'sand',
  tower: 'tower',
  dune: 'sand',
  cliff: 'mountains',
  slope: 'hills',
  wall: 'stone',
}

function place(battle: Battle, hex: Hex, { x, y }: Layout, { names, words }: TitanText): Place {
  const at = battle.map * HEXES + hex
  const ground = GROUND[at]
  const entry = [ATTACKER, DEFENDER].find(side => entryHexes(battle.map, battle.entry, side).includes(hex)) ?? null
  return {
    id: `hex:${hex}`,
    x: x[hex],
    y: y[hex],
    outline: hexOutline,
    terrain: LOOKS[HAZARDS[ground]],
    level: HEIGHT[at],
    label: names.hex(hex),
    short: ground === PLAIN ? names.hex(hex) : `${names.hex(hex)}${names.hazards[ground].charAt(0)}`,
    say: words.hex(hex, ground, HEIGHT[at], entry),
  }
}

/** What lies on the sides of a hex that go down from it. */
function hexsides(battle: Battle, hex: Hex, { x, y, turns }: Layout, { words }: TitanText): SideMark[] {
  const marks: SideMark[] = []
  for (let direction = 0; direction < 6; direction++) {
    const at = (battle.map * HEXES + hex) * 6 + direction
    if (SIDE[at] === PLAIN || RISE[at] >= 0) continue
    const seen = turned(direction, turns)
    const [from, to] = [(seen + 5) % 6, seen]
    marks.push({
      id: `hexside:${battleBoard.side[hex * 6 + direction]}`,
      x1: round(x[hex] + CORNER_X.pointy[from]),
      y1: round(y[hex] + CORNER_Y.pointy[from]),
      x2: round(x[hex] + CORNER_X.pointy[to]),
      y2: round(y[hex] + CORNER_Y.pointy[to]),
      kind: HAZARDS[SIDE[at]],
      say: words.hexside(SIDE[at], hex, battleBoard.neighbour[hex * 6 + direction]),
    })
  }
  return marks
}

/** A box for each fighter that waits to enter: the attacker's below the map, the defender's above it. */
function boxes(view: View, battle: Battle, side: Side, { x, y }: Layout, { words }: TitanText) {
  const waiting = battle.hex.flatMap((hex, fighter) =>
    hex < 0 && hex !== GONE && battle.side[fighter] === side ? [fighter] : [],
  )
  const row = side === ATTACKER ? Math.max(...y) + GAP : Math.min(...y) - GAP
  const left = Math.min(...x)
  const room = Math.max(...x) - left - (waiting.length - 1) * PITCH
  const first = left + Math.round(room / PITCH) * (PITCH / 2) // in step with the hexes, so that small maps line up
  return waiting.map((fighter, i) => ({
    fighter,
    place: {
      id: `box:${side * HEXES + i}`,
      x: round(first + i * PITCH),
      y: round(row),
      outline: boxOutline,
      terrain: 'box',
      label: `${i + 1}`,
      say: words.box(seatOfSide(view, side), i + 1),
    } satisfies Place,
  }))
}

function counter(view: View, battle: Battle, fighter: Fighter, box: string | undefined, text: TitanText): Counter {
  const type = battle.type[fighter]
  const seat = seatOfSide(view, battle.side[fighter])
  const facts = { seat, type, hex: battle.hex[fighter], power: battle.power[fighter], skill: SKILL[type] }
  const hits = battle.hits[fighter]
  const states = statesOf(battle, fighter)
  return {
    id: `fighter:${fighter}`,
    at: box ?? `hex:${battle.hex[fighter]}`,
    owner: seat,
    glyph: characterGlyphs[type],
    short: `${text.names.seat(seat).charAt(0)}${text.names.characters[type][2]}${hits > 0 ? hits.toString(36) : ''}`,
    values: [
      { corner: 'sw', text: `${facts.power}` },
      { corner: 'se', text: `${facts.skill}` },
      ...(hits > 0 ? [{ corner: 'ne' as const, text: `${hits}`, tone: 'bad' as const }] : []),
    ],
    badges: states,
    say: text.words.fighter({ ...facts, hits, states }),
  }
}

function statesOf(battle: Battle, fighter: Fighter): FighterState[] {
  const states: FighterState[] = []
  if (battle.hex[fighter] < 0) states.push('waiting')
  else if (battle.hits[fighter] >= battle.power[fighter]) states.push('slain')
  if (battle.moved[fighter] && battle.side[fighter] === battle.phasing) states.push('moved')
  if (battle.struck[fighter]) states.push('struck')
  return states
}
