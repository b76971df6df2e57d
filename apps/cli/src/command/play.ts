import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type AnyGame, Match, SPECTATOR, seatInWords, verify } from '@hexarium/kernel'
import { type Arguments, type Command, langOption } from '../arguments.ts'
import { loadRecord, readJson } from '../files.ts'
import { gameIds, loadGame, settingsFrom } from '../games.ts'
import { Session } from '../play/session.ts'
import { Table } from '../play/table.ts'
import { words } from '../play/words.ts'
import { EXIT, orProblem, Problem } from '../problem.ts'
import { botsIn, botsInRecord, seatsFor } from '../seating.ts'
import { tellStory } from '../story.ts'
import { Keyboard, print, style, width, wrap } from '../terminal.ts'

/** `hexarium play`. */
export const command: Command = {
  summary: 'play a game in the terminal, people and bots in any seats',
  usage: '[game]',
  options: {
    seat: { value: 'a,b…', says: 'who sits where: you, you:Anna, or a bot such as greedy or random' },
    lang: langOption,
    seed: { value: 'TEXT', says: 'the seed of the dice; without it a secret one' },
    set: { value: 'name=value', many: true, says: 'a setting of the game, such as rounds=6' },
    resume: { value: 'FILE', says: 'go on with a saved game' },
    position: { value: 'FILE', says: 'start from a position' },
    save: { value: 'FILE', says: 'where to save; without it <game>-<date>.hexarium.json here' },
  },
  words: { min: 0, max: 1 },
  details: `
The game is saved after each of your choices, so Ctrl-C loses nothing.

Examples:
  hexarium play skirmish
  hexarium play skirmish --seat you,you --lang de
  hexarium play --resume skirmish-2026-03-01.hexarium.json`,
  async run(args) {
    const resumed = args.text('resume')
    const save = args.text('save')
    if (save !== undefined && save !== resumed && existsSync(save)) {
      throw new Problem(`${save} exists already: go on with it by --resume ${save}, or choose another name.`)
    }
    const ready = resumed !== undefined ? await resume(args, resumed) : undefined
    const named = args.words[0] === undefined ? undefined : await loadGame(args.words[0])
    const prepared = ready ?? (named && prepare(args, named))
    const keyboard = new Keyboard()
    try {
      const table = prepared ?? (await chooseGame(args, keyboard))
      if (!table) return EXIT.fine
      introduce(table, resumed)
      const saved = resumed === undefined ? undefined : table.match.lines.join('\n')
      return await new Session(table, keyboard, save ?? resumed, save === undefined ? saved : undefined).run()
    } finally {
      keyboard.close()
    }
  },
}

/** Opens a new game at its first question. */
function prepare(args: Arguments, game: AnyGame): Table {
  const seats = seatsFor(game, args.list('seat'), 'you')
  const bots = botsIn(seats)
  const file = args.text('position')
  const position = file === undefined ? {} : { position: readJson(file) }
  const seed = args.text('seed') ?? randomBytes(16).toString('hex')
  const settings = settingsFrom(game, args.all('set'))
  const opened = Match.open(game, { seats, settings, dice: { seed }, ...position })
  const isAboutFile = !opened.ok && opened.problem.code === 'position'
  const table = new Table(orProblem(opened, isAboutFile ? file : ''), bots, args.language())
  table.hear(table.match.opening.events)
  return table
}

/** Goes on with a record: it is proved first, so a damaged one is noticed before anything is written over it. */
async function resume(args: Arguments, path: string): Promise<Table> {
  for (const name of ['seed', 'set', 'position']) {
    if (args.has(name)) throw new Problem(`--${name} is for a new game, and ${path} is resumed; leave one of them out.`)
  }
  const loaded = await loadRecord(path)
  const { game } = loaded
  const wanted = args.words[0]
  if (wanted !== undefined && (await loadGame(wanted)).id !== game.id) {
    throw new Problem(`${path} is a record of ${game.id}, not of ${wanted}; leave out “${wanted}”.`)
  }
  orProblem(verify(game, loaded.record), path)
  const named = args.list('seat')
  const seats = named ?? loaded.record.seats
  if (seats.length !== loaded.record.seats.length) {
    throw new Problem(`${path} was played by ${loaded.record.seats.length} seats; --seat names ${seats.length}.`)
  }
  const bots = named ? botsIn(seats) : botsInRecord(seats)
  const record = { ...loaded.record, seats }
  const match = orProblem(
    tellStory(game, record, 'en', () => {}),
    path,
  )
  const table = new Table(match, bots, args.language())
  tellStory(game, record, args.language(), scene => {
    if (scene.index >= 0) table.mark()
    table.hear(scene.events, scene.match)
  })
  for (const seat of table.readers) table.news(seat)
  return table
}

/** Asks which game; undefined if nobody answers. */
async function chooseGame(args: Arguments, keyboard: Keyboard): Promise<Table | undefined> {
  const language = args.language()
  const games = await Promise.all(gameIds.map(loadGame))
  games.forEach((game, i) => {
    const { title, blurb } = game.text[language]
    print(`${style.marked(`${i + 1})`)} ${style.bold(title)}\n   ${blurb.replaceAll('\n', '\n   ')}`)
  })
  for (;;) {
    const typed = await keyboard.ask(`${words[language].whichGame} `)
    if (typeof typed !== 'object') return undefined
    const text = typed.text.trim()
    const game = games[Number(text) - 1] ?? games.find(({ id }) => id === text.toLowerCase())
    if (game) return prepare(args, game)
    print(words[language].noSuchNumber(games.length))
  }
}

function introduce(table: Table, resumed: string | undefined): void {
  const { game, match, language, bots } = table
  const text = game.text[language]
  const say = words[language]
  const who = match.seats.map((name, seat) => {
    const sitter = bots[seat]?.name ?? (/^you(:|$)/.test(name) ? name.slice(4) || say.you : name)
    return `${(style.seats[seat] ?? (one => one))(seatInWords(game, language, match.seen(SPECTATOR).view, seat))} (${sitter})`
  })
  print(`${style.bold(text.title)}\n${text.blurb}`)
  print(wrap(say.seats(who.join(', ')), width(), '  '))
  print(style.dim(wrap(say.dice(match.dice.commitment), width(), '  ')))
  if (resumed !== undefined) print(say.resumed(resumed, match.length))
}
