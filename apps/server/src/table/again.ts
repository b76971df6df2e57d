import { type AnyGame, commitTo } from '@hexarium/kernel'
import type { Holder } from '@hexarium/wire'
import { newId, newSecret } from '../ids.ts'
import { houseShares } from './shares.ts'
import type { Table } from './terms.ts'

/** A table once more, with sides swapped: everybody is invited to one seat further, and who asks sits there already. */
export function tableAgain(table: Table, game: AnyGame, guest: string, at: number, seal: string | undefined): Table {
  const seed = newSecret()
  const turned = table.holders.map((_, seat) => table.holders[(seat + 1) % table.holders.length])
  const holders = turned.map(
    (holder): Holder =>
      holder.kind !== 'person' || holder.person === guest ? holder : { ...holder, kind: 'invited', name: '' },
  )
  return {
    ...table,
    id: newId(),
    rules: game.rules,
    host: guest,
    status: 'open',
    link: newSecret(),
    seed,
    commitment: commitTo(seed),
    carried: null,
    contest: null,
    result: null,
    created: at,
    started: null,
    finished: null,
    holders,
    ...houseShares(holders, seal),
  }
}
