import { leave, type Seat } from '@hexarium/kernel'
import { TITAN } from '../content/creatures.ts'
import { tell } from '../events.ts'
import { knowGone } from '../knowledge/index.ts'
import { disband, enemyIn, legionsOf, legionValue, lose, piecesOf, removePiece, titanPower } from '../legions.ts'
import { MARKERS, type Marker, NONE, type Titan } from '../state.ts'
import { isSlain } from './battlefield.ts'
import { endIfDecided } from './ending.ts'
import { closeEngagement } from './removal.ts'
import { open } from './showing.ts'
import { seatOf } from './sides.ts'

/** TI-19.4: everybody who lost his Titan in this engagement is out. */
export function buryTitans(g: Titan): void {
  const { fallen, slayers } = g.engagement!
  if (fallen.length === 0) return
  const twins = fallen.length > 1 // TI-19.3e: both at once, no slayer for either
  eliminate(g, fallen, twins ? fallen.map(() => NONE) : slayers)
}

/** TI-19.4: players go out together; `slayers` gain their half points and markers. */
export function eliminate(g: Titan, seats: readonly Seat[], slayers: readonly Seat[]): void {
  const living = g.alive.filter(alive => alive).length
  for (const seat of seats) {
    g.alive[seat] = false
    g.place[seat] = living - seats.length + 1
  }
  const halves: number[] = g.score.map(() => 0)
  seats.forEach((seat, index) => {
    tell(g, 'titanFalls', seat, slayers[index])
    for (const legion of legionsOf(g, seat)) {
      const scorer = scorerOf(g, legion, slayers[index])
      if (g.alive[scorer]) halves[scorer] += legionValue(g, legion)
      removeLegion(g, legion)
    }
  })
  halves.forEach((value, seat) => {
    const points = Math.floor(value / 2) // TI-19.4c
    if (points === 0) return
    g.score[seat] += points
    tell(g, 'halfPoints', seat, points, g.score[seat])
  })
  growTitans(g)
  seats.forEach((seat, index) => {
    handOverMarkers(g, seat, slayers[index])
  })
  endIfDecided(g)
  if (!g.core.result && seats.includes(g.mover)) cutTurnShort(g)
}

/** TI-19.1: half points that come in the middle of a battle (a third player resigns) make a Titan in it stronger at once. */
function growTitans(g: Titan): void {
  const { battle } = g
  battle?.type.forEach((type, fighter) => {
    if (type !== TITAN || isSlain(battle, fighter)) return
    battle.power[fighter] = titanPower(g, seatOf(g, battle.side[fighter]))
  })
}

/** TI-19.4b: who is engaged with a legion elsewhere scores for it, else the slayer. */
function scorerOf(g: Titan, legion: Marker, slayer: Seat): Seat {
  const current = g.engagement?.attacker === legion || g.engagement?.defender === legion
  const enemy = current ? NONE : enemyIn(g, g.at[legion], g.holder[legion])
  return enemy === NONE ? slayer : g.holder[enemy]
}

/** TI-19.4h: shown to all; creatures are dead, lords and demi-lords go to the caretaker. */
function removeLegion(g: Titan, legion: Marker): void {
  if (g.height[legion] > 0) {
    open(g, legion)
    const pieces = piecesOf(g, legion)
    tell(g, 'eliminated', legion, ...pieces)
    knowGone(g, legion)
    for (const type of pieces) {
      removePiece(g, legion, type)
      lose(g, type, false)
    }
  }
  disband(g, legion)
}

/** TI-19.4g: all markers go to the slayer, captured ones too; without a slayer they leave the game. */
function handOverMarkers(g: Titan, seat: Seat, slayer: Seat): void {
  let count = 0
  const taker = g.alive[slayer] ? slayer : NONE
  for (let marker = 0; marker < MARKERS; marker++) {
    if (g.holder[marker] !== seat) continue
    g.holder[marker] = taker
    count++
  }
  if (taker !== NONE) tell(g, 'takesMarkers', taker, seat, count)
}

/** TI-19.4i: the mover is out; his turn ends at once. */
function cutTurnShort(g: Titan): void {
  closeEngagement(g)
  g.battle = null
  leave(g, 'turn')
}
