import { creatures } from '../content/creatures.ts'
import type { Type } from '../state.ts'
const table = creatures.map(c => c.power * c.skill)
export function pieceWorth(type: Type): number {
  return table[type]
}
