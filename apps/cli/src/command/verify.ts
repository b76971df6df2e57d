import { type GameRecord, type Match, readLine, resultInWords, SPECTATOR, verify } from '@hexarium/kernel'
import type { Command } from '../arguments.ts'
import { loadRecord } from '../files.ts'
import { EXIT, Problem } from '../problem.ts'
import { print } from '../terminal.ts'

/** Refusals that are no verdict on the game: this program cannot read or try the record. */
const notTried = new Set(['other-rules', 'no-seed'])

/** `hexarium verify`. */
export const command: Command = {
  summary: 'prove records: the dice commitment, every choice, every roll, the result',
  usage: '<file…>',
  options: {},
  words: { min: 1, max: 100_000 },
  details: 'Prints a line a file. Exit code 1 if one is not true, 2 if one cannot be read.',
  async run(args) {
    let code: number = EXIT.fine
    for (const path of args.words) code = Math.max(code, await prove(path))
    return code
  },
}

async function prove(path: string): Promise<number> {
  try {
    const { game, record } = await loadRecord(path)
    const proved = verify(game, record)
    if (proved.ok) {
      print(`ok      ${path}: ${whatWasProved(record, proved.value)}`)
      return EXIT.fine
    }
    if (notTried.has(proved.problem.code)) throw new Problem(`${path}: ${proved.problem.text}`)
    print(`FAILED  ${path}: ${proved.problem.text}`)
    return EXIT.failed
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    process.stderr.write(`${error.message}\n`)
    return EXIT.mistake
  }
}

function whatWasProved(record: GameRecord, match: Match): string {
  let rolls = 0
  let given = 0
  for (const text of record.choices) {
    const line = readLine(text)
    if (line?.is !== 'choice') continue
    rolls += line.rolls.length
    given += line.given?.length ?? 0
  }
  const byHand = given > 0 ? `, ${given} dice given by hand` : ''
  const view = match.seen(SPECTATOR).view
  const end = record.result ? resultInWords(match.game, 'en', view, record.result) : 'not finished yet.'
  return `${record.game}, commitment kept, ${record.choices.length} choices, ${rolls} rolls${byHand}; ${end}`
}
