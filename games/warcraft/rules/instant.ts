import { roll, type Seat } from '@hexarium/kernel'
import { cards } from '../content/cards.ts'
import { BATTLE_DIE, RENEWED_WOOD } from '../content/components.ts'
import type { Effect } from '../content/effects.ts'
import { GOLD_COST, WOOD_COST, WORKER_COST } from '../content/races.ts'
import { tell } from '../events.ts'
import { CREEP, endOf, findPiece, firstOf, HERO, heroOf, KIND, MELEE, OWNER, SLOTS, WORKER } from '../pieces.ts'
import { areFriends, bar, enemiesOf } from '../spaces.ts'
import { BY_DIE, ENDLESS, FULL, HELD, type Hex, NONE, type Piece, type Play, RESERVE, type Warcraft } from '../state.ts'
import { performInBattle } from './battle-effects.ts'
import { discardRandom, drawCards } from './cards.ts'
import { revealCreeps, revealToken } from './discoveries.ts'
import { heroTakesPart } from './fighters.ts'
import { destroyOutpost, loseDie, loseUnit, takeAway } from './removal.ts'
import { hiddenCreep } from './targets.ts'
import { healHero, woundHero } from './wounds.ts'

/** Does what an effect says, where nobody needs to be asked any more. */
export function performNow(g: Warcraft, play: Play, effect: Effect): void {
  const { seat, targets } = play
  switch (effect.op) {
    case 'gain':
      g.gold[seat] += effect.gold
      g.wood[seat] += effect.wood
      tell(g, 'gains', seat, effect.gold, effect.wood)
      break
    case 'haste':
      changeMoves(g, seat, targets[0], moves =>
        moves < 0 ? moves : Math.max(moves, Math.min(effect.most, moves + effect.by)),
      )
      break
    case 'cripple':
      changeMoves(g, g.active, targets[0], moves => (moves > 0 ? Math.max(0, moves - effect.by) : moves))
      break
    case 'hold':
      changeMoves(g, g.active, targets[0], () => HELD)
      break
    case 'windWalk':
      if (g.moves[heroOf(seat)] !== HELD) g.moves[heroOf(seat)] = Math.max(g.moves[heroOf(seat)], effect.moves)
      g.walking |= 1 << seat
      break
    case 'armWorkers':
      armWorkers(g, seat)
      break
    case 'cancel':
      g.stack[g.stack.length - 2].cancelled = 1
      break
    case 'discardOrCancel':
      if (discardRandom(g, g.stack[g.stack.length - 2].seat) === undefined) g.stack[g.stack.length - 2].cancelled = 1
      break
    case 'discardRandom':
      makeDiscard(g, play, effect)
      break
    case 'drawIfDiscarded':
      if (g.battle!.discarded) drawCards(g, seat, 1)
      break
    case 'draw':
      drawCards(g, seat, effect.count)
      break
    case 'reveal':
      if (targets.length > 0) revealSpace(g, targets[0])
      break
    case 'renew':
      renew(g, targets[0])
      break
    case 'barHarvest':
      barHarvest(g, seat, targets[0])
      break
    case 'pillage':
      pillage(g, seat)
      break
    case 'heal':
      healHero(g, seat, effect.count)
      break
    case 'sacrifice':
      tell(g, 'leaves', targets[0], g.at[targets[0]])
      takeAway(g, targets[0])
      break
    case 'check': {
      const passed = roll(g, seat, BATTLE_DIE, 'low') <= effect.atMost
      tell(g, 'rolled', seat, passed ? 1 : 0)
      if (passed) for (const next of effect.so) performNow(g, play, next)
      break
    }
    case 'kill':
      kill(g, targets[0], effect.heroWounds ?? 0)
      break
    case 'replaceTarget':
      replaceTarget(g, seat, targets[0])
      break
    case 'destroyOutpost':
      destroyOutposts(g, play, effect.unfinished === true)
      break
    case 'rebirth':
      g.dying = NONE
      healHero(g, seat, g.wounds[seat])
      break
    default:
      performInBattle(g, play, effect)
  }
}

/** Changes how far the units, workers and the hero of a seat in a space may move this turn. */
function changeMoves(g: Warcraft, seat: Seat, hex: Hex, change: (moves: number) => number): void {
  for (let piece = seat * SLOTS; piece <= heroOf(seat); piece++)
    if (g.at[piece] === hex) g.moves[piece] = change(g.moves[piece])
}

/** Call to Arms: until the Move Step is over. */
function armWorkers(g: Warcraft, seat: Seat): void {
  for (let piece = firstOf(seat, WORKER); piece < endOf(seat, WORKER); piece++)
    if (g.at[piece] === g.trigger) g.armed.push(piece)
  tell(g, 'calledToArms', seat, g.trigger)
}

/** Siphon Mana, Mana Burn. */
function makeDiscard(g: Warcraft, { seat, targets }: Play, effect: Extract<Effect, { op: 'discardRandom' }>): void {
  const battle = g.battle!
  battle.discarded = 0
  for (let other = 0; other < g.race.length; other++) {
    const isMeant = effect.whom === 'chosen' ? other === targets[0] : battle.side[other] === 1 - battle.side[seat]
    const card = isMeant ? discardRandom(g, other) : undefined
    if (card === undefined) continue
    battle.discarded = 1
    const burns = effect.woundOnMana !== undefined && cards[card].gives >= effect.woundOnMana
    if (burns && heroTakesPart(g, other)) woundHero(g, other, 1)
  }
}

/** Flare: a creep marker or a hidden resource token. */
function revealSpace(g: Warcraft, hex: Hex): void {
  if (hiddenCreep(g, hex) !== NONE) revealCreeps(g, hex)
  else revealToken(g, hex)
}

/** Renew, WC-X-DRN-04: clears a depletion marker, or adds wood under Options 6 and 7. */
function renew(g: Warcraft, hex: Hex): void {
  if (g.options.resources !== BY_DIE) g.stock[hex] += RENEWED_WOOD
  if (g.depletion[hex] !== ENDLESS) g.depletion[hex] = FULL
  tell(g, 'renewed', hex)
}

/** Disease Cloud: no enemy harvests there this turn. */
function barHarvest(g: Warcraft, seat: Seat, hex: Hex): void {
  for (let other = 0; other < g.race.length; other++) if (!areFriends(g, seat, other)) bar(g, other, hex)
  tell(g, 'barred', hex)
}

/** Pillage: the cost of the unit just lost, as far as its owner has it. */
function pillage(g: Warcraft, seat: Seat): void {
  const piece = g.battle!.lastLost
  const owner = OWNER[piece]
  const isWorker = KIND[piece] === WORKER
  const gold = Math.min(g.gold[owner], isWorker ? WORKER_COST : GOLD_COST[KIND[piece]])
  const wood = Math.min(g.wood[owner], isWorker ? 0 : WOOD_COST[KIND[piece]])
  g.gold[owner] -= gold
  g.wood[owner] -= wood
  g.gold[seat] += gold
  g.wood[seat] += wood
  tell(g, 'steals', seat, owner, gold, wood)
}

/** Shadow Strike, Impale, Possession: the target is lost; a hero is wounded, a creep loses a die. */
function kill(g: Warcraft, piece: Piece, heroWounds: number): void {
  if (g.at[piece] < 0) return
  if (KIND[piece] === HERO) woundHero(g, OWNER[piece], heroWounds)
  else if (KIND[piece] === CREEP) loseDie(g, piece)
  else loseUnit(g, piece)
  g.battle!.lastLost = NONE
}

/** Possession: a unit of the same type from reserves stands in the battlefield. */
function replaceTarget(g: Warcraft, seat: Seat, target: Piece): void {
  const type = KIND[target] === WORKER ? MELEE : KIND[target]
  const piece = findPiece(g, seat, type, RESERVE)
  if (piece === NONE) return
  g.at[piece] = g.battle!.hex
  g.battle!.crowded |= 1 << seat
  tell(g, 'placed', piece, g.battle!.hex)
}

/** Earthquake: unfinished Outposts in the target space; Death and Decay: an enemy one in the battlefield. */
function destroyOutposts(g: Warcraft, { seat, targets }: Play, unfinished: boolean): void {
  const hex = unfinished ? targets[0] : g.battle!.hex
  g.outpostAt.forEach((at, outpost) => {
    const isEnemy = (enemiesOf(g, seat) & (1 << (outpost >> 1))) !== 0
    if (at === hex && isEnemy && (!unfinished || !g.outpostDone[outpost])) destroyOutpost(g, outpost)
  })
}
