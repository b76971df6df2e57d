import { type AnyGame, type BoardScene, impure, type Language, type Scene, type Sheet } from '@hexarium/kernel'
import { messageOf } from './deed.ts'
import { languageFault } from './language.ts'

/** What is wrong with the scene of a view; undefined if it can be drawn and read out. */
export function sceneFault(game: AnyGame, view: unknown, language: Language): string | undefined {
  let scene: Scene
  try {
    scene = game.scene(view, game.text[language])
  } catch (error) {
    return `the scene cannot be made: ${messageOf(error)}`
  }
  const sayFault = ({ id, say }: Element) => saidFault(id, say, language)
  const repeated = repeatedId(scene.boards.flatMap(elements)) ?? repeatedId(scene.sheets.flatMap(rows))
  if (repeated) return `two things in the scene have the id ${repeated}`
  for (const board of scene.boards) {
    const fault = boardFault(board) ?? elements(board).map(sayFault).find(Boolean)
    if (fault) return `on the board ${board.id}, ${fault}`
  }
  for (const sheet of scene.sheets) {
    const fault = sheet.rows.map(row => sayFault({ id: row.id ?? row.label, say: row.say })).find(Boolean)
    if (fault) return `on the sheet ${sheet.id}, ${fault}`
  }
  for (const { title, say, pieces } of scene.stage?.sides ?? []) {
    const fault = [{ id: title, say }, ...pieces.map(piece => ({ id: piece.label, say: piece.say }))]
      .map(sayFault)
      .find(Boolean)
    if (fault) return `on the stage, ${fault}`
  }
  const fault = impure(withoutGaps(scene))
  return fault && `the scene is not plain data at ${fault}`
}

type Element = { id: string; say: string }

function elements({ places, sides, counters, marks }: BoardScene): Element[] {
  return [...places, ...sides, ...counters, ...marks]
}

function rows(sheet: Sheet): { id: string }[] {
  return sheet.rows.flatMap(({ id }) => (id === undefined ? [] : [{ id }]))
}

/** The ids of everything drawn or listed. */
export function idsIn({ boards, sheets }: Scene): string[] {
  return [...boards.flatMap(elements), ...sheets.flatMap(rows)].map(({ id }) => id)
}

function repeatedId(list: readonly { id: string }[]): string | undefined {
  const met = new Set<string>()
  return list.find(({ id }) => met.size === met.add(id).size)?.id
}

function boardFault({ places, counters }: BoardScene): string | undefined {
  const known = new Set(places.map(place => place.id))
  for (const { id, at, covers } of counters) {
    const nowhere = [at, ...(covers ?? [])].find(place => !known.has(place))
    if (nowhere !== undefined) return `${id} stands on ${nowhere}, which is no place`
  }
  const odd = places.find(({ outline }) => outline.length % 2 !== 0)
  return odd && `the outline of ${odd.id} has an odd number of coordinates`
}

function saidFault(id: string, say: string, language: Language): string | undefined {
  if (typeof say !== 'string' || say.trim() === '') return `${id} says nothing`
  const fault = languageFault(say, language)
  return fault && `what ${id} says ${fault}`
}

/** Optional parts may be absent or undefined; both draw the same. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const kept = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutGaps(item)]))
}
