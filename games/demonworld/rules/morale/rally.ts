import type { Seat } from '@hexarium/kernel'
import { isHalfRallied, members } from '../../elements.ts'
import { ask, call, decision, each, procedure, repeat, tell } from '../../events.ts'
import { CAPTAIN, type Demonworld, type Unit } from '../../state.ts'
import { routingUnits } from './rout.ts'
import { passes, RALLY_TEST, standingOf } from './tests.ts'

type Rallying = { side: Seat; tried: Unit[] }

/** DW-XV.50: routing units may take a rally test; nobody has to. */
export const rallyUnit = decision({
  name: 'rallyUnit',
  rule: 'DW-XV.50',
  ends: ['done'],
  seat: (_g, here: Rallying) => here.side,
  offer(g, here, can) {
    for (const unit of candidates(g, here)) can.unit(unit)
    can.done()
  },
  take: {
    unit(g, here, unit) {
      here.tried.push(unit)
      test(g, unit)
    },
    done() {},
  },
  cannot: { unit: (g, here, unit) => (candidates(g, here).includes(unit) ? undefined : 'DW-XV.50') },
})

const rallySide = procedure<Rallying>('rallySide', 'DW-XV.50', repeat(candidatesAreLeft, ask(rallyUnit)))

/** DW-VIII.5: the rally phase. */
export const rally = procedure<{ side: Seat }>(
  'rally',
  'DW-XV.50',
  each('side', () => [0, 1], call(rallySide, { with: (_g, { side }) => ({ side, tried: [] }) })),
)

/** A unit of which a part has rallied tests no more: the others go to it, or are given up (DW-XV.63). */
function candidates(g: Demonworld, here: Rallying): Unit[] {
  return routingUnits(g, here.side).filter(unit => !here.tried.includes(unit) && !isHalfRallied(g, unit))
}

function candidatesAreLeft(g: Demonworld, here: Rallying): boolean {
  return candidates(g, here).length > 0
}

/** DW-XV.63: success rallies the group that tested; with all its elements the unit takes orders next round. */
function test(g: Demonworld, unit: Unit): void {
  const occasion = { kind: RALLY_TEST, unit, foes: [] }
  const { group } = standingOf(g, occasion)
  if (!passes(g, occasion)) return
  const rallied = group.filter(e => g.figure[e] !== CAPTAIN)
  for (const element of rallied) g.routs[element] = false
  tell(g, 'rallies', unit, ...rallied)
  if (members(g, unit).every(e => !g.routs[e])) g.phases[unit] = 0
}
