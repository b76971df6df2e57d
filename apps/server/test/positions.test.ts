import type { AnyGame } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { testServer } from './kit/server.ts'
import { withSqlite } from './kit/stores.ts'

function stumble(): never {
  throw new TypeError('legions 13 and 17 are not parts of one legion')
}

/** Rules that stumble over whatever position they are given. */
const stumbling: Readonly<Record<string, AnyGame>> = {
  read: { ...skirmish, position: { ...skirmish.position!, read: stumble } },
  begun: { ...skirmish, procedures: Object.assign(new Map(skirmish.procedures), { get: stumble }) },
  shown: { ...skirmish, view: stumble },
}

withSqlite(fresh => {
  test.each(Object.keys(stumbling))(
    'a position at which the rules stumble when it is %s is refused in words, and no fault of the server’s',
    async when => {
      const { port, house } = await testServer(fresh(), {}, { games: async () => stumbling[when] })
      const faults: unknown[] = []
      house.failed = error => void faults.push(error)
      const ann = await Client.guest(port)
      const table = { game: 'skirmish', access: 'public', seats: [{ kind: 'me' }, { kind: 'me' }] }
      const reply = await ann.post('/tables', { ...table, position: { round: 3 } })
      expect([reply.status, reply.body.problem?.code]).toEqual([422, 'position'])
      expect(faults).toEqual([])
    },
  )
})
