import { OFF_BOARD } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { LARGE } from '../../content/armies/cards.ts'
import { ground, isPresent, isRouting, members, shiftAll, sideOf, stands } from '../../elements.ts'
import { ask, call, decision, procedure, tell, when } from '../../events.ts'
import { CAPTAIN, type Demonworld, type Element, type Hex, NO_ORDER, NONE, type Unit } from '../../state.ts'
import { BLOCK, findReform, type Reform, reformTo } from '../movement/block-search.ts'
import { areInTouch, foesAt, hasFoe, isFighting } from '../movement/contact.ts'
import { face } from '../movement/manoeuvres.ts'
import { isIdle, reforms } from '../movement/reform.ts'
import { isOrdered } from '../movement/units.ts'
import { exchangeOf, exchanges } from './exchange.ts'

/** A commander and the unit he joins; `only` if there is but one to join; `orderly` if its formation is to be kept. */
type Joining = { captain: Element; only: Unit; joined: Unit; orderly: boolean }

/** DW-X.16: in touch with a unit he may join it; touching alone is no joining. */
export const joinUnit = decision({
  name: 'joinUnit',
  rule: 'DW-X.16',
  seat: (g, here: Joining) => sideOf(g, here.captain),
  about: (_g, { captain }) => ({ element: captain }),
  offer(g, here, can) {
    for (const unit of joinable(g, here.captain)) if (here.only === NONE || here.only === unit) can.unit(unit)
    can.alone()
  },
  take: {
    unit(g, here, unit) {
      join(g, here, unit)
    },
    alone() {},
  },
  cannot: { unit: (g, here, unit) => cannotJoin(g, here, unit) },
  default: () => ['alone'],
})

/** DW-X.16: the unit's elements are shifted, free, so that it keeps its formation with him. */
export const makeRoom = decision({
  name: 'makeRoom',
  rule: 'DW-X.16',
  seat: (g, here: Joining) => g.owner[here.joined],
  about: (_g, { captain }) => ({ element: captain }),
  parts: { block: BLOCK },
  offer(g, here, can) {
    for (const { block } of rooms(g, here.joined)) can.block(block)
    can.stay()
  },
  take: {
    block(g, here, block) {
      const elements = members(g, here.joined)
      shiftAll(g, elements, reformTo(rooms(g, here.joined), block).places)
      tell(g, 'reforms', here.joined)
    },
    stay() {},
  },
  cannot: { block: (g, here, block) => (findReform(rooms(g, here.joined), block) ? undefined : 'DW-X.16') },
  default: () => ['stay'],
})

/** DW-X.16: joining a unit, making room for him and bringing him into the front rank. */
export const joining = procedure<Joining>(
  'joining',
  'DW-X.16',
  ask(joinUnit),
  when(hasJoined, when(mayMakeRoom, ask(makeRoom)), call(exchanges, { with: (_g, here) => exchangeOf(here.joined) })),
)

/** The locals of a commander's joining: any unit beside him, or only one. */
export function joiningOf(captain: Element, only: Unit = NONE): Joining {
  return { captain, only, joined: NONE, orderly: false }
}

/** DW-X.16, DW-XVII.31: why a commander does not join a unit. */
function cannotJoin(g: Demonworld, here: Joining, unit: Unit): RuleId | undefined {
  if (joinable(g, here.captain).includes(unit) && (here.only === NONE || here.only === unit)) return undefined
  return LARGE[g.card[unit]] ? 'DW-XVII.31' : 'DW-X.16'
}

/** Units of his side beside him that he may join. */
export function joinable(g: Demonworld, captain: Element): Unit[] {
  const { board } = ground(g)
  const found = new Set<Unit>()
  if (!stands(g, captain) || g.altitude[captain] > 0 || g.unit[captain] !== g.origin[captain]) return []
  if (LARGE[g.type[captain]]) return [] // DW-XVII.32: no unit has bases like his
  for (let direction = 0; direction < 6; direction++) {
    const hex = board.neighbour[g.at[captain] * 6 + direction]
    const other = hex === OFF_BOARD ? NONE : g.on[hex]
    if (other === NONE || sideOf(g, other) !== sideOf(g, captain)) continue
    if (g.figure[other] === CAPTAIN && g.unit[other] === g.origin[other]) continue
    if (LARGE[g.type[other]]) continue // DW-XVII.31: he mounts it or not
    if (!g.rules.beforeEleven && !areInTouch(g, captain, other)) continue // DW-XI.20: a cliff is between them
    found.add(g.unit[other])
  }
  return [...found].sort((a, b) => a - b)
}

/** DW-X.16: commanders on their own that a unit has moved up to; by older rules not if they were in melee. */
export function captainsBeside(g: Demonworld, unit: Unit): Element[] {
  if (!g.rules.commanders || !isPresent(g, unit)) return []
  return g.captains.filter(captain => {
    if (g.owner[g.origin[captain]] !== g.owner[unit] || !joinable(g, captain).includes(unit)) return false
    return !g.rules.beforeEight || !hasFoe(g, captain)
  })
}

/** DW-X.16: after that neither moves any more in this phase. */
function join(g: Demonworld, here: Joining, unit: Unit): void {
  const facing = g.facing[members(g, unit)[0]]
  here.orderly = isOrdered(g, unit) && !isFighting(g, unit) && !isRouting(g, unit) && !g.impetuous[unit]
  here.joined = unit
  g.unit[here.captain] = unit
  if (here.orderly) face(g, here.captain, facing)
  g.moved[unit] = g.moved[g.origin[here.captain]] = true
  tell(g, 'joins', here.captain, unit)
}

function hasJoined(_g: Demonworld, here: Joining): boolean {
  return here.joined !== NONE
}

/** DW-X.16: only as far as it takes to keep the formation; older rules let those shift who kept it anyway. */
function mayMakeRoom(g: Demonworld, here: Joining): boolean {
  if (!here.orderly || (isOrdered(g, here.joined) && !g.rules.beforeEleven)) return false
  return rooms(g, here.joined).length > 0
}

function rooms(g: Demonworld, unit: Unit): Reform[] {
  const elements = members(g, unit)
  const mayBe = (element: Element, hex: Hex) => hex === g.at[element] || foesAt(g, element, hex) === 0
  return reforms(g, elements, { mayBe }).filter(({ places }) => !isIdle(g, elements, places))
}

/** DW-X.10: commanders whose unit is gone act on their own again; a melee they are in goes on. */
export function freeCaptains(g: Demonworld): void {
  for (const captain of g.captains) {
    const [unit, own] = [g.unit[captain], g.origin[captain]]
    if (unit === own || !stands(g, captain) || members(g, unit).some(e => g.origin[e] === unit)) continue
    g.unit[captain] = own
    g.phases[own] = g.phases[unit]
    g.engaged[own] = g.engaged[unit]
    g.order[own] = NO_ORDER
    tell(g, 'leaves', captain, unit)
  }
}
