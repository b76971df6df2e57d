import { expect, test } from 'vitest'
import { Chains } from '../src/web/chains.ts'
import { runningTable, testServer } from './kit/server.ts'
import { withSqlite } from './kit/stores.ts'

withSqlite(fresh => {
  test('what is said at one table and takes long to pass on holds up no other table, and keeps its order', async () => {
    const { port, house } = await testServer(fresh())
    const [slow, other] = [await runningTable(port), await runningTable(port)]
    const at = async ({ table, ben }: typeof slow) => {
      const socket = await ben.socket()
      await socket.watch(table, 1)
      return socket
    }
    const [there, elsewhere] = [await at(slow), await at(other)]
    const say = ({ table, ann }: typeof slow, text: string) =>
      ann.ask('POST /tables/:id/chat', { params: { id: table }, body: { room: 'players', text } })
    const find = house.chat.find.bind(house.chat)
    let goOn = () => {}
    const held = new Promise<void>(done => (goOn = done))
    house.chat.find = async id => {
      const said = await find(id)
      if (said?.text === 'first') await held
      return said
    }
    await say(slow, 'first')
    await say(slow, 'second')
    await say(other, 'hello')
    expect(await elsewhere.wait(({ t }) => t === 'said')).toMatchObject({ text: 'hello' })
    expect(there.frames.filter(({ t }) => t === 'said')).toEqual([])
    goOn()
    await there.wait(frame => frame.t === 'said' && frame.text === 'second')
    expect(there.frames.flatMap(frame => (frame.t === 'said' ? [frame.text] : []))).toEqual(['first', 'second'])
  })
})

test('of a chain whose work is done nothing is kept', async () => {
  const chains = new Chains()
  const order: string[] = []
  const work = (name: string) => async () => void order.push(name)
  chains.add('a', work('a1'))
  chains.add('b', work('b1'))
  chains.add('a', work('a2'))
  expect(chains.size).toBe(2)
  await expect.poll(() => chains.size).toBe(0)
  expect(order).toEqual(['a1', 'b1', 'a2'])
})
