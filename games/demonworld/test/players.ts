import {
  type Chance,
  chance,
  imagine,
  Match,
  must,
  newGame,
  type Option,
  options,
  question,
  readSettings,
  type Seat,
  seatToAct,
  take,
  writeOption,
} from '@hexarium/kernel'
import { choicesOf } from '@hexarium/laws/test-kit'
import { bot } from '../bot/index.ts'
import { demonworld } from '../index.ts'
import type { Demonworld } from '../state.ts'

/** A player: what he chooses of what is offered. */
export type Player = (g: Demonworld, seat: Seat, luck: Chance) => Option

/** What is offered, targets of spells by number: so they stood when the kept games were made. */
function listFor(g: Demonworld, seat: Seat): Option[] {
  const listed = options(demonworld, g, seat)
  return question(demonworld, g)!.decision.name === 'spellTarget' ? listed.sort((a, b) => a - b) : listed
}

/** Takes anything. */
export const random: Player = (g, seat, luck) => luck.pick(listFor(g, seat))

/** Does what the policy says in a state he could believe in, as the arena's greedy does where it leaves no choice. */
export const sensible: Player = (g, seat, luck) => {
  const listed = listFor(g, seat)
  if (listed.length === 1) return listed[0]
  const dream = imagine(demonworld, g, seat, luck.below(1 << 30)) as Demonworld
  const weights = bot.policy!(dream, seat, question(demonworld, g)!.decision as never, listed)
  const most = Math.max(...weights)
  return luck.pick(listed.filter((_, i) => weights[i] === most))
}

/** What the policy wants most of what is asked, as it is written. */
export function advised(match: Match): string {
  const g = match.state as Demonworld
  const [seat] = match.asked!.seats
  const listed = options(demonworld, g, seat)
  const weights = bot.policy!(g, seat, question(demonworld, g)!.decision as never, listed)
  return choicesOf(match)[weights.indexOf(Math.max(...weights))]
}

/** Sensible, but for one choice in twelve; flank marches are a matter of mood. */
export const fickle: Player = (g, seat, luck) => {
  const mood = question(demonworld, g)!.decision.name === 'planMarches' ? 2 : 12
  return (luck.below(mood) === 0 ? random : sensible)(g, seat, luck)
}

type Chosen = Readonly<Record<string, unknown>>

/** A whole game; stopped after so many choices. */
export function playOut(players: readonly Player[], seed: string, settings: Chosen, longest = 20_000): Demonworld {
  const chosen = must(readSettings(demonworld.settings, settings))
  const g = newGame(demonworld, { seats: 2, settings: chosen }, `dice ${seed}`)
  const luck = chance(`luck ${seed}`)
  for (let i = 0; i < longest && !g.core.result; i++) {
    const seat = seatToAct(demonworld, g)
    take(demonworld, g, seat, players[seat](g, seat, luck))
  }
  return g
}

/** The same as a match with its record. */
export function recorded(players: readonly Player[], seed: string, settings: Chosen): Match {
  const match = must(
    Match.open(demonworld, { seats: ['Anna', 'Bert'], settings, dice: { seed, nonces: ['Anna', 'Bert'] }, rules: '1' }),
  )
  const luck = chance(`luck ${seed}`)
  while (match.asked) {
    const [seat] = match.asked.seats
    const g = match.state as Demonworld
    const option = players[seat](g, seat, luck)
    must(match.play(seat, writeOption(question(demonworld, g)!.decision, option)))
  }
  return match
}
