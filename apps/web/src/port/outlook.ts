import {
  type AnyGame,
  applyChanges,
  type Change,
  type Counter,
  imagine,
  type Language,
  type Option,
  options,
  preview,
  type Scene,
  type Seat,
  type State,
  seatToAct,
  take,
  within,
} from '@hexarium/kernel'
import type { Foretold, Outlook } from './moment.ts'
import { factorsShown } from './present.ts'

/** What choices would lead to, by what they would change in what their seat sees. */
export function outlookOn(
  game: AnyGame,
  language: Language,
  view: unknown,
  seat: Seat,
  changed: Change[] | null,
): Outlook {
  if (!changed || changed.length === 0) return { ghosts: [], told: [] }
  const after = applyChanges(view, changed)
  return { ghosts: ghostsIn(game, language, view, after), told: toldIn(game, language, view, after, seat) }
}

/** What a choice would lead to in a state of the whole game, and whether it could be taken back. */
export function outlookAt(game: AnyGame, language: Language, g: State, seat: Seat, option: Option): Outlook {
  const outlook = outlookOn(game, language, game.view(g, seat), seat, preview(game, g, seat, option, 'preview'))
  return isFinal(game, g, seat, option) ? { ...outlook, isFinal: true } : outlook
}

/** True if somebody else is asked after a choice, or nobody any more. It is reckoned in a state the seat could believe in. */
function isFinal(game: AnyGame, g: State, seat: Seat, option: Option): boolean {
  const dream = imagine(game, g, seat, 'preview')
  if (!options(game, dream, seat).includes(option)) return false
  within({ reached: null, byItself: null }, () => take(game, dream, seat, option))
  return dream.core.result !== null || seatToAct(game, dream) !== seat
}

/** The pieces that would stand or look elsewhere, where they would. */
function ghostsIn(game: AnyGame, language: Language, ...views: readonly [before: unknown, after: unknown]): Counter[] {
  const [before, after] = views.map(seen => game.scene(seen, game.text[language]) as Scene)
  // Where another board comes or goes, everything would be elsewhere.
  if (before.boards.map(board => board.id).join() !== after.boards.map(board => board.id).join()) return []
  const stood = new Map(countersOf(before).map(counter => [counter.id, counter]))
  return countersOf(after).filter(counter => !isSame(stood.get(counter.id), counter))
}

/** What the game has to say of it. */
function toldIn(game: AnyGame, language: Language, before: unknown, after: unknown, seat: Seat): Foretold[] {
  const told = game.almanac?.foresee?.(language, before, after, seat) ?? []
  return told.map(({ text, rule, factors = [] }) => ({
    text,
    rule,
    factors: factorsShown(game.text[language], after, seat, factors),
  }))
}

const countersOf = ({ boards }: Scene) => boards.flatMap(board => board.counters)

function isSame(before: Counter | undefined, { at, facing, covers = [] }: Counter): boolean {
  if (!before) return false
  return before.at === at && before.facing === facing && (before.covers ?? []).join() === covers.join()
}
