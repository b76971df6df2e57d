import { keepingOf } from '@hexarium/kernel'
import { match as matchOfGame, play } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { types } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { stateOf } from './table.ts'

const bought = (settings: Record<string, unknown> = {}) =>
  matchOfGame(dragonRage, { settings: { scenario: 'pointsEsirien', ...settings }, seed: 'kept' })
type Played = ReturnType<typeof bought>

const type = (code: string) => types.findIndex(kind => kind.code === code)

/** What of a seat's choices can be kept, from those that belong to one question. */
function keptIn(match: Played, seat: number, decision: string, choices: readonly string[]) {
  const answered = choices.map(choice => ({ decision, choice }))
  return keepingOf(dragonRage, match.state, seat, answered, match.asked?.decision ?? null)
}

test('DR-3.3.2 a force bought in secret can be kept and bought again by the same choices; to say that it is complete is not part of it', () => {
  const match = bought()
  const choices = [`buy ${type('DRG')}`, `buy ${type('GOB')}`, `buy ${type('GNT')}`, `drop ${type('GOB')}`]
  for (const choice of choices) play(match, `0>${choice}`)
  const [force] = keptIn(match, 0, 'recruit', [...choices, 'ready'])
  expect([force.as, force.choices]).toEqual(['force', choices])
  const again = bought()
  for (const choice of force.choices) play(again, `0>${choice}`)
  expect(stateOf(again).force).toEqual(stateOf(match).force)
})

test('DR-3.3.2 a force fits where town, side and points are the same', () => {
  const where = (match: Played, seat: number) => keptIn(match, seat, 'recruit', [])[0].where
  expect(where(bought(), 0)).toBe(where(bought({ reinforceFirst: 9 }), 0))
  expect(where(bought(), 0)).not.toBe(where(bought(), 1))
  expect(where(bought(), 0)).not.toBe(where(bought({ scenario: 'pointsNurkott' }), 0))
})

test('DR-3.1.1 DR-2.4.2 a set-up can be kept with its facings and made again where map, side and force are the same', () => {
  const setUpOf = (scenario: string) => {
    const match = bought({ scenario })
    const settle = (seat: number) => {
      const before = match.lines.length
      while (match.asked?.seats.includes(seat) && ['deploy', 'face'].includes(match.asked.decision))
        expect(match.play(seat, match.seen(seat).options[0]).ok).toBe(true)
      return match.lines.slice(before)
    }
    const [city, invader] = [settle(1), settle(0)]
    return { match, city, invader }
  }
  const { match, city, invader: choices } = setUpOf('E1')
  expect(choices.map(choice => choice.split(' ')[0])).toEqual(['hex', 'facing', 'hex', 'facing'])
  const [setUp] = keptIn(match, 0, 'deploy', choices)
  expect(setUp).toMatchObject({ as: 'setUp', choices })
  const again = bought({ scenario: 'E1' })
  for (const line of city) play(again, line)
  expect(keptIn(again, 0, 'deploy', [])[0].where).toBe(setUp.where)
  for (const choice of setUp.choices) play(again, choice)
  expect([stateOf(again).at, stateOf(again).facing]).toEqual([stateOf(match).at, stateOf(match).facing])
  expect(keptIn(setUpOf('E4').match, 0, 'deploy', choices)[0].where).not.toBe(setUp.where)
})
