import { rollMany, type Seat, SPECTATOR } from '@hexarium/kernel'
import { AREA_CASUALTIES, BATTLE_DIE, BURROW_STRENGTH } from '../../content/components.ts'
import { AREA_ATTACK, BLOODLUST, HEAL, ORC, RAISE_DEAD } from '../../content/races.ts'
import { tell } from '../../events.ts'
import { countPieces, isUnitType, MELEE, RANGED, WORKER } from '../../pieces.ts'
import { mapOf, strongholds } from '../../spaces.ts'
import {
  EXTRA_ATTACKS,
  isSeat,
  type Owner,
  type Piece,
  REROLL,
  ROLL_MOD,
  type Side,
  type Warcraft,
} from '../../state.ts'
import { auraOf } from '../heroes/auras.ts'
import { healHero } from '../heroes/wounds.ts'
import { hasRacial } from '../sides.ts'
import {
  abilitiesOf,
  diceOf,
  fightersOf,
  fightType,
  heroTakesPart,
  ownerHas,
  ownersOf,
  phaseType,
  strengthOf,
} from './fighters.ts'
import { noteOnes } from './raise-dead.ts'

/** The dice an owner rolls in a phase: the strength of each, and 1 where it has Area Attack. */
const strengths: number[] = []
const areas: number[] = []
const fighters: Piece[] = []

/** The dice an owner rolls in the phase of a type: their strengths, and 1 where they have Area Attack. */
export function diceFor(g: Warcraft, owner: Owner, type: number): { strengths: number[]; areas: number[] } {
  gatherDice(g, owner, type)
  return { strengths: [...strengths], areas: [...areas] }
}

/** How many dice an owner rolls in the phase under way, or would in the phase of this type. */
export function countDice(g: Warcraft, owner: Owner, type: number = phaseType(g.battle!)): number {
  gatherDice(g, owner, type)
  return strengths.length
}

/** WC-B-BAT-06: one die a unit; WC-B-ABL-04 Bloodlust; WC-X-RAC-20 burrows; and what cards add. */
function gatherDice(g: Warcraft, owner: Owner, type: number): void {
  strengths.length = 0
  areas.length = 0
  let typical = -1
  let strongest = 0
  for (const piece of fightersOf(g, owner, fighters)) {
    if (fightType(g, piece) !== type) continue
    const strength = strengthOf(g, piece)
    const dice = diceOf(g, piece)
    const area = abilitiesOf(g, piece) & AREA_ATTACK
    for (let i = 0; i < dice; i++) push(strength, area)
    if (dice === 0) continue
    if (isUnitType(piece)) typical = strength
    strongest = Math.max(strongest, strength)
  }
  for (let i = type === RANGED ? burrowAttacks(g, owner) : 0; i > 0; i--) {
    push(BURROW_STRENGTH, 0)
    strongest = Math.max(strongest, BURROW_STRENGTH)
  }
  const attacking = typical >= 0 ? typical : strongest
  const attacks = strengths.length > 0
  if (attacks && ownerHas(g, owner, BLOODLUST)) push(attacking, 0)
  for (const { kind, on, value, limit } of g.battle!.lasting) {
    if (kind !== EXTRA_ATTACKS || on !== owner) continue
    const own = limit >= 0 // a strength of their own: they need no other attack
    if (own || attacks) for (let i = 0; i < value; i++) push(own ? limit : attacking, 0)
  }
}

function push(strength: number, area: number): void {
  strengths.push(strength)
  areas.push(area)
}

/** WC-X-RAC-20: the Orc Town and Outposts in battlefield or flank, and the workers there. */
function burrowAttacks(g: Warcraft, owner: Owner): number {
  if (!isSeat(owner) || !hasRacial(g, owner, ORC)) return 0
  if (g.active !== owner && !g.options.burrowsAlways) return 0
  if (fightersOf(g, owner, fighters).length === 0) return 0
  let attacks = 0
  for (const hex of strongholds(g, owner)) {
    if (mapOf(g).board.distance(hex, g.battle!.hex) <= 1) attacks += 1 + countPieces(g, owner, WORKER, hex)
  }
  return attacks
}

/** WC-B-BAT-06: those who strike in this pass roll. */
export function rollAttacks(g: Warcraft): void {
  const battle = g.battle!
  for (const list of [battle.hits, battle.ones, battle.caused, battle.hitsByStrength, battle.graves]) list.fill(0)
  const heals = [0, 1].map(side => ownersOf(g, side).some(owner => ownerHas(g, owner, HEAL)))
  const rollers = [0, 1].flatMap(side => ownersOf(g, side)).filter(owner => battle.striking & (1 << owner))
  const hands = rollers.map(owner => {
    gatherDice(g, owner, phaseType(battle))
    return { owner, strengths: [...strengths], areas: [...areas], raises: ownerHas(g, owner, RAISE_DEAD) }
  })
  for (const hand of hands) {
    if (hand.strengths.length === 0) continue
    const rolls = rollMany(g, rollerOf(hand.owner), hand.strengths.length, BATTLE_DIE, 'low')
    rerollMisses(g, hand.owner, hand.strengths, rolls)
    count(g, hand, rolls, heals[1 - battle.side[hand.owner]])
  }
}

/** Envenomed Spears: misses are rolled a second time; the second result stands. */
function rerollMisses(g: Warcraft, owner: Owner, wanted: readonly number[], rolls: number[]): void {
  if (!g.battle!.lasting.some(({ kind, on }) => kind === REROLL && on === owner)) return
  const by = rollMod(g, owner)
  const missed = rolls.flatMap((roll, i) => (isHit(g, roll, by, wanted[i]) ? [] : [i]))
  const second = rollMany(g, rollerOf(owner), missed.length, BATTLE_DIE, 'low')
  missed.forEach((die, i) => {
    rolls[die] = second[i]
  })
}

/** WC-B-BAT-06, WC-B-EXP-05: the roll, less what Faerie Fire subtracts, is at or below the strength. */
function isHit(g: Warcraft, roll: number, by: number, strength: number): boolean {
  if (g.lax && roll === BATTLE_DIE.sides) return false
  return roll + by <= strength
}

/** Nobody rolls for creeps, dragons and neutral units as for his own. */
function rollerOf(owner: Owner): Seat {
  return isSeat(owner) ? owner : SPECTATOR
}

function rollMod(g: Warcraft, owner: Owner): number {
  let by = 0
  for (const { kind, on, value } of g.battle!.lasting) if (kind === ROLL_MOD && on === owner) by += value
  return by
}

interface Hand {
  owner: Owner
  strengths: readonly number[]
  areas: readonly number[]
  raises: boolean
}

/** WC-B-ABL-01, WC-B-ABL-02, WC-B-ABL-05, WC-X-CHG-01: what the dice do; natural ones trigger abilities. */
function count(
  g: Warcraft,
  { owner, strengths: wanted, areas: area, raises }: Hand,
  rolls: readonly number[],
  healed: boolean,
): void {
  const battle = g.battle!
  const by = rollMod(g, owner)
  let hits = 0
  let casualties = 0
  let ones = 0
  rolls.forEach((roll, i) => {
    if (roll === 1) ones++
    if (!isHit(g, roll, by, wanted[i])) return
    hits++
    battle.hitsByStrength[owner * 6 + wanted[i]]++
    const inflicted = roll === 1 && area[i] ? AREA_CASUALTIES : 1
    casualties += roll === 1 && healed ? inflicted - 1 : inflicted
  })
  battle.hits[owner] += hits
  battle.ones[owner] += ones
  battle.caused[owner] += casualties
  battle.toll[1 - battle.side[owner]] += casualties
  tell(g, 'attack', owner, battle.phase, rolls.length, hits)
  if (raises) noteOnes(g, owner, ones)
  if (ones > 0 && isSeat(owner) && phaseType(battle) === MELEE && heroTakesPart(g, owner)) {
    if (auraOf(g, owner, 'vampiricAura')) healHero(g, owner, ones)
  }
}

/** Moon Glaive: one further attack at the same strength for every hit; these bring no further ones. */
export function rollOnHits(g: Warcraft, owner: Owner): void {
  const battle = g.battle!
  const wanted: number[] = []
  for (let strength = 0; strength < 6; strength++) {
    for (let i = battle.hitsByStrength[owner * 6 + strength]; i > 0; i--) wanted.push(strength)
  }
  const healed = ownersOf(g, 1 - battle.side[owner]).some(foe => ownerHas(g, foe, HEAL))
  const hand = { owner, strengths: wanted, areas: wanted.map(() => 0), raises: ownerHas(g, owner, RAISE_DEAD) }
  count(g, hand, rollMany(g, rollerOf(owner), wanted.length, BATTLE_DIE, 'low'), healed)
}

/** True if anybody rolls a die in the phase of this type: otherwise it is passed over. */
export function anybodyAttacks(g: Warcraft, type: number): boolean {
  return sideAttacks(g, 0, type) || sideAttacks(g, 1, type)
}

/** True if a side attacks in a phase. */
function sideAttacks(g: Warcraft, side: Side, type: number): boolean {
  return ownersOf(g, side).some(owner => countDice(g, owner, type) > 0)
}

/** Hits the enemies of a seat have scored in this pass. */
export function enemyHits(g: Warcraft, seat: Seat): number {
  const battle = g.battle!
  return battle.hits.reduce((sum, hits, owner) => (battle.side[owner] === 1 - battle.side[seat] ? sum + hits : sum), 0)
}
