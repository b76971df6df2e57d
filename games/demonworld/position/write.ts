import { same } from '@hexarium/kernel'
import { fieldsOf, isPartlyOutside } from '../bases.ts'
import { edgesOf } from '../begin.ts'
import { LARGE } from '../content/armies/cards.ts'
import { planOf } from '../content/expert/scars.ts'
import { common, ground } from '../elements.ts'
import { hasAnnounced } from '../rules/flames/announced.ts'
import { AWAY, CAPTAIN, type Demonworld, type Element, HERE, NONE, SET_UP, type Unit } from '../state.ts'
import { itemsWritten, magicWritten } from './magic.ts'
import { scarsOf } from './scars.ts'
import { rankOf } from './units.ts'
import type { Written, WrittenElement, WrittenUnit } from './written.ts'

/** False for a position that was read and not played on. */
function hasBegun(g: Demonworld): boolean {
  return g.resume === SET_UP && g.phase !== SET_UP
}

/** The round it is, or that is about to begin. */
function roundOf(g: Demonworld): number {
  return hasBegun(g) ? g.round : g.round + 1
}

/** The position a battle is in, at the beginning of its phase. Throws a sentence where positions cannot say it. */
export function positionOf(g: Demonworld): Written {
  if (g.picks.length > 0 || (g.fate.includes(AWAY) && !isInHand(g)))
    throw new Error(
      'Armies that are raised or not yet on the board cannot be written as a position; bring them in first.',
    )
  if (g.fate.some((fate, element) => fate === HERE && isPartlyOutside(g, element)))
    throw new Error('Somebody comes in over the edge of the board, which no position can say; finish his move first.')
  if (g.fate.some((fate, element) => fate === HERE && standsOverOthers(g, element)))
    throw new Error('A large element stands over others, which no position can say; finish its move first.')
  return {
    map: planOf(g.map),
    battle: g.battle,
    rules: g.rules,
    phase: hasBegun(g) ? g.phase : g.resume,
    round: roundOf(g),
    rounds: g.lastRound,
    quiet: g.quietRounds,
    edges: same(g.edge, edgesOf(g.battle)) ? undefined : g.edge,
    doors: g.doors.length > 0 ? g.doors : undefined,
    units: g.card.map((_, unit) => unitOf(g, unit)),
    ...itemsWritten(g),
    ...scarsOf(g),
  }
}

/** DW-XVI.12: while armies are set up, units that are still to be deployed are in hand, each as a whole. */
function isInHand(g: Demonworld): boolean {
  if (g.marches || g.phase !== SET_UP || g.resume !== SET_UP) return false
  return g.fate.every((fate, element) => fate !== AWAY || g.fate[g.head[g.origin[element]]] === AWAY)
}

/** DW-XVII.16: true for a large element in the middle of an overrun: somebody holds a field under its base. */
function standsOverOthers(g: Demonworld, element: Element): boolean {
  if (!LARGE[g.type[element]] || g.at[element] === NONE || g.altitude[element] > 0) return false
  return fieldsOf(g, element).some(hex => g.on[hex] !== element)
}

function unitOf(g: Demonworld, unit: Unit): WrittenUnit {
  const own = Array.from({ length: g.strength[unit] }, (_, i) => g.head[unit] + i)
  const here = own.filter(element => g.fate[element] === HERE)
  const inHand = own.filter(element => g.fate[element] === AWAY).length
  here.sort((a, b) => rankOf(g.figure[a]) - rankOf(g.figure[b]))
  const mount = here.length > 0 ? g.mount[here[0]] : NONE
  const joined = here.length > 0 && mount === NONE ? g.unit[here[0]] : unit
  return {
    card: g.card[unit],
    side: g.owner[unit],
    elements: mount === NONE ? here.map(element => elementOf(g, element)) : [],
    facing: 1,
    order: g.order[unit],
    lost: own.length - here.length - inHand,
    inHand,
    hits: common(here, g.hits) ?? 0,
    joins: joined === unit ? undefined : joined,
    rides: mount === NONE ? undefined : g.origin[mount],
    engaged: g.engaged[unit],
    phases: g.phases[unit],
    routing: here.some(element => g.routs[element]),
    fled: here.some(element => g.routs[element]) && g.bolted[unit] === roundOf(g),
    impetuous: g.impetuous[unit],
    prey: g.prey[unit],
    skirmish: g.skirmish[unit],
    moved: g.moved[unit],
    losses: g.losses[unit],
    slain: g.slain[unit],
    load: here.length > 0 ? g.load[here[0]] : 0,
    announced: hasAnnounced(g, unit),
    ...magicWritten(g, unit, here),
  }
}

function elementOf(g: Demonworld, element: Element): WrittenElement {
  return {
    label: ground(g).board.labels[g.at[element]],
    facing: g.facing[element],
    figure: g.figure[element] === CAPTAIN ? undefined : g.figure[element],
    height: g.altitude[element],
  }
}
