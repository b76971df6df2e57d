import { ground, isRouting, members, stir } from '../../elements.ts'
import { ask, decision, loop, procedure, tell, when } from '../../events.ts'
import { facesAlike, goesRound, ranksOf, rowsOf } from '../../formation.ts'
import { type Demonworld, type Element, type Hex, NONE, PLAIN, type Unit } from '../../state.ts'
import { groupsOf, isFighting } from '../movement/contact.ts'
import { mayGo } from '../movement/passage.ts'
import { bodyOf, columnIn, inWedge, manoeuvresOf } from '../movement/units.ts'

/** `mayWait` is true while there is still time for it later in the move. */
export type Exchange = { unit: Unit; figure: Element; mayWait: boolean; waits: boolean }

/** The changing of places of a unit, now, or as long as it may wait when its owner likes. */
export function exchangeOf(unit: Unit, mayWait = false): Exchange {
  return { unit, figure: NONE, mayWait, waits: false }
}

/** DW-IX.5: who comes to the front where there is room for some only: the point of a wedge, the head of a column. */
export const chooseFigure = decision({
  name: 'chooseFigure',
  rule: 'DW-IX.5',
  seat: (g, here: Exchange) => g.owner[here.unit],
  about: (_g, { unit }) => ({ unit }),
  offer(g, here, can) {
    for (const figure of figuresDue(g, here.unit)) can.element(figure)
    if (here.mayWait) can.later()
  },
  take: {
    element(_g, here, figure) {
      here.figure = figure
      here.mayWait = false
    },
    later: wait,
  },
  cannot: { element: (g, here, figure) => (figuresDue(g, here.unit).includes(figure) ? undefined : 'DW-IX.5') },
})

/** DW-IX.5: whom a special figure that belongs into the front rank changes places with. */
export const exchangeFigure = decision({
  name: 'exchangeFigure',
  rule: 'DW-IX.5',
  auto: true,
  seat: (g, here: Exchange) => g.owner[here.unit],
  about: (_g, { unit, figure }) => ({ unit, element: figure }),
  offer(g, here, can) {
    for (const element of partners(g, here.unit, here.figure)) can.element(element)
    if (here.mayWait) can.later()
  },
  take: {
    element(g, here, element) {
      swap(g, here.figure, element)
      here.mayWait = false
    },
    later: wait,
  },
  cannot: {
    element: (g, here, element) => (partners(g, here.unit, here.figure).includes(element) ? undefined : 'DW-IX.5'),
  },
})

/** DW-IX.5: free, and as far as there is room a duty. */
export const exchanges = procedure<Exchange>(
  'exchanges',
  'DW-IX.5',
  loop(isDue, when(roomIsScarce, ask(chooseFigure)), when(isChosen, ask(exchangeFigure))),
)

/** DW-IX.5: one such manoeuvre is free in a move, whenever its owner likes. */
function wait(_g: Demonworld, here: Exchange): void {
  here.waits = true
  here.figure = NONE
}

function isChosen(_g: Demonworld, here: Exchange): boolean {
  return !here.waits
}

/** Finds the first figure that must come to the front. */
function isDue(g: Demonworld, here: Exchange): boolean {
  const [first = NONE] = here.waits ? [] : figuresDue(g, here.unit)
  here.figure = first
  return first !== NONE
}

/** True if not all who are due find room in the front rank. */
function roomIsScarce(g: Demonworld, { unit }: Exchange): boolean {
  if (g.rules.beforeTwelve) return false
  const due = figuresDue(g, unit)
  return due.length > new Set(due.flatMap(figure => partners(g, unit, figure))).size
}

/** Special figures and commanders that are not in the front rank and can change places with somebody who is. */
export function figuresDue(g: Demonworld, unit: Unit): Element[] {
  if (!g.rules.specialFigures && !g.rules.commanders) return []
  if (isRouting(g, unit) || g.impetuous[unit] || isFighting(g, unit)) return []
  if (manoeuvresOf(g, unit) === 0 && !g.rules.beforeEight) return [] // DW-XX.S2: it costs nothing, but it is a manoeuvre
  const elements = members(g, unit)
  if (elements.length < 2) return []
  const front = frontRank(g, unit, elements)
  if (front.length === 0) return []
  const late = elements.filter(element => g.figure[element] !== PLAIN && !front.includes(element))
  return late.filter(figure => partners(g, unit, figure).length > 0)
}

/**
 * AMB-41: the front rank of a unit, if one can be made out: the foremost row where all face alike; the head of a column, unless
 * it follows its own tail. By older rules neither column nor wedge had one.
 */
function frontRank(g: Demonworld, unit: Unit, elements: readonly Element[]): Element[] {
  const column = columnIn(g, elements)
  if (g.rules.beforeTwelve && (column || inWedge(g, unit, elements))) return []
  if (column) return goesRound(bodyOf(g, elements)) ? [] : column.slice(0, 1)
  return foremost(g, elements)
}

function foremost(g: Demonworld, elements: readonly Element[]): Element[] {
  const body = bodyOf(g, elements)
  if (!facesAlike(body)) return []
  // by older rules the ranks of a unit scattered far were taken as far as they were told
  const rows = g.rules.beforeTwelve ? ranksOf(body).row : rowsOf(body)
  const first = g.rules.beforeTwelve ? 0 : Math.min(...rows)
  return elements.filter((_, i) => rows[i] === first)
}

/**
 * DW-IX.5: ordinary elements of the front rank of the unit in the figure's own block, without an insurmountable obstacle between;
 * by older rules those of the front of its block.
 */
function partners(g: Demonworld, unit: Unit, figure: Element): Element[] {
  const group = groupsOf(g, unit).find(elements => elements.includes(figure)) ?? []
  const front = g.rules.beforeTwelve ? foremost(g, group) : frontRank(g, unit, members(g, unit))
  if (front.includes(figure)) return []
  const plain = front.filter(element => g.figure[element] === PLAIN && group.includes(element))
  return plain.filter(element => isOpenBetween(g, group, figure, element))
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
  const here = exchangeOf(unit)
  while (isDue(g, here)) changePlaces(g, here.figure, partners(g, here.unit, here.figure)[0])
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
