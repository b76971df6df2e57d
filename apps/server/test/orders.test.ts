import { expect, test } from 'vitest'
import { Client, type Socket } from '../load/client.ts'
import { sql } from '../src/store/store.ts'
import { runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

interface At {
  table: string
  people: readonly [Client, Client]
  sockets: readonly [Socket, Socket]
}

/** A table by post at which one seat alone is asked, openly; which. */
async function oneAsked(port: number): Promise<At & { asked: number }> {
  const { table, ann, ben } = await runningTable(port, { terms: { clock: { kind: 'days', days: 2, bank: 5 } } })
  const sockets = [await ann.socket(), await ben.socket()] as const
  await Promise.all(sockets.map((socket, seat) => socket.watch(table, seat)))
  const at: At = { table, people: [ann, ben], sockets }
  for (;;) {
    const { asked } = sockets[0].at(table, 0).shown
    const isSealed = sockets.some((socket, seat) => socket.at(table, seat).shown.sealed !== null)
    if (asked!.seats.length === 1 && !isSealed) return { ...at, asked: asked!.seats[0] }
    await choose(at, asked!.seats[0], 0)
  }
}

/** A seat takes the option of that number in its list; everybody has heard of it then. */
async function choose({ table, sockets }: At, seat: number, number: number): Promise<void> {
  const { seq, shown } = sockets[seat].at(table, seat)
  const answer = await sockets[seat].do(table, { do: 'choose', seq, choice: shown.options.at(number)!, seat })
  expect(answer).toMatchObject({ t: 'ack' })
  if (answer.t !== 'ack') return
  for (const [of, socket] of sockets.entries()) await socket.wait(() => socket.at(table, of).seq >= answer.seq)
}

/** Plays ahead until the seat that waits has answered: what each takes is the option of that number. */
async function playedAhead({ table, people, asked }: At & { asked: number }, number: number) {
  const seat = 1 - asked
  const steps: { seat: number; choice: number; words: string }[] = []
  while (!steps.some(step => step.seat === seat)) {
    const then = await people[seat].ask('POST /tables/:id/ahead', { params: { id: table }, body: { seat, steps } })
    expect(then.isUncertain).toBe(false)
    steps.push({ seat: then.seat, choice: then.shown.options.at(number)!, words: `choice ${steps.length}` })
  }
  return steps
}

withBothStores(fresh => {
  test('an order is carried out when what was imagined comes to pass, and only then', async () => {
    const { port } = await testServer(fresh())
    const at = await oneAsked(port)
    const { table, people, sockets, asked } = at
    const waits = 1 - asked
    const params = { id: table }
    const steps = await playedAhead(at, 0)
    const other = await playedAhead(at, -1)
    for (const body of [
      { seat: waits, steps },
      { seat: waits, steps: other },
    ])
      await people[waits].ask('POST /tables/:id/orders', { params, body })
    const left = await people[waits].ask('GET /tables/:id/orders', { params, query: { seat: waits } })
    expect(left.map(order => order.left)).toEqual([1, 1])
    expect(left[0].steps[0]).toEqual({ seat: asked, words: 'choice 0' })
    // nobody else learns that there are any
    expect(await people[asked].ask('GET /tables/:id/orders', { params, query: { seat: asked } })).toEqual([])
    expect(await people[asked].get(`/tables/${table}/orders?seat=${waits}`)).toMatchObject({ status: 403 })

    const story = async () =>
      (await people[waits].ask('GET /tables/:id/story', { params, query: { seat: waits } })).length
    const before = await story()
    const theirs = steps.filter(step => step.seat === asked)
    for (const { choice } of theirs) {
      const { seq } = sockets[asked].at(table, asked)
      await sockets[asked].do(table, { do: 'choose', seq, choice, seat: asked })
    }
    const orders = () => people[waits].ask('GET /tables/:id/orders', { params, query: { seat: waits } })
    await expect.poll(async () => (await orders()).map(({ id }) => id)).toEqual([left[1].id])
    expect(await story()).toBe(before + theirs.length + 1)
  })

  test('a start brings only those tables into memory at which somebody is asked who left an order', async () => {
    const server = await testServer(fresh())
    const [waits, asked] = [await runningTable(server.port), await runningTable(server.port)]
    const { store } = server.house
    for (const [table, seat] of [
      [waits.table, 1],
      [asked.table, 0],
    ] as const)
      await store.write([
        sql(`UPDATE progress SET waiting = ',0,' WHERE table_id = $1`, [table]),
        sql(`INSERT INTO orders (id, table_id, seat, person, data, at) VALUES ($1, $1, $2, '', $3, 1)`, [
          table,
          seat,
          '{"steps":[],"answers":[]}',
        ]),
      ])
    await server.stop()
    const { house } = await testServer(server.address)
    await house.settled()
    expect([house.hall.has(waits.table), house.hall.has(asked.table)]).toEqual([false, true])
  })

  test('what comes otherwise than imagined is asked; an order can be taken back, by who left it alone', async () => {
    const { port } = await testServer(fresh())
    const at = await oneAsked(port)
    const { table, people, sockets, asked } = at
    const waits = 1 - asked
    const params = { id: table }
    const steps = await playedAhead(at, 0)
    const order = await people[waits].ask('POST /tables/:id/orders', { params, body: { seat: waits, steps } })
    while (!sockets[waits].at(table, waits).shown.asked!.seats.includes(waits)) await choose(at, asked, -1)
    const { seq } = sockets[waits].at(table, waits)
    await new Promise(done => setTimeout(done, 300))
    expect(sockets[waits].at(table, waits)).toMatchObject({ seq, shown: { asked: { seats: [waits] } } })
    const path = `/tables/${table}/orders/${order.id}`
    expect(await people[asked].request('DELETE', path)).toMatchObject({ status: 404 })
    expect(await people[waits].request('DELETE', path)).toMatchObject({ status: 200 })
    expect(await people[waits].request('DELETE', path)).toMatchObject({ status: 404 })
    const stranger = await Client.guest(port, 'Cid')
    expect(await stranger.post(`/tables/${table}/ahead`, { seat: waits, steps: [] })).toMatchObject({ status: 403 })
  })

  test('a choice nobody could make there is refused, and so is an order without an answer', async () => {
    const { port } = await testServer(fresh())
    const { table, people, asked } = await oneAsked(port)
    const waits = 1 - asked
    const wrong = { seat: waits, steps: [{ seat: waits, choice: 1 }] }
    for (const way of ['ahead', 'orders'])
      expect(await people[waits].post(`/tables/${table}/${way}`, wrong)).toMatchObject({
        body: { problem: { code: 'ahead' } },
      })
    const then = await people[waits].ask('POST /tables/:id/ahead', {
      params: { id: table },
      body: { seat: waits, steps: [] },
    })
    const empty = { seat: waits, steps: [{ seat: asked, choice: then.shown.options[0] }] }
    expect(await people[waits].post(`/tables/${table}/orders`, empty)).toMatchObject({
      body: { problem: { code: 'order' } },
    })
  })
})
