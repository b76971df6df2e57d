import { type AnyGame, asked, options, type Seat, type State } from '@hexarium/kernel'
import { type Deed, messageOf, openTable, perform, type Table } from '../laws/deed.ts'
import type { LawId } from '../laws/law.ts'

/** What cheap checks find wrong: the law broken, and how. */
export interface Fault {
  law: LawId
  text: string
}

/** Two faults are of one sort if they differ in numbers only. */
export function sortOf({ law, text }: Fault): string {
  return `${law} ${text.replace(/\d+/g, '#')}`
}

/** A choice that was offered threw. */
export function throws(error: unknown): Fault {
  return { law: 5, text: `a choice that was offered throws: ${messageOf(error)}` }
}

/** A question to nobody. */
export function asksNobody(decision: string): Fault {
  return { law: 4, text: `${decision} asks nobody and there is no result` }
}

/** A question without options. */
export function offersNothing(decision: string, seat: Seat): Fault {
  return { law: 4, text: `${decision} offers seat ${seat} nothing` }
}

/** What `check` says against a state. */
export function brokenInvariant(game: AnyGame, g: State): Fault | undefined {
  try {
    game.check?.(g)
    return undefined
  } catch (error) {
    return { law: 8, text: messageOf(error) }
  }
}

/** Does a deed and says what is wrong afterwards. */
export function tryDeed(game: AnyGame, g: State, deed: Deed): Fault | undefined {
  try {
    perform(game, g, deed)
    return faultAt(game, g)
  } catch (error) {
    return throws(error)
  }
}

/** What is wrong with a moment: what `check` says, nobody asked, somebody without options. */
export function faultAt(game: AnyGame, g: State): Fault | undefined {
  const broken = brokenInvariant(game, g)
  const now = asked(game, g)
  if (broken || !now) return broken
  if (now.seats.length === 0) return asksNobody(now.decision)
  const seat = now.seats.find(seat => options(game, g, seat).length === 0)
  return seat === undefined ? undefined : offersNothing(now.decision, seat)
}

/** Where a fault was found. */
export interface Case {
  table: Table
  deeds: readonly Deed[]
}

/** Looks for a shorter way to a fault of the same sort: smaller settings, fewer choices. */
export function shrink(game: AnyGame, found: Case, fault: Fault, attempts = 300): Case {
  const wanted = sortOf(fault)
  let best = found
  const attempt = (table: Table, deeds: readonly Deed[]): boolean => {
    if (attempts-- <= 0) return false
    const shorter = leadsTo(game, table, deeds, wanted)
    if (shorter) best = { table, deeds: shorter }
    return shorter !== undefined
  }
  for (const [name, spec] of Object.entries(game.settings)) {
    const least = spec.kind === 'number' ? spec.min : spec.default
    const { table, deeds } = best
    if (table.settings[name] !== least) attempt({ ...table, settings: { ...table.settings, [name]: least } }, deeds)
  }
  for (let cut = best.deeds.length >> 1; cut >= 1; cut >>= 1) {
    for (let at = 0; at + cut <= best.deeds.length && attempts > 0; ) {
      const fewer = [...best.deeds.slice(0, at), ...best.deeds.slice(at + cut)]
      if (!attempt(best.table, fewer)) at += cut
    }
  }
  return best
}

/** The deeds up to a fault of a sort, leaving out those that are not possible; undefined if they do not lead to one. */
function leadsTo(game: AnyGame, table: Table, deeds: readonly Deed[], wanted: string): Deed[] | undefined {
  const g = openTable(game, table)
  const done: Deed[] = []
  for (const deed of deeds) {
    if (g.core.result !== null) return undefined
    if (deed.is === 'choice' && !options(game, g, deed.seat).includes(deed.option)) continue
    done.push(deed)
    const fault = tryDeed(game, g, deed)
    if (fault) return sortOf(fault) === wanted ? done : undefined
  }
  return undefined
}
