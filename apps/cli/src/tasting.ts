import { availableParallelism } from 'node:os'
import { Climb, type Fixture, type PlayedFixture, worthOf } from '@hexarium/bots'
import type { AnyGame, Numbers } from '@hexarium/kernel'
import { playAll } from './arena.ts'
import type { Arguments } from './arguments.ts'
import { shortPath, writeWhole } from './files.ts'
import { scoreIn } from './measurement.ts'
import { Problem } from './problem.ts'
import { progress } from './progress.ts'
import { print } from './terminal.ts'

/** What a round of the climb tries: so many pairs, each in two games. */
const PAIRS = 50

/** Of all games, this share is for measuring what was found against the plain numbers. */
const MEASURED = 0.2

/** The settings of a game by its number: what goes round, and what stays. */
export type SettingsAt = (number: number) => Readonly<Record<string, unknown>>

/** `hexarium train --taste`: looks for the numbers of somebody who plays well. */
export async function tuneTaste(
  game: AnyGame,
  args: Arguments,
  { games, seed, settingsAt }: { games: number; seed: string; settingsAt: SettingsAt },
): Promise<void> {
  const taste = game.bot?.taste
  if (!taste) throw new Problem(`${game.id} has no taste: there are no numbers to tune.`)
  const names = args.list('only') ?? Object.keys(taste.plain)
  const unknown = names.find(name => taste.plain[name] === undefined)
  if (unknown !== undefined)
    throw new Problem(`--only ${unknown}: the taste of ${game.id} has ${Object.keys(taste.plain).join(', ')}.`)
  const threads = args.int('workers', availableParallelism(), 1, 256)
  const start: Numbers = args.has('plain') ? taste.plain : taste.found
  const line = progress()
  const play = (bots: readonly string[], fixtures: readonly Fixture[], of: string) => {
    const tell = (played: readonly PlayedFixture[]) => line.show(() => `${of}: ${played.length} of ${fixtures.length}`)
    return playAll({ game: game.id, bots, settings: {} }, fixtures, threads, tell, () => false)
  }
  const named = (numbers: Numbers) => `skilled:${written({ ...start, ...numbers })}`
  const climb = new Climb(taste.plain, start, names, seed)
  const measured = Math.ceil((games * MEASURED) / 2)
  const rounds = Math.max(1, Math.round((games - 2 * measured) / (2 * PAIRS)))
  for (let round = 0; round < rounds; round++) {
    const trials = climb.trials(Math.min(PAIRS, Math.ceil(games / 2)))
    const bots = trials.flatMap(({ up, down }) => [named(up), named(down)])
    const fixtures = trials.flatMap((_, pair) => {
      const number = round * PAIRS + pair
      return pairOf(2 * pair, `${seed}/${number}`, [2 * pair, 2 * pair + 1], settingsAt(number))
    })
    const played = await play(bots, fixtures, `round ${round + 1} of ${rounds}`)
    const scores = trials.map((_, pair) => {
      return meanOf(
        played
          .filter(({ fixture }) => fixture.number >> 1 === pair)
          .map(({ places, fixture }) => worthOf(places, fixture.lineUp.indexOf(2 * pair))),
      )
    })
    climb.learn(trials, scores)
    line.clear()
    print(`${round + 1}/${rounds} ${written(climb.found())}`)
  }
  const numbers = { ...start, ...climb.found() }
  const fixtures = Array.from({ length: measured }, (_, at) => {
    return pairOf(2 * at, `${seed}/measured/${at}`, [0, 1], settingsAt(at))
  }).flat()
  const played = await play([named(numbers), named(taste.plain)], fixtures, 'measuring')
  line.clear()
  const scores = played.map(({ places, fixture }) => worthOf(places, fixture.lineUp.indexOf(0)))
  print(`\n| number | plain | found | a step more instead of less |\n|---|---:|---:|---:|`)
  for (const { name, slope, error } of climb.slopes())
    print(
      `| ${name} | ${taste.plain[name]} | ${numbers[name]} | ${(50 * slope).toFixed(1)} ± ${(98 * error).toFixed(1)} % |`,
    )
  const against = `${scoreIn(scores)} of ${scores.length} games`
  print(`\n${game.id}, seed ${seed}: against the plain numbers ${against}.`)
  const out = args.text('out')
  if (out === undefined) return
  const given = ['vary', 'set', 'only'].flatMap(option => args.all(option).map(text => ` --${option} ${text}`))
  const by = `hexarium train ${game.id} --taste --games ${games} --seed ${seed}${given.join('')}${args.has('plain') ? ' --plain' : ''}`
  const date = new Date().toISOString().slice(0, 10)
  writeWhole(out, `${JSON.stringify({ by, date, against, numbers }, null, 2)}\n`)
  print(`${shortPath(out)} is written.`)
}

/** A deal played twice, with seats exchanged. */
function pairOf(number: number, seed: string, bots: readonly number[], settings: Fixture['settings']): Fixture[] {
  return [bots, bots.toReversed()].map((lineUp, turn) => ({ number: number + turn, seed, lineUp, settings }))
}

function meanOf(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length
}

function written(numbers: Numbers): string {
  return Object.entries(numbers)
    .map(([name, number]) => `${name}=${number}`)
    .join(',')
}
