import type { Bot, Considered } from './bot.ts'
import { looking } from './look.ts'
import { blur, fraction, pickBest } from './pick.ts'
import { inOneGo, type Pondering, type Ponders } from './ponder.ts'
import { reasonsBy } from './reason.ts'
import type { Thought } from './thought.ts'
import { weightsOf } from './worth.ts'

/** How carefully greedy looks. */
export interface GreedySettings {
  /** How many imagined states it looks at where something is hidden. */
  worlds: number
  /** How many rolls it averages where dice fall. */
  rolls: number
  /** How many of its own questions it answers before it judges. */
  depth: number
  /** How many states it looks at for each option, at most. */
  nodes: number
  /** How far its judgement errs, in worth (0 … 1). */
  noise: number
  /** Whether it acts in haste as often as beginners do (`bot.haste`): without the game's policy, on what few options it notices. */
  isHasty: boolean
}

/** What greedy does unless told otherwise. */
export const CAREFUL: GreedySettings = { worlds: 6, rolls: 12, depth: 4, nodes: 600, noise: 0, isHasty: false }

/** One step on the game's evaluation: takes what looks best when its own choice is complete. */
export function greedy(settings: Partial<GreedySettings> = {}, name = 'greedy'): Bot & Ponders {
  const care = { ...CAREFUL, ...settings }
  function* ponder(thought: Thought): Pondering<Considered> {
    const { game, seat, options, chance } = thought
    const haste = care.isHasty ? (game.bot?.haste ?? 0) : 0
    const inHaste = haste > 0 && fraction(chance) < haste
    const weights = inHaste ? noticed(thought) : weightsOf(game, thought.imagine(0), seat, options)
    const sensible = weights ? options.filter((_, index) => weights[index] > 0) : options
    if (sensible.length === 1) return { option: sensible[0], kept: null } // the game's policy leaves no other
    const values = yield* looking(thought, care, weights)
    const option = options[pickBest(chance, blur(chance, values, care.noise), weights)]
    return {
      option,
      kept: null,
      reasons: reasonsBy(
        options,
        values,
        options.map(() => 1),
      ),
    }
  }
  const plan = (thought: Thought) => inOneGo(ponder(thought))
  return { name, ponder, plan, choose: thought => plan(thought).option }
}

/** How many options somebody in haste notices. */
const NOTICED = 4

/** A few options weigh something, any, the others nothing: what is not noticed is not done. */
function noticed({ options, chance }: Thought): number[] {
  const weights = options.map(() => 0)
  for (let notice = 0; notice < NOTICED; notice++) weights[chance.below(options.length)] = 1
  return weights
}
