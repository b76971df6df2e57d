import { chance, options, question } from '@hexarium/kernel'
import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { bot } from '../../bot/index.ts'
import { orderFor } from '../../bot/ordering.ts'
import { brawl } from '../../bot/place.ts'
import { taste } from '../../bot/taste.ts'
import { errandOf, targetOf } from '../../bot/way.ts'
import { hitChance, worthOf } from '../../bot/worth.ts'
import { ATTACK_ORDER, HOLD_ORDER, MOVE_ORDER, SKIRMISH_ORDER } from '../../content/tables.ts'
import { demonworld } from '../../index.ts'
import { meleeBase } from '../../rules/melee/strike.ts'
import { attackAspect, FLANK, FRONT, foesOf } from '../../rules/movement/contact.ts'
import { isOrdered, movePointsOf } from '../../rules/movement/units.ts'
import { mound } from '../../rules/victory.ts'
import { intro, line, type Played, stateOf } from '../examples.ts'
import { sensible } from '../players.ts'
import { field, type Given, hexAt, matchAt, on, type Setting } from '../table.ts'

/** What the bot chooses at a table. */
function chosen(match: Played): string {
  const g = stateOf(match)
  const [seat] = match.asked!.seats
  return choicesOf(match)[options(demonworld, g, seat).indexOf(sensible(g, seat, chance('bot')))]
}

test('DW-VI.13 who plays well goes for whom he hits better than he is hit, if that is hardly farther', () => {
  const g = field([
    { side: 0, card: 'nobleFoot', elements: line(5) },
    { side: 1, card: 'dwarfEaters', elements: '0,-6', facing: 4 },
    { side: 1, card: 'lightArchers', elements: '5,-7', facing: 4 },
  ])
  expect(targetOf(g, 0)).toBe(1)
  expect(taste.by(bot.taste!.found, targetOf)(g, 0)).toBe(2)
})

describe('orders', () => {
  const order = (own: Partial<Given> & { elements: string }, foe: string, setting: Setting = {}) =>
    orderFor(
      field(
        [
          { side: 0, ...own },
          { side: 1, elements: foe, facing: 4 },
        ],
        setting,
      ),
      0,
    )

  test('DW-III.3 who can reach the enemy attacks, who cannot moves', () => {
    expect(order({ card: 'nobleFoot', elements: line(5) }, '2,-4')).toBe(ATTACK_ORDER)
    expect(order({ card: 'nobleFoot', elements: line(5, 4) }, '2,-12')).toBe(MOVE_ORDER)
  })

  test('DW-III.3 orcs do not march to within a charge of who waits for them: there they attack, farther off they move', () => {
    const facing = (gap: number) =>
      field([
        { side: 1, card: 'orcGuard', elements: line(5, 4) },
        { side: 0, card: 'nobleFoot', elements: `0,${4 - gap}`, facing: 4, order: 'H' },
      ])
    const [march, charge] = [
      [0, MOVE_ORDER],
      [1, ATTACK_ORDER],
    ].map(([unit, order]) => Math.floor(movePointsOf(facing(5), unit, order) / 3))
    const gaps = Array.from({ length: 14 }, (_, i) => i + 2)
    const isSafe = (gap: number) => gap - 1 - march > charge
    expect(gaps.filter(isSafe).length).toBeGreaterThan(0)
    for (const gap of gaps)
      expect([gap, orderFor(facing(gap), 0)]).toEqual([gap, isSafe(gap) ? MOVE_ORDER : ATTACK_ORDER])
  })

  test('DW-IV.1 shooters with an enemy in range stay: arquebuses hold, bows skirmish', () => {
    expect(order({ card: 'arquebusiers', elements: line(5) }, '3,-6')).toBe(HOLD_ORDER)
    expect(order({ card: 'lightArchers', elements: line(5) }, '3,-6')).toBe(SKIRMISH_ORDER)
    expect(order({ card: 'lightArchers', elements: '0,0 1,0 3,0 4,0 1,1' }, '3,-6')).toBe(HOLD_ORDER) // disordered
    expect(order({ card: 'arquebusiers', elements: line(5) }, '3,-12')).toBe(MOVE_ORDER)
  })

  test('DW-III.2 every unit gets its marker, then the bot is ready', () => {
    const match = matchAt(
      [
        { side: 0, card: 'nobleFoot', elements: line(5) },
        { side: 0, card: 'arquebusiers', elements: line(5, 4) },
        { side: 1, elements: line(5, -5, 2), facing: 4 },
      ],
      { ...intro, phase: 'orders' },
    )
    const said: string[] = []
    while (match.asked?.seats.includes(0) && said.at(-1) !== 'ready 0') {
      said.push(chosen(match))
      play(match, said.at(-1)!)
    }
    expect(said).toEqual([`order 0 ${ATTACK_ORDER}`, `order 1 ${MOVE_ORDER}`, 'ready 0'])
  })
})

describe('fights', () => {
  test('DW-VI.13 the chance of a blow agrees with the rules', () => {
    for (const [own, foe] of [
      ['nobleFoot', 'orcGuard'],
      ['berserkers', 'trolls'],
      ['lancers', 'pikemen'],
      ['spearmen', 'orderKnights'],
    ]) {
      const g = field([
        { side: 0, card: own, elements: '0,0=P', order: 'B' },
        { side: 1, card: foe, elements: '0,-1=P', facing: 4, order: 'B' },
      ])
      for (let facing = 0; facing < 6; facing++) {
        g.facing[1] = facing
        const { base, factors } = meleeBase(g, 0, 1, 0)
        const pikes = factors.find(({ name }) => name === 'pikes')?.value ?? 0
        expect(hitChance(g, 0, 1, facing, 5)).toBeCloseTo(Math.max(0, Math.min(20, base - pikes)) / 20)
      }
    }
  })

  test('DW-VI.2 a flank is better than a front, and to be taken in the flank is worse', () => {
    const g = field([
      { side: 0, elements: '0,0=P' },
      { side: 1, elements: '0,-1=P', facing: 4 },
    ])
    const at = (label: string, facing: number) => brawl(g, 0, hexAt(g, label), facing)
    expect(at('-1,0', 0)).toBeGreaterThan(0) // before it
    expect(at('1,-1', 2)).toBeGreaterThan(at('0,0', 1)) // on its flank
    expect(at('0,0', 3)).toBeLessThan(at('0,0', 1)) // not looking
  })

  test('DW-XV.62 a routing enemy is the best prey', () => {
    const g = field([
      { side: 0, elements: line(4) },
      { side: 1, elements: '0,-5', facing: 4 },
      { side: 1, elements: '3,-6', routing: true },
    ])
    expect(targetOf(g, 0)).toBe(2)
    expect(brawl(g, 0, hexAt(g, '3,-5'), 1)).toBeGreaterThan(worthOf(g, on(g, '3,-6')) - 0.01)
  })

  test('DW-V.31 it charges into the flank where it can', () => {
    // the enemy looks south; the knights come from the west with the end of the line before them
    const match = matchAt(
      [
        { side: 0, card: 'lancers', elements: '-6,0:0 -5,-1:0 -4,-2:0', order: 'A' },
        { side: 0, card: 'lancers', elements: '-6,3:0 -5,2:0 -4,1:0 -3,0:0', order: 'A' },
        { side: 1, elements: line(5, 0, 1), facing: 4, order: 'B' },
      ],
      { ...intro, map: 'field 12' },
    )
    while (match.asked?.decision !== 'declareStrikes') {
      const [seat] = match.asked!.seats
      play(match, `${seat}>${seat === 0 ? chosen(match) : choicesOf(match).at(-1)}`)
    }
    const g = stateOf(match)
    const aspects = g.at.flatMap((hex, e) =>
      hex >= 0 && g.owner[g.origin[e]] === 0 ? foesOf(g, e).map(foe => attackAspect(g, e, foe)) : [],
    )
    expect(aspects.length).toBeGreaterThan(0)
    expect(aspects.some(aspect => aspect >= FLANK)).toBe(true)
  })

  test('DW-VI.11 who could do little alone supports', () => {
    const match = matchAt(
      [
        { side: 0, card: 'lightArchers', elements: '0,0 -1,0:0', order: 'A', engaged: true, phases: 1 },
        { side: 1, card: 'lancers', elements: '0,-1:4 3,-3:4', order: 'B', engaged: true, phases: 1 },
      ],
      { ...intro, phase: 'melee' },
    )
    const strikes: number[][] = []
    for (let i = 0; i < 9 && match.asked?.decision !== 'chooseRegroup'; i++)
      strikes.push(...told(play(match, `${match.asked!.seats[0]}>${chosen(match)}`), 'strikes'))
    expect(strikes.filter(([by]) => stateOf(match).owner[stateOf(match).origin[by]] === 0)).toHaveLength(1)
    expect(strikes.find(([by]) => stateOf(match).owner[stateOf(match).origin[by]] === 0)![2]).toBe(1)
  })

  test('DW-VI.41 who plays well regroups after the others, whose flanks he then sees; a plain player goes first', () => {
    const foot = (side: number, elements: string, facing: number): Given => ({ side, elements, facing, order: 'A' })
    const match = matchAt([foot(0, '0,0=P 1,0', 1), foot(1, '0,-1=P 1,-1', 4)], {
      rules: { morale: false, tieWinnerChooses: true },
      phase: 'melee',
    })
    while (match.asked?.seats[0] === 0) play(match, 'done')
    play(match, 'done =4')
    expect(match.asked?.decision).toBe('chooseRegroup')
    const g = stateOf(match)
    const [seat] = match.asked!.seats
    const listed = options(demonworld, g, seat)
    const wish = (policy: NonNullable<typeof bot.policy>) => {
      const weights = policy(g, seat, question(demonworld, g)!.decision as never, listed)
      return choicesOf(match)[weights.indexOf(Math.max(...weights))]
    }
    expect(wish(bot.skilled!.policy!)).toBe('second')
    expect(wish(bot.policy!)).toBe('first')
  })

  test('DW-IV.12 nobody shoots where he may hit his own', () => {
    const match = matchAt(
      [
        { side: 0, card: 'lightArchers', elements: '0,5 1,5', order: 'P' },
        { side: 0, elements: '2,1 3,1', order: 'P', engaged: true },
        { side: 1, elements: '3,0 4,0', facing: 4, order: 'B', engaged: true },
      ],
      { ...intro, phase: 'firstFire' },
    )
    if (match.asked?.decision === 'chooseVolley') {
      play(match, chosen(match))
      expect(chosen(match)).toBe('fire')
    }
  })

  test('DW-V.41 who is attacked from behind turns to the attacker', () => {
    const match = matchAt(
      [
        { side: 0, elements: line(5, 2), order: 'A' },
        { side: 1, elements: line(3, -1, 1), facing: 1, order: 'H' },
      ],
      intro,
    )
    while (!(match.asked?.decision === 'moveUnit' && match.asked.seats[0] === 1)) {
      const g = stateOf(match)
      const [contact] = choicesOf(match).filter(choice => choice === `advance ${hexAt(g, '0,0')}`)
      play(match, contact ?? chosen(match))
    }
    expect(chosen(match)).toBe('turnEach')
    play(match, 'turnEach')
    expect(chosen(match)).toBe('faceFoes')
    play(match, 'faceFoes')
    const g = stateOf(match)
    const foe = g.at.findIndex((hex, e) => hex >= 0 && g.owner[g.origin[e]] === 1 && foesOf(g, e).length > 0)
    expect(attackAspect(g, foesOf(g, foe)[0], foe)).toBe(FRONT)
  })
})

describe('formations', () => {
  test('DW-V.9 DW-I.16 a scattered unit gathers in a battle line', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,0 1,0:2 4,0 5,1 0,3 2,3:0', order: 'A' },
        { side: 1, elements: '0,-12 1,-12', facing: 4, order: 'H' },
      ],
      { ...intro, rounds: 6 },
    )
    while (match.asked && !isOrdered(stateOf(match), 0)) {
      const [seat] = match.asked.seats
      play(match, `${seat}>${seat === 0 ? chosen(match) : choicesOf(match, 1).at(-1)}`)
    }
    expect(isOrdered(stateOf(match), 0)).toBe(true)
    expect(stateOf(match).round).toBeLessThan(4)
  })
})

describe('errands', () => {
  const orcs: Given = { side: 1, card: 'orcGuard', elements: '2/D9 2/D10 2/D11 2/D12', facing: 1 }
  const board: Setting = { map: '1r 4r/2 3', battle: 'kalBenokk' }

  test('DW-XVI.2 the orcs nearest to the mound go there, unless an enemy is at hand', () => {
    const far = field([orcs, { side: 0, elements: '1/N9' }], board)
    expect(errandOf(far, 0)).toEqual(mound(far))
    expect(errandOf(far, 1)).toEqual([])
    const near = field([orcs, { side: 0, elements: '2/B10' }], board)
    expect(errandOf(near, 0)).toEqual([])
  })

  test('DW-XVI.20 an objective is taken by the unit nearest to it', () => {
    const g = field([
      { side: 0, elements: line(4) },
      { side: 0, elements: line(4, 6, -3) },
      { side: 1, elements: '0,-12', facing: 4 },
    ])
    g.objectives = [hexAt(g, '2,-3'), 150]
    expect([errandOf(g, 0), errandOf(g, 1)]).toEqual([[hexAt(g, '2,-3')], []])
  })

  test('DW-XIV.2 who has struck down his enemy presses on where another is', () => {
    const match = matchAt(
      [
        { side: 0, card: 'kruuk', elements: '0,0', engaged: true, phases: 1 },
        { side: 1, elements: '0,-1:4=P 0,-2:4=P 1,-2:4=P', engaged: true, phases: 1 },
      ],
      { phase: 'melee', rules: { morale: false } },
    )
    play(match, `attacker ${on(stateOf(match), '0,0')}`, `target ${on(stateOf(match), '0,-1')}`, 'done =1')
    expect(chosen(match)).toBe('press')
    play(match, 'press')
    expect(chosen(match)).toMatch(/^target/)
  })
})
