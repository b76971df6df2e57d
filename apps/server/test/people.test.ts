import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { SoftKey } from './kit/passkey.ts'
import { runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

withBothStores(fresh => {
  test('a guest’s cookie is signed, cannot be read by scripts and is not kept as it is', async () => {
    const { port, house } = await testServer(fresh())
    const client = new Client(port)
    const { headers } = await client.post('/guest', { name: 'Ann' })
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
    const [token, signature] = client.cookie.replace('hexarium=', '').split('.')
    const rows = JSON.stringify(await house.store.query('SELECT * FROM sessions'))
    expect(rows).not.toContain(token)
    for (const forged of [`${token}.x${signature}`, `x${token}.${signature}`, token, `${token}.${signature}.x`, '.']) {
      const forger = new Client(port)
      forger.cookie = `hexarium=${forged}`
      expect(await forger.get('/me')).toMatchObject({ status: 200, body: null })
    }
  })

  test('a guest becomes an account; on another machine another guest logs in and brings his games along', async () => {
    const { port } = await testServer(fresh())
    const ann = await Client.guest(port, 'Ann')
    expect((await ann.post('/register', { login: 'Ann', password: 'correct horse' })).status).toBe(200)
    expect((await ann.get('/me')).body).toMatchObject({ login: 'ann', name: 'Ann', hasPassword: true })
    const other = await Client.guest(port, 'Other')
    expect((await other.post('/register', { login: 'ANN', password: 'correct horse' })).status).toBe(409)
    const { table, ann: guest } = await runningTable(port, { names: ['Nan', 'Ned'] })
    expect((await guest.post('/login', { login: 'ann', password: 'wrong horse' })).status).toBe(401)
    expect((await guest.post('/login', { login: 'nobody', password: 'correct horse' })).status).toBe(401)
    expect((await guest.post('/login', { login: 'ann', password: 'correct horse' })).body).toMatchObject({ id: ann.id })
    expect((await ann.get('/my/tables')).body.tables).toMatchObject([{ id: table }])
    const state = (await ann.get(`/tables/${table}/state?seat=0`)).body
    expect(state).toMatchObject({ t: 'state', seat: 0 })
    if (state.shown.options.length > 0) {
      const choice = { do: 'choose', seq: 0, choice: state.shown.options[0], seat: 0 }
      expect((await ann.post(`/tables/${table}/do`, choice)).status).toBe(200)
    }
  })

  test('sessions are listed and ended, sockets with them; a new password ends all others', async () => {
    const { port } = await testServer(fresh())
    const ann = await Client.guest(port, 'Ann')
    await ann.post('/register', { login: 'ann', password: 'correct horse' })
    const second = new Client(port)
    await second.post('/login', { login: 'ann', password: 'correct horse' })
    const socket = await second.socket()
    const sessions = (await ann.get('/sessions')).body
    expect(sessions).toHaveLength(2)
    const other = sessions.find((session: { here: boolean }) => !session.here)
    expect((await ann.request('DELETE', `/sessions/${other.id}`)).status).toBe(200)
    await expect(socket.wait(() => false)).rejects.toThrow('4401')
    expect((await second.get('/me')).body).toBeNull()
    await second.post('/login', { login: 'ann', password: 'correct horse' })
    expect((await ann.post('/password', { old: 'wrong', new: 'battery staple' })).status).toBe(401)
    expect((await ann.post('/password', { old: 'correct horse', new: 'battery staple' })).status).toBe(200)
    expect((await second.get('/me')).body).toBeNull()
    expect((await ann.get('/me')).body).toMatchObject({ login: 'ann' })
    await ann.post('/logout')
    expect((await ann.get('/me')).body).toBeNull()
    expect((await ann.get('/sessions')).status).toBe(401)
  })

  test('a passkey is made and used; what is not its answer is refused', async () => {
    const { port } = await testServer(fresh(), { ORIGIN: 'https://hall.example' })
    const ann = await Client.guest(port, 'Ann')
    await ann.post('/register', { login: 'ann' })
    const key = new SoftKey('https://hall.example')
    const made = key.make((await ann.post('/passkeys/options')).body)
    const ben = await Client.guest(port, 'Ben')
    await ben.post('/register', { login: 'ben' })
    expect((await ben.post('/passkeys', made)).status).toBe(401)
    expect((await ann.post('/passkeys', key.make((await ann.post('/passkeys/options')).body))).status).toBe(200)
    expect((await ann.get('/passkeys')).body).toHaveLength(1)
    const stranger = new Client(port)
    const options = (await stranger.post('/login/passkey/options')).body
    const other = new SoftKey('https://hall.example')
    expect((await stranger.post('/login/passkey', other.use(options))).status).toBe(401)
    expect((await stranger.post('/login/passkey', key.use(options))).status).toBe(401)
    const again = (await stranger.post('/login/passkey/options')).body
    const answer = key.use(again)
    expect((await stranger.post('/login/passkey', answer)).body).toMatchObject({ id: ann.id })
    expect((await new Client(port).post('/login/passkey', answer)).status).toBe(401)
  })

  test('who has no password keeps his last passkey: it is his only way in', async () => {
    const origin = 'https://hall.example'
    const { port } = await testServer(fresh(), { ORIGIN: origin })
    const ann = await Client.guest(port, 'Ann')
    await ann.post('/register', { login: 'ann' })
    const keys = [new SoftKey(origin), new SoftKey(origin)]
    const add = async (key: SoftKey) => ann.post('/passkeys', key.make((await ann.post('/passkeys/options')).body))
    const remove = async ({ id }: SoftKey) =>
      (await ann.request('DELETE', `/passkeys/${id.toString('base64url')}`)).status
    await add(keys[0])
    expect(await remove(keys[0])).toBe(401)
    await add(keys[1])
    expect(await remove(keys[0])).toBe(200)
    expect(await remove(keys[1])).toBe(401)
    expect((await ann.get('/passkeys')).body).toHaveLength(1)
    // Two browsers at the same moment leave him one as well.
    await add(keys[0])
    expect((await Promise.all(keys.map(remove))).sort()).toEqual([200, 401])
    expect((await ann.get('/passkeys')).body).toHaveLength(1)
    const ben = await Client.account(port, 'Ben') // with a password the last one may go
    const key = new SoftKey(origin)
    await ben.post('/passkeys', key.make((await ben.post('/passkeys/options')).body))
    expect((await ben.request('DELETE', `/passkeys/${key.id.toString('base64url')}`)).status).toBe(200)
  })

  test('an e-mail address is verified by a letter’s secret, once', async () => {
    const server = await testServer(fresh())
    expect((await (await Client.guest(server.port)).post('/email', { email: 'ann@example.org' })).status).toBe(422)
    const ann = await Client.account(server.port, 'Ann')
    expect((await ann.post('/email', { email: 'ann@example.org' })).status).toBe(200)
    const outbox = join(server.house.config.DATA, 'outbox')
    const letter = readFileSync(join(outbox, readdirSync(outbox)[0]), 'utf8')
    expect(letter).toContain('To: ann@example.org')
    expect((await ann.get('/me')).body.email).toBeNull()
    const token = /#\/verify\/(\S+)/.exec(letter)![1]
    expect((await ann.post('/email/verify', { token })).status).toBe(200)
    expect((await ann.get('/me')).body).toMatchObject({ email: 'ann@example.org', emailVerified: true })
    expect((await ann.post('/email/verify', { token })).status).toBe(422)
  })

  test('who is blocked cannot sit down', async () => {
    const { port } = await testServer(fresh())
    const [ann, ben] = [await Client.guest(port, 'Ann'), await Client.guest(port, 'Ben')]
    await ann.put(`/blocks/${ben.id}`)
    const { id } = (
      await ann.post('/tables', { game: 'skirmish', access: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] })
    ).body
    expect((await ben.post(`/tables/${id}/join`)).status).toBe(403)
    await ann.request('DELETE', `/blocks/${ben.id}`)
    expect((await ben.post(`/tables/${id}/join`)).status).toBe(200)
  })
})
