import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { letters } from '../src/notice/letters.ts'
import { isPushService } from '../src/notice/push.ts'
import { quietUntil } from '../src/notice/quiet.ts'
import { runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

const HOUR = 60 * 60 * 1000

withBothStores(fresh => {
  test('who follows each other is told so; a block ends it on both sides, following ends a block', async () => {
    const { port } = await testServer(fresh())
    const [ann, ben] = [await Client.account(port, 'ann'), await Client.account(port, 'ben')]
    const at = (person: Client) => ({ params: { id: person.id } })
    expect((await ann.request('PUT', `/follows/${ann.id}`)).status).toBe(404)
    await ann.ask('PUT /follows/:id', at(ben))
    expect(await ann.ask('GET /follows')).toEqual([{ id: ben.id, name: 'ben', mutual: false }])
    expect(await ann.ask('GET /persons/:id', at(ben))).toMatchObject({ following: true, mutual: false })
    expect(await ben.ask('GET /persons/:id', at(ann))).toMatchObject({ following: false, mutual: false })
    await ben.ask('PUT /follows/:id', at(ann))
    expect(await ann.ask('GET /follows')).toMatchObject([{ mutual: true }])
    await ben.ask('PUT /blocks/:id', at(ann))
    expect(await ann.ask('GET /follows')).toEqual([])
    expect(await ben.ask('GET /persons/:id', at(ann))).toMatchObject({ following: false, blocked: true })
    await ben.ask('PUT /follows/:id', at(ann))
    expect(await ben.ask('GET /blocks')).toEqual([])
    await ben.ask('DELETE /follows/:id', at(ann))
    expect(await ben.ask('GET /follows')).toEqual([])
  })

  test('a profile tells of favourite games, ratings over time and how one fared; who is not listed is a name alone', async () => {
    const { port, house } = await testServer(fresh())
    const { ann, ben, table } = await runningTable(port, { terms: { rated: true } })
    await ben.ask('POST /tables/:id/do', { params: { id: table }, body: { do: 'resign' } })
    await house.settled()
    const seen = await ben.ask('GET /persons/:id', { params: { id: ann.id } })
    expect(seen).toMatchObject({
      listed: true,
      favourites: [{ game: 'skirmish', count: 1 }],
      against: { won: 0, drawn: 0, lost: 1 },
    })
    const course = await new Client(port).ask('GET /persons/:id/ratings', { params: { id: ann.id } })
    expect(course).toMatchObject([{ game: 'skirmish', scale: 'glicko' }])
    expect(course[0].rating).toBeCloseTo(seen.ratings[0].rating)
    const ladder = (query = {}) => ben.ask('GET /ratings/:game', { params: { game: 'skirmish' }, query })
    expect((await ladder()).map(({ name }) => name)).toEqual(['Ann', 'Ben'])
    expect((await ladder({ games: 2 })).length).toBe(0)
    expect((await ladder({ days: 1, of: 'people' })).length).toBe(2)
    expect((await ladder({ of: 'followed' })).map(({ name }) => name)).toEqual(['Ben'])
    await ann.ask('PATCH /me', { body: { listed: false } })
    expect(await ben.ask('GET /persons/:id', { params: { id: ann.id } })).toMatchObject({
      listed: false,
      ratings: [],
      favourites: [],
    })
    expect(await ben.ask('GET /persons/:id/ratings', { params: { id: ann.id } })).toEqual([])
    expect((await ben.ask('GET /persons/:id/tables', { params: { id: ann.id } })).tables).toEqual([])
    expect(await ben.ask('GET /persons', { query: { name: 'an' } })).toEqual([])
    expect((await ladder()).map(({ name }) => name)).toEqual(['Ben'])
    expect((await ann.ask('GET /persons/:id/ratings', { params: { id: ann.id } })).length).toBe(1)
  })

  test('one says one’s language, time zone and wishes a piece at a time; what is no time zone is refused', async () => {
    const { port } = await testServer(fresh())
    const ann = await Client.account(port, 'ann')
    expect(await ann.ask('GET /me')).toMatchObject({
      language: null,
      zone: null,
      listed: true,
      role: null,
      vacation: 30,
    })
    await ann.ask('PATCH /me', { body: { notify: { quiet: { from: 22, to: 7 } } } })
    const self = await ann.ask('PATCH /me', { body: { language: 'de', zone: 'Europe/Berlin', notify: { remind: 24 } } })
    expect(self).toMatchObject({
      language: 'de',
      zone: 'Europe/Berlin',
      notify: { push: true, email: 'daily', quiet: { from: 22, to: 7 }, remind: 24 },
    })
    expect((await ann.request('PATCH', '/me', { zone: 'Mars/Base' })).status).toBe(400)
    await ann.ask('POST /vacation', { body: { days: 4 } })
    expect((await ann.ask('GET /me'))?.vacation).toBe(26)
  })

  test('somebody is reminded before his time is up, as early as he wants and once a turn, even of a table he wants to hear nothing of', async () => {
    let time = Date.now()
    const { port, house } = await testServer(fresh(), {}, { now: () => time })
    const { table, ann, ben } = await runningTable(port, { terms: { clock: { kind: 'days', days: 2, bank: 0 } } })
    const params = { id: table }
    for (const one of [ann, ben]) {
      await one.ask('PATCH /me', { body: { notify: { remind: 12 } } })
      await one.ask('PUT /tables/:id/quiet', { params, body: { quiet: true } })
      await one.ask('POST /notices/seen', { body: {} })
    }
    const [listed] = (await ann.ask('GET /my/tables')).tables
    expect(listed).toMatchObject({ quiet: true, due: expect.closeTo(time + 48 * HOUR, -4) })
    const asked = [ann, ben][listed.waiting[0]]
    await house.notices.tell(asked.id, table, 'turn')
    time += 35 * HOUR
    await house.notices.remind()
    expect(await asked.ask('GET /notices')).toEqual([])
    time += 2 * HOUR
    await house.notices.remind()
    await house.notices.remind()
    expect(await asked.ask('GET /notices')).toMatchObject([{ table, kind: 'time' }])
    await asked.ask('PUT /tables/:id/quiet', { params, body: { quiet: false } })
    await house.notices.tell(asked.id, table, 'turn')
    expect((await asked.ask('GET /notices')).map(({ kind }) => kind)).toContain('turn')
  })

  test('in quiet hours nothing is sent; it comes when they end', async () => {
    let time = Date.UTC(2026, 5, 1, 20, 30)
    const pushed: string[] = []
    const pusher = async (_: unknown, payload: string) => 201 + 0 * pushed.push(payload)
    const { port, house } = await testServer(fresh(), {}, { now: () => time, pusher })
    const { table, ann, ben } = await runningTable(port)
    await ben.ask('POST /notices/seen', { body: {} })
    const body = { endpoint: 'https://fcm.googleapis.com/ann', keys: { p256dh: 'x', auth: 'y' } }
    await ann.ask('POST /push', { body })
    const quiet = { from: 22, to: 7 }
    await ann.ask('PATCH /me', { body: { zone: 'Europe/Berlin', language: 'fr', notify: { quiet } } })
    await house.notices.tell(ann.id, table, 'invitation')
    const held = async () =>
      (await house.store.query<{ held: number }>(`SELECT held FROM notices WHERE kind = 'invitation'`))[0].held
    await expect.poll(held).toBe(Date.UTC(2026, 5, 2, 5, 0))
    await house.notices.pushForgotten()
    expect(pushed).toEqual([])
    time = Date.UTC(2026, 5, 2, 5, 1)
    await house.notices.pushForgotten()
    await expect.poll(() => pushed.length).toBe(1)
    expect(JSON.parse(pushed[0])).toMatchObject({
      kind: 'invitation',
      table,
      text: letters.fr.lines.invitation,
      count: 1,
    })
  })

  test('letters are in their reader’s language and lead to the table, and to where they are given up', async () => {
    let time = Date.now()
    const { port, house } = await testServer(fresh(), {}, { now: () => time })
    const { table, ann } = await runningTable(port, { game: 'titan' })
    const sent: { subject: string; text: string }[] = []
    house.post.send = async letter => void sent.push(letter)
    await ann.ask('PATCH /me', { body: { language: 'de' } })
    await house.store.write([
      { sql: `UPDATE persons SET email = 'ann@example.org', email_verified = 1 WHERE id = $1`, values: [ann.id] },
    ])
    await house.notices.tell(ann.id, table, 'turn')
    time += 25 * HOUR
    await house.notices.sendLetters()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ subject: 'Hexarium: deine Partien' })
    expect(sent[0].text).toContain(`Titan: Du bist am Zug.\n  ${house.origin}/#/t/${table}`)
    expect(sent[0].text.endsWith(`oder gar nicht mehr: ${house.origin}/#/you`)).toBe(true)
  })
})

test('quiet hours go by one’s own clock, also over midnight', () => {
  const notify = { push: true, email: 'daily' as const, remind: 8 }
  const at = (hour: number, minute = 0) => Date.UTC(2026, 0, 5, hour, minute)
  const night = { ...notify, quiet: { from: 22, to: 7 } }
  expect(quietUntil(night, 'UTC', at(21, 59))).toBe(0)
  expect(quietUntil(night, 'UTC', at(22))).toBe(at(31))
  expect(quietUntil(night, 'UTC', at(6, 30))).toBe(at(7))
  expect(quietUntil(night, 'UTC', at(7))).toBe(0)
  expect(quietUntil(night, 'Asia/Tokyo', at(13, 10))).toBe(at(22))
  expect(quietUntil({ ...notify, quiet: { from: 9, to: 17 } }, null, at(12))).toBe(at(17))
  expect(quietUntil({ ...notify, quiet: { from: 9, to: 9 } }, null, at(9))).toBe(0)
  expect(quietUntil({ ...notify, quiet: null }, null, at(9))).toBe(0)
})

test('a push service of the house’s own is knocked at where it is named, and no other', () => {
  const own = 'http://127.0.0.1:9 https://push.example'
  expect(isPushService('https://push.example/a', own)).toBe(true)
  expect(isPushService('http://127.0.0.1:9/a', own)).toBe(true)
  for (const address of ['http://127.0.0.1:8/a', 'http://push.example/a', 'https://x@push.example/a'])
    expect(isPushService(address, own)).toBe(false)
  expect(isPushService('http://127.0.0.1:9/a')).toBe(false)
})
