import { botFrom, consider, type Plan, thoughtOf } from '@hexarium/bots'
import {
  type AnyGame,
  AT_FIRST,
  aid,
  chose,
  type Guidance,
  type GuideSpec,
  guidance,
  habitsOf,
  Match,
  must,
  type Option,
  optionKind,
  question,
  type Seat,
  told,
} from '@hexarium/kernel'

/** One choice of a player who is led, with what the guide said before it. */
export interface Led {
  said: Guidance
  choice: Option
  written: string
  isAdvised: boolean
}

/** A guided game that was played to the guide's end. */
export interface Journey {
  match: Match
  led: Led[]
  met: ReadonlySet<string>
  end: Guidance['end']
}

/** Chooses for the player who is led; undefined is as the guide advises. */
export type Follower = (said: Guidance, options: readonly Option[]) => Option | undefined

/** Plays a guided game by the real rules until the guide ends: at most as many choices as it allows, whatever is chosen. */
export function lead(game: AnyGame, guide: GuideSpec<unknown>, follow: Follower, bot?: string, seed?: string): Journey {
  const { table } = guide
  const seat = table.bots.indexOf(null)
  const seats = table.bots.map((name, at) => name ?? `player ${at + 1}`)
  const match = must(Match.open(game, { ...table, seats, dice: { seed: seed ?? table.seed, nonces: [] } }))
  const plans = new Map<Seat, Plan | null>()
  const led: Led[] = []
  let at = told(game, AT_FIRST, match.opening.events, seat)
  for (;;) {
    const said = guidance(game, guide, at, match.state, seat)
    if (said.end !== null) return { match, led, met: new Set(at.met), end: said.end }
    // As at a table: where both are asked at once, the bot has answered before anybody has read the question.
    const actor = match.asked!.seats.find(other => other !== seat) ?? seat
    if (actor === seat) {
      const { options } = match.seen(seat)
      const isTaught = said.lessons.some(({ idea }) => idea !== null)
      const choice =
        follow(said, options) ?? (isTaught ? undefined : habitual(match, seat)) ?? said.hints[0] ?? options[0]
      const written = match.choices(seat)[options.indexOf(choice)]
      led.push({ said, choice, written, isAdvised: said.hints.includes(choice) })
      at = told(game, chose(at, said, choice), must(match.play(seat, choice)).events, seat)
    } else {
      const luck = `${match.dice.seed} ${match.length} ${actor}`
      const thought = thoughtOf(game, match.state, actor, luck)
      const { option, kept } = consider(must(botFrom(bot ?? table.bots[actor]!)), thought, plans.get(actor) ?? null)
      plans.set(actor, kept)
      at = told(game, at, must(match.play(actor, option)).events, seat)
    }
  }
}

/** What the table would choose for everybody: the only answer, and the habits that spare choices without content. */
function habitual(match: Match, seat: Seat): Option | undefined {
  const { habits, keepsUndo } = aid(match.game, match.state, seat, 'aid')
  const obvious = habitsOf(match.game).filter(({ isObvious }) => isObvious)
  const found = obvious.map(({ name }) => habits[name]).find(option => option !== undefined)
  const ends = found !== undefined && question(match.game, match.state)!.decision.ending[optionKind(found)]
  return ends && match.mayUndo(seat) && !keepsUndo ? undefined : found
}
