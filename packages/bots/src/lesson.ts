import { type AnyGame, chance, must, newGame, readSettings, seatToAct, take } from '@hexarium/kernel'
import { type Bot, consider } from './bot.ts'
import type { Forecast, Sample } from './fit.ts'
import type { Plan } from './plan.ts'
import { mix, numberFrom } from './seed.ts'
import { thoughtOf } from './thought.ts'
import { worth, worthOf } from './worth.ts'

/** What a state of a game teaches: its figures, what the evaluation said of it, and what came. */
export interface Lesson extends Sample, Forecast {}

/** One state in so many is kept: neighbours teach the same. */
const EVERY = 12
const LONGEST = 30_000

/** What a game between bots teaches; nothing if it did not end. The same arguments give the same lessons. */
export function lessonsOf(
  game: AnyGame,
  bots: readonly Bot[],
  seed: string,
  settings: Readonly<Record<string, unknown>> = {},
): Lesson[] {
  const g = newGame(game, { seats: bots.length, settings: must(readSettings(game.settings, settings)) }, `dice/${seed}`)
  const luck = numberFrom(`bots/${seed}`)
  const picks = chance(`picks/${seed}`)
  const plans: (Plan | null)[] = bots.map(() => null)
  const kept: { seat: number; figures: readonly number[]; said: number }[] = []
  for (let number = 0; g.core.result === null && number < LONGEST; number++) {
    if (picks.below(EVERY) === 0) {
      const seat = picks.below(bots.length)
      const said = worth(game, g, seat)
      kept.push({ seat, said, figures: game.bot?.judgement?.measure(g, seat) ?? [logOdds(said)] })
    }
    const seat = seatToAct(game, g)
    const considered = consider(bots[seat], thoughtOf(game, g, seat, mix(luck, number)), plans[seat])
    plans[seat] = considered.kept
    take(game, g, seat, considered.option)
  }
  const places = g.core.result?.places
  return places ? kept.map(({ seat, figures, said }) => ({ figures, said, came: worthOf(places, seat) })) : []
}

/** What a chance is in log odds; never more than certain enough. */
function logOdds(said: number): number {
  const chance = Math.min(0.999, Math.max(0.001, said))
  return Math.log(chance / (1 - chance))
}
