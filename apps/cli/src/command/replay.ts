import { type Event, eventInWords, readOut, resultInWords, SPECTATOR, seatInWords } from '@hexarium/kernel'
import { type Command, langOption } from '../arguments.ts'
import { listDice } from '../dice.ts'
import { loadRecord } from '../files.ts'
import { orProblem, Problem } from '../problem.ts'
import { type Scene, tellStory } from '../story.ts'
import { print, style, width, wrap } from '../terminal.ts'

/** `hexarium replay`. */
export const command: Command = {
  summary: 'print a record in words, choice by choice, each event with its rule',
  usage: '<file>',
  options: {
    from: { value: 'N', says: 'the first choice to print' },
    to: { value: 'N', says: 'the last choice to print' },
    map: { says: 'the map after each choice' },
    dice: { says: 'only how the dice fell, and for whom' },
    lang: langOption,
  },
  words: { min: 1, max: 1 },
  details: `
Everything is shown, what was secret during the game as well.

Examples:
  hexarium replay game.hexarium.json
  hexarium replay game.hexarium.json --from 40 --to 40 --map --lang de
  hexarium replay game.hexarium.json --dice`,
  async run(args) {
    const path = args.words[0]
    const language = args.language()
    const from = args.int('from', 0, 0)
    const to = args.int('to', Number.POSITIVE_INFINITY, 0)
    const { game, record } = await loadRecord(path)
    const count = record.choices.length
    if (from > to) throw new Problem(`--from ${from} is after --to ${to}; exchange them.`)
    if (from > count) throw new Problem(`--from is ${from}, and ${path} has ${count} choices.`)
    const fallen: Event[] = []
    const match = orProblem(
      tellStory(game, record, language, scene => {
        if (args.has('dice')) fallen.push(...scene.events)
        else if (scene.index + 1 >= from && scene.index + 1 <= to) printScene(scene)
      }),
      path,
    )
    if (args.has('dice')) {
      for (const line of listDice(game, language, fallen)) print(line)
      return 0
    }
    const result = match.state.core.result
    if (result && to >= count) print(style.bold(resultInWords(game, language, match.seen(SPECTATOR).view, result)))
    return 0

    function printScene({ index, match, actor, words, notation, events }: Scene): void {
      const who = actor < 0 ? '' : seatInWords(game, language, match.seen(SPECTATOR).view, actor)
      const colour = style.seats[actor] ?? (line => line)
      if (index >= 0) {
        print(
          wrap(
            `${`${index + 1}`.padStart(4)}  ${colour(who)}${who && (language === 'fr' ? ' : ' : ': ')}${words} ${style.dim(`(${notation})`)}`,
            width(),
            '      ',
          ),
        )
      }
      const view = match.seen(actor).view
      for (const event of events) {
        const { text, rule } = eventInWords(game, language, view, event, actor)
        print(wrap(`        ${text} ${style.dim(`[${rule}]`)}`, width(), '        '))
      }
      if (args.has('map')) print(`\n${readOut(game.scene(view, game.text[language]), width())}\n`)
    }
  },
}
