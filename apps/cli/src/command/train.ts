import { randomBytes } from 'node:crypto'
import { calibration, chanceBy, type Forecast, fit, type Lesson, lessonsOf, surprise } from '@hexarium/bots'
import type { Command } from '../arguments.ts'
import { loadGame, settingsFrom } from '../games.ts'
import { Problem } from '../problem.ts'
import { progress } from '../progress.ts'
import { defaultBot, onlyBots } from '../seating.ts'
import { tuneTaste } from '../tasting.ts'
import { print } from '../terminal.ts'

/** One game in so many is not learnt from: what was learnt is tried on it. */
const HELD_BACK = 5

/** `hexarium train`. */
export const command: Command = {
  summary: 'fit a game’s judgement or its taste to games of bots, and see what it is worth',
  usage: '<game>',
  options: {
    bot: { value: 'NAME', says: 'who plays both sides; the default bot without it' },
    games: { value: 'N', says: 'how many games; 200 without it' },
    set: { value: 'name=value', many: true, says: 'a setting of the game' },
    vary: { value: 'name=a,b…', says: 'a setting that goes round from game to game' },
    seed: { value: 'TEXT', says: 'the same seed gives the same weights; without it a new one' },
    taste: { says: 'tunes the numbers of a skilled player instead, by games' },
    only: { value: 'a,b…', says: 'with --taste: only these numbers' },
    plain: { says: 'with --taste: from the plain numbers instead of those found before' },
    out: { value: 'PATH', says: 'with --taste: writes what was found, with where it comes from, as JSON' },
    workers: { value: 'N', says: 'with --taste: threads; one a core without it' },
  },
  words: { min: 1, max: 1 },
  details: `
States met on the way are judged: by the game's evaluation as it is, and by weights fitted to its figures (“judgement”
in its bot; where it has none, to the log odds of the evaluation). One game in five is held back from fitting; surprise
and table are of those: 0.693 is what an even chance for everything costs; where chances are good, what was said came.

With --taste it looks for better numbers of a skilled player (“taste” in its bot): all are changed at once, each up or
down by lot, and who leans the other way is met with the same dice in exchanged seats; each number moves towards the
side that won more. A fifth of the games measure what was found against the plain numbers.

Examples:
  hexarium train dragon-rage --games 300 --vary scenario=E1,E3,E4,E5,N5 --seed train
  hexarium train warcraft --taste --games 4000 --seed taste --out games/warcraft/bot/taste.json`,
  async run(args) {
    const game = await loadGame(args.words[0])
    if (!game.bot) throw new Problem(`${game.id} does not say what is good: there is no judgement to fit.`)
    const [bot] = onlyBots([args.text('bot') ?? defaultBot(game)])
    const seed = args.text('seed') ?? randomBytes(6).toString('hex')
    const games = args.int('games', 200, HELD_BACK)
    const fixed = args.all('set')
    const [name, values] = varied(args.text('vary'))
    const settingsAt = (number: number) =>
      settingsFrom(game, name ? [...fixed, `${name}=${values[number % values.length]}`] : fixed)
    if (args.has('taste')) {
      await tuneTaste(game, args, { games, seed, settingsAt })
      return 0
    }
    const line = progress()
    const lessons: { learnt: Lesson[]; tried: Lesson[] } = { learnt: [], tried: [] }
    const seats = Array.from({ length: game.seats.min }, () => bot)
    for (let number = 0; number < games; number++) {
      line.show(() => `${number} of ${games} games`)
      const into = Math.floor(number / values.length) % HELD_BACK === 0 ? lessons.tried : lessons.learnt
      into.push(...lessonsOf(game, seats, `${seed} ${number}`, settingsAt(number)))
    }
    line.clear()
    const names = game.bot.judgement?.names ?? ['logOdds']
    const weights = fit(lessons.learnt, names.length)
    const fitted = lessons.tried.map(({ figures, came }) => ({ said: chanceBy(weights, figures), came }))
    print(`${game.id}, ${games} games of ${bot.name}, seed ${seed}: ${lessons.learnt.length} states learnt from`)
    print(`\n${names.map((of, place) => `${of} ${weights[place].toFixed(3)}`).join(', ')}\n`)
    print(`| | states | surprise |\n|---|---:|---:|`)
    print(`| evaluation as it is | ${lessons.tried.length} | ${surprise(lessons.tried).toFixed(4)} |`)
    print(`| fitted | ${fitted.length} | ${surprise(fitted).toFixed(4)} |\n`)
    print(tableOf(lessons.tried, fitted))
    return 0
  },
}

function varied(text: string | undefined): [name: string, values: string[]] {
  if (text === undefined) return ['', ['']]
  const [, name, values] = /^([^=]+)=(.+)$/.exec(text) ?? []
  if (name === undefined)
    throw new Problem(`--vary ${text}: a name and values are wanted, such as --vary scenario=E1,N5.`)
  return [name, values.split(',')]
}

/** Two calibration tables side by side. */
function tableOf(asItIs: readonly Forecast[], fitted: readonly Forecast[]): string {
  const columns = [calibration(asItIs), calibration(fitted)]
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`
  const rows = columns[0].map((_, tenth) => {
    const cells = columns.flatMap(column => {
      const { count, said, came } = column[tenth]
      return count > 0 ? [count, percent(said), percent(came)] : [0, '–', '–']
    })
    return `| ${tenth * 10}–${tenth * 10 + 10} % | ${cells.join(' | ')} |`
  })
  const head = '| chance | states | said | came | states, fitted | said | came |\n|---|---:|---:|---:|---:|---:|---:|'
  return [head, ...rows].join('\n')
}
