import type { Seat } from '@hexarium/kernel'
import { LEAST_STRENGTH, MOST_STRENGTH } from '../../content/components.ts'
import { heroes } from '../../content/heroes.ts'
import { AREA_ATTACK, PHASES } from '../../content/races.ts'
import {
  CREEP,
  creatureOf,
  creepOf,
  FIRST_CREEP,
  FLYING,
  HERO,
  heroCardOf,
  heroOf,
  isArmed,
  KIND,
  MELEE,
  OWNER,
  PIECES,
  RANGED,
  SLOTS,
  SUMMON,
  tileOf,
  WORKER,
} from '../../pieces.ts'
import { mapOf, playOrder } from '../../spaces.ts'
import {
  AREA,
  type Battle,
  CREEPS,
  DAZED,
  DRAGONS,
  HERO_DICE,
  HERO_RANGED,
  type Hex,
  isSeat,
  NEUTRAL,
  type Owner,
  type Piece,
  type Side,
  STRENGTH,
  type Warcraft,
} from '../../state.ts'
import { auraOf } from '../heroes/auras.ts'

/** WC-B-BAT-01, WC-B-SCN-31: true if a piece stands in the battlefield or in a flank from which it can strike. */
export function inBattleZone(g: Warcraft, piece: Piece, hex: Hex): boolean {
  const at = g.at[piece]
  if (at === hex) return true
  if (at < 0) return false
  const map = mapOf(g)
  if (map.board.distance(at, hex) !== 1) return false
  if (KIND[piece] === CREEP) return false // WC-X-CRP-07
  return !map.hasWalls || KIND[piece] === FLYING || !map.walls[map.board.sideBetween(at, hex)]
}

/** Units of all kinds, but no workers unless they were called to arms. */
export function isUnit(g: Warcraft, piece: Piece): boolean {
  return KIND[piece] !== WORKER || isArmed(g, piece)
}

/** WC-B-BAT-02: true if a piece takes part in the battle. */
export function fights(g: Warcraft, piece: Piece): boolean {
  const battle = g.battle!
  return battle.side[OWNER[piece]] >= 0 && g.at[piece] >= 0 && isUnit(g, piece) && inBattleZone(g, piece, battle.hex)
}

/** The first piece that could belong to an owner, and the one behind the last. */
function rowStart(owner: Owner): Piece {
  return owner <= NEUTRAL ? owner * SLOTS : FIRST_CREEP
}

function rowEnd(owner: Owner): Piece {
  return owner <= NEUTRAL ? (owner + 1) * SLOTS : PIECES
}

/** The pieces of an owner that take part, into a list that is emptied first. */
export function fightersOf(g: Warcraft, owner: Owner, into: Piece[]): Piece[] {
  into.length = 0
  for (let piece = rowStart(owner), end = rowEnd(owner); piece < end; piece++) {
    if (OWNER[piece] === owner && fights(g, piece)) into.push(piece)
  }
  return into
}

/** The pieces of a side that take part. */
export function fightersOfSide(g: Warcraft, side: Side): Piece[] {
  const all: Piece[] = []
  for (const owner of ownersOf(g, side)) all.push(...fightersOf(g, owner, buffer))
  return all
}

const buffer: Piece[] = []

/** The owners on a side: seats in play order, then the others. */
export function ownersOf(g: Warcraft, side: Side): Owner[] {
  const owners = playOrder(g).filter(seat => g.battle!.side[seat] === side)
  for (const owner of [NEUTRAL, CREEPS, DRAGONS]) if (g.battle!.side[owner] === side) owners.push(owner)
  return owners
}

/** True if an owner has a piece in the battle. */
export function takesPart(g: Warcraft, owner: Owner): boolean {
  return g.battle !== null && fightersOf(g, owner, buffer).length > 0
}

/** WC-X-HER-20: true if a seat's hero takes part. */
export function heroTakesPart(g: Warcraft, seat: Seat): boolean {
  return g.battle !== null && fights(g, heroOf(seat))
}

/** The unit type a piece counts as: the phase in which it attacks (WC-B-BAT-05, WC-X-HER-06). */
export function fightType(g: Warcraft, piece: Piece): number {
  switch (KIND[piece]) {
    case WORKER:
      return MELEE
    case HERO:
      return lastsOn(g, HERO_RANGED, OWNER[piece]) ? RANGED : heroes[g.hero[OWNER[piece]]].type
    case SUMMON:
      return creatureOf(g, OWNER[piece])!.type
    case CREEP:
      return creepOf(g, piece).type
    default:
      return KIND[piece]
  }
}

/** The phase under way as a unit type, or NONE. */
export function phaseType(battle: Battle): number {
  return battle.phase < 0 ? -1 : PHASES[battle.phase]
}

/** WC-B-BAT-06, WC-X-TIM-14: the strength a piece attacks with. */
export function strengthOf(g: Warcraft, piece: Piece): number {
  const kind = KIND[piece]
  const owner = OWNER[piece]
  if (kind === HERO) return heroCardOf(g, owner).strength
  if (kind === SUMMON) return creatureOf(g, owner)!.strength
  if (kind === CREEP) return modified(g, creepOf(g, piece).strength, owner, creepOf(g, piece).type)
  return unitStrength(g, owner, kind === WORKER ? MELEE : kind)
}

/** The strength of an owner's units of a type. */
function unitStrength(g: Warcraft, owner: Owner, type: number): number {
  return modified(g, tileOf(g, owner, type).strength, owner, type)
}

/** WC-X-TIM-14: changes add up, then caps and floors apply, then the limits of the die. */
function modified(g: Warcraft, base: number, owner: Owner, type: number): number {
  if (g.battle === null) return base
  let strength = base
  let most = MOST_STRENGTH
  let least = LEAST_STRENGTH
  const add = (by: number, limit: number): void => {
    strength += by
    if (by > 0) most = Math.min(most, Math.max(base, limit))
    else least = Math.max(least, Math.min(base, limit))
  }
  for (const { kind, on, type: of, value, limit } of g.battle.lasting) {
    if (kind === STRENGTH && on & (1 << owner) && of === type) add(value, limit)
  }
  const aura = isSeat(owner) && heroTakesPart(g, owner) ? auraOf(g, owner, 'strengthAura') : undefined
  if (aura?.types.includes(type)) add(aura.by, aura.limit)
  return Math.max(least, Math.min(most, strength))
}

/** The dice a piece attacks with; none if it is kept from attacking. */
export function diceOf(g: Warcraft, piece: Piece): number {
  if (lastsOn(g, DAZED, piece)) return 0
  switch (KIND[piece]) {
    case SUMMON:
      return creatureOf(g, OWNER[piece])!.dice
    case CREEP:
      return creepDice(g, piece)
    case HERO:
      return heroDice(g, OWNER[piece])
    default:
      return 1
  }
}

/** WC-X-CRP-05: a creep's dice that are left in this battle. */
export function creepDice(g: Warcraft, piece: Piece): number {
  return creepOf(g, piece).dice - (g.battle?.diceLost[piece - FIRST_CREEP] ?? 0)
}

/** WC-X-HER-06: one die, unless something sets or adds; `limit` is what is set, `value` what is added. */
function heroDice(g: Warcraft, seat: Seat): number {
  let dice = 1
  let added = 0
  for (const { kind, on, value, limit } of g.battle!.lasting) {
    if (kind !== HERO_DICE || on !== seat) continue
    if (limit > 0) dice = limit
    added += value
  }
  return dice + added
}

/** WC-B-ABL, WC-X-SCN-34: the special abilities of a piece, as bits. */
export function abilitiesOf(g: Warcraft, piece: Piece): number {
  const kind = KIND[piece]
  const owner = OWNER[piece]
  const gift = g.gift.length > 0 ? g.gift[piece] : 0
  const granted = g.battle !== null && hasArea(g, owner, kind) ? AREA_ATTACK : 0
  if (kind === HERO || kind === SUMMON) return gift | granted
  if (kind === CREEP) return creepOf(g, piece).abilities
  return tileOf(g, owner, kind === WORKER ? MELEE : kind).abilities | gift | granted
}

function hasArea(g: Warcraft, owner: Owner, kind: number): boolean {
  for (const lasting of g.battle!.lasting)
    if (lasting.kind === AREA && lasting.on === owner && lasting.type === kind) return true
  return false
}

/** WC-B-ABL-06: true if an owner has a piece with this ability in the battle. */
export function ownerHas(g: Warcraft, owner: Owner, ability: number): boolean {
  return countWith(g, owner, ability) > 0
}

/** How many pieces of an owner in the battle have an ability. */
export function countWith(g: Warcraft, owner: Owner, ability: number): number {
  let count = 0
  for (let piece = rowStart(owner), end = rowEnd(owner); piece < end; piece++) {
    if (OWNER[piece] === owner && fights(g, piece) && abilitiesOf(g, piece) & ability) count++
  }
  return count
}

/** True if something lasts on a piece, a seat or a side. */
export function lastsOn(g: Warcraft, kind: number, on: number): boolean {
  if (g.battle === null) return false
  for (const lasting of g.battle.lasting) if (lasting.kind === kind && lasting.on === on) return true
  return false
}
