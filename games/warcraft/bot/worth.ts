import type { Seat } from '@hexarium/kernel'
import type { Effect } from '../content/effects.ts'
import { FLYING, KIND, OWNER } from '../pieces.ts'
import { fightersOfSide } from '../rules/battle/fighters.ts'
import type { EffectOf } from '../rules/cards/effects/deed.ts'
import type { Hex, Piece, Warcraft } from '../state.ts'
import { arming } from './arming.ts'
import { around, chanceOf, chartOf, worthOfForce } from './chart.ts'
import { steps } from './ground.ts'
import { hastening, hindering } from './haste.ts'
import { rescue } from './rescue.ts'
import { taste } from './taste.ts'

interface Worth<E extends Effect> {
  worth(g: Warcraft, seat: Seat, effect: E): number
}
type Worths = { readonly [op in Effect['op']]: Worth<EffectOf<op>>['worth'] }

const nothing = () => 0

/** What every effect is worth when it is played now, in casualties. */
const worths = {
  // cards and hands
  victoryPoint: nothing,
  freeBuilding: nothing,
  cancel: nothing,
  discardOrCancel: nothing,
  draw: (_g, _seat, { count }) => count * 0.6,
  discardRandom: () => 0.7,
  drawIfDiscarded: () => 0.4,
  choice: (g, seat, { options }) => Math.max(...options.map(option => worthOfEffect(g, seat, option))),
  check: (g, seat, { so }) => 0.33 * so.reduce((sum, effect) => sum + worthOfEffect(g, seat, effect), 0),
  // the board
  gain: () => 1,
  renew: () => 1,
  reveal: () => 1,
  barHarvest: () => 0.3,
  pillage: () => 0.9,
  destroyOutpost: nothing,
  haste: (g, seat) => hastening(g, seat)[1],
  windWalk: nothing,
  massTeleport: nothing,
  blink: nothing,
  portal: (g, seat) => Math.max(hopeless(g, seat), rescue(g, seat)[1]),
  meld: hopeless,
  cripple: (g, seat) => (taste.now.hinder > 0 ? hindering(g, seat)[1] : menace(g, seat)),
  hold: menace,
  armWorkers: (g, seat) => (taste.now.called > 0 ? arming(g, seat) : taste.now.armed),
  sacrifice: () => -1,
  // casualties
  prevent: (g, seat, { count, many }) => Math.min(tollOf(g, seat), many?.count ?? count),
  preventByRoll: (g, seat) => tollOf(g, seat) * 0.5,
  shelter: (_g, _seat, { whom }) => (whom === 'others' ? 1.2 : whom === 'hero' ? 0.4 : -0.3),
  mark: () => 0.2,
  chooseCasualty: () => 0.7,
  casualtiesPerOne: (g, seat, { most }) => Math.min(most, g.battle!.ones[seat]),
  rollCasualties: (g, seat, { dice, most = 9, atMost }) =>
    ((dice === 'enemies' ? Math.min(enemiesOf(g, seat).length, most) : dice) * atMost) / 6,
  casualties: (_g, _seat, { count, whose }) => (whose === 'own' ? -count : count),
  kill: () => 1.2,
  devour: () => 1.2,
  replaceTarget: () => 1,
  destroySummon: () => 1,
  endEffect: nothing,
  returnLost: (g, _seat, { count }) => Math.min(count, g.battle!.lost.length),
  summon: (g, _seat, { count }) => (count === 'killed' ? Math.min(3, g.battle!.killed) * 0.6 : count * 0.8),
  // attacks
  daze: (_g, _seat, { whom }) => (whom ? -0.5 : 0.6),
  groundFlyers: (g, seat) => taste.now.grounded * enemiesOf(g, seat).filter(piece => KIND[piece] === FLYING).length,
  reroll: (g, seat) => 0.25 * ownDice(g, seat),
  rollMod: (g, seat) => 0.25 * ownDice(g, seat),
  firstStrike: (g, seat) => 0.2 * ownDice(g, seat),
  attacks: (_g, _seat, { count, whose }) => (whose ? -0.4 : count === 'ownFlyers' ? 0.6 : count * 0.45),
  attacksPerHit: (g, seat) => g.battle!.hits[seat] * 0.5,
  strength: (g, seat, { whose }) => 0.17 * (whose ? enemiesOf(g, seat).length : ownDice(g, seat)) + 0.1,
  areaAttack: () => 0.6,
  // heroes
  heroDice: (_g, _seat, { add, set = 1 }) => 0.5 * (add ?? set - 1),
  heroRanged: nothing,
  ignoreWounds: (_g, _seat, { count }) => Math.min(2, count) * 0.5,
  heal: (g, seat, { count }) => Math.min(count, g.wounds[seat]) * 0.7,
  wound: (_g, _seat, { ifHero }) => (ifHero ? 0.2 : 0.8),
  rebirth: () => 1,
  drawKeep: nothing,
  marchAura: nothing,
  restAura: nothing,
  vampiricAura: nothing,
  evasion: nothing,
  strengthAura: nothing,
} satisfies Worths

/** What one effect is worth, in casualties. */
export function worthOfEffect(g: Warcraft, seat: Seat, effect: Effect): number {
  const worth: Worth<Effect>['worth'] = worths[effect.op]
  return worth(g, seat, effect)
}

/** The casualties a seat's side has to take. */
function tollOf(g: Warcraft, seat: Seat): number {
  return g.battle?.toll[g.battle.side[seat]] ?? 0
}

function enemiesOf(g: Warcraft, seat: Seat): Piece[] {
  return g.battle === null ? [] : fightersOfSide(g, 1 - g.battle.side[seat])
}

function hopeless(g: Warcraft, seat: Seat): number {
  return escapes(g, seat).length > 0 ? 1 : 0
}

function menace(g: Warcraft, seat: Seat): number {
  return Math.max(0, ...menaces(g, seat).map(([, worth]) => worth))
}

/** The dice a seat will roll, roughly. */
function ownDice(g: Warcraft, seat: Seat): number {
  return fightersOfSide(g, g.battle!.side[seat]).filter(piece => OWNER[piece] === seat).length / 1.5
}

/** Spaces where one's own units face enemies with little hope, worst first. */
export function escapes(g: Warcraft, seat: Seat): Hex[] {
  const chart = chartOf(g, seat)
  const lost = chart.ownUnits.flatMap((count, hex) => {
    const threat = around(g, chart.foe, hex)
    if (count === 0 || chart.foe[hex].lives === 0 || hex === g.town[seat]) return []
    return chanceOf(around(g, chart.own, hex), threat) < taste.now.hopeless && count > 1 ? [hex] : []
  })
  return lost.sort((a, b) => chart.ownUnits[b] - chart.ownUnits[a])
}

/** Spaces from which enemies who move now threaten one's own units or Town, with what it is worth to hold them there. */
export function menaces(g: Warcraft, seat: Seat): [hex: Hex, worth: number][] {
  const chart = chartOf(g, seat)
  return chart.foe.flatMap((force, hex): [Hex, number][] => {
    if (force.lives < 2) return []
    const isNear = chart.ownUnits.some((count, own) => (count > 0 || own === g.town[seat]) && steps(g, hex, own) === 1)
    return isNear ? [[hex, worthOfForce(force) / 2]] : []
  })
}
