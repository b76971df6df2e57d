import type { RuleId } from '@hexarium/kernel'
import { ground, members, shiftAll } from '../../elements.ts'
import { decision, tell } from '../../events.ts'
import type { Demonworld, Element, Hex } from '../../state.ts'
import { BLOCK, type Block, findReform, type Reform, reformTo } from './block-search.ts'
import { hasFoe } from './contact.ts'
import { aboutMove, giveUp, HOLDING, isTooNear, type Move, NOTHING, REACTING, REGROUPING, threatsTo } from './move.ts'
import { isIdle, reforms } from './reform.ts'
import { mayFormWedge } from './units.ts'

const mover = (_g: Demonworld, here: Move) => here.side

/** DW-V.15: the new ordered blocks a unit can take with one manoeuvre. */
export const reform = decision({
  name: 'reform',
  rule: ['DW-V.9', 'DW-V.15'],
  ends: ['cancel'], // a part of the unit's move; who finds no formation is told so, and cancels himself
  seat: mover,
  about: aboutMove,
  parts: { block: BLOCK },
  offer(g, here: Move, can) {
    for (const { block } of newBlocks(g, here)) can.block(block)
    can.cancel()
  },
  take: {
    block(g, here, block) {
      takeBlock(g, here, block)
    },
    cancel(g, here) {
      giveUp(g, here)
    },
  },
  cannot: { block: (g, here, block) => cannotTakeBlock(g, here, block, 'DW-V.15') },
  default: () => ['cancel'],
})

/** DW-V.13: after a common turn elements may be shifted, free, to be ordered again. */
export const regroupAfterTurn = decision({
  name: 'regroupAfterTurn',
  rule: ['DW-V.13', 'DW-V.22'],
  ends: [], // a part of the unit's move, which has an end of its own
  auto: true,
  seat: mover,
  about: aboutMove,
  parts: { block: BLOCK },
  offer(g, here: Move, can) {
    for (const { block } of newBlocks(g, here)) can.block(block)
    can.stay()
  },
  take: {
    block(g, here, block) {
      takeBlock(g, here, block)
    },
    stay(_g, here) {
      here.next = NOTHING
    },
  },
  cannot: { block: (g, here, block) => cannotTakeBlock(g, here, block, 'DW-V.13') },
  default: () => ['stay'],
})

/** The elements of a unit that reform: not those that still rout (DW-XV.63). */
export function reformers(g: Demonworld, here: Move): Element[] {
  return members(g, here.unit).filter(element => !g.routs[element])
}

/**
 * The blocks a unit can take without coming into contact; once attacked it may, and those in contact stay (DW-V.41,
 * AMB-09).
 */
export function newBlocks(g: Demonworld, here: Move): Reform[] {
  const elements = reformers(g, here)
  const threats = threatsTo(g, here.unit)
  const isReacting = here.mode === REACTING
  const mayBe = (element: Element, hex: Hex) => {
    if (hex === g.at[element]) return true
    if (isReacting) return !hasFoe(g, element)
    return !threats[hex] && !isTooNear(g, here, element, hex)
  }
  const found = reforms(g, elements, {
    mayBe,
    keepsHedges: here.next === REGROUPING,
    wedge: mayFormWedge(g, here.unit),
  })
  return found.filter(
    ({ places }) => !isIdle(g, elements, places) && !(here.mode === HOLDING && isOneStep(g, elements, places)),
  )
}

/** DW-V.10, DW-V.31, DW-XI.7: why a unit cannot take a block; `common` if it is none it could come to with a field each. */
function cannotTakeBlock(g: Demonworld, here: Move, block: Block, common: RuleId): RuleId | undefined {
  if (findReform(newBlocks(g, here), block)) return undefined
  const elements = reformers(g, here)
  const wedge = mayFormWedge(g, here.unit)
  const reform = findReform(reforms(g, elements, { wedge }), block)
  if (!reform || isIdle(g, elements, reform.places)) return common
  if (here.mode === HOLDING && isOneStep(g, elements, reform.places)) return 'DW-V.10'
  if (here.next === REGROUPING && !findReform(reforms(g, elements, { wedge, keepsHedges: true }), block))
    return 'DW-XI.7'
  return here.mode === REACTING ? 'DW-V.41' : 'DW-V.31'
}

/** AMB-04: true if all elements move by the same step. */
function isOneStep(g: Demonworld, elements: readonly Element[], places: readonly Hex[]): boolean {
  const { board } = ground(g)
  const step = board.directionTo(g.at[elements[0]], places[0])
  return elements.every((element, i) => step >= 0 && board.directionTo(g.at[element], places[i]) === step)
}

function takeBlock(g: Demonworld, here: Move, block: Block): void {
  const { places } = reformTo(newBlocks(g, here), block)
  shiftAll(g, reformers(g, here), places)
  tell(g, 'reforms', here.unit)
  here.next = NOTHING
  here.vain = 0
}
