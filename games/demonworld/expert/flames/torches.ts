import { mayTakeBack, type RuleId, type Seat } from '@hexarium/kernel'
import { FLAMING } from '../../content/armies/cards.ts'
import { HOLD_ORDER } from '../../content/tables.ts'
import { isPresent, isRouting } from '../../elements.ts'
import { ask, decision, each, procedure, repeat, tell } from '../../events.ts'
import { gunOf, isGun } from '../../rules/artillery/guns.ts'
import { ANNOUNCED } from '../../rules/flames/announced.ts'
import { isFighting } from '../../rules/movement/contact.ts'
import type { Demonworld, Unit } from '../../state.ts'

type Announcing = { side: Seat }

/** DW-XXII.9, DW-XXII.10: at the start of the movement phase fire is announced; who announces it does not move. */
export const announceFire = decision({
  name: 'announceFire',
  rule: ['DW-XXII.9', 'DW-XXII.10'],
  seat: (_g, here: Announcing) => here.side,
  offer(g, here, can) {
    for (let unit = 0; unit < g.card.length; unit++) if (!cannotAnnounce(g, here.side, unit)) can.unit(unit)
    can.done()
  },
  take: {
    unit(g, _here, unit) {
      g.torch[unit] |= ANNOUNCED
      tell(g, 'torches', unit)
    },
    done() {},
  },
  cannot: { unit: (g, here, unit) => cannotAnnounce(g, here.side, unit) },
  ends: ['done'],
  default: () => ['done'],
})

/** DW-XXII.9, DW-XXII.10: both sides, one after the other. */
export const announcements = procedure<Announcing>(
  'announcements',
  'DW-XXII.9',
  each('side', () => [0, 1], repeat(mayAnnounce, ask(announceFire))),
)

function mayAnnounce(g: Demonworld, here: Announcing): boolean {
  if (mayTakeBack(g, here.side, announceFire)) return true
  for (let unit = 0; unit < g.card.length; unit++) if (!cannotAnnounce(g, here.side, unit)) return true
  return false
}

/** DW-XXII.9, DW-XXII.10: why a unit cannot announce flaming arrows, or a gun an incendiary stone. */
function cannotAnnounce(g: Demonworld, side: Seat, unit: Unit): RuleId | undefined {
  if (g.owner[unit] !== side || !isPresent(g, unit)) return 'DW-XXII.9'
  if (isGun(g, unit) ? !gunOf(g, g.head[unit]).incendiary : !FLAMING[g.card[unit]]) return 'DW-XXII.9'
  if (g.order[unit] !== HOLD_ORDER || g.engaged[unit] || g.impetuous[unit] || isRouting(g, unit)) return 'DW-XXII.9'
  return g.torch[unit] & ANNOUNCED || isFighting(g, unit) ? 'DW-XXII.9' : undefined
}
