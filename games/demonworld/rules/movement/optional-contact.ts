import { OFF_BOARD } from '@hexarium/hex'
import { ground, members, sideOf } from '../../elements.ts'
import { tell } from '../../events.ts'
import { type Demonworld, type Element, NONE, type Unit } from '../../state.ts'
import { isDeclared, mayDeclare } from './contact.ts'
import { cannotAttack, HOLDING, isDaunted, type Move, REACTING } from './move.ts'

/** DW-XI.21: with the conditions of an attack met, who could enter the other's field may declare contact as he moves up. */
export function contactsToDeclare(g: Demonworld, here: Move): number[] {
  if (here.mode === REACTING || here.mode === HOLDING || ground(g).isBare || cannotAttack(g, here.unit)) return []
  const pairs = optionalPairs(g, here.unit)
  const found: number[] = []
  for (let i = 0; i < pairs.length; i += 2) {
    if (!isDaunted(g, here.unit, g.unit[pairs[i + 1]])) found.push(pairValue(pairs[i], pairs[i + 1]))
  }
  return found
}

/** DW-XI.21: the optional contacts a unit could declare: its elements and those of the enemy, pair by pair. */
export function optionalPairs(g: Demonworld, unit: Unit): Element[] {
  const { board, isBare } = ground(g)
  const pairs: Element[] = []
  if (isBare) return pairs
  for (const a of members(g, unit)) {
    for (let direction = 0; direction < 6; direction++) {
      const beside = board.neighbour[g.at[a] * 6 + direction]
      const b = beside === OFF_BOARD ? NONE : g.on[beside]
      if (b === NONE || sideOf(g, b) === sideOf(g, a) || g.routs[a] || g.routs[b]) continue
      if (mayDeclare(g, a, b) && !isDeclared(g, a, b)) pairs.push(a, b)
    }
  }
  return pairs
}

/** A pair as an option's number. */
export const pairValue = (a: Element, b: Element): number => a * ELEMENTS + b
/** Who declares it. */
export const pairPoints = (pair: number): string => `element:${Math.floor(pair / ELEMENTS)}`
const ELEMENTS = 1024

/** DW-XI.21: declares an optional contact. */
export function declareContact(g: Demonworld, pair: number): void {
  const [a, b] = [Math.floor(pair / ELEMENTS), pair % ELEMENTS]
  g.declared.push(a, b)
  tell(g, 'optional', a, b, 1)
}

/** DW-XI.21: declares it ended. */
export function endContact(g: Demonworld, pair: number): void {
  const at = g.declared.findIndex((a, i) => i % 2 === 0 && pairValue(a, g.declared[i + 1]) === pair)
  tell(g, 'optional', g.declared[at], g.declared[at + 1], 0)
  g.declared.splice(at, 2)
}
