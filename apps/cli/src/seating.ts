import { type Bot, botFrom } from '@hexarium/bots'
import { type AnyGame, fine, type Outcome } from '@hexarium/kernel'
import { botFromModule, botsModule } from './bot-module.ts'
import { outsider, outsidersCommand } from './outsider.ts'
import { orProblem, Problem } from './problem.ts'

/** What stands for a person in a list of seats; `you:Anna` gives a name. */
const PERSON = /^you(:.+)?$/

/** For bots with a limit of time. */
const clock = (): number => performance.now()

/** A bot by its name, one of the house's or an outsider's. */
function botNamed(name: string): Outcome<Bot> {
  const command = outsidersCommand(name)
  if (command !== undefined) return fine(outsider(command))
  const path = botsModule(name)
  return path === undefined ? botFrom(name, clock) : fine(botFromModule(path))
}

/** The bot of a game's empty seats: greedy where the game says what is good, else random. */
export function defaultBot(game: AnyGame): string {
  return game.bot ? 'greedy' : 'random'
}

/** Who sits where: those named, and bots in the rest up to the fewest the game needs. */
export function seatsFor(game: AnyGame, named: readonly string[] | undefined, first: string): string[] {
  const seats = named ? [...named] : [first]
  while (seats.length < game.seats.min) seats.push(defaultBot(game))
  const { min, max } = game.seats
  if (seats.length > max) {
    const wanted = min === max ? `${max}` : `${min} to ${max}`
    throw new Problem(`${game.id} is for ${wanted} players; ${seats.length} were named.`)
  }
  return seats
}

/** The bot of each seat; null for a person. */
export function botsIn(seats: readonly string[]): (Bot | null)[] {
  return seats.map(text => {
    if (PERSON.test(text)) return null
    const bot = botNamed(text)
    if (bot.ok) return bot.value
    throw new Problem(`${bot.problem.text.replace(/\.$/, '')}; a person is “you”, with a name “you:Anna”.`)
  })
}

/** The bots of a record's seats: a name that is no bot's is a person. */
export function botsInRecord(seats: readonly string[]): (Bot | null)[] {
  return seats.map(text => {
    const bot = PERSON.test(text) ? undefined : botNamed(text)
    return bot?.ok ? bot.value : null
  })
}

/** Bots only, for matches without people. */
export function onlyBots(specs: readonly string[]): Bot[] {
  return specs.map(spec => orProblem(botNamed(spec)))
}
