import {
  chance,
  drawMap,
  must,
  newGame,
  optionKind,
  options,
  pointsAt,
  question,
  readSettings,
  type Scene,
  SPECTATOR,
  seatToAct,
  take,
} from '@hexarium/kernel'
import { at } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { cards } from '../content/armies/cards.ts'
import { groundOf } from '../content/board/ground.ts'
import { demonworld } from '../index.ts'
import { cardGlyphs, glyphOf } from '../scene/glyphs.ts'
import { landOf } from '../scene/ground.ts'
import { scene } from '../scene/index.ts'
import { type Demonworld, LEADER, MUSICIAN, STANDARD } from '../state.ts'
import { text as de } from '../text/de/index.ts'
import { text as en } from '../text/en/index.ts'
import { text as fr } from '../text/fr/index.ts'
import { type Given, on, type Setting, written } from './table.ts'

const elements = ({ boards }: Scene) => boards.flatMap(board => [...board.places, ...board.sides, ...board.counters])

/** What a seat is shown of a position. */
function shown(units: readonly Given[], setting: Setting = {}, seat = 0, text = en): Scene {
  const g = at(demonworld, written(units, { phase: 'movement', ...setting })).state as Demonworld
  return scene(demonworld.view(g, seat), text)
}

const own: Given = { side: 0, card: 'nobleFoot', elements: '0,0:4=L 1,0:4=S 2,0:4=M 3,0:4=P', order: 'A' }
const foe: Given = { side: 1, card: 'trolls', elements: '0,4=L 1,4=P 0,5=P 1,5=P', facing: 1, order: 'B' }

test('DW-XI.1 fields have the look of the terrain under their dots, hills theirs, roads theirs', () => {
  const [board] = shown([own, foe], { map: 'field 12|5,0=wood 6,0=level2 5,1=road 6,1=water2 4,0=undergrowth' }).boards
  const look = (label: string) => {
    const { terrain, level, say } = board.places.find(place => place.label === label)!
    return [terrain, level, say]
  }
  expect(look('5,0')).toEqual(['woods', 0, '5,0: wood'])
  expect(look('6,0')).toEqual(['hills', 2, '6,0: open ground, height level 2'])
  expect(look('5,1')).toEqual(['road', 0, '5,1: road'])
  expect(look('6,1')).toEqual(['water', 0, '6,1: water, depth 2'])
  expect(look('4,0')).toEqual(['thorns', 0, '4,0: undergrowth'])
})

test('DW-XI.5 DW-XI.7 hedges, walls, slopes and cliffs lie between the right fields', () => {
  const ground = groundOf('field 4|0,0-1,0=hedge 0,0-0,1=wall -1,0=level2 1,-1=level3 -1,1=level1')
  const { sides, places } = landOf(ground, en.words)
  const mark = (say: string) => sides.find(side => side.say === say)!
  expect(mark('Hedge between 0,0 and 1,0').kind).toBe('hedge')
  expect(mark('Low wall between 0,0 and 0,1').kind).toBe('wall')
  expect(mark('Slope of 3 levels, down from 1,-1 to 0,0').kind).toBe('cliff')
  const slope = mark('Slope of 2 levels, down from -1,0 to 0,0')
  expect(slope.kind).toBe('slope')
  expect(sides.some(({ say }) => say.includes('of 1 level'))).toBe(false) // the levels of the fields show it
  const [high, low] = ['-1,0', '0,0'].map(label => places[ground.board.hex(label)])
  expect((slope.x1 + slope.x2) / 2).toBeCloseTo((high.x + low.x) / 2, 3)
  expect((slope.y1 + slope.y2) / 2).toBeCloseTo((high.y + low.y) / 2, 3)
  // seen from above it runs from right to left, as the renderer wants its hachures
  expect(slope.y1).toBeGreaterThan(slope.y2)
})

test('DW-I.11 counters face the corners they face, and carry number, order and hit points', () => {
  const { boards } = shown([own, foe, { side: 1, card: 'kruuk', elements: '6,6', hits: 1 }])
  const counter = (label: string) => boards[0].counters.find(({ say }) => say.includes(` on ${label},`))!
  expect([counter('0,0').facing, counter('0,4').facing]).toEqual([180, 0])
  expect(counter('0,0').values).toEqual([
    { corner: 'sw', text: '1' },
    { corner: 'ne', text: 'A' },
  ])
  expect(counter('3,0').values).toEqual([{ corner: 'sw', text: '1' }])
  expect(counter('6,6').values).toEqual([
    { corner: 'sw', text: '2' },
    { corner: 'se', text: '2' },
  ])
  expect(counter('6,6').say).toBe('Kruuk on 6,6, facing north, 2 of 3 hit points')
})

test('DW-XV.60 DW-XV.70 DW-XIII.20 routing, impetuous and skirmishing elements bear their badges', () => {
  const { boards, sheets } = shown([
    { ...own, order: undefined, impetuous: true, prey: 1 },
    { ...foe, order: undefined, routing: true },
    { side: 1, card: 'lightArchers', elements: '5,5 6,5 5,6 6,6', skirmish: true, order: 'P' },
  ])
  const badges = new Map(boards[0].counters.map(({ id, badges }) => [id, badges]))
  expect([badges.get('element:0'), badges.get('element:4'), badges.get('element:8')]).toEqual([
    ['impetuous'],
    ['routing'],
    ['skirmish'],
  ])
  expect(boards[0].marks.find(({ id }) => id === 'prey:0')?.say).toBe('Impetuous: Noble footsoldiers, against Trolls')
  const row = sheets.flatMap(({ rows }) => rows).find(({ id }) => id === 'unit:0')!
  expect(row.say).toContain('impetuous')
})

test('DW-III.2 DW-X.5 one’s own markers lie face up, the others’ face down until they are shown', () => {
  const match = at(
    demonworld,
    written(
      [own, foe].map(unit => ({ ...unit, order: undefined })),
      { phase: 'orders' },
    ),
  )
  must(match.play(0, 'order 2'))
  must(match.play(1, 'order 7'))
  const marker = (seat: number, element: number) =>
    scene(demonworld.view(match.state as Demonworld, seat), en)
      .boards[0].counters.find(({ id }) => id === `element:${element}`)!
      .values!.find(({ corner }) => corner === 'ne')?.text
  expect([marker(0, 0), marker(0, 4), marker(1, 4), marker(1, 0), marker(SPECTATOR, 0)]).toEqual([
    'A',
    undefined,
    'H',
    undefined,
    undefined,
  ])
  must(match.play(0, 'ready'))
  must(match.play(1, 'ready'))
  expect([marker(0, 4), marker(1, 0), marker(SPECTATOR, 0)]).toEqual(['H', 'A', 'A'])
})

test('DW-II.7 the sheets say what units are able to now, and a unit’s card its values', () => {
  const units = [own, { ...foe, elements: '0,4=L 1,4=P 0,5=P 1,5=P', lost: 6 }]
  const match = at(demonworld, written(units, { phase: 'movement' }))
  const drawn = () => scene(demonworld.view(match.state as Demonworld, 0), en)
  const rows = drawn().sheets.flatMap(sheet => sheet.rows)
  expect(rows.find(({ id }) => id === 'unit:0')!.say).toBe(
    'Noble footsoldiers: 4 of 4 elements, Attack order, 12 movement points, 3 manoeuvres, initiative 4',
  )
  expect(rows.find(({ id }) => id === 'unit:1')!.track).toEqual({ now: 4, max: 10 })
  expect(rows.find(({ say }) => say === 'The Orcs lost 126 of 210 points')).toBeDefined()
  while (match.asked?.decision !== 'moveUnit')
    must(match.play(match.asked!.seats[0], match.choices(match.asked!.seats[0])[0]))
  const card = demonworld.almanac!.card('unit:0', 'en', demonworld.view(match.state as Demonworld, 0))!
  expect(card.rows.map(({ label }) => label)).toContain('Where the values come from')
  expect(card.rows.find(({ label }) => label === 'Morale')!.value).toMatch(/^\d+\/\d+$/)
})

test('a map that is a reconstruction says so', () => {
  const settings = must(readSettings(demonworld.settings, { battle: 'kalBenokk', level: 'standard' }))
  const view = demonworld.view(newGame(demonworld, { seats: 2, settings }, 'scene'), 0)
  for (const text of [en, de, fr]) {
    const [board] = scene(view, text).boards
    expect(board.provenance).toBe(text.words.provenance)
    for (const { x, y, outline } of board.places) {
      outline.forEach((value, i) => {
        const where = value + (i % 2 === 0 ? x : y)
        expect(where >= 0 && where <= (i % 2 === 0 ? board.width : board.height)).toBe(true)
      })
    }
  }
})

test('the board fits a terminal', () => {
  const [board] = shown([own, foe]).boards
  expect(drawMap(board, 120)).toContain('E1↓')
})

test('DW-XVI.12 during deployment the other side’s army is not drawn', () => {
  const settings = must(readSettings(demonworld.settings, {}))
  const g = newGame(demonworld, { seats: 2, settings }, 'scene')
  for (const seat of [0, 1]) {
    const { decision } = question(demonworld, g)!
    const automatic = options(demonworld, g, seat).find(o => decision.kinds[optionKind(o)] === 'automatic')!
    take(demonworld, g, seat, automatic)
  }
  const owners = (seat: number) => new Set(scene(demonworld.view(g, seat), en).boards[0].counters.map(c => c.owner))
  expect([owners(0), owners(1), owners(SPECTATOR)]).toEqual([new Set([0]), new Set([1]), new Set()])
})

test('what can be chosen can be pointed at, and no id is there twice', () => {
  const pointed = ['hex', 'element', 'unit']
  const met = new Set<string>()
  for (const [seed, battle] of [
    ['a', 'encounter'],
    ['b', 'first'],
  ] as const) {
    const settings = must(
      readSettings(demonworld.settings, { battle, level: battle === 'first' ? 'introduction' : 'standard' }),
    )
    const g = newGame(demonworld, { seats: 2, settings }, seed)
    const luck = chance(seed)
    for (let i = 0; i < 500 && !g.core.result; i++) {
      const seat = seatToAct(demonworld, g)
      const { decision } = question(demonworld, g)!
      if (i % 5 === 0) {
        const drawn = scene(demonworld.view(g, seat), de)
        const ids = [...elements(drawn), ...drawn.boards.flatMap(({ marks }) => marks)].map(({ id }) => id)
        const rows = drawn.sheets.flatMap(sheet => sheet.rows.flatMap(({ id }) => id ?? []))
        expect(new Set(ids).size).toBe(ids.length)
        expect(new Set(rows).size).toBe(rows.length)
        const known = new Set([...ids, ...rows])
        for (const option of options(demonworld, g, seat)) {
          const id = pointsAt(decision, option)
          const to = id?.split(':')[0]
          if (!to || !pointed.includes(to)) continue
          met.add(to)
          expect(known.has(id), `${decision.name}: ${id}`).toBe(true)
        }
      }
      take(demonworld, g, seat, luck.pick(options(demonworld, g, seat)))
    }
  }
  expect([...met].sort()).toEqual([...pointed].sort())
})

test('every card of the box has a glyph of its own, and so has every special figure', () => {
  const printed = cards.flatMap(({ faction }, card) => (faction === 'sample' ? [] : [cardGlyphs[card]]))
  const figures = [LEADER, STANDARD, MUSICIAN].map(figure => glyphOf(0, figure))
  expect(new Set([...printed, ...figures]).size).toBe(printed.length + figures.length)
})

test('DW-IV.6 declared shots are drawn from shooter to target', () => {
  const units = [
    { side: 0, card: 'lightArchers', elements: '0,0 1,0', order: 'P' },
    { side: 1, card: 'trolls', elements: '1,-4=P', facing: 4, order: 'B' },
  ]
  const match = at(demonworld, written(units, { phase: 'firstFire' }))
  const g = match.state as Demonworld
  must(match.play(0, 'unit 0'))
  must(match.play(0, `shooter ${on(g, '0,0')}`))
  must(match.play(0, `target ${on(g, '1,-4')}`))
  const { marks } = scene(demonworld.view(match.state as Demonworld, 0), en).boards[0]
  expect(marks.find(({ kind }) => kind === 'arrow')?.say).toBe('Light archers, leader aims at Trolls')
})
