import { type Bot, type Explanation, explain, thoughtOf } from '@hexarium/bots'
import {
  askedInWords,
  choiceInWords,
  type Language,
  type Match,
  type Option,
  question,
  readLine,
  type Seat,
  seatInWords,
  writeOption,
} from '@hexarium/kernel'
import { type Command, langOption } from '../arguments.ts'
import { loadRecord } from '../files.ts'
import { orProblem, Problem } from '../problem.ts'
import { onlyBots } from '../seating.ts'
import { tellStory } from '../story.ts'
import { print, style } from '../terminal.ts'

/** What is said around an explanation. */
interface Words {
  /** Who would choose it. */
  would: (bot: string) => string
  tried: (times: number) => string
  played: string
  /** How many more were weighed up. */
  more: (count: number) => string
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    would: bot => `${bot} would choose this`,
    tried: times => (times === 1 ? 'looked at' : `tried out ${times} times`),
    played: 'this was chosen',
    more: count => `and ${count} more; --all lists them`,
  },
  de: {
    would: bot => `${bot} würde das wählen`,
    tried: times => (times === 1 ? 'angesehen' : `${times}-mal ausprobiert`),
    played: 'das wurde gewählt',
    more: count => `und ${count} weitere; --all zeigt sie`,
  },
  fr: {
    would: bot => `${bot} choisirait ceci`,
    tried: times => (times === 1 ? 'examiné' : `essayé ${times} fois`),
    played: 'c’est ce qui a été choisi',
    more: count => `et ${count} autres ; --all les montre`,
  },
}

/** How many options are listed unless all are wanted. */
const LISTED = 8

/** `hexarium explain`. */
export const command: Command = {
  summary: 'tell what a bot would choose at a moment of a record, and what it expects of each choice',
  usage: '<file>',
  options: {
    at: { value: 'N', says: 'the choice to be made, as “hexarium replay” counts them; the next one without it' },
    bot: { value: 'NAME', says: 'who is asked; strong without it' },
    seed: { value: 'TEXT', says: 'of the bot’s luck; the same seed gives the same answer' },
    all: { says: 'every option that was weighed up' },
    json: { says: 'as JSON: options as records write them, chances, tries, and what would follow' },
    lang: langOption,
  },
  words: { min: 1, max: 1 },
  details: `
The percentage is what the bot expects of the whole game after that choice. It is told what the seat that is asked may
know, nothing else.

Examples:
  hexarium explain game.hexarium.json --at 412
  hexarium explain game.hexarium.json --at 412 --bot master --json`,
  async run(args) {
    const path = args.words[0]
    const language = args.language()
    const { game, record } = await loadRecord(path)
    const count = record.choices.length
    const at = args.int('at', count + 1)
    if (at > count + 1) throw new Problem(`--at is ${at}, and ${path} has ${count} choices.`)
    const [bot] = onlyBots([args.text('bot') ?? 'strong'])
    const line = readLine(record.choices[at - 1] ?? '')
    const chosen = line?.is === 'choice' ? line : undefined
    let isAnswered = false
    orProblem(
      tellStory(game, record, language, ({ index, match }) => {
        if (index !== at - 2) return
        const seat = chosen?.seat ?? match.asked?.seats[0]
        if (seat === undefined) return
        isAnswered = true
        const found = explain(bot, thoughtOf(game, match.state, seat, args.text('seed') ?? 'explain'))
        if (args.has('json')) printJson(match, bot, found)
        else printWords(match, seat, found, bot.name, chosen?.choice)
      }),
      path,
    )
    if (!isAnswered) throw new Problem(`${path}: nobody is asked anything there; the game is over.`)
    return 0

    function printWords(
      match: Match,
      seat: Seat,
      { option, reasons }: Explanation,
      name: string,
      played?: string,
    ): void {
      const { view } = match.seen(seat)
      const { decision } = question(game, match.state)!
      const offered = reasons.map(reason => reason.option)
      const says = words[language]
      const colon = language === 'fr' ? ' : ' : ': '
      print(
        `${`${at}`.padStart(4)}  ${seatInWords(game, language, view, seat)}${colon}${askedInWords(game, language, view, decision.name, seat, offered)}`,
      )
      const listed = reasons.filter((reason, place) => args.has('all') || place < LISTED || reason.option === option)
      for (const { option: listedOption, chance, tries } of listed) {
        const notes = [says.tried(tries)]
        if (listedOption === option) notes.push(says.would(name))
        if (writeOption(decision, listedOption) === played) notes.push(says.played)
        const text = choiceInWords(game, language, view, decision.name, listedOption, seat)
        print(`      ${percent(chance)}  ${text} ${style.dim(`(${notes.join(', ')})`)}`)
      }
      if (listed.length < reasons.length) print(`      ${says.more(reasons.length - listed.length)}`)
    }

    function printJson(match: Match, { name }: Bot, { option, reasons }: Explanation): void {
      const { decision } = question(game, match.state)!
      const write = (chosen: Option, asked = decision.name) => writeOption(game.decisions.get(asked)!, chosen)
      const listed = reasons.map(({ option: of, rest, ...reason }) => ({
        choice: write(of),
        ...reason,
        rest: rest.map(({ question, choice }) => `${question} ${write(choice, question)}`),
      }))
      print(JSON.stringify({ at, decision: decision.name, bot: name, choice: write(option), reasons: listed }))
    }

    function percent(chance: number): string {
      return `${(100 * chance).toFixed(0).padStart(3)}${language === 'en' ? '%' : ' %'}`
    }
  },
}
