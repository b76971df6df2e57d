import type { Ground } from '../../content/board/ground.ts'
import type { Hex } from '../../state.ts'

/** True if a hedge or an intact wall stands between two fields (DW-XI.7). */
export function hasHedgeBetween(ground: Ground, from: Hex, to: Hex): boolean {
  return ground.hedged[from] && ground.hedge[ground.board.sideBetween(from, to)] > 0
}
