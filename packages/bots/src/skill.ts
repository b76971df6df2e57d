import type { AnyGame, Numbers, Skill } from '@hexarium/kernel'
import type { Bot, Considered } from './bot.ts'
import { greedy } from './greedy.ts'
import { inOneGo, type Pondering, type Ponders } from './ponder.ts'
import type { Thought } from './thought.ts'

/** A game as somebody sees it who goes by other hints, made once for each game. */
class Eyes {
  private readonly seen = new WeakMap<AnyGame, AnyGame>()
  private readonly skillIn: (game: AnyGame) => Skill<never> | undefined

  constructor(skillIn: (game: AnyGame) => Skill<never> | undefined) {
    this.skillIn = skillIn
  }

  /** The same thought, as he thinks it. */
  on(thought: Thought): Thought {
    let game = this.seen.get(thought.game)
    if (!game) this.seen.set(thought.game, (game = this.seenBy(thought.game)))
    return { ...thought, game }
  }

  private seenBy(game: AnyGame): AnyGame {
    const skill = this.skillIn(game)
    return skill ? { ...game, bot: { ...game.bot, ...skill } as AnyGame['bot'] } : game
  }
}

const skilledEyes = new Eyes(game => game.bot?.skilled)

const ableEyes = new Eyes(game => game.bot?.able ?? game.bot?.skilled)

/** The same thought of somebody who plays well, where the game says what he does otherwise; of one who is no master, where it tells them apart. */
export function asSkilled(thought: Thought, isMaster: boolean): Thought {
  return (isMaster ? skilledEyes : ableEyes).on(thought)
}

/**
 * Plays as somebody does who plays well, without trying anything out: like greedy, by the game's skilled policy. With numbers, by
 * these of its taste in place of those found best.
 */
export function skilled(numbers?: Numbers, name = 'skilled'): Bot & Ponders {
  const atOnce = greedy({}, name)
  const eyes = numbers ? new Eyes(game => skillWith(game, numbers)) : skilledEyes
  const ponder = (thought: Thought): Pondering<Considered> => atOnce.ponder(eyes.on(thought))
  const plan = (thought: Thought) => inOneGo(ponder(thought))
  return { name, ponder, plan, choose: thought => plan(thought).option }
}

function skillWith({ id, bot }: AnyGame, numbers: Numbers): Skill<never> {
  const known = Object.keys(bot?.taste?.plain ?? {})
  const unknown = Object.keys(numbers).filter(name => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`the taste of ${id} has no ${unknown.join(', ')}; it has ${known.join(', ') || 'no numbers'}`)
  return bot!.taste!.skill({ ...bot!.taste!.found, ...numbers })
}
