// A bot for any game of Hexarium, as a module: of what the game calls sensible it takes what is least bad in the worst of some worlds.
//
//     npm run arena -- skirmish --bots random,module:apps/cli/examples/wary.mjs --games 20
//
// `thought` has the game, the seat, the decision, its options, and imagine(n): a state the seat could believe in, to play on in.
import { take } from '@hexarium/kernel'

const WORLDS = 4

export default {
  choose({ game, seat, decision, options, imagine }) {
    const weights = game.bot.policy?.(imagine(0), seat, decision, options) ?? options.map(() => 1)
    const worst = option => {
      let least = 1
      for (let number = 0; number < WORLDS; number++) {
        const g = imagine(number)
        take(game, g, seat, option)
        least = Math.min(least, g.core.result ? Number(g.core.result.places[seat] === 1) : game.bot.evaluate(g, seat))
      }
      return least
    }
    let [best, most] = [options[0], -1]
    options.forEach((option, i) => {
      const worth = weights[i] > 0 ? worst(option) + weights[i] / 1000 : -1
      if (worth > most) [best, most] = [option, worth]
    })
    return best
  },
}
