import { copy, fine, type Outcome, refused } from '@hexarium/kernel'

/** A challenge ladder: who stands on which rung, and who has challenged whom. Plain data. */
export interface Ladder {
  game: string
  /** How many rungs above oneself one may challenge. */
  reach: number
  /** From the top. */
  rungs: string[]
  challenges: { id: number; challenger: string; challenged: string }[]
  /** How many challenges there have been. */
  count: number
  /** Who has stood on top, in order, each once in a row. */
  leaders: string[]
}

/** What can happen on a ladder. */
export type LadderEvent =
  | { is: 'joined'; player: string }
  | { is: 'left'; player: string }
  | { is: 'challenged'; challenger: string; challenged: string }
  /** The challenger wins: he takes the rung, and those between move down by one. A draw changes nothing. */
  | { is: 'played'; challenge: number; winner: string | null }
  /** The challenged did not answer in time: it counts as lost. */
  | { is: 'lapsed'; challenge: number }

/** An empty ladder. */
export function newLadder(game: string, reach = 3): Ladder {
  return { game, reach, rungs: [], challenges: [], count: 0, leaders: [] }
}

/** A ladder after something has happened; what cannot be is refused and changes nothing. */
export function climb(ladder: Ladder, event: LadderEvent): Outcome<Ladder> {
  const draft = copy(ladder)
  const fault = change(draft, event)
  if (fault) return fault
  const [top] = draft.rungs
  if (top !== undefined && draft.leaders.at(-1) !== top) draft.leaders.push(top)
  return fine(draft)
}

type Fault = ReturnType<typeof refused> | undefined

function change(l: Ladder, event: LadderEvent): Fault {
  switch (event.is) {
    case 'joined':
      if (l.rungs.includes(event.player)) return refused('player', 'This player is on the ladder already.')
      l.rungs.push(event.player)
      return undefined
    case 'left':
      if (!l.rungs.includes(event.player)) return refused('player', 'This player is not on the ladder.')
      l.rungs = l.rungs.filter(player => player !== event.player)
      l.challenges = l.challenges.filter(one => one.challenger !== event.player && one.challenged !== event.player)
      return undefined
    case 'challenged':
      return challenge(l, event.challenger, event.challenged)
    case 'played':
      return settle(l, event.challenge, event.winner)
    case 'lapsed': {
      const found = l.challenges.find(({ id }) => id === event.challenge)
      return settle(l, event.challenge, found?.challenger ?? null)
    }
  }
}

/** Why somebody may not challenge somebody, in words for both; nothing if he may. */
export function cannotChallenge(l: Ladder, challenger: string, challenged: string): Fault {
  const [from, to] = [l.rungs.indexOf(challenger), l.rungs.indexOf(challenged)]
  if (from < 0 || to < 0) return refused('player', 'Both must be on the ladder.')
  if (to >= from) return refused('below', 'One challenges those above oneself.')
  if (from - to > l.reach) return refused('reach', `One may challenge up to ${l.reach} rungs above oneself.`)
  const isBusy = (player: string) => l.challenges.some(one => one.challenger === player || one.challenged === player)
  if (isBusy(challenger) || isBusy(challenged)) return refused('busy', 'One of them has a challenge to play first.')
  return undefined
}

function challenge(l: Ladder, challenger: string, challenged: string): Fault {
  const fault = cannotChallenge(l, challenger, challenged)
  if (fault) return fault
  l.challenges.push({ id: l.count++, challenger, challenged })
  return undefined
}

function settle(l: Ladder, number: number, winner: string | null): Fault {
  const at = l.challenges.findIndex(({ id }) => id === number)
  if (at < 0) return refused('challenge', `There is no open challenge ${number}.`)
  const [{ challenger, challenged }] = l.challenges.splice(at, 1)
  if (winner !== null && winner !== challenger && winner !== challenged)
    return refused('player', 'The winner has played this challenge.')
  if (winner !== challenger) return undefined
  const to = l.rungs.indexOf(challenged)
  l.rungs.splice(l.rungs.indexOf(challenger), 1)
  l.rungs.splice(to, 0, challenger)
  return undefined
}
