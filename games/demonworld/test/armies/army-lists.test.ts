import { choicesOf, match as matchOfGame, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { rosters } from '../../content/armies/armies.ts'
import { cardNamed, cards } from '../../content/armies/cards.ts'
import { LONGEST_BATTLE, QUIET_ROUNDS } from '../../content/tables.ts'
import { demonworld } from '../../index.ts'
import { cannotMuster } from '../../rules/armies/muster.ts'
import { endOfRound } from '../../rules/victory.ts'
import { readAs, standard } from '../../settings.ts'
import { stateOf } from '../examples.ts'
import { field } from '../table.ts'

/** An army by its cards, and whether a table with these settings lets it take the field. */
function cannotTakeTheField(side: number, hired: readonly string[], settings: Record<string, unknown> = {}) {
  const sum = hired.reduce((points, id) => points + cards[cardNamed(id)].points, 0)
  const points = Math.max(600, sum)
  const match = matchOfGame(demonworld, { settings: { battle: 'free', level: 'standard', points, ...settings } })
  const army = rosters[side].map(card => hired.filter(id => cardNamed(id) === card).length)
  return cannotMuster(stateOf(match), side, army)
}

describe('what an army is made of', () => {
  const knights = ['orderKnights', 'orderKnights', 'barrach']

  test('DW-XVI.10 by the book any troops will do within the points; shares, provinces and stars are choices of the table', () => {
    expect(cannotTakeTheField(0, knights)).toBeUndefined()
    expect(cannotTakeTheField(0, knights, { armyShares: true })).toBe('DW-XVI.10')
    expect(cannotTakeTheField(0, knights, { armyProvinces: true })).toBe('DW-XVI.10')
    expect(cannotTakeTheField(0, knights, { armyCommander: true })).toBeUndefined()
    const leaderless = ['orderKnights', 'orderKnights']
    expect(cannotTakeTheField(0, leaderless)).toBeUndefined()
    expect(cannotTakeTheField(0, leaderless, { armyCommander: true })).toBe('DW-XVI.10')
    expect(cannotTakeTheField(0, leaderless, { armyCommander: true, level: 'introduction' })).toBeUndefined()
  })

  test('DW-XVI.10 an army of one province has troops of it, and of no other', () => {
    const province = { armyProvinces: true }
    const from = (...ids: string[]) => cannotTakeTheField(0, [...ids, 'orderKnights', 'barrach'], province)
    const subfactions = ['Nordmark', 'Südmark']
    const [north, south] = subfactions.map(name => cards.find(c => c.faction === 'empire' && c.subfaction === name)!.id)
    expect([from(north), from(south), from(north, south)]).toEqual([undefined, undefined, 'DW-XVI.10'])
  })

  test('DW-XXVII.2 Orc Guard and Trolls follow a lieutenant of Clanngett; Dwarf-Eaters also the Iron clan', () => {
    for (const id of ['orcGuard', 'trolls']) {
      expect(cannotTakeTheField(1, [id, id, 'kruuk', 'lightArchers', 'lightArchers'])).toBe('DW-XXVII.2')
      expect(cannotTakeTheField(1, [id, id, 'baslian', 'lightArchers', 'lightArchers'])).toBeUndefined()
    }
    expect(
      cannotTakeTheField(1, ['dwarfEaters', 'dwarfEaters', 'kruuk', 'lightArchers', 'lightArchers']),
    ).toBeUndefined()
  })

  test('DW-XVI.10 the army the house proposes keeps all limits, whatever the table chose', () => {
    const proposed = (settings: Record<string, unknown>) => {
      const match = matchOfGame(demonworld, { settings: { battle: 'free', level: 'standard', ...settings } })
      play(match, '0>automatic', '1>automatic')
      expect(choicesOf(match, 0).some(choice => choice.startsWith('ready'))).toBe(true)
      return stateOf(match).picks
    }
    expect(proposed({})).toEqual(proposed({ armyShares: true, armyProvinces: true, armyCommander: true }))
  })

  test('DW-XVI.10 records of rules 5 and before keep the limits', () => {
    const { armyShares, armyProvinces, armyCommander } = readAs(standard, '5')
    expect([armyShares, armyProvinces, armyCommander]).toEqual([true, true, true])
  })
})

test('DW-XVI.13 after how many quiet rounds an endless battle is broken off the table says', () => {
  const isOver = (quiet: number, quietRounds?: number, round = 9) => {
    const g = field([
      { side: 0, elements: '0,0=P' },
      { side: 1, elements: '0,-9=P' },
    ])
    g.core = { ...stateOf(matchOfGame(demonworld)).core, result: null }
    g.quiet = quiet
    g.round = round
    if (quietRounds !== undefined) g.quietRounds = quietRounds
    endOfRound(g)
    return g.core.result !== null
  }
  expect([isOver(QUIET_ROUNDS - 1), isOver(QUIET_ROUNDS)]).toEqual([false, true])
  expect([isOver(11, 12), isOver(12, 12)]).toEqual([false, true])
  expect([isOver(50, 0, LONGEST_BATTLE - 1), isOver(0, 0, LONGEST_BATTLE)]).toEqual([false, true])
  const match = matchOfGame(demonworld, { settings: { quietRounds: 20 } })
  expect(stateOf(match).quietRounds).toBe(20)
})
