import type { PlayedFixture } from './arena.ts'
import { addGame, noMeetings, type Rating, ratings } from './elo.ts'
import { worthOf } from './worth.ts'

/** Games won, drawn (a first place shared) and lost. */
export interface Count {
  wins: number
  draws: number
  losses: number
}

/** What the arena found out about a bot. */
export interface BotTally extends Count, Rating {
  name: string
  games: number
  /** The mean worth of its places, 0 … 1. */
  score: number
  bySeat: Count[]
  choices: number
  /** How long it thought about a choice, in the clock's unit; 0 if nobody measured. */
  cpuPerChoice: number
}

/** What the arena found out. */
export interface Tally {
  games: number
  /** Games stopped for their length. */
  stopped: number
  /** The bots in the order they were given. */
  bots: BotTally[]
}

/** Sums up games played, in whatever order they came in. */
export function tally(names: readonly string[], played: readonly PlayedFixture[]): Tally {
  const games = [...played].sort((a, b) => a.fixture.number - b.fixture.number)
  const seats = Math.max(0, ...games.map(game => game.places.length))
  const meetings = noMeetings(names.length)
  const bots = names.map(name => newBot(name, seats))
  const cpu = names.map(() => 0)
  for (const game of games) {
    const { lineUp } = game.fixture
    addGame(meetings, lineUp, game.places)
    lineUp.forEach((number, seat) => {
      const bot = bots[number]
      const outcome = outcomeOf(game.places, seat)
      bot[outcome]++
      bot.bySeat[seat][outcome]++
      bot.games++
      bot.score += worthOf(game.places, seat)
      bot.choices += game.choices[seat]
      cpu[number] += game.cpu[seat]
    })
  }
  ratings(meetings).forEach((rating, number) => {
    const bot = bots[number]
    bot.score /= bot.games || 1
    bot.cpuPerChoice = cpu[number] / (bot.choices || 1)
    Object.assign(bot, rating)
  })
  return { games: games.length, stopped: games.filter(game => game.stopped).length, bots }
}

function newBot(name: string, seats: number): BotTally {
  const none = (): Count => ({ wins: 0, draws: 0, losses: 0 })
  const bySeat = Array.from({ length: seats }, none)
  return { name, ...none(), games: 0, score: 0, bySeat, choices: 0, cpuPerChoice: 0, elo: 0, error: 0 }
}

function outcomeOf(places: readonly number[], seat: number): keyof Count {
  if (places[seat] !== 1) return 'losses'
  return places.length > 1 && places.filter(place => place === 1).length > 1 ? 'draws' : 'wins'
}
