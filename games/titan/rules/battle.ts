import { mayTakeBack, type RuleId } from '@hexarium/kernel'
import { HEXES, LAST_ROUND, REINFORCEMENT_ROUND, WALLED } from '../content/battlelands.ts'
import { ANGEL, ARCHANGEL } from '../content/creatures.ts'
import { lands } from '../content/masterboard.ts'
import { TOWER } from '../content/terrains.ts'
import { act, ask, call, decision, loop, procedure, repeat, tell, when } from '../events.ts'
import { knowAdded } from '../knowledge/index.ts'
import { addPiece, piecesOf, powerOf } from '../legions.ts'
import {
  ATTACKER,
  BATTLE,
  type Battle,
  DEFENDER,
  EXCUSED,
  type Fighter,
  FULL,
  GONE,
  type Hex,
  type Marker,
  NONE,
  OPEN,
  type Side,
  TAKEN,
  type Titan,
  type Type,
  WAITING,
  WAIVED,
} from '../state.ts'
import { concedeInBattle, endManoeuvre, endStrikes, loseByTime } from './battle-end.ts'
import { cannotEndOn, fighterAt, type HexSet, hexesIn, locked, reachableSet, setOf } from './battlefield.ts'
import { recruitsOf, waysFor } from './mustering.ts'
import { open, show } from './showing.ts'
import { legionOf, seatOf, sideOf } from './sides.ts'
import { driftDamage, strikes } from './striking.ts'
import { donors, mightHaveDonors } from './summoning.ts'

type Here = { fighter: Fighter; type: Type }

/** TI-14.0a: at the start of round 4 the defender may muster. */
export const reinforce = decision({
  name: 'reinforce',
  rule: ['TI-14.0a', 'TI-DP-15'],
  seat: (g, _here: Here) => seatOf(g, DEFENDER),
  may: g => [seatOf(g, ATTACKER)],
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
})

/** TI-15.3a: after the first defender was slain the attacker may summon. */
export const summon = decision({
  name: 'summon',
  rule: ['TI-15.3a', 'TI-DP-16'],
  seat: (g, _here: Here) => seatOf(g, ATTACKER),
  may: g => [seatOf(g, DEFENDER)],
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
  gives: ['concede'],
  points: { angel: 'legion', archangel: 'legion' },
  default: () => ['pass'],
})

/** TI-11.0a: any of his characters, one after the other. */
export const manoeuvre = decision({
  name: 'manoeuvre',
  rule: ['TI-11.0a', 'TI-10.2a', 'TI-DP-13', 'TI-DP-14', 'TI-DP-21'],
  seat: (g, _here: Here) => seatOf(g, g.battle!.phasing),
  may: g => [seatOf(g, 1 - g.battle!.phasing)],
  offer(g, _here, can, seat) {
    const battle = g.battle!
    if (seat === seatOf(g, battle.phasing)) {
      for (let fighter = 0; fighter < battle.type.length; fighter++) {
        if (battle.side[fighter] === battle.phasing && canMove(g, fighter)) can.fighter(fighter)
      }
      can.done()
    }
    can.concede()
  },
  take: {
    fighter(_g, here, fighter) {
      here.fighter = fighter
    },
    done() {},
    concede: (g, _here, _value, seat) => concedeInBattle(g, sideOf(g, seat)),
  },
  ends: ['done'],
  gives: ['done', 'concede'], // TI-10.1d: who has not entered is eliminated
  default: () => ['done'],
})

/** TI-11: where it goes. */
export const manoeuvreTo = decision({
  name: 'manoeuvreTo',
  rule: ['TI-11.2', 'TI-DP-13', 'TI-DP-14'],
  seat: (g, _here: Here) => seatOf(g, g.battle!.phasing),
  offer(g, here, can) {
    for (const hex of hexesIn(endsOf(g.battle!, here.fighter))) can.hex(hex)
  },
  take: { hex: (g, here, hex) => moveFighter(g, here, hex) },
  cannot: { hex: (g, here, hex) => cannotGoTo(g.battle!, here.fighter, hex) },
})

/** TI-10.3a: one half of a round. */
const half = procedure<Here>(
  'half',
  'TI-10.3a',
  act(beginHalf),
  when(mayReinforce, ask(reinforce), when(typeIsChosen, ask(reinforceWay))),
  when(maySummon, ask(summon)),
  repeat(manoeuvring, ask(manoeuvre), ask(manoeuvreTo)),
  act(endManoeuvre),
  act(driftDamage),
  call(strikes, { with: g => ({ side: g.battle!.phasing }) }),
  call(strikes, { with: g => ({ side: 1 - g.battle!.phasing }) }),
  act(endStrikes),
  act(endHalf),
)

/** TI-10.0a: seven rounds, unless something ends it before: then the contest is left at once. */
export const battle = procedure(
  'battle',
  'TI-10.0a',
  act(beginBattle),
  loop(roundsAreLeft, call(half)),
  act(loseByTime),
)

function beginBattle(g: Titan): void {
  const { land, attacker } = g.engagement!
  g.engagement!.stage = BATTLE
  g.battle = {
    land,
    map: lands[land].terrain,
    entry: g.entry[attacker],
    round: 1,
    phasing: DEFENDER,
    type: [],
    side: [],
    hex: [],
    hits: [],
    power: [],
    moved: [],
    struck: [],
    summonWindow: 0,
    reinforcement: OPEN,
    newcomer: NONE,
    donor: NONE,
  }
  for (const side of [ATTACKER, DEFENDER]) {
    const legion = legionOf(g, side)
    open(g, legion)
    tell(g, 'opened', legion, ...piecesOf(g, legion))
    for (const type of piecesOf(g, legion)) addFighter(g, g.battle, type, side)
  }
  tell(g, 'battle', land, g.battle.entry)
}

function addFighter(g: Titan, battle: Battle, type: Type, side: Side): void {
  battle.type.push(type)
  battle.side.push(side)
  battle.hex.push(WAITING)
  battle.hits.push(0)
  battle.power.push(powerOf(g, type, seatOf(g, side)))
  battle.moved.push(false)
  battle.struck.push(false)
}

function roundsAreLeft(g: Titan): boolean {
  return g.battle!.round <= LAST_ROUND
}

/** TI-11.3a: who is in contact when the phase begins may not move. */
function beginHalf(g: Titan): void {
  const battle = g.battle!
  if (battle.phasing === DEFENDER) tell(g, 'round', battle.round)
  battle.newcomer = NONE
  for (let fighter = 0; fighter < battle.type.length; fighter++) {
    battle.moved[fighter] = battle.hex[fighter] >= 0 && locked(battle, fighter)
    battle.struck[fighter] = false
  }
}

function mayReinforce(g: Titan): boolean {
  const battle = g.battle!
  if (battle.phasing !== DEFENDER || battle.round !== REINFORCEMENT_ROUND) return false
  if (g.height[g.engagement!.defender] >= FULL) {
    battle.reinforcement = EXCUSED
    return false
  }
  return true
}

function typeIsChosen(_g: Titan, here: Here): boolean {
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
function maySummon(g: Titan): boolean {
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

/** There is something to decide while a character can move, and as long as the last move can be taken back. */
function manoeuvring(g: Titan): boolean {
  const battle = g.battle!
  if (mayTakeBack(g, seatOf(g, battle.phasing), manoeuvreTo)) return true
  return battle.type.some((_, fighter) => battle.side[fighter] === battle.phasing && canMove(g, fighter))
}

function canMove(g: Titan, fighter: Fighter): boolean {
  const battle = g.battle!
  return battle.hex[fighter] !== GONE && !battle.moved[fighter] && endsOf(battle, fighter) !== 0
}

/** TI-11; TI-10.2a: until the placement in a tower is done, those inside may also change places. */
export function endsOf(battle: Battle, fighter: Fighter): HexSet {
  const hex = battle.hex[fighter]
  return isPlacing(battle) && hex !== WAITING ? setOf(WALLED) & ~(1 << hex) : reachableSet(battle, fighter)
}

/** TI-11.0a: each at most once; TI-10.2a: a placement in the tower may be changed until he is done. */
function moveFighter(g: Titan, here: Here, hex: Hex): void {
  const battle = g.battle!
  const from = battle.hex[here.fighter]
  const side = battle.side[here.fighter]
  if (from === WAITING) tell(g, 'enters', side, battle.type[here.fighter], hex)
  else tell(g, 'manoeuvres', side, battle.type[here.fighter], from, hex)
  const other = fighterAt(battle, hex)
  if (other !== NONE) {
    tell(g, 'manoeuvres', side, battle.type[other], hex, from)
    battle.hex[other] = from
  }
  battle.hex[here.fighter] = hex
  if (!isPlacing(battle)) battle.moved[here.fighter] = true
  if (side === ATTACKER) g.engagement!.attackerPlaced = true
}

function cannotGoTo(battle: Battle, fighter: Fighter, hex: Hex): RuleId | undefined {
  if (hex >= HEXES) return 'TI-11.6'
  return endsOf(battle, fighter) & (1 << hex) ? undefined : (cannotEndOn(battle, fighter, hex) ?? 'TI-10.2a')
}

function isPlacing(battle: Battle): boolean {
  return battle.map === TOWER && battle.round === 1 && battle.phasing === DEFENDER
}

function endHalf(g: Titan): void {
  const battle = g.battle!
  if (battle.phasing === ATTACKER) battle.round++
  battle.phasing = 1 - battle.phasing
}
