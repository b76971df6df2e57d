import { ground, isRouting, members, stir } from '../../elements.ts'
import { ask, decision, loop, procedure, tell } from '../../events.ts'
import { facesAlike, ranksOf } from '../../formation.ts'
import { type Demonworld, type Element, type Hex, NONE, PLAIN, type Unit } from '../../state.ts'
import { groupsOf, isFighting } from '../movement/contact.ts'
import { mayGo } from '../movement/passage.ts'
import { bodyOf, columnIn, inWedge, manoeuvresOf } from '../movement/units.ts'

export type Exchange = { unit: Unit; figure: Element }

/** DW-IX.5: whom a special figure that belongs into the front rank changes places with. */
export const exchangeFigure = decision({
  name: 'exchangeFigure',
  rule: 'DW-IX.5',
  auto: true,
  seat: (g, here: Exchange) => g.owner[here.unit],
  about: (_g, { unit, figure }) => ({ unit, element: figure }),
  offer(g, here, can) {
    for (const element of partners(g, here)) can.element(element)
  },
  take: {
    element(g, here, element) {
      swap(g, here.figure, element)
    },
  },
  cannot: { element: (g, here, element) => (partners(g, here).includes(element) ? undefined : 'DW-IX.5') },
})

/** DW-IX.5: free, and as far as there is room a duty. */
export const exchanges = procedure<Exchange>('exchanges', 'DW-IX.5', loop(isDue, ask(exchangeFigure)))

/** Finds the first figure that must come to the front. */
function isDue(g: Demonworld, here: Exchange): boolean {
  if (!g.rules.specialFigures && !g.rules.commanders) return false
  const { unit } = here
  if (isRouting(g, unit) || g.impetuous[unit] || isFighting(g, unit)) return false
  if (manoeuvresOf(g, unit) === 0 && !g.rules.beforeEight) return false // DW-XX.S2: it costs nothing, but it is a manoeuvre
  const elements = members(g, unit)
  if (elements.length < 2 || !facesAlike(bodyOf(g, elements)) || inWedge(g, unit, elements) || columnIn(g, elements))
    return false
  const late = behind(g, elements)
  for (const figure of late) {
    here.figure = figure
    if (partners(g, here).length > 0) return true
  }
  here.figure = NONE
  return false
}

/** Special figures and commanders that are not in the front rank (AMB-41). */
function behind(g: Demonworld, elements: readonly Element[]): Element[] {
  const { row } = ranksOf(bodyOf(g, elements))
  return elements.filter((element, i) => g.figure[element] !== PLAIN && row[i] > 0)
}

/** DW-IX.5: ordinary elements of the front rank of the same block, without an insurmountable obstacle between. */
function partners(g: Demonworld, here: Exchange): Element[] {
  const group = groupsOf(g, here.unit).find(elements => elements.includes(here.figure)) ?? []
  const { row } = ranksOf(bodyOf(g, group))
  const own = row[group.indexOf(here.figure)]
  const front = group.filter((element, i) => g.figure[element] === PLAIN && row[i] === 0 && own > 0)
  return front.filter(element => isOpenBetween(g, group, here.figure, element))
}

/** True if each of two elements could walk to the other over the fields of their block. */
function isOpenBetween(g: Demonworld, group: readonly Element[], a: Element, b: Element): boolean {
  const land = ground(g)
  if (land.isBare) return true
  const fields = group.map(e => g.at[e])
  const walks = (card: number, from: Hex, to: Hex): boolean => {
    const seen = new Set([from])
    for (const hex of seen) {
      for (const next of fields) {
        if (land.board.distance(hex, next) === 1 && mayGo(g, land, card, hex, next)) seen.add(next)
      }
    }
    return seen.has(to)
  }
  return walks(g.type[a], g.at[a], g.at[b]) && walks(g.type[b], g.at[b], g.at[a])
}

/** DW-X.14: brings every commander and special figure of a unit into the front rank that has room for it, untold. */
export function bringForward(g: Demonworld, unit: Unit): void {
  const here: Exchange = { unit, figure: NONE }
  while (isDue(g, here)) changePlaces(g, here.figure, partners(g, here)[0])
}

function swap(g: Demonworld, a: Element, b: Element): void {
  tell(g, 'exchanges', a, b)
  changePlaces(g, a, b)
}

function changePlaces(g: Demonworld, a: Element, b: Element): void {
  const [hex, facing] = [g.at[a], g.facing[a]]
  g.at[a] = g.at[b]
  g.facing[a] = g.facing[b]
  g.at[b] = hex
  g.facing[b] = facing
  g.on[g.at[a]] = a
  g.on[hex] = b
  stir(g, a)
  stir(g, b)
}
