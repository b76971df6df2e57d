import { choicesOf, match as matchOfGame, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground, members, remove } from '../../elements.ts'
import { demonworld } from '../../index.ts'
import { momentaryInitiative } from '../../rules/melee/strike.ts'
import { isOrdered } from '../../rules/movement/units.ts'
import { freeCaptains } from '../../rules/orders/attachment.ts'
import { cannotShootNow } from '../../rules/shooting/base-number.ts'
import { DESTROYED, type Demonworld, FIRST_FIRE, SECOND_FIRE } from '../../state.ts'
import { view } from '../../view.ts'
import { field, formerlyAt, type Given, hexAt, kinds, matchAt, on, places, type Setting } from '../table.ts'

type Played = ReturnType<typeof matchAt>
const [B, P, A] = [0, 1, 2]
const stateOf = (match: Played) => match.state as Demonworld
const captain = (match: Played, label: string) => `captain ${on(stateOf(match), label)}`
const hex = (match: Played, label: string) => `hex ${hexAt(stateOf(match), label)}`
const far: Given = { side: 1, elements: '0,-12=L', facing: 4 }
/** A match from its beginning. */
const matchOf = (settings: Record<string, unknown>) => matchOfGame(demonworld, { settings })
const calm: Setting = { rules: { morale: false } }

/** Plays on, saying no to everything, until a commander may be chosen in this section. */
function until(match: Played, section: number): void {
  while (match.asked && !(match.asked.decision === 'chooseCaptain' && stateOf(match).section === section))
    play(match, choicesOf(match).at(-1)!)
}

describe('commanders on their own', () => {
  test('DW-X.6 commanders of both sides in one section: the higher roll with initiative decides', () => {
    const match = matchAt(
      [
        { side: 0, card: 'barrach', elements: '0,0' },
        { side: 1, card: 'kruuk', elements: '5,0' },
      ],
      calm,
    )
    expect(match.asked?.decision).toBe('chooseCaptains')
    const [chooser] = match.asked!.seats
    play(match, 'second')
    expect(match.asked?.seats).toEqual([1 - chooser])
  })

  test('DW-X.6 commanders near each other turn in the order of a roll with initiative, those far apart without one', () => {
    const units = (field: string): Given[] => [
      { side: 0, card: 'barrach', elements: '0,0' },
      { side: 1, card: 'kruuk', elements: field },
    ]
    const turning = (match: Played) => {
      while (match.asked?.decision.startsWith('chooseCaptain')) play(match, choicesOf(match).at(-1)!)
      return [match.asked?.decision, match.asked?.seats]
    }
    expect(turning(matchAt(units('8,0'), calm))).toEqual(['turnCaptain', [0]])
    expect(turning(formerlyAt(units('1,0'), calm))).toEqual(['turnCaptain', [0]])
    const match = matchAt(units('3,0'), calm)
    expect(turning(match)[0]).toBe('chooseTurns')
    const [chooser] = match.asked!.seats
    play(match, 'second')
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['turnCaptain', [1 - chooser]])
  })

  test('DW-X.11 he moves in one of three sections and turns freely, and may turn again at the end of the fourth', () => {
    const match = matchAt([{ side: 0, card: 'kruuk', elements: '0,0' }, far], calm)
    until(match, P)
    play(match, captain(match, '0,0'), hex(match, '0,-8'), 'facing 3')
    expect(places(stateOf(match), 0)).toEqual(['0,-8:3'])
    while (match.asked?.decision === 'chooseCaptain') play(match, 'done')
    expect(match.asked?.decision).toBe('turnCaptain')
    play(match, captain(match, '0,-8'), 'facing 5')
    expect(places(stateOf(match), 0)).toEqual(['0,-8:5'])
  })

  test('DW-X.12 DW-X.7 he may start a melee in any section; his initiative grows by the section', () => {
    const card = { side: 0, card: 'kruuk', elements: '0,0' }
    for (const [section, bonus] of [
      [B, 0],
      [P, 1],
      [A, 2],
    ]) {
      const match = matchAt([card, { side: 1, elements: '0,-3=L 1,-3', facing: 4 }], calm)
      until(match, section)
      play(match, captain(match, '0,0'), hex(match, '0,-2'), 'facing 1')
      const g = stateOf(match)
      expect(momentaryInitiative(g, on(g, '0,-2'))).toBe(3 + bonus)
    }
    const contacted = field([card, { side: 1, elements: '0,-1=L', facing: 4, order: 'A' }])
    expect(momentaryInitiative(contacted, on(contacted, '0,0'))).toBe(3)
  })

  test('DW-X.7 attached he has his own initiative and the bonus of the unit’s order', () => {
    const g = field([
      { side: 0, elements: '0,0=L 1,0', order: 'A' },
      { side: 0, card: 'kruuk', elements: '2,0', joins: 0 },
    ])
    expect([on(g, '0,0'), on(g, '2,0')].map(e => momentaryInitiative(g, e))).toEqual([4, 5])
  })

  test('DW-X.13 he shoots in the first or the second phase, not once he has gone into melee himself', () => {
    const archer = { side: 0, card: 'marshal', elements: '0,0' }
    const g = field([archer, { side: 1, elements: '0,-5=L' }])
    g.phase = FIRST_FIRE
    expect(cannotShootNow(g, 0)).toBeUndefined()
    g.phase = SECOND_FIRE
    expect(cannotShootNow(g, 0)).toBeUndefined()
    const touched = field([archer, { side: 1, elements: '0,-1=L', facing: 4 }])
    touched.phase = SECOND_FIRE
    expect(cannotShootNow(touched, 0)).toBeUndefined()
    touched.order[0] = A // went there himself
    expect(cannotShootNow(touched, 0)).toBe('DW-X.13')
    touched.order[0] = -1
    touched.engaged[0] = true
    expect(cannotShootNow(touched, 0)).toBe('DW-X.13')
  })
})

describe('attached commanders', () => {
  test('DW-X.14 attached he is an ordinary element of the unit: in its formation and its moves', () => {
    const units = [
      { side: 0, elements: '0,0=L 1,0 2,0', order: 'A' },
      { side: 0, card: 'barrach', elements: '3,0', joins: 0 },
    ]
    const g = field(units)
    expect(isOrdered(g, 0)).toBe(true)
    const match = matchAt([...units, far], calm)
    while (match.asked?.decision !== 'chooseMover') play(match, choicesOf(match).at(-1)!)
    play(match, 'unit 0', `advance ${hexAt(stateOf(match), '0,-1')}`)
    expect(places(stateOf(match), 0)).toEqual(['0,-1:1', '1,-1:1', '2,-1:1', '3,-1:1'])
  })

  test('DW-X.14 beside a unit he may be attached to it while armies deploy, in its front rank', () => {
    const match = matchOf({ battle: 'encounter', level: 'standard' })
    const [unit, chief] = [2, 0] // order knights, Barrach
    play(match, `0>unit ${unit}`, '0>shape 5 4')
    play(match, `0>${choicesOf(match, 0).at(-2)}`)
    const before = stateOf(match)
    const behind = ground(before).board.neighbour[before.at[before.head[unit] + 9] * 6 + 1] // north of the rear rank
    play(match, `0>unit ${chief}`, '0>shape 1 4', `0>hex ${behind}`, `0>join ${chief} ${unit}`)
    const g = stateOf(match)
    expect(g.unit[g.head[chief]]).toBe(unit)
    expect(g.facing[g.head[chief]]).toBe(4)
    const front = Math.max(...members(g, unit).map(e => ground(g).row[g.at[e]]))
    expect(ground(g).row[g.at[g.head[chief]]]).toBe(front)
    expect(view(g, 1).unit[g.head[chief]]).toBe(chief)
  })

  test('DW-X.15 he leaves before the unit moves, and it closes up onto his field', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,0=L 1,0 3,0 0,1 1,1', order: 'A' },
        { side: 0, card: 'barrach', elements: '2,0', joins: 0 },
        far,
      ],
      calm,
    )
    play(match, captain(match, '2,0'), hex(match, '3,-3'), 'facing 1')
    const g = stateOf(match)
    expect(g.unit[g.captains[0]]).toBe(1)
    expect(match.asked?.decision).toBe('closeUp')
    play(match, `element ${on(g, '3,0')}`, hex(match, '2,0'))
    expect(places(stateOf(match), 0)).toContain('2,0:1')
  })

  test('DW-X.15 once the unit has moved he stays with it', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,0=L 1,0 2,0', order: 'B' },
        { side: 0, card: 'barrach', elements: '3,0', joins: 0 },
        far,
      ],
      calm,
    )
    play(match, 'done', 'unit 0', 'done')
    expect(match.asked?.decision).not.toBe('chooseCaptain')
  })

  test('DW-X.16 a unit that has moved up to a commander may take him in; neither moves any more', () => {
    const match = matchAt(
      [{ side: 0, elements: '0,0=L 1,0 2,0 3,0', order: 'B' }, { side: 0, card: 'barrach', elements: '4,-2' }, far],
      calm,
    )
    play(match, 'done', 'unit 0', `advance ${hexAt(stateOf(match), '0,-1')}`, 'done')
    expect(match.asked?.decision).toBe('joinUnit')
    const events = play(match, 'unit 0')
    const g = stateOf(match)
    expect(told(events, 'joins')).toEqual([[g.captains[0], 0]])
    expect([g.unit[g.captains[0]], g.moved[0], g.moved[1]]).toEqual([0, true, true])
  })

  test('DW-X.16 touching alone is no joining', () => {
    const match = matchAt(
      [{ side: 0, elements: '0,0=L 1,0 2,0' }, { side: 0, card: 'kruuk', elements: '4,0' }, far],
      calm,
    )
    play(match, captain(match, '4,0'), hex(match, '3,0'), 'facing 1')
    expect(kinds(match)).toEqual(['unit', 'alone'])
    play(match, 'alone')
    const g = stateOf(match)
    expect(g.unit[g.captains[0]]).toBe(1)
  })

  test('DW-X.10 a commander whose unit is gone acts on his own again', () => {
    const g = field([
      { side: 0, elements: '0,0=P' },
      { side: 0, card: 'barrach', elements: '1,0', joins: 0 },
      { side: 1, elements: '0,-3=L' },
    ])
    freeCaptains(g)
    expect(g.unit[g.captains[0]]).toBe(0)
    remove(g, on(g, '0,0'), DESTROYED)
    freeCaptains(g)
    expect(g.unit[g.captains[0]]).toBe(1)
  })
})
