import type { AnyGame } from '@hexarium/kernel'

/**
 * Kinds of games that still owe an answer to “why not this one?” and name the question's own rule instead. The list can only
 * shrink: a kind that answers by now must be struck off it, and none may be added.
 */
const OWED: Readonly<Record<string, readonly string[]>> = {
  demonworld: [
    'raiseArmy.automatic',
    'raiseArmy.ready',
    'laySheet.sheet',
    'valueObjective.value',
    'planMarches.left',
    'planMarches.right',
    'planMarches.follow',
    'planMarches.recall',
    'planMarches.ready',
    'deploy.automatic',
    'deploy.unit',
    'deploy.shape',
    'deploy.hex',
    'deploy.element',
    'deploy.facing',
    'deploy.scatter',
    'deploy.join',
    'deploy.mount',
    'deploy.back',
    'deploy.ready',
  ],
}

/** Every kind that carries a number says which rule forbids a number that is not offered, except those that still owe it. */
export function silentKind(game: AnyGame, owed: readonly string[] = OWED[game.id] ?? []): string | undefined {
  const silent: string[] = []
  for (const [name, { kinds, valued, spec }] of game.decisions)
    kinds.forEach((kind, index) => {
      if (valued[index] && !spec.cannot?.[kind]) silent.push(`${name}.${kind}`)
    })
  const mute = silent.find(kind => !owed.includes(kind))
  if (mute) return `${mute} carries a number, and no predicate says which rule forbids one: give it a \`cannot\``
  const settled = owed.find(kind => !silent.includes(kind))
  return settled && `${settled} owes no reason any more: strike it off the list`
}
