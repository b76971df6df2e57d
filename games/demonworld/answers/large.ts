import type { Reader, RuleId } from '@hexarium/kernel'
import {
  anchorAfter,
  classAt,
  coverOf,
  FLANK_FIELDS,
  FRONT_FIELDS,
  facingAfter,
  MOST_AROUND,
  MOST_FIELDS,
  MOVE_COST,
  MOVES,
  REAR_FIELD,
  ringOf,
} from '../bases.ts'
import { BASE, BASES, cards, OVERRUN } from '../content/armies/cards.ts'
import { groundOf } from '../content/board/ground.ts'
import { SIDES } from '../content/tables.ts'
import { ground } from '../elements.ts'
import { isRiddenDown, overrunBase } from '../expert/large/overrun.ts'
import { isOverrunnable, tryMove } from '../expert/large/reach.ts'
import { cannotLargeMove, largeMoveOf, largePoints } from '../expert/large/steps.ts'
import { reachesFlyer } from '../rules/flyers/heights.ts'
import { BREATH_AREAS, breathFactor, breathFields, breathTargets, cannotBreathe } from '../rules/large/breath.ts'
import { MARCHING } from '../rules/movement/move.ts'
import { type Demonworld, type Element, FIRST_FIRE, NONE } from '../state.ts'
import { readElement, readField } from './reading.ts'

/** The moves of `bases.ts`, as an answer names them. */
const MOVE_NAMES = [
  'forwardRight',
  'forwardLeft',
  'sidewaysLeft',
  'backLeft',
  'backRight',
  'sidewaysRight',
  'turnForwardRight',
  'turnForwardLeft',
  'turnRightAboutFront',
  'turnLeftAboutFront',
  'turnBackRight',
  'turnBackLeft',
  'turnRightOnSpot',
  'turnLeftOnSpot',
]
const AREAS = ['left', 'front', 'right'] as const
const CARDS = cards.filter(({ base }) => base).map(({ id }) => id)
const FIELD = 'field 12'

/**
 * DW-XVII.8, DW-XVII.9: the fields of a base, what those around it are, and the same after each step and turn. Asked by
 * `base` or `card`, `anchor` and `facing` on a bare field, or by the field of an element of a position.
 */
export function base(question: Reader): unknown {
  if (question.has('element')) {
    const g = readField(question, 'element')
    const element = readElement(question.at('element'), g)
    return describe(BASE[g.type[element]], g.map, g.at[element], g.facing[element])
  }
  question.only('ask', 'id', 'base', 'card', 'anchor', 'facing')
  const name = question.has('card')
    ? BASES[BASE[cards.findIndex(({ id }) => id === question.at('card').oneOf(CARDS))]]
    : question.at('base').oneOf(BASES.slice(1))
  const { board } = groundOf(FIELD)
  const anchor = question.has('anchor') ? board.find(question.at('anchor').text()) : board.find('0,0')
  if (anchor < 0) question.at('anchor').fault('there is no such field')
  return describe(BASES.indexOf(name as (typeof BASES)[number]), FIELD, anchor, question.at('facing').int(0, 5))
}

function describe(kind: number, map: string, anchor: number, facing: number): object {
  const { board } = groundOf(map)
  const after: Record<string, object> = {}
  for (let move = 0; move < MOVES; move++) {
    const cost = MOVE_COST[kind * MOVES + move]
    const to = cost === 0 ? -1 : anchorAfter(board, kind, anchor, facing, move)
    if (to < 0) continue
    const turned = facingAfter(kind, facing, move)
    after[MOVE_NAMES[move]] = { cost, ...standing(kind, map, to, turned) }
  }
  return { base: BASES[kind], ...standing(kind, map, anchor, facing), after }
}

function standing(kind: number, map: string, anchor: number, facing: number): object {
  const { board } = groundOf(map)
  const [cover, around] = [new Int32Array(MOST_FIELDS), new Int32Array(MOST_AROUND)]
  const count = coverOf(board, kind, anchor, facing, cover)
  const beside = [...around.subarray(0, ringOf(board, kind, anchor, facing, around))]
  const named = (bits: number) =>
    beside.filter(hex => classAt(board, kind, anchor, facing, hex) & bits).map(hex => board.labels[hex])
  return {
    facing,
    fields: Array.from({ length: count }, (_, part) => board.labels[cover[part]] ?? null),
    front: named(FRONT_FIELDS),
    flank: named(FLANK_FIELDS),
    rear: named(REAR_FIELD),
  }
}

/** DW-XVII.15, DW-XVII.18: the base number of an overrun, and the steps of the overrunner with their costs. */
export function overrun(question: Reader): unknown {
  const g = readField(question, 'overrunner', 'victim')
  const element = readElement(question.at('overrunner'), g)
  const unit = g.unit[element]
  if (!cards[g.type[element]].base) question.at('overrunner').fault('that is no large element')
  const here = largeMoveOf(g, unit, MARCHING)
  const steps: Record<string, object> = {}
  for (let move = 0; move < MOVES; move++) {
    if (MOVE_COST[BASE[g.type[element]] * MOVES + move] === 0) continue
    const { cost, taken } = tryMove(g, ground(g), element, g.at[element], g.facing[element], move)
    const price = cost < 0 ? null : cost
    steps[MOVE_NAMES[move]] = { cost: price, over: taken, cannot: cannotLargeMove(g, here, move) ?? null }
  }
  const victim = question.has('victim') ? readElement(question.at('victim'), g) : NONE
  return { points: largePoints(g, unit), steps, ...(victim === NONE ? {} : chances(g, element, victim)) }
}

function chances(g: Demonworld, element: Element, victim: Element): object {
  const number = overrunBase(g, element, victim)
  return {
    base: number.base,
    factors: Object.fromEntries(number.factors.map(({ name, value }) => [name, value])),
    chance: isRiddenDown(g, element, victim) ? 1 : Math.min(Math.max(number.base, 0), SIDES) / SIDES,
    cannot: cannotOverrun(g, element, victim),
  }
}

/** DW-XVII.15, DW-XXIII.7: who overruns nobody, who is overrun by nobody, and flyers too high for the overrunner. */
function cannotOverrun(g: Demonworld, element: Element, victim: Element): RuleId | null {
  if (OVERRUN[g.type[element]] === 0 || !isOverrunnable(g, element, victim)) return 'DW-XVII.15'
  return g.altitude[victim] === 0 || reachesFlyer(g, element, victim, g.at[victim]) ? null : 'DW-XXIII.7'
}

/** DW-XVII.39: the areas a dragon can breathe into, and whom it meets there with what factor. */
export function breath(question: Reader): unknown {
  const g = readField(question, 'dragon')
  if (!question.has('phase')) g.phase = FIRST_FIRE
  const dragon = readElement(question.at('dragon'), g)
  const { labels } = ground(g).board
  const areas: Record<string, object> = {}
  for (let area = 0; area < BREATH_AREAS; area++) {
    const pairs = breathTargets(g, dragon, area)
    const targets = pairs.flatMap((target, i) =>
      i % 2 === 0 ? [{ field: labels[pairs[i + 1]], factor: breathFactor(g, dragon, target, pairs[i + 1]) }] : [],
    )
    areas[AREAS[area]] = { fields: breathFields(g, dragon, area).map(hex => labels[hex]), targets }
  }
  return { areas, cannot: cannotBreathe(g, dragon) ?? null }
}
