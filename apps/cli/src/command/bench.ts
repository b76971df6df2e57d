import { fileURLToPath } from 'node:url'
import type { Command } from '../arguments.ts'
import { writeWhole } from '../files.ts'
import { gameIds, loadGame } from '../games.ts'
import { codeOf, Problem } from '../problem.ts'
import { print } from '../terminal.ts'

const results = fileURLToPath(new URL('../../../../bench/results.md', import.meta.url))

/** `hexarium bench`. */
export const command: Command = {
  summary: 'measure the budgets of the design, next to boardgame.io in the same run where it is installed',
  usage: '',
  options: {
    quick: { says: 'a rough look in a few seconds; bench/results.md stays as it is' },
    games: { value: 'a,b…', says: 'only these games; bench/results.md stays as it is' },
  },
  words: { min: 0, max: 0 },
  details: 'Writes bench/results.md and prints it. Figures are per CPU-second on one core.',
  async run(args) {
    process.env['NODE_ENV'] = 'production'
    const games = await Promise.all((args.list('games') ?? gameIds).map(loadGame))
    const page = await (await loadBench()).runBench(games, args.has('quick'), row => process.stderr.write(`${row}\n`))
    if (!args.has('quick') && !args.has('games')) writeWhole(results, page)
    print(page)
    return 0
  },
}

/** The benchmarks are there in a checkout with its development dependencies only. */
async function loadBench(): Promise<typeof import('../../../../bench/run.ts')> {
  try {
    return await import('../../../../bench/run.ts')
  } catch (error) {
    if (!/MODULE_NOT_FOUND/.test(codeOf(error))) throw error
    throw new Problem('The benchmarks are not installed here: run npm install in a checkout of Hexarium.')
  }
}
