import { Match, must } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { board } from '../content/map.ts'
import { toyGame } from '../index.ts'

/** A match that starts at a position. */
function laid(position: object): Match {
  return must(Match.open(toyGame, { seats: ['Ann', 'Ben'], dice: { seed: 'test' }, position }))
}

/** What the seat to act may choose, with hexes by their printed names. */
function offered(match: Match): string[] {
  return match.seen(match.asked!.seats[0]).options.map(option => board.labels[option])
}

test('TG-1.1 TG-2.1 whose turn it is goes one hex, and not where the other stands', () => {
  const match = laid({ runners: ['0102', '0202'] })
  expect(match.asked!.seats).toEqual([0])
  expect(offered(match)).toEqual(['0101', '0103', '0201'])
  must(match.play(0, `hex ${board.hex('0101')}`))
  expect(match.asked!.seats).toEqual([1])
})

test('TG-1.2 who reaches the other’s home wins', () => {
  const match = laid({ runners: ['0402', '0301'] })
  must(match.play(0, `hex ${board.hex('0502')}`))
  expect(match.state.core.result).toMatchObject({ places: [1, 2], by: 'TG-1.2' })
})

test('TG-2.2 after the last turn the nearer one wins', () => {
  const match = laid({ turn: 5, turns: 5, runners: ['0302', '0501'] })
  must(match.play(0, `hex ${board.hex('0402')}`))
  expect(match.state.core.result).toMatchObject({ places: [1, 2], by: 'TG-2.2', scores: [-1, -4] })
})
