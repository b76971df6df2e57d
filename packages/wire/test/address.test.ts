import { expect, test } from 'vitest'
import { addressOf } from '../src/address.ts'
import { ways } from '../src/index.ts'

test('the blanks of a way are filled, whatever stands in them', () => {
  expect(addressOf('GET /me')).toEqual({ method: 'GET', path: '/me' })
  expect(addressOf('POST /tables/:id/do', { id: 'a/b?c' })).toEqual({ method: 'POST', path: '/tables/a%2Fb%3Fc/do' })
  expect(addressOf('GET /tables', {}, { list: 'open', game: undefined, limit: 8 }).path).toBe(
    '/tables?list=open&limit=8',
  )
})

test('a way has a schema for every blank, and none without', () => {
  for (const [way, parts] of Object.entries(ways)) {
    const blanks = [...way.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect([way, 'params' in parts ? Object.keys(parts.params.shape) : []]).toEqual([way, blanks])
  }
})
