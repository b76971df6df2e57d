import { must } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { readOptions } from '../load/options.ts'

const choices = {
  minutes: { is: 10, says: 'how long' },
  stores: { is: ['sqlite', 'postgres'], says: 'where' },
  seed: { is: 'wire', says: 'what the dice follow from' },
  peer: { is: true, says: 'without boardgame.io' },
}

test('a load command takes numbers, words of a list, texts and what to leave out', () => {
  expect(must(readOptions(choices, []))).toEqual({
    minutes: 10,
    stores: ['sqlite', 'postgres'],
    seed: 'wire',
    peer: true,
  })
  const said = ['--minutes', '0.5', '--stores', 'postgres', '--seed', 'x', '--no-peer']
  expect(must(readOptions(choices, said))).toEqual({ minutes: 0.5, stores: ['postgres'], seed: 'x', peer: false })
})

test.each([
  [['--minutes', 'soon'], '--minutes wants a number, not “soon”.'],
  [['--stores', 'sqlite,oracle'], '--stores knows no “oracle”: choose from sqlite,postgres.'],
  [['--tables', '3'], "Unknown option '--tables'"],
  [['more'], "Unexpected argument 'more'"],
])('a load command refuses %j and says why', (args, why) => {
  const read = readOptions(choices, args)
  expect(read.ok ? '' : read.problem.text).toContain(why)
})
