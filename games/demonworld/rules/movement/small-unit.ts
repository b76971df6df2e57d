import { UNREACHED } from '@hexarium/hex'
import { mayTakeBack, type RuleId } from '@hexarium/kernel'
import { SMALL_UNIT } from '../../content/tables.ts'
import { ground, isPresent, members, shift, stands } from '../../elements.ts'
import { act, ask, call, decision, each, loop, procedure, repeat, tell, when } from '../../events.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { houseEnds, isAtBuilding } from '../buildings/house-ends.ts'
import { cannotManoeuvreForFire } from '../flames/announced.ts'
import { cannotEngage, engage, engageable } from '../large/brushes.ts'
import { cannotTestCharge, testCharge } from '../morale/charge.ts'
import { preysOf } from '../morale/rage.ts'
import { captainsBeside, joining, joiningOf } from '../orders/attachment.ts'
import { watchGoal } from '../victory.ts'
import { lastFacing } from './common-questions.ts'
import { CONTACT, groupsOf, hasFoe } from './contact.ts'
import { gatheringOf } from './gathering.ts'
import {
  aboutMove,
  cannotManoeuvre,
  distanceTo,
  HOLDING,
  type Move,
  noteDistances,
  pointsAllowed,
  RAGING,
  threatsTo,
} from './move.ts'
import {
  CONTACT_PAIR,
  cannotDeclareNow,
  contactsToDeclare,
  declareContact,
  maySinglyDeclare,
} from './optional-contact.ts'
import { followingEnds, mayBeEvaded, noteEvasion } from './pursuit.ts'
import { type Errand, isBold, mixedWalks, walkCost } from './singly.ts'
import {
  type Contact,
  changeSkirmish,
  exchanging,
  finishMove,
  hasNewContact,
  lastExchange,
  mayComeToBlows,
  reactions,
} from './unit-move.ts'
import { mayLoosen } from './unit-options.ts'
import { manoeuvresOf, turnsNoMore } from './units.ts'

/**
 * `whole` is true if the unit was one group when its move began; `runner` is the element that moved last and `gone` what that
 * has cost it, for it may have to go on after a large element (DW-XVII.25). `marked` is what its skirmish marker has cost.
 */
type Small = Contact & { whole: boolean; runner: Element; gone: number; marked: number }

/** DW-V.23: each element of a small unit moves on its own. */
export const smallElement = decision({
  name: 'smallElement',
  rule: 'DW-V.23',
  ends: ['done'],
  seat: (_g, here: Small) => here.side,
  about: aboutMove,
  offer(g, here, can) {
    if (mustCloseRanks(g, here)) {
      can.skirmish()
      return
    }
    const left = unmoved(g, here)
    for (const element of left) can.element(element)
    if (maySinglyDeclare(g, here)) for (const contact of contactsToDeclare(g, here)) can.declare(contact)
    if (mayLoosenSmall(g, here)) can.skirmish()
    for (let foe = 0; foe < g.card.length; foe++) if (!cannotTestCharge(g, here, foe)) can.charge(foe)
    for (const foe of engageable(g, here)) can.engage(foe)
    if (left.length === 0 || mayStop(g, here, left)) can.done()
  },
  take: {
    element(_g, here, element) {
      here.element = element
    },
    charge(g, here, foe) {
      testCharge(g, here, foe)
    },
    declare: (g, _here, contact) => declareContact(g, contact),
    skirmish(g, here) {
      changeSkirmish(g, here)
      here.marked++
    },
    done() {},
    engage(g, here, foe) {
      engage(g, here.unit, foe)
    },
  },
  parts: { declare: CONTACT_PAIR },
  cannot: {
    element: (g, here, element) => cannotSendSingly(g, here, element),
    declare: (g, here, contact) => (maySinglyDeclare(g, here) ? cannotDeclareNow(g, here, contact) : 'DW-XI.21'),
    charge: (g, here, foe) => cannotTestCharge(g, here, foe),
    engage: (g, here, foe) => cannotEngage(g, here, foe),
  },
  points: { charge: 'unit', engage: 'unit', declare: ({ element }) => `element:${element}` },
})

export const smallTo = decision({
  name: 'smallTo',
  rule: 'DW-V.23',
  seat: (_g, here: Small) => here.side,
  about: aboutMove,
  offer(g, here, can) {
    for (const hex of smallEnds(g, here, here.element)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      noteWay(g, here, hex)
      here.used = Math.max(here.used, here.marked + (waysOf(g, here, here.element).get(hex) ?? 0))
      if (hex !== g.at[here.element]) {
        tell(g, 'steps', here.element, g.at[here.element], hex)
        shift(g, here.element, hex)
      }
      here.spent = 1
    },
  },
  cannot: {
    hex: (g, here, hex): RuleId | undefined => (smallEnds(g, here, here.element).includes(hex) ? undefined : 'DW-V.23'),
  },
})

/** DW-XX.S2: who is confused past all manoeuvres keeps facing as he does. */
export const smallFacing = lastFacing<Small>('smallFacing', 'DW-V.23', aboutMove, (g, { unit }) =>
  turnsNoMore(g, unit) ? 'DW-XX.S2' : undefined,
)

/** DW-V.23: where one of them goes and how it faces there. */
const smallSteps = [ask(smallTo), ask(smallFacing), act<Small>(noteDistances), act<Small>(watchGoal)] as const

/** DW-V.23: the move of a unit of three elements or fewer. */
export const smallMove = procedure<Small>(
  'smallMove',
  'DW-V.23',
  when(g => !g.rules.beforeTwelve, when(mayComeToBlows, ...exchanging)), // DW-IX.5
  act(noteWhole),
  repeat(
    isMoving,
    ask(smallElement),
    when(isChosen, ...smallSteps),
    when(hasNewContact, ...reactions, loop(mustFollow, act(goOn), ...smallSteps, when(hasNewContact, ...reactions))),
  ),
  when(g => !g.rules.beforeTwelve, lastExchange),
  each(
    'captain',
    (g, { unit }) => captainsBeside(g, unit),
    call(joining, { with: (_g, here) => joiningOf(here.captain, here.unit) }),
  ),
  act(finishMove),
)

function noteWhole(g: Demonworld, here: Small): void {
  here.whole = groupsOf(g, here.unit).length === 1
  here.runner = NONE
  here.gone = 0
  here.marked = 0
}

/** What the way of the element under way costs, where somebody could back away from it. */
function noteWay(g: Demonworld, here: Small, hex: Hex): void {
  if (here.house || !mayBeEvaded(g)) return
  const cost = walkCost(g, here, here.element, errandOf(g, here, here.element), hex)
  here.gone = cost === UNREACHED ? pointsFor(g, here, 0) : goneBy(here, here.element) + cost
  here.runner = here.element
}

/** The points an element has already used. */
function goneBy(here: Small, element: Element): number {
  return element === here.runner ? here.gone : 0
}

/** DW-XVII.25: a large element has backed away from the element that came up to it, which goes on if it can. */
function mustFollow(g: Demonworld, here: Small): boolean {
  if (here.runner === NONE || here.house || !noteEvasion(g, here)) return false
  return stands(g, here.runner) && allEnds(g, here, here.runner).length > 1
}

function goOn(_g: Demonworld, here: Small): void {
  here.element = here.runner
}

function isMoving(g: Demonworld, here: Small): boolean {
  if (!isPresent(g, here.unit)) return false
  return unmoved(g, here).length > 0 || maySinglyDeclare(g, here) || mayTakeBack(g, here.side, smallFacing)
}

function isChosen(_g: Demonworld, here: Small): boolean {
  return here.element !== NONE
}

function unmoved(g: Demonworld, here: Move): Element[] {
  return members(g, here.unit).filter(e => !cannotGoSingly(g, here, e))
}

/** DW-V.23, DW-V.40: why an element of a small unit does not move: it has, it routs, or it is in contact. */
function cannotGoSingly(g: Demonworld, here: Move, element: Element): RuleId | undefined {
  if (g.unit[element] !== here.unit || !stands(g, element) || g.acted[element]) return 'DW-V.23'
  if (g.routs[element]) return 'DW-XV.61'
  return hasFoe(g, element) ? 'DW-V.40' : undefined
}

/** DW-XV.73: nor before an impetuous unit has given up its skirmish formation to attack. */
function cannotSendSingly(g: Demonworld, here: Small, element: Element): RuleId | undefined {
  return cannotGoSingly(g, here, element) ?? (mustCloseRanks(g, here) ? 'DW-XV.73' : undefined)
}

/** DW-XIII.21: true if a small unit may take the skirmish formation or give it up, before any of it has moved. */
function mayLoosenSmall(g: Demonworld, here: Small): boolean {
  if (g.rules.beforeSix || here.mode === RAGING || here.spent > 0 || here.house) return false
  return !cannotManoeuvre(g, here) && !cannotManoeuvreForFire(g, here.unit) && mayLoosen(g, here)
}

/**
 * DW-XV.73, DW-XIII.22: true for an impetuous unit in skirmish formation, in which nobody attacks, that can come into contact
 * without it, or cannot come nearer with it.
 */
function mustCloseRanks(g: Demonworld, here: Small): boolean {
  if (here.mode !== RAGING || !g.skirmish[here.unit] || g.rules.beforeSix) return false
  if (here.spent > 0 || cannotManoeuvre(g, here)) return false
  const left = unmoved(g, here)
  if (!left.some(element => nearer(g, here, element).length > 0)) return true
  const closed = { ...g, skirmish: g.skirmish.map((loose, unit) => loose && unit !== here.unit) }
  const threats = threatsTo(closed, here.unit)
  const later = { ...here, marked: here.marked + 1 }
  return left.some(element => allEnds(closed, later, element).some(hex => threats[hex] & CONTACT))
}

/** DW-XV.71: impetuous ones must all move; AMB-35: who was one group must end as one if it can. */
function mayStop(g: Demonworld, here: Small, left: readonly Element[]): boolean {
  if (here.mode === RAGING && left.some(e => nearer(g, here, e).length > 0)) return false
  if (here.house) return isAtBuilding(g, here) || !left.some(e => smallEnds(g, here, e).length > 1)
  if (!here.whole || groupsOf(g, here.unit).length === 1) return true
  return !gatheringOf(ground(g).board, endsOf(g, here, left))(standingBut(g, here, left))
}

/** Where an element may go: as far as its own points carry it, and so that all can still end as one group, if they can. */
function smallEnds(g: Demonworld, here: Small, element: Element): Hex[] {
  if (here.house) return houseEnds(g, here, element)
  const ends = element === here.runner ? followingEnds(g, here, allEnds(g, here, element)) : allEnds(g, here, element)
  if (here.mode === RAGING) {
    const best = nearer(g, here, element)
    if (best.length > 0) return best
  }
  const rest = unmoved(g, here).filter(e => e !== element)
  if (!here.whole || rest.length > SMALL_UNIT) return ends
  const standing = standingBut(g, here, [...rest, element])
  const canGather = gatheringOf(ground(g).board, endsOf(g, here, rest))
  const together = ends.filter(hex => canGather([hex, ...standing]))
  return together.length > 0 ? together : ends
}

/** The fields of a unit's elements but for some. */
function standingBut(g: Demonworld, here: Small, some: readonly Element[]): Hex[] {
  return members(g, here.unit).flatMap(e => (some.includes(e) ? [] : [g.at[e]]))
}

function endsOf(g: Demonworld, here: Small, elements: readonly Element[]): Hex[][] {
  return elements.map(e => allEnds(g, here, e))
}

function allEnds(g: Demonworld, here: Small, element: Element): Hex[] {
  return [...waysOf(g, here, element).keys()]
}

/** DW-V.23: with movement points or manoeuvres, or both as DW-V.1 allows: where to, and with how many manoeuvres. */
function waysOf(g: Demonworld, here: Small, element: Element): Map<Hex, number> {
  const errand = errandOf(g, here, element)
  const isTied = errand.byField || here.house || g.rules.asBefore || cannotManoeuvreForFire(g, here.unit)
  const made = isTied ? 0 : manoeuvresLeft(g, here)
  const gone = goneBy(here, element)
  const allowed = Array.from({ length: made + 1 }, (_, used) => Math.max(0, pointsFor(g, here, used) - gone))
  return mixedWalks(g, here, element, errand, gone > 0 ? allowed.slice(0, 1) : allowed)
}

/** DW-V.1: the points an element may use with so many manoeuvres beside the one for the marker. */
function pointsFor(g: Demonworld, here: Small, manoeuvres: number): number {
  return pointsAllowed(g, here, here.marked + manoeuvres)
}

function manoeuvresLeft(g: Demonworld, here: Small): number {
  return Math.max(0, manoeuvresOf(g, here.unit) - here.marked)
}

function errandOf(g: Demonworld, here: Small, element: Element): Errand {
  const byField = here.mode === HOLDING
  const budget = byField ? manoeuvresLeft(g, here) : Math.max(0, pointsFor(g, here, 0) - goneBy(here, element))
  const isFollowing = element === here.runner && here.chased !== NONE // its attack goes on
  const mayAttack = !byField && (isFollowing || isBold(g, here))
  return { budget, byField, loose: g.skirmish[here.unit], mayAttack }
}

/** The ends nearest to the prey of an impetuous unit, if any is nearer than where the element stands. */
function nearer(g: Demonworld, here: Small, element: Element): Hex[] {
  const preys = preysOf(g, here.unit)
  if (preys.length === 0) return []
  const near = (hex: Hex) => Math.min(...preys.map(prey => distanceTo(g, hex, prey)))
  const ends = allEnds(g, here, element)
  const distances = ends.map(near)
  const least = Math.min(...distances)
  return least < near(g.at[element]) ? ends.filter((_, i) => distances[i] === least) : []
}
