import { skirmish } from '@hexarium/skirmish'
import { describe, expect, test } from 'vitest'
import { type Bot, consider, greedy, inOneGo, planner, ponder, search, thoughtOf } from '../src/index.ts'
import { begin } from './play.ts'

const bots: [string, () => Bot][] = [
  ['greedy', () => greedy()],
  ['search', () => search({ nodes: 60 })],
  ['planner', () => planner({ plans: 8, nodes: 60 })],
]

describe.each(bots)('%s, a little at a time', (_name, bot) => {
  const g = begin(skirmish, 'ponder')
  const thought = () => thoughtOf(skirmish, g, 0, 'a thought')

  test('chooses what it chooses in one go, and says how far it has come', () => {
    const shares: number[] = []
    const thinking = ponder(bot(), thought(), null)
    let step = thinking.next(false)
    for (; !step.done; step = thinking.next(false)) shares.push(step.value)
    expect(step.value).toEqual(consider(bot(), thought(), null))
    expect(shares.length).toBeGreaterThan(1)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(Math.max(...shares)).toBeLessThanOrEqual(1)
  })

  test('in a hurry it answers at once with something that is offered', () => {
    const thinking = ponder(bot(), thought(), null)
    thinking.next(false)
    let steps = 0
    let step = thinking.next(true)
    for (; !step.done; step = thinking.next(true)) steps++
    expect(steps).toBeLessThan(3)
    expect(thought().options).toContain(step.value.option)
    expect(inOneGo(ponder(bot(), thought(), null))).toBeDefined()
  })
})
