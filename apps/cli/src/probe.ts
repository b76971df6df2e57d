import { listOptions } from '@hexarium/bots'
import {
  type AnyGame,
  asked,
  type Event,
  GivenDice,
  heard,
  newGame,
  type Option,
  options,
  question,
  Reader,
  reading,
  readLine,
  readOption,
  readSettings,
  type Seat,
  type State,
  seeded,
  startAt,
  take,
  whyNot,
  within,
  writeOption,
} from '@hexarium/kernel'
import { orProblem, Problem } from './problem.ts'
import { ruleInWords } from './rulebook.ts'

const KEYS = ['id', 'position', 'settings', 'seats', 'seed', 'seat', 'choices', 'dice', 'why', 'view']

/** Answers a question about a position: options (also in words), odds, or why a choice is not among them. */
export function answerPosition(game: AnyGame, json: object): object {
  const reader = new Reader(json, 'question')
  const ask = orProblem(reading(() => readQuestion(game, reader)))
  const events: Event[] = []
  const rolls: number[] = []
  const given = ask.dice && [...ask.dice]
  const g = within({ events, rolls, given }, () => playTo(game, ask))
  if (given && given.length > 0) {
    throw new Problem(`question.dice: ${given.length} of them were not wanted, from ${given[0]} on; take them out.`)
  }
  const now = asked(game, g)
  const seat = ask.seat ?? now?.seats[0] ?? 0
  if (seat >= g.core.seats) throw new Problem(`question.seat: there are ${g.core.seats} seats, counted from 0.`)
  if (ask.why !== undefined) return answerWhy(game, g, seat, ask.why)
  const told = ask.choices.length > 0 ? { rolls, events: heard(events, seat) } : {}
  const view = ask.view ? { view: game.view(g, seat) } : {}
  if (!now) return { result: g.core.result, ...told, ...view }
  return { seat, decision: now.decision, asked: now.seats, ...listOptions(game, g, seat), ...told, ...view }
}

interface Question {
  start: () => State
  seat: Seat | undefined
  choices: string[]
  dice: number[] | null
  why: string | undefined
  view: boolean
}

/** Faults are thrown at the first thing that is wrong. */
function readQuestion(game: AnyGame, reader: Reader): Question {
  reader.only(...KEYS)
  const { min, max } = game.seats
  const seats = reader.has('seats') ? reader.at('seats').int(min, max) : min
  const dice = seeded(reader.has('seed') ? reader.at('seed').text() : 'probe')
  const settings = reader.has('settings') ? Object.fromEntries(reader.at('settings').entries()) : {}
  const values = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.json]))
  const position = reader.has('position') ? reader.at('position').json : undefined
  return {
    start() {
      if (position !== undefined) return orProblem(startAt(game, position, dice, seats))
      return newGame(game, { seats, settings: orProblem(readSettings(game.settings, values)) }, dice)
    },
    seat: reader.has('seat') ? reader.at('seat').int(0, max - 1) : undefined,
    choices: reader.has('choices')
      ? reader
          .at('choices')
          .list()
          .map(choice => choice.text())
      : [],
    dice: reader.has('dice')
      ? reader
          .at('dice')
          .list()
          .map(die => die.int(1, 1_000_000))
      : null,
    why: reader.has('why') ? reader.at('why').text() : undefined,
    view: reader.has('view') && reader.at('view').flag(),
  }
}

/** The state after the choices. */
function playTo(game: AnyGame, ask: Question): State {
  let place = 'question.position'
  try {
    const g = ask.start()
    ask.choices.forEach((text, i) => {
      place = `question.choices[${i}]`
      const { seat, option } = readChoice(game, g, text, place)
      take(game, g, seat, option)
    })
    return g
  } catch (error) {
    if (error instanceof GivenDice) throw new Problem(`${place}: the dice given do not fit: ${error.message}.`)
    throw error
  }
}

function readChoice(game: AnyGame, g: State, text: string, place: string): { seat: Seat; option: Option } {
  const now = question(game, g)
  const line = readLine(text)
  if (!now) throw new Problem(`${place}: the game is over already.`)
  if (line?.is !== 'choice') throw new Problem(`${place}: “${text}” is no choice.`)
  const seat = line.seat ?? asked(game, g)!.seats[0]
  const option = readOption(now.decision, line.choice)
  const offered = options(game, g, seat)
  if (offered.length === 0) throw new Problem(`${place}: seat ${seat} is not asked (${now.decision.name}).`)
  if (option === undefined) throw unknownChoice(game, g, seat, line.choice, place)
  if (!offered.includes(option)) {
    throw new Problem(`${place}: “${line.choice}” is not allowed here (${whyNot(game, g, seat, option)}).`)
  }
  return { seat, option }
}

function unknownChoice(game: AnyGame, g: State, seat: Seat, text: string, place: string): Problem {
  const { decision } = question(game, g)!
  const some = options(game, g, seat).slice(0, 8)
  const list = some.map(option => writeOption(decision, option)).join(', ')
  return new Problem(`${place}: “${text}” is no choice of ${decision.name}; offered are ${list || 'none'}.`)
}

function answerWhy(game: AnyGame, g: State, seat: Seat, text: string): object {
  const now = question(game, g)
  if (!now) throw new Problem('question.why: the game is over already.')
  const option = readOption(now.decision, text)
  if (option === undefined) throw unknownChoice(game, g, seat, text, 'question.why')
  const rule = whyNot(game, g, seat, option)
  return rule === undefined ? { allowed: true } : { rule, text: ruleInWords(game, rule) }
}
