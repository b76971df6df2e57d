import { bestOf, forDecision } from '@hexarium/kernel'
import { members } from '../elements.ts'
import type { Block } from '../rules/movement/block-search.ts'
import { newBlocks, reform, regroupAfterTurn } from '../rules/movement/frontage.ts'
import type { Move } from '../rules/movement/move.ts'
import type { Demonworld, Hex } from '../state.ts'

/** DW-V.9, DW-V.13: the formation that reaches where somebody points and leaves most fields of the unit as they are; of equals the widest. */
function blockTo(g: Demonworld, here: Move, hex: Hex): Block | undefined {
  const now = new Set(members(g, here.unit).map(element => g.at[element]))
  const reaching = newBlocks(g, here).filter(({ places }) => places.includes(hex))
  const kept = (places: readonly Hex[]) => places.filter(field => now.has(field)).length
  return bestOf(reaching, ({ block, places }) => kept(places) + block.width / 100)?.[0].block
}

const towards = (g: Demonworld, here: Move, place: string): ['block', Block][] | undefined => {
  const [kind, number] = place.split(':')
  const block = kind === 'hex' ? blockTo(g, here, Number(number)) : undefined
  return block && [['block', block]]
}

/** Formations are pointed at on the board. */
export const forming = [forDecision(reform, { towards }), forDecision(regroupAfterTurn, { towards })]
