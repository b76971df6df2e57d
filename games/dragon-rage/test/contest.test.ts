import {
  applyAll,
  type Form,
  finalPlaces,
  newTournament,
  open,
  standings,
  swissRounds,
  type Tournament,
  type TournamentEvent,
} from '@hexarium/contests/tournament'
import { chance, Match, must, type Result } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { contest } from '../contest.ts'
import { dragonRage } from '../index.ts'
import type { DragonRage } from '../state.ts'

const result = (places: number[], scores: number[]): Result => ({ places, scores, by: 'DR-2.3' })

/** A tournament in the form of the book, with so many players. */
function begun(form: Form, players: number, rounds?: number): Tournament {
  const spec = { game: 'dragon-rage', form, seed: 'test', ...contest.spec, ...(rounds ? { rounds } : {}) }
  const entries = Array.from({ length: players }, (_, at): TournamentEvent => ({ is: 'entered', player: `p${at}` }))
  return must(applyAll(newTournament(spec), [...entries, { is: 'began' }]))
}

/** Plays a round: in every match the first wins both games, or what `count` says of it. */
function played(
  t: Tournament,
  count = () => contest.count([result([1, 2], [20, 12]), result([1, 2], [15, 17])]),
): Tournament {
  return must(
    applyAll(
      t,
      open(t).map(({ id }): TournamentEvent => ({ is: 'result', match: id, result: count() })),
    ),
  )
}

const next = (t: Tournament) => must(applyAll(t, [{ is: 'paired' }]))

test('DR-5 tournaments are played without Elowyn, bought forces and campaigns', () => {
  expect(contest.cannot({ scenario: 'E4' })).toBeUndefined()
  for (const settings of [{ elowyn: true }, { scenario: 'pointsEsirien' }, { scenario: 'campaignNurkott' }])
    expect(contest.cannot(settings)).toBe('DR-5')
})

test('DR-5.1 a match: two games of one scenario with sides swapped', () => {
  const games = contest.games({ scenario: 'E3' }, chance('lot'))
  expect(games).toEqual([
    { scenario: 'E3', swapSides: false },
    { scenario: 'E3', swapSides: true },
  ])
  const seats = games.map(settings => {
    const match = must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], settings, dice: { seed: 'test' } }))
    return (match.state as DragonRage).seatOf
  })
  expect(seats).toEqual([
    [0, 1],
    [1, 0],
  ])
})

test('DR-5.1 a match point a game won; then resistance decides, and what is equal is drawn', () => {
  expect(contest.count([result([1, 2], [19, 13]), result([1, 2], [16, 16])])).toMatchObject({
    places: [1, 2],
    points: [2, 0],
  })
  expect(contest.count([result([1, 2], [19, 13]), result([2, 1], [20, 12])])).toEqual({
    places: [1, 2],
    points: [1, 1],
    resistance: [39, 25],
  })
  expect(contest.count([result([1, 2], [19, 13]), result([2, 1], [13, 19])])).toMatchObject({ places: [1, 1] })
})

test('DR-5.2a a knock-out is by lot in every round; an odd player goes on, and so do both after a drawn match', () => {
  const five = begun('knockout', 5)
  expect(five.matches.filter(({ isBye }) => isBye)).toHaveLength(1)
  const drawn = () => contest.count([result([1, 2], [19, 13]), result([2, 1], [13, 19])])
  const second = next(played(five, drawn))
  expect(second.matches.filter(({ round }) => round === 2).flatMap(({ players }) => players)).toHaveLength(5)
  let t = second
  while (t.stage === 'playing') t = open(t).length > 0 ? played(t) : next(t)
  expect(finalPlaces(t).filter(place => place === 1)).toHaveLength(1)
})

test('DR-5.2a a double knock-out: who has lost once meets others who have, and is out after the second loss', () => {
  const second = next(played(begun('doubleKnockout', 8)))
  const winners = new Set(second.matches.filter(({ round }) => round === 1).map(({ players }) => players[0]))
  for (const { players } of second.matches.filter(({ round }) => round === 2))
    expect(winners.has(players[0])).toBe(winners.has(players[1]))
})

test('DR-5.2b Swiss: equal scores who have not met, a bye is worth 2, at most one each; points, then resistance', () => {
  let t = begun('swiss', 7, 5)
  while (t.stage === 'playing') t = open(t).length > 0 ? played(t) : next(t)
  const pairs = t.matches.filter(({ isBye }) => !isBye).map(({ players }) => [...players].sort().join(' '))
  expect(new Set(pairs).size).toBe(pairs.length)
  const rows = standings(t)
  expect(rows.map(({ byes }) => byes).reduce((sum, byes) => sum + byes, 0)).toBe(5)
  expect(Math.max(...rows.map(({ byes }) => byes))).toBe(1)
  const rested = begun('swiss', 3, 1)
  expect(standings(rested)[0]).toMatchObject({ points: 2, byes: 1, played: 0 })
  for (const [at, row] of rows.slice(1).entries()) {
    expect(rows[at].points).toBeGreaterThanOrEqual(row.points)
    if (rows[at].points === row.points) expect(rows[at].breaks[0]).toBeGreaterThanOrEqual(row.breaks[0])
  }
  expect([swissRounds(32), swissRounds(33), swissRounds(64)]).toEqual([5, 7, 7])
})

test('DR-5.3 DR-5.4 the scenario of a round is named, or drawn by a die among the six of a map', () => {
  const luck = chance('die')
  const drawn = (map: string) =>
    new Set(Array.from({ length: 60 }, () => contest.games({ scenario: map }, luck)[0]['scenario']))
  expect([...drawn('esirien')].sort()).toEqual(['E1', 'E2', 'E3', 'E4', 'E5', 'E6'])
  expect([...drawn('nurkott')].sort()).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'N6'])
  expect(contest.games({ scenario: 'N1' }, luck)[0]).toMatchObject({ scenario: 'N1' })
})
