import type { Seat } from '@hexarium/kernel'
import { STACK } from '../content/components.ts'
import { TYPES } from '../content/races.ts'
import { countPieces, FLYING, heroOf, isUnitType, KIND, SLOTS, WORKER } from '../pieces.ts'
import { destinations } from '../rules/movement/movement.ts'
import { mapOf } from '../spaces.ts'
import { type Hex, NONE, type Piece, TRAINING, type Warcraft } from '../state.ts'
import { add, around, type Chart, chanceOf, chartOf, type Force, forceOf, priceOf, worthOfForce } from './chart.ts'
import { goalsOf } from './goals.ts'
import { FAR, flight, steps } from './ground.ts'
import { taste } from './taste.ts'

/** A piece that can still move, and where to; its own space comes first. */
interface Mover {
  piece: Piece
  from: Hex
  to: Hex[]
  force: Force
}

/** By piece: where it should go; where it stands if it should stay. */
export type Orders = Map<Piece, Hex>

/** More neighbours of one's own side than this are no better company. */
const ENOUGH = 5

/** What a step promises, in victory points: attacks, and what can be occupied. */
export function promiseOf(g: Warcraft, seat: Seat): number {
  const chart = chartOf(g, seat)
  const goals = goalsNow(chart)
  const orders: Orders = new Map()
  const free = moversOf(g, seat)
  guard(chart, goals, free, orders)
  return attack(chart, goals, free, orders) + occupy(chart, goals, free, orders)
}

/** Where the units of a seat should go this step; workers have their own orders. */
export function ordersFor(g: Warcraft, seat: Seat): Orders {
  const chart = chartOf(g, seat)
  const goals = goalsNow(chart)
  const orders: Orders = new Map()
  const free = moversOf(g, seat)
  guard(chart, goals, free, orders)
  attack(chart, goals, free, orders)
  occupy(chart, goals, free, orders)
  for (const mover of free) if (!orders.has(mover.piece)) orders.set(mover.piece, advance(chart, goals, mover, orders))
  return orders
}

/** WC-B-VIC-02: the Town need not be held while nobody can come, if somebody arrives there before points are counted. */
function goalsNow(chart: Chart): number[] {
  const { g, seat } = chart
  const goals = goalsOf(chart)
  const town = g.town[seat]
  if (taste.now.relief > 0 && town >= 0 && arriving(g, seat) > 0 && threatTo(chart, town).lives === 0) goals[town] = 0
  return goals
}

/** The units that are ready to be deployed. */
function arriving(g: Warcraft, seat: Seat): number {
  let count = 0
  TYPES.forEach((_, type) => {
    count += countPieces(g, seat, type, TRAINING)
  })
  return count
}

function moversOf(g: Warcraft, seat: Seat): Mover[] {
  const movers: Mover[] = []
  for (let piece = seat * SLOTS; piece <= heroOf(seat); piece++) {
    if (KIND[piece] === WORKER || g.at[piece] < 0 || g.moves[piece] <= 0) continue
    movers.push({ piece, from: g.at[piece], to: [g.at[piece], ...destinations(g, piece)], force: forceOf(g, piece) })
  }
  return movers
}

/** WC-B-VIC-02: somebody stays in the Town, the weakest that can; more if enemies are near. */
function guard(chart: Chart, goals: readonly number[], free: readonly Mover[], orders: Orders): void {
  const { g, seat } = chart
  const town = g.town[seat]
  if (town < 0 || goals[town] === 0 || chart.foe[town].lives > 0) return
  const threat = threatTo(chart, town)
  const held: Force = { hits: 0, lives: 0 }
  for (let piece = seat * SLOTS; piece <= heroOf(seat); piece++) {
    if (g.at[piece] === town && g.moves[piece] <= 0 && KIND[piece] !== WORKER) add(held, forceOf(g, piece))
  }
  const able = free.filter(({ to }) => to.includes(town)).sort((a, b) => nearness(a, town) - nearness(b, town))
  let room = STACK - chart.ownUnits[town] + able.filter(({ from }) => from === town).length
  for (const mover of able) {
    const isEnough = held.lives > 0 && (threat.lives === 0 || chanceOf(held, threat) > taste.now.secure)
    if (isEnough || (room <= 0 && isUnitType(mover.piece))) break
    if (mover.from !== town && goals[mover.from] > goals[town] && chart.ownUnits[mover.from] === 1) continue
    orders.set(mover.piece, town)
    add(held, mover.force)
    room--
  }
}

/** Those in place first, and the weaker before the stronger. */
function nearness(mover: Mover, hex: Hex): number {
  return (mover.from === hex ? 0 : 10) + worthOfForce(mover.force) + (KIND[mover.piece] === FLYING ? 2 : 0)
}

/** Enemy players' force that could fight for a space in their next Move Step. */
function threatTo({ g, foe }: Chart, hex: Hex): Force {
  const sum = { hits: 0, lives: 0 }
  for (let from = 0; from < foe.length; from++) {
    if (foe[from].lives > 0 && Math.min(steps(g, from, hex), flight(g, from, hex) + 1) <= 2) add(sum, foe[from])
  }
  return sum
}

/** One attack that could be made. */
interface Attack {
  hex: Hex
  gain: number
  storming: Mover[]
  supporting: Mover[]
}

/** WC-B-MOV-07: attacks from the best on, each with whoever is still free; what they promise in all. */
function attack(chart: Chart, goals: readonly number[], free: readonly Mover[], orders: Orders): number {
  let promise = 0
  const targets = chart.foe.flatMap((force, hex) => (force.lives + chart.creeps[hex].lives > 0 ? [hex] : []))
  while (targets.length > 0) {
    const left = free.filter(({ piece }) => !orders.has(piece))
    let chosen: Attack | undefined
    for (const hex of targets) {
      const plan = plannedAttack(chart, goals, hex, left)
      if (plan && plan.gain > (chosen?.gain ?? taste.now.worthAnAttack)) chosen = plan
    }
    if (!chosen) break
    promise += chosen.gain
    for (const { piece } of chosen.storming) orders.set(piece, chosen.hex)
    for (const mover of chosen.supporting) orders.set(mover.piece, flankOf(chart, mover, chosen.hex))
    targets.splice(targets.indexOf(chosen.hex), 1)
  }
  return promise
}

/** What an attack on a space would bring with these movers. */
function plannedAttack(chart: Chart, goals: readonly number[], hex: Hex, free: readonly Mover[]): Attack | undefined {
  const { g } = chart
  const near = (at: Hex) => flight(g, at, hex) <= 1
  const mine: Force = around(g, chart.own, hex)
  for (const { from, force } of free) if (near(from)) add(mine, { hits: -force.hits, lives: -force.lives })
  const able = free.filter(({ to }) => to.includes(hex)).sort((a, b) => worthOfForce(b.force) - worthOfForce(a.force))
  const committed = chart.ownUnits[hex] > 0
  if (able.length === 0 && !committed) return undefined
  let room = STACK - chart.ownUnits[hex]
  const storming: Mover[] = []
  for (const mover of able) {
    if (mover.from !== hex && isUnitType(mover.piece) && room-- <= 0) continue
    if (mover.from !== hex && isSoleHolder(chart, goals, mover) && goals[mover.from] > goals[hex]) continue
    storming.push(mover)
  }
  if (storming.length === 0 && !committed) return undefined
  const supporting = free.filter(mover => !storming.includes(mover) && supports(chart, goals, mover, hex))
  for (const { force } of [...storming, ...supporting]) add(mine, force)
  const theirs = around(g, chart.foe, hex)
  add(theirs, chart.creeps[hex])
  const chance = chanceOf(mine, theirs)
  const stake = worthOfForce(mine)
  const gain =
    chance * (goals[hex] + chart.prey[hex] + taste.now.slain * worthOfForce(theirs) + heldBack(chart, hex)) -
    (chance * priceOf(mine, theirs) + (1 - chance) * taste.now.risked) * stake
  return { hex, gain, storming, supporting }
}

/** WC-B-VIC-02: an enemy who holds points there loses them. */
function heldBack(chart: Chart, hex: Hex): number {
  return chart.foe[hex].lives > 0 ? mapOf(chart.g).points[hex] * taste.now.denied : 0
}

function isSoleHolder(chart: Chart, goals: readonly number[], { from }: Mover): boolean {
  return goals[from] > 0 && chart.ownUnits[from] === 1
}

/** True if a mover can fight from a flank without giving up more than it is worth. */
function supports(chart: Chart, goals: readonly number[], mover: Mover, hex: Hex): boolean {
  if (flight(chart.g, mover.from, hex) <= 1) return mover.from !== hex
  return !isSoleHolder(chart, goals, mover) && flankOf(chart, mover, hex) !== NONE
}

/** A space next to the battlefield a mover can fight from; where it stands, if that will do. */
function flankOf(chart: Chart, { from, to }: Mover, hex: Hex): Hex {
  const fits = (at: Hex) => flight(chart.g, at, hex) === 1 && chart.foe[at].lives + chart.creeps[at].lives === 0
  if (fits(from)) return from
  return to.find(fits) ?? NONE
}

/** Spaces that are worth something and nobody defends: one unit each, from whoever misses it least; what is new is promised. */
function occupy(chart: Chart, goals: readonly number[], free: readonly Mover[], orders: Orders): number {
  let promise = 0
  const taken = new Set(orders.values())
  const open = goals.flatMap((worth, hex) => {
    const isFree = chart.foe[hex].lives + chart.creeps[hex].lives === 0 && !taken.has(hex)
    return isFree && worth + chart.prey[hex] > 0 ? [hex] : []
  })
  open.sort((a, b) => goals[b] + chart.prey[b] - goals[a] - chart.prey[a])
  for (const hex of open) {
    const staying = free.find(({ piece, from }) => from === hex && !orders.has(piece))
    const isHeld = chart.ownUnits[hex] > free.filter(({ from }) => from === hex).length
    if (isHeld) continue
    const able = free.filter(({ piece, to }) => to.includes(hex) && !orders.has(piece))
    const mover = staying ?? able.find(of => goals[of.from] < goals[hex] + chart.prey[hex])
    if (!mover) continue
    const danger = dangerIn(chart, hex, mover)
    if (goals[hex] + chart.prey[hex] <= danger) continue
    orders.set(mover.piece, hex)
    if (!staying) promise += goals[hex] + chart.prey[hex] - danger
  }
  return promise
}

/** What a unit risks in a space, in victory points. */
function dangerIn(chart: Chart, hex: Hex, { force, from }: Mover): number {
  const { g } = chart
  const threat = threatTo(chart, hex)
  if (threat.lives === 0) return 0
  const mine = around(g, chart.own, hex)
  if (flight(g, from, hex) > 1) add(mine, force)
  return (1 - chanceOf(mine, threat)) * worthOfForce(force) * taste.now.risked
}

/** Without anything to take at once: towards what is worth most, in company, out of harm's way. */
function advance(chart: Chart, goals: readonly number[], mover: Mover, orders: Orders): Hex {
  const { g } = chart
  const full = (hex: Hex) => {
    let count = chart.ownUnits[hex]
    for (const [piece, to] of orders) {
      if (to === hex && g.at[piece] !== hex) count++
      else if (to !== hex && g.at[piece] === hex) count--
    }
    return count >= STACK && isUnitType(mover.piece) && hex !== mover.from
  }
  let found = mover.from
  let highest = Number.NEGATIVE_INFINITY
  for (const hex of mover.to) {
    if (full(hex) || chart.foe[hex].lives + chart.creeps[hex].lives > 0) continue
    let score = attraction(chart, goals, hex, KIND[mover.piece] === FLYING)
    score += taste.now.company * Math.min(ENOUGH, company(chart, hex)) - dangerIn(chart, hex, mover)
    if (hex === g.town[chart.seat]) {
      score -= taste.now.crowding * Math.max(0, chart.ownUnits[hex] - 1)
      score -= taste.now.jam * Math.max(0, chart.ownUnits[hex] + arriving(g, chart.seat) - STACK)
    }
    if (score <= highest) continue
    highest = score
    found = hex
  }
  return found
}

function company({ g, ownUnits }: Chart, hex: Hex): number {
  let count = ownUnits[hex]
  for (const next of mapOf(g).next[hex]) count += ownUnits[next]
  return count
}

/** The pull of the goals that are not one's own yet. */
function attraction({ g, ownUnits, prey }: Chart, goals: readonly number[], hex: Hex, flies: boolean): number {
  let most = 0
  for (let goal = 0; goal < goals.length; goal++) {
    const worth = goals[goal] + prey[goal]
    if (worth === 0 || ownUnits[goal] > 0) continue
    const far = flies ? flight(g, hex, goal) : steps(g, hex, goal)
    if (far < FAR) most = Math.max(most, worth * taste.now.fade ** far)
  }
  return most
}
