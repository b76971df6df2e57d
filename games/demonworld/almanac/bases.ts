import type { Card } from '../content/armies/cards.ts'

/** How a unit's figures stand on its bases: so many plain elements of so many figures, and special ones with company. */
export interface Bases {
  readonly plain: number
  readonly figures: number
  readonly special: number
  /** Ordinary figures beside a leader, standard bearer or musician. */
  readonly escort: number
}

/** DW-IX.1: leader, standard bearer and musician each take the place of one figure of an element. */
export function basesOf({ elements }: Card): Bases {
  const special = elements.leader + elements.standard + elements.musician
  return { plain: elements.total - special, figures: elements.figures, special, escort: elements.figures - 1 }
}
