import { type Aid, aid, options, proposal, say, writeOption } from '@hexarium/kernel'
import { choicesOf, play } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { ground, lift, members } from '../elements.ts'
import { demonworld } from '../index.ts'
import { regroupElement } from '../rules/melee/regroup.ts'
import { cannotTestCharge } from '../rules/morale/charge.ts'
import { MARCHING, moveOf } from '../rules/movement/move.ts'
import { text as en } from '../text/en/index.ts'
import { alone, line, type Played, stateOf } from './examples.ts'
import { field, type Given, hexAt, matchAt, on } from './table.ts'

const helpFor = (match: Played): Aid => aid(demonworld, match.state, match.asked!.seats[0], 'aid')

function habitOf(match: Played, habit: string): string | undefined {
  const option = helpFor(match).habits[habit]
  return option === undefined ? undefined : writeOption(demonworld.decisions.get(match.asked!.decision)!, option)
}

/** A side's regrouping with everything before it answered. */
function regroupingAt(units: Given[]): Played {
  const match = matchAt(units, { phase: 'melee' })
  while (match.asked?.decision !== 'regroupElement' || match.asked.seats[0] !== 0) play(match, choicesOf(match).at(-1)!)
  return match
}

test('DW-VI.40 everyone is brought into the fight: who cannot reach an enemy yet comes nearer', () => {
  const match = regroupingAt([
    { side: 0, elements: '0,0=P 5,0=P 5,1=P', engaged: true, phases: 1 },
    { side: 1, elements: '0,-1:4=P', engaged: true, phases: 1 },
  ])
  const idle = ['5,0', '5,1'].map(label => on(stateOf(match), label))
  const ways = () => {
    const g = stateOf(match)
    return idle.map(e => ground(g).board.distance(g.at[e], hexAt(g, '0,-1')))
  }
  const before = ways()
  for (const option of proposal(demonworld, match.state, 0, 'fight')!.options)
    expect(match.play(0, option).ok).toBe(true)
  ways().forEach((way, i) => {
    expect(way).toBeLessThan(before[i])
  })
})

test('DW-VI.40 DW-VII.1 where no enemy is left nobody is asked who regroups', () => {
  const units = [
    { side: 0, elements: '0,0=P 1,0=P', engaged: true, phases: 1 },
    { side: 1, elements: '0,-1:4=P', engaged: true, phases: 1 },
  ]
  const match = regroupingAt(units)
  expect(habitOf(match, 'nobodyLeft')).toBeUndefined()
  const g = stateOf(match)
  lift(g, on(g, '0,-1'))
  expect(habitOf(match, 'nobodyLeft')).toBe('done')
})

test('DW-XV.72 impetuous elements must go on to the enemy, and need not where none is left', () => {
  const match = regroupingAt([
    { side: 0, elements: '0,0=P 3,0=P', engaged: true, phases: 1 },
    { side: 1, elements: '0,-1:4=P', engaged: true, phases: 1 },
  ])
  const g = stateOf(match)
  g.impetuous[0] = true
  const mustGo = () => !options(demonworld, g, 0).some(option => writeOption(regroupElement, option) === 'done')
  expect(mustGo()).toBe(true)
  lift(g, on(g, '0,-1'))
  expect([mustGo(), habitOf(match, 'nobodyLeft')]).toEqual([false, 'done'])
})

test('DW-III.3 who holds stands by habit as long as no enemy is near, who has another order does not', () => {
  const habit = (foe: string, order: string) => {
    const match = matchAt([
      { side: 0, elements: line(4), order },
      { side: 1, elements: `${foe}=P`, facing: 4, order: 'H' },
    ])
    while (match.asked?.decision !== 'chooseMover' || match.asked.seats[0] !== 0) play(match, choicesOf(match).at(-1)!)
    return habitOf(match, 'holdersStand')
  }
  expect([habit('0,-12', 'H'), habit('0,-6', 'H'), habit('0,-12', 'A')]).toEqual(['done', undefined, undefined])
})

test('DW-V.12 a disordered unit is turned the same way at one wish', () => {
  const match = matchAt([
    { side: 0, elements: '0,0:1 1,0:1 2,0:1 3,0:2 4,0:0', order: 'A' },
    { side: 1, elements: '0,-12=P', facing: 4, order: 'H' },
  ])
  play(match, 'unit 0')
  play(match, 'turnEach')
  expect(helpFor(match).proposes).toBe('sameWay')
  for (const option of proposal(demonworld, match.state, 0, 'turn')!.options)
    expect(match.play(0, option).ok).toBe(true)
  const g = stateOf(match)
  expect(members(g, 0).map(e => g.facing[e])).toEqual([1, 1, 1, 1, 1])
  expect([match.asked?.decision, helpFor(match).proposes]).toEqual(['turnElement', undefined])
})

test('DW-V.30 DW-XV.30 where nobody is afraid one is not told of a charge test', () => {
  const reason = (rules: 'introduction' | 'standard') => {
    const g = field(
      [
        { side: 0, elements: line(4), order: 'A' },
        { side: 1, elements: line(4, -4), facing: 4, order: 'H' },
      ],
      { rules },
    )
    return cannotTestCharge(g, moveOf(g, 0, MARCHING), 1)
  }
  expect([reason('introduction'), reason('standard')]).toEqual(['DW-V.30', 'DW-XV.30'])
})

test('DW-V.1 a move says what is left of it: a manoeuvre takes half of the points', () => {
  const match = alone({ card: 'nobleFoot', elements: '0,0=L 1,0=S 2,0 3,0', order: 'A' })
  const asks = (): string => say(en.ask['moveUnit'], demonworld.view(stateOf(match), 0), [], 0) ?? ''
  const points = Number(/left: (\d+) points/.exec(asks())![1])
  play(match, choicesOf(match).find(choice => choice.startsWith('turn '))!)
  expect(asks()).toContain(`left: ${Math.floor(points / 2)} points`)
})

test('DW-VI.5 while a melee regroups its picture counts who looks at an enemy, whether he has struck or not', () => {
  const match = regroupingAt([
    { side: 0, elements: '0,0=P 1,0=P', engaged: true, phases: 1 },
    { side: 1, elements: '0,-1:4=P 1,-1:4=P', engaged: true, phases: 1 },
  ])
  const g = stateOf(match)
  for (const element of [0, 1].flatMap(unit => members(g, unit))) g.struck[element] = true
  const { stage } = demonworld.scene(demonworld.view(g, 0), en)
  expect(stage!.sides.map(({ pieces }) => pieces[0].text)).toEqual(['⚔ 2', '⚔ 2'])
})
