import { chance, must } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { climb, firstSeason, type LadderEvent, newLadder, nextSeason, wallOfHonour } from '../src/ladder/index.ts'
import { applyAll, newTournament, open, type Tournament, type TournamentEvent } from '../src/tournament/index.ts'

const after = (...events: LadderEvent[]) =>
  events.reduce((ladder, event) => must(climb(ladder, event)), newLadder('titan', 2))
const joined = ['Ann', 'Ben', 'Cy', 'Dee'].map((player): LadderEvent => ({ is: 'joined', player }))

test('a challenger who wins takes the rung, and those between move down', () => {
  const ladder = after(
    ...joined,
    { is: 'challenged', challenger: 'Cy', challenged: 'Ann' },
    { is: 'played', challenge: 0, winner: 'Cy' },
  )
  expect(ladder.rungs).toEqual(['Cy', 'Ann', 'Ben', 'Dee'])
  expect(ladder.leaders).toEqual(['Ann', 'Cy'])
  const held = after(
    ...joined,
    { is: 'challenged', challenger: 'Ben', challenged: 'Ann' },
    { is: 'played', challenge: 0, winner: null },
  )
  expect(held.rungs).toEqual(['Ann', 'Ben', 'Cy', 'Dee'])
})

test('one challenges those a few rungs above, one challenge at a time; who does not answer has lost', () => {
  const ladder = after(...joined, { is: 'challenged', challenger: 'Ben', challenged: 'Ann' })
  const refusal = (challenger: string, challenged: string) => {
    const found = climb(ladder, { is: 'challenged', challenger, challenged })
    return found.ok ? 'fine' : found.problem.code
  }
  expect(refusal('Ann', 'Dee')).toBe('below')
  expect(refusal('Dee', 'Ann')).toBe('reach')
  expect(refusal('Cy', 'Ann')).toBe('busy')
  expect(refusal('Dee', 'Cy')).toBe('fine')
  expect(must(climb(ladder, { is: 'lapsed', challenge: 0 })).rungs[0]).toBe('Ben')
  expect(must(climb(ladder, { is: 'left', player: 'Ann' })).challenges).toEqual([])
})

/** A division played out by chance. */
function playedOut(players: readonly string[], seed: string): Tournament {
  const luck = chance(seed)
  const entries = players.map((player): TournamentEvent => ({ is: 'entered', player }))
  const t = must(applyAll(newTournament({ game: 'titan', form: 'roundRobin', seed }), [...entries, { is: 'began' }]))
  const results = open(t).map(
    ({ id }): TournamentEvent => ({
      is: 'result',
      match: id,
      result: {
        places: luck.pick([
          [1, 2],
          [2, 1],
        ]),
      },
    }),
  )
  return must(applyAll(t, results))
}

test('a season: divisions by strength, the best go up, the last go down, the champion has a title', () => {
  const players = Array.from({ length: 16 }, (_, at) => ({ id: `p${at}`, rating: 2000 - at }))
  const first = firstSeason('titan', players)
  expect(first.divisions[0]).toEqual(players.slice(0, 8).map(({ id }) => id))
  const second = nextSeason(
    first,
    first.divisions.map((division, at) => playedOut(division, `division ${at}`)),
  )
  expect(second.divisions.map(({ length }) => length)).toEqual([8, 8])
  expect(second.divisions[0].filter(player => first.divisions[1].includes(player))).toHaveLength(2)
  expect(new Set(second.divisions.flat()).size).toBe(16)
  expect(wallOfHonour(second)).toHaveLength(1)
  const third = nextSeason(
    second,
    second.divisions.map((division, at) => playedOut(division, `again ${at}`)),
    ['new'],
  )
  expect(third.divisions.at(-1)).toContain('new')
  expect(third.titles).toHaveLength(2)
})
