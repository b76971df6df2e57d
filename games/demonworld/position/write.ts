import { cards, LARGE } from '../content/armies/cards.ts'
import { ORDER_LETTERS } from '../content/tables.ts'
import { ground } from '../elements.ts'
import { hasAnnounced } from '../rules/flames/announced.ts'
import { type Demonworld, HERE, NONE, type Unit } from '../state.ts'
import { writeMagic } from './magic.ts'

const MARKS = ['P', 'L', 'S', 'M', '']

/** A unit as a position writes it. */
export function writeUnit(g: Demonworld, unit: Unit): object {
  const { board } = ground(g)
  const own = Array.from({ length: g.strength[unit] }, (_, i) => g.head[unit] + i)
  const here = own.filter(element => g.fate[element] === HERE)
  const mount = here.length > 0 ? g.mount[here[0]] : NONE
  const words = (mount === NONE ? here : []).map(element => {
    const mark = MARKS[g.figure[element]]
    return `${board.labels[g.at[element]]}:${g.facing[element]}${mark ? `=${mark}` : ''}${g.altitude[element] > 0 ? `^${g.altitude[element]}` : ''}`
  })
  return {
    card: cards[g.card[unit]].id,
    side: g.owner[unit],
    elements: words.join(' '),
    ...(own.length > here.length ? { lost: own.length - here.length } : {}),
    ...(g.order[unit] >= 0 ? { order: ORDER_LETTERS[g.order[unit]] } : {}),
    ...writeMagic(g, unit),
    ...(here.length > 0 && mount === NONE && g.unit[here[0]] !== unit ? { joins: g.unit[here[0]] } : {}),
    ...(here.some(element => g.routs[element]) ? { routing: true } : {}),
    ...(here.some(element => g.routs[element]) && g.bolted[unit] === g.round ? { fled: true } : {}),
    ...(mount !== NONE ? { rides: g.origin[mount] } : {}),
    ...(here.some(element => g.hits[element] > 0) && LARGE[g.card[unit]] ? { hits: g.hits[here[0]] } : {}),
    ...(here.length > 0 && g.load[here[0]] > 0 ? { load: g.load[here[0]] } : {}),
    ...(hasAnnounced(g, unit) ? { announced: true } : {}),
    ...(g.engaged[unit] ? { engaged: true, phases: g.phases[unit] } : {}),
    ...(g.impetuous[unit] ? { impetuous: true } : {}),
    ...(g.prey[unit] !== NONE ? { prey: g.prey[unit] } : {}),
    ...(g.skirmish[unit] ? { skirmish: true } : {}),
  }
}
