import { choicesOf, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground, members } from '../elements.ts'
import { meleeBase } from '../rules/melee/strike.ts'
import { refuges } from '../rules/morale/rout.ts'
import { columnIn, inWedge } from '../rules/movement/units.ts'
import { type Demonworld, NONE } from '../state.ts'
import { el, far, hex, moving, type Played, stateOf, until, used } from './examples.ts'
import { field, formerlyAt, type Given, hexAt, matchAt, on } from './table.ts'

/** Sentences of chapters V, VI, X, XI and XIII that were found when they were read once more. Each was played otherwise before rules 11. */

const calm = { rules: { morale: false } }

/** The same match by the rules of before. */
function before(match: Played): Played {
  stateOf(match).rules.beforeEleven = true
  return match
}

const former = (g: Demonworld): Demonworld => ({ ...g, rules: { ...g.rules, beforeEleven: true } })

describe('commanders', () => {
  const beside = (elements: string, at: string, map = 'field 12') =>
    matchAt([{ side: 0, elements, order: 'A' }, { side: 0, card: 'baslian', elements: at }, far], { ...calm, map })
  const goes = (match: Played, at: string) => {
    play(match, `captain ${stateOf(match).captains[0]}`, hex(match, at), 'facing 1')
    return match
  }

  // „soweit dies erforderlich ist, um die Formation der Einheit zu wahren“
  test('DW-X.16 a unit that keeps its formation with him does not shift for a commander who joins', () => {
    const asked = (elements: string, at: string, older = false) => {
      const match = beside(elements, at)
      if (older) before(match)
      play(goes(match, at), 'unit 0')
      return match.asked?.decision
    }
    const block = '0,0=P 1,0=P 2,0=P 0,1=P 1,1=P 2,1=P'
    expect(asked(block, '3,0')).not.toBe('makeRoom')
    expect(asked(block, '3,0', true)).toBe('makeRoom')
    expect(asked(block, '3,1')).toBe('makeRoom') // four behind three
  })

  // „Zwei benachbarte Elemente, die BEIDE NICHT auf das jeweils gegnerische Feld bewegt werden können, sind nicht in Kontakt“
  test('DW-X.16 DW-XI.20 nobody joins a unit over a cliff', () => {
    const asked = (height: string, older = false) => {
      const match = beside('0,0=P 1,0=P 2,0=P', '3,0', `field 12|3,0=level${height} 3,-1=level${height}`)
      if (older) before(match)
      return goes(match, '3,0').asked?.decision
    }
    expect([asked('2'), asked('3'), asked('3', true)]).toEqual(['joinUnit', 'chooseCaptain', 'joinUnit'])
  })

  // „Wenn die Formation der Einheit durch das Wegbewegen gestört wird“
  test('DW-X.15 a unit closes up behind a commander only where his leaving disturbs its formation', () => {
    const asked = (elements: string, at: string, older = false) => {
      const match = matchAt(
        [{ side: 0, elements, order: 'A' }, { side: 0, card: 'baslian', elements: at, joins: 0 }, far],
        calm,
      )
      if (older) before(match)
      play(match, `captain ${stateOf(match).captains[0]}`, hex(match, '4,-4'), 'facing 1')
      return match.asked?.decision
    }
    const line = '0,0=P 1,0=P 2,0=P'
    expect([asked(line, '3,0'), asked(line, '3,0', true)]).toEqual(['chooseCaptain', 'closeUp'])
    expect(asked('0,0=P 1,0=P 3,0=P', '2,0')).toBe('closeUp')
  })
})

// „gilt jeder Angriff auf ein Außenelement des Karrees … als Angriff gegen dessen Front“; commanders are no part of it
test('DW-XIII.4 DW-XIII.2 a commander who stands outside a square is struck in his flank and his rear', () => {
  const ring = '0,-1:2=P 1,-1:1=P 1,0:0=P 0,1:5=P -1,1:4=P -1,0:3=P'
  const g = field([
    { side: 0, card: 'nobleFoot', elements: ring },
    { side: 0, card: 'gordan', elements: '2,-1', facing: 4, joins: 0 },
    { side: 1, elements: '2,-2=P 0,-2=P', facing: 4 },
  ])
  const factors = (state: Demonworld, from: string, to: string) =>
    meleeBase(state, on(g, from), on(g, to), 0).factors.filter(({ name }) => name === 'flank' || name === 'rear')
  expect(factors(g, '2,-2', '2,-1')).toEqual([{ name: 'rear', value: 4 }])
  expect(factors(former(g), '2,-2', '2,-1')).toEqual([])
  expect(factors(g, '0,-2', '0,-1')).toEqual([])
})

describe('wedges', () => {
  const wedge = '0,0 -1,1 0,1 -2,2 -1,2 0,2'.split(' ').map(label => `${label}=P`)
  const attacked = (): Played =>
    moving(
      [
        { side: 0, elements: '4,0=P 4,1=P 4,2=P 4,3=P', facing: 3, order: 'P' },
        { side: 1, card: 'dwarfEaters', elements: wedge.join(' '), facing: 1, order: 'A' },
      ],
      calm,
    )

  // „untersagt sind damit Schwenks, Drehungen …“; „darf in derselben Bewegungsphase nicht aufgelöst und danach erneut gebildet werden“
  test('DW-XIII.11 DW-XIII.12 DW-V.41 a wedge that turns to meet an attack is none any more, whatever it looks like', () => {
    const turned = (older: boolean, turn: string) => {
      const match = attacked()
      if (older) before(match)
      expect(inWedge(stateOf(match), 1)).toBe(true)
      play(match, `advance ${hexAt(stateOf(match), '1,0')}`)
      expect(match.asked).toMatchObject({ decision: 'moveUnit', seats: [1] })
      play(match, turn)
      return inWedge(stateOf(match), 1)
    }
    expect([turned(false, 'turn 4'), turned(true, 'turn 4')]).toEqual([false, true])
  })
})

// „eine Einheit [muss] sich vollständig auf der Straße bewegen …, um dieses mit verringerten Punktkosten tun zu dürfen“
test('DW-XI.8 DW-V.23 DW-XV.61 a road carries a small or routing unit faster only if all of it are on the road', () => {
  const roads = (...columns: number[]) =>
    columns.flatMap(q => Array.from({ length: 12 }, (_, i) => `${q},${-i}=road`)).join(' ')
  const goesFar = (map: string, older = false) => {
    const match = moving([{ side: 0, elements: '0,0=P 1,0=P', order: 'A' }, far], { map: `field 12|${map}`, ...calm })
    if (older) before(match)
    play(match, el(match, '0,0'))
    return choicesOf(match).includes(hex(match, '0,-8')) // at two points a field; at three six fields are the most
  }
  expect([goesFar(roads(0, 1)), goesFar(roads(0)), goesFar(roads(0), true)]).toEqual([true, false, true])
  const fleesFar = (map: string, older = false) => {
    const g = field([{ side: 0, elements: '0,0=P 1,0=P', routing: true, fled: true }, far], { map: `field 12|${map}` })
    const here = { unit: 0, element: NONE, first: false, gone: [] }
    const rows = refuges(older ? former(g) : g, here, on(g, '0,0')).map(to => ground(g).board.r[to])
    return Math.min(...rows) < -8 // at three points a field eight are the most
  }
  expect([fleesFar(roads(0, 1)), fleesFar(roads(0)), fleesFar(roads(0), true)]).toEqual([true, false, true])
})

// „Die Unterstützung eines Nahkampfangriffes gegen, durch oder von ein(em) Element in einem Gewässerfeld ist nicht möglich.“
test('DW-XI.6 DW-XI.7 DW-VI.11 nobody supports a blow at a giant out of the water or over a hedge', () => {
  const backers = (map: string, older = false) => {
    const match = matchAt(
      [
        { side: 0, elements: '0,-1=P -1,-1=P', engaged: true },
        { side: 1, card: 'tallGiant', elements: '0,-2', facing: 4, engaged: true },
      ],
      { phase: 'melee', map, rules: { large: true, morale: false } },
    )
    if (older) before(match)
    until(match, 'declareStrikes', 0)
    play(match, `attacker ${on(stateOf(match), '0,-1')}`, `target ${on(stateOf(match), '0,-2')}`)
    return match.asked?.decision === 'supportStrike'
  }
  expect(backers('field 12|9,0=wood')).toBe(true)
  for (const map of ['field 12|-1,-1=water1', 'field 12|-1,-1-0,-2=hedge'])
    expect([backers(map), backers(map, true)], map).toEqual([false, true])
})

describe('columns', () => {
  const tail = '0,0=P 0,1=P 0,2=P 0,3=P'
  const turned = (order: string, older = false) => {
    const match = moving([{ side: 0, elements: tail, order }, far], calm)
    if (older) before(match)
    return match
  }

  // the sheet: „Drehung … Für … Kolonnen (falls danach immer noch Kolonne) … frei“
  test('DW-V.22 DW-V.21 the head of a column turns for nothing, marching or not, and the others while it stays a column', () => {
    for (const order of ['A', 'H']) {
      const match = turned(order)
      const faces = () => choicesOf(match).filter(choice => choice.startsWith('face'))
      expect(faces()).toHaveLength(5 + 3)
      play(match, faces()[0])
      expect([used(match), faces().length]).toEqual([{ spent: 0, used: 0 }, 3]) // once a step
      expect(columnIn(stateOf(match), members(stateOf(match), 0))).toBeDefined()
      expect(choicesOf(turned(order, true)).some(choice => choice.startsWith('face'))).toBe(false)
    }
  })
})

describe('melees', () => {
  // „Am Ende der Nahkampfphase erfolgen Bewegungen einzelner nahkämpfender Elemente.“
  test('DW-VI.40 DW-VIII.5 nobody regroups before all melees have been struck and all who failed have fled', () => {
    const pair = (at: number): Given[] => [
      { side: 0, elements: `${at},0=P ${at},1=P` },
      { side: 1, elements: `${at},-1:4=P ${at},-2:4=P` },
    ]
    const asked = (older = false) => {
      const [units, setting] = [[...pair(0), ...pair(-6)], { phase: 'melee', ...calm }]
      const match = older ? formerlyAt(units, setting, '10') : matchAt(units, setting)
      const found: string[] = []
      const { round } = stateOf(match)
      while (match.asked && stateOf(match).round === round) {
        const { decision } = match.asked
        if (/^(declareStrikes|chooseRegroup|regroupElement)$/.test(decision)) found.push(decision.slice(0, 3))
        play(match, choicesOf(match).at(-1)!)
      }
      return found.filter((one, i) => one !== found[i - 1] && one !== 'cho')
    }
    expect([asked(), asked(true)]).toEqual([
      ['dec', 'reg'],
      ['dec', 'reg', 'dec', 'reg'],
    ])
    // nobody strikes in the first melee; in the second somebody falls, and the other flees
    const match = matchAt([...pair(0), ...pair(-6)], { phase: 'melee' })
    play(match, 'done', 'done', 'everyone', 'done =1 1')
    expect(match.asked).toMatchObject({ decision: 'fleeNext', seats: [1] })
    play(match, 'everyone')
    expect(match.asked?.decision).toMatch(/^(chooseRegroup|regroupElement)$/)
  })
})
