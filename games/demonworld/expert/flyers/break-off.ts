import { FLYER, LARGE } from '../../content/armies/cards.ts'
import { BREAK_OFF_HEIGHT } from '../../content/tables.ts'
import { isCaptain, isPresent, members, riseTo } from '../../elements.ts'
import { ask, decision, each, procedure, tell, when } from '../../events.ts'
import { isFighting } from '../../rules/movement/contact.ts'
import type { Demonworld, Element, Unit } from '../../state.ts'
import { heightsAt, mayTakeOff, startHeight } from './landing.ts'

/** The units of a melee; `element` is the flyer asked. */
type Leaving = { units: Unit[]; element: Element }

/** DW-XXIII.9: a single flyer in melee on the ground may break it off and rise. */
export const breakOff = decision({
  name: 'breakOff',
  rule: 'DW-XXIII.9',
  seat: (g, here: Leaving) => g.owner[g.origin[here.element]],
  about: (_g, { element }) => ({ element }),
  offer(_g, _here, can) {
    can.rise()
    can.stay()
  },
  take: {
    rise(g, here) {
      const { element } = here
      riseTo(g, element, BREAK_OFF_HEIGHT)
      g.aloft[element] = g.round + 1
      g.engaged[g.unit[element]] = false
      tell(g, 'breaksOff', element, BREAK_OFF_HEIGHT)
    },
    stay() {},
  },
  default: () => ['stay'],
})

/** DW-XXIII.9: first of all moves at the end of a melee phase. */
export const breakingOff = procedure<Leaving>(
  'breakingOff',
  'DW-XXIII.9',
  each('element', singleFlyers, when(mayBreakOff, ask(breakOff))),
)

/** Dragons and flying commanders who act alone; units stay. */
function singleFlyers(g: Demonworld, here: Leaving): Element[] {
  const single = (unit: Unit) => FLYER[g.card[unit]] && (LARGE[g.card[unit]] || isCaptain(g, unit))
  return here.units.filter(unit => single(unit) && isPresent(g, unit)).flatMap(unit => members(g, unit))
}

function mayBreakOff(g: Demonworld, here: Leaving): boolean {
  const { element } = here
  if (g.altitude[element] > 0 || !isFighting(g, g.unit[element]) || !mayTakeOff(g, element)) return false
  return heightsAt(g, element, g.at[element], g.facing[element], startHeight(g, element)).includes(BREAK_OFF_HEIGHT)
}
