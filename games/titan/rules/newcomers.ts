import { REINFORCEMENT_ROUND } from '../content/battlelands.ts'
import { ANGEL, ARCHANGEL } from '../content/creatures.ts'
import { decision, tell } from '../events.ts'
import { knowAdded } from '../knowledge/index.ts'
import { addPiece, powerOf } from '../legions.ts'
import {
  ATTACKER,
  type Battle,
  DEFENDER,
  EXCUSED,
  FULL,
  type Marker,
  NONE,
  type Side,
  TAKEN,
  type Titan,
  type Type,
  WAITING,
  WAIVED,
} from '../state.ts'
import { concedeInBattle } from './battle-end.ts'
import { cannotRecruit, cannotShow, recruitsOf, waysFor } from './mustering.ts'
import { show } from './showing.ts'
import { seatOf, sideOf } from './sides.ts'
import { cannotSummon, donors, mightHaveDonors } from './summoning.ts'

type Here = { type: Type }

/** TI-14.0a: at the start of round 4 the defender may muster. */
export const reinforce = decision({
  name: 'reinforce',
  rule: ['TI-14.0a', 'TI-DP-15'],
  seat: (g, _here: Here) => seatOf(g, DEFENDER),
  may: g => [seatOf(g, ATTACKER)],
  hides: true,
  offer(g, _here, can, seat) {
    if (seat === seatOf(g, DEFENDER)) {
      for (const type of recruitsOf(g, g.engagement!.defender)) can.piece(type)
      can.pass()
    }
    can.concede()
  },
  take: {
    piece(_g, here, type) {
      here.type = type
    },
    pass(g) {
      g.battle!.reinforcement = WAIVED
    },
    concede: (g, _here, _value, seat) => concedeInBattle(g, sideOf(g, seat)),
  },
  cannot: {
    piece: (g, _here, type, seat) =>
      seat === seatOf(g, DEFENDER) ? cannotRecruit(g, g.engagement!.defender, type) : 'TI-14.1',
    concede: (_g, _here, value) => (value === 0 ? undefined : 'TI-9.4a'),
  },
  gives: ['concede'],
  default: () => ['pass'],
})

/** TI-18.4: what he shows for it. */
export const reinforceWay = decision({
  name: 'reinforceWay',
  rule: ['TI-18.4', 'TI-DP-15'],
  auto: true,
  seat: (g, _here: Here) => seatOf(g, DEFENDER),
  offer(g, here, can) {
    waysFor(g, g.engagement!.defender, here.type).forEach((_, way) => {
      can.way(way)
    })
  },
  take: {
    way(g, here, way) {
      const shown = waysFor(g, g.engagement!.defender, here.type)[way]
      tell(g, 'reinforced', g.engagement!.defender, here.type, shown.type, shown.count)
      reinforceWith(g, here.type)
      here.type = NONE
    },
  },
  cannot: { way: (g, here, way) => cannotShow(g, g.engagement!.defender, here.type, way) },
})

/** TI-15.3a: after the first defender was slain the attacker may summon. */
export const summon = decision({
  name: 'summon',
  rule: ['TI-15.3a', 'TI-DP-16'],
  seat: (g, _here: Here) => seatOf(g, ATTACKER),
  may: g => [seatOf(g, DEFENDER)],
  hides: true,
  offer(g, _here, can, seat) {
    if (seat === seatOf(g, ATTACKER)) {
      for (const donor of donors(g, ANGEL)) can.angel(donor)
      for (const donor of donors(g, ARCHANGEL)) can.archangel(donor)
      can.pass()
    }
    can.concede()
  },
  take: {
    angel: (g, _here, donor) => summonFrom(g, donor, ANGEL),
    archangel: (g, _here, donor) => summonFrom(g, donor, ARCHANGEL),
    pass() {},
    concede: (g, _here, _value, seat) => concedeInBattle(g, sideOf(g, seat)),
  },
  cannot: {
    angel: (g, _here, donor, seat) => cannotSummon(g, seat, donor, ANGEL),
    archangel: (g, _here, donor, seat) => cannotSummon(g, seat, donor, ARCHANGEL),
    concede: (_g, _here, value) => (value === 0 ? undefined : 'TI-9.4a'),
  },
  gives: ['concede'],
  points: { angel: 'legion', archangel: 'legion' },
  default: () => ['pass'],
})

export function mayReinforce(g: Titan): boolean {
  const battle = g.battle!
  if (battle.phasing !== DEFENDER || battle.round !== REINFORCEMENT_ROUND) return false
  if (g.height[g.engagement!.defender] >= FULL) {
    battle.reinforcement = EXCUSED
    return false
  }
  return true
}

export function typeIsChosen(_g: Titan, here: Here): boolean {
  return (here.type ?? NONE) !== NONE
}

function reinforceWith(g: Titan, type: Type): void {
  const battle = g.battle!
  g.stock[type]--
  addPiece(g, g.engagement!.defender, type)
  knowAdded(g, g.engagement!.defender, type)
  addFighter(g, battle, type, DEFENDER)
  battle.reinforcement = TAKEN
  battle.newcomer = battle.type.length - 1
}

/** TI-15.3a: one window, in the first manoeuvre phase after it opened. */
export function maySummon(g: Titan): boolean {
  const battle = g.battle!
  if (battle.phasing !== ATTACKER || battle.summonWindow !== 1) return false
  battle.summonWindow = 2
  return !g.summoned && g.height[g.engagement!.attacker] < FULL && mightHaveDonors(g)
}

/** TI-15.1a: it waits at the attacker's side; it leaves its legion only when it has landed. */
function summonFrom(g: Titan, donor: Marker, angel: Type): void {
  const battle = g.battle!
  show(g, donor, angel, 1)
  tell(g, 'summons', donor, g.engagement!.attacker, angel)
  addFighter(g, battle, angel, ATTACKER)
  battle.newcomer = battle.type.length - 1
  battle.donor = donor
}

/** One more on the map, or rather beside it. */
export function addFighter(g: Titan, battle: Battle, type: Type, side: Side): void {
  battle.type.push(type)
  battle.side.push(side)
  battle.hex.push(WAITING)
  battle.hits.push(0)
  battle.power.push(powerOf(g, type, seatOf(g, side)))
  battle.moved.push(false)
  battle.struck.push(false)
}
