import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { cannotTestCharge } from '../rules/morale/charge.ts'
import { refuges } from '../rules/morale/rout.ts'
import { BARRED, CONTACT, EXPOSED, isDeclared } from '../rules/movement/contact.ts'
import { MARCHING, moveOf, threatsTo } from '../rules/movement/move.ts'
import { inSquare, manoeuvresOf } from '../rules/movement/units.ts'
import { cannotSupport } from '../rules/shooting/base-number.ts'
import { type Demonworld, MELEE } from '../state.ts'
import { field, formerlyAt, type Given, hexAt, kinds, matchAt, on, places, type Setting } from './table.ts'

type Played = ReturnType<typeof matchAt>
const stateOf = (match: Played) => match.state as Demonworld
const calm: Setting = { rules: { morale: false } }
const far: Given = { side: 1, elements: '0,-12=L', facing: 4 }
const el = (match: Played, label: string) => `element ${on(stateOf(match), label)}`
const hex = (match: Played, label: string) => `hex ${hexAt(stateOf(match), label)}`

/** A match in which unit 0 is about to move. */
function moving(units: readonly Given[], setting: Setting = calm): Played {
  return begun(matchAt(units, setting))
}

function begun(match: Played): Played {
  while (match.asked?.decision !== 'chooseMover' || match.asked.seats[0] !== 0) play(match, choicesOf(match).at(-1)!)
  play(match, 'unit 0')
  return match
}

describe('optional contact', () => {
  // size 3 could wade where size 2 cannot: deep water between open fields
  const map = 'field 9|0,-2=water2 1,-2=water2 2,-2=water2 3,-2=water2'
  const riders: Given = { side: 0, card: 'orderKnights', elements: '0,-1=L 1,-1 2,-1 3,-1', order: 'A' }
  const waders: Given = { side: 1, card: 'orderKnights', elements: '0,-2:4=L', order: 'H' }
  const foot: Given = { side: 0, card: 'footmen', elements: '0,0=L 1,0 2,0 3,0', order: 'A' }

  test('DW-XI.21 who could not enter the other’s field needs the conditions of an attack to go beside it', () => {
    const g = field([foot, { ...waders, elements: '0,-2:4=L' }], { map })
    expect(threatsTo(g, 0)[hexAt(g, '0,-1')]).toBe(EXPOSED)
    const both = field([riders, { ...waders, elements: '0,-3:4=L' }], { map })
    expect(threatsTo(both, 0)[hexAt(both, '0,-2')] & CONTACT).toBe(CONTACT)
    // with a Move order it may not go there, with an Attack order it may, and is not stopped
    const ends = (order: string) =>
      choicesOf(moving([{ ...foot, order }, waders], { ...calm, map })).filter(
        choice => choice === `advance ${hexAt(g, '0,-1')}`,
      )
    expect([ends('B').length, ends('A').length]).toEqual([0, 1])
  })

  test('DW-XI.21 who could enter it declares contact as he moves up; the other unit reacts', () => {
    const footInFord: Given = { side: 1, card: 'footmen', elements: '0,-3:4=L 1,-3:4 2,-3:4 3,-3:4', order: 'H' }
    const match = moving([{ ...riders, elements: '0,-2=L 1,-2 2,-2 3,-2' }, footInFord], { ...calm, map })
    expect(kinds(match)).toContain('declare')
    const g0 = stateOf(match)
    const [a, b] = [on(g0, '1,-2'), on(g0, '1,-3')]
    const events = play(match, `declare ${a} ${b}`)
    expect(told(events, 'optional')).toEqual([[a, b, 1]])
    expect(told(events, 'contact')).toEqual([[0, 1]])
    expect(isDeclared(stateOf(match), a, b)).toBe(true)
    expect(match.asked?.seats).toEqual([1])
  })

  test('DW-XI.21 DW-XV.30 a more fearsome enemy needs a charge test passed in the movement phase', () => {
    const rider: Given = { side: 0, card: 'lancers', elements: '0,-2=L 1,-2 2,-2 3,-2', order: 'A' }
    const units: Given[] = [rider, { side: 1, card: 'berserkers', elements: '0,-3:4=L 1,-3:4', order: 'H' }]
    expect(matchAt(units, { map, phase: 'melee' }).asked?.decision).not.toBe('declareContacts')
    expect(formerlyAt(units, { map, phase: 'melee' }).asked?.decision).toBe('declareContacts')
    const tested = (die: number) => {
      const match = moving(units, { map })
      play(match, `charge 1 =${die}`, 'done')
      while (match.asked && match.asked.decision !== 'declareContacts' && stateOf(match).round === 1)
        play(match, choicesOf(match).at(-1)!)
      return match.asked?.decision === 'declareContacts'
    }
    expect([tested(6), tested(1)]).toEqual([true, false])
  })

  test('DW-XI.21 at the start of a melee phase, and ended before the regrouping', () => {
    const rider: Given = { side: 0, card: 'orderKnights', elements: '0,-2=L', order: 'A' }
    const footman: Given = { side: 1, card: 'footmen', elements: '0,-3:4=L', order: 'H' }
    const match = matchAt([rider, footman], { ...calm, map, phase: 'melee' })
    expect(match.asked?.decision).toBe('declareContacts')
    play(match, choicesOf(match)[0])
    while (match.asked?.decision !== 'endContacts') {
      if (stateOf(match).phase !== MELEE) return // one of them fell
      play(match, choicesOf(match).at(-1)!)
    }
    expect(match.asked?.seats).toEqual([0])
    const events = play(match, choicesOf(match)[0])
    expect(told(events, 'optional')[0].at(-1)).toBe(0)
    expect(stateOf(match).declared).toEqual([])
  })
})

describe('support chains', () => {
  test('DW-IV.8 an element that cannot help may be spent as a link to one that can', () => {
    // the middle one looks past a friend: a wood hides the target from it alone
    const g = field(
      [
        { side: 0, card: 'lightArchers', elements: '0,0=P -1,0 -2,0', order: 'H' },
        { side: 1, elements: '0,-6=L', facing: 4 },
      ],
      { map: 'field 12|-1,-1=wood' },
    )
    const [shooter, link, last] = [on(g, '0,0'), on(g, '-1,0'), on(g, '-2,0')]
    g.phase = 4
    g.aim[shooter] = on(g, '0,-6')
    expect(cannotSupport(g, last, shooter)).toBe('DW-IV.8')
    const helps = cannotSupport(g, link, shooter)
    g.backs[link] = shooter
    expect([helps, cannotSupport(g, last, shooter)]).toEqual([undefined, undefined])
  })
})

describe('squares and manoeuvres', () => {
  const ring = '0,-2:2=P 1,-2:1 2,-2:1 2,-1:0 2,0:0 1,1:5 0,2:5 -1,2:4 -2,2:4 -2,1:3 -2,0:3 -1,-1:2'

  test('DW-XIII.2 a ring with an enemy inside is no square', () => {
    const unit = { side: 0, card: 'nobleFoot', elements: ring }
    expect(inSquare(field([unit]), 0)).toBe(true)
    expect(inSquare(field([unit, { side: 1, elements: '0,0' }]), 0)).toBe(false)
    expect(inSquare(field([unit, { side: 1, elements: '5,0' }]), 0)).toBe(true)
    expect(inSquare(field([unit, { side: 0, card: 'barrach', elements: '0,0', joins: 0 }]), 0)).toBe(true)
  })

  test('DW-IX.2 DW-I.1 a musician adds his manoeuvre wherever chapter IX is played', () => {
    const unit = { side: 0, card: 'nobleFoot', elements: '0,0=M 1,0 2,0 3,0' }
    expect(manoeuvresOf(field([unit], { rules: { cardValues: false } }), 0)).toBe(3)
    expect(manoeuvresOf(field([unit], { rules: { cardValues: false, specialFigures: false } }), 0)).toBe(2)
  })

  test('DW-V.9 a manoeuvre begun in vain costs nothing and is not begun again just so', () => {
    const match = moving([{ side: 0, elements: '0,0=L 1,0 2,0 3,0', order: 'A' }, far])
    play(match, 'shift', 'cancel')
    expect(kinds(match)).not.toContain('shift')
    expect(kinds(match)).toContain('turnEach')
    play(match, `advance ${hexAt(stateOf(match), '0,-1')}`)
    expect(kinds(match)).toContain('shift')
  })
})

describe('charge tests', () => {
  const units = [
    { side: 0, elements: '0,0=L 1,0 2,0 3,0', order: 'A' },
    { side: 1, card: 'trolls', elements: '0,-4:4=L 1,-4:4 0,-5:4 1,-5:4', order: 'H' },
  ]

  test('DW-XV.30 AMB-33 without the test a more fearsome enemy cannot be touched; units that may not attack take none', () => {
    const g = field(units)
    expect(threatsTo(g, 0)[hexAt(g, '0,-3')] & BARRED).toBe(BARRED)
    expect(cannotTestCharge(g, moveOf(g, 0, MARCHING), 1)).toBeUndefined()
    const marching = field([{ ...units[0], order: 'B' }, units[1]])
    expect(cannotTestCharge(marching, moveOf(marching, 0, MARCHING), 1)).toBe('DW-V.31')
    expect(cannotTestCharge(g, moveOf(g, 0, MARCHING), 0)).toBe('DW-XV.30')
  })

  test('DW-XV.30 after a failed test nobody comes nearer than he was; who has gone farther away may come back so far', () => {
    const ends = (match: Played, ...labels: string[]) => {
      play(match, 'charge 1 =1', 'step 4')
      const back = choicesOf(match)
      return labels.map(label => back.includes(`advance ${hexAt(stateOf(match), label)}`))
    }
    expect(ends(begun(matchAt(units)), '0,0', '0,-1')).toEqual([true, false])
    expect(ends(begun(formerlyAt(units)), '0,0', '0,-1')).toEqual([false, false])
  })
})

describe('routs', () => {
  test('DW-XV.64 an attached commander is swept along first, later he may stay', () => {
    const g = field(
      [
        { side: 0, elements: '0,0=P 1,0', routing: true },
        { side: 0, card: 'barrach', elements: '5,0', joins: 0 },
        { side: 1, elements: '0,-4=P' },
      ],
      { edges: ['south', 'north'] },
    )
    const chief = on(g, '5,0')
    const flight = (first: boolean) => refuges(g, { unit: 0, element: chief, first, gone: [] }, chief)
    expect(flight(true)).not.toContain(g.at[chief])
    expect(flight(false)).toContain(g.at[chief])
  })

  test('DW-XV.62 AMB-23 a touch destroys routing elements; those that touched stop, the others move on, into no new melee', () => {
    const match = moving(
      [
        { side: 0, elements: '0,0=L 1,0 2,0 3,0', order: 'A' },
        { side: 1, elements: '0,-2:1=P', routing: true },
        { side: 1, elements: '3,-3:4=L', order: 'B' },
      ],
      { rules: { morale: false, terrain: false } },
    )
    const events = play(match, `advance ${hexAt(stateOf(match), '0,-1')}`)
    expect(told(events, 'caught')).toHaveLength(1)
    expect(match.asked?.decision).toBe('completeAttack')
    expect(choicesOf(match)).not.toContain(el(match, '0,-1'))
    play(match, el(match, '3,-1'))
    expect(choicesOf(match)).not.toContain(hex(match, '3,-2'))
  })

  test('DW-IX.5 not across an insurmountable obstacle', () => {
    const cliff = 'field 9|0,0=level3 1,0=level3 2,0=level3'
    const match = moving(
      [
        { side: 0, elements: '0,0=P 1,0 2,0 0,1=L 1,1', order: 'B' },
        { ...far, elements: '0,-9=L' },
      ],
      {
        ...calm,
        map: cliff,
      },
    )
    play(match, 'done')
    expect(match.asked?.decision).not.toBe('exchangeFigure')
  })

  test('DW-V.41 elements in contact may only turn when their unit reacts', () => {
    const match = moving([
      { side: 0, elements: '0,0=L 1,0 2,0 3,0', order: 'A' },
      { side: 1, elements: '0,-2:4=L 1,-2:4 2,-3:4 3,-3:4', order: 'H' },
    ])
    play(match, `advance ${hexAt(stateOf(match), '0,-1')}`)
    expect(match.asked?.seats).toEqual([1])
    play(match, 'shift')
    expect(choicesOf(match)).not.toContain(el(match, '0,-2'))
    expect(choicesOf(match)).toContain(el(match, '2,-3'))
    play(match, el(match, '2,-3'), hex(match, '2,-2'))
    expect(refusal(match, el(match, '0,-2')).rule).toBeDefined()
    expect(places(stateOf(match), 1)).toContain('2,-2:4')
  })
})
