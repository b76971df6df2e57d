import {
  agreesWithKept,
  diceByHand,
  type GameRecord,
  type KeptDice,
  type Match,
  readLine,
  resultInWords,
  SPECTATOR,
  verify,
} from '@hexarium/kernel'
import type { Command } from '../arguments.ts'
import { loadRecord, readJson } from '../files.ts'
import { EXIT, Problem } from '../problem.ts'
import { print } from '../terminal.ts'

/** Refusals that are no verdict on the game: this program cannot read or try the record. */
const notTried = new Set(['other-rules', 'no-seed'])

/** `hexarium verify`. */
export const command: Command = {
  summary: 'prove records: the dice commitment, every choice, every roll, the result',
  usage: '<file…>',
  options: {
    kept: { value: 'file', says: 'what a browser kept of the dice before the game: they must be the record’s' },
  },
  words: { min: 1, max: 100_000 },
  details:
    'Prints a line a file. Exit code 1 if one is not true, 2 if one cannot be read.\nDice given by hand are counted, not proved.',
  async run(args) {
    let code: number = EXIT.fine
    const file = args.text('kept')
    const kept = file === undefined ? undefined : keptIn(file)
    for (const path of args.words) code = Math.max(code, await prove(path, kept))
    return code
  },
}

async function prove(path: string, kept: KeptDice | undefined): Promise<number> {
  try {
    const { game, record } = await loadRecord(path)
    const verified = verify(game, record)
    const held = verified.ok && kept ? agreesWithKept(record.dice, kept) : verified
    const proved = held.ok ? verified : held
    if (proved.ok) {
      const verdict = diceByHand(record) > 0 ? 'by hand' : 'ok     '
      print(`${verdict} ${path}: ${whatWasProved(record, proved.value, kept !== undefined)}`)
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

/** What a browser kept, from its file. */
function keptIn(path: string): KeptDice {
  const json = readJson(path) as Partial<KeptDice> | null
  if (typeof json?.commitment === 'string' && Array.isArray(json.seals) && typeof json.shares === 'object')
    return json as KeptDice
  throw new Problem(`${path}: this is not what a browser keeps of dice; the page of a replay saves it.`)
}

function whatWasProved(record: GameRecord, match: Match, isKept: boolean): string {
  let rolls = 0
  for (const text of record.choices) {
    const line = readLine(text)
    if (line?.is === 'choice') rolls += line.rolls.length
  }
  const given = diceByHand(record)
  const byHand = given > 0 ? `, ${given} dice given by hand, which nothing proves` : ''
  const view = match.seen(SPECTATOR).view
  const end = record.result ? resultInWords(match.game, 'en', view, record.result) : 'not finished yet.'
  const commitment = isKept ? 'commitment and seals as they were kept' : 'commitment kept'
  return `${record.game}, ${commitment}, ${record.choices.length} choices, ${rolls} rolls${byHand}; ${end}`
}
