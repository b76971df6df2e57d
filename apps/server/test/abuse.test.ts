import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from '../load/client.ts'
import { isPushService } from '../src/notice/push.ts'
import { sameAddress } from '../src/web/limits.ts'
import { SoftKey } from './kit/passkey.ts'
import { runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

/** A clock that stands: no bucket fills again. */
const still = { now: () => 1_800_000_000_000 }

const duel = { game: 'skirmish', access: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] }

withBothStores(fresh => {
  test('what nobody sees in a text is refused wherever text is taken: no zero reaches the store, no line runs backwards', async () => {
    const { port } = await testServer(fresh())
    const { table, ann } = await runningTable(port)
    for (const bad of ['a\u0000b', 'a\u202eb', 'a\u2028b', 'a\u001bb']) {
      const requests: [string, string, unknown][] = [
        ['POST', `/tables/${table}/do`, { do: 'resign', id: bad }],
        ['POST', `/tables/${table}/do`, { do: 'stand', decision: bad, answer: bad }],
        ['POST', `/tables/${table}/chat`, { room: 'players', text: bad }],
        ['PUT', `/tables/${table}/note`, { text: bad }],
        ['POST', '/tables', { ...duel, title: bad }],
        ['POST', '/guest', { name: bad }],
        ['POST', '/login', { login: bad, password: 'x' }],
        ['PUT', `/blocks/${encodeURIComponent(bad)}`, {}],
      ]
      for (const [method, path, body] of requests)
        expect([path, (await ann.request(method, path, body)).status]).toEqual([path, 400])
      expect((await ann.get(`/tables/${encodeURIComponent(bad)}`)).status).toBe(400)
    }
    const socket = await ann.socket()
    socket.send({ t: 'do', table, command: { do: 'resign', id: 'a\u0000' } })
    expect(await socket.wait(({ t }) => t === 'refused')).toMatchObject({ code: 'malformed' })
    expect((await ann.put(`/tables/${table}/note`, { text: 'two\nlines' })).status).toBe(200)
    expect((await ann.get(`/tables/${table}`)).body.status).toBe('running')
  })

  test('new guests are counted by address, whoever one was before', async () => {
    const { port } = await testServer(fresh(), { RATE: 0.1 })
    const client = new Client(port)
    const statuses: number[] = []
    for (let times = 0; times < 5; times++) statuses.push((await client.post('/guest', {})).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  test('who reads lists again and again has had enough at some point; others at his address read on', async () => {
    const { port } = await testServer(fresh(), { RATE: 0.1, TRUST_PROXY: true }, still)
    const [greedy, other] = [await Client.guest(port, 'Greedy'), await Client.guest(port, 'Other')]
    const statuses: number[] = []
    for (let times = 0; times < 14; times++) statuses.push((await greedy.get('/tables?list=running')).status)
    expect(statuses).toEqual([...new Array(12).fill(200), 429, 429])
    expect((await greedy.get('/my/tables')).status).toBe(429)
    expect((await other.get('/tables?list=running')).status).toBe(200)
    const nobody = new Client(port)
    nobody.from = '198.51.100.7'
    let seen = 0
    while ((await nobody.get('/tables?list=running')).status === 200) seen++
    expect(seen).toBe(30) // several who have not said who they are may sit behind one address
    expect((await other.get('/tables?list=running')).status).toBe(200)
  })

  test('who asks again and again whether the house is ready writes nothing by it; one that cannot write says so in time', async () => {
    const { port, house } = await testServer(fresh())
    const write = house.store.write.bind(house.store)
    let writes = 0
    let hangs = false
    house.store.write = async (...unit) => {
      writes++
      return hangs ? new Promise<boolean>(() => {}) : write(...unit)
    }
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status
    expect(new Set(await Promise.all(Array.from({ length: 50 }, ready)))).toEqual(new Set([200]))
    expect(writes).toBeLessThan(5)
    hangs = true
    await expect.poll(ready).toBe(503)
    hangs = false
    await expect.poll(ready).toBe(200)
    house.store.write = write
  })

  test('registering begins a new session: a planted cookie is nobody’s', async () => {
    const { port } = await testServer(fresh())
    const ann = await Client.guest(port, 'Ann')
    const planted = new Client(port)
    planted.cookie = ann.cookie
    await ann.ask('POST /register', { body: { login: 'ann', password: 'correct horse' } })
    expect((await ann.get('/me')).body).toMatchObject({ login: 'ann' })
    expect((await planted.get('/me')).body).toBeNull()
  })

  test.each(['password', 'passkey'])(
    'logging in by %s ends the guest’s session, sockets with it: a planted cookie is nobody’s',
    async by => {
      const ORIGIN = 'https://hall.example'
      const { port } = await testServer(fresh(), { ORIGIN })
      const owner = await Client.account(port, 'owner')
      const key = new SoftKey(ORIGIN)
      await owner.post('/passkeys', key.make((await owner.post('/passkeys/options')).body))
      const { table, ann } = await runningTable(port)
      const planted = new Client(port)
      planted.cookie = ann.cookie
      const socket = await planted.socket()
      expect(await socket.watch(table, 0)).toMatchObject({ t: 'state', seat: 0 })
      const passed =
        by === 'password'
          ? await ann.post('/login', { login: 'owner', password: 'correct horse' })
          : await ann.post('/login/passkey', key.use((await ann.post('/login/passkey/options')).body))
      expect(passed.body).toMatchObject({ login: 'owner' })
      expect((await ann.get(`/tables/${table}/state?seat=0`)).status).toBe(200)
      await expect(socket.wait(() => false)).rejects.toThrow('4401')
      expect((await planted.get('/me')).body).toBeNull()
      expect((await planted.get(`/tables/${table}/state?seat=0`)).status).toBe(403)
    },
  )

  test('over TLS the session’s cookie is one no other site can set', async () => {
    const { port } = await testServer(fresh(), { ORIGIN: 'https://hall.example' })
    const reply = await new Client(port).request('POST', '/guest', {}, { origin: 'https://hall.example' })
    expect(reply.headers.getSetCookie()[0]).toMatch(/^__Host-hexarium=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/)
  })

  test('sockets of one address are limited, those without a session sooner', async () => {
    const { port } = await testServer(fresh(), { RATE: 0.25 })
    const stranger = new Client(port)
    const open = await Promise.all(Array.from({ length: 10 }, () => stranger.socket()))
    await expect(stranger.socket()).rejects.toThrow('429')
    open[0].close()
    await expect
      .poll(() =>
        stranger.socket().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })

  test('sockets of one person are limited, wherever he comes from', async () => {
    const { port } = await testServer(fresh(), { RATE: 0.1, TRUST_PROXY: true })
    const [ann, ben] = [await Client.guest(port), await Client.guest(port)]
    const from = (number: number) => ({ 'x-forwarded-for': `198.51.100.${number}` })
    for (let number = 0; number < 3; number++) await ann.socket(from(number))
    await expect(ann.socket(from(3))).rejects.toThrow('429')
    await ben.socket(from(3))
  })

  test('behind a proxy a network of IPv6 is one address, too', async () => {
    const { port } = await testServer(fresh(), { RATE: 0.1, TRUST_PROXY: true }, still)
    const guest = async (address: string) =>
      (await new Client(port).request('POST', '/guest', {}, { 'x-forwarded-for': address })).status
    const statuses: number[] = []
    for (let number = 1; number < 6; number++) statuses.push(await guest(`2001:db8:1:2:${number}::${number}`))
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(await guest('2001:db8:1:3::1')).toBe(200)
  })

  test('connections of one address are limited, whatever they are for', async () => {
    const { port } = await testServer(fresh(), { RATE: 0.01 })
    const open = Array.from({ length: 7 }, () => connect(port, '127.0.0.1'))
    onTestFinished(() => {
      for (const socket of open) socket.destroy()
    })
    const closed = open.map(socket => new Promise(done => socket.on('close', done).on('error', () => {})))
    await Promise.race(closed)
    await new Promise(done => setTimeout(done, 300))
    expect(open.filter(socket => !socket.closed)).toHaveLength(4)
  })

  test('letters go to accounts’ own addresses, few to each, and say nothing of anybody’s choice', async () => {
    const { port, house } = await testServer(fresh(), { RATE: 1 })
    const ann = await Client.account(port, 'Ann')
    await ann.ask('PATCH /me', { body: { name: 'WIN http://evil.example' } })
    const letters: string[] = []
    house.post.send = async ({ text }) => void letters.push(text)
    const statuses: number[] = []
    for (let times = 0; times < 4; times++) {
      const other = times % 2 ? ann : await Client.account(port, `other${times}`)
      statuses.push((await other.post('/email', { email: 'victim@example.org' })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(letters.join()).not.toContain('evil')
  })

  test('letters asked for from one address are few, whoever asks and whomever they go to', async () => {
    const { port, house } = await testServer(fresh(), { RATE: 1 }, still)
    let letters = 0
    house.post.send = async () => void letters++
    const statuses: number[] = []
    for (let times = 0; times < 8; times++) {
      const one = await Client.account(port, `one${times}`)
      statuses.push((await one.post('/email', { email: `victim${times}@example.org` })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    const asked: number[] = []
    for (let times = 0; times < 8; times++)
      asked.push((await new Client(port).post('/password/forgotten', { email: `victim${times}@example.org` })).status)
    expect(asked).toEqual(statuses)
    expect(letters).toBe(6)
  })

  test('who is blocked neither invites nor sits down with who blocked him; only people are blocked', async () => {
    const { port } = await testServer(fresh())
    const [ann, ben, cat] = [await Client.guest(port), await Client.guest(port), await Client.guest(port)]
    expect((await ann.put(`/blocks/${'x'.repeat(38)}`)).status).toBe(404)
    await ann.put(`/blocks/${ben.id}`)
    const invited = [{ kind: 'me' }, { kind: 'invited', person: ann.id }]
    expect((await ben.post('/tables', { ...duel, seats: invited })).status).toBe(403)
    expect((await cat.post('/tables', { ...duel, seats: invited })).status).toBe(200)
    const three = { game: 'titan', access: 'public', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }
    const { id } = (await cat.post('/tables', three)).body
    await ann.post(`/tables/${id}/join`)
    expect((await ben.post(`/tables/${id}/join`)).status).toBe(403)
  })

  test('rated games are for accounts, by the game’s own rules, and nobody takes back dice or ends one alone', async () => {
    const { port } = await testServer(fresh())
    const guest = await Client.guest(port)
    const rated = { ...duel, terms: { rated: true } }
    expect((await guest.post('/tables', rated)).body.problem.code).toBe('rated')
    const ann = await Client.account(port, 'ann')
    const easy = { ...rated, terms: { rated: true, settings: { rounds: 3 } } }
    expect((await ann.post('/tables', easy)).body.problem.code).toBe('rated')
    const { id } = (await ann.post('/tables', rated)).body
    expect((await guest.post(`/tables/${id}/join`)).body.problem.code).toBe('rated')
    const bots = { ...rated, seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] }
    const table = (await ann.post('/tables', bots)).body.id
    await ann.post(`/tables/${table}/start`)
    for (const what of ['undo', 'break'])
      expect((await ann.post(`/tables/${table}/do`, { do: 'offer', what })).body.problem.code).toBe('rated')
  })

  test('nobody is called like the house, a bot or somebody’s account', async () => {
    const { port } = await testServer(fresh())
    await Client.account(port, 'Ann')
    await Client.account(port, 'Pope')
    const guest = await Client.guest(port, 'Gus')
    expect((await guest.request('PATCH', '/me', { name: '\u3164' })).status).toBe(400) // a letter that is drawn as nothing
    // the last two have letters of another script: one, and all
    for (const name of [
      'Admin',
      ' moderator ',
      'bot (fair)',
      'Hexarium',
      'ANN',
      'Ａnn',
      '\u0410nn',
      '\u0420\u043e\u0440\u0435',
    ])
      expect([name, (await guest.request('PATCH', '/me', { name })).status]).toEqual([name, 422])
    expect((await guest.post('/register', { login: 'анна', password: 'correct horse' })).status).toBe(200)
    const other = await Client.guest(port, 'Oda')
    expect((await other.post('/register', { login: 'аnna', password: 'correct horse' })).status).toBe(422)
    const pope = { login: '\u0440\u043e\u0440\u0435', password: 'correct horse' }
    expect((await other.post('/register', pope)).status).toBe(422)
  })
})

test('of IPv6 a network is one address', () => {
  expect(sameAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(sameAddress('2001:0db8:1:2::6')).toBe('2001:db8:1:2::/64')
  expect(sameAddress('::1')).toBe('0:0:0:0::/64')
  expect(sameAddress('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(sameAddress('192.0.2.1')).toBe('192.0.2.1')
})

test('only browsers’ push services are knocked at', () => {
  for (const address of [
    'https://localhost./',
    'https://foo.internal./',
    'https://127.0.0.1.nip.io/',
    'https://[::1]/',
    'http://fcm.googleapis.com/',
    'https://fcm.googleapis.com:8443/',
    'https://evilfcm.googleapis.com.example/',
  ])
    expect([address, isPushService(address)]).toEqual([address, false])
  for (const address of ['https://fcm.googleapis.com/fcm/send/x', 'https://updates.push.services.mozilla.com/x'])
    expect([address, isPushService(address)]).toEqual([address, true])
})
