import { choicesOf, match as matchOfGame, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { rosters } from '../../content/armies/armies.ts'
import { cards } from '../../content/armies/cards.ts'
import { groundOf, NORTH, SOUTH } from '../../content/board/ground.ts'
import { rimOf } from '../../content/board/layout.ts'
import { ground, remove } from '../../elements.ts'
import { demonworld } from '../../index.ts'
import { cannotFlankMarch, marchesAllowed, outscouts, scoutingFactor } from '../../rules/armies/flank-march.ts'
import { cannotMuster, legalArmies } from '../../rules/armies/muster.ts'
import { judge, pointsLost, standing, unitsLost } from '../../rules/victory.ts'
import { DESTROYED, FLED } from '../../state.ts'
import { line, type Played, stateOf } from '../examples.ts'
import { field, matchAt } from '../table.ts'

const free = (settings: Record<string, unknown> = {}, seed = 'test'): Played =>
  matchOfGame(demonworld, { settings: { battle: 'free', level: 'standard', ...settings }, seed })

/** Both sides take the army proposed. */
function mustered(settings: Record<string, unknown> = {}, seed = 'test'): Played {
  const match = free(settings, seed)
  play(match, '0>automatic', '1>automatic', '0>ready', '1>ready')
  return match
}

const worth = (side: number, army: readonly number[]) =>
  army.reduce((sum, count, i) => sum + count * cards[rosters[side][i]].points, 0)

describe('armies', () => {
  test('DW-XVI.10 the army proposed is the strongest there is, and is offered until it is the one raised', () => {
    for (const side of [0, 1]) {
      const match = free({ points: 1000 })
      const g = stateOf(match)
      const best = Math.max(...legalArmies(g, side).map(army => worth(side, army)))
      play(match, `${side}>automatic`)
      const raised = rosters[side].map(card => stateOf(match).picks[side * cards.length + card])
      expect(worth(side, raised)).toBe(best)
      expect(best).toBeLessThanOrEqual(1050)
      expect(choicesOf(match, side).some(choice => choice.startsWith('automatic'))).toBe(false)
      expect(choicesOf(match, side).some(choice => choice.startsWith('ready'))).toBe(true)
      const hired = rosters[side].find(card => stateOf(match).picks[side * cards.length + card] > 0)!
      play(match, `${side}>dismiss ${hired}`)
      expect(choicesOf(match, side).some(choice => choice.startsWith('automatic'))).toBe(true)
    }
  })

  test('DW-XVI.10 of armies as dear that of most different cards is proposed; by rules 12 and before the first', () => {
    const proposed = (side: number, beforeThirteen: boolean) => {
      const match = free({ points: 1000, level: 'full' })
      stateOf(match).rules.beforeThirteen = beforeThirteen
      play(match, `${side}>automatic`)
      return rosters[side].flatMap(card => {
        const count = stateOf(match).picks[side * cards.length + card]
        return count > 0 ? [`${count} ${cards[card].id}`] : []
      })
    }
    expect(proposed(1, true)).toEqual([
      '1 lightArchers',
      '2 lightSwordbearers',
      '1 dwarfEaters',
      '1 baslian',
      '1 varrig',
      '1 myrlak',
    ])
    expect(proposed(1, false)).toEqual([
      '1 lightArchers',
      '2 lightSwordbearers',
      '1 dwarfEaters',
      '1 kruuk',
      '1 baslian',
      '1 myrlak',
      '1 gorradz',
    ])
    expect(proposed(0, false)).toEqual(proposed(0, true))
  })

  test('DW-XVI.10 five parts in a hundred above and below are allowed, no more', () => {
    const g = stateOf(free({ points: 1000 }))
    for (const side of [0, 1]) {
      const armies = legalArmies(g, side)
      for (const army of armies) {
        const points = worth(side, army)
        expect(cannotMuster(g, side, army), `${points}`).toBe(points < 950 ? 'DW-XVI.10' : undefined)
        expect(points).toBeLessThanOrEqual(1050)
      }
      expect(armies.some(army => worth(side, army) < 950)).toBe(true)
    }
  })

  test('DW-XVI.10 the armies raised are told, side by side and card by card, and stand in that order', () => {
    const match = free({ points: 800 })
    play(match, '0>automatic', '1>automatic', '0>ready')
    const armies = told(play(match, '1>ready'), 'enlisted')
    const g = stateOf(match)
    expect(armies.map(([side, ...hired]) => [side, hired])).toEqual([
      [0, g.card.filter((_, unit) => g.owner[unit] === 0)],
      [1, g.card.filter((_, unit) => g.owner[unit] === 1)],
    ])
    expect(g.picks).toEqual([])
    expect(g.head).toEqual(g.card.map((_, unit) => g.type.findIndex((_, e) => g.origin[e] === unit)))
  })
})

describe('the board', () => {
  test('DW-XVI.11 sheets that lie side by side fit together; none is laid twice', () => {
    const match = mustered({ board: 'fourSheets' })
    expect(match.asked?.decision).toBe('laySheet')
    const layer = match.asked!.seats[0]
    while (match.asked?.decision === 'laySheet') {
      expect(match.asked.seats).toEqual([layer])
      const laid = stateOf(match).laid
      for (const choice of choicesOf(match)) {
        const [sheet, turned] = choice.split(' ').slice(1).map(Number)
        expect(laid.some(other => other.sheet === sheet)).toBe(false)
        const own = { sheet, turned: turned === 1 }
        if (laid.length % 2 === 1) expect(rimOf(laid[laid.length - 1], 'east')).toBe(rimOf(own, 'west'))
        if (laid.length >= 2) expect(rimOf(laid[laid.length - 2], 'south')).toBe(rimOf(own, 'north'))
      }
      play(match, choicesOf(match)[0])
    }
    const g = stateOf(match)
    expect(g.laid).toHaveLength(4)
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['chooseEdge', [1 - layer]])
    expect(g.map.split(/[ /]/)).toEqual(g.laid.map(({ sheet, turned }) => `${sheet}${turned ? 'r' : ''}`))
    expect([g.map.split('/').length, g.on.length]).toEqual([2, groundOf(g.map).board.size])
  })

  test('DW-XVI.11 the other side takes an edge, the layer has the one across', () => {
    for (const [choice, edge] of [
      ['north', NORTH],
      ['south', SOUTH],
    ] as const) {
      const match = mustered({ board: 'oneSheet' })
      while (match.asked?.decision === 'laySheet') play(match, choicesOf(match)[0])
      const chooser = match.asked!.seats[0]
      expect(choicesOf(match)).toEqual(['north', 'south'])
      const events = play(match, choice)
      expect(told(events, 'edge')).toEqual([[chooser, edge]])
      const g = stateOf(match)
      expect([g.edge[chooser], g.edge[1 - chooser]]).toEqual([edge, edge === NORTH ? SOUTH : NORTH])
    }
  })

  test('DW-XVI.20 objectives keep out of the zones and ten fields apart; one for every two sheets at most', () => {
    const match = mustered({ board: 'fourSheets', objectives: 2 })
    while (match.asked?.decision === 'laySheet') play(match, choicesOf(match)[0])
    expect(match.asked?.decision).toBe('placeObjective')
    const { board, toEdge } = ground(stateOf(match))
    const offered = choicesOf(match).map(choice => Number(choice.split(' ')[1]))
    for (let hex = 0; hex < board.size; hex++) {
      const outside = toEdge[NORTH * board.size + hex] > 3 && toEdge[SOUTH * board.size + hex] > 3
      expect(offered.includes(hex)).toBe(outside)
      if (!outside && hex % 40 === 0) expect(refusal(match, `hex ${hex}`).rule).toBe('DW-XVI.20')
    }
    expect(refusal(match, `hex ${board.size}`).rule).toBe('DW-XVI.20')
    play(match, `hex ${offered[40]}`)
    expect(choicesOf(match)).toEqual([50, 100, 150, 200, 250, 300].map(value => `value ${value}`))
    play(match, 'value 150')
    const rest = choicesOf(match).map(choice => Number(choice.split(' ')[1]))
    expect(rest.length).toBeGreaterThan(0)
    for (const hex of offered) expect(rest.includes(hex)).toBe(board.distance(hex, offered[40]) > 10)
    play(match, `hex ${rest[0]}`, 'value 50')
    expect(stateOf(match).objectives).toEqual([offered[40], 150, rest[0], 50])
    expect(match.asked?.decision).toBe('chooseEdge')
    const one = mustered({ board: 'oneSheet', objectives: 2 })
    while (one.asked?.decision === 'laySheet') play(one, choicesOf(one)[0])
    expect(one.asked?.decision).toBe('chooseEdge')
  })
})

describe('flank marches', () => {
  const scouts = (own: string, other: string) =>
    field([
      { side: 0, card: 'footmen', elements: '0,5' },
      ...(own ? [{ side: 0, card: 'orderKnights', elements: own }] : []),
      { side: 1, card: 'footmen', elements: '0,-9', facing: 4 },
      ...(other ? [{ side: 1, card: 'orderKnights', elements: other, facing: 4 }] : []),
    ])

  test('DW-XVI.30 DW-XVI.31 AMB-24 half as much again out-scouts: any number of marches against none', () => {
    expect([outscouts(3, 2), outscouts(2, 2), outscouts(0, 0), outscouts(1, 0)]).toEqual([true, false, false, true])
    const three = scouts(line(3), line(2, -8))
    expect([scoutingFactor(three, 0), scoutingFactor(three, 1)]).toEqual([3, 2])
    expect([marchesAllowed(three, 0), marchesAllowed(three, 1)]).toEqual([256, 0])
    const even = scouts(line(2), line(2, -8))
    expect([marchesAllowed(even, 0), marchesAllowed(even, 1)]).toEqual([1, 1])
    expect([marchesAllowed(scouts('', ''), 0), marchesAllowed(scouts('', ''), 1)]).toEqual([1, 1])
  })

  test('DW-XVI.31 close-order foot and hordes never march, the last unit stays, who marches is not sent again', () => {
    const g = field([
      { side: 0, card: 'footmen', elements: '0,0' },
      { side: 0, card: 'closeOrder', elements: '0,2' },
      { side: 0, card: 'orderKnights', elements: '0,4' },
      { side: 1, card: 'footmen', elements: '0,-9', facing: 4 },
    ])
    expect([0, 1, 2, 3, 4].map(unit => cannotFlankMarch(g, unit))).toEqual([
      undefined,
      'DW-XVI.31',
      undefined,
      'DW-XVI.31',
      'DW-XVI.31',
    ])
    g.march[0] = 1
    expect([cannotFlankMarch(g, 0), cannotFlankMarch(g, 2)]).toEqual(['DW-XVI.31', undefined])
    g.march[1] = 1
    expect(cannotFlankMarch(g, 2)).toBe('DW-XVI.31')
  })
})

describe('the end', () => {
  const battle = (name: string) =>
    stateOf(
      matchAt(
        [
          { side: 0, elements: '0,0=P 1,0' },
          { side: 1, card: 'trolls', elements: '0,-9=P 1,-9', facing: 4 },
        ],
        { battle: name, phase: 'orders' },
      ),
    )

  test('DW-VII.1 the last element standing wins at once', () => {
    const g = battle('first')
    expect([standing(g, 0), standing(g, 1)]).toEqual([2, 2])
    remove(g, 0, DESTROYED)
    judge(g)
    expect([standing(g, 0), standing(g, 1), g.core.result]).toEqual([1, 2, null])
    remove(g, 1, FLED)
    judge(g)
    expect(g.core.result).toMatchObject({ places: [2, 1], scores: [0, 100], by: 'DW-VII.1' })
    const other = battle('first')
    for (const element of [2, 3]) remove(other, element, DESTROYED)
    judge(other)
    expect(other.core.result?.places).toEqual([1, 2])
  })

  test('DW-VII.1 with nobody left the dearer losses lose', () => {
    const g = battle('first')
    for (const element of [0, 1, 2, 3]) remove(g, element, DESTROYED)
    judge(g)
    const lost = [pointsLost(g, 0), pointsLost(g, 1)]
    expect(lost[0]).toBeLessThan(lost[1])
    expect(g.core.result).toMatchObject({ places: [1, 2], scores: [lost[1], lost[0]] })
  })

  test('DW-XVI.14 a unit counts once nothing of it is left; what fled is lost, too', () => {
    const g = battle('free')
    remove(g, 0, DESTROYED)
    expect(unitsLost(g, 0, false)).toBe(0)
    judge(g)
    expect(g.core.result).toBeNull()
    remove(g, 1, FLED)
    expect([unitsLost(g, 0, false), unitsLost(g, 1, false)]).toEqual([100, 0])
    judge(g)
    expect(g.core.result).toMatchObject({ places: [2, 1], scores: [0, 100], by: 'DW-XVI.14' })
  })

  /** Both sides let everything pass. */
  const idle = (rounds: number) => {
    const match = matchAt(
      [
        { side: 0, elements: '0,9=P 1,9', facing: 4 },
        { side: 1, elements: '0,-9=P 1,-9' },
      ],
      { phase: 'orders', rules: 'introduction', rounds },
    )
    while (match.asked) play(match, choicesOf(match).at(-1)!)
    return stateOf(match)
  }

  test('DW-XVI.13 eight rounds in which nobody falls end a battle without a last round', () => {
    const g = idle(0)
    expect([g.round, g.core.result?.by, g.core.result?.places]).toEqual([8, 'DW-XVI.13', [1, 1]])
  })

  test('DW-XVI.13 a last round ends it whatever happens', () => {
    expect([idle(3).round, idle(1).round]).toEqual([3, 1])
  })
})
