import { chance, LANGUAGES, must } from '@hexarium/kernel'
import { describe, expect, test } from 'vitest'
import { simulate } from '../src/simulation/simulate.ts'
import {
  apply,
  applyAll,
  type Form,
  finalPlaces,
  newTournament,
  open,
  standings,
  type Tournament,
  type TournamentEvent,
  type TournamentSpec,
  tableSizes,
  tieBreakWords,
} from '../src/tournament/index.ts'

const FORMS: readonly Form[] = ['swiss', 'roundRobin', 'knockout', 'doubleKnockout', 'groups', 'tables']

function begun(spec: Partial<TournamentSpec> & { form: Form }, players: number): Tournament {
  const entries = Array.from(
    { length: players },
    (_, at): TournamentEvent => ({ is: 'entered', player: `p${at}`, rating: 100 - at }),
  )
  return must(applyAll(newTournament({ game: 'skirmish', seed: 'test', ...spec }), [...entries, { is: 'began' }]))
}

const codeOf = (t: Tournament, event: TournamentEvent) => {
  const found = apply(t, event)
  return found.ok ? 'fine' : found.problem.code
}

/** Plays everything that is open; the player with the lower number wins. */
function favourites(t: Tournament): Tournament {
  const results = open(t).map(({ id, players }): TournamentEvent => {
    const order = [...(players as number[])].sort((a, b) => a - b)
    return { is: 'result', match: id, result: { places: players.map(player => order.indexOf(player as number) + 1) } }
  })
  return must(applyAll(t, results))
}

function toTheEnd(t: Tournament): Tournament {
  let now = t
  while (now.stage === 'playing') now = open(now).length > 0 ? favourites(now) : must(apply(now, { is: 'paired' }))
  return now
}

describe.each(FORMS)('%s', form => {
  test('keeps what its form promises in random tournaments with withdrawals, no-shows and corrections', () => {
    const faults = Array.from({ length: 40 }, (_, at) => simulate({ form, seed: `test ${at}`, players: [3, 40] }).fault)
    expect(faults.filter(Boolean)).toEqual([])
  })

  test('the best is first if the better always wins', () => {
    const t = toTheEnd(begun({ form, rounds: 5 }, 13))
    expect(finalPlaces(t)[0]).toBe(1)
    expect(finalPlaces(t).filter(place => place === 1)).toHaveLength(1)
  })
})

test('a Swiss tournament of 2,000 players is paired without a second meeting', () => {
  const luck = chance('large')
  let t = begun({ form: 'swiss', rounds: 7 }, 2000)
  while (t.stage === 'playing') {
    const results = open(t).map(
      ({ id }): TournamentEvent => ({
        is: 'result',
        match: id,
        result: {
          places: luck.pick([
            [1, 2],
            [2, 1],
            [1, 1],
          ]),
        },
      }),
    )
    t = must(applyAll(t, results))
    if (t.stage === 'playing') t = must(apply(t, { is: 'paired' }))
  }
  const pairs = t.matches.map(({ players }) => [...players].sort().join(' '))
  expect(new Set(pairs).size).toBe(7000)
})

test('tables of a game for four to six: as few as may sit out', () => {
  const sizes = (players: number) => tableSizes(players, { min: 4, max: 6 })
  expect(sizes(12)).toEqual({ sizes: [6, 6], out: 0 })
  expect(sizes(13)).toEqual({ sizes: [5, 4, 4], out: 0 })
  expect(sizes(7)).toEqual({ sizes: [6], out: 1 })
  expect(sizes(3)).toEqual({ sizes: [], out: 3 })
})

test('who does not come loses; nobody wins a match nobody came to; a table goes on without him', () => {
  const t = begun({ form: 'swiss', rounds: 1 }, 4)
  const [first, second] = open(t)
  const name = (player: number | null) => t.players[player!].id
  const one = must(apply(t, { is: 'noShow', match: first.id, absent: [name(first.players[0])] }))
  const none = must(apply(one, { is: 'noShow', match: second.id, absent: second.players.map(name) }))
  expect(standings(none).map(({ points }) => points)).toEqual([1, 0, 0, 0])
  const tables = begun({ form: 'tables', seats: { min: 3, max: 4 }, rounds: 1 }, 4)
  const [table] = open(tables)
  const fewer = must(apply(tables, { is: 'noShow', match: table.id, absent: [tables.players[table.players[0]!].id] }))
  expect(open(fewer)[0].players).toHaveLength(3)
})

test('late entry where rounds are paired one by one, never where all is drawn; a withdrawn player may come back', () => {
  const swiss = favourites(begun({ form: 'swiss', rounds: 3 }, 4))
  const late = must(
    applyAll(swiss, [{ is: 'entered', player: 'late' }, { is: 'withdrew', player: 'p3' }, { is: 'paired' }]),
  )
  const seen = late.matches
    .filter(({ round }) => round === 2)
    .flatMap(({ players }) => players.map(player => late.players[player!].id))
  expect(seen.sort()).toEqual(['late', 'p0', 'p1', 'p2'])
  expect(codeOf(late, { is: 'entered', player: 'p3' })).toBe('fine')
  expect(codeOf(begun({ form: 'roundRobin' }, 4), { is: 'entered', player: 'late' })).toBe('late')
})

test('an arbiter sets a result right with a reason that is kept, unless somebody has gone on by it and played', () => {
  const t = begun({ form: 'knockout' }, 4)
  const [semi] = open(t)
  const wrong = must(apply(t, { is: 'result', match: semi.id, result: { places: [2, 1] } }))
  const right = must(
    apply(wrong, { is: 'corrected', match: semi.id, result: { places: [1, 2] }, by: 'Ann', why: 'typing error' }),
  )
  expect(right.matches[semi.winnerTo!].players).toContain(semi.players[0])
  expect(right.corrections).toMatchObject([
    { match: semi.id, by: 'Ann', why: 'typing error', before: { places: [2, 1] } },
  ])
  const over = toTheEnd(right)
  expect(codeOf(over, { is: 'corrected', match: semi.id, result: { places: [2, 1] }, by: 'Ann', why: '' })).toBe(
    'later',
  )
})

test('what cannot be is refused and changes nothing', () => {
  const t = begun({ form: 'knockout' }, 4)
  const [match] = open(t)
  expect(codeOf(t, { is: 'result', match: match.id, result: { places: [1, 1] } })).toBe('drawn')
  expect(codeOf(t, { is: 'result', match: match.id, result: { places: [1, 3] } })).toBe('result')
  expect(codeOf(t, { is: 'result', match: match.winnerTo!, result: { places: [1, 2] } })).toBe('waits')
  expect(codeOf(t, { is: 'result', match: 99, result: { places: [1, 2] } })).toBe('match')
  expect(codeOf(must(apply(t, { is: 'paused' })), { is: 'result', match: match.id, result: { places: [1, 2] } })).toBe(
    'paused',
  )
  expect(codeOf(newTournament(t.spec), { is: 'began' })).toBe('players')
  expect(codeOf(must(apply(t, { is: 'closed' })), { is: 'paired' })).toBe('over')
})

test('who comes unbeaten to the final of a double knock-out and loses it has one more chance', () => {
  let t = begun({ form: 'doubleKnockout' }, 4)
  while (open(t)[0].section !== 2) t = favourites(t)
  const [final] = open(t)
  const upset = must(
    apply(t, {
      is: 'result',
      match: final.id,
      result: { places: final.players.map(player => (player === 0 ? 2 : 1)) },
    }),
  )
  expect(upset.stage).toBe('playing')
  expect(finalPlaces(favourites(upset))[0]).toBe(1)
})

test('tie-breaks: head to head, Buchholz, Sonneborn-Berger, wins; each explained in every language', () => {
  const t = toTheEnd(begun({ form: 'roundRobin', tieBreaks: ['buchholz', 'sonnebornBerger', 'wins'] }, 4))
  expect(standings(t).map(({ breaks }) => breaks.slice(0, 3))).toEqual([
    [3, 3, 3],
    [4, 1, 2],
    [5, 0, 1],
    [6, 0, 0],
  ])
  for (const language of LANGUAGES)
    for (const { name, line } of Object.values(tieBreakWords[language])) expect(name && line).toMatch(/[.]$/)
})
