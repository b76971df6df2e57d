import { copy, options } from '@hexarium/kernel'
import { describe, expect, test } from 'vitest'
import { evaluate } from '../../bot/evaluate.ts'
import { isCaptain, isPresent, isRouting } from '../../elements.ts'
import { demonworld } from '../../index.ts'
import { isFighting } from '../../rules/movement/contact.ts'
import { isOrdered } from '../../rules/movement/units.ts'
import type { Demonworld } from '../../state.ts'
import { playOut, random, recorded, sensible } from '../players.ts'

describe('whole games', () => {
  test('DW-I.15 units on the march keep their formations', () => {
    const settings = { battle: 'lastStand', level: 'standard' }
    const g = recordedUntil(settings, 3)
    let [ordered, all] = [0, 0]
    for (let unit = 0; unit < g.card.length; unit++) {
      if (!isPresent(g, unit) || isCaptain(g, unit) || isFighting(g, unit) || isRouting(g, unit)) continue
      all++
      if (isOrdered(g, unit)) ordered++
    }
    expect(all).toBeGreaterThan(3)
    expect(ordered / all).toBeGreaterThan(0.7)
  })

  /** The bot against itself, up to the orders of a round. */
  function recordedUntil(settings: object, round: number): Demonworld {
    let g: Demonworld | undefined
    const watch =
      (player: typeof sensible): typeof sensible =>
      (state, seat, luck) => {
        if (state.round === round && !g) g = copy(state)
        return player(state, seat, luck)
      }
    playOut([watch(sensible), watch(sensible)], 'march', settings as never, 2000)
    return g!
  }

  const wins = (battle: string, level: string, side: number, games: number) => {
    let won = 0
    for (let i = 0; i < games; i++) {
      const players = side === 0 ? [sensible, random] : [random, sensible]
      const g = playOut(players, `${battle} ${side} ${i}`, { battle, level })
      if (g.core.result?.places[side] === 1 && g.core.result.places[1 - side] === 2) won++
    }
    return won
  }

  test.each([0, 1])('DW-VII.1 it beats chance in the first game, as side %i', side => {
    expect(wins('first', 'introduction', side, 6)).toBe(6)
  })

  test.each([0, 1])('DW-XVI.1 it beats chance in the last stand, as side %i', side => {
    expect(wins('lastStand', 'standard', side, 2)).toBe(2)
  })

  test('against itself games end, in every battle', () => {
    for (const battle of ['first', 'encounter', 'kalBenokk', 'free']) {
      const level = battle === 'first' ? 'introduction' : 'standard'
      expect(playOut([sensible, sensible], battle, { battle, level }).core.result, battle).not.toBeNull()
    }
  })

  test('the evaluation is even at the start and says who is ahead later', () => {
    const g = playOut([sensible, random], 'value', { battle: 'first' }, 150)
    expect(evaluate(g, 0) + evaluate(g, 1)).toBeCloseTo(1, 1)
    expect(evaluate(g, 0)).toBeGreaterThan(0.5)
    const fresh = playOut([random, random], 'even', { battle: 'first' }, 1)
    expect(evaluate(fresh, 0)).toBeCloseTo(0.5, 5)
  })

  test('the policy weighs every option offered, and never all with nothing', () => {
    const match = recorded([sensible, sensible], 'policy', { battle: 'encounter', level: 'standard' })
    expect(match.asked).toBeNull()
    expect(options(demonworld, match.state as Demonworld, 0)).toEqual([])
  })
})
