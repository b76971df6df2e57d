import { keepingOf, proposal } from '@hexarium/kernel'
import { match as matchOfGame, play } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { demonworld } from '../index.ts'
import { type Played, stateOf } from './examples.ts'

const free = (settings: Record<string, unknown> = {}): Played =>
  matchOfGame(demonworld, { settings: { battle: 'free', level: 'standard', points: 1000, ...settings }, seed: 'kept' })

/** What of a seat's choices can be kept, from the lines of its match that belong to one question. */
function keptIn(match: Played, seat: number, decision: string, choices: readonly string[]) {
  const answered = choices.map(choice => ({ decision, choice }))
  return keepingOf(demonworld, match.state, seat, answered, match.asked?.decision ?? null)
}

test('DW-XVI.10 an army can be kept and raised again by the same choices; to say that one is ready is not part of it', () => {
  const match = free()
  play(match, '0>automatic')
  const dismissed = stateOf(match).picks.findIndex(count => count > 0)
  const choices = ['automatic', `dismiss ${dismissed}`]
  play(match, `0>${choices[1]}`)
  const [army] = keptIn(match, 0, 'raiseArmy', [...choices, 'ready'])
  expect([army.as, army.choices]).toEqual(['army', choices])
  const again = free()
  for (const choice of army.choices) play(again, `0>${choice}`)
  expect(stateOf(again).picks).toEqual(stateOf(match).picks)
})

test('DW-XVI.10 an army fits where side, points and rules are the same', () => {
  const where = (match: Played, seat: number) => keptIn(match, seat, 'raiseArmy', [])[0].where
  expect(where(free(), 0)).toBe(where(free({ objectives: 2 }), 0))
  expect(where(free(), 0)).not.toBe(where(free(), 1))
  expect(where(free(), 0)).not.toBe(where(free({ points: 1500 }), 0))
  expect(where(free(), 0)).not.toBe(where(free({ level: 'full' }), 0))
})

test('DW-XVI.12 a set-up can be kept and made again where board, edge and army are the same, and nobody else’s secrets are in it', () => {
  const deploying = (settings: Record<string, unknown> = {}): Played =>
    matchOfGame(demonworld, { settings: { battle: 'kalBenokk', ...settings }, seed: 'kept' })
  const match = deploying()
  const before = match.lines.length
  for (const option of proposal(demonworld, match.state, 0, 'rest')!.options)
    expect(match.play(0, option).ok).toBe(true)
  const choices = match.lines.slice(before).map(choice => choice.replace(/^0>/, ''))
  const [setUp] = keptIn(match, 0, 'deploy', choices)
  expect(setUp).toMatchObject({ as: 'setUp', choices })
  const again = deploying()
  expect(keptIn(again, 0, 'deploy', [])[0].where).toBe(setUp.where)
  for (const choice of setUp.choices) play(again, `0>${choice}`)
  const placed = (of: Played) => (demonworld.view(stateOf(of), 0) as { at: unknown }).at
  expect(placed(again)).toEqual(placed(match))
  expect(keptIn(deploying({ battle: 'encounter' }), 0, 'deploy', [])[0]?.where).not.toBe(setUp.where)
  play(again, '1>automatic')
  expect(keptIn(again, 0, 'deploy', [])[0].where).toBe(setUp.where) // whatever the other side does
})
