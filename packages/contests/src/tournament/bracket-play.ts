import { pairing } from './brackets.ts'
import { tallies } from './standings.ts'
import type { Entrant, Pairing, Tournament } from './tournament.ts'

/** The result of a match nobody came to: nobody has won it. */
export const NOBODY = { places: [2, 2], isWalkover: true } as const

/** Who won a match of two; nobody if it was drawn, or if nobody came. */
export function winnerOf({ players, result }: Pairing): Entrant | null {
  const won = result?.places.flatMap((place, at) => (place === 1 ? [at] : [])) ?? []
  return won.length === 1 ? players[won[0]] : null
}

/** Who lost it. */
export function loserOf(match: Pairing): Entrant | null {
  const winner = winnerOf(match)
  if (winner === null || match.isBye) return null
  return match.players.find(player => player !== winner) ?? null
}

/** A match of a bracket is over: winner and loser go on, and whatever can be decided without playing is. */
export function goOn(t: Tournament, match: Pairing): void {
  send(t, match.winnerTo, winnerOf(match))
  send(t, match.loserTo, loserOf(match))
  if (isFinal(t, match)) playFinalAgain(t, match)
}

/** Somebody comes to a match, or nobody does. */
function send(t: Tournament, to: number | null, player: Entrant | null): void {
  if (to === null) return
  const match = t.matches[to]
  match.waits--
  const free = match.players.indexOf(null)
  if (player !== null && free >= 0) match.players[free] = player
  settle(t, match)
}

/** Decides a match that needs no playing: somebody is alone, or withdrew, or nobody came at all. */
export function settle(t: Tournament, match: Pairing): void {
  if (match.result || match.waits > 0) return
  const present = match.players.filter(player => player !== null)
  const ready = present.filter(player => !t.players[player].isOut)
  if (present.length === 2 && ready.length === 2) return
  if (present.length === 2) {
    match.result =
      ready.length === 0
        ? { places: [...NOBODY.places], isWalkover: true }
        : { places: match.players.map(player => (player === ready[0] ? 1 : 2)), isWalkover: true }
  } else {
    match.players = present
    match.isBye = present.length === 1
    match.result = { places: present.map(() => 1) }
  }
  goOn(t, match)
}

/** True for the final of a double knock-out, and for the one that may follow it. */
export function isFinal({ spec }: Tournament, { section }: Pairing): boolean {
  return spec.form === 'doubleKnockout' && section === 2
}

/** Who comes to the final of a double knock-out unbeaten and loses it has one more chance. */
function playFinalAgain(t: Tournament, match: Pairing): void {
  const loser = loserOf(match)
  if (loser === null || tallies(t)[loser].losses > 1 || t.players[loser].isOut) return
  const again = pairing(match.round, [...match.players].reverse(), { id: t.matches.length, section: 2 })
  t.matches.push(again)
  settle(t, again)
}
