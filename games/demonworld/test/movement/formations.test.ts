import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { SKIRMISH_MINIMUM, SQUARE_MINIMUM, WEDGE_MINIMUM } from '../../content/tables.ts'
import { remove } from '../../elements.ts'
import { meleeBase } from '../../rules/melee/strike.ts'
import { startRout } from '../../rules/morale/tests.ts'
import { cannotAttack } from '../../rules/movement/move.ts'
import {
  actsAsHorde,
  inSquare,
  inWedge,
  isOrdered,
  isSmall,
  manoeuvresOf,
  maySkirmish,
} from '../../rules/movement/units.ts'
import { cannotShootNow } from '../../rules/shooting/base-number.ts'
import { DESTROYED, type Demonworld, FIRST_FIRE, MELEE } from '../../state.ts'
import { field, type Given, kinds, matchAt, on, type Setting } from '../table.ts'

type Played = ReturnType<typeof matchAt>
const stateOf = (match: Played) => match.state as Demonworld
const calm: Setting = { rules: { morale: false } }
const far: Given = { side: 1, elements: '0,-12=L', facing: 4 }
/** DW-EX-81: the ring of six, and a wedge of seven facing north. */
const ring = '0,-1:2=P 1,-1:1 1,0:0 0,1:5 -1,1:4 -1,0:3'
const wedge = '0,0=P -1,1 0,1 -2,2 -1,2 0,2 -1,3'

/** A match in which unit 0 is about to move. */
function moving(unit: Given, setting: Setting = calm): Played {
  const match = matchAt([unit, far], setting)
  while (match.asked?.decision !== 'chooseMover') play(match, choicesOf(match).at(-1)!)
  play(match, 'unit 0')
  return match
}

const factor = (g: Demonworld, attacker: string, target: string, name: string) =>
  meleeBase(g, on(g, attacker), on(g, target), 0).factors.find(one => one.name === name)?.value ?? 0

describe('the square', () => {
  const square = { side: 0, card: 'nobleFoot', elements: ring, order: 'P' }

  test('DW-XIII.3 a square is disordered: steps only, no P shooting, no attacks', () => {
    const g = field([square, { side: 1, elements: '0,-5=L' }])
    g.phase = FIRST_FIRE
    expect([inSquare(g, 0), isOrdered(g, 0)]).toEqual([true, false])
    expect([cannotAttack(g, 0), cannotShootNow(g, 0)]).toEqual(['DW-V.31', 'DW-IV.1'])
    expect(kinds(moving(square))).not.toContain('advance')
    expect(kinds(moving(square))).toContain('step')
  })

  test('DW-XIII.5 it lasts to the end of the melee phase it began as a square', () => {
    const foes = { side: 1, elements: '1,-2:3=L', order: 'A' }
    const match = matchAt(
      [
        { ...square, engaged: true, phases: 1 },
        { ...foes, engaged: true, phases: 1 },
      ],
      {
        ...calm,
        phase: 'melee',
      },
    )
    const g = stateOf(match)
    expect([g.phase, inSquare(g, 0)]).toEqual([MELEE, true])
    remove(g, on(g, '0,1'), DESTROYED)
    expect(inSquare(g, 0)).toBe(true)
    // regrouping has not closed the gap: when the phase is over it is none any more
    g.phase = FIRST_FIRE
    expect(inSquare(g, 0)).toBe(false)
  })
})

describe('the wedge', () => {
  const unit = { side: 0, card: 'berserkers', elements: wedge, order: 'A' }

  test('DW-XIII.11 a wedge goes only to its front fields: no wheel, no turn, no shifts', () => {
    const offered = kinds(moving(unit, { rules: { morale: false, cardValues: false } }))
    expect(offered).toContain('advance')
    expect(offered).toContain('dissolve')
    for (const kind of ['wheel', 'turn', 'shift', 'turnEach', 'reform']) expect(offered).not.toContain(kind)
    const steps = choicesOf(moving(unit, { rules: { morale: false, cardValues: false } })).filter(c => /^step/.test(c))
    expect(steps).toEqual(['step 1', 'step 2'])
  })

  test('DW-XIII.14 DW-XIII.13 it strikes as a wedge to the end of the melee phase, with those that are left', () => {
    const match = matchAt(
      [
        { ...unit, engaged: true, phases: 1 },
        { side: 1, elements: '0,-1:4=L', engaged: true, phases: 1 },
      ],
      { ...calm, phase: 'melee' },
    )
    const g = stateOf(match)
    expect(factor(g, '0,0', '0,-1', 'wedge')).toBe(6)
    remove(g, on(g, '-2,2'), DESTROYED)
    expect(inWedge(g, 0)).toBe(false)
    expect(factor(g, '0,0', '0,-1', 'wedge')).toBe(5)
    g.phase = FIRST_FIRE
    expect(factor(g, '0,0', '0,-1', 'wedge')).toBe(0)
  })
})

describe('the skirmish formation', () => {
  const archers = { side: 0, card: 'lightArchers', elements: '0,0=P 1,0 2,0 0,1 1,1', order: 'P' }

  test('DW-XIII.21 placing and removing the marker is a manoeuvre of the movement phase', () => {
    const match = moving(archers, { rules: { morale: false, cardValues: false } })
    expect(kinds(match)).toContain('skirmish')
    const events = play(match, 'skirmish')
    expect(told(events, 'loosens')).toEqual([[0, 1]])
    const { used } = stateOf(match).core.flow.at(-1)!.here as { used: number }
    expect([stateOf(match).skirmish[0], used]).toEqual([true, 1])
    play(match, 'skirmish')
    expect(stateOf(match).skirmish[0]).toBe(false)
  })

  test('DW-XIII.21 DW-XIII.20 only in two ranks that are even, or the front one longer by one', () => {
    expect(maySkirmish(field([archers]), 0)).toBe(true)
    expect(maySkirmish(field([{ ...archers, elements: '0,0=P 1,0 2,0 0,1' }]), 0)).toBe(false)
    expect(maySkirmish(field([{ ...archers, card: 'footmen' }]), 0)).toBe(false)
  })

  test('DW-XIII.23 the marker goes at the end of the unit’s first melee phase', () => {
    const match = matchAt(
      [
        { ...archers, skirmish: true },
        { side: 1, elements: '0,-1:4=L', order: 'A' },
      ],
      { ...calm, phase: 'melee' },
    )
    expect(stateOf(match).skirmish[0]).toBe(true)
    while (match.asked && stateOf(match).phase === MELEE) play(match, choicesOf(match).at(-1)!)
    expect(stateOf(match).skirmish[0]).toBe(false)
  })

  test('DW-XIII.24 routing removes it at once', () => {
    const g = field([{ ...archers, skirmish: true }])
    startRout(Object.assign(g, { core: { seats: 2 } }) as unknown as Demonworld, 0)
    expect(g.skirmish[0]).toBe(false)
  })
})

describe('the horde', () => {
  const horde = { side: 0, card: 'trolls', elements: '0,0=L 1,0 0,1 1,1', order: 'A' }

  test('DW-XIII.31 a horde has one manoeuvre, no wheel and no free regroup; three elements are none', () => {
    const g = field([horde])
    expect([actsAsHorde(g, 0), manoeuvresOf(g, 0)]).toEqual([true, 1])
    const match = moving(horde)
    expect(kinds(match)).not.toContain('wheel')
    play(match, 'turn 1')
    expect(match.asked?.decision).not.toBe('regroupAfterTurn')
    const three = field([{ ...horde, elements: '0,0=L 1,0 0,1' }])
    expect([actsAsHorde(three, 0), isSmall(three, 0)]).toEqual([false, true])
  })

  test('DW-T9 the least a formation needs', () => {
    expect([SQUARE_MINIMUM, WEDGE_MINIMUM, SKIRMISH_MINIMUM]).toEqual([6, 6, 5])
    expect(isOrdered(field([{ side: 0, elements: ring }]), 0)).toBe(false)
    expect(isOrdered(field([{ side: 0, card: 'berserkers', elements: wedge }]), 0)).toBe(true)
    expect(isOrdered(field([{ side: 0, card: 'trolls', elements: '0,0 1,0 2,0 3,0' }]), 0)).toBe(false)
  })
})
