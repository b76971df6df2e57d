import { chance, Match, must } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { afterGame, balanceOf, championOf, newCampaign, outcomeOf, settingsOf } from '../campaign.ts'
import { board } from '../content/board.ts'
import { force } from '../content/scenarios.ts'
import { types } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { campaignGoal, goalFor } from '../rules/goal.ts'
import { CITY, INVADER } from '../state.ts'
import {
  afterKnockOut,
  afterRound,
  bestOf,
  handicapFor,
  knockOutRound,
  matchGame,
  newStanding,
  ranking,
  scenarioByDie,
  settingsOfMatch,
  swissRound,
  swissRounds,
  winnerOf,
} from '../tournament.ts'
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

test('DR-3.3.4 the handicap: half the difference, up if the better player invades', () => {
  expect([handicapFor(5, 0), handicapFor(0, 5), handicapFor(2, 1)]).toEqual([2, -2, 0])
  expect(stateOf(open({ scenario: 'E1', handicap: 2 })).goal).toBe(21)
})

test('DR-4.1 DR-4.3.1 a campaign starts at 60 points; 15, 20, 20, 25, 25 units', () => {
  const campaign = newCampaign('esirien')
  expect(campaign.muster).toEqual([60, 60])
  const limits = [1, 2, 3, 4, 5].map(game => stateOf(open({ ...settingsOf({ ...campaign, game }) })).unitLimit)
  expect(limits).toEqual([15, 20, 20, 25, 25])
})

test('DR-4.3.2 the goal of a campaign game counts minor monsters, and large cities only late', () => {
  const invader = force('1 DRG 1 GNT 1 ROC')
  expect(campaignGoal(0, invader, force('14 INF 8 MIL'), false, 2, 32)).toBe(21)
  expect(campaignGoal(0, invader, force('14 INF 8 MIL'), false, 4, 32)).toBe(19)
  expect(campaignGoal(0, force('2 DRG 6 GNT 2 SER 2 TRX 12 ORC'), force('1 INF'), true, 1, 32)).toBe(32)
})

test('DR-4.3.3 a difference of 18 is worth 3 points', () => {
  expect(balanceOf(60, 78)).toEqual({ destroyedBefore: 3, addedToGoal: 0 })
  expect(balanceOf(78, 60)).toEqual({ destroyedBefore: 0, addedToGoal: 3 })
  expect(balanceOf(60, 74)).toEqual({ destroyedBefore: 0, addedToGoal: 0 })
  const match = open({ scenario: 'campaignEsirien', musterInvader: 60, musterCity: 78 })
  play(match, `0>buy ${type('DRG')}`, '0>ready', `1>buy ${type('INF')}`, '1>ready')
  expect(match.asked).toEqual({ decision: 'markDestroyed', seats: [0] })
  play(match, 'hex 1011', 'done')
  expect(match.asked!.decision).toBe('deploy')
})

test('DR-4.4 gains by the muster before the game, and 5 for a hero or dragon killed', () => {
  const even = afterGame(newCampaign('esirien'), { winner: INVADER, slayers: [false, true] })
  expect(even.muster).toEqual([70, 70])
  const uneven = afterGame(
    { ...newCampaign('nurkott'), muster: [60, 75] },
    { winner: INVADER, slayers: [false, false] },
  )
  expect(uneven.muster).toEqual([75, 75])
  const strong = afterGame({ ...newCampaign('nurkott'), muster: [60, 75] }, { winner: CITY, slayers: [true, false] })
  expect(strong.muster).toEqual([75, 80])
})

test('DR-4.5 after five games the higher muster wins; a tie is played on', () => {
  expect(championOf({ map: 'esirien', game: 6, muster: [90, 85], winners: [] })).toBe(INVADER)
  expect(championOf({ map: 'esirien', game: 6, muster: [90, 90], winners: [] })).toBeUndefined()
  expect(settingsOf({ map: 'esirien', game: 6, muster: [90, 90], winners: [] })).toMatchObject({ campaignGame: 6 })
  expect(settingsOf({ map: 'esirien', game: 6, muster: [90, 80], winners: [] })).toBeUndefined()
  const match = open({ scenario: 'E1' })
  match.resign(1)
  expect(outcomeOf(stateOf(match), stateOf(match).core.result!)).toEqual({ winner: INVADER, slayers: [false, false] })
})

test('DR-5.1 a match: two games with sides swapped, match points, then resistance', () => {
  expect(settingsOfMatch('E1')).toEqual([
    { scenario: 'E1', swapSides: false },
    { scenario: 'E1', swapSides: true },
  ])
  const won = matchGame([7, 9], 0, { places: [1, 2], scores: [19, 13], by: '' })
  const lost = matchGame([7, 9], 1, { places: [2, 1], scores: [20, 12], by: '' })
  expect(winnerOf([won, lost])).toBe(7)
  const tied = matchGame([7, 9], 1, { places: [2, 1], scores: [13, 19], by: '' })
  expect(winnerOf([won, tied])).toBeUndefined()
})

test('DR-5.2a a knock-out is paired by lot; an odd player goes on, and so do both after a drawn match', () => {
  const five = [1, 2, 3, 4, 5].map(player => ({ player, losses: 0 }))
  const round = knockOutRound(five, chance('lot'))
  expect(round.pairs).toHaveLength(2)
  expect(new Set([...round.pairs.flat(), round.bye])).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(knockOutRound(five.slice(1), chance('lot'))).not.toHaveProperty('bye')
  const games = (a: number, b: number, first: number[], second: number[]) => [
    matchGame([a, b], 0, { places: [1, 2], scores: first, by: '' }),
    matchGame([a, b], 1, { places: [2, 1], scores: second, by: '' }),
  ]
  const matches = [games(1, 2, [19, 13], [20, 12]), games(3, 4, [19, 13], [13, 19])]
  expect(afterKnockOut(five, matches, 1).map(({ player }) => player)).toEqual([1, 3, 4, 5])
  const twice = afterKnockOut(five, matches, 2)
  expect(twice[1]).toEqual({ player: 2, losses: 1 })
  expect(afterKnockOut(twice, [games(3, 2, [19, 13], [20, 12])], 2)).toHaveLength(4)
  // who has lost once meets others who have
  const two = [1, 2, 3, 4].map(player => ({ player, losses: player % 2 }))
  for (const [a, b] of knockOutRound(two, chance('pairs')).pairs) expect(a % 2).toBe(b % 2)
})

test('DR-5.2b Swiss: equal scores who have not met, a bye is worth 2, at most one each', () => {
  const luck = chance('swiss')
  let standings = [1, 2, 3, 4, 5].map(newStanding)
  for (let round = 0; round < 4; round++) {
    const { pairs, bye } = swissRound(standings, luck)
    for (const [a, b] of pairs) expect(standings.find(({ player }) => player === a)!.met).not.toContain(b)
    expect(standings.find(({ player }) => player === bye)!.byes).toBe(0)
    const matches = pairs.map(pair =>
      [0, 1].map(seat => matchGame(pair, seat as 0 | 1, { places: [1, 2], scores: [9, 4], by: '' })),
    )
    standings = afterRound(standings, matches, bye)
  }
  expect(ranking(standings)[0].matchPoints).toBeGreaterThanOrEqual(6)
  expect([swissRounds(32), swissRounds(33), swissRounds(64)]).toEqual([5, 7, 7])
  expect(bestOf(standings, 2)).toEqual(
    ranking(standings)
      .slice(0, 2)
      .map(({ player }) => ({ player, losses: 0 })),
  )
  expect(bestOf(standings)).toHaveLength(5)
})

test('DR-5.3 DR-5.4 the scenario of a round by a die', () => {
  expect([scenarioByDie('esirien', 1), scenarioByDie('nurkott', 6)]).toEqual(['E1', 'N6'])
})
