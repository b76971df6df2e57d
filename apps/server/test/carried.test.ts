import { Match, must, verify, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { playOn, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

const game = await wholeGame(registry['skirmish'])

/** A game begun at home: how it was laid, and so many choices. */
function begun(choices: number) {
  const dice = { seed: 'what the browser drew', nonces: [] }
  const match = must(Match.open(game, { seats: ['me', 'bot'], dice }))
  for (let made = 0; made < choices; made++) {
    const seat = match.asked!.seats[0]
    must(match.play(seat, match.seen(seat).options[0]))
  }
  return { match, carried: { rules: match.rules, ...dice, lines: match.lines } }
}

async function taken(port: number, carried: object, terms: object = {}) {
  const [ann, ben] = [await Client.guest(port, 'Ann'), await Client.guest(port, 'Ben')]
  const body = { game: 'skirmish', seats: [{ kind: 'me' }, { kind: 'open' }], terms, carried }
  const made = await ann.post('/tables/carried', body)
  return { ann, ben, made }
}

withBothStores(fresh => {
  test('a game begun elsewhere goes on here where it stood, with other dice, and its record proves all of it', async () => {
    const server = await testServer(fresh())
    const { match, carried } = begun(16)
    const [{ ann, ben, made }, other] = [await taken(server.port, carried), await taken(server.port, carried)]
    expect(made).toMatchObject({ status: 200, body: { carried: true } })
    const dice: unknown[] = []
    for (const one of [{ ann, ben, made }, other]) {
      const { id, link } = one.made.body
      await one.ben.ask('POST /tables/:id/join', { params: { id }, body: { link } })
      await one.ann.ask('POST /tables/:id/start', { params: { id } })
      const live = must(await server.house.hall.live(id))
      expect(live.play.match.seen(0)).toEqual(match.seen(0))
      dice.push(live.play.match.state.core.dice)
    }
    expect(dice[0]).not.toEqual(dice[1])
    expect(dice[0]).not.toEqual(match.state.core.dice)

    const { id } = made.body
    const sockets = [await ann.socket(), await ben.socket()]
    await Promise.all(sockets.map((socket, seat) => socket.watch(id, seat)))
    await playOn(id, sockets)
    await server.house.settled()
    const record = await ben.ask('GET /tables/:id/record', { params: { id } })
    expect(record.choices.slice(0, 16)).toEqual(match.lines)
    expect(record.choices[16]).toMatch(/^!anew /)
    expect(verify(game, record).ok).toBe(true)
  })

  test('what does not fit the rules, is over, or shall be rated, is not taken on', async () => {
    const { port } = await testServer(fresh())
    const { match, carried } = begun(16)
    const code = async (lines: string[], terms: object = {}) =>
      (await taken(port, { ...carried, lines }, terms)).made.body.problem?.code
    expect(await code([...carried.lines, 'nonsense 7'])).toBe('record')
    must(match.resign(0))
    expect(await code(match.lines)).toBe('over')
    expect(await code(carried.lines, { rated: true })).toBe('rated')
    const { made } = await taken(port, { ...carried, rules: '999' })
    expect(made.body.problem.code).toBe('record')
  })
})
