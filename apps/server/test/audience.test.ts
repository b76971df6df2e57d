import { expect, test } from 'vitest'
import { Audience, topics } from '../src/web/audience.ts'

test('who listens to a topic is found, and nobody else', () => {
  const audience = new Audience<string>()
  audience.join(topics.table('a'), 'Ann')
  audience.join(topics.table('a'), 'Bob')
  audience.join(topics.contest('a'), 'Cyd')
  expect(audience.of(topics.table('a'))).toEqual(['Ann', 'Bob'])
  expect(audience.of(topics.contest('a'))).toEqual(['Cyd'])
  expect(audience.of(topics.hall)).toEqual([])
})

test('who leaves hears nothing more, and a topic nobody listens to costs nothing', () => {
  const audience = new Audience<string>()
  audience.join(topics.hall, 'Ann')
  audience.join(topics.hall, 'Ann')
  audience.leave(topics.hall, 'Bob')
  expect(audience.of(topics.hall)).toEqual(['Ann'])
  audience.leave(topics.hall, 'Ann')
  expect(audience.of(topics.hall)).toEqual([])
  expect(audience.size).toBe(0)
})

test('who leaves while all are told does not make another miss it', () => {
  const audience = new Audience<string>()
  for (const name of ['Ann', 'Bob', 'Cyd']) audience.join(topics.hall, name)
  const told: string[] = []
  for (const name of audience.of(topics.hall)) {
    told.push(name)
    audience.leave(topics.hall, 'Ann')
    audience.leave(topics.hall, 'Bob')
  }
  expect(told).toEqual(['Ann', 'Bob', 'Cyd'])
})
