import {
  type AnyGame,
  type BoardScene,
  type Counter,
  chance,
  newGame,
  options,
  type Place,
  readSettings,
  type Scene,
  seatToAct,
  take,
  wholeGame,
} from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import { glyphsOf } from '../build/data.ts'
import { signs } from '../src/board/badges.ts'
import { around, fitting, moved, reshaped, sees, steady, zoomed } from '../src/board/camera.ts'
import { freestCorner } from '../src/board/corner.ts'
import { borderOf, edgesOf, isShaded } from '../src/board/edges.ts'
import { groundOf, middleOf, placeAt, spotsOf, UNIT, under } from '../src/board/geometry.ts'
import { sideLookOf } from '../src/board/looks.ts'
import { handlesAt, meantBy, placesHere, touchedWith } from '../src/board/targets.ts'
import type { Offer } from '../src/port/moment.ts'

const square = [-1, -1, 1, -1, 1, 1, -1, 1]
const place = (id: string, x: number, y: number): Place => ({
  id,
  x,
  y,
  outline: square,
  terrain: 'meadow',
  label: id,
  say: id,
})
const counter = (id: string, at: string): Counter => ({ id, at, owner: 0, glyph: '', short: id, say: id })
const ground = groundOf({ places: [place('a', 1, 1), place('b', 3, 1)], width: 4, height: 2 })

describe('geometry', () => {
  test('a point finds the place it lies in, and nothing beside the board', () => {
    expect(placeAt(ground, 0.5 * UNIT, 1.5 * UNIT)).toBe(0)
    expect(placeAt(ground, 2.5 * UNIT, 0.5 * UNIT)).toBe(1)
    expect(placeAt(ground, 9 * UNIT, 0)).toBeUndefined()
  })

  test('a stack lies fanned out within its place, the last one on top', () => {
    for (const count of [1, 2, 3, 4, 7, 12]) {
      const stack = Array.from({ length: count }, (_, index) => counter(`c${index}`, 'a'))
      const spots = spotsOf(ground, stack)
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
      for (const { x, y } of spots) expect(placeAt(ground, x, y)).toBe(0)
      const last = spots.at(-1)!
      expect(under(ground, spots, [], last.x, last.y)[0]).toBe(`c${count - 1}`)
    }
  })

  test('an arrow that ends in the next place is meant by its end, as long as it is offered', () => {
    const arrow = { id: 'turn:1', kind: 'arrow', points: [1.6, 1, 2.1, 1], tone: 'own', handle: true, say: '' } as const
    const line = { ...arrow, id: 'way', handle: false }
    const board = { marks: [line, arrow] } as unknown as BoardScene
    const offers = ['turn:1', 'way', 'b'].map(points => ({ points }) as Offer)
    expect(placeAt(ground, 2.2 * UNIT, UNIT)).toBe(1)
    expect(handlesAt(ground, board, offers, 2.2 * UNIT, UNIT)).toEqual(['turn:1'])
    expect(handlesAt(ground, board, offers, 2.6 * UNIT, UNIT)).toEqual([])
    expect(handlesAt(ground, board, offers.slice(1), 2.2 * UNIT, UNIT)).toEqual([])
  })

  test('what lies under a point is named from top to bottom: counter, hexside, place', () => {
    const side = { id: 's', x1: 2, y1: 0, x2: 2, y2: 2, kind: 'wall', say: 's' }
    const spots = spotsOf(ground, [counter('c', 'b')])
    expect(under(ground, spots, [side], 3 * UNIT, UNIT)).toEqual(['c', 'b'])
    expect(under(ground, spots, [side], 2.05 * UNIT, 0.2 * UNIT)).toEqual(['s', 'b'])
  })

  test('a piece of a larger thing stands for it, too: it lies under the piece, and can be meant by it', () => {
    const spots = spotsOf(ground, [{ ...counter('element:1', 'a'), of: 'unit:1' }, counter('element:2', 'b')])
    expect(under(ground, spots, [], UNIT, UNIT)).toEqual(['element:1', 'unit:1', 'a'])
    expect(middleOf(ground, spots, 'unit:1')).toMatchObject({ x: UNIT, y: UNIT, isPlace: false })
    expect(spots.map(({ counter }) => meantBy(counter, new Set(['unit:1'])))).toEqual(['unit:1', undefined])
    expect(spots.map(({ counter }) => meantBy(counter, new Set(['unit:1', 'element:1'])))).toEqual([
      'element:1',
      undefined,
    ])
  })

  test('a counter whose place is on another board is left out', () => {
    expect(spotsOf(ground, [counter('c', 'elsewhere')])).toEqual([])
  })
})

describe('camera', () => {
  const box = { x: 0, y: 0, width: 400, height: 200 }

  test('fits the board into a window of any shape', () => {
    expect(fitting(box, 2)).toEqual(box)
    expect(fitting(box, 1)).toEqual({ x: 0, y: -100, width: 400, height: 400 })
    expect(fitting(box, 4)).toEqual({ x: -200, y: 0, width: 800, height: 200 })
  })

  test('zooms at a point that stays where it is, and never out of sight', () => {
    const closer = zoomed(box, box, 100, 50, 0.5)
    expect((100 - closer.x) / closer.width).toBeCloseTo(100 / 400)
    expect(zoomed(box, box, 0, 0, 1e-9).width).toBeGreaterThan(0)
    expect(zoomed(box, box, 0, 0, 1e9).width).toBeLessThan(1000)
    const away = moved(closer, box, 1e6, 1e6)
    expect(away.x + away.width / 2).toBe(400)
  })

  test('has all of what it frames in sight, in a window of any shape, and no more of the board than that takes', () => {
    const field = Array.from({ length: 480 }, (_, i) => place(`${i}`, 1 + 2 * (i % 40), 1 + 2 * Math.floor(i / 40)))
    const wide = groundOf({ places: field, width: 80, height: 24 })
    const zone = placesHere(
      wide,
      field.slice(10, 150).map(({ id }) => id),
    )
    for (const [width, height] of [
      [1400, 900],
      [390, 500],
      [844, 300],
    ]) {
      const camera = around(zone, wide, { width, height })
      for (const { x, y, reach } of zone) {
        expect(sees(camera, x - reach, y - reach)).toBe(true)
        expect(sees(camera, x + reach, y + reach)).toBe(true)
      }
      expect(camera.width).toBeLessThanOrEqual(fitting(wide.box, width / height).width)
    }
    expect(placesHere(wide, ['elsewhere'])).toEqual([])
  })

  test('has the small map in the corner that covers least, and least of all what can be chosen', () => {
    const share = { width: 0.3, height: 0.3 }
    const at = (x: number, y: number) => ({ x: x * 400, y: y * 200 })
    expect(freestCorner(box, share, [], [])).toBe('left top')
    expect(freestCorner(box, share, [at(0.1, 0.1)], [])).toBe('right top')
    expect(freestCorner(box, share, [at(0.1, 0.1)], [at(0.9, 0.1), at(0.95, 0.1), at(0.1, 0.9)])).toBe('right bottom')
    // pieces may be covered before anything that can be chosen is
    const taken = [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9)]
    expect(freestCorner(box, share, taken, [at(0.9, 0.9), at(0.8, 0.9)])).toBe('right bottom')
    // it lies nowhere where each corner holds something of that
    expect(freestCorner(box, share, [...taken, at(0.9, 0.9)], [])).toBe('none')
    // and it stays where it is, where that is as good
    expect(freestCorner(box, share, [at(0.1, 0.1)], [], 'left bottom')).toBe('left bottom')
  })

  test('keeps its middle and scale when the window changes', () => {
    const wider = reshaped(box, { width: 400 }, { width: 800, height: 200 })
    expect(wider).toEqual({ x: -200, y: 0, width: 800, height: 200 })
  })
})

describe('borders', () => {
  test('places that touch share one, and a region is bordered where the rest begins', () => {
    const edges = edgesOf(ground)
    expect(edges.length).toBe(7)
    expect(edges.filter(edge => edge.b >= 0).length).toBe(1)
    const inFirst = (index: number) => index === 0
    expect(borderOf(edges, inFirst, false).length).toBe(1)
    expect(borderOf(edges, inFirst, true).length).toBe(4)
    expect(isShaded(ground, borderOf(edges, inFirst, false)[0], inFirst)).toBe(true)
  })
})

describe('looks', () => {
  test('names of borders lead to looks', () => {
    expect(sideLookOf('cliff')).toBe('cliff')
    expect(sideLookOf('gate-broken')).toBe('broken-gate')
    expect(sideLookOf('door-open')).toBe('open-gate')
    expect(sideLookOf('palisade-broken')).toBe('breach')
    expect(sideLookOf('anything')).toBe('line')
  })

  test.each(Object.keys(registry))('%s: everything its scenes name has a drawing', async id => {
    const game = await wholeGame(registry[id])
    const known = glyphsOf(id)
    const undrawn = new Set<string>()
    const look = ({ boards, sheets }: Scene) => {
      for (const { sides, counters } of boards) {
        for (const { kind } of sides) if (sideLookOf(kind) === 'line') undrawn.add(`border ${kind}`)
        for (const { glyph, badges = [] } of counters) {
          if (!known[glyph]) undrawn.add(`glyph ${glyph}`)
          for (const badge of badges) if (!signs[badge]) undrawn.add(`badge ${badge}`)
        }
      }
      for (const { glyph } of sheets.flatMap(sheet => sheet.rows))
        if (glyph && !known[glyph]) undrawn.add(`glyph ${glyph}`)
    }
    for (const settings of tablesOf(game)) walk(game, settings, look)
    expect([...undrawn]).toEqual([])
  })
})

/** The usual table, and one for each value of each setting. */
function tablesOf(game: AnyGame): Record<string, unknown>[] {
  const others = Object.entries(game.settings).flatMap(([name, spec]): Record<string, unknown>[] => {
    if (spec.kind === 'choice') return spec.values.map(value => ({ [name]: value }))
    return spec.kind === 'switch' ? [{ [name]: true }] : []
  })
  return [{}, ...others]
}

/** Looks at a random game from time to time. */
function walk(game: AnyGame, wanted: Record<string, unknown>, look: (scene: Scene) => void): void {
  const settings = readSettings(game.settings, wanted)
  if (!settings.ok) return
  const name = JSON.stringify(wanted)
  const seats = Math.min(game.seats.max, game.seats.min + (name.length % 3))
  const g = newGame(game, { seats, settings: settings.value }, name)
  const luck = chance(name)
  for (let choices = 0; choices < 300 && !g.core.result; choices++) {
    const seat = seatToAct(game, g)
    if (choices % 23 === 0) look(game.scene(game.view(g, seat), game.text.en))
    take(game, g, seat, luck.pick(options(game, g, seat)))
  }
}

describe('a finger', () => {
  test('on one of several small pieces means all that share its place; large ones it can tell apart', () => {
    const counters = [counter('unit:1', 'a'), counter('unit:2', 'a'), counter('unit:3', 'b')]
    const spots = spotsOf(ground, counters)
    const size = spots[0].half * 2
    expect(touchedWith(spots, ['unit:1', 'a'], size * 1.5)).toEqual(['unit:2'])
    expect(touchedWith(spots, ['unit:1', 'a'], size * 0.5)).toEqual([])
    expect(touchedWith(spots, ['a'], size * 1.5)).toEqual([])
  })
})

test('a board lies still under a finger while all that can be chosen is in sight and large enough', () => {
  const now = { x: 0, y: 0, width: 1000, height: 1000 }
  const points = [
    { x: 400, y: 400 },
    { x: 900, y: 600 },
  ]
  const near = { x: 150, y: 0, width: 900, height: 900 }
  expect(steady(now, near, points, 0.7)).toBe(now)
  expect(steady(now, near, [...points, { x: 1100, y: 500 }], 0.7)).toBe(near)
  const closer = { x: 350, y: 200, width: 600, height: 600 }
  expect(steady(now, closer, points, 0.7)).toBe(closer)
})
