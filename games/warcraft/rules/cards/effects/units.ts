import type { Seat } from '@hexarium/kernel'
import { FOREST } from '../../../content/boards.ts'
import { tell } from '../../../events.ts'
import {
  CREEP,
  FLYING,
  findPiece,
  HERO,
  heroOf,
  inReserve,
  KIND,
  MELEE,
  OWNER,
  SUMMON,
  WORKER,
} from '../../../pieces.ts'
import { mapOf, roomIn } from '../../../spaces.ts'
import {
  DEPLETED,
  DEVOURED,
  type Hex,
  NONE,
  type Piece,
  type Play,
  RESERVE,
  type Warcraft,
  WHOLE_BATTLE,
} from '../../../state.ts'
import { fightersOfSide, heroTakesPart } from '../../battle/fighters.ts'
import { abandonProject, loseDie, loseUnit } from '../../battle/removal.ts'
import { healHero, woundHero } from '../../heroes/wounds.ts'
import { rollSuccesses } from '../successes.ts'
import { enemiesIn } from '../targets.ts'
import { always, type Deeds, type EffectOf, type Pending, sideOf } from './deed.ts'

/** Units lost, wounded, healed, summoned and brought back. */
export const onTheUnits: Deeds<
  | 'devour'
  | 'destroySummon'
  | 'endEffect'
  | 'rollCasualties'
  | 'casualties'
  | 'heal'
  | 'returnLost'
  | 'kill'
  | 'replaceTarget'
  | 'summon'
  | 'wound'
  | 'rebirth'
> = {
  devour: always((g, { seat, targets }) => devour(g, seat, targets[0])),
  destroySummon: {
    perform: pickOne,
    works: (g, seat) => fightersOfSide(g, 1 - sideOf(g, seat)).some(piece => KIND[piece] === SUMMON),
  },
  endEffect: { perform: pickOne, works: (g, seat) => endable(g, seat).length > 0 },
  rollCasualties: always(rollCasualties),
  casualties: always((g, play, { count, zone, late }, pending) => {
    if (late) g.battle!.late[play.seat] += count
    else queue(pending, zoneOf(g, play, zone), count)
  }),
  heal: {
    perform: (g, { seat }, { count }) => healHero(g, seat, count),
    works: (g, seat) => g.wounds[seat] > 0 && (g.battle === null || heroTakesPart(g, seat)),
  },
  returnLost: {
    perform(g, { seat }, effect, pending) {
      pending.picks = canReturn(g, seat, effect) ? effect.count : 0
    },
    works: canReturn,
  },
  kill: always((g, { targets }, { heroWounds = 0 }) => kill(g, targets[0], heroWounds)),
  replaceTarget: always((g, { seat, targets }) => replaceTarget(g, seat, targets[0])),
  summon: {
    perform: summon,
    works: (g, seat, { count }) => inReserve(g, seat, SUMMON) > 0 && (count !== 'killed' || g.battle!.killed > 0),
  },
  wound: always((g, { seat, targets }, { count, ifHero, orCasualty }, pending) => {
    if (orCasualty) woundEnemyHero(g, seat, pending)
    else if (ifHero && KIND[targets[0]] === HERO) woundHero(g, OWNER[targets[0]], count)
  }),
  rebirth: always((g, { seat }) => {
    g.dying = NONE
    healHero(g, seat, g.wounds[seat])
  }),
}

/** What is meant is picked next. */
function pickOne(_g: Warcraft, _play: Play, _effect: unknown, pending: Pending): void {
  pending.picks = 1
}

/** Losses to be taken in a space, or anywhere (NONE). */
function queue(pending: Pending, zone: Hex, count: number): void {
  if (count === 0) return
  pending.zones.push(zone)
  pending.counts.push(count)
}

function zoneOf(g: Warcraft, { targets }: Play, zone: string): Hex {
  if (zone === 'battle') return NONE
  return zone === 'battlefield' ? g.battle!.hex : targets[0]
}

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

/** Purge: effects enemies set up to last for this battle, by their place among what lasts. */
export function endable(g: Warcraft, seat: Seat): number[] {
  const { side, lasting } = g.battle!
  return lasting.flatMap(({ until, by }, i) => (until === WHOLE_BATTLE && side[by] === 1 - side[seat] ? [i] : []))
}

/** Lightning, swarms and flames: dice, each of which may be a casualty. */
function rollCasualties(g: Warcraft, play: Play, effect: EffectOf<'rollCasualties'>, pending: Pending): void {
  const { seat } = play
  const { hex } = g.battle!
  const zones = effect.zone === 'perSpace' ? [hex, ...mapOf(g).next[hex]] : [zoneOf(g, play, effect.zone)]
  let left = effect.most ?? Number.MAX_SAFE_INTEGER
  for (const zone of zones) {
    const dice = Math.min(left, effect.dice === 'enemies' ? enemiesIn(g, seat, zone) : effect.dice)
    if (dice === 0) continue
    left -= dice
    const successes = rollSuccesses(g, seat, dice, effect.atMost)
    queue(pending, zone, successes)
    if (effect.heals) healHero(g, seat, successes)
  }
}

/** Death Coil: an enemy hero in the battle is wounded; without one the enemies take a casualty. */
function woundEnemyHero(g: Warcraft, seat: Seat, pending: Pending): void {
  if (enemyHeroes(g, seat).length === 0) queue(pending, NONE, 1)
  else pending.picks = 1
}

export function enemyHeroes(g: Warcraft, seat: Seat): Piece[] {
  return fightersOfSide(g, 1 - sideOf(g, seat)).filter(piece => KIND[piece] === HERO)
}

/** Units lost in a battle one has won that could come back within the stacking limit. */
function canReturn(g: Warcraft, seat: Seat, effect: EffectOf<'returnLost'>): boolean {
  return g.battle!.winner === sideOf(g, seat) && returnable(g, seat, effect).length > 0
}

/** The unit types that could come back: one lost piece of each. */
export function returnable(g: Warcraft, seat: Seat, { meleeOnly }: EffectOf<'returnLost'>): number[] {
  if (roomIn(g, seat, g.battle!.hex) <= 0) return []
  const types: number[] = []
  for (const piece of g.battle!.lost) {
    if (OWNER[piece] !== seat || g.at[piece] !== RESERVE || KIND[piece] > FLYING) continue
    if ((!meleeOnly || KIND[piece] === MELEE) && !types.includes(KIND[piece])) types.push(KIND[piece])
  }
  return types
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

/** WC-X-HER-30, WC-X-HER-33: creatures from reserves, as many as there are markers. */
function summon(g: Warcraft, { seat }: Play, effect: EffectOf<'summon'>): void {
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
