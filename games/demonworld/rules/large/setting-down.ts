import type { RuleId } from '@hexarium/kernel'
import { shift, sideOf, stands } from '../../elements.ts'
import { ask, decision, loop, tell } from '../../events.ts'
import type { Demonworld, Element, Hex } from '../../state.ts'
import { foesAt, hasFoe } from '../movement/contact.ts'
import { isFreeFor } from './mounts.ts'

/** DW-XVII.20, DW-XVII.37, DW-XVIII.8, AMB2-83: his owner chooses among the fields the rule names. */
export const setDownAt = decision({
  name: 'setDownAt',
  rule: ['DW-XVII.37', 'DW-XVII.20', 'DW-XVIII.8'],
  seat: (g, _here: object) => sideOf(g, g.unseated[0].rider),
  offer(g, _here, can) {
    for (const hex of fieldsOpen(g)) can.hex(hex)
  },
  take: {
    hex(g, _here, hex) {
      const [{ rider, fought }] = g.unseated
      forget(g, rider)
      if (hex === g.at[rider]) return
      tell(g, 'steps', rider, g.at[rider], hex)
      shift(g, rider, hex)
      g.engaged[g.origin[rider]] = fought && hasFoe(g, rider)
    },
  },
  cannot: { hex: (g, _here, hex) => cannotSetDown(g, hex) },
  default: g => ['hex', safest(g)],
})

/** Whoever has lost his mount is set down where his owner wants. */
export const settingDown = loop(someoneIsUnseated, ask(setDownAt))

/** True while there is a choice; where there is none he stays where he was put. */
function someoneIsUnseated(g: Demonworld): boolean {
  while (g.unseated.length > 0) {
    const [{ rider }] = g.unseated
    if (stands(g, rider) && fieldsOpen(g).length > 1) return true
    forget(g, rider)
  }
  return false
}

function forget(g: Demonworld, rider: Element): void {
  g.unseated = g.unseated.filter(one => one.rider !== rider)
}

/** The fields open to the first of them: his own, and those nobody has taken since. */
function fieldsOpen(g: Demonworld): Hex[] {
  const [{ rider, open }] = g.unseated
  return open.filter(hex => hex === g.at[rider] || isFreeFor(g, rider, hex))
}

/** DW-XVII.37, DW-V.4: why he is not set down on a field: the rule does not name it, or somebody has taken it. */
function cannotSetDown(g: Demonworld, hex: Hex): RuleId | undefined {
  if (!g.unseated[0].open.includes(hex)) return 'DW-XVII.37'
  return fieldsOpen(g).includes(hex) ? undefined : 'DW-V.4'
}

/** The field with the fewest enemies beside it. */
function safest(g: Demonworld): Hex {
  const [{ rider }] = g.unseated
  return fieldsOpen(g).reduce((best, hex) => (foesAt(g, rider, hex) < foesAt(g, rider, best) ? hex : best))
}
