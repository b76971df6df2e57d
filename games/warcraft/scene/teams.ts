import { areFriends } from '../spaces.ts'
import { asState } from '../text/names.ts'
import type { View } from '../view.ts'

/** WC-B-TEA-01: who plays with whom; nothing where everybody plays for himself. */
export function teams(view: View): number[] | undefined {
  const g = asState(view)
  const sides = view.race.map((_, seat) =>
    view.race.findIndex((_of, other) => other === seat || areFriends(g, seat, other)),
  )
  return new Set(sides).size < sides.length ? sides : undefined
}
