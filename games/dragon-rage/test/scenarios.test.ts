import { chance, Match, must } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { force } from '../content/scenarios.ts'
import { types } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { campaignGoal, goalFor } from '../rules/goal.ts'
import { CITY, INVADER } from '../state.ts'
import { offered, play, refusal, stateOf } from './table.ts'

function open(settings: Record<string, unknown>): Match {
  return must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'test' }, settings }))
}

const type = (code: string) => types.findIndex(kind => kind.code === code)

test('DR-3.1.1 on Esirien the city sets up first, inside; then the invader on the land edges', () => {
  const match = open({ scenario: 'E1' })
  expect(match.asked).toEqual({ decision: 'deploy', seats: [1] })
  expect(offered(match)).toContain('hex 0710')
  expect(offered(match)).toContain('hex 1413')
  expect(offered(match)).not.toContain('hex 0606')
  for (let unit = 0; unit < 22; unit++) {
    const hexes = offered(match)
    play(match, hexes[(unit * 7) % hexes.length])
  }
  expect(match.asked).toEqual({ decision: 'deploy', seats: [0] })
  expect(offered(match)).toContain('hex 0403')
  expect(offered(match)).not.toContain('hex 0117')
  play(match, 'hex 0403', 'facing SE', 'hex 0503', 'facing S')
  expect(stateOf(match)).toMatchObject({ turn: 1, side: INVADER, goal: 19 })
})

test('DR-2.6c in the second scenario the city has the first turn', () => {
  expect(stateOf(open({ scenario: 'E2' })).first).toBe(CITY)
  expect(stateOf(open({ scenario: 'N2' })).first).toBe(CITY)
  expect(stateOf(open({ scenario: 'N1' })).first).toBe(INVADER)
})

test('DR-2.10.7a DR-3.3.3 Elowyn starts in the citadel, and counts in the goal of bought forces', () => {
  const match = open({ scenario: 'E1', elowyn: true })
  expect(board.labels[stateOf(match).at[36]]).toBe('1910')
  expect(goalFor(0, force('2 DRG'), force('4 CAV'), true)).toBe(22)
})

test('DR-3.3.2 DR-3.3.3 point-buy: 80 and 75 points in secret, counters limited, the goal by formula', () => {
  const match = open({ scenario: 'pointsEsirien' })
  expect(match.asked).toEqual({ decision: 'recruit', seats: [0, 1] })
  play(match, `0>buy ${type('DRG')}`, `0>buy ${type('DRG')}`)
  expect(match.choices(0)).toEqual([`drop ${type('DRG')}`, 'ready 0'])
  expect((match.seen(1).view as { force: unknown[] }).force[type('DRG')]).toBeNull()
  expect(refusal(match, `0>buy ${type('INF')}`)).toBe('DR-4.3.1')
  play(match, '0>ready', `1>buy ${type('INF')}`, '1>ready')
  expect(stateOf(match).goal).toBe(21)
})

test('DR-3.3.1 a proposed scenario: one picks both forces and the goal, the other a side', () => {
  const match = open({ scenario: 'proposedEsirien' })
  const luck = chance('propose')
  while (match.asked!.decision === 'propose') {
    const choices = match.choices(0)
    play(match, choices.includes('ready') ? 'ready' : luck.pick(choices))
  }
  play(match, 'goal 20', 'side 0')
  expect(stateOf(match)).toMatchObject({ goal: 20, seatOf: [1, 0] })
})

test('DR-4.3.2 the goal of a campaign game counts minor monsters, and large cities only late', () => {
  const invader = force('1 DRG 1 GNT 1 ROC')
  expect(campaignGoal(0, invader, force('14 INF 8 MIL'), false, 2, 32)).toBe(21)
  expect(campaignGoal(0, invader, force('14 INF 8 MIL'), false, 4, 32)).toBe(19)
  expect(campaignGoal(0, force('2 DRG 6 GNT 2 SER 2 TRX 12 ORC'), force('1 INF'), true, 1, 32)).toBe(32)
})
