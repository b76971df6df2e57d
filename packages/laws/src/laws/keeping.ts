import { applyChanges, type Change, canonical, changes, impure, type Seen, same, seen } from '@hexarium/kernel'
import { everybody, messageOf } from './deed.ts'
import type { Law, Walk } from './law.ts'
import { firstDifference } from './same-game.ts'
import { nameOf } from './secrecy.ts'

/** `check` holds after every step. */
export const invariants: Law = {
  id: 8,
  title: 'the game’s own invariants hold after every step',
  watch: walk => ({ rest: () => broken(walk), end: () => broken(walk) }),
}

function broken({ game, state, sampled }: Walk): string | undefined {
  const text = sampled ? canonical(state) : ''
  try {
    game.check?.(state)
  } catch (error) {
    return messageOf(error)
  }
  return sampled && canonical(state) !== text ? 'check changes the state' : undefined
}

/** What a seat was sent, put together, equals its view. Each game follows one seat, or the spectator. */
export const sentIsSeen: Law = {
  id: 9,
  title: 'what a seat was sent, put together, equals its view',
  watch(walk) {
    const seat = walk.chance.pick(everybody(walk.state))
    let last = seen(walk.game, walk.state, seat)
    let text: string | undefined = canonical(last)
    let sent: unknown = JSON.parse(JSON.stringify(last))
    return {
      stride() {
        if (text !== undefined && canonical(last) !== text)
          return `what ${nameOf(seat)} was shown changes later; a view must be made anew`
        const next: Seen = seen(walk.game, walk.state, seat)
        const fault = impure(next)
        if (fault) return `what ${nameOf(seat)} sees is not plain data at ${fault}`
        const message: Change[] = JSON.parse(JSON.stringify(changes(last, next)))
        sent = applyChanges(sent, message)
        last = next
        text = walk.sampled ? canonical(next) : undefined
        const difference = same(sent, next) ? undefined : (firstDifference(sent, next) ?? 'they only look alike')
        return difference && `what ${nameOf(seat)} was sent is not what it sees: ${difference}`
      },
    }
  },
}
