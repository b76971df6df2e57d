import { type Match, must, options, question, seatToAct, writeOption } from '@hexarium/kernel'
import { describe, expect, test } from 'vitest'
import { dangerAt } from '../bot/danger.ts'
import { bot } from '../bot/index.ts'
import { taste } from '../bot/taste.ts'
import { board } from '../content/board.ts'
import { maps } from '../content/maps.ts'
import { CAV, FIRST_MAJOR, HERO_UNIT, INF, mpOf, roadMpOf, typeOf } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import type { DragonRage } from '../state.ts'
import { passTo, stateOf, table, unitAt } from './table.ts'

/** The third turn of the first scenario. */
const E1 = { goal: 19, turn: 3, lastDamage: 2 }

type Policy = NonNullable<typeof bot.policy>

const plain: Policy = bot.policy!
const skilled: Policy = bot.skilled!.policy!

/** The option a policy likes best. */
function wish(g: DragonRage, policy: Policy): number {
  const seat = seatToAct(dragonRage, g)
  const open = options(dragonRage, g, seat)
  const weights = policy(g, seat, question(dragonRage, g)!.decision as never, open)
  return open[weights.indexOf(Math.max(...weights))]
}

/** Follows a policy until the side's phase is over. */
function follow(match: Match, policy: Policy): Match {
  const { side, phase } = stateOf(match)
  for (let i = 0; i < 60 && match.asked; i++) {
    const g = stateOf(match)
    if (g.side !== side || g.phase !== phase) break
    must(match.replay(seatToAct(dragonRage, g), wish(g, policy)))
  }
  return match
}

/** What a policy chooses at a table. */
function advice(match: Match, policy: Policy): string {
  const g = stateOf(match)
  return writeOption(question(dragonRage, g)!.decision, wish(g, policy))
}

describe('who plays well', () => {
  test('DR-2.5.5.1a a dragon goes to the citadel’s door, which breaks before it, and burns the guard and five points', () => {
    const citadel = maps[0].victoryAt[board.hex('1910')]
    const burnt = (policy: Policy) => {
      const match = table('invader movement', 'DRG 1912 N', 'city INF 1910', 'city INF 0812', { goal: 19 })
      follow(match, policy)
      follow(match, policy)
      return stateOf(match).destroyed[citadel]
    }
    expect(burnt(skilled)).toBe(5)
    expect(burnt(plain)).toBe(0)
  })

  test('DR-2.10.5.1 horsemen go to the hero who stands beside a giant: there they strike with twice their strength', () => {
    const where = (policy: Policy) => {
      const match = table('city movement', 'GNT 1011', 'city HERO_HUMAN 1010', 'city CAV 1108')
      const g = stateOf(follow(match, policy))
      return board.labels[g.at[typeOf.indexOf(CAV)]]
    }
    expect(where(skilled)).toBe('1010')
    expect(where(plain)).not.toBe('1010')
  })

  test('DR-2.11.1 of two giants the hurt one is struck at', () => {
    const match = table('city melee', 'GNT 1009', 'GNT 1011 hits=7', 'city INF 1010')
    passTo(match, 'city', 'chooseFight')
    const [hurt] = [...stateOf(match).at.keys()].filter(unit => stateOf(match).at[unit] === board.hex('1011'))
    expect(advice(match, skilled)).toBe(`monster ${hurt}`)
    expect(advice(match, plain)).not.toBe(`monster ${hurt}`)
  })

  test('DR-2.3c who guards points near a giant stays there instead of going for it: while he is there they are safe', () => {
    const where = (policy: Policy) => {
      const match = table('city movement', 'GNT 1109', 'city INF 0810', 'city INF 1011', { goal: 17 })
      const g = stateOf(follow(match, policy))
      return [...g.at.keys()]
        .filter(unit => typeOf[unit] === INF && g.at[unit] >= 0)
        .map(unit => board.labels[g.at[unit]])
    }
    expect(where(skilled)).toEqual(['1009', '1011'])
    expect(where(bot.taste!.skill({ ...bot.taste!.found, held: 0 }).policy!)).not.toContain('1011')
  })

  test('DR-2.12.1.7.4 a dragon whose belly the hero would slay with his next blow flies out of his reach instead of walking on to points', () => {
    const after = (policy: Policy, belly: number) => {
      const wounded = `DRG 1809 SW belly=${belly} wings=1`
      const match = table('invader movement', wounded, 'city HERO_HUMAN 1809', 'city INF 1910', 'city CAV 1911', E1)
      const dragon = stateOf(match).at.findIndex((hex, unit) => hex >= 0 && unit >= FIRST_MAJOR)
      const g = stateOf(follow(match, policy))
      const reach = Math.max(mpOf[HERO_UNIT], roadMpOf[HERO_UNIT] - 1)
      return g.flying[dragon] || board.distance(g.at[dragon], g.at[HERO_UNIT]) > reach ? 'safe' : 'in reach'
    }
    expect(after(plain, 3)).toBe('in reach')
    expect(after(skilled, 3)).toBe('safe')
    expect(after(bot.taste!.skill({ ...bot.taste!.found, fatal: 0 }).policy!, 3)).toBe('in reach')
  })

  test('DR-2.12.1.7.2 dragons fear blows that would keep them on the ground, and more so the nearer a wing is to its end', () => {
    const danger = (wings: number, grounding: number) => {
      const city = ['city CAV 1010', 'city CAV 1012', 'city INF 0810']
      const match = table('invader movement', `DRG 0911 N wings=${wings}`, ...city, E1)
      const unit = unitAt(match, '0911')
      return taste.by({ ...bot.taste!.found, grounding }, dangerAt)(stateOf(match), unit, stateOf(match).at[unit])
    }
    const feared = (wings: number) => danger(wings, 2) - danger(wings, 0.001)
    expect(feared(4)).toBeGreaterThan(feared(0))
    expect(feared(0)).toBeGreaterThan(0)
    expect(feared(6)).toBe(0)
  })

  test('DR-2.12.1.7.2 a dragon is safer where others or walls keep blows from its wings', () => {
    const danger = (...others: string[]) => {
      const city = ['city CAV 1009', 'city CAV 1109', 'city CAV 0908', 'city CAV 1013']
      const match = table('invader movement', 'DRG 0911 N', 'GOB 0605', ...city, ...others, E1)
      const unit = unitAt(match, '0911')
      return taste.by(bot.taste!.found, dangerAt)(stateOf(match), unit, stateOf(match).at[unit])
    }
    expect(danger('TRL 1011', 'TRL 0811', 'TRL 1010')).toBeLessThan(danger())
  })

  test('DR-2.5.5.3 a guard opens his gate to strike at the giant before it, but not at a dragon that would slay him', () => {
    const wanted = (policy: Policy, enemy: string) => {
      const match = table('city melee', enemy, 'city INF 0707', 'city INF 1910')
      passTo(match, 'city', 'chooseFight')
      return advice(match, policy).split(' ')[0]
    }
    expect(wanted(skilled, 'GNT 0606 hits=4')).toBe('open')
    expect(wanted(plain, 'GNT 0606 hits=4')).toBe('done')
    expect(wanted(skilled, 'DRG 0606 SE')).toBe('done')
  })

  test('DR-2.6d dragons alone are careful, but less with others beside them, and the longer nothing was destroyed', () => {
    const danger = (turn: number, ...others: string[]) => {
      const city = ['city CAV 1010', 'city CAV 1012', 'city HERO_HUMAN 1111']
      const match = table('invader movement', 'DRG 0911 N', ...others, ...city, { goal: 19, turn, lastDamage: 0 })
      const g = stateOf(match)
      return taste.by(bot.taste!.found, dangerAt)(g, unitAt(match, '0911'), g.at[unitAt(match, '0911')])
    }
    expect(danger(1)).toBeGreaterThan(2 * danger(1, 'GOB 0605'))
    expect(danger(4)).toBeLessThan(danger(1))
    expect(danger(9)).toBe(0)
  })
})
