import { d6, rollMany, within } from '@hexarium/kernel'
import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { cardNamed } from '../content/armies/cards.ts'
import { ground } from '../elements.ts'
import { addTo, type Body, blockWidth, emptyBody } from '../formation.ts'
import { advanceOf } from '../rules/movement/advance.ts'
import { MARCHING, moveOf } from '../rules/movement/move.ts'
import { cannotSupport, hasSight, rangedBase, targetsOf } from '../rules/shooting/base-number.ts'
import { inFieldOfFire, rangedFactor, sectionBonus } from '../rules/shooting/range.ts'
import { advance, el, hex, intro, line, stateOf } from './examples.ts'
import { field, hexAt, matchAt, on } from './table.ts'

/** A body of `q,r` or `q,r:facing`; facing 1 without. */
function body(text: string): Body {
  const made = emptyBody()
  for (const word of text.split(' ')) {
    const [place, facing = '1'] = word.split(':')
    const [q, r] = place.split(',').map(Number)
    addTo(made, q, r, Number(facing))
  }
  return made
}

const nobodyNear = { side: 1, elements: '12,-12', facing: 4 }

const isOrdered = (text: string) => blockWidth(body(text)) > 0

describe('chapters I to III', () => {
  test('DW-EX-01 DW-I.3 two dice add up, and what is printed behind them is added', () => {
    const g = stateOf(matchAt([{ side: 0, elements: '0,0' }, nobodyNear]))
    const sum = (given: number[]) => within({ given }, () => rollMany(g, 0, given.length, d6)).reduce((a, b) => a + b)
    expect(sum([2, 4])).toBe(6)
    expect(sum([5]) + 2).toBe(7)
  })

  test('DW-EX-02 DW-I.15 eight elements: 4-4 and 6-2 are ordered, 3-5 and 4-2-2 are not', () => {
    expect(isOrdered(`${line(4)} ${line(4, 1)}`)).toBe(true)
    // any two of the seven places behind a front of six
    for (let a = -1; a < 6; a++)
      for (let b = a + 1; b < 6; b++) expect(isOrdered(`${line(6)} ${a},1 ${b},1`), `${a} ${b}`).toBe(true)
    expect(isOrdered(`${line(3)} ${line(5, 1, -1)}`)).toBe(false)
    expect(isOrdered(`${line(4)} ${line(2, 1)} ${line(2, 2)}`)).toBe(false)
  })

  test('DW-EX-03 4-3, and 3-2 with a gap in the last rank, are ordered', () => {
    expect(isOrdered('0,0 1,0 2,0 3,0 0,1 1,1 2,1')).toBe(true)
    expect(isOrdered('0,0 1,0 2,0 -1,1 2,1')).toBe(true)
  })

  test('DW-EX-04 one who faces another way, a longer rear rank, a gap in front: disordered', () => {
    expect(isOrdered('0,0 1,0 2,0:2 3,0')).toBe(false)
    expect(isOrdered('0,0 1,0 0,1 1,1 2,1 3,1')).toBe(false)
    expect(isOrdered('0,0 1,0 3,0 0,1 1,1 2,1')).toBe(false)
  })

  test('DW-EX-05 DW-I.10 distances are the fewest hex sides crossed', () => {
    const { board } = ground(field([{ side: 0, elements: '0,0' }]))
    const distance = (a: string, b: string) => board.distance(board.hex(a), board.hex(b))
    expect([distance('0,0', '3,0'), distance('0,0', '0,2'), distance('0,2', '3,0')]).toEqual([3, 2, 3])
  })

  test('DW-EX-06 DW-II.5 6: 6 / 9: 5', () => {
    const card = cardNamed('crossbowmen')
    const factors = Array.from({ length: 10 }, (_, i) => rangedFactor(card, i + 1))
    expect(factors).toEqual([6, 6, 6, 6, 6, 6, 5, 5, 5, 0])
  })

  const five = Array.from({ length: 5 }, (_, i) => ({ side: 0, elements: line(4, 4 * i - 8), order: 'A' }))

  test('DW-EX-07 DW-III.1 of five units any number moves, none to all', () => {
    const match = matchAt([...five, nobodyNear], intro)
    for (let moved = 0; moved < 5; moved++) {
      expect(choicesOf(match)).toEqual([...line(5 - moved, 0, moved).split(' '), 'done'].map(asUnit))
      play(match, `unit ${moved}`, 'done')
    }
    expect(match.asked?.decision).not.toBe('chooseMover')
  })

  test('DW-EX-08 DW-III.1 what is not used is lost', () => {
    const match = matchAt([...five, nobodyNear], intro)
    play(match, 'unit 0', advance(match, '0,-9'), 'done')
    expect(choicesOf(match)).not.toContain('unit 0') // its other points are gone
    play(match, 'unit 1', 'done', 'done') // and the others stay for good
    while (match.asked?.decision !== 'giveOrders') play(match, choicesOf(match).at(-1)!)
    const g = stateOf(match)
    g.order[1] = 2
    const { ends } = advanceOf(g, moveOf(g, 1, MARCHING))
    const { board } = ground(g)
    expect(Math.max(...[...ends].map(to => board.distance(to, g.at[g.head[1]])))).toBe(6) // not a field more
  })
})

const asUnit = (word: string) => (word === 'done' ? word : `unit ${word.split(',')[0]}`)

describe('chapter IV', () => {
  test('DW-EX-09 DW-IV.7 an element on the line blocks, an edge is enough', () => {
    const g = field(
      [
        { side: 0, card: 'lightArchers', elements: '0,0', facing: 0 },
        { side: 1, elements: '2,0 4,-1 3,-2 4,-2', facing: 3 },
      ],
      intro,
    )
    const [c, b, e, d] = ['2,0', '4,-1', '3,-2', '4,-2']
    for (const label of [b, c, d, e]) expect(inFieldOfFire(g, 0, hexAt(g, label))).toBe(true)
    expect([c, e, b, d].map(label => hasSight(g, 0, on(g, label)))).toEqual([true, true, false, false])
  })

  test('DW-EX-10 DW-IV.4 only the front rank shoots, only at the front rank', () => {
    const g = field(
      [
        { side: 0, card: 'lightArchers', elements: `${line(3)} ${line(3, 1)}`, order: 'P' },
        { side: 1, elements: `${line(4, -3, 1)} ${line(4, -4, 1)}`, facing: 4 },
      ],
      intro,
    )
    const targets = (label: string) => targetsOf(g, on(g, label))
    const front = line(4, -3, 1)
      .split(' ')
      .map(label => on(g, label))
    for (const label of line(3, 1).split(' ')) expect(targets(label)).toEqual([])
    for (const label of line(3).split(' ')) expect(front).toEqual(expect.arrayContaining(targets(label)))
    expect(targets('0,0')).toEqual(front.slice(0, 3))
  })

  test('DW-EX-11 DW-IV.8 support in an unbroken chain of those who reach the target', () => {
    const g = field(
      [
        { side: 0, card: 'lightArchers', elements: line(4), order: 'P' },
        { side: 1, elements: line(3, -3, 2), facing: 4 },
      ],
      intro,
    )
    const [a, b, c, d] = line(4)
      .split(' ')
      .map(label => on(g, label))
    const [one, two, three] = line(3, -3, 2)
      .split(' ')
      .map(label => on(g, label))
    expect(targetsOf(g, a)).toEqual([one, two])
    expect(targetsOf(g, d)).toEqual([two, three])
    for (const target of [one, two]) {
      g.aim[a] = target
      expect(cannotSupport(g, b, a)).toBeUndefined()
      g.backs[b] = a
      expect(cannotSupport(g, c, a)).toBeUndefined()
      g.backs[b] = -1
    }
    g.backs[b] = a
    g.aim[c] = two // C shoots on its own
    expect(cannotSupport(g, d, a)).toBe('DW-IV.8')
  })

  const shots = field(
    [
      { side: 0, card: 'arquebusiers', elements: '0,0', order: 'H' },
      { side: 0, card: 'lightArchers', elements: '2,0 3,0', order: 'P' },
      { side: 1, card: 'berserkers', elements: '0,-3', facing: 4 },
      { side: 1, card: 'heavyFoot', elements: '3,-3', facing: 4 },
    ],
    intro,
  )
  const base = (from: string, to: string, supports: number) =>
    rangedBase(shots, on(shots, from), on(shots, to), on(shots, to), supports, false).base

  test('DW-EX-12 DW-IV.9 an arquebus (7) against no armour and size 2: 8', () => {
    expect(base('0,0', '0,-3', 0)).toBe(8)
  })

  test('DW-EX-13 a bow (4) against armour 3 and size 2 with one supporter: 4', () => {
    expect(base('2,0', '3,-3', 1)).toBe(4)
  })

  test('DW-EX-14 visible sections 1, 2, 3, 4 add 0, 1, 1, 2', () => {
    expect([1, 2, 3, 4].map(sectionBonus)).toEqual([0, 1, 1, 2])
  })

  test('DW-EX-15 DW-IV.15 the others follow into the gap, each one field, those in contact stay', () => {
    const match = matchAt(
      [
        { side: 0, elements: `${line(3)} ${line(3, 1)}`, engaged: true },
        { side: 1, elements: '0,-1 1,-1 2,-1', facing: 4, engaged: true },
        { side: 1, card: 'lightArchers', elements: '-4,1', facing: 0, order: 'P' },
      ],
      { ...intro, phase: 'firstFire' },
    )
    play(match, 'unit 2', `shooter ${on(stateOf(match), '-4,1')}`, `target ${on(stateOf(match), '0,0')}`)
    const events = play(match, 'fire =1 1') // straight at A, and a hit
    expect(told(events, 'falls').length).toBe(1)
    expect(match.asked?.decision).toBe('closeUp')
    const movers = () => choicesOf(match).filter(choice => choice.startsWith('element'))
    const step = (from: string, to: string) => {
      expect(movers()).toEqual([el(match, from)])
      play(match, el(match, from))
      expect(choicesOf(match)).toEqual([hex(match, to)])
      play(match, hex(match, to))
    }
    step('0,1', '0,0')
    step('1,1', '0,1')
    step('2,1', '1,1')
    expect(choicesOf(match)).toEqual(['done']) // the last step can be taken back
    play(match, 'done')
    expect(match.asked?.decision).not.toBe('closeUp')
  })
})
