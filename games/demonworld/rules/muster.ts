import { type RuleId, reveal, type Seat } from '@hexarium/kernel'
import { enlist } from '../begin.ts'
import { COMMANDER_STARS, COPIES, compositions, rosters } from '../content/armies.ts'
import { COMMANDER, cards, STARS } from '../content/cards.ts'
import { POINTS_TOLERANCE } from '../content/tables.ts'
import { act, ask, decision, loop, procedure, tell } from '../events.ts'
import type { Demonworld } from '../state.ts'

/** By side: how many dismissals are left; without end nobody would be ready. */
type Mustering = { dismissals: number[] }
const MOST_DISMISSALS = 20

/** DW-XVI.10: both sides raise armies of the points agreed on, unseen by each other. */
const raiseArmy = decision({
  name: 'raiseArmy',
  rule: 'DW-XVI.10',
  seats: g => [0, 1].filter(side => !g.ready[side]),
  offer(g, here: Mustering, can, side) {
    for (const card of rosters[side]) {
      if (!cannotHire(g, side, card)) can.hire(card)
      if (!cannotDismiss(g, here, side, card)) can.dismiss(card)
    }
    if (!isBest(g, side)) can.automatic()
    if (!cannotMuster(g, side, armyOf(g, side))) can.ready()
  },
  take: {
    hire(g, _here, card, side) {
      g.picks[side * cards.length + card]++
    },
    dismiss(g, here, card, side) {
      g.picks[side * cards.length + card]--
      here.dismissals[side]--
    },
    automatic(g, _here, _value, side) {
      setArmy(g, side, bestArmy(g, side))
    },
    ready(g, _here, _value, side) {
      g.ready[side] = 1
    },
  },
  cannot: {
    hire: (g, _here, card, side) => cannotHire(g, side, card),
    dismiss: (g, here, card, side) => cannotDismiss(g, here, side, card),
  },
  points: { hire: 'card', dismiss: 'card' },
  default: (g, _here, side) => [cannotMuster(g, side, armyOf(g, side)) ? 'automatic' : 'ready'],
})

/** DW-XVI.10: the armies of a free battle. */
export const muster = procedure<Mustering>(
  'muster',
  'DW-XVI.10',
  act(begin),
  loop(somebodyRaises, ask(raiseArmy)),
  act(showArmies),
)

function begin(g: Demonworld, here: Mustering): void {
  here.dismissals = [MOST_DISMISSALS, MOST_DISMISSALS]
  g.ready.fill(0)
  g.picks = new Array<number>(2 * cards.length).fill(0)
}

function somebodyRaises(g: Demonworld): boolean {
  return g.ready.includes(0)
}

function showArmies(g: Demonworld): void {
  reveal(g)
  for (let side = 0; side < 2; side++) {
    const hired = rosters[side].flatMap(card => new Array<number>(countOf(g, side, card)).fill(card))
    tell(g, 'enlisted', side, ...hired)
    for (const card of hired) enlist(g, side, { card: cards[card].id })
  }
  g.picks = []
  g.ready.fill(0)
}

/** An army as counts by the places of its side's roster. */
type Army = number[]

function countOf(g: Demonworld, side: Seat, card: number): number {
  return g.picks[side * cards.length + card]
}

function armyOf(g: Demonworld, side: Seat): Army {
  return rosters[side].map(card => countOf(g, side, card))
}

function setArmy(g: Demonworld, side: Seat, army: Army): void {
  rosters[side].forEach((card, i) => {
    g.picks[side * cards.length + card] = army[i]
  })
}

function mostOf(g: Demonworld, card: number): number {
  if (!COMMANDER[card]) return COPIES
  return g.rules.commanders ? 1 : 0
}

function cannotHire(g: Demonworld, side: Seat, card: number): RuleId | undefined {
  if (!rosters[side].includes(card) || countOf(g, side, card) >= mostOf(g, card)) return 'DW-XVI.10'
  return total(side, armyOf(g, side)) + cards[card].points > most(g) ? 'DW-XVI.10' : undefined
}

/** Automatic choice stays open to who has used up his dismissals. */
function cannotDismiss(g: Demonworld, here: Mustering, side: Seat, card: number): RuleId | undefined {
  if (!rosters[side].includes(card) || countOf(g, side, card) === 0) return 'DW-XVI.10'
  return here.dismissals[side] > 0 ? undefined : 'DW-XVI.10'
}

function isBest(g: Demonworld, side: Seat): boolean {
  const best = bestArmy(g, side)
  return armyOf(g, side).every((count, i) => count === best[i])
}

function total(side: Seat, army: Army): number {
  return army.reduce((sum, count, i) => sum + count * cards[rosters[side][i]].points, 0)
}

function most(g: Demonworld): number {
  return Math.floor(g.points * (1 + POINTS_TOLERANCE))
}

/** Why an army may not take the field: too weak or too strong, or put together against the limits. */
export function cannotMuster(g: Demonworld, side: Seat, army: Army): RuleId | undefined {
  const points = total(side, army)
  const least = Math.min(Math.ceil(g.points * (1 - POINTS_TOLERANCE)), total(side, bestArmy(g, side)))
  return points < least || points > most(g) || !isComposed(g, side, army) ? 'DW-XVI.10' : undefined
}

function isComposed(g: Demonworld, side: Seat, army: Army): boolean {
  const roster = rosters[side]
  if (army.every((count, i) => count === 0 || COMMANDER[roster[i]])) return false
  for (const { subfaction, least, most: highest } of compositions[side].shares) {
    const share = army.reduce((sum, count, i) => {
      const card = cards[roster[i]]
      return card.subfaction === subfaction ? sum + count * card.points : sum
    }, 0)
    if (share * 100 < least * total(side, army) || share * 100 > highest * g.points) return false
  }
  return !g.rules.commanders || army.some((count, i) => count > 0 && STARS[roster[i]] >= COMMANDER_STARS)
}

/** Every army that keeps the limits; the strongest of them within the points. */
export function legalArmies(g: Demonworld, side: Seat): Army[] {
  const found: Army[] = []
  const army: Army = rosters[side].map(() => 0)
  const extend = (i: number): void => {
    if (total(side, army) > most(g)) return
    if (i === army.length) {
      if (isComposed(g, side, army)) found.push([...army])
      return
    }
    for (let count = 0; count <= mostOf(g, rosters[side][i]); count++) {
      army[i] = count
      extend(i + 1)
    }
    army[i] = 0
  }
  extend(0)
  return found
}

const known = new Map<string, Army>()

function bestArmy(g: Demonworld, side: Seat): Army {
  const key = `${side} ${g.points} ${g.rules.commanders}`
  let best = known.get(key)
  if (best) return best
  const armies = legalArmies(g, side)
  if (armies.length === 0) throw new RangeError(`There is no army of ${g.points} points.`)
  best = armies.reduce((a, b) => (total(side, b) > total(side, a) ? b : a))
  known.set(key, best)
  return best
}

/** Deals a side another army it might have raised; a finished one stays legal. */
export function dealArmy(g: Demonworld, side: Seat, pick: (armies: Army[]) => Army): void {
  const armies = legalArmies(g, side).filter(army => !cannotMuster(g, side, army))
  setArmy(g, side, pick(armies))
}
