import { verify } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import type { House } from '../src/house.ts'
import { keeper } from '../src/keeping/roles.ts'
import { sweep } from '../src/run/sweep.ts'
import { openStore } from '../src/store/open.ts'
import { sql } from '../src/store/store.ts'
import { runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

const DAY = 24 * 60 * 60 * 1000
const reason = 'for a test'

async function logIn(client: Client, login: string): Promise<void> {
  await client.ask('POST /login', { body: { login, password: 'correct horse' } })
}

/** Makes somebody a keeper, who logs in anew. */
async function enrol({ store }: House, client: Client, login: string): Promise<void> {
  expect(await keeper(store, ['add', login])).toBe(`${login} is a keeper now, and logs in anew.`)
  await logIn(client, login)
}

withBothStores(fresh => {
  test('roles come from the command line, and open the ways of those who keep order to nobody else', async () => {
    const { port, house } = await testServer(fresh())
    const [kim, mo] = [await Client.account(port, 'kim'), await Client.account(port, 'moe')]
    expect(await keeper(house.store, ['list'])).toBe('Nobody keeps order here yet.')
    await enrol(house, kim, 'Kim')
    expect(await keeper(house.store, ['add', 'moe', 'moderator'])).toBe('moe is a moderator now, and logs in anew.')
    await logIn(mo, 'moe')
    await expect(keeper(house.store, ['add', 'nobody-there'])).rejects.toThrow('No account has the name')
    const statuses = async (path: string) => {
      const all = [kim, mo, await Client.guest(port), new Client(port)]
      return Promise.all(all.map(async client => (await client.get(path)).status))
    }
    expect(await statuses('/keeping/reports')).toEqual([200, 200, 403, 401])
    expect(await statuses('/keeping/audit')).toEqual([200, 403, 403, 401])
    expect((await mo.post(`/keeping/persons/${kim.id}/ban`, { reason, hours: 1 })).status).toBe(403)
    await keeper(house.store, ['remove', 'moe'])
    expect((await mo.get('/keeping/reports')).status).toBe(403)
  })

  test('who is given a role logs in anew: a session stolen before has nothing of it, sockets neither', async () => {
    const { port, house, address } = await testServer(fresh())
    const kim = await Client.account(port, 'kim')
    const thief = Object.assign(new Client(port), { cookie: kim.cookie })
    const socket = await thief.socket()
    await keeper(house.store, ['add', 'kim', 'moderator'])
    await expect(socket.wait(() => false)).rejects.toThrow('4401')
    expect([(await thief.get('/me')).body, (await thief.get('/keeping/reports')).status]).toEqual([null, 401])
    await logIn(kim, 'kim')
    expect((await kim.get('/keeping/reports')).status).toBe(200)
    // typed beside a server that runs, which need not hear of it at once
    thief.cookie = kim.cookie
    expect((await thief.get('/me')).body).toMatchObject({ role: 'moderator' })
    const beside = await openStore(address)
    await keeper(beside, ['add', 'kim', 'keeper'])
    await beside.close()
    expect([401, 403]).toContain((await thief.get('/keeping/audit')).status)
  })

  test('a report keeps what was said, also when it is removed; a name goes wherever it stands; all of it is written down', async () => {
    const { port, house } = await testServer(fresh())
    const { table, ann, ben } = await runningTable(port, { names: ['Ann', 'Rude'] })
    const kim = await Client.account(port, 'kim')
    await enrol(house, kim, 'kim')
    const said = (await ben.post(`/tables/${table}/chat`, { room: 'players', text: 'something rude' })).body
    expect((await ann.post('/reports', { person: ben.id, table, text: 'He is rude.' })).status).toBe(200)
    const watcher = await Client.guest(port)
    await watcher.post('/reports', { table, text: 'I only look on.' })
    expect((await kim.post(`/keeping/chat/${said.id}/remove`, { reason })).status).toBe(200)
    expect((await kim.post(`/keeping/persons/${ben.id}/unname`, { reason })).status).toBe(200)
    expect((await ann.get(`/tables/${table}/chat`)).body).toEqual([])
    expect((await ann.get(`/tables/${table}`)).body.seats[1].name).toBe(`Guest ${ben.id.slice(0, 4)}`)
    const [report, other] = (await kim.get('/keeping/reports')).body
    expect(report).toMatchObject({ reporter: ann.id, person: ben.id, table, evidence: { name: 'Rude' } })
    expect(report.evidence.said).toMatchObject([{ id: said.id, text: 'something rude' }])
    expect(other.evidence.said).toEqual([]) // players' words are not for who only watches
    expect((await kim.post(`/keeping/reports/${report.id}/close`, { reason })).status).toBe(200)
    expect((await kim.post(`/keeping/reports/${report.id}/close`, { reason })).status).toBe(409)
    const deeds = (await kim.get('/keeping/audit')).body.map(({ deed }: { deed: string }) => deed)
    expect(deeds.toSorted()).toEqual(['close-report', 'remove-chat', 'remove-name', 'role'])
  })

  test('who is muted says nothing, who is banned does nothing, for a term; a table is closed', async () => {
    let time = Date.now()
    const { port, house } = await testServer(fresh(), {}, { now: () => time })
    const { table, ben } = await runningTable(port)
    const kim = await Client.account(port, 'kim')
    await enrol(house, kim, 'kim')
    const say = async () => (await ben.post(`/tables/${table}/chat`, { room: 'players', text: 'hello' })).status
    expect((await kim.post(`/keeping/persons/${ben.id}/mute`, { reason, hours: 2 })).status).toBe(200)
    expect(await say()).toBe(403)
    expect((await ben.get('/my/tables')).status).toBe(200)
    time += 3 * 60 * 60 * 1000
    expect(await say()).toBe(200)
    const socket = await ben.socket()
    expect((await kim.post(`/keeping/persons/${ben.id}/ban`, { reason, hours: null })).status).toBe(200)
    await expect(socket.wait(() => false)).rejects.toThrow('4403')
    await expect(ben.socket()).rejects.toThrow('403')
    const { status, body } = await ben.get('/my/tables')
    expect([status, body.problem.text]).toEqual([403, `You are banned for good: ${reason}`])
    expect((await ben.get('/me')).status).toBe(200)
    const [ban] = (await kim.get(`/keeping/persons/${ben.id}/sanctions`)).body
    expect((await kim.post(`/keeping/sanctions/${ban.id}/lift`, { reason })).status).toBe(200)
    expect((await ben.get('/my/tables')).status).toBe(200)
    expect((await kim.post(`/keeping/tables/${table}/close`, { reason })).status).toBe(200)
    expect((await ben.get(`/tables/${table}`)).body.status).toBe('broken')
    expect((await kim.post(`/keeping/persons/${kim.id}/ban`, { reason, hours: 1 })).status).toBe(403)
  })

  test('a forgotten password is set anew by letter, and nobody learns who has an account', async () => {
    const { port, house } = await testServer(fresh())
    const ann = await Client.account(port, 'ann')
    const letters: string[] = []
    house.post.send = async ({ text }) => void letters.push(text)
    await house.store.write([
      { sql: `UPDATE persons SET email = 'ann@example.org', email_verified = 1 WHERE id = $1`, values: [ann.id] },
    ])
    const stranger = new Client(port)
    for (const email of ['nobody@example.org', 'ann@example.org'])
      expect(await stranger.post('/password/forgotten', { email })).toMatchObject({ status: 200, body: null })
    expect(letters).toHaveLength(1)
    const token = /reset\/(\S+)/.exec(letters[0])![1]
    expect((await stranger.post('/password/reset', { token, new: 'battery staple' })).status).toBe(200)
    expect((await stranger.post('/password/reset', { token, new: 'another one' })).body.problem.code).toBe('token')
    expect((await ann.get('/me')).body).toBeNull() // all sessions have ended
    expect((await stranger.post('/login', { login: 'ann', password: 'correct horse' })).status).toBe(401)
    expect((await stranger.post('/login', { login: 'ann', password: 'battery staple' })).status).toBe(200)
    await stranger.request('DELETE', '/email')
    expect((await stranger.get('/me')).body).toMatchObject({ email: null, emailVerified: false })
  })

  test('who goes takes everything of his along but his games, which stay without his name and are still proved', async () => {
    let time = Date.now()
    const { port, house } = await testServer(fresh(), {}, { now: () => time })
    const { table, ann, ben } = await runningTable(port, { names: ['Ann', 'Ben'] })
    await ben.post('/register', { login: 'benjamin', password: 'correct horse' })
    await ben.put(`/tables/${table}/note`, { text: 'my plan' })
    await ben.post(`/tables/${table}/chat`, { room: 'players', text: 'my words' })
    const kept = (await ben.get('/me/export')).body
    expect(kept).toMatchObject({ notes: [{ text: 'my plan' }], chat: [{ text: 'my words' }], tables: [{ id: table }] })
    expect(JSON.stringify(kept)).not.toContain('argon2')
    time += DAY
    expect((await ben.request('DELETE', '/me', {})).body.problem.code).toBe('login')
    expect((await ben.request('DELETE', '/me', { password: 'correct horse' })).status).toBe(200)
    expect((await ben.get('/me')).body).toBeNull()
    const record = (await ann.get(`/tables/${table}/record`)).body
    expect([record.seats, record.result.by]).toEqual([['Ann', 'nobody'], 'resigned'])
    expect(verify(skirmish, record).ok).toBe(true)
    const rows = await Promise.all(
      ['persons', 'seats', 'chat', 'notes', 'sessions', 'passkeys', 'notices'].map(name =>
        house.store.query(`SELECT * FROM ${name}`),
      ),
    )
    for (const secret of ['Ben', 'benjamin', 'my plan', 'my words']) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('what only grows has its term', async () => {
    const { port, house } = await testServer(fresh())
    const { store } = house
    const { table, ann, ben } = await runningTable(port)
    await ann.post(`/tables/${table}/do`, { do: 'resign' })
    const idle = await runningTable(port, { names: ['Cid', 'Dan'] })
    const slow = await runningTable(port, {
      names: ['Eve', 'Fay'],
      terms: { clock: { kind: 'days', days: 30, bank: 90 } },
    })
    await ann.post(`/tables/${table}/chat`, { room: 'players', text: 'well played' })
    await ann.put(`/tables/${table}/mute`, { person: ben.id, muted: true })
    await ann.put(`/tables/${table}/mute`, { person: 'nobody', muted: true })
    await store.write([
      sql(`INSERT INTO audit (id, at, by_person, deed, subject, detail) VALUES ('a', $1, '', 'mute', '', '')`, [
        Date.now(),
      ]),
      sql('INSERT INTO absences (since, until) VALUES (1, 2)', []),
      sql('INSERT INTO absences (since, until) VALUES ($1, $2)', [Date.now() + DAY, Date.now() + 2 * DAY]),
    ])
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const open = (await ann.post('/tables', { game: 'skirmish', seats })).body.id
    await Client.guest(port, 'Passing')
    await house.settled()
    const count = async (query: string) => (await store.query(query)).length
    const counts = async () => ({
      log: await count('SELECT 1 AS one FROM log'),
      open: await count(`SELECT 1 AS one FROM tables WHERE status = 'open'`),
      notices: await count('SELECT 1 AS one FROM notices'),
      sessions: await count('SELECT 1 AS one FROM sessions'),
      guests: await count('SELECT 1 AS one FROM persons'),
      chat: await count('SELECT 1 AS one FROM chat'),
      running: await count(`SELECT 1 AS one FROM tables WHERE status = 'running'`),
      audit: await count('SELECT 1 AS one FROM audit'),
    })
    const before = await counts()
    const people = before.guests
    const forEver = {
      GUEST_DAYS: 0,
      NOTICE_DAYS: 0,
      OPEN_TABLE_DAYS: 0,
      LOG_DAYS: 0,
      CHAT_DAYS: 0,
      IDLE_DAYS: 0,
      AUDIT_DAYS: 0,
    }
    await sweep(store, { ...forEver, SESSION_DAYS: 180 }, Date.now() + 100 * DAY)
    expect(await counts()).toEqual(before)
    await sweep(store, house.config, Date.now() + 100 * DAY)
    expect(await counts()).toMatchObject({ log: 0, open: 0, notices: 0, sessions: people, guests: people, chat: 1 })
    expect(await count('SELECT 1 AS one FROM mutes')).toBe(1)
    await sweep(store, house.config, Date.now() + 400 * DAY)
    // who played is still known by his games
    expect(await counts()).toMatchObject({ sessions: 0, guests: people - 1, chat: 0, running: 1 })
    expect(await count('SELECT 1 AS one FROM mutes')).toBe(0)
    expect(await sweep(store, house.config, Date.now() + 400 * DAY)).toEqual([])
    expect((await new Client(port).get(`/tables/${idle.table}`)).body.status).toBe('broken')
    expect((await new Client(port).get(`/tables/${slow.table}`)).body.status).toBe('running')
    await sweep(store, house.config, Date.now() + 800 * DAY)
    expect(await counts()).toMatchObject({ audit: 0 })
    expect(await count('SELECT 1 AS one FROM absences')).toBe(1)
    expect((await ann.get(`/tables/${open}`)).status).toBe(404)
    expect((await new Client(port).get(`/tables/${table}/record`)).status).toBe(200)
  })
})
