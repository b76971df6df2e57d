import type { Seat } from '@hexarium/kernel'
import { FOREST } from '../../content/boards.ts'
import type { Target } from '../../content/effects.ts'
import { playables } from '../../content/playables.ts'
import {
  CREEP,
  FIRST_CREEP,
  FLYING,
  findPiece,
  HERO,
  heroOf,
  holdsSpace,
  KIND,
  OWNER,
  SLOTS,
  SUMMON,
} from '../../pieces.ts'
import {
  deployPoints,
  enemiesOf,
  isHeldIn,
  mapOf,
  movesLater,
  survey,
  unitsIn,
  unitsOfIn,
  workersIn,
} from '../../spaces.ts'
import {
  BY_DIE,
  DEPLETED,
  type Hex,
  NONE,
  PARTIAL,
  type Piece,
  RESERVE,
  type Warcraft,
  type What,
} from '../../state.ts'
import { fightersOf, fightersOfSide, fightType, ownersOf } from '../battle/fighters.ts'

/** What can still be aimed at, given what was chosen before, into a list that is emptied first. */
export function targetsOf(g: Warcraft, seat: Seat, what: What, chosen: readonly number[], into: number[]): number[] {
  into.length = 0
  const { target } = playables[what]
  if (!target || chosen.length >= (target.kind === 'enemyUnit' ? target.count : 1)) return into
  switch (target.kind) {
    case 'space':
      return spaces(g, seat, target, into)
    case 'enemyUnit':
      return enemyUnits(g, seat, target, chosen, into)
    case 'ownType':
      return typesOf(g, fightersOf(g, seat, buffer), into)
    case 'enemyType':
      return typesOf(g, fightersOfSide(g, 1 - g.battle!.side[seat]), into)
    case 'player':
      return listSeats(g, other => g.battle!.toll[g.battle!.side[other]] > 0, into)
    case 'opponent':
      return listSeats(g, other => g.battle!.side[other] !== g.battle!.side[seat] && g.hand[other].length > 0, into)
    case 'companion':
      return companions(g, seat, into)
  }
}

const buffer: Piece[] = []
const targets: number[] = []

/** True if there is something to aim at, or nothing needs to be. */
export function hasTarget(g: Warcraft, seat: Seat, what: What): boolean {
  const { target } = playables[what]
  if (!target || (target.kind === 'space' && target.optional)) return true
  return targetsOf(g, seat, what, [], targets).length > 0
}

type SpaceTarget = Extract<Target, { kind: 'space' }>

function spaces(g: Warcraft, seat: Seat, target: SpaceTarget, into: Hex[]): Hex[] {
  survey(g, seat)
  const size = mapOf(g).board.size
  for (let hex = 0; hex < size; hex++) if (isSpace(g, seat, target, hex)) into.push(hex)
  return into
}

function isSpace(g: Warcraft, seat: Seat, { where, within = 0 }: SpaceTarget, hex: Hex): boolean {
  const own = 1 << seat
  const units = unitsIn[hex]
  switch (where) {
    case 'own':
      return ((units | workersIn[hex]) & own) !== 0
    case 'ownUnits': // WC-B-DEP-06: nobody leaves a pinned space
      return mayBeShifted(g, seat, hex) && deployPoints(g, seat).some(point => point !== hex)
    case 'enemies':
      return ((units | workersIn[hex]) & slowable(g, seat)) !== 0
    case 'clash':
      return (units & enemiesOf(g, seat)) !== 0 && mayBeShifted(g, seat, hex)
    case 'forest':
      if (mapOf(g).terrain[hex] !== FOREST) return false
      return g.options.resources !== BY_DIE || g.depletion[hex] === PARTIAL || g.depletion[hex] === DEPLETED
    case 'battle':
      return inArea(g, hex) && enemiesIn(g, seat, hex) > 0
    case 'flank':
      return hex !== g.battle!.hex && inArea(g, hex) && ((units | workersIn[hex]) & enemiesOf(g, seat)) !== 0
    case 'nearHero':
      if (mapOf(g).board.distance(g.at[heroOf(seat)], hex) > within) return false
      return ((units | workersIn[hex]) & (1 << g.active)) !== 0
    case 'hidden':
      return (g.token[hex] > 0 && !g.tokenShown[hex]) || hiddenCreep(g, hex) !== NONE
  }
}

/** Cripple: bits of the enemies who have yet to move this turn. */
function slowable(g: Warcraft, seat: Seat): number {
  if (g.lenient) return 1 << g.active
  return g.race.reduce((mask, _, other) => (movesLater(g, other) ? mask | (1 << other) : mask), 0) & enemiesOf(g, seat)
}

/** True if a seat has units there, no mere armed workers, and nothing keeps them. */
function mayBeShifted(g: Warcraft, seat: Seat, hex: Hex): boolean {
  if (!(unitsIn[hex] & (1 << seat)) || isHeldIn(g, seat, hex)) return false
  return g.at[heroOf(seat)] === hex || unitsOfIn(g, seat, hex).length > 0
}

function inArea(g: Warcraft, hex: Hex): boolean {
  return mapOf(g).board.distance(g.battle!.hex, hex) <= 1
}

/** A face-down creep in a space, or NONE. */
export function hiddenCreep(g: Warcraft, hex: Hex): Piece {
  for (let slot = 0; slot < g.creepKind.length; slot++) {
    if (g.at[FIRST_CREEP + slot] === hex && !g.creepShown[slot]) return FIRST_CREEP + slot
  }
  return NONE
}

/** How many enemy units take part in the battle from one space. */
export function enemiesIn(g: Warcraft, seat: Seat, hex: Hex): number {
  let count = 0
  for (const owner of ownersOf(g, 1 - g.battle!.side[seat])) {
    for (const piece of fightersOf(g, owner, buffer)) if (g.at[piece] === hex) count++
  }
  return count
}

type UnitTarget = Extract<Target, { kind: 'enemyUnit' }>

function enemyUnits(g: Warcraft, seat: Seat, spec: UnitTarget, chosen: readonly Piece[], into: Piece[]): Piece[] {
  const all = fightersOfSide(g, 1 - g.battle!.side[seat])
  for (const piece of all) {
    if (chosen.includes(piece) || !isAimable(g, seat, piece, spec)) continue
    if (!into.some(other => isAlike(g, other, piece))) into.push(piece)
  }
  return into
}

function isAimable(g: Warcraft, seat: Seat, piece: Piece, spec: UnitTarget): boolean {
  if (spec.zone === 'battlefield' && g.at[piece] !== g.battle!.hex) return false
  if (spec.ground && fightType(g, piece) === FLYING) return false
  const kind = KIND[piece]
  if ((spec.noHero && kind === HERO) || (spec.noSummon && kind === SUMMON) || (spec.noCreep && kind === CREEP))
    return false
  return !spec.inReserve || findPiece(g, seat, fightType(g, piece), RESERVE) !== NONE
}

/** True if it makes no difference which of two pieces is meant. */
export function isAlike(g: Warcraft, a: Piece, b: Piece): boolean {
  if (OWNER[a] !== OWNER[b] || KIND[a] !== KIND[b] || g.at[a] !== g.at[b] || KIND[a] === CREEP) return false
  if (g.gift.length > 0 && g.gift[a] !== g.gift[b]) return false
  const battle = g.battle
  if (battle === null || KIND[a] === HERO) return true
  for (const { kind, on } of battle.lasting) if (kind <= 2 && (on === a || on === b)) return false
  return true
}

function typesOf(g: Warcraft, pieces: readonly Piece[], into: number[]): number[] {
  for (const piece of pieces) {
    if (KIND[piece] === HERO || KIND[piece] === SUMMON) continue
    const type = fightType(g, piece)
    if (!into.includes(type)) into.push(type)
  }
  return into.sort((a, b) => a - b)
}

function listSeats(g: Warcraft, test: (seat: Seat) => boolean, into: Seat[]): Seat[] {
  for (let seat = 0; seat < g.race.length; seat++)
    if (g.alive[seat] && g.battle!.side[seat] >= 0 && test(seat)) into.push(seat)
  return into
}

/** Dark Ritual: own units with the hero, one of each type. */
function companions(g: Warcraft, seat: Seat, into: Piece[]): Piece[] {
  const hex = g.at[heroOf(seat)]
  for (let piece = seat * SLOTS; piece < heroOf(seat); piece++) {
    if (g.at[piece] === hex && holdsSpace(g, piece) && !into.some(other => KIND[other] === KIND[piece]))
      into.push(piece)
  }
  return into
}
