import type { Seat } from '@hexarium/kernel'
import { FOREST } from '../content/boards.ts'
import type { Effect, Until } from '../content/effects.ts'
import { tell } from '../events.ts'
import { FLYING, findPiece, HERO, heroOf, inReserve, KIND, OWNER, SUMMON } from '../pieces.ts'
import { mapOf } from '../spaces.ts'
import {
  AREA,
  DAZED,
  DEPLETED,
  DEVOURED,
  EXTRA_ATTACKS,
  FIRST_STRIKE,
  GROUNDED,
  HERO_DICE,
  HERO_RANGED,
  IGNORE_WOUNDS,
  type Lasting,
  MARKED,
  NONE,
  PHASE,
  type Piece,
  type Play,
  REROLL,
  RESERVE,
  ROLL_MOD,
  ROUND,
  SHELTER_OTHERS,
  SHELTERED,
  STRENGTH,
  type Warcraft,
  WHOLE_BATTLE,
} from '../state.ts'
import { countDice, rollOnHits } from './attack.ts'
import { fightersOf, ownersOf } from './fighters.ts'
import { enemyHits } from './playable.ts'
import { abandonProject } from './removal.ts'
import { rollSuccesses } from './successes.ts'
import { woundHero } from './wounds.ts'

const LENGTH: Readonly<Record<Until, number>> = { phase: PHASE, round: ROUND, battle: WHOLE_BATTLE }

/** Does what an effect says that belongs to a battle. */
export function performInBattle(g: Warcraft, play: Play, effect: Effect): void {
  const { seat, targets } = play
  const battle = g.battle!
  const side = battle.side[seat]
  const last = (kind: number, on: number, until: number, more: Partial<Lasting> = {}): void => {
    battle.lasting.push({ kind, by: seat, on, type: NONE, value: 0, limit: NONE, until, ...more })
  }
  switch (effect.op) {
    case 'prevent':
      prevent(g, effect.whom === 'chosen' ? battle.side[targets[0]] : side, preventedCount(g, seat, effect))
      break
    case 'preventByRoll':
      prevent(
        g,
        side,
        rollSuccesses(g, seat, effect.dice === 'enemyHits' ? enemyHits(g, seat) : effect.dice, effect.atMost),
      )
      break
    case 'daze':
      for (const piece of effect.whom ? [heroOf(seat)] : targets) last(DAZED, piece, LENGTH[effect.until])
      break
    case 'shelter':
      if (effect.whom === 'others') last(SHELTER_OTHERS, seat, LENGTH[effect.until])
      else for (const piece of effect.whom ? [heroOf(seat)] : targets) last(SHELTERED, piece, LENGTH[effect.until])
      break
    case 'mark':
      last(MARKED, targets[0], ROUND)
      break
    case 'devour':
      devour(g, seat, targets[0])
      break
    case 'groundFlyers':
      last(GROUNDED, 1 - side, WHOLE_BATTLE)
      break
    case 'reroll':
      last(REROLL, seat, PHASE)
      break
    case 'rollMod':
      last(ROLL_MOD, seat, PHASE, { value: effect.by })
      break
    case 'firstStrike':
      last(FIRST_STRIKE, side, PHASE)
      break
    case 'chooseCasualty':
      battle.chooser = seat
      break
    case 'attacks':
      last(EXTRA_ATTACKS, effect.whose ? attackerAmong(g, 1 - side) : seat, PHASE, {
        value: effect.count === 'ownFlyers' ? flyersOf(g, seat) : effect.count,
        limit: effect.strength ?? NONE,
      })
      break
    case 'attacksPerHit':
      rollOnHits(g, seat)
      break
    case 'casualtiesPerOne': {
      const more = Math.min(effect.most, battle.ones[seat])
      battle.toll[1 - side] += more
      battle.caused[seat] += more
      break
    }
    case 'strength': {
      const on = effect.whose ? maskOf(g, 1 - side) : 1 << seat
      const types = effect.types === 'chosen' ? targets : effect.types
      for (const type of types)
        last(STRENGTH, on, LENGTH[effect.until], { type, value: effect.by, limit: effect.limit })
      break
    }
    case 'areaAttack':
      last(AREA, seat, LENGTH[effect.until], { type: effect.whom === 'hero' ? HERO : FLYING })
      break
    case 'heroDice':
      last(HERO_DICE, seat, LENGTH[effect.until], { value: effect.add ?? 0, limit: effect.set ?? 0 })
      break
    case 'heroRanged':
      last(HERO_RANGED, seat, LENGTH[effect.until])
      break
    case 'ignoreWounds':
      last(IGNORE_WOUNDS, seat, LENGTH[effect.until], { value: effect.count })
      break
    case 'wound':
      if (effect.ifHero && KIND[targets[0]] === HERO) woundHero(g, OWNER[targets[0]], effect.count)
      break
    case 'summon':
      summon(g, seat, effect)
      break
    case 'casualties':
      if (effect.late) battle.late[seat] += effect.count
      break
  }
}

/** Lowers the casualties a side has to take. */
function prevent(g: Warcraft, side: number, count: number): void {
  const { toll } = g.battle!
  toll[side] = Math.max(0, toll[side] - count)
  tell(g, 'toll', side, toll[side])
}

/** Defend and Spirit Link prevent more with enough units in the battle. */
function preventedCount(g: Warcraft, seat: Seat, { count, many }: Extract<Effect, { op: 'prevent' }>): number {
  if (!many) return count
  const fitting = fightersOf(g, seat, buffer).filter(piece => many.type === 'any' || KIND[piece] === 0)
  return fitting.length >= many.least ? many.count : count
}

const buffer: Piece[] = []

/** Devour: out of the battle until it ends. */
function devour(g: Warcraft, seat: Seat, piece: Piece): void {
  const battle = g.battle!
  battle.devoured.push(piece)
  battle.devouredFrom.push(g.at[piece])
  battle.devouredBy.push(seat)
  tell(g, 'devoured', piece, g.at[piece])
  abandonProject(g, piece)
  g.at[piece] = DEVOURED
}

/** Berserker Rage: the opponent who attacks in this phase gets the die; the first of them if there are several. */
function attackerAmong(g: Warcraft, side: number): number {
  const owners = ownersOf(g, side)
  return owners.find(owner => countDice(g, owner) > 0) ?? owners[0]
}

function flyersOf(g: Warcraft, seat: Seat): number {
  return fightersOf(g, seat, buffer).filter(piece => KIND[piece] === FLYING).length
}

/** Bit by owner: everybody on a side. */
function maskOf(g: Warcraft, side: number): number {
  return g.battle!.side.reduce((mask, of, owner) => (of === side ? mask | (1 << owner) : mask), 0)
}

/** WC-X-HER-30, WC-X-HER-33: creatures from reserves, as many as there are markers. */
function summon(g: Warcraft, seat: Seat, effect: Extract<Effect, { op: 'summon' }>): void {
  const battle = g.battle!
  const wanted =
    effect.count === 'killed' ? battle.killed : nearForest(g) ? (effect.inForest ?? effect.count) : effect.count
  const hex = effect.at === 'battlefield' ? battle.hex : g.at[heroOf(seat)]
  for (let i = Math.min(wanted, inReserve(g, seat, SUMMON)); i > 0; i--) {
    const piece = findPiece(g, seat, SUMMON, RESERVE)
    g.at[piece] = hex
    tell(g, 'placed', piece, hex)
  }
}

/** Force of Nature: battlefield or flank is a forest that is not completely depleted. */
function nearForest(g: Warcraft): boolean {
  const { terrain, next } = mapOf(g)
  const { hex } = g.battle!
  return [hex, ...next[hex]].some(space => terrain[space] === FOREST && g.depletion[space] !== DEPLETED)
}
