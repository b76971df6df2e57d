import type { AnyGame, BoardScene, Event, Language, Scene, Seat, Sheet, State } from '@hexarium/kernel'
import { SPECTATOR } from '@hexarium/kernel'
import type { LogLine } from './moment.ts'
import { logLines } from './present.ts'

/** Eyes that see what all seats together see. */
export const ALL_EYES = -2

/** The scene as all seats together know it: each piece as its owner sees it, each sheet as whoever knows most of it. */
export function sceneForAll(game: AnyGame, language: Language, g: State): Scene {
  const of = (seat: Seat): Scene => game.scene(game.view(g, seat), game.text[language])
  const watched = of(SPECTATOR)
  const seen = Array.from({ length: g.core.seats }, (_, seat) => of(seat))
  const boards = watched.boards.map((board): BoardScene => {
    const same = seen.map(scene => scene.boards.find(({ id }) => id === board.id))
    const owned = same.flatMap((own, seat) => own?.counters.filter(({ owner }) => owner === seat) ?? [])
    return { ...board, counters: [...board.counters.filter(({ owner }) => owner < 0), ...owned] }
  })
  const sheets = new Map<string, Sheet>()
  for (const sheet of [watched, ...seen].flatMap(scene => scene.sheets)) {
    const known = sheets.get(sheet.id)
    if (!known || JSON.stringify(known).length < JSON.stringify(sheet).length) sheets.set(sheet.id, sheet)
  }
  return { boards, sheets: [...sheets.values()] }
}

/** Everything that happened, each event in the words of somebody who heard of it. */
export function linesForAll(
  game: AnyGame,
  language: Language,
  g: State,
  events: readonly Event[],
  seq: number,
): LogLine[] {
  return events.flatMap(event => {
    const seat = event.to?.[0] ?? SPECTATOR
    return logLines(game, language, game.view(g, seat), [event], seat, seq)
  })
}
