import type { Seat } from '@hexarium/kernel'
import { AREA_ATTACK } from '../content/races.ts'
import {
  CREEP,
  creatureOf,
  creepOf,
  FLYING,
  HERO,
  heroCardOf,
  holdsSpace,
  KIND,
  OWNER,
  PIECES,
  RANGED,
  SUMMON,
  tileOf,
  WORKER,
} from '../pieces.ts'
import { areFriends, mapOf } from '../spaces.ts'
import { builderOf, type Hex, type Owner, type Piece, type Warcraft } from '../state.ts'
import { taste } from './taste.ts'

/** Chances to hit a round, and casualties it takes: what a force is. */
export interface Force {
  hits: number
  lives: number
}

/** Who stands where, as one seat sees it: worked out once for a question. */
export interface Chart {
  g: Warcraft
  seat: Seat
  /** By space: forces of one's own side, of enemy players and neutral units, of creeps. */
  own: Force[]
  foe: Force[]
  creeps: Force[]
  /** By space: own units (three types and heroes), enemy workers and Outposts. */
  ownUnits: number[]
  prey: number[]
}

/** What a sixth of a creep's die is worth that hits many. */
const AREA = 1.15

/** The force of one piece; nothing for workers. */
export function forceOf(g: Warcraft, piece: Piece): Force {
  const owner = OWNER[piece]
  switch (KIND[piece]) {
    case WORKER:
      return { hits: 0, lives: 0 }
    case HERO: {
      const { strength, life } = heroCardOf(g, owner)
      return { hits: strength / 6, lives: life - g.wounds[owner] }
    }
    case SUMMON: {
      const { strength, dice } = creatureOf(g, owner)!
      return { hits: (strength * dice) / 6, lives: 1 }
    }
    case CREEP: {
      const { strength, dice, abilities } = creepOf(g, piece)
      return { hits: ((strength * dice) / 6) * (abilities & AREA_ATTACK ? AREA : 1), lives: dice }
    }
    default:
      return unitForce(g, owner, KIND[piece])
  }
}

/** The force of one unit of a type. */
export function unitForce(g: Warcraft, owner: Owner, type: number): Force {
  const { strength, abilities } = tileOf(g, owner, type)
  const { early, wings, ability } = taste.now
  const edge =
    (type === RANGED ? early : 1) * (abilities & AREA_ATTACK ? ability : 1) * (abilities & ~AREA_ATTACK ? ability : 1)
  return { hits: (strength / 6) * edge, lives: type === FLYING ? wings : 1 }
}

/** The chart of a seat. */
export function chartOf(g: Warcraft, seat: Seat): Chart {
  const { size } = mapOf(g).board
  const forces = () => Array.from({ length: size }, () => ({ hits: 0, lives: 0 }))
  const chart: Chart = {
    g,
    seat,
    own: forces(),
    foe: forces(),
    creeps: forces(),
    ownUnits: new Array<number>(size).fill(0),
    prey: new Array<number>(size).fill(0),
  }
  for (let piece = 0; piece < PIECES; piece++) if (g.at[piece] >= 0) enter(chart, piece)
  g.outpostAt.forEach((hex, outpost) => {
    if (hex >= 0 && !areFriends(g, seat, builderOf(outpost))) chart.prey[hex] += taste.now.outpostPrey
  })
  return chart
}

function enter(chart: Chart, piece: Piece): void {
  const { g, seat } = chart
  const hex = g.at[piece]
  const isOwn = areFriends(g, seat, OWNER[piece])
  if (KIND[piece] === WORKER && !isOwn) chart.prey[hex] += taste.now.workerPrey
  if (isOwn && KIND[piece] !== CREEP && holdsSpace(g, piece)) chart.ownUnits[hex]++
  if (isOwn && KIND[piece] === CREEP) return // the dragons are no enemies of the Horde
  const into = isOwn ? chart.own[hex] : KIND[piece] === CREEP ? chart.creeps[hex] : chart.foe[hex]
  add(into, forceOf(g, piece))
}

export function add(to: Force, more: Force): void {
  to.hits += more.hits
  to.lives += more.lives
}

/** The force in a space and those around it: all that takes part in a battle there (WC-B-BAT-02). */
export function around(g: Warcraft, forces: readonly Force[], hex: Hex): Force {
  const sum = { ...forces[hex] }
  for (const next of mapOf(g).next[hex]) add(sum, forces[next])
  return sum
}

/** The chance that one force beats another; an empty one never wins. */
export function chanceOf(mine: Force, theirs: Force): number {
  const [a, b] = [mine.hits * mine.lives, theirs.hits * theirs.lives]
  if (b === 0) return 1
  return a === 0 ? 0 : 1 / (1 + (b / a) ** taste.now.sharpness)
}

/** The share of its force a winner loses. */
export function priceOf(mine: Force, theirs: Force): number {
  const ratio = (theirs.hits * theirs.lives) / Math.max(1e-9, mine.hits * mine.lives)
  return ratio >= 1 ? 0.8 : 1 - Math.sqrt(1 - ratio * 0.96)
}

/** What a force is worth to its owner, in victory points. */
export function worthOfForce({ hits, lives }: Force): number {
  return taste.now.life * lives + taste.now.hit * hits
}
