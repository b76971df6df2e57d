import { mayTakeBack, type RuleId, type Seat } from '@hexarium/kernel'
import { ANGEL, ARCHANGEL } from '../content/creatures.ts'
import { act, ask, call, decision, procedure, repeat, resigned, tell, when } from '../events.ts'
import { knowAdded } from '../knowledge/index.ts'
import { addPiece } from '../legions.ts'
import { ATTACKER, FULL, type Marker, NOBODY, NONE, type Titan, type Type } from '../state.ts'
import { buryTitans } from './elimination.ts'
import { cannotRecruit, cannotShow, musterInto, recruitsOf, waysFor } from './mustering.ts'
import { closeEngagement } from './removal.ts'
import { legionOf, seatOf } from './sides.ts'
import { cannotSummon, donors, giveAngel, mightHaveDonors } from './summoning.ts'

type Here = { type: Type }

/** TI-16.3 (3): the winner acquires, summons or musters late, in any order, as long as there is room. */
export const spoils = decision({
  name: 'spoils',
  rule: ['TI-16.3', 'TI-17.0a', 'TI-15.3b', 'TI-14.0d', 'TI-DP-22', 'TI-DP-23', 'TI-DP-24'],
  seat: (g, _here: Here) => seatOf(g, g.engagement!.winner),
  offer(g, _here, can) {
    const { earned, winner } = g.engagement!
    for (const type of acquirable(g, earned)) if (!cannotAcquire(g, type)) can.acquire(type)
    for (const donor of donors(g, ANGEL)) if (!cannotSummonLate(g, donor, ANGEL)) can.angel(donor)
    for (const donor of donors(g, ARCHANGEL)) if (!cannotSummonLate(g, donor, ARCHANGEL)) can.archangel(donor)
    for (const type of recruitsOf(g, legionOf(g, winner))) if (!cannotMusterLate(g, type)) can.muster(type)
    can.done()
  },
  take: {
    acquire(g, _here, type) {
      acquire(g, type)
    },
    angel: (g, _here, donor) => summonLate(g, donor, ANGEL),
    archangel: (g, _here, donor) => summonLate(g, donor, ARCHANGEL),
    muster(_g, here, type) {
      here.type = type
    },
    done() {},
  },
  ends: ['done'],
  cannot: {
    acquire: (g, _here, type) => cannotAcquire(g, type),
    angel: (g, _here, donor) => cannotSummonLate(g, donor, ANGEL),
    archangel: (g, _here, donor) => cannotSummonLate(g, donor, ARCHANGEL),
    muster: (g, _here, type) => cannotMusterLate(g, type),
  },
  points: { angel: 'legion', archangel: 'legion' },
  default: () => ['done'],
})

/** TI-18.4: which characters are shown for a late reinforcement. */
export const spoilsWay = decision({
  name: 'spoilsWay',
  rule: ['TI-18.4', 'TI-DP-24'],
  auto: true,
  seat: (g, _here: Here) => seatOf(g, g.engagement!.winner),
  offer(g, here, can) {
    const legion = legionOf(g, g.engagement!.winner)
    waysFor(g, legion, here.type).forEach((_, way) => {
      can.way(way)
    })
  },
  take: {
    way(g, here, way) {
      musterInto(g, legionOf(g, g.engagement!.winner), here.type, way)
      g.engagement!.mayReinforce = false
      here.type = NONE
    },
  },
  cannot: { way: (g, here, way) => cannotShow(g, legionOf(g, g.engagement!.winner), here.type, way) },
})

/** TI-16.3 (3): what the victory brings. */
const harvest = procedure<Here>(
  'harvest',
  'TI-16.3',
  resigned(isOver),
  repeat(somethingIsToBeHad, ask(spoils), when(musterIsChosen, ask(spoilsWay))),
)

/** TI-16.3: points, the winner's options, the return of lords, fallen Titans. */
export const aftermath = procedure(
  'aftermath',
  'TI-16.3',
  act(score),
  call(harvest),
  act(returnLords),
  act(buryTitans),
  act(closeEngagement),
)

/** TI-19.5: a winner who gives up takes no more. */
function isOver(g: Titan, _here: Here, seat: Seat): boolean {
  return seatOf(g, g.engagement!.winner) === seat
}

function musterIsChosen(_g: Titan, here: Here): boolean {
  return (here.type ?? NONE) !== NONE
}

/** TI-16.1a, TI-17.0a: points for the winner, and the pieces they earn. */
function score(g: Titan): void {
  const { winner, points, mayAcquire } = g.engagement!
  if (winner === NOBODY || points === 0) return
  const seat = seatOf(g, winner)
  const before = g.score[seat]
  g.score[seat] = before + points
  tell(g, 'scores', seat, points, g.score[seat])
  if (mayAcquire) g.engagement!.earned = earnedBetween(g, before, before + points)
}

/** TI-17: a piece for every hundred passed; an archangel at every five hundred, an angel in its stead if none is left. */
export function earnedBetween(g: Titan, before: number, after: number): Type[] {
  const left = [...g.stock]
  const earned: Type[] = []
  for (let mark = (Math.floor(before / 100) + 1) * 100; mark <= after; mark += 100) {
    const type = mark % 500 === 0 && left[ARCHANGEL] > 0 ? ARCHANGEL : ANGEL
    if (left[type] <= 0) continue
    left[type]--
    earned.push(type)
  }
  return earned
}

/** True while the winner has a choice left, or could take back his last. If the engagement decides the game there is none (TI-16.3). */
function somethingIsToBeHad(g: Titan): boolean {
  const { winner, earned, maySummon, mayReinforce } = g.engagement!
  if (winner === NOBODY || decidesTheGame(g)) return false
  const legion = legionOf(g, winner)
  if (mayTakeBack(g, g.holder[legion])) return true
  if (g.height[legion] >= FULL || g.engagement!.fallen.includes(g.holder[legion])) return false
  if (earned.length > 0) return true
  return (maySummon && !g.summoned && mightHaveDonors(g)) || mayReinforce
}

function decidesTheGame(g: Titan): boolean {
  return g.alive.filter((alive, seat) => alive && !g.engagement!.fallen.includes(seat)).length <= 1
}

/** TI-17.3a: what has been earned; as a setting an angel may be taken for an archangel. */
function acquirable(g: Titan, earned: readonly Type[]): Set<Type> {
  const types = new Set(earned)
  if (g.rulings.archangelMayBeAngel && types.has(ARCHANGEL) && g.stock[ANGEL] > 0) types.add(ANGEL)
  return types
}

/** TI-17.1: room; TI-17.0a: a mark that was passed; TI-17.3a: no angel in place of an archangel. */
function cannotAcquire(g: Titan, type: Type): RuleId | undefined {
  const { earned, winner } = g.engagement!
  if (g.height[legionOf(g, winner)] >= FULL) return 'TI-17.1'
  if (acquirable(g, earned).has(type)) return undefined
  return type === ANGEL && earned.includes(ARCHANGEL) ? 'TI-17.3a' : 'TI-17.0a'
}

/** TI-15.2: not after a flight; and what forbids any summons. */
function cannotSummonLate(g: Titan, donor: Marker, angel: Type): RuleId | undefined {
  const { winner, maySummon } = g.engagement!
  const cannot = cannotSummon(g, seatOf(g, winner), donor, angel)
  return maySummon || cannot === 'TI-15.0a' ? cannot : 'TI-15.2'
}

/** TI-14.1: only the defender, once; TI-14.2a: not if nobody came against him; TI-14.0e: not if he passed. */
function cannotMusterLate(g: Titan, type: Type): RuleId | undefined {
  const { winner, mayReinforce, attackerPlaced } = g.engagement!
  const legion = legionOf(g, winner)
  if (mayReinforce) return cannotRecruit(g, legion, type)
  if (winner === ATTACKER || g.mustered[legion]) return 'TI-14.1'
  return attackerPlaced ? 'TI-14.0e' : 'TI-14.2a'
}

/** TI-17.1: the legion takes one of the pieces it has earned. */
function acquire(g: Titan, type: Type): void {
  const { earned, winner } = g.engagement!
  const legion = legionOf(g, winner)
  earned.splice(earned.indexOf(earned.includes(type) ? type : ARCHANGEL), 1)
  g.stock[type]--
  addPiece(g, legion, type)
  knowAdded(g, legion, type)
  tell(g, 'acquires', legion, type)
}

/** TI-15.2, TI-15.3b: an angel joins the winner after the fight. */
function summonLate(g: Titan, donor: Marker, type: Type): void {
  const { attacker } = g.engagement!
  tell(g, 'summons', donor, attacker, type)
  giveAngel(g, donor, attacker, type)
  g.engagement!.maySummon = false
}

/** TI-13.6b: slain lords and demi-lords go back to the caretaker. */
function returnLords(g: Titan): void {
  for (let type = 0; type < g.slain.length; type++) {
    g.stock[type] += g.slain[type]
    g.slain[type] = 0
  }
}
