import type { Seat } from '@hexarium/kernel'
import type { Until } from '../../../content/effects.ts'
import { tell } from '../../../events.ts'
import { FLYING, HERO, heroOf, KIND, MELEE } from '../../../pieces.ts'
import {
  AREA,
  DAZED,
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
  ROLL_MOD,
  ROUND,
  SHELTER_OTHERS,
  SHELTERED,
  type Side,
  STRENGTH,
  type Warcraft,
  WHOLE_BATTLE,
} from '../../../state.ts'
import { countDice, enemyHits, rollOnHits } from '../../battle/attack.ts'
import { fightersOf, ownersOf } from '../../battle/fighters.ts'
import { lossChoices } from '../../battle/loss-choice.ts'
import { rollSuccesses } from '../successes.ts'
import { always, type Deeds, type EffectOf, sideOf } from './deed.ts'

const LENGTH: Readonly<Record<Until, number>> = { phase: PHASE, round: ROUND, battle: WHOLE_BATTLE }

/** How a battle is fought: who attacks with how many dice and how strongly, and how many casualties come of it. */
export const inTheFight: Deeds<
  | 'prevent'
  | 'preventByRoll'
  | 'daze'
  | 'shelter'
  | 'mark'
  | 'groundFlyers'
  | 'reroll'
  | 'rollMod'
  | 'firstStrike'
  | 'chooseCasualty'
  | 'attacks'
  | 'attacksPerHit'
  | 'casualtiesPerOne'
  | 'strength'
  | 'areaAttack'
  | 'heroDice'
  | 'heroRanged'
  | 'ignoreWounds'
> = {
  prevent: {
    perform(g, { seat, targets }, effect) {
      prevent(g, sideOf(g, effect.whom === 'chosen' ? targets[0] : seat), preventedCount(g, seat, effect))
    },
    works: (g, seat, { whom }) => whom === 'chosen' || mustLose(g, seat),
  },
  preventByRoll: {
    perform(g, { seat }, { dice, atMost }) {
      prevent(g, sideOf(g, seat), rollSuccesses(g, seat, dice === 'enemyHits' ? enemyHits(g, seat) : dice, atMost))
    },
    works: mustLose,
  },
  daze: always((g, play, { until, whom }) => {
    for (const piece of whom ? [heroOf(play.seat)] : play.targets) last(g, play, DAZED, piece, LENGTH[until])
  }),
  shelter: always((g, play, { until, whom }) => {
    if (whom === 'others') last(g, play, SHELTER_OTHERS, play.seat, LENGTH[until])
    else for (const piece of whom ? [heroOf(play.seat)] : play.targets) last(g, play, SHELTERED, piece, LENGTH[until])
  }),
  mark: always((g, play) => last(g, play, MARKED, play.targets[0], ROUND)),
  groundFlyers: always((g, play) => last(g, play, GROUNDED, 1 - sideOf(g, play.seat), WHOLE_BATTLE)),
  reroll: always((g, play) => last(g, play, REROLL, play.seat, PHASE)),
  rollMod: always((g, play, { by }) => last(g, play, ROLL_MOD, play.seat, PHASE, { value: by })),
  firstStrike: always((g, play) => last(g, play, FIRST_STRIKE, sideOf(g, play.seat), PHASE)),
  chooseCasualty: {
    perform(g, { seat }) {
      g.battle!.chooser = seat
    },
    works: g => lossChoices(g, g.battle!.losing).length > 1,
  },
  attacks: {
    perform(g, play, { count, strength = NONE, whose }) {
      const on = whose ? attackerAmong(g, 1 - sideOf(g, play.seat)) : play.seat
      const value = count === 'ownFlyers' ? flyersOf(g, play.seat) : count
      last(g, play, EXTRA_ATTACKS, on, PHASE, { value, limit: strength })
    },
    works: (g, seat, { count }) => count !== 'ownFlyers' || flyersOf(g, seat) > 0,
  },
  attacksPerHit: { perform: (g, { seat }) => rollOnHits(g, seat), works: (g, seat) => g.battle!.hits[seat] > 0 },
  casualtiesPerOne: {
    perform(g, { seat }, { most }) {
      const battle = g.battle!
      const more = Math.min(most, battle.ones[seat])
      battle.toll[1 - battle.side[seat]] += more
      battle.caused[seat] += more
    },
    works: (g, seat) => g.battle!.ones[seat] > 0,
  },
  strength: always((g, play, { by, limit, types, whose, until }) => {
    const on = whose ? maskOf(g, 1 - sideOf(g, play.seat)) : 1 << play.seat
    for (const type of types === 'chosen' ? play.targets : types)
      last(g, play, STRENGTH, on, LENGTH[until], { type, value: by, limit })
  }),
  areaAttack: {
    perform: (g, play, { whom, until }) =>
      last(g, play, AREA, play.seat, LENGTH[until], { type: whom === 'hero' ? HERO : FLYING }),
    works: (g, seat, { whom }) => whom === 'hero' || flyersOf(g, seat) > 0,
  },
  heroDice: always((g, play, { add = 0, set = 0, until }) =>
    last(g, play, HERO_DICE, play.seat, LENGTH[until], { value: add, limit: set }),
  ),
  heroRanged: always((g, play, { until }) => last(g, play, HERO_RANGED, play.seat, LENGTH[until])),
  ignoreWounds: {
    perform: (g, play, { count, until }) => last(g, play, IGNORE_WOUNDS, play.seat, LENGTH[until], { value: count }),
    works: (g, seat, { until }) => until !== 'phase' || mustLose(g, seat),
  },
}

/** Sets up something that lasts. */
function last(g: Warcraft, { seat }: Play, kind: number, on: number, until: number, more: Partial<Lasting> = {}): void {
  g.battle!.lasting.push({ kind, by: seat, on, type: NONE, value: 0, limit: NONE, until, ...more })
}

/** True if a seat's side has casualties to take. */
function mustLose(g: Warcraft, seat: Seat): boolean {
  return g.battle!.toll[sideOf(g, seat)] > 0
}

/** Lowers the casualties a side has to take. */
function prevent(g: Warcraft, side: Side, count: number): void {
  const { toll } = g.battle!
  toll[side] = Math.max(0, toll[side] - count)
  tell(g, 'toll', side, toll[side])
}

/** Defend and Spirit Link prevent more with enough units in the battle. */
function preventedCount(g: Warcraft, seat: Seat, { count, many }: EffectOf<'prevent'>): number {
  if (!many) return count
  const fitting = fightersOf(g, seat, buffer).filter(piece => many.type === 'any' || KIND[piece] === MELEE)
  return fitting.length >= many.least ? many.count : count
}

const buffer: Piece[] = []

/** Berserker Rage: the opponent who attacks in this phase gets the die; the first of them if there are several. */
function attackerAmong(g: Warcraft, side: Side): number {
  const owners = ownersOf(g, side)
  return owners.find(owner => countDice(g, owner) > 0) ?? owners[0]
}

function flyersOf(g: Warcraft, seat: Seat): number {
  return fightersOf(g, seat, buffer).filter(piece => KIND[piece] === FLYING).length
}

/** Bit by owner: everybody on a side. */
function maskOf(g: Warcraft, side: Side): number {
  return g.battle!.side.reduce((mask, of, owner) => (of === side ? mask | (1 << owner) : mask), 0)
}
