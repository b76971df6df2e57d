import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { FLED } from '../../../state.ts'
import { type Played, stateOf } from '../../examples.ts'
import { at, dragon, flying, riders } from './sky.ts'

/** The first option is taken until a question is asked. */
function passTo(match: Played, decision: string): void {
  while (match.asked?.decision !== decision) play(match, choicesOf(match)[0])
}

/** A flyer at a height that is asked how high it ends its move. */
function asked(height: number, more: Parameters<typeof flying>[0] = []) {
  const match = flying([dragon(height, { order: 'B' }), ...more])
  play(match, 'high')
  passTo(match, 'flyTo')
  play(match, at(match, '0,-1'))
  passTo(match, 'flyHeight')
  return match
}

test('DW-XXIII.17 only who can get above 30 in this move flies out of the battle', () => {
  expect(choicesOf(asked(16))).toContain('away')
  const older = asked(16)
  stateOf(older).rules.beforeSeven = true
  expect(choicesOf(older)).not.toContain('away')
  const low = asked(15)
  expect(choicesOf(low)).not.toContain('away')
  expect(refusal(low, 'away').rule).toBe('DW-XXIII.17')
})

test('DW-XXIII.17 it is lost with whoever rides it, and the battle goes on without them', () => {
  const match = asked(20, [
    { side: 0, card: 'gordan', elements: '', rides: 0 },
    { side: 0, elements: '4,0=P 5,0=P', order: 'B' },
  ])
  const g = stateOf(match)
  const [rider] = g.captains
  const events = play(match, 'away')
  expect(told(events, 'risesAway').map(([element]) => element)).toEqual([g.head[0]])
  expect([stateOf(match).fate[g.head[0]], stateOf(match).fate[rider]]).toEqual([FLED, FLED])
  const { round } = stateOf(match)
  while (match.asked && stateOf(match).round === round) play(match, choicesOf(match).at(-1)!)
  expect(stateOf(match).round).toBe(round + 1)
})

test('DW-XXIII.17 of a unit each element decides for itself', () => {
  const match = flying([riders('0,0:1^20 1,0:1^20 2,0:1^20', { order: 'B' })])
  play(match, 'high')
  passTo(match, 'flyHeight')
  play(match, 'away')
  expect(stateOf(match).fate.filter(fate => fate === FLED)).toHaveLength(1)
  expect(match.asked?.decision).toBe('flyElement')
})
