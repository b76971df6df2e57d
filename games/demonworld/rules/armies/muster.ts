import { type RuleId, reveal, type Seat } from '@hexarium/kernel'
import { enlistArmy, isInPlay } from '../../begin.ts'
import {
  COMMANDER_STARS,
  COPIES,
  compositions,
  LED_BY_LIEUTENANT,
  LIEUTENANT,
  PERSONS_SHARE,
  rosters,
} from '../../content/armies/armies.ts'
import { COMMANDER, cards, GIANT, STARS } from '../../content/armies/cards.ts'
import { ITEMS, items } from '../../content/expert/items.ts'
import { POINTS_TOLERANCE } from '../../content/tables.ts'
import { act, ask, decision, loop, procedure, tell } from '../../events.ts'
import { type Demonworld, NONE, type Rules } from '../../state.ts'
import { cannotCarry, overloads } from '../magic/items.ts'

/** By side: how many dismissals are left; without end nobody would be ready. */
type Mustering = { dismissals: number[] }
const MOST_DISMISSALS = 20
/** More items and cards than there are: what an option may name. */
const ITEM = { item: 1024, card: 256 } as const

/** DW-XVI.10: both sides raise armies of the points agreed on, unseen by each other. */
export const raiseArmy = decision({
  name: 'raiseArmy',
  rule: 'DW-XVI.10',
  seats: g => [0, 1].filter(side => !g.ready[side]),
  offer(g, here: Mustering, can, side) {
    const spent = pointsSpent(g, side)
    for (const card of rosters[side]) {
      if (!cannotHire(g, side, card, spent)) can.hire(card)
      if (!cannotDismiss(g, here, side, card)) can.dismiss(card)
    }
    for (let item = 0; item < g.gear.length; item++) {
      for (const card of rosters[side]) if (!cannotGive(g, side, item, card)) can.give({ item, card })
      if (!cannotTakeBack(g, here, side, item)) can.takeBack(item)
    }
    if (!isBest(g, side)) can.automatic()
    if (!cannotMuster(g, side, armyOf(g, side), gearPoints(g, side))) can.ready()
  },
  wishes(g, _here, can, side) {
    for (const card of rosters[side]) if (isInPlay(g.rules, card)) can.hire(card)
  },
  take: {
    hire(g, _here, card, side) {
      g.picks[side * cards.length + card]++
    },
    dismiss(g, here, card, side) {
      g.picks[side * cards.length + card]--
      here.dismissals[side]--
      if (countOf(g, side, card) === 0) for (const item of gearOf(g, card)) g.gear[item] = NONE
    },
    give(g, _here, { item, card }) {
      g.gear[item] = card
    },
    takeBack(g, here, item, side) {
      g.gear[item] = NONE
      here.dismissals[side]--
    },
    automatic(g, here, _value, side) {
      const isLast = here.dismissals[side] === 0
      if (!isLast && pointsSpent(g, side) > 0) here.dismissals[side]--
      setArmy(g, side, bestArmy(g, side))
      if (isLast) g.ready[side] = true
    },
    ready(g, _here, _value, side) {
      g.ready[side] = true
    },
  },
  cannot: {
    hire: (g, _here, card, side) => cannotHire(g, side, card),
    dismiss: (g, here, card, side) => cannotDismiss(g, here, side, card),
    give: (g, _here, { item, card }, side) => cannotGive(g, side, item, card),
    takeBack: (g, here, item, side) => cannotTakeBack(g, here, side, item),
    automatic: (g, _here, value, side) => (value === 0 && !isBest(g, side) ? undefined : 'DW-XVI.10'),
    ready: (g, _here, value, side) =>
      value === 0 ? cannotMuster(g, side, armyOf(g, side), gearPoints(g, side)) : 'DW-XVI.10',
  },
  parts: { give: ITEM },
  points: { hire: 'card', dismiss: 'card' },
  default: (g, _here, side) => [cannotMuster(g, side, armyOf(g, side), gearPoints(g, side)) ? 'automatic' : 'ready'],
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
  g.ready.fill(false)
  g.picks = new Array<number>(2 * cards.length).fill(0)
  g.gear = new Array<number>(g.rules.magic ? items.length : 0).fill(NONE)
}

function somebodyRaises(g: Demonworld): boolean {
  return g.ready.includes(false)
}

function showArmies(g: Demonworld): void {
  reveal(g)
  for (let side = 0; side < 2; side++) {
    const hired = rosters[side].flatMap(card => new Array<number>(countOf(g, side, card)).fill(card))
    tell(g, 'enlisted', side, ...hired)
    const given = items.flatMap((_, item) =>
      sideOfItem(item) === side && (g.gear[item] ?? NONE) !== NONE ? [item] : [],
    )
    if (given.length > 0) tell(g, 'equipped', side, ...given.flatMap(item => [item, g.gear[item]]))
    const army = hired.map((card, i) => {
      const isFirst = hired.indexOf(card) === i
      return { card: cards[card].id, items: isFirst ? gearOf(g, card).map(item => ITEMS[item]) : [] }
    })
    enlistArmy(g, side, army)
  }
  g.picks = []
  g.gear = []
  g.ready.fill(false)
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
  for (let item = 0; item < g.gear.length; item++) if (sideOfItem(item) === side) g.gear[item] = NONE
  rosters[side].forEach((card, i) => {
    g.picks[side * cards.length + card] = army[i]
  })
}

function mostOf(g: Demonworld, card: number): number {
  if (!isInPlay(g.rules, card)) return 0
  return COMMANDER[card] || GIANT[card] ? 1 : COPIES
}

/** DW-XXVI.5: whose item it is; NONE for the items of examples. */
export function sideOfItem(item: number): Seat {
  return compositions.findIndex(({ faction }) => faction === items[item]?.faction)
}

/** The items given to a card. */
function gearOf(g: Demonworld, card: number): number[] {
  return g.gear.flatMap((to, item) => (to === card ? [item] : []))
}

/** What a side's items cost. */
function gearPoints(g: Demonworld, side: Seat): number {
  return g.gear.reduce(
    (sum, to, item) => (to !== NONE && sideOfItem(item) === side ? sum + items[item].points : sum),
    0,
  )
}

/** What a side's army costs so far, with its items. */
export function pointsSpent(g: Demonworld, side: Seat): number {
  return total(side, armyOf(g, side)) + gearPoints(g, side)
}

/** DW-XXVI.1, DW-XXVI.5: why an item cannot be given to a card: it is a single piece, another's, or one too many. */
function cannotGive(g: Demonworld, side: Seat, item: number, card: number): RuleId | undefined {
  if (g.gear[item] !== NONE) return 'DW-XXVI.1'
  if (sideOfItem(item) !== side || !rosters[side].includes(card) || countOf(g, side, card) === 0) return 'DW-XXVI.5'
  const rule = cannotCarry(card, item)
  if (rule) return rule
  if (overloads(card, gearOf(g, card), item)) return 'DW-XXVI.1'
  return pointsSpent(g, side) + items[item].points > most(g) ? 'DW-XVI.10' : undefined
}

function cannotTakeBack(g: Demonworld, here: Mustering, side: Seat, item: number): RuleId | undefined {
  if ((g.gear[item] ?? NONE) === NONE || sideOfItem(item) !== side) return 'DW-XXVI.1'
  return here.dismissals[side] > 0 ? undefined : 'DW-XVI.10'
}

function cannotHire(g: Demonworld, side: Seat, card: number, spent = pointsSpent(g, side)): RuleId | undefined {
  if (!rosters[side].includes(card) || countOf(g, side, card) >= mostOf(g, card)) return 'DW-XVI.10'
  return spent + cards[card].points > most(g) ? 'DW-XVI.10' : undefined
}

/** Automatic choice stays open to who has used up his dismissals, and is his last one then. */
function cannotDismiss(g: Demonworld, here: Mustering, side: Seat, card: number): RuleId | undefined {
  if (!rosters[side].includes(card) || countOf(g, side, card) === 0) return 'DW-XVI.10'
  return here.dismissals[side] > 0 ? undefined : 'DW-XVI.10'
}

function isBest(g: Demonworld, side: Seat): boolean {
  const best = bestArmy(g, side)
  return gearPoints(g, side) === 0 && armyOf(g, side).every((count, i) => count === best[i])
}

function total(side: Seat, army: Army): number {
  return army.reduce((sum, count, i) => sum + count * cards[rosters[side][i]].points, 0)
}

/** DW-XVI.10: the most an army may cost. */
export function most({ points }: Pick<Demonworld, 'points'>): number {
  return Math.floor(points * (1 + POINTS_TOLERANCE))
}

/** Why an army may not take the field: too weak or too strong, or put together against the limits. */
export function cannotMuster(g: Demonworld, side: Seat, army: Army, gear = 0): RuleId | undefined {
  const points = total(side, army) + gear
  const least = Math.min(Math.ceil(g.points * (1 - POINTS_TOLERANCE)), total(side, bestArmy(g, side)))
  if (points < least || points > most(g)) return 'DW-XVI.10'
  return cannotCompose(g, side, army, g.rules)
}

/** The limits of army lists a table keeps. */
type Limits = Pick<Rules, 'armyShares' | 'armyProvinces' | 'armyCommander'>
/** All of them: the armies the house proposes. */
const ALL_LIMITS: Limits = { armyShares: true, armyProvinces: true, armyCommander: true }

/** DW-XVI.10, DW-XXVII.2: why an army is not put together so. */
function cannotCompose(g: Demonworld, side: Seat, army: Army, limits: Limits): RuleId | undefined {
  const roster = rosters[side]
  const has = (isMeant: (card: number) => boolean) => army.some((count, i) => count > 0 && isMeant(roster[i]))
  if (!has(card => cards[card].kind === 'unit')) return 'DW-XVI.10'
  if (limits.armyShares && !keepsShares(g, side, army)) return 'DW-XVI.10'
  if (limits.armyProvinces && !keepsToOneProvince(side, army)) return 'DW-XVI.10'
  if (!g.rules.commanders) return undefined
  if (limits.armyCommander && !has(card => STARS[card] >= COMMANDER_STARS)) return 'DW-XVI.10'
  return has(card => LED_BY_LIEUTENANT.includes(card)) && !has(card => card === LIEUTENANT) ? 'DW-XXVII.2' : undefined
}

/** No kind of troops has more of the points, or less of the army, than its share; a province that has none is let be. */
function keepsShares(g: Demonworld, side: Seat, army: Army): boolean {
  const { shares, provinces } = compositions[side]
  const all = total(side, army)
  for (const { subfaction, least, most: highest } of shares) {
    const share = troopsOf(side, army, subfaction)
    const isSpared = share === 0 && provinces.includes(subfaction)
    if (share * 100 > highest * g.points || (share * 100 < least * all && !isSpared)) return false
  }
  return pointsOf(side, army, card => COMMANDER[card]) * 100 <= PERSONS_SHARE * g.points
}

function keepsToOneProvince(side: Seat, army: Army): boolean {
  const { provinces } = compositions[side]
  return provinces.length === 0 || provinces.filter(province => troopsOf(side, army, province) > 0).length === 1
}

function troopsOf(side: Seat, army: Army, subfaction: string): number {
  return pointsOf(side, army, card => cards[card].subfaction === subfaction)
}

/** Points of a part of an army. */
function pointsOf(side: Seat, army: Army, counts: (card: number) => boolean): number {
  return army.reduce((sum, count, i) => {
    const card = rosters[side][i]
    return count > 0 && counts(card) ? sum + count * cards[card].points : sum
  }, 0)
}

const legal = new Map<string, Army[]>()

/** What an army may be, and which is proposed, depends on. */
function keyOf(g: Demonworld, side: Seat): string {
  const { commanders, large, chariots, artillery, magic, beforeThirteen } = g.rules
  return `${side} ${g.points} ${[commanders, large, chariots, artillery, magic, beforeThirteen].join('')}`
}

/** Every army that keeps the limits of the lists, within the points. */
export function legalArmies(g: Demonworld, side: Seat): readonly Army[] {
  const key = keyOf(g, side)
  let found = legal.get(key)
  if (!found) legal.set(key, (found = findArmies(g, side)))
  return found
}

function findArmies(g: Demonworld, side: Seat): Army[] {
  const found: Army[] = []
  const army: Army = rosters[side].map(() => 0)
  const extend = (i: number, points: number): void => {
    if (points > most(g)) return
    if (i === army.length) {
      if (!cannotCompose(g, side, army, ALL_LIMITS)) found.push([...army])
      return
    }
    const card = rosters[side][i]
    for (let count = 0; count <= mostOf(g, card); count++) {
      army[i] = count
      extend(i + 1, points + count * cards[card].points)
    }
    army[i] = 0
  }
  extend(0, 0)
  return found
}

const known = new Map<string, Army>()
const raisable = new Map<string, Army[]>()

/** The army the house proposes: the dearest; of those as dear the one of most different cards (rules 13), of equals the first. */
function bestArmy(g: Demonworld, side: Seat): Army {
  const key = keyOf(g, side)
  let best = known.get(key)
  if (best) return best
  const armies = legalArmies(g, side)
  if (armies.length === 0) throw new RangeError(`There is no army of ${g.points} points.`)
  const merit = (army: Army) => total(side, army) + (g.rules.beforeThirteen ? 0 : kindsIn(army) / cards.length)
  best = armies.reduce((a, b) => (merit(b) > merit(a) ? b : a))
  known.set(key, best)
  return best
}

function kindsIn(army: Army): number {
  return army.filter(count => count > 0).length
}

/** Deals a side another army it might have raised; a finished one stays legal. */
export function dealArmy(g: Demonworld, side: Seat, pick: (armies: Army[]) => Army): void {
  const key = keyOf(g, side)
  let armies = raisable.get(key)
  if (!armies) raisable.set(key, (armies = legalArmies(g, side).filter(army => !cannotMuster(g, side, army))))
  setArmy(g, side, pick(armies))
}
