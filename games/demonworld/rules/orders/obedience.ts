import { OFF_BOARD } from '@hexarium/hex'
import { d6, roll } from '@hexarium/kernel'
import { fieldsOf, MOST_FIELDS } from '../../bases.ts'
import { LARGE } from '../../content/armies/cards.ts'
import { PROVOKED_AT } from '../../content/tables.ts'
import { ground, isCaptain, isPresent, members, sideOf, stands } from '../../elements.ts'
import { act, ask, decision, each, procedure, tell, when } from '../../events.ts'
import { type Demonworld, type Element, type Hex, NO_ORDER, NONE, type Unit } from '../../state.ts'
import { isHoused } from '../buildings/house.ts'
import { isInAir } from '../flyers/heights.ts'
import { OBEDIENCE_TEST, standingOf } from '../morale/tests.ts'
import { isFighting } from '../movement/contact.ts'
import { mayGo } from '../movement/passage.ts'
import { columnIn, isOrdered, takesOrders } from '../movement/units.ts'
import { inFrontArea } from '../shooting/range.ts'
import { sectionsOf } from '../shooting/sight.ts'

type Obeying = { unit: Unit; die: number; open: boolean; foes: Unit[] }

/** DW-XV.40, AMB-42: with leader and commanders the owner decides after the die, where their signs can turn it. */
export const obeyOrRage = decision({
  name: 'obeyOrRage',
  rule: 'DW-XV.40',
  seat: (g, here: Obeying) => g.owner[here.unit],
  about: (_g, { unit }) => ({ unit }),
  offer(_g, _here, can) {
    can.obey()
    can.rage()
  },
  take: {
    obey(g, here) {
      settle(g, here, true)
    },
    rage(g, here) {
      settle(g, here, false)
    },
  },
})

/** DW-XV.71: the owner chooses among several that provoked it. */
export const choosePrey = decision({
  name: 'choosePrey',
  rule: 'DW-XV.71',
  auto: true,
  seat: (g, here: Obeying) => g.owner[here.unit],
  about: (_g, { unit }) => ({ unit }),
  offer(_g, here, can) {
    for (const foe of here.foes) can.unit(foe)
  },
  take: {
    unit(g, here, foe) {
      g.prey[here.unit] = foe
      tell(g, 'impetuous', here.unit, foe)
    },
  },
  cannot: { unit: (_g, here, foe) => (here.foes.includes(foe) ? undefined : 'DW-XV.71') },
})

/** DW-XV.40: the tests at the end of the order phase. */
export const obedience = procedure<Obeying>(
  'obedience',
  'DW-XV.40',
  each('unit', provoked, act(test), when(isOpen, ask(obeyOrRage)), when(rages, ask(choosePrey))),
)

function provoked(g: Demonworld): Unit[] {
  return g.card.flatMap((_, unit) => (provokers(g, unit).length > 0 ? [unit] : []))
}

/** DW-XV.40: the enemy units that provoke a unit: visible and reachable, in its front area, three fields away or nearer. */
export function provokers(g: Demonworld, unit: Unit): Unit[] {
  if (!isPresent(g, unit) || isCaptain(g, unit) || !takesOrders(g, unit) || isFighting(g, unit)) return []
  if (LARGE[g.card[unit]]) return [] // DW-XVII.2
  if (isHoused(g, unit) || isInAir(g, unit)) return [] // DW-XXIV.7, DW-XXIII.12
  const elements = members(g, unit)
  if (!isOrdered(g, unit, elements) || columnIn(g, elements)) return []
  const { board } = ground(g)
  const first = g.at[elements[0]]
  const spread = Math.max(...elements.map(e => board.distance(first, g.at[e])))
  const found = new Set<Unit>()
  for (let foe = 0; foe < g.at.length; foe++) {
    if (!stands(g, foe) || g.altitude[foe] > 0 || sideOf(g, foe) === g.owner[unit] || found.has(g.unit[foe])) continue
    if (board.distance(first, g.at[foe]) > spread + PROVOKED_AT + MOST_FIELDS) continue // too far from everybody
    const fields = fieldsOf(g, foe)
    const near = elements.some(e => fields.some(hex => board.distance(g.at[e], hex) <= PROVOKED_AT))
    if (!near || !elements.some(e => fields.some(hex => inFrontArea(g, e, hex)))) continue
    if (elements.some(e => sectionsOf(g, e, foe) > 0) && isReachable(g, elements, foe)) found.add(g.unit[foe])
  }
  return [...found].sort((a, b) => a - b)
}

/** DW-XV.40: not cut off from the whole unit by ground nobody of it can cross; points and others in the way do not matter. */
function isReachable(g: Demonworld, elements: readonly Element[], foe: Element): boolean {
  const land = ground(g)
  if (land.isBare) return true
  const card = g.type[elements[0]]
  const seen = new Set<Hex>(elements.map(e => g.at[e]))
  const queue = [...seen]
  for (const hex of queue) {
    if (g.on[hex] === foe) return true
    for (let direction = 0; direction < 6; direction++) {
      const to = land.board.neighbour[hex * 6 + direction]
      if (to === OFF_BOARD || seen.has(to) || !mayGo(g, land, card, hex, to)) continue
      seen.add(to)
      queue.push(to)
    }
  }
  return false
}

/** DW-XV.2: below the second morale value it obeys; the signs of leader and commanders are the owner's. */
function test(g: Demonworld, here: Obeying): void {
  here.foes = provokers(g, here.unit)
  const { total, free, value } = standingOf(g, { kind: OBEDIENCE_TEST, unit: here.unit, foes: here.foes })
  here.die = roll(g, g.owner[here.unit], d6, 'low')
  const sum = free.reduce((all, one) => all + one, 0)
  const [least, most] = [here.die + total - sum, here.die + total + sum]
  here.open = least < value && most >= value
  if (!here.open) settle(g, here, most < value)
}

function settle(g: Demonworld, here: Obeying, obeys: boolean): void {
  const { total, value } = standingOf(g, { kind: OBEDIENCE_TEST, unit: here.unit, foes: here.foes })
  tell(g, 'test', OBEDIENCE_TEST, here.unit, total, here.die, value, obeys ? 1 : 0)
  if (obeys) return
  g.impetuous[here.unit] = true
  g.order[here.unit] = NO_ORDER
  g.prey[here.unit] = NONE
}

function isOpen(_g: Demonworld, here: Obeying): boolean {
  return here.open
}

function rages(g: Demonworld, here: Obeying): boolean {
  return g.impetuous[here.unit]
}
