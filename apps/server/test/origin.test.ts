import { mkdtempSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { isOurOwn, ownAddress } from '../src/web/origin.ts'
import { testServer } from './kit/server.ts'

const fresh = (): string => join(mkdtempSync(join(tmpdir(), 'hexarium-')), 'test.db')

/** A page at one address that sends something to another. */
const sent = (origin: string, host = origin.replace('http://', '')) => ({ origin, host })

describe('without ORIGIN a page may act here', () => {
  const known = { HOST: '0.0.0.0', ORIGIN: undefined }

  test.each([
    'http://localhost:8080',
    'http://127.0.0.1:8080',
    'http://[::1]:8080',
    'http://192.168.1.5:8080',
    `http://${hostname().toLowerCase()}:8080`,
    `http://${hostname().toLowerCase()}.local:8080`,
  ])('if it came from here, as %s', origin => {
    expect(isOurOwn(known, sent(origin))).toBe(true)
  })

  test.each([
    ['another port of this machine', sent('http://localhost:3000', 'localhost:8080')],
    ['another spelling than it was sent to', sent('http://localhost:8080', '127.0.0.1:8080')],
    ['a name that a stranger made point here', sent('http://evil.example:8080')],
    ['a page that came encrypted, which this server does not do itself', sent('https://localhost:8080')],
    ['a page without an address', sent('null', 'localhost:8080')],
    ['a request that does not say where it goes', { origin: 'http://localhost:8080' }],
    ['what the browser calls another site', { ...sent('http://localhost:8080'), 'sec-fetch-site': 'cross-site' }],
  ])('but not %s', (_who, headers) => {
    expect(isOurOwn(known, headers)).toBe(false)
  })

  test('and what is no browser says nothing of where it comes from', () => {
    expect(isOurOwn(known, { host: 'anything' })).toBe(true)
  })

  test('also by the name it was told to listen on', () => {
    expect(isOurOwn({ HOST: 'hall.lan', ORIGIN: undefined }, sent('http://hall.lan:8080'))).toBe(true)
  })
})

test('with ORIGIN only its pages may act, however they came here', () => {
  const known = { HOST: '0.0.0.0', ORIGIN: 'https://hall.example' }
  expect(isOurOwn(known, { origin: 'https://hall.example', host: '127.0.0.1:8080' })).toBe(true)
  expect(isOurOwn(known, sent('http://localhost:8080'))).toBe(false)
})

test('letters and passkeys name an address that leads here', () => {
  expect(ownAddress('127.0.0.1', 8080)).toBe('http://localhost:8080')
  expect(ownAddress('0.0.0.0', 8080)).toBe('http://localhost:8080')
  expect(ownAddress('192.168.1.5', 80)).toBe('http://192.168.1.5:80')
  expect(ownAddress('fd00::5', 80)).toBe('http://[fd00::5]:80')
})

test('who types localhost plays as well as who types 127.0.0.1, by request and by socket', async () => {
  const { port } = await testServer(fresh())
  for (const name of ['localhost', '127.0.0.1']) {
    const client = new Client(port)
    client.base = `http://${name}:${port}`
    const origin = client.base
    expect((await client.request('POST', '/guest', {}, { origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    ;(await client.socket({ origin })).close()
    const stranger = { origin: `http://${name}:1` }
    const refusal = await client.request('POST', '/guest', {}, stranger)
    expect([refusal.status, refusal.body.problem.text]).toEqual([403, expect.stringContaining('set ORIGIN')])
    await expect(client.socket(stranger)).rejects.toThrow('403')
  }
})

test('a server that listens to other machines is played from them without a setting', async () => {
  const { port } = await testServer(fresh(), { HOST: '0.0.0.0' })
  const client = new Client(port)
  const origin = client.base
  expect((await client.request('POST', '/guest', {}, { origin })).status).toBe(200)
  ;(await client.socket({ origin })).close()
  // A stranger's name that leads here: the browser sends it in both places.
  const rebound = { origin: `http://evil.example:${port}`, host: `evil.example:${port}` }
  await expect(client.socket(rebound)).rejects.toThrow('403')
})
