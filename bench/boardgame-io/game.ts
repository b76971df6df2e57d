import { board, charges, HILL, hasRoom, isHill, isWoods, ranges, reachOf, sees, starts, strengths } from './tables.ts'

/**
 * Skirmish as one would write it for boardgame.io, by the rules of docs/rules/skirmish.md. Its own phases and turn orders
 * would be further events to process at each change, so the place in the sequence is kept in `G` and every player may move
 * at any time, checked by the move itself: the fastest sane way to use it that we know.
 */
export interface G {
  round: number
  lastRound: number
  first: number
  phase: 'orders' | 'volleys' | 'marches' | 'melee'
  /** Orders: the unit of each side asked now, and the answers given. */
  slot: number
  sealed: number[]
  /** Other phases: 0 for the side that goes first, 1 for the other; the unit chosen, or -1; a march being reacted to. */
  turn: number
  unit: number
  reacting: boolean
  at: number[]
  strength: number[]
  order: number[]
  moved: number[]
  shot: number[]
  fought: number[]
  winner: number | null
}

/** A move as the reducer gets it. */
export type Move = [name: 'order' | 'unit' | 'hex' | 'done' | 'pass', value: number]

const [MARCH, VOLLEY, GUARD] = [0, 1, 2]
const PHASES = ['volleys', 'marches', 'melee'] as const
const sideOf = (unit: number) => (unit < 6 ? 0 : 1)
const unitsOf = [0, 1].map(side => [0, 1, 2, 3, 4, 5].map(slot => side * 6 + slot))

function setup(): G {
  const zeros = () => starts.map(() => 0)
  return {
    round: 1,
    lastRound: 10,
    first: 0,
    phase: 'orders',
    slot: 0,
    sealed: [-1, -1],
    turn: 0,
    unit: -1,
    reacting: false,
    at: [...starts],
    strength: [...strengths],
    order: starts.map(() => -1),
    moved: zeros(),
    shot: zeros(),
    fought: zeros(),
    winner: null,
  }
}

/** Who is asked. */
export function playerToMove(g: G): number {
  if (g.phase === 'orders') return g.strength[g.slot] > 0 && g.sealed[0] === -1 ? 0 : 1
  const side = g.turn === 0 ? g.first : 1 - g.first
  return g.reacting ? 1 - side : side
}

/** Every legal move of the player who is asked. */
export function legalMoves(g: G, into: Move[]): Move[] {
  into.length = 0
  const player = playerToMove(g)
  if (g.phase === 'orders') {
    into.push(['order', MARCH])
    if (ranges[player * 6 + g.slot] > 0) into.push(['order', VOLLEY])
    into.push(['order', GUARD])
  } else if (g.reacting) {
    for (const unit of unitsOf[player]) if (mayReact(g, unit)) into.push(['unit', unit])
    into.push(['pass', 0])
  } else if (g.unit < 0) {
    for (const unit of unitsOf[player]) if (mayAct(g, unit)) into.push(['unit', unit])
    into.push(['done', 0])
  } else if (g.phase === 'marches') {
    const { ends } = reachOf(g.at, g.unit)
    for (let i = 0; i < ends.count; i++) into.push(['hex', ends.ids[i]])
  } else {
    const may = g.phase === 'volleys' ? mayShoot : mayAttack
    for (const enemy of unitsOf[1 - player]) if (may(g, g.unit, enemy)) into.push(['unit', enemy])
  }
  return into
}

function mayShoot(g: G, unit: number, enemy: number): boolean {
  if (g.strength[enemy] <= 0 || sideOf(unit) === sideOf(enemy)) return false
  const [from, to] = [g.at[unit], g.at[enemy]]
  return board.distance(from, to) <= ranges[unit] && sees[from * board.size + to] === 1
}

function mayAttack(g: G, unit: number, enemy: number): boolean {
  return g.strength[enemy] > 0 && sideOf(unit) !== sideOf(enemy) && board.distance(g.at[unit], g.at[enemy]) === 1
}

function mayReact(g: G, unit: number): boolean {
  return g.strength[unit] > 0 && g.order[unit] === GUARD && !g.shot[unit] && mayShoot(g, unit, g.unit)
}

function mayAct(g: G, unit: number): boolean {
  if (g.strength[unit] <= 0) return false
  const enemies = unitsOf[1 - sideOf(unit)]
  if (g.phase === 'volleys')
    return g.order[unit] === VOLLEY && !g.shot[unit] && enemies.some(one => mayShoot(g, unit, one))
  if (g.phase === 'marches') return g.order[unit] === MARCH && !g.moved[unit] && hasRoom(g.at, unit)
  return !g.fought[unit] && enemies.some(one => mayAttack(g, unit, one))
}

// ---- the moves ----

interface Context {
  G: G
  playerID: string
  random: { D6(): number }
}

type Result = 'INVALID_MOVE' | undefined

const moves = {
  order({ G: g, playerID, random }: Context, order: number): Result {
    const player = Number(playerID)
    const unit = player * 6 + g.slot
    const isLegal = order === MARCH || order === GUARD || (order === VOLLEY && ranges[unit] > 0)
    if (g.phase !== 'orders' || g.strength[unit] <= 0 || g.sealed[player] !== -1 || !isLegal) return 'INVALID_MOVE'
    g.sealed[player] = order
    if ([0, 1].some(side => g.strength[side * 6 + g.slot] > 0 && g.sealed[side] === -1)) return
    for (const side of [0, 1]) if (g.sealed[side] >= 0) g.order[side * 6 + g.slot] = g.sealed[side]
    g.sealed = [-1, -1]
    g.slot++
    nextSlot(g)
    if (g.slot === 6) rollForFirst(g, random)
  },
  unit({ G: g, playerID, random }: Context, unit: number): Result {
    if (g.phase === 'orders' || playerToMove(g) !== Number(playerID)) return 'INVALID_MOVE'
    if (g.reacting) {
      if (sideOf(unit) !== Number(playerID) || !mayReact(g, unit)) return 'INVALID_MOVE'
      shoot(g, unit, g.unit, random)
      goOn(g)
    } else if (g.unit < 0) {
      if (sideOf(unit) !== Number(playerID) || !mayAct(g, unit)) return 'INVALID_MOVE'
      g.unit = unit
    } else if (g.phase === 'volleys') {
      if (!mayShoot(g, g.unit, unit)) return 'INVALID_MOVE'
      shoot(g, g.unit, unit, random)
      goOn(g)
    } else {
      if (g.phase !== 'melee' || !mayAttack(g, g.unit, unit)) return 'INVALID_MOVE'
      attack(g, g.unit, unit, random)
      goOn(g)
    }
  },
  hex({ G: g, playerID }: Context, hex: number): Result {
    if (g.phase !== 'marches' || g.unit < 0 || g.reacting || playerToMove(g) !== Number(playerID)) return 'INVALID_MOVE'
    if (!reachOf(g.at, g.unit).ends.has(hex)) return 'INVALID_MOVE'
    g.at[g.unit] = hex
    g.moved[g.unit] = 1
    g.reacting = true
    goOn(g, true)
  },
  done({ G: g, playerID }: Context): Result {
    if (g.phase === 'orders' || g.unit >= 0 || playerToMove(g) !== Number(playerID)) return 'INVALID_MOVE'
    nextTurn(g)
    goOn(g)
  },
  pass({ G: g, playerID }: Context): Result {
    if (!g.reacting || playerToMove(g) !== Number(playerID)) return 'INVALID_MOVE'
    g.reacting = false
    goOn(g)
  },
}

/** On to the next question: reactions end when nobody may react, turns when no unit may act or a last march is left as it is, rounds after melee. */
function goOn(g: G, isMarch = false): void {
  if (g.winner !== null || g.phase === 'orders') return
  if (g.reacting) {
    g.reacting = g.strength[g.unit] > 0 && unitsOf[1 - sideOf(g.unit)].some(unit => mayReact(g, unit))
    if (g.reacting) return
  }
  g.unit = -1
  if (isMarch) return
  while (!unitsOf[playerToMove(g)].some(unit => mayAct(g, unit))) {
    nextTurn(g)
    if (g.phase === ('orders' as G['phase']) || g.winner !== null) return
  }
}

function nextTurn(g: G): void {
  if (g.turn++ === 0) return
  g.turn = 0
  const next = PHASES.indexOf(g.phase as 'melee') + 1
  if (next < PHASES.length) g.phase = PHASES[next]
  else endRound(g)
}

function endRound(g: G): void {
  if (g.round === g.lastRound) {
    const count = (side: number) => {
      const holds = unitsOf[side].some(unit => g.at[unit] === HILL)
      return unitsOf[side].reduce((sum, unit) => sum + g.strength[unit], holds ? 3 : 0)
    }
    g.winner = Math.sign(count(0) - count(1))
    return
  }
  g.round++
  g.phase = 'orders'
  g.slot = 0
  for (const list of [g.moved, g.shot, g.fought]) list.fill(0)
  g.order.fill(-1)
  nextSlot(g)
}

function nextSlot(g: G): void {
  while (g.slot < 6 && g.strength[g.slot] <= 0 && g.strength[6 + g.slot] <= 0) g.slot++
}

function rollForFirst(g: G, random: Context['random']): void {
  let [red, blue] = [0, 0]
  while (red === blue) [red, blue] = [random.D6(), random.D6()]
  g.first = red > blue ? 0 : 1
  g.phase = 'volleys'
  g.turn = 0
  goOn(g)
}

function shoot(g: G, unit: number, enemy: number, random: Context['random']): void {
  const need = 4 + (isWoods[g.at[enemy]] ? 1 : 0) - (isHill[g.at[unit]] ? 1 : 0)
  g.shot[unit] = 1
  if (random.D6() >= need) wound(g, enemy)
}

function attack(g: G, unit: number, enemy: number, random: Context['random']): void {
  g.fought[unit] = 1
  strike(g, unit, enemy, g.moved[unit] ? charges[unit] : 0, random)
  if (g.strength[enemy] > 0 && g.order[enemy] === GUARD) strike(g, enemy, unit, 0, random)
}

function strike(g: G, _unit: number, enemy: number, charge: number, random: Context['random']): void {
  const hex = g.at[enemy]
  if (random.D6() >= 4 + (isWoods[hex] || isHill[hex] ? 1 : 0) - charge) wound(g, enemy)
}

function wound(g: G, unit: number): void {
  if (--g.strength[unit] > 0) return
  g.at[unit] = -1
  if (unitsOf[sideOf(unit)].every(other => g.strength[other] <= 0)) g.winner = sideOf(unit) === 0 ? -1 : 1
}

/** The game as boardgame.io takes it. */
export const game = {
  name: 'skirmish',
  setup,
  moves,
  turn: { activePlayers: { all: null as unknown as string } },
  endIf: ({ G: g }: { G: G }) => (g.winner === null ? undefined : { winner: g.winner }),
  disableUndo: true,
}
