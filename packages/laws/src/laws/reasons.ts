import type { AnyGame } from '@hexarium/kernel'

/** Every kind that carries a number says which rule forbids a number that is not offered. */
export function silentKind(game: AnyGame): string | undefined {
  for (const [name, { kinds, valued, spec }] of game.decisions) {
    const mute = kinds.find((kind, index) => valued[index] && !spec.cannot?.[kind])
    if (mute)
      return `${name}.${mute} carries a number, and no predicate says which rule forbids one: give it a \`cannot\``
  }
  return undefined
}
