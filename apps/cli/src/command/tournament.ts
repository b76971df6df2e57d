import { type Simulated, simulate } from '@hexarium/contests/simulation'
import type { Form } from '@hexarium/contests/tournament'
import type { Command } from '../arguments.ts'
import { EXIT, Problem } from '../problem.ts'
import { print } from '../terminal.ts'

const FORMS: readonly Form[] = ['swiss', 'roundRobin', 'knockout', 'doubleKnockout', 'groups', 'tables']

/** `hexarium tournament`. */
export const command: Command = {
  summary: 'play tournaments by chance, and hold them to what their form promises',
  usage: '',
  options: {
    form: { value: 'NAME', says: `${FORMS.join(', ')}; all of them without it` },
    players: { value: 'FROM-TO', says: 'how many enter; 3-60 without it' },
    games: { value: 'N', says: 'how many tournaments of each form; 200 without it' },
    seed: { value: 'TEXT', says: 'the same seed plays the same tournaments' },
  },
  words: { min: 0, max: 0 },
  details: `
Withdrawals, no-shows, late entries and an arbiter's corrections are among it. No forbidden pairing, nobody twice in a
round, byes as few as can be, brackets of the right size, points that add up, and the same events give the same again.

Example:
  hexarium tournament --form swiss --players 3-200 --games 10000`,
  async run(args) {
    const wanted = args.text('form')
    const forms = wanted === undefined ? FORMS : FORMS.filter(form => form === wanted)
    if (forms.length === 0) throw new Problem(`There is no form “${wanted}”; the forms are: ${FORMS.join(', ')}.`)
    const [, from = '', to = ''] = /^(\d+)-(\d+)$/.exec(args.text('players') ?? '3-60') ?? []
    const players: [number, number] = [Number(from), Number(to)]
    if (from === '' || players[0] < 2 || players[1] < players[0])
      throw new Problem('--players wants two numbers, such as 3-200, the first at least 2 and not above the second.')
    const games = args.int('games', 200, 1)
    const faults = forms.map(form => playForm(form, players, games, args.text('seed') ?? 'hexarium'))
    return faults.every(count => count === 0) ? EXIT.fine : EXIT.failed
  },
}

/** Plays many of one form; how many broke something. */
function playForm(form: Form, players: readonly [number, number], games: number, seed: string): number {
  const start = performance.now()
  let faults = 0
  let matches = 0
  for (let number = 1; number <= games; number++) {
    const { fault, t } = played(form, players, `${seed} ${form} ${number}`)
    matches += t?.matches.length ?? 0
    if (fault === undefined) continue
    faults++
    print(`${form}, seed “${seed} ${form} ${number}”: ${fault}.`)
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  print(`${form}: ${games} tournaments, ${matches} matches, ${faults} faults, ${seconds} s`)
  return faults
}

function played(form: Form, players: readonly [number, number], seed: string): Partial<Simulated> {
  try {
    return simulate({ form, players, seed })
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
