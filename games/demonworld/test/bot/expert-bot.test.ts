import { play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { orderFor } from '../../bot/ordering.ts'
import { ATTACK_ORDER, HOLD_ORDER, MOVE_ORDER, SKIRMISH_ORDER } from '../../content/tables.ts'
import { type Played, stateOf } from '../examples.ts'
import { advised, playOut, random, sensible } from '../players.ts'
import { field, type Given, hexAt, matchAt, type Setting } from '../table.ts'

const full = { rules: 'full' } as const
const dragon: Given = { side: 0, card: 'dragonrider', elements: '0,0:1' }
const foot = (elements: string, more: Partial<Given> = {}): Given => ({
  side: 1,
  elements,
  facing: 4,
  order: 'H',
  ...more,
})

function until(match: Played, decision: string): Played {
  while (match.asked && match.asked.decision !== decision) play(match, advised(match))
  return match
}

describe('what is good in the expert game', () => {
  test('DW-XVII.1 colossi attack what they can reach and march where they cannot', () => {
    expect(orderFor(field([dragon, foot('0,-5 1,-5')], full), 0)).toBe(ATTACK_ORDER)
    expect(orderFor(field([{ ...dragon, elements: '0,9:1' }, foot('0,-12')], full), 0)).toBe(MOVE_ORDER)
  })

  test('DW-XVII.39 a dragon with a good breath before it skirmishes, and breathes where it hurts most', () => {
    const units = [{ ...dragon, order: 'P' }, foot('0,-2 1,-2 2,-2 0,-3 1,-3 2,-3')]
    expect(orderFor(field(units, full), 0)).toBe(SKIRMISH_ORDER)
    const match = until(matchAt(units, { ...full, phase: 'firstFire' } as Setting), 'breathe')
    expect(advised(match)).toBe('area 1')
  })

  test('DW-XIX.6 a gun with somebody in range holds', () => {
    const gun: Given = { side: 0, card: 'varrig', elements: '0,0:1' }
    expect(orderFor(field([gun, foot('0,-10')], full), 0)).toBe(HOLD_ORDER)
  })

  test('DW-XVII.4 DW-XVII.35 a giant walks up to the enemy, attacks and strikes', () => {
    const giant: Given = { side: 0, card: 'clubGiant', elements: '0,0:1', order: 'A' }
    const match = matchAt([giant, foot('0,-4 1,-4 2,-4')], full)
    for (let i = 0; i < 80 && match.asked && stateOf(match).phase !== 5; i++) play(match, advised(match))
    const g = stateOf(match)
    expect(g.engaged[0] || g.at.some((hex, e) => e > 0 && hex >= 0)).toBeTruthy()
    expect(g.at[0]).not.toBe(hexAt(g, '0,0'))
  })

  test('DW-XXIII.1 an enemy far away is flown to', () => {
    const match = until(matchAt([{ ...dragon, order: 'A' }, foot('3,-9 4,-9')], full), 'chooseFlight')
    expect(advised(match)).toBe('low')
  })
})

describe('whole games', () => {
  const wins = (battle: string, level: string, side: number, games: number) => {
    let won = 0
    for (let i = 0; i < games; i++) {
      const g = playOut(side === 0 ? [sensible, random] : [random, sensible], `${battle} ${side} ${i}`, {
        battle,
        level,
      })
      if (g.core.result?.places[side] === 1 && g.core.result.places[1 - side] === 2) won++
    }
    return won
  }

  test.each([0, 1])('DW-XXI.1 it beats chance at the Kaiban Pass, as side %i', side => {
    expect(wins('kaibanPass', 'full', side, 1)).toBe(1)
  })

  test('against itself the expert battles end', () => {
    for (const battle of ['kaibanPass', 'envoy']) {
      expect(playOut([sensible, sensible], battle, { battle, level: 'full' }).core.result, battle).not.toBeNull()
    }
  })
})
