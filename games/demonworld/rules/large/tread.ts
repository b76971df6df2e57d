import type { RuleId } from '@hexarium/kernel'
import { FIELDS, fieldsOf, isPartlyOutside, MOVES } from '../../bases.ts'
import { ARTILLERY, BASE, LARGE } from '../../content/armies/cards.ts'
import { HOLD_ORDER } from '../../content/tables.ts'
import { ground, isPresent, isRouting, put } from '../../elements.ts'
import { act, ask, decision, loop, procedure, tell, when } from '../../events.ts'
import type { LargeMove } from '../../expert/large/steps.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from '../../state.ts'
import { expert } from '../expert.ts'
import { aboutMove, REACTING } from '../movement/move.ts'
import { declareContacts } from '../movement/optional-contact.ts'

/** True if a large element has a step or turn to take in its chase. */
function mayStillChase(g: Demonworld, here: LargeMove): boolean {
  return expert.isChasing(here) && mayTread(g, here)
}

/** True while it may walk: free, on its own fields, without a fight. */
function mayWalk(g: Demonworld, here: LargeMove): boolean {
  if (here.attacks || expert.isChasing(here) || expert.isOverOthers(g, here.element)) return false
  return !(ARTILLERY[g.card[here.unit]] && (here.mode === REACTING || g.order[here.unit] === HOLD_ORDER))
}

/** DW-XVII.8: where it can walk to, by anchor; its own field if it can turn there. */
function walkEnds(g: Demonworld, here: LargeMove): Hex[] {
  if (!mayWalk(g, here)) return []
  const { reached } = expert.walksOfLarge(g, here.element, expert.largePointsLeft(g, here), here.outside)
  const found = new Set<Hex>()
  for (let i = 1; i < reached.count; i++) found.add(Math.floor(reached.ids[i] / 6))
  return [...found].filter(hex => !here.outside || walkFacings(g, here, hex).length > 0)
}

/** The facings in which it can be at the end of a walk. */
function walkFacings(g: Demonworld, here: LargeMove, hex: Hex): Facing[] {
  const walks = expert.walksOfLarge(g, here.element, expert.largePointsLeft(g, here), here.outside)
  const own = g.at[here.element] * 6 + g.facing[here.element]
  const found: Facing[] = []
  for (let facing = 0; facing < 6; facing++) {
    if (walks.cost[hex * 6 + facing] < 0 || hex * 6 + facing === own) continue
    if (here.outside && !liesInside(g, here.element, hex, facing)) continue
    found.push(facing)
  }
  return found
}

/** DW-XVI.40: true if all of a base is on the board. */
function liesInside(g: Demonworld, element: Element, anchor: Hex, facing: Facing): boolean {
  const fields = fieldsOf({ map: g.map, type: [g.type[element]], at: [anchor], facing: [facing] }, 0)
  return fields.length === FIELDS[BASE[g.type[element]]]
}

/** DW-XVII.1, DW-XVII.4: what a large element does next: a walk over free fields, a single step or turn, or nothing more. */
export const moveLarge = decision({
  name: 'moveLarge',
  rule: ['DW-XVII.4', 'DW-XVII.8', 'DW-XVII.9', 'DW-XVII.16'],
  ends: ['done'],
  gives: ['tread'], // DW-XVII.41: away from the rider who has got off
  seat: (_g, here: LargeMove) => here.side,
  about: aboutMove,
  offer(g, here, can) {
    for (const hex of walkEnds(g, here)) can.walk(hex)
    for (let move = 0; move < MOVES; move++) if (!expert.cannotLargeMove(g, here, move)) can.tread(move)
    for (const foe of expert.foesToEngage(g, here)) can.engage(foe)
    if (mayStopLarge(g, here)) can.done()
  },
  take: {
    walk(_g, here, hex) {
      here.goal = hex
    },
    tread(g, here, move) {
      treadOnce(g, here, move)
    },
    done(_g, here) {
      here.over = true
    },
    engage(g, here, foe) {
      declareContacts(g, here.element, foe) // DW-XI.21
      here.met = [] // all those beside it are attacked
      here.attacks = true
    },
  },
  cannot: {
    walk: (g, here, hex): RuleId | undefined => (walkEnds(g, here).includes(hex) ? undefined : 'DW-XVII.8'),
    tread: (g, here, move) => expert.cannotLargeMove(g, here, move),
    engage: (g, here, foe) => expert.cannotEngageLarge(g, here, foe),
  },
  points: { walk: 'hex', engage: 'unit' },
  default: (g, here) => (mayStopLarge(g, here) ? ['done'] : ['tread', firstTread(g, here)]),
})

/** DW-XVII.17: it ends on fields of its own, and not before it has followed whom it must. */
function mayStopLarge(g: Demonworld, here: LargeMove): boolean {
  if (expert.isOverOthers(g, here.element)) return !mayTread(g, here) // DW-XXIII.7: shut in under a flyer it stays
  if (mayStillChase(g, here)) return false
  return !here.outside || !isPartlyOutside(g, here.element) || !mayTread(g, here)
}

/** True if any step or turn is open to it. */
function mayTread(g: Demonworld, here: LargeMove): boolean {
  for (let move = 0; move < MOVES; move++) if (!expert.cannotLargeMove(g, here, move)) return true
  return false
}

function firstTread(g: Demonworld, here: LargeMove): number {
  for (let move = 0; move < MOVES; move++) if (!expert.cannotLargeMove(g, here, move)) return move
  return 0
}

/** DW-XVII.9: how it faces at the end of its walk. */
export const walkFacing = decision({
  name: 'walkFacing',
  rule: 'DW-XVII.9',
  auto: true,
  gives: ['facing'], // DW-XVII.41: away from the rider who has got off
  seat: (_g, here: LargeMove) => here.side,
  about: (g, here) => ({ ...aboutMove(g, here), goal: here.goal }),
  offer(g, here, can) {
    for (const facing of walkFacings(g, here, here.goal)) can.facing(facing)
  },
  take: {
    facing(g, here, facing) {
      const { element, goal } = here
      const walks = expert.walksOfLarge(g, element, expert.largePointsLeft(g, here), here.outside)
      here.spent += walks.cost[goal * 6 + facing]
      here.goal = NONE
      place(g, element, goal, facing)
    },
  },
  cannot: { facing: (g, here, facing) => (walkFacings(g, here, here.goal).includes(facing) ? undefined : 'DW-XVII.9') },
})

function place(g: Demonworld, element: Element, anchor: Hex, facing: Facing): void {
  tell(g, 'treads', element, g.at[element], anchor, facing)
  put(g, element, anchor, facing)
}

/** DW-XVII.16: a step or turn; who is under the base now and was not before is overrun. */
function treadOnce(g: Demonworld, here: LargeMove, move: number): void {
  const { element } = here
  const { anchor, facing, cost } = expert.tryMove(
    g,
    ground(g),
    element,
    g.at[element],
    g.facing[element],
    move,
    here.outside,
  )
  here.spent += cost
  here.victims = expert.victimsOf(g, element, { anchor, facing })
  place(g, element, anchor, facing)
}

/** The questions of one step of a large element's move. */
export const largeStep = [ask(moveLarge), when(isWalking, ask(walkFacing))] as const

function isWalking(_g: Demonworld, here: LargeMove): boolean {
  return here.goal !== NONE
}

/** True while a large element is on the board and has not finished. */
export function isLargeMoving(g: Demonworld, here: LargeMove): boolean {
  return !here.over && isPresent(g, here.unit)
}

/** DW-XVII.24: an attacked large element that has not moved may step and turn, even out of contact, overrunning nobody. */
export const largeReaction = procedure<LargeMove>(
  'largeReaction',
  'DW-XVII.24',
  loop(isLargeMoving, ...largeStep),
  act(finishReaction),
)

function finishReaction(g: Demonworld, here: LargeMove): void {
  g.moved[here.unit] = true
}

/** AMB-08: not those that have moved, rout, rage or fight since an earlier round. */
export function mayReact(g: Demonworld, foe: Unit): boolean {
  return !g.moved[foe] && !g.engaged[foe] && !g.impetuous[foe] && isPresent(g, foe) && !isRouting(g, foe)
}

/** DW-XVII.24, DW-XIX.20: a gun with a Hold order does not turn any more. */
export function largeReacts(g: Demonworld, { foe }: { foe: Unit }): boolean {
  if (!LARGE[g.card[foe]] || !mayReact(g, foe)) return false
  return !(ARTILLERY[g.card[foe]] && g.order[foe] === HOLD_ORDER)
}
