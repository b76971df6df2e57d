import { must, readSettings } from '@hexarium/kernel'
import { match as matchOfGame, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { briefing } from '../../almanac/briefing.ts'
import { begin } from '../../begin.ts'
import { cardNamed, cards } from '../../content/armies/cards.ts'
import { pointsOf } from '../../elements.ts'
import { demonworld } from '../../index.ts'
import { pointsLost } from '../../rules/victory.ts'
import { settings as specs } from '../../settings.ts'
import { type Demonworld, PLAIN } from '../../state.ts'
import { stateOf } from '../examples.ts'

const chosen = (settings: Record<string, unknown>) => must(readSettings(specs, settings))

/** The state a battle begins with. */
const begun = (settings: Record<string, unknown>) =>
  begin({ seats: 2, settings: chosen(settings), rules: demonworld.rules }) as Demonworld

/** How many elements the units of a battle have, by card. */
function strengths(settings: Record<string, unknown>): Record<string, number> {
  const { card, strength } = begun(settings)
  return Object.fromEntries(card.map((of, unit) => [cards[of].id, strength[unit]]))
}

describe('a handicap', () => {
  test('DW-XVI.50 leaves elements at home one by one, each of the unit that has most left of those that fit', () => {
    expect(strengths({})).toEqual({ nobleFoot: 10, berserkers: 10, dwarfEaters: 10, orcGuard: 8 })
    // dwarf-eaters cost 17 each, the orc guard 20
    const orcs = (handicap: number) => {
      const { dwarfEaters, orcGuard } = strengths({ handicap })
      return [dwarfEaters, orcGuard]
    }
    expect([16, 17, 34, 53, 54, 70, 71].map(orcs)).toEqual([
      [10, 8],
      [9, 8],
      [8, 8],
      [7, 8],
      [7, 8],
      [6, 8],
      [7, 7],
    ])
  })

  test('DW-XVI.50 below 0 it is the Empire that leaves them at home', () => {
    expect(strengths({ handicap: -38 })).toEqual({ nobleFoot: 9, berserkers: 9, dwarfEaters: 10, orcGuard: 8 })
  })

  test('DW-XVI.50 half of every unit takes the field, with all its special figures; single pieces stay with the army', () => {
    const without = begun({ battle: 'kaibanPass', level: 'expert', handicap: 400 })
    const plain = begun({ battle: 'kaibanPass', level: 'expert' })
    without.card.forEach((card, unit) => {
      const { kind, elements } = cards[card]
      const own = without.figure.slice(without.head[unit], without.head[unit] + without.strength[unit])
      const special = plain.figure.slice(plain.head[unit], plain.head[unit] + plain.strength[unit])
      expect(own.filter(figure => figure !== PLAIN)).toEqual(special.filter(figure => figure !== PLAIN))
      if (kind !== 'unit' || without.owner[unit] === 0) expect(without.strength[unit]).toBe(elements.total)
      else expect(2 * without.strength[unit]).toBeGreaterThanOrEqual(elements.total)
    })
    expect(without.at.length).toBeLessThan(plain.at.length)
  })

  test('DW-XVI.50 who stayed at home is not lost, and the others are worth what they are in the full unit', () => {
    const g = begun({ handicap: 200 })
    expect([0, 1].map(side => pointsLost(g, side))).toEqual([0, 0])
    const head = (card: string) => g.head[g.card.indexOf(cardNamed(card))]
    expect(pointsOf(g, head('dwarfEaters'))).toBe(17)
    expect(pointsOf(g, head('orcGuard'))).toBe(20)
  })

  test('DW-XVI.50 in a free battle, too: the army is raised by the points agreed on, and some of it stays at home', () => {
    const raised = (handicap: number) => {
      const match = matchOfGame(demonworld, { settings: { battle: 'free', level: 'standard', handicap } })
      play(match, '0>automatic', '1>automatic', '0>ready', '1>ready')
      const { card, owner, strength } = stateOf(match)
      return [0, 1].map(side => strength.filter((_, unit) => owner[unit] === side && cards[card[unit]].kind === 'unit'))
    }
    const [empire, orcs] = raised(0)
    expect(raised(100)[0]).toEqual(empire)
    expect(raised(100)[1].length).toBe(orcs.length)
    const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
    expect(sum(raised(100)[1])).toBeLessThan(sum(orcs))
    expect(sum(raised(-100)[0])).toBeLessThan(sum(empire))
    expect(raised(-100)[1]).toEqual(orcs)
  })
})

describe('a battle that favours a side', () => {
  const told = (settings: Record<string, unknown>) => JSON.stringify(briefing('en', chosen(settings), 2, 0).parts)

  test('DW-XVI.50 names the handicap with which bots won about as often on either side, until one is chosen', () => {
    expect(told({})).toMatch(/a handicap of \+\d+ both sides have a fair chance: bots then won \d+ %/)
    expect(told({ handicap: 60 })).toContain('the Orcs leave 60 army points at home')
    expect(told({ handicap: -60 })).toContain('the Empire leaves 60 army points at home')
    expect(told({ handicap: 60 })).not.toContain('fair chance')
  })

  test('DW-XVI.50 every battle is even as it is, or by the handicap that was measured: nobody has more than 65 %', () => {
    for (const { name, settings } of demonworld.presets!) {
      const { favour } = briefing('en', chosen(settings), 2, 0)
      expect(favour!.games, name).toBeGreaterThanOrEqual(200)
      if (favour!.share > 0.65) expect(told(settings), name).toContain('both sides have a fair chance')
    }
  })
})
