import {
  chance,
  drawMap,
  must,
  newGame,
  options,
  optionValue,
  pointsAt,
  question,
  readSettings,
  type Scene,
  SPECTATOR,
  seatToAct,
  take,
} from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { battleBoard, entryHexes } from '../content/battlelands.ts'
import { creatures } from '../content/creatures.ts'
import { landNumbered, lands } from '../content/masterboard.ts'
import { titan } from '../index.ts'
import { battleland } from '../scene/battle.ts'
import { characterGlyphs, emblemGlyphs } from '../scene/glyphs.ts'
import { scene } from '../scene/index.ts'
import {
  ATTACKER,
  type Battle,
  BOTTOM,
  LEFT,
  MARKERS_PER_COLOUR,
  RIGHT,
  roundOf,
  type Titan,
  WAITING,
} from '../state.ts'
import { text as de } from '../text/de/index.ts'
import { text as en } from '../text/en/index.ts'

const fresh = (seats = 3) =>
  newGame(titan, { seats, settings: must(readSettings(titan.settings, { turnLimit: 40 })) }, 'scene')

/** Plays at random; `look` sees every moment. */
function play(seed: string, choices: number, look: (g: Titan) => void): void {
  const g = fresh()
  const luck = chance(seed)
  for (let i = 0; i < choices && !g.core.result; i++) {
    look(g)
    const seat = seatToAct(titan, g)
    take(titan, g, seat, luck.pick(options(titan, g, seat)))
  }
}

const elements = ({ boards }: Scene) => boards.flatMap(board => [...board.places, ...board.sides, ...board.counters])

test('TI-2.1a the masterboard has 96 lands side by side, and the symbols run from one to the other', () => {
  const [board] = scene(titan.view(fresh(), SPECTATOR), en).boards
  expect(board.places).toHaveLength(96)
  expect(board.sides).toHaveLength(180)
  const [plains, mountains] = [1, 1000].map(number => board.places[landNumbered(number)])
  const arch = board.sides.find(side => side.say === 'Arch from Plains 1 to Mountains 1000')!
  const far = (x: number, y: number, place: { x: number; y: number }) => Math.hypot(x - place.x, y - place.y)
  expect(arch.kind).toBe('arch')
  expect(far(arch.x1, arch.y1, plains)).toBeLessThan(far(arch.x1, arch.y1, mountains))
  expect(far(arch.x2, arch.y2, plains)).toBeGreaterThan(far(arch.x2, arch.y2, mountains))
  for (const { x, y, outline } of board.places) {
    expect(outline).toHaveLength(12)
    outline.forEach((value, i) => {
      const at = value + (i % 2 === 0 ? x : y)
      expect(at >= 0 && at <= (i % 2 === 0 ? board.width : board.height)).toBe(true)
    })
  }
})

test('neighbouring lands share a border', () => {
  const { places } = scene(titan.view(fresh(), SPECTATOR), en).boards[0]
  lands.forEach(({ exits }, land) => {
    for (const { to } of exits) {
      const far = Math.hypot(places[land].x - places[to].x, places[land].y - places[to].y)
      expect(far).toBeCloseTo(2 / Math.sqrt(3), 4)
    }
  })
})

test('the masterboard fits a terminal of 80 columns', () => {
  const lines = drawMap(scene(titan.view(fresh(), 0), en).boards[0], 80).split('\n')
  expect(lines).toHaveLength(16)
  expect(lines[12]).toContain('B137')
})

test('what the viewer knows of a legion is said, and what he does not know is not', () => {
  let looked = 0
  play('known', 30, g => {
    if (g.turn === 0) return
    const [own, other] = [0, 1].map(seat => scene(titan.view(g, seat), en))
    const marker = g.at.findIndex((land, at) => land >= 0 && g.holder[at] === 0)
    const says = (of: Scene) => elements(of).find(({ id }) => id === `legion:${marker}`)!.say
    if (g.height[marker] !== 4) return
    expect(says(own)).toMatch(/^Red .*4 characters.*: .*value/)
    expect(says(other)).toMatch(/(must|may) contain/)
    looked++
  })
  expect(looked).toBeGreaterThan(0)
})

const field = (entry: number): Battle => ({
  land: 0,
  map: 3,
  entry,
  round: 1,
  phasing: ATTACKER,
  type: [0, 7, 5],
  side: [0, 0, 1],
  hex: [WAITING, 0, 9],
  hits: [0, 2, 0],
  power: [6, 6, 3],
  moved: [false, false, false],
  struck: [false, false, false],
  summonWindow: 0,
  reinforcement: 0,
  newcomer: -1,
  donor: -1,
})

test('TI-10.1c the attacker’s entry side lies at the bottom, whichever it is, and nothing is mirrored', () => {
  for (const entry of [RIGHT, BOTTOM, LEFT]) {
    const { places } = battleland(titan.view(fresh(), 0), field(entry), en)
    const hexes = places.slice(0, battleBoard.size)
    const lowest = Math.max(...hexes.map(({ y }) => y))
    const bottom = hexes.flatMap(({ y }, hex) => (Math.abs(y - lowest) < 0.01 ? [hex] : []))
    expect(bottom.sort((a, b) => a - b)).toEqual([...entryHexes(3, entry, ATTACKER)].sort((a, b) => a - b))
    const cross = (a: number, b: number, c: number, at: (hex: number) => [number, number]) => {
      const [[ax, ay], [bx, by], [cx, cy]] = [at(a), at(b), at(c)]
      return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
    }
    const [a1, d1, d6] = ['A1', 'D1', 'D6'].map(label => battleBoard.hex(label)) as [number, number, number]
    const printed = cross(a1, d1, d6, hex => [battleBoard.x[hex], battleBoard.y[hex]])
    expect(cross(a1, d1, d6, hex => [hexes[hex].x, hexes[hex].y])).toBe(printed)
  }
})

test('the hills show their slopes between the right hexes', () => {
  const { sides, places } = battleland(titan.view(fresh(), 0), field(RIGHT), en)
  const slope = sides.find(side => side.say === 'Slope, down from B3 to B4')!
  const middle = [(slope.x1 + slope.x2) / 2, (slope.y1 + slope.y2) / 2]
  const [high, low] = ['B3', 'B4'].map(label => places[battleBoard.hex(label)])
  expect(middle[0]).toBeCloseTo((high.x + low.x) / 2, 4)
  expect(middle[1]).toBeCloseTo((high.y + low.y) / 2, 4)
})

test('what can be chosen can be pointed at, and no id is there twice', () => {
  const pointed = ['land', 'legion', 'marker', 'hex', 'fighter', 'piece']
  const met = new Set<string>()
  for (const seed of ['a', 'b', 'c'])
    play(seed, 400, g => {
      const seat = seatToAct(titan, g)
      const drawn = scene(titan.view(g, seat), de)
      const ids = elements(drawn).map(({ id }) => id)
      const rows = drawn.sheets.flatMap(sheet => sheet.rows.flatMap(({ id }) => id ?? []))
      expect(new Set(ids).size).toBe(ids.length)
      expect(new Set(rows).size).toBe(rows.length)
      const known = new Set([...ids, ...rows])
      const { decision } = question(titan, g)!
      for (const option of options(titan, g, seat)) {
        const id = pointsAt(decision, option)
        const to = id?.split(':')[0]
        if (!to || !pointed.includes(to) || (to === 'piece' && optionValue(option) === 0)) continue
        met.add(to)
        expect(known.has(id), `${decision.name}: ${id}`).toBe(true)
      }
    })
  expect([...met].sort()).toEqual([...pointed].sort())
})

test('every character and every emblem has a glyph of its own', () => {
  expect(new Set(characterGlyphs).size).toBe(creatures.length)
  expect(new Set(emblemGlyphs).size).toBe(MARKERS_PER_COLOUR)
})

test('TI-6.5 rounds are counted: in each everybody who still has a Titan takes a turn', () => {
  const begun: number[][] = []
  const told: string[] = []
  play('rounds', 400, g => {
    if (g.turn === 0 || begun.at(-1)?.[0] === g.turn) return
    begun.push([g.turn, roundOf(g)])
    told.push(
      scene(titan.view(g, SPECTATOR), en).boards.at(-1)!.title,
      titan.almanac!.standing!('en', titan.view(g, 0), 0)[0],
    )
  })
  expect(begun.slice(0, 7)).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 2],
    [7, 3],
  ])
  expect(told[12]).toMatch(/^Masterboard: round 3, /)
  expect(told[13]).toBe('Round 3')
})
