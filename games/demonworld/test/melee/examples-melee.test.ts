import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { shift } from '../../elements.ts'
import { regroupFields } from '../../rules/melee/regroup.ts'
import { meleeBase, momentaryInitiative, strikeTargets } from '../../rules/melee/strike.ts'
import { attackAspect, FLANK, foesAt, foesOf, isBefore } from '../../rules/movement/contact.ts'
import { takesOrders } from '../../rules/movement/units.ts'
import type { Demonworld } from '../../state.ts'
import { el, hex, intro, line, type Played, stateOf } from '../examples.ts'
import { field, type Given, hexAt, matchAt, on } from '../table.ts'

describe('initiative and base numbers', () => {
  test('DW-EX-37 DW-VI.7 elves with A strike before goblins with A, with P at the same time', () => {
    const initiative = (order: string) => {
      const g = field([
        { side: 0, card: 'elves', elements: '0,0', order },
        { side: 1, elements: '0,-1', facing: 4, order: 'A' },
      ])
      return [momentaryInitiative(g, 0), momentaryInitiative(g, 1)]
    }
    expect(initiative('A')).toEqual([5, 4])
    expect(initiative('P')).toEqual([4, 4])
  })

  test('DW-EX-38 pikes on Hold: 6 in round one, 2 later', () => {
    const g = field([{ side: 0, card: 'pikemen', elements: '0,0', order: 'H' }])
    expect(momentaryInitiative(g, 0)).toBe(6)
    g.phases[0] = 1
    expect(momentaryInitiative(g, 0)).toBe(2)
  })

  test('DW-EX-39 DW-VI.1 who may strike: only those with an enemy before them', () => {
    const g = field(
      [
        { side: 0, elements: '0,0:2 1,0:1 2,0:1 3,0:1' },
        { side: 1, card: 'lancers', elements: '1,-1 2,-1', facing: 4 },
      ],
      intro,
    )
    const strikes = (label: string) => strikeTargets(g, on(g, label)).length > 0
    expect(['0,0', '1,0', '2,0', '3,0', '1,-1', '2,-1'].map(strikes)).toEqual([false, true, true, false, true, true])
    expect(foesOf(g, on(g, '0,0')).length).toBe(1) // in contact, on its right flank
    expect(foesOf(g, on(g, '3,0')).length).toBe(0)
  })

  /** A before the rider, C before it, B on its right flank, D behind it. */
  const rider: Given[] = [
    ...['0,1:2', '-1,1:0', '1,0:3', '0,-1:5'].map(elements => ({ side: 0, elements, engaged: true, phases: 1 })),
    { side: 1, card: 'lancers', elements: '0,0:5', engaged: true, phases: 1 },
  ]
  const [a, b, c, d] = [0, 1, 2, 3]

  /** Supports and base number of each attack declared on the rider. */
  function strikesOf(...attacks: [attacker: number, ...supporters: number[]][]): number[][] {
    const match = matchAt(rider, { ...intro, phase: 'melee' })
    for (const [attacker, ...supporters] of attacks) {
      play(match, `attacker ${attacker}`, 'target 4', ...supporters.map(e => `supporter ${e}`))
      if (match.asked?.decision === 'supportStrike') play(match, 'ready')
    }
    if (match.asked?.seats[0] === 0) play(match, 'done')
    const events = play(match, `done =${attacks.map(() => 20).join(' ')} 1`) // the last die is for who regroups first
    return told(events, 'strikes').map(args => [args[0], args[2], args[3]])
  }

  test('DW-EX-40 DW-VI.11 DW-VI.13 four ways to fall upon a rider', () => {
    const plain = 8 - 6
    expect(strikesOf([a, b, c, d])).toEqual([[a, 3, plain + 9]])
    expect(strikesOf([d, a, b, c])).toEqual([[d, 3, plain + 4 + 9]])
    expect(strikesOf([b, a], [d, c])).toEqual([
      [b, 1, plain + 2 + 3],
      [d, 1, plain + 4 + 3],
    ])
    expect(strikesOf([a], [b], [c], [d])).toEqual([
      [a, 0, plain],
      [b, 0, plain + 2],
      [c, 0, plain],
      [d, 0, plain + 4],
    ])
  })

  const duel = (own: object, foe: object) =>
    field([
      { side: 0, elements: '0,0=P', order: 'P', ...own },
      { side: 1, elements: '0,-1=P', facing: 4, order: 'P', ...foe },
    ])

  test('DW-EX-41 8 against armour 3: 5', () => {
    expect(meleeBase(duel({}, { card: 'lightSwordbearers' }), 0, 1, 0).base).toBe(5)
  })

  test('DW-EX-42 6 against armour 6: nothing alone, 3 with one supporter', () => {
    const g = duel({ card: 'lightArchers' }, { card: 'lancers' })
    expect([meleeBase(g, 0, 1, 0).base, meleeBase(g, 0, 1, 1).base]).toEqual([0, 3])
  })

  test('DW-EX-43 DW-VI.14 riders with lances against orcs on Hold, first round and second', () => {
    const g = duel({ card: 'lancers', order: 'A' }, { order: 'H' })
    const both = () => [momentaryInitiative(g, 0), momentaryInitiative(g, 1)]
    const bases = () => [meleeBase(g, 0, 1, 0).base, meleeBase(g, 1, 0, 0).base]
    expect([both(), bases()]).toEqual([
      [5, 4],
      [11, 2],
    ])
    g.phases.fill(1)
    expect([both(), bases()]).toEqual([
      [2, 2],
      [7, 2], // the book prints 6: a slip (OCR-06)
    ])
  })
})

/** Moves an element by regrouping, if it may. */
function regroup(g: Demonworld, from: string, to: string, facing?: number): void {
  const element = on(g, from)
  expect(regroupFields(g, element).includes(hexAt(g, to)), `${from} to ${to}`).toBe(true)
  shift(g, element, hexAt(g, to))
  if (facing !== undefined) g.facing[element] = facing
}

const stays = (g: Demonworld, label: string) => regroupFields(g, on(g, label)).length === 1
const contacts = (g: Demonworld, label: string) => foesOf(g, on(g, label)).length

describe('regrouping', () => {
  const white = { side: 0, elements: '1,-1 2,-1 1,-2 2,-2', facing: 4 }
  const grey = { side: 1, elements: '0,0 1,0 2,0 0,1', facing: 1 }

  test('DW-EX-44 DW-VI.40 white first: two come to the ends of the line, and grey is pinned', () => {
    const g = field([white, grey], intro)
    regroup(g, '1,-2', '0,-1')
    regroup(g, '2,-2', '3,-1')
    expect(['0,0', '1,0', '2,0'].map(label => contacts(g, label))).toEqual([2, 2, 2])
    expect(['0,0', '1,0', '2,0', '0,1'].map(label => stays(g, label))).toEqual([true, true, true, false])
  })

  test('DW-EX-45 grey first: round the flank, and white answers', () => {
    const g = field([white, grey], intro)
    expect(contacts(g, '0,0')).toBe(1)
    regroup(g, '0,0', '0,-1', 0)
    expect(isBefore(g, on(g, '0,-1'), on(g, '1,-1'))).toBe(true)
    expect(attackAspect(g, on(g, '0,-1'), on(g, '1,-1'))).toBe(FLANK)
    regroup(g, '0,1', '0,0')
    expect(regroupFields(g, on(g, '2,0'))).toContain(hexAt(g, '3,-1'))
    expect(contacts(g, '1,-2')).toBe(1)
    regroup(g, '1,-2', '0,-2')
    expect(isBefore(g, on(g, '0,-2'), on(g, '0,-1'))).toBe(true)
    expect(attackAspect(g, on(g, '0,-2'), on(g, '0,-1'))).toBe(FLANK)
  })

  const infantry = { side: 0, elements: '0,0 1,0 2,0', facing: 1 }
  const cavalry = { side: 1, card: 'lancers', elements: '0,1 1,1 2,1', facing: 1 }

  test('DW-EX-46 attacked from behind: who has one enemy steps to its flank, the others turn', () => {
    const g = field([infantry, cavalry], intro)
    expect(['1,0', '2,0'].map(label => stays(g, label))).toEqual([true, true])
    regroup(g, '0,0', '-1,1', 5)
    expect(isBefore(g, on(g, '-1,1'), on(g, '0,1'))).toBe(true)
    expect(attackAspect(g, on(g, '-1,1'), on(g, '0,1'))).toBe(FLANK)
    const other = field([infantry, cavalry], intro)
    regroup(other, '2,1', '3,0')
    expect(attackAspect(other, on(other, '3,0'), on(other, '2,0'))).toBe(FLANK)
  })

  /** The infantry's last element in contact is cut down; three more stand two fields from the cavalry. */
  function apart(): Played {
    const match = matchAt(
      [
        { side: 0, elements: '1,-1 1,-2 2,-2 3,-2', facing: 4, order: 'B' },
        { side: 1, card: 'lancers', elements: line(4), facing: 1, order: 'A' },
      ],
      { ...intro, phase: 'melee' },
    )
    const rider = on(stateOf(match), '1,0')
    play(match, `attacker ${rider}`, `target ${on(stateOf(match), '1,-1')}`, 'ready')
    play(match, 'done =1')
    expect(match.asked).toMatchObject({ decision: 'chooseRegroup', seats: [1] })
    return match
  }

  test('DW-EX-47 DW-VI.41 DW-VI.42 two fields apart one may close, or withdraw out of reach', () => {
    const closing = apart()
    play(closing, 'first', el(closing, '1,0'))
    expect(choicesOf(closing)).toContain(hex(closing, '1,-1'))
    const match = apart()
    play(match, 'second')
    for (const q of [1, 2, 3]) {
      play(match, el(match, `${q},-2`))
      expect(choicesOf(match)).toContain(hex(match, `${q},-1`)) // it might close as well
      play(match, hex(match, `${q},-4`), 'facing 4')
    }
    play(match, 'done')
    const g = stateOf(match)
    for (const label of line(4).split(' ')) {
      const element = on(g, label)
      expect(regroupFields(g, element).every(to => foesAt(g, element, to) === 0)).toBe(true)
    }
    play(match, 'done')
    expect(match.asked?.decision).toBe('giveOrders')
    expect([0, 1].map(unit => takesOrders(g, unit))).toEqual([true, true])
  })
})
