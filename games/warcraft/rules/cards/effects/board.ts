import type { Seat } from '@hexarium/kernel'
import { HERO_COST_PER_LEVEL, RENEWED_WOOD } from '../../../content/components.ts'
import { GOLD_COST, WOOD_COST, WORKER_COST } from '../../../content/races.ts'
import { tell } from '../../../events.ts'
import { endOf, firstOf, HERO, heroOf, KIND, OWNER, SLOTS, WORKER } from '../../../pieces.ts'
import { areFriends, bar, enemiesOf, movesLater } from '../../../spaces.ts'
import {
  BY_DIE,
  builderOf,
  ENDLESS,
  FULL,
  HELD,
  type Hex,
  NONE,
  type Piece,
  type Play,
  type Warcraft,
} from '../../../state.ts'
import { destroyOutpost, takeAway } from '../../battle/removal.ts'
import { revealCreeps, revealToken } from '../../movement/discoveries.ts'
import { blinkSpaces, teleportSpaces } from '../relocation-spaces.ts'
import { hiddenCreep } from '../targets.ts'
import { always, besides, type Deeds, type EffectOf } from './deed.ts'

/** Moves, resources, spaces and Outposts. */
export const onTheBoard: Deeds<
  | 'haste'
  | 'cripple'
  | 'hold'
  | 'windWalk'
  | 'portal'
  | 'meld'
  | 'massTeleport'
  | 'blink'
  | 'armWorkers'
  | 'sacrifice'
  | 'gain'
  | 'pillage'
  | 'renew'
  | 'barHarvest'
  | 'reveal'
  | 'destroyOutpost'
> = {
  haste: always((g, { seat, targets }, { by, most }) =>
    changeMoves(g, seat, targets[0], moves => (moves < 0 ? moves : Math.max(moves, Math.min(most, moves + by)))),
  ),
  cripple: always((g, { seat, targets }, { by }) => {
    changeMoves(g, g.active, targets[0], moves => (moves > 0 ? Math.max(0, moves - by) : moves))
    if (!g.lenient) slowLater(g, seat, targets[0], by)
  }),
  hold: always((g, { targets }) => changeMoves(g, g.active, targets[0], () => HELD)),
  windWalk: always((g, { seat }, { moves }) => {
    const hero = heroOf(seat)
    if (g.moves[hero] !== HELD) g.moves[hero] = Math.max(g.moves[hero], moves)
    g.walking |= 1 << seat
  }),
  // who goes where is asked by `relocation`
  portal: always(() => {}),
  meld: always(() => {}),
  massTeleport: { perform() {}, works: (g, seat) => teleportSpaces(g, seat).length > 0 },
  blink: { perform() {}, works: (g, seat, { within }) => blinkSpaces(g, seat, within).length > 0 },
  armWorkers: always((g, { seat }) => armWorkers(g, seat)),
  sacrifice: always((g, { targets }) => {
    tell(g, 'leaves', targets[0], g.at[targets[0]])
    takeAway(g, targets[0])
  }),
  gain: always((g, { seat }, { gold, wood }) => {
    g.gold[seat] += gold
    g.wood[seat] += wood
    tell(g, 'gains', seat, gold, wood)
  }),
  pillage: { perform: (g, { seat }) => pillage(g, seat), works: canPillage },
  renew: always((g, { targets }) => renew(g, targets[0])),
  barHarvest: always((g, { seat, targets }) => barHarvest(g, seat, targets[0])),
  reveal: always((g, { targets }) => {
    if (targets.length > 0) revealSpace(g, targets[0])
  }),
  destroyOutpost: besides(destroyOutposts),
}

/** Changes how far the units, workers and the hero of a seat in a space may move this turn. */
function changeMoves(g: Warcraft, seat: Seat, hex: Hex, change: (moves: number) => number): void {
  for (let piece = seat * SLOTS; piece <= heroOf(seat); piece++)
    if (g.at[piece] === hex) g.moves[piece] = change(g.moves[piece])
}

/** Cripple: all enemies in the space, those too whose Move Step is still to come this turn. */
function slowLater(g: Warcraft, seat: Seat, hex: Hex, by: number): void {
  for (let other = 0; other < g.race.length; other++) {
    if (other === g.active || !movesLater(g, other) || areFriends(g, seat, other)) continue
    for (let piece = other * SLOTS; piece <= heroOf(other); piece++)
      if (g.at[piece] === hex) for (let i = 0; i < by; i++) g.slowed.push(piece)
  }
}

/** Call to Arms: until the Move Step is over. */
function armWorkers(g: Warcraft, seat: Seat): void {
  for (let piece = firstOf(seat, WORKER); piece < endOf(seat, WORKER); piece++)
    if (g.at[piece] === g.trigger) g.armed.push(piece)
  tell(g, 'calledToArms', seat, g.trigger)
}

/** Pillage: the unit lost had a price, and an owner with something to take. */
function canPillage(g: Warcraft): boolean {
  const piece = g.battle!.lastLost
  const owner = OWNER[piece]
  return KIND[piece] <= HERO && owner < g.race.length && g.gold[owner] + g.wood[owner] > 0
}

/** Pillage: the cost of the unit just lost, as far as its owner has it. */
function pillage(g: Warcraft, seat: Seat): void {
  const piece = g.battle!.lastLost
  const owner = OWNER[piece]
  const [goldCost, woodCost] = priceOf(g, piece)
  const gold = Math.min(g.gold[owner], goldCost)
  const wood = Math.min(g.wood[owner], woodCost)
  g.gold[owner] -= gold
  g.wood[owner] -= wood
  g.gold[seat] += gold
  g.wood[seat] += wood
  tell(g, 'steals', seat, owner, gold, wood)
}

/** WC-B-SPE-11, WC-X-HER-50: what it costs to train one anew, in gold and in wood; a hero on the level he fell at. */
function priceOf(g: Warcraft, piece: Piece): readonly [gold: number, wood: number] {
  const kind = KIND[piece]
  if (kind === WORKER) return [WORKER_COST, 0]
  if (kind !== HERO) return [GOLD_COST[kind], WOOD_COST[kind]]
  const cost = g.heroLevel[OWNER[piece]] * HERO_COST_PER_LEVEL
  return [cost, cost]
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

/** Flare: a creep marker or a hidden resource token. */
function revealSpace(g: Warcraft, hex: Hex): void {
  if (hiddenCreep(g, hex) !== NONE) revealCreeps(g, hex)
  else revealToken(g, hex)
}

/** Earthquake: unfinished Outposts in the target space; Death and Decay: an enemy one in the battlefield. */
function destroyOutposts(g: Warcraft, { seat, targets }: Play, { unfinished }: EffectOf<'destroyOutpost'>): void {
  const hex = unfinished ? targets[0] : g.battle!.hex
  g.outpostAt.forEach((at, outpost) => {
    const isEnemy = (enemiesOf(g, seat) & (1 << builderOf(outpost))) !== 0
    if (at === hex && isEnemy && (!unfinished || !g.outpostDone[outpost])) destroyOutpost(g, outpost)
  })
}
