import { d6, mayTakeBack, type RuleId, roll, type Seat } from '@hexarium/kernel'
import { INITIATIVE, LARGE, MOVE } from '../../content/armies/cards.ts'
import { MOVE_ORDER } from '../../content/tables.ts'
import { members, shift, sideOf, stands } from '../../elements.ts'
import { act, ask, call, callOne, decision, each, loop, procedure, repeat, tell, when } from '../../events.ts'
import type { LargeMove } from '../../expert/large/steps.ts'
import { type BySide, type Demonworld, type Element, type Hex, NO_ORDER, NONE, type Unit } from '../../state.ts'
import { enterNext, isArriving, mayEnter } from '../armies/arrival.ts'
import { doorKeeping, expert, flyerMove, largeMove } from '../expert.ts'
import { type Flying, flightMode, flightSteps, grounded } from '../flyers/flying.ts'
import { mayFly, WALK } from '../flyers/modes.ts'
import { cannotEngage, engage, engageable } from '../large/brushes.ts'
import { masterless, mounting } from '../large/mounts.ts'
import { slowedBy } from '../magic/enchantments.ts'
import { firstOrSecond } from '../movement/common-questions.ts'
import { hasFoe } from '../movement/contact.ts'
import { face } from '../movement/manoeuvres.ts'
import { MARCHING, moveOf } from '../movement/move.ts'
import { maySinglyDeclare } from '../movement/optional-contact.ts'
import { followingEnds, mayBeEvaded, noteEvasion } from '../movement/pursuit.ts'
import { type Errand as Way, walkCost, walksOf } from '../movement/singly.ts'
import { hasNewContact, reactions } from '../movement/unit-move.ts'
import { isOrdered } from '../movement/units.ts'
import { type Closing, closing } from '../shooting/casualties.ts'
import { watchGoal } from '../victory.ts'
import { joinable, joining, joiningOf } from './attachment.ts'
import { captainContact, orderOfSection } from './captain-contact.ts'

/** `only` is the one asked about, where the others have had their turn (DW-XVII.41). */
type Captains = { side: Seat; captain: Element; chooser: Seat; first: Seat; only: Element }
/** `left` and `place` are the unit he leaves and where he stood in it. */
export type Errand = Flying & { foe: Unit; captain: Element; left: Unit; place: Hex }

/** DW-X.6: the higher roll decides who goes first. */
export const chooseCaptains = firstOrSecond<Captains>('chooseCaptains', 'DW-X.6')

/** DW-X.11, DW-X.15: which commander moves in this section, alone or leaving his unit. */
export const chooseCaptain = decision({
  name: 'chooseCaptain',
  rule: ['DW-X.11', 'DW-X.15'],
  seat: (_g, here: Captains) => here.side,
  offer(g, here, can) {
    for (const captain of waiting(g, here)) can.captain(captain)
    can.done()
  },
  take: {
    captain(_g, here, captain) {
      here.captain = captain
    },
    done() {},
  },
  ends: ['done'],
  cannot: { captain: (g, here, captain) => cannotSetOut(g, here, captain) },
  points: { captain: 'element' },
  default: () => ['done'],
})

export const captainTo = decision({
  name: 'captainTo',
  rule: ['DW-X.11', 'DW-X.12'],
  seat: (_g, here: Errand) => here.side,
  about: (_g, { unit, captain, spent, used }) => ({ unit, element: captain, spent, used }),
  offer(g, here, can) {
    for (const hex of captainEnds(g, here)) can.hex(hex)
    for (const foe of engageable(g, here)) can.engage(foe)
  },
  take: {
    hex(g, here, hex) {
      if (hex === g.at[here.captain]) return
      if (mayBeEvaded(g)) here.spent += walkCost(g, here, here.captain, wayOf(g, here), hex)
      tell(g, 'steps', here.captain, g.at[here.captain], hex)
      shift(g, here.captain, hex)
      // DW-X.7: who comes into melee by his own move strikes as one with that order
      if (hasFoe(g, here.captain)) g.order[here.unit] = orderOfSection(g)
    },
    engage(g, here, foe) {
      engage(g, here.unit, foe)
      g.order[here.unit] = orderOfSection(g)
    },
  },
  gives: ['hex'], // DW-XVII.41: the dragon he leaves behind
  cannot: {
    hex: (g, here, hex): RuleId | undefined => (captainEnds(g, here).includes(hex) ? undefined : 'DW-X.11'),
    engage: (g, here, foe) => cannotEngage(g, here, foe),
  },
  points: { engage: 'unit' },
})

export const captainFacing = decision({
  name: 'captainFacing',
  rule: 'DW-X.11',
  seat: (_g, here: Errand) => here.side,
  about: (_g, { unit, captain, spent, used }) => ({ unit, element: captain, spent, used }),
  offer(_g, _here, can) {
    for (let facing = 0; facing < 6; facing++) can.facing(facing)
  },
  take: {
    facing(g, here, facing) {
      face(g, here.captain, facing)
    },
  },
  cannot: { facing: (_g, _here, facing) => (facing < 6 ? undefined : 'DW-X.11') },
})

/** DW-X.11: on foot, by one way and with one facing in the end. */
const onFoot = [
  ask(captainTo),
  act<Errand>(watchGoal),
  ask(captainFacing),
  repeat<Errand>(maySinglyDeclare, ask(captainContact)),
] as const

/** DW-X.11 … DW-X.16: the move of one commander. */
const captainMove = procedure<Errand>(
  'captainMove',
  'DW-X.11',
  act(leaveUnit),
  when(mayFlyAlone, flightMode),
  when(goesOnFoot, ...onFoot),
  when(goesByAir, ...flightSteps),
  when(hasLeftGap, call(closing, { with: closingBehind })),
  when(hasNewContact, ...reactions, loop(mustFollow, ...onFoot, when(hasNewContact, ...reactions))),
  call(mounting, { with: (_g, here: Errand) => ({ captain: here.captain, mount: NONE }) }),
  when(mayJoin, call(joining, { with: (_g, here: Errand) => joiningOf(here.captain) })),
  act(finish),
  when(isByHimself, call(doorKeeping, { with: (_g, { unit, side }: Errand) => ({ unit, side, tended: [] }) })),
  masterless,
)

/** DW-X.11: the commanders of a side, one after the other. */
export const captainSide = procedure<Captains>(
  'captainSide',
  'DW-X.11',
  repeat(
    captainsWait,
    ask(chooseCaptain),
    callOne([captainMove, largeMove, flyerMove], errandKind, { with: errandOf }),
    act(forget),
  ),
)

/** DW-X.11: commanders move at the start of the B, P or A section, before all units. */
export const captainMoves = procedure<Captains>(
  'captainMoves',
  'DW-X.11',
  act(rollForFirst),
  when((_g, here) => here.chooser !== NONE, ask(chooseCaptains)),
  each(
    'side',
    (_g, here) => [here.first, 1 - here.first],
    call(captainSide, { with: (_g, { side }) => captainsOf(side) }),
  ),
)

/** The moves of a side's commanders before any of them has moved, or of only one of them. */
export function captainsOf(side: Seat, only: Element = NONE): Captains {
  return { side, captain: NONE, chooser: NONE, first: 0, only }
}

/** Only where both sides have one who might move does it matter. */
function rollForFirst(g: Demonworld, here: Captains): void {
  Object.assign(here, captainsOf(0))
  const idle = [0, 1].map(side => idleCaptains(g, side))
  if (idle[0].length === 0 || idle[1].length === 0) return
  here.chooser = quickerSide(g, idle)
}

/** DW-X.6: a die and the initiative of the commanders concerned, the quickest of each side; ties are rolled again. */
export function quickerSide(g: Demonworld, captains: BySide<Element[]>): Seat {
  const best = captains.map(some => Math.max(0, ...some.map(e => INITIATIVE[g.type[e]])))
  let rolls = [0, 0]
  while (rolls[0] === rolls[1]) rolls = best.map((initiative, side) => initiative + roll(g, side, d6, 'high'))
  return rolls[0] > rolls[1] ? 0 : 1
}

/** Commanders that may move now. */
function idleCaptains(g: Demonworld, side: Seat): Element[] {
  return g.captains.filter(captain => !cannotGo(g, side, captain))
}

/** DW-X.11, DW-X.15, AMB-27: why a commander does not move: only who has not, is in no contact, and may leave his unit. */
function cannotGo(g: Demonworld, side: Seat, captain: Element): RuleId | undefined {
  if (!g.captains.includes(captain) || sideOf(g, captain) !== side || g.moved[g.origin[captain]]) return 'DW-X.11'
  if (g.section !== MOVE_ORDER && isArriving(g, g.origin[captain])) return 'DW-XVI.35'
  if (!stands(g, captain)) return mayEnter(g, g.origin[captain]) ? undefined : 'DW-X.11'
  if (hasFoe(g, captain)) return 'DW-V.41'
  const unit = g.unit[captain]
  return unit === g.origin[captain] || !g.moved[unit] ? undefined : 'DW-X.15'
}

/** DW-XVII.41: after his mount has moved, only he who got off it may go. */
function cannotSetOut(g: Demonworld, here: Captains, captain: Element): RuleId | undefined {
  const rule = cannotGo(g, here.side, captain)
  return rule ?? (here.only === NONE || here.only === captain ? undefined : 'DW-XVII.41')
}

function waiting(g: Demonworld, here: Captains): Element[] {
  const idle = idleCaptains(g, here.side)
  return here.only === NONE ? idle : idle.filter(captain => captain === here.only)
}

function captainsWait(g: Demonworld, here: Captains): boolean {
  return waiting(g, here).length > 0 || mayTakeBack(g, here.side)
}

function forget(_g: Demonworld, here: Captains): void {
  here.captain = NONE
}

/** DW-XVII.32: a giant who commands moves like a commander, but by the steps and turns of his kind. */
function errandKind(g: Demonworld, { captain }: Captains): string {
  if (!LARGE[g.type[captain]]) return 'captainMove'
  return mayFly(g, g.origin[captain]) ? 'flyerMove' : 'largeMove'
}

function errandOf(g: Demonworld, { captain }: Captains): Errand | LargeMove {
  const unit = g.origin[captain]
  if (LARGE[g.type[captain]]) {
    if (!stands(g, captain)) enterNext(g, unit)
    return { ...expert.largeMoveOf(g, unit, MARCHING), ...(mayFly(g, unit) ? grounded : {}) }
  }
  return { ...moveOf(g, unit, MARCHING), foe: NONE, captain, left: NONE, place: NONE, ...grounded }
}

function leaveUnit(g: Demonworld, here: Errand): void {
  if (!stands(g, here.captain)) enterNext(g, here.unit)
  const unit = g.unit[here.captain]
  if (unit === here.unit) return
  here.left = unit
  here.place = g.at[here.captain]
  g.unit[here.captain] = here.unit
  tell(g, 'leaves', here.captain, unit)
}

/** DW-XXIII.1: a commander who can fly, in the air or not. */
function mayFlyAlone(g: Demonworld, here: Errand): boolean {
  return mayFly(g, here.unit)
}

function goesOnFoot(_g: Demonworld, here: Errand): boolean {
  return here.way === WALK
}

function goesByAir(_g: Demonworld, here: Errand): boolean {
  return here.way !== WALK
}

/** DW-X.15: a unit closes up behind him if its formation is disturbed; by older rules, if there was anybody to close up. */
function hasLeftGap(g: Demonworld, here: Errand): boolean {
  return here.left !== NONE && (g.rules.beforeEleven || !isOrdered(g, here.left))
}

/** DW-X.15: the unit may close up as after ranged losses, onto the field he left too. */
function closingBehind(g: Demonworld, here: Errand): Closing {
  const fields = [...members(g, here.left).map(e => g.at[e]), here.place]
  return { unit: here.left, fields, element: NONE }
}

function captainEnds(g: Demonworld, here: Errand): Hex[] {
  return followingEnds(g, here, walksOf(g, here, here.captain, wayOf(g, here)))
}

/** DW-X.11, DW-XX.S7: what is left of his points. */
function wayOf(g: Demonworld, here: Errand): Way {
  const budget = Math.max(0, MOVE[g.type[here.captain] * 4] - slowedBy(g, here.unit) - here.spent)
  return { budget, byField: false, loose: true, mayAttack: !isArriving(g, here.unit) }
}

/** DW-XVII.25: a large element that has backed away from him is followed; who does not get at it is in no melee. */
function mustFollow(g: Demonworld, here: Errand): boolean {
  if (here.way !== WALK || !noteEvasion(g, here)) return false
  g.order[here.unit] = NO_ORDER
  return captainEnds(g, here).length > 1
}

function mayJoin(g: Demonworld, here: Errand): boolean {
  return joinable(g, here.captain).length > 0
}

/** DW-XXIV.3: a commander by himself tends doors like any other element inside. */
function isByHimself(g: Demonworld, here: Errand): boolean {
  return (
    g.rules.buildings &&
    !g.rules.asBefore &&
    g.doors.length > 0 &&
    stands(g, here.captain) &&
    g.unit[here.captain] === here.unit
  )
}

function finish(g: Demonworld, here: Errand): void {
  g.moved[here.unit] = true
}
