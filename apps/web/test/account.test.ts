import { type GameRecord, must, SPECTATOR, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { expect, test } from 'vitest'
import first from '../../../games/demonworld/test/fixtures/first-game.hexarium.json' with { type: 'json' }
import two from '../../../games/warcraft/test/fixtures/two-players.hexarium.json' with { type: 'json' }
import { openingShown } from '../src/port/opening.ts'
import { Review } from '../src/port/review.ts'
import { scenarioOf } from '../src/replay/scenario.ts'

async function reviewed(record: object): Promise<Review> {
  const whole = record as GameRecord
  return must(Review.open(await wholeGame(registry[whole.game]), whole))
}

test('a record says where its turns and battles begin, in the language one reads', async () => {
  const review = await reviewed(two)
  const marks = review.marks('en')
  const turns = marks.filter(({ begins }) => begins === 'turn')
  expect(turns[0].text).toMatch(/^Turn 1\b/)
  expect(turns.map(({ at }) => at)).toEqual(turns.map(({ at }) => at).toSorted((a, b) => a - b))
  expect(marks.some(({ begins }) => begins === 'battle')).toBe(true)
  expect(review.marks('de').map(({ at }) => at)).toEqual(marks.map(({ at }) => at))
  expect(review.marks('de')[0].text).not.toBe(marks[0].text)
  // what is shown at a mark has just been told
  const lines = review.moment('en', turns[1].at, 0).log
  expect(lines.lines.slice(lines.since).map(({ text }) => text)).toContain(turns[1].text)
})

test('who chose what is said with the colon of the language one reads', async () => {
  const review = await reviewed(two)
  const said = (language: 'en' | 'fr') => Array.from({ length: 30 }, (_, at) => review.moment(language, at + 1, 0).ask)
  expect(said('en').join('\n')).toMatch(/^Humans: \S/m)
  expect(said('fr').join('\n')).toMatch(/^Humains\u00a0: \S/m)
  expect(said('fr').filter(ask => /^\S+: /.test(ask))).toEqual([])
})

test.each([
  ['warcraft', two],
  ['demonworld', first],
])('what others chose out of sight leaves the sentence of the table, not a bare name: %s', async (_, record) => {
  const review = await reviewed(record)
  for (const seat of [SPECTATOR, 0, 1])
    for (let at = 1; at <= 60; at++) {
      const { ask, seats } = review.moment('en', at, seat)
      expect(seats.map(({ side }) => side)).not.toContain(ask)
    }
})

test('how a game came about: turns, what each side lost, where the chances moved', async () => {
  const review = await reviewed(first)
  const { turns, sides, turning } = review.account('en')!
  expect(turns).toBe(review.marks('en').filter(({ begins }) => begins === 'turn').length)
  const loser = sides.find(({ place }) => place === 2)!
  // DW-VII.1: who loses the first game has nothing left
  expect(loser.losses.join()).toMatch(/10 × /)
  expect(sides.reduce((sum, { choices }) => sum + choices, 0)).toBe(review.length - 1)
  expect(turning.length).toBeGreaterThan(0)
  for (const { before, after } of turning) expect(Math.abs(after - before)).toBeGreaterThanOrEqual(0.05)
})

test('a turning point says in which turn and battle it was, and what either side lost in it', async () => {
  const review = await reviewed(two)
  const { turning } = review.account('en')!
  const rounds = turning.filter(({ begins }) => begins === 'part')
  expect(rounds.length).toBeGreaterThan(0)
  for (const { text, within } of rounds)
    expect([...within, text]).toEqual([
      expect.stringMatching(/^Turn \d/),
      expect.stringMatching(/^Battle in /),
      expect.stringMatching(/^Round \d/),
    ])
  // the turn is the last one that had begun
  const turns = review.marks('en').filter(({ begins }) => begins === 'turn')
  for (const { at, within } of rounds) expect(within[0]).toBe(turns.findLast(turn => turn.at <= at)!.text)
  expect(rounds.flatMap(({ fallen }) => fallen.map(({ losses }) => losses.join())).join()).toMatch(/unit|hero|worker/)
})

test('a game that is not over says nothing of how it came about: nobody may know yet', async () => {
  const { result: _result, ...running } = first as unknown as GameRecord
  const cut = { ...running, choices: running.choices.slice(0, 40) }
  expect((await reviewed(cut)).account('en')).toBeNull()
})

test('a kept game is called by the preset that says most of it', async () => {
  const game = await wholeGame(registry['warcraft'])
  const opening = openingShown(game, 'fr', game.opening?.fr)
  expect(scenarioOf(opening, { twoPlayers: 'necromancers', firstRace: 'human', secondRace: 'undead' }, 2)).toBe(
    'La marche des nécromanciens',
  )
  expect(scenarioOf(opening, {}, 3)).toBe('Jeu de base')
  expect(scenarioOf(opening, { creeps: true }, 3)).toBe('')
})
