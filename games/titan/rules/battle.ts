import { mayTakeBack, type RuleId, type Seat } from '@hexarium/kernel'
import { HEXES, LAST_ROUND, WALLED } from '../content/battlelands.ts'
import { lands } from '../content/masterboard.ts'
import { TOWER } from '../content/terrains.ts'
import { act, ask, call, decision, loop, procedure, repeat, tell, when } from '../events.ts'
import { piecesOf } from '../legions.ts'
import {
  ATTACKER,
  BATTLE,
  type Battle,
  DEFENDER,
  type Fighter,
  GONE,
  type Hex,
  NONE,
  OPEN,
  type Titan,
  type Type,
  WAITING,
} from '../state.ts'
import { concedeInBattle, endManoeuvre, endStrikes, loseByTime } from './battle-end.ts'
import { cannotEndOn, fighterAt, type HexSet, hexesIn, locked, mayEnter, reachableSet, setOf } from './battlefield.ts'
import { addFighter, mayReinforce, maySummon, reinforce, reinforceWay, summon, typeIsChosen } from './newcomers.ts'
import { open } from './showing.ts'
import { legionOf, seatOf, sideOf } from './sides.ts'
import { driftDamage, strikes } from './striking.ts'

/** `held` has a bit for every fighter that was in contact when the phase began. */
type Here = { fighter: Fighter; held: number; type: Type }

/** TI-11.0a: any of his characters, one after the other. */
export const manoeuvre = decision({
  name: 'manoeuvre',
  rule: ['TI-11.0a', 'TI-10.2a', 'TI-DP-13', 'TI-DP-14', 'TI-DP-21'],
  seat: (g, _here: Here) => seatOf(g, g.battle!.phasing),
  may: g => [seatOf(g, 1 - g.battle!.phasing)],
  offer(g, here, can, seat) {
    const battle = g.battle!
    if (isHisHalf(g, seat)) {
      for (let fighter = 0; fighter < battle.type.length; fighter++)
        if (!cannotManoeuvre(g, here, fighter)) can.fighter(fighter)
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
  cannot: {
    fighter: (g, here, fighter, seat) => (isHisHalf(g, seat) ? cannotManoeuvre(g, here, fighter) : 'TI-10.3a'),
    concede: (_g, _here, value) => (value === 0 ? undefined : 'TI-9.4a'),
  },
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

function roundsAreLeft(g: Titan): boolean {
  return g.battle!.round <= LAST_ROUND
}

/** TI-11.3a: who is in contact when the phase begins may not move. */
function beginHalf(g: Titan, here: Here): void {
  const battle = g.battle!
  here.held = 0
  if (battle.phasing === DEFENDER) tell(g, 'round', battle.round)
  battle.newcomer = NONE
  for (let fighter = 0; fighter < battle.type.length; fighter++) {
    battle.moved[fighter] = battle.hex[fighter] >= 0 && locked(battle, fighter)
    if (battle.moved[fighter]) here.held |= 1 << fighter
    battle.struck[fighter] = false
  }
}

/** There is something to decide while a character can move, and as long as the last move can be taken back. */
function manoeuvring(g: Titan, here: Here): boolean {
  const battle = g.battle!
  if (mayTakeBack(g, seatOf(g, battle.phasing), manoeuvreTo)) return true
  return battle.type.some((_, fighter) => !cannotManoeuvre(g, here, fighter))
}

function isHisHalf(g: Titan, seat: Seat): boolean {
  return seat === seatOf(g, g.battle!.phasing)
}

/** TI-11.0a: one of his own, once; TI-11.3a: who was in contact stays; TI-10.1d: who did not enter in time is out. */
function cannotManoeuvre(g: Titan, here: Here, fighter: Fighter): RuleId | undefined {
  const battle = g.battle!
  if (battle.side[fighter] !== battle.phasing) return 'TI-11.0a'
  if (battle.hex[fighter] === GONE) return 'TI-13.6a'
  if (battle.moved[fighter]) return here.held & (1 << fighter) ? 'TI-11.3a' : 'TI-11.0a'
  if (endsOf(battle, fighter) !== 0) return undefined
  return battle.hex[fighter] === WAITING && !mayEnter(battle, fighter) ? 'TI-10.1d' : 'TI-11.2'
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
