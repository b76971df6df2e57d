import { TITAN } from '../content/creatures.ts'
import { tell } from '../events.ts'
import { knowGone, knowRemoved } from '../knowledge/index.ts'
import { disband, lose, piecesOf, removePiece } from '../legions.ts'
import { type Marker, NONE, type Titan, type Type } from '../state.ts'
import { open, show } from './showing.ts'

/** TI-9.5a: a whole legion is eliminated in an engagement; everybody sees what it was. A Titan in it has fallen. */
export function wipeOut(g: Titan, legion: Marker): void {
  open(g, legion)
  const pieces = piecesOf(g, legion)
  tell(g, 'eliminated', legion, ...pieces)
  knowGone(g, legion)
  for (const type of pieces) {
    removePiece(g, legion, type)
    lose(g, type, true)
    if (type === TITAN) noteFallen(g, legion)
  }
}

/** A character leaves a legion before everybody's eyes. */
export function takeAway(g: Titan, legion: Marker, type: Type): void {
  removePiece(g, legion, type)
  knowRemoved(g, legion, type)
  if (g.height[legion] === 0) knowGone(g, legion)
}

/** TI-9.3b: the winner's agreed losses; everybody sees them. */
export function takeLosses(g: Titan, legion: Marker, losses: readonly Type[]): void {
  for (const type of losses) {
    show(g, legion, type, 1)
    takeAway(g, legion, type)
    lose(g, type, true)
  }
}

/** TI-19.3g: however a Titan is lost in an engagement, its slayer is the opponent there. */
export function noteFallen(g: Titan, legion: Marker): void {
  const { attacker, defender, fallen, slayers } = g.engagement!
  fallen.push(g.holder[legion])
  slayers.push(g.holder[legion === attacker ? defender : attacker])
}

/** TI-4.4: an empty legion's marker goes back to its user. */
export function disbandIfEmpty(g: Titan, legion: Marker): void {
  if (g.at[legion] !== NONE && g.height[legion] === 0) disband(g, legion)
}

/** The engagement is over: empty legions leave the board. */
export function closeEngagement(g: Titan): void {
  if (!g.engagement) return
  disbandIfEmpty(g, g.engagement.attacker)
  disbandIfEmpty(g, g.engagement.defender)
  g.engagement = null
}
