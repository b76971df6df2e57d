import { OFF_BOARD } from '@hexarium/hex'
import { type RuleId, roll, type Seat } from '@hexarium/kernel'
import { INITIATIVE, MOVE } from '../content/cards.ts'
import { ground, isRouting, members, shift, shiftAll, sideOf, stands } from '../elements.ts'
import { act, ask, call, decision, each, loop, procedure, tell, when } from '../events.ts'
import { type Demonworld, type Element, type Hex, NONE, type Unit } from '../state.ts'
import { enterNext, mayEnter } from './arrival.ts'
import { type Closing, closing } from './casualties.ts'
import { foesAt, hasFoe, isFighting } from './contact.ts'
import { exchanges } from './exchange.ts'
import { face } from './manoeuvres.ts'
import { MARCHING, type Move, moveOf } from './moving.ts'
import { isIdle, type Reform, reforms } from './reform.ts'
import { walksOf } from './singly.ts'
import { hasNewContact, reactions } from './unit-move.ts'
import { isOrdered } from './units.ts'

type Captains = { side: Seat; over: number; captain: Element; chooser: Seat; first: Seat }
type Errand = Move & { foe: Unit; captain: Element; left: Unit; joined: Unit }

/** DW-X.6: the higher roll decides who goes first. */
const chooseCaptains = decision({
  name: 'chooseCaptains',
  rule: 'DW-X.6',
  seat: (_g, here: Captains) => here.chooser,
  offer(_g, _here, can) {
    can.first()
    can.second()
  },
  take: {
    first(_g, here) {
      here.first = here.chooser
    },
    second(_g, here) {
      here.first = 1 - here.chooser
    },
  },
})

/** DW-X.11, DW-X.15: which commander moves in this section, alone or leaving his unit. */
const chooseCaptain = decision({
  name: 'chooseCaptain',
  rule: ['DW-X.11', 'DW-X.15'],
  seat: (_g, here: Captains) => here.side,
  offer(g, here, can) {
    for (const captain of idleCaptains(g, here.side)) can.captain(captain)
    can.done()
  },
  take: {
    captain(_g, here, captain) {
      here.captain = captain
    },
    done(_g, here) {
      here.over = 1
    },
  },
  points: { captain: 'element' },
})

const captainTo = decision({
  name: 'captainTo',
  rule: ['DW-X.11', 'DW-X.12'],
  seat: (_g, here: Errand) => here.side,
  offer(g, here, can) {
    for (const hex of captainEnds(g, here)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      if (hex === g.at[here.captain]) return
      tell(g, 'steps', here.captain, g.at[here.captain], hex)
      shift(g, here.captain, hex)
      // DW-X.7: who comes into melee by his own move strikes as one with that order
      if (hasFoe(g, here.captain)) g.order[here.unit] = g.section
    },
  },
  cannot: { hex: (g, here, hex): RuleId | undefined => (captainEnds(g, here).includes(hex) ? undefined : 'DW-X.11') },
})

const captainFacing = decision({
  name: 'captainFacing',
  rule: 'DW-X.11',
  seat: (_g, here: Errand) => here.side,
  offer(_g, _here, can) {
    for (let facing = 0; facing < 6; facing++) can.facing(facing)
  },
  take: {
    facing(g, here, facing) {
      face(g, here.captain, facing)
    },
  },
})

/** DW-X.16: in touch with a unit he may join it; touching alone is no joining. */
const joinUnit = decision({
  name: 'joinUnit',
  rule: 'DW-X.16',
  seat: (g, here: Errand) => sideOf(g, here.captain),
  offer(g, here, can) {
    for (const unit of joinable(g, here.captain)) can.unit(unit)
    can.alone()
  },
  take: {
    unit(g, here, unit) {
      join(g, here, unit)
    },
    alone() {},
  },
})

/** DW-X.16: the unit's elements are shifted, free, so that it keeps its formation with him. */
const makeRoom = decision({
  name: 'makeRoom',
  rule: 'DW-X.16',
  seat: (g, here: Errand) => g.owner[here.joined],
  offer(g, here, can) {
    for (const { value } of rooms(g, here.joined)) can.block(value)
    can.stay()
  },
  take: {
    block(g, here, value) {
      const elements = members(g, here.joined)
      shiftAll(g, elements, rooms(g, here.joined).find(one => one.value === value)!.places)
      tell(g, 'reforms', here.joined)
    },
    stay() {},
  },
})

/** DW-X.11 … DW-X.16: the move of one commander. */
const captainMove = procedure<Errand>(
  'captainMove',
  'DW-X.11',
  act(leaveUnit),
  when(hasLeft, call<Errand>(closing, { with: closingBehind })),
  ask(captainTo),
  ask(captainFacing),
  when(hasNewContact, ...reactions),
  when(
    mayJoin,
    ask(joinUnit),
    when(
      hasJoined,
      when(mayMakeRoom, ask(makeRoom)),
      call(exchanges, { with: (_g, here) => ({ unit: here.joined, figure: NONE }) }),
    ),
  ),
  act(finish),
)

const captainSide = procedure<Captains>(
  'captainSide',
  'DW-X.11',
  loop(captainsWait, ask(chooseCaptain), when(isChosen, call(captainMove, { with: errandOf }), act(forget))),
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

function captainsOf(side: Seat): Captains {
  return { side, over: 0, captain: NONE, chooser: NONE, first: 0 }
}

/** Only where both sides have one who might move does it matter. */
function rollForFirst(g: Demonworld, here: Captains): void {
  Object.assign(here, captainsOf(0))
  const best = [0, 1].map(side => Math.max(0, ...idleCaptains(g, side).map(e => INITIATIVE[g.type[e]])))
  if (idleCaptains(g, 0).length === 0 || idleCaptains(g, 1).length === 0) return
  let rolls = [0, 0]
  while (rolls[0] === rolls[1]) rolls = best.map(initiative => initiative + roll(g, 6))
  here.chooser = rolls[0] > rolls[1] ? 0 : 1
}

/** DW-X.11, DW-X.15, AMB-27: commanders that have not moved; attached ones only if they may leave. */
function idleCaptains(g: Demonworld, side: Seat): Element[] {
  return g.captains.filter(captain => {
    if (
      !stands(g, captain) &&
      sideOf(g, captain) === side &&
      !g.moved[g.origin[captain]] &&
      mayEnter(g, g.origin[captain])
    )
      return true
    if (!stands(g, captain) || sideOf(g, captain) !== side || hasFoe(g, captain)) return false
    const unit = g.unit[captain]
    if (g.moved[g.origin[captain]]) return false
    return unit === g.origin[captain] || !g.moved[unit]
  })
}

function captainsWait(g: Demonworld, here: Captains): boolean {
  return !here.over && idleCaptains(g, here.side).length > 0
}

function isChosen(_g: Demonworld, here: Captains): boolean {
  return here.captain !== NONE
}

function forget(_g: Demonworld, here: Captains): void {
  here.captain = NONE
}

function errandOf(g: Demonworld, here: Captains): Errand {
  const { captain } = here
  return { ...moveOf(g, g.origin[captain], MARCHING), foe: NONE, captain, left: NONE, joined: NONE }
}

function leaveUnit(g: Demonworld, here: Errand): void {
  if (!stands(g, here.captain)) enterNext(g, here.unit)
  const unit = g.unit[here.captain]
  if (unit === here.unit) return
  here.left = unit
  g.unit[here.captain] = here.unit
  tell(g, 'leaves', here.captain, unit)
}

function hasLeft(_g: Demonworld, here: Errand): boolean {
  return here.left !== NONE
}

/** DW-X.15: the unit may close up as after ranged losses; he steps out of its way later. */
function closingBehind(g: Demonworld, here: Errand): Closing {
  return { unit: here.left, fields: members(g, here.left).map(e => g.at[e]), element: NONE, over: 0 }
}

function captainEnds(g: Demonworld, here: Errand): Hex[] {
  const budget = MOVE[g.type[here.captain] * 4]
  return walksOf(g, here, here.captain, { budget, byField: false, loose: true, mayAttack: true })
}

/** Units of his side beside him that he may join: not while he is in contact with an enemy. */
function joinable(g: Demonworld, captain: Element): Unit[] {
  const { board } = ground(g)
  const found = new Set<Unit>()
  for (let direction = 0; direction < 6; direction++) {
    const hex = board.neighbour[g.at[captain] * 6 + direction]
    const other = hex === OFF_BOARD ? NONE : g.on[hex]
    if (other === NONE || sideOf(g, other) !== sideOf(g, captain)) continue
    if (g.captains.includes(other) && g.unit[other] === g.origin[other]) continue
    found.add(g.unit[other])
  }
  return [...found].sort((a, b) => a - b)
}

function mayJoin(g: Demonworld, here: Errand): boolean {
  return stands(g, here.captain) && joinable(g, here.captain).length > 0
}

function hasJoined(_g: Demonworld, here: Errand): boolean {
  return here.joined !== NONE
}

/** DW-X.16: after that neither moves any more in this phase. */
function join(g: Demonworld, here: Errand, unit: Unit): void {
  const facing = g.facing[members(g, unit)[0]]
  here.bold = isOrdered(g, unit) && !isFighting(g, unit) && !isRouting(g, unit) && !g.impetuous[unit] ? 1 : 0
  here.joined = unit
  g.unit[here.captain] = unit
  if (here.bold) face(g, here.captain, facing)
  g.moved[unit] = 1
  tell(g, 'joins', here.captain, unit)
}

function mayMakeRoom(g: Demonworld, here: Errand): boolean {
  return here.bold === 1 && rooms(g, here.joined).length > 0
}

function rooms(g: Demonworld, unit: Unit): Reform[] {
  const elements = members(g, unit)
  const mayBe = (element: Element, hex: Hex) => hex === g.at[element] || foesAt(g, element, hex) === 0
  return reforms(g, elements, { mayBe }).filter(({ places }) => !isIdle(g, elements, places))
}

function finish(g: Demonworld, here: Errand): void {
  g.moved[here.unit] = 1
}
