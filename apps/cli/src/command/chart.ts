import { chart } from '@hexarium/kernel'
import { type Command, langOption } from '../arguments.ts'
import { loadGame } from '../games.ts'
import { print } from '../terminal.ts'

/** `hexarium chart`. */
export const command: Command = {
  summary: 'print a game’s sequence of play, made from the procedures that run it',
  usage: '<game>',
  options: { lang: langOption },
  words: { min: 1, max: 1 },
  details: 'Example:\n  hexarium chart skirmish',
  async run(args) {
    print(chart(await loadGame(args.words[0]), args.language()))
    return 0
  },
}
