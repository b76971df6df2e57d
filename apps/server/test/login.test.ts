import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import type { House } from '../src/house.ts'
import { keeper } from '../src/keeping/roles.ts'
import { sql } from '../src/store/store.ts'
import { markOf } from '../src/web/trace.ts'
import { SoftKey } from './kit/passkey.ts'
import { testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

/** Gives somebody an e-mail address, as if he had verified it. */
async function withAddress({ store }: House, { id }: { id: string }): Promise<{ email: string }> {
  const email = 'owner@example.org'
  await store.write([sql('UPDATE persons SET email = $1, email_verified = 1 WHERE id = $2', [email, id])])
  return { email }
}

async function cookieKey({ store }: House): Promise<{ value: string }> {
  return (await store.query<{ value: string }>(`SELECT value FROM settings WHERE name = 'cookie-key'`))[0]
}

/** A clock that stands: no bucket fills again. */
const still = { now: () => 1_800_000_000_000 }

withBothStores(fresh => {
  test('wrong passwords lock nobody out of his own account', async () => {
    const server = await testServer(fresh(), { RATE: 1, TRUST_PROXY: true })
    const owner = await Client.account(server.port, 'owner')
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const wrong = { login: 'owner', password: 'guess' }
    const right = { login: 'owner', password: 'correct horse' }
    const thief = new Client(server.port)
    const tries: number[] = []
    for (let times = 0; times < 11; times++)
      tries.push((await thief.request('POST', '/login', wrong, from('198.51.100.7'))).status)
    expect(tries.at(-1)).toBe(429)
    const elsewhere = new Client(server.port)
    expect((await elsewhere.request('POST', '/login', right, from('203.0.113.9'))).status).toBe(200)
    for (let number = 0; number < 120; number++)
      await thief.request('POST', '/login', wrong, from(`198.51.${number}.1`))
    const strange = await new Client(server.port).request('POST', '/login', right, from('192.0.2.1'))
    expect(strange.status).toBe(429)
    expect((await owner.request('POST', '/login', right, from('192.0.2.2'))).status).toBe(200)
    // not even by a neighbour at the same address
    expect((await owner.request('POST', '/login', right, from('198.51.100.7'))).status).toBe(200)
    // nor at a new browser, once he has proved by a letter, from that very address, whose account it is
    const { email } = await withAddress(server.house, owner)
    let letter = ''
    server.house.post.send = async ({ text }) => void (letter = text)
    for (
      let times = 0;
      times < 3;
      times++ // letters of others to him are none of his
    )
      server.house.limits.exceeds('letter', email)
    const browser = Object.assign(new Client(server.port), { from: '198.51.100.7' })
    expect((await browser.post('/login', right)).status).toBe(429)
    expect((await browser.post('/password/forgotten', { email })).status).toBe(200)
    const token = /#\/reset\/(\S+)/.exec(letter)![1]
    expect((await browser.post('/password/reset', { token, new: 'battery staple' })).status).toBe(200)
    expect((await browser.post('/login', { login: 'owner', password: 'battery staple' })).status).toBe(200)
  })

  test('wrong passwords at an address keep nobody there from passkeys, a first account or his own', async () => {
    const ORIGIN = 'https://hall.example'
    const { port } = await testServer(fresh(), { RATE: 1, TRUST_PROXY: true, ORIGIN })
    const at = (): Client => Object.assign(new Client(port), { from: '198.51.100.7' })
    const owner = at()
    await owner.post('/guest')
    await owner.post('/register', { login: 'owner', password: 'correct horse' })
    const key = new SoftKey(ORIGIN)
    expect((await owner.post('/passkeys', key.make((await owner.post('/passkeys/options')).body))).status).toBe(200)
    const wrong = { login: 'owner', password: 'guess' }
    const thief = at()
    while ((await thief.post('/login', wrong)).status !== 429);
    for (let number = 0; number < 110; number++)
      await thief.request('POST', '/login', wrong, { 'x-forwarded-for': `198.51.${number}.1` })
    expect((await owner.post('/password', { old: 'correct horse', new: 'battery staple' })).status).toBe(200)
    const neighbour = at()
    await neighbour.post('/guest')
    expect((await neighbour.post('/register', { login: 'neighbour', password: 'correct horse' })).status).toBe(200)
    const browser = at()
    const options = await browser.post('/login/passkey/options')
    expect(options.status).toBe(200)
    expect((await browser.post('/login/passkey', key.use(options.body))).body).toMatchObject({ login: 'owner' })
    await browser.post('/logout')
    expect((await browser.post('/login', { login: 'owner', password: 'battery staple' })).status).toBe(200)
  })

  test('who comes in, who is turned away and who is at a limit leaves a trace: where from, never by name', async () => {
    const { port, house } = await testServer(fresh(), { RATE: 1, TRUST_PROXY: true }, still)
    const lines: object[] = []
    for (const level of ['info', 'warn'] as const)
      house.log[level] = ((line: object, text: string) => void lines.push({ ...line, text })) as typeof house.log.info
    const here = '198.51.100.7'
    const ann = Object.assign(new Client(port), { from: here })
    await ann.post('/guest')
    const guest = (await ann.get('/me')).body.id
    await ann.post('/register', { login: 'Ann', password: 'correct horse' })
    const name = markOf((await cookieKey(house)).value, 'ann')
    expect(lines).toEqual([
      { text: 'entry', way: 'POST /guest', address: here, person: guest, outcome: 'ok' },
      { text: 'entry', way: 'POST /register', address: here, person: guest, name, outcome: 'ok' },
    ])
    lines.length = 0
    const thief = Object.assign(new Client(port), { from: '203.0.113.9' })
    for (let times = 0; times < 13; times++) await thief.post('/login', { login: 'ANN', password: 'guess' })
    const turned = { way: 'POST /login', address: '203.0.113.9', name }
    // at the limit he is told of once a minute: a flood does not fill the disk
    expect(lines).toEqual([
      ...Array.from({ length: 10 }, () => ({ text: 'entry', ...turned, outcome: 'login' })),
      { text: 'limit', ...turned, outcome: 'limit' },
    ])
    lines.length = 0
    await withAddress(house, { id: guest })
    const token = await house.tokens.give('password', { person: guest }, 60)
    await thief.post('/password/reset', { token: 'x', new: 'battery staple' })
    await thief.post('/password/reset', { token, new: 'battery staple' })
    await thief.post('/login/passkey', new SoftKey('https://hall.example').use({ challenge: 'x', rpId: 'x' }))
    while (!house.limits.exceeds('address', here));
    await expect(ann.socket()).rejects.toThrow('429')
    const reset = { text: 'entry', way: 'POST /password/reset', address: '203.0.113.9' }
    expect(lines).toEqual([
      { ...reset, outcome: 'token' },
      { ...reset, name, outcome: 'ok' },
      { text: 'entry', way: 'POST /login/passkey', address: '203.0.113.9', outcome: 'passkey' },
      { text: 'limit', way: 'socket', address: here, outcome: 'limit' },
    ])
    expect(await keeper(house.store, ['trace', 'Ann'])).toContain(name)
  })
})
