import type { House } from '../house.ts'
import { patienceOf } from '../table/claim.ts'
import { written } from '../table/frames.ts'
import { findTable } from '../table/tables.ts'

/** The frame that says who looks at a table now. */
export async function thereFrame(house: House, id: string): Promise<string> {
  const table = await findTable(house.store, id)
  const { holders = [], terms } = table ?? {}
  const people = house.here.at(id)
  const isThere = (person: string | null) => person !== null && people.has(person)
  const seats = holders.flatMap(({ person }, seat) => (isThere(person) ? [seat] : []))
  const away = holders.map(({ person }) => (person === null || isThere(person) ? 0 : house.here.leftAt(id, person)))
  const players = new Set(holders.map(({ person }) => person))
  const watchers = [...people].filter(person => !players.has(person)).length
  const patience = terms ? patienceOf(house, terms.clock) : null
  return written({ t: 'there', table: id, seats, away, watchers, patience })
}
