import type { Seat } from '@hexarium/kernel'
import { FOREST, GOLDMINE } from '../content/boards.ts'
import { STACK } from '../content/components.ts'
import { endOf, firstOf, WORKER } from '../pieces.ts'
import { destinations } from '../rules/movement/movement.ts'
import { isNecromancer } from '../rules/movement/reach.ts'
import { CONSTRUCT } from '../rules/town/conditions.ts'
import { mapOf } from '../spaces.ts'
import { BY_DIE, DEPLETED, ENDLESS, type Hex, NONE, type Piece, type Warcraft } from '../state.ts'
import type { Orders } from './campaign.ts'
import { type Chart, chartOf } from './chart.ts'
import { steps } from './ground.ts'
import { planOf } from './purse.ts'
import { taste } from './taste.ts'

/** What a worker brings until the next Spend Step but one, roughly. */
const YIELD = 2.5
/** For so much of both resources one more worker builds at home. */
const RICH = 9

/** Where the workers of a seat should go this step. */
export function workOrders(g: Warcraft, seat: Seat): Orders {
  const chart = chartOf(g, seat)
  const orders: Orders = new Map()
  const crowd = mapOf(g).terrain.map(() => 0)
  const workers: Piece[] = []
  for (let piece = firstOf(seat, WORKER); piece < endOf(seat, WORKER); piece++) {
    if (g.at[piece] < 0) continue
    crowd[g.at[piece]]++
    if (g.moves[piece] > 0 && !g.outpostWorker.includes(piece)) workers.push(piece)
  }
  if (isNecromancer(g, firstOf(seat, WORKER))) return hauntings(chart, workers)
  let builders = wantedBuilders(g, seat, crowd[g.town[seat]])
  for (const piece of workers) {
    const from = g.at[piece]
    crowd[from]--
    const to = bestPlace(chart, piece, crowd, builders > 0)
    if (to === g.town[seat]) builders--
    crowd[to]++
    orders.set(piece, to)
  }
  return orders
}

/** One builder if nobody is at home and it is time to build; more if one is rich. */
function wantedBuilders(g: Warcraft, seat: Seat, atHome: number): number {
  const rich = Math.min(STACK, Math.floor(Math.min(g.gold[seat], g.wood[seat]) / RICH))
  if (rich === 0 && atHome > 0) return 0
  const { option, purchases } = planOf(g, seat, Math.max(1, rich))
  return option === CONSTRUCT ? purchases.length : 0
}

function bestPlace(chart: Chart, piece: Piece, crowd: readonly number[], wantsBuilder: boolean): Hex {
  const { g, seat } = chart
  const from = g.at[piece]
  let found = from
  const yields = yieldsOf(chart, crowd)
  const works = yields.some(([place]) => place === from)
  let highest = prospect(g, from, yields) + (works ? taste.now.trouble : taste.now.rest)
  if (wantsBuilder && from === g.town[seat]) highest = taste.now.builder
  for (const hex of destinations(g, piece)) {
    if (crowd[hex] >= STACK) continue
    let score = prospect(g, hex, yields)
    if (wantsBuilder && hex === g.town[seat]) score = taste.now.builder
    if (score <= highest) continue
    highest = score
    found = hex
  }
  return found
}

/** The spaces where one more worker brings something, and what. */
type Yields = readonly (readonly [place: Hex, brings: number])[]

function yieldsOf(chart: Chart, crowd: readonly number[]): Yields {
  const lack = lackOfGold(chart, crowd)
  const found: [Hex, number][] = []
  for (let place = 0; place < crowd.length; place++) {
    const brings = yieldIn(chart, place, crowd, lack)
    if (brings > 0) found.push([place, brings])
  }
  return found
}

/** How far ahead a worker looks, in spaces. */
const WITHIN = 6

/** What a worker in a space may expect: a place there, or the best within three turns. */
function prospect(g: Warcraft, hex: Hex, yields: Yields): number {
  const { delay } = taste.now // he makes two spaces a turn
  let most = 0
  for (const [place, brings] of yields) {
    const far = steps(g, hex, place)
    if (far <= WITHIN) most = Math.max(most, brings * delay ** Math.ceil(far / 2))
  }
  return most
}

/** How far gold falls behind wood, with what the others at work will bring. */
function lackOfGold({ g, seat }: Chart, crowd: readonly number[]): number {
  const { terrain } = mapOf(g)
  let lack = g.wood[seat] - g.gold[seat]
  crowd.forEach((workers, hex) => {
    if (!isFertile(g, hex)) return
    if (terrain[hex] === FOREST) lack += workers * YIELD
    else if (terrain[hex] === GOLDMINE) lack -= workers * YIELD
  })
  return lack
}

/** What one more worker brings in a space, a turn. */
function yieldIn(chart: Chart, hex: Hex, crowd: readonly number[], lack: number): number {
  const { g, seat } = chart
  const terrain = mapOf(g).terrain[hex]
  if ((terrain !== FOREST && terrain !== GOLDMINE) || crowd[hex] >= STACK) return 0
  if (!isFertile(g, hex)) return 0
  const isBlocked = chart.foe[hex].lives + chart.creeps[hex].lives > 0 && chart.ownUnits[hex] === 0
  if (isBlocked) return 0
  const home = g.town[seat] === NONE ? 0 : taste.now.fromHome * steps(g, hex, g.town[seat])
  const { dearth, scarcity, gold } = taste.now
  const dearer = Math.max(-dearth, Math.min(dearth, lack * scarcity))
  const worth = terrain === GOLDMINE ? gold + dearer : 1 - dearer
  return Math.max(0.1, worth - home - perilIn(chart, hex))
}

/** WC-B-HAR-02, WC-X-DRN-03: there is something to be had. */
export function isFertile(g: Warcraft, hex: Hex): boolean {
  if (g.depletion[hex] === ENDLESS) return true
  if (g.depletion[hex] === DEPLETED) return false
  return g.options.resources === BY_DIE || g.stock[hex] > 0 || g.token[hex] > 0
}

/** Enemies next door who are not held off. */
function perilIn({ g, foe, ownUnits }: Chart, hex: Hex): number {
  if (ownUnits[hex] > 0) return 0
  return mapOf(g).next[hex].some(next => foe[next].lives > 0) ? taste.now.peril : 0
}

/** WC-B-SCN-22: the Necromancers go where they raise units, one in each place, and away from Human units. */
function hauntings(chart: Chart, workers: readonly Piece[]): Orders {
  const { g } = chart
  const orders: Orders = new Map()
  const taken: Hex[] = []
  for (const piece of workers) {
    const score = (hex: Hex) => {
      const goals = g.quest.map((place, token) =>
        place < 0 || taken.includes(place) ? 0 : value(token) * taste.now.delay ** steps(g, hex, place),
      )
      return Math.max(0, ...goals) - perilIn(chart, hex) * 4
    }
    let found = g.at[piece]
    for (const hex of destinations(g, piece)) if (!taken.includes(hex) && score(hex) > score(found)) found = hex
    taken.push(found)
    orders.set(piece, found)
  }
  return orders
}

/** By token: melee, ranged, flying, and the graveyards. */
function value(token: number): number {
  return [3, 3, 4, 2, 2][token] ?? 0
}
