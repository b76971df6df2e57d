import { createInterface } from 'node:readline'
import type { AnyGame } from '@hexarium/kernel'
import type { Command } from '../arguments.ts'
import { loadGame } from '../games.ts'
import { parseJson } from '../json.ts'
import { answerPosition } from '../probe.ts'
import { Problem } from '../problem.ts'

/** `hexarium probe`. */
export const command: Command = {
  summary: 'answer questions about positions, JSON lines in, JSON lines out',
  usage: '<game>',
  options: {},
  words: { min: 1, max: 1 },
  details: `
Each line of the input is an object and gets a line of output at once; {"error":"…"} for one that cannot be answered.

  {"position":{…},"seat":0}            → {"seat":0,"decision":"…","options":["unit 3",…],"odds":{"unit 3":[…]},…}
  {"position":{…},"why":"hex 12"}      → {"rule":"SK-6.2","text":"…"}, or {"allowed":true}
  {"ask":"…",…}                        a direct question the game itself answers

Further keys: "settings", "seats" (how many), "seed"; without a position the game starts from its beginning. "choices"
are played first, in the notation of records ("1>order 2" where several seats are asked), and "dice" are their rolls,
all of them in order. "view":true adds what the seat sees; an "id" comes back with the answer.

Example:
  echo '{"choices":["0>order 0","1>order 2"]}' | hexarium probe skirmish`,
  async run(args) {
    const game = await loadGame(args.words[0])
    let number = 0
    for await (const line of createInterface({ input: process.stdin })) {
      number++
      if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(game, line, number))}\n`)
    }
    return 0
  },
}

function answer(game: AnyGame, line: string, number: number): unknown {
  let id: object = {}
  try {
    const asked = parseJson(line, 'question')
    if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) throw new Problem('An object is wanted.')
    if ('id' in asked) id = { id: asked.id }
    if (!('ask' in asked)) return { ...id, ...answerPosition(game, asked) }
    const own = game.answer?.(asked as Record<string, unknown>)
    if (!own) throw new Problem(`${game.id} knows no question ${JSON.stringify(asked.ask)}.`)
    if (!own.ok) throw new Problem(own.problem.text)
    return { ...id, ...(own.value as object) }
  } catch (error) {
    if (error instanceof Problem) return { ...id, error: `Line ${number}: ${error.message}` }
    const bug = error instanceof Error ? error.message : String(error)
    process.stderr.write(`Line ${number} met a bug in Hexarium: ${error instanceof Error ? error.stack : bug}\n`)
    return { ...id, error: `Line ${number}: this is a bug in Hexarium: ${bug}` }
  }
}
