import type { AnyGame, State } from '@hexarium/kernel'
import { type Deed, linesOf, messageOf, recordOf, type Table } from '../laws/deed.ts'
import type { Violation } from '../laws/law.ts'
import { type Fault, shrink } from './shrink.ts'

/** A game's rules broken, and the record that shows it. The same sort of fault is found once. */
export type Finding = Violation

/** A fault with the shortest record found that leads to it. Throws nothing. */
export function toFinding(game: AnyGame, table: Table, deeds: readonly Deed[], fault: Fault): Finding {
  try {
    const least = fault.text.startsWith('no end') ? { table, deeds } : shrink(game, { table, deeds }, fault)
    const { lines, state } = linesOf(game, least.table, least.deeds)
    return { ...fault, record: recordOf(game, least.table, lines, state) }
  } catch (error) {
    // a game that cannot even be opened, or does not do the same twice
    const nothing = { core: { result: null } } as unknown as State
    const text = deeds.length === 0 ? fault.text : `${fault.text}; played again, it throws: ${messageOf(error)}`
    return { law: deeds.length === 0 ? fault.law : 1, text, record: recordOf(game, table, [], nothing) }
  }
}
