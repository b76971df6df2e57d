import { type AnyGame, applyChanges, type Change, type Counter, type Language, type Scene } from '@hexarium/kernel'

/** The pieces that would stand or look elsewhere after a choice, where they would: what it would change in a view tells. */
export function ghostsIn(game: AnyGame, language: Language, view: unknown, changed: Change[] | null): Counter[] {
  if (!changed || changed.length === 0) return []
  const [before, after] = [view, applyChanges(view, changed)].map(
    seen => game.scene(seen, game.text[language]) as Scene,
  )
  // Where another board comes or goes, everything would be elsewhere.
  if (before.boards.map(board => board.id).join() !== after.boards.map(board => board.id).join()) return []
  const stood = new Map(countersOf(before).map(counter => [counter.id, counter]))
  return countersOf(after).filter(counter => !isSame(stood.get(counter.id), counter))
}

const countersOf = ({ boards }: Scene) => boards.flatMap(board => board.counters)

function isSame(before: Counter | undefined, { at, facing, covers = [] }: Counter): boolean {
  if (!before) return false
  return before.at === at && before.facing === facing && (before.covers ?? []).join() === covers.join()
}
