import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { HOLD_ORDER } from '../content/tables.ts'
import { driveOf, preysOf } from '../rules/morale/rage.ts'
import { refuges } from '../rules/morale/rout.ts'
import { LOSS_TEST, MISSILE_TEST, mustTest, standingOf } from '../rules/morale/tests.ts'
import { isDaunted, moveOf, RAGING } from '../rules/movement/move.ts'
import { mayMeet } from '../rules/movement/unit-move.ts'
import { inWedge } from '../rules/movement/units.ts'
import { type Demonworld, NONE } from '../state.ts'
import { el, far, type Played, stateOf, until } from './examples.ts'
import { field, formerlyAt, type Given, hexAt, matchAt, on } from './table.ts'

/** Sentences of chapters I to IV, VII to IX, XII, XIV and XV, read again. Each was played otherwise before rules 12. */

const calm = { rules: { morale: false } }
const former = (g: Demonworld): Demonworld => ({ ...g, rules: { ...g.rules, beforeTwelve: true } })

describe('special figures', () => {
  const wedge = (point: string, others: string) => `0,0=${point} -1,1=${others} 0,1 -2,2 -1,2 0,2`
  /** A match in which unit 0 is about to move, now or by the rules of before. */
  const moves = (unit: Given, older = false): Played => {
    const units = [unit, far]
    const match = older ? formerlyAt(units, calm, '11') : matchAt(units, calm)
    until(match, 'chooseMover', 0)
    play(match, 'unit 0')
    return match
  }
  const fields = (match: Played, ...labels: string[]) => labels.map(label => el(match, label)).sort()

  // „bei manchen Formationen wie zum Beispiel einer Kolonne oder einem Keil bietet der ‚Frontrang‘ nicht genügend Platz, um ALL diese
  // Elemente … unterzubringen“; „ist das Manöver zulässig, muß es, soweit im Frontrang Platz vorhanden ist, auch durchgeführt werden“
  test('DW-IX.5 DW-XIII.10 the point of a wedge is room for one special figure', () => {
    const unit = { side: 0, card: 'dwarfEaters', elements: wedge('P', 'L'), order: 'A' }
    const match = moves(unit)
    expect(inWedge(stateOf(match), 0)).toBe(true)
    expect([match.asked?.decision, choicesOf(match)]).toEqual(['exchangeFigure', [el(match, '0,0'), 'later']])
    play(match, el(match, '0,0'))
    const leader = stateOf(match).figure.indexOf(1)
    expect(on(stateOf(match), '0,0')).toBe(leader)
    expect(match.asked?.decision).toBe('moveUnit')
    expect(on(stateOf(moves(unit, true)), '0,0')).not.toBe(leader)
    // somebody who belongs there is there: nobody changes places
    const led = moves({ ...unit, elements: '0,0=L -1,1=S 0,1=P -2,2 -1,2 0,2' })
    expect(stateOf(led).figure[on(stateOf(led), '0,0')]).toBe(1)
  })

  test('DW-IX.5 where there is not room for all of them their owner says who comes to the front', () => {
    const unit = { side: 0, card: 'dwarfEaters', elements: '0,0=P -1,1=L 0,1=S -2,2=M -1,2=P 0,2', order: 'A' }
    const match = moves(unit)
    expect(match.asked?.decision).toBe('chooseFigure')
    expect(choicesOf(match).sort()).toEqual([...fields(match, '-1,1', '0,1', '-2,2'), 'later'])
    const standard = on(stateOf(match), '0,1')
    play(match, el(match, '0,1'))
    expect([on(stateOf(match), '0,0'), match.asked?.decision]).toEqual([standard, 'moveUnit'])
    // room for two of three
    const line = moves({ side: 0, elements: '0,0=P 1,0 0,1=L 1,1=S 0,2=M', order: 'A' })
    expect(line.asked?.decision).toBe('chooseFigure')
    play(line, el(line, '0,2'), el(line, '1,0'))
    expect(line.asked?.decision).toBe('chooseFigure')
    expect(choicesOf(line).sort()).toEqual(fields(line, '0,1', '1,1'))
    // room for all
    const wide = moves({ side: 0, elements: '0,0=P 1,0 2,0 0,1=L 1,1=S 2,1=M', order: 'A' })
    expect(wide.asked?.decision).toBe('exchangeFigure')
  })

  test('DW-IX.5 DW-V.20 so is the head of a column, whichever way it winds', () => {
    for (const tail of ['0,1=P 0,2=L 0,3=P', '0,1=P 1,1:2=L 1,2=P']) {
      const unit = { side: 0, elements: `0,0=P ${tail}`, order: 'A' }
      const match = moves(unit)
      play(match, el(match, '0,0'))
      expect(stateOf(match).figure[on(stateOf(match), '0,0')], tail).toBe(1)
      const older = moves(unit, true)
      expect(stateOf(older).figure[on(stateOf(older), '0,0')], tail).toBe(0)
    }
  })

  // Found by bots: whoever came to the head of such a column made the other one its head, without end.
  test('DW-IX.5 AMB-41 two who face each other have no front, and nobody changes places', () => {
    const leaders = [0, 1, 2, 3, 4, 5].map(facing => {
      const match = moves({ side: 0, elements: `0,0:${facing}=P 0,1=L`, order: 'B' })
      play(match, 'done')
      return stateOf(match).figure[on(stateOf(match), '0,0')] === 1
    })
    expect(leaders).toEqual([true, true, true, true, false, false])
  })

  // Found by the fuzzer: the ranks of such a unit were told no further than to whoever stood too far behind.
  test('DW-IX.5 AMB-41 of a unit scattered far the foremost row is the front, and who stands in a block behind it stays', () => {
    const match = moves({ side: 0, elements: '0,1=P 1,1=P 0,2=L 1,2=S 0,10=P 0,11=M', order: 'B' })
    play(match, 'done', el(match, '0,1'))
    const figures = ['0,1', '1,1', '0,2', '1,2', '0,11'].map(label => stateOf(match).figure[on(stateOf(match), label)])
    expect(figures).toEqual([1, 2, 0, 0, 3])
  })

  // „während der Bewegung der Einheit ein KOSTENLOSES Manöver“
  test('DW-IX.5 once in a move, whenever its owner likes: who turns about brings its leader to the new front and attacks', () => {
    const units = [
      { side: 0, elements: '0,0=P 1,0 2,0 0,1=L 1,1 2,1', order: 'A' },
      { side: 1, elements: '0,4=P 1,4 2,4', facing: 1, order: 'H' },
    ]
    const attacks = (...choices: string[]) => {
      const match = matchAt(units, calm)
      until(match, 'chooseMover', 0)
      play(match, 'unit 0')
      for (const choice of choices) play(match, choice)
      return match
    }
    const waits = attacks('later', 'turn 3')
    // the leader is in front now: nothing is due
    expect(waits.asked?.decision).toBe('moveUnit')
    // who has changed places before the turn does not again
    const hasty = attacks()
    const leader = on(stateOf(hasty), '0,1')
    play(hasty, el(hasty, '1,0'), 'turn 3')
    expect([hasty.asked?.decision, on(stateOf(hasty), '1,0')]).toEqual(['moveUnit', leader])
    play(hasty, 'done')
    expect(hasty.asked?.decision).not.toBe('exchangeFigure')
    // who has a leader in front turns about, and changes places before he attacks
    const turned = matchAt([{ ...units[0], elements: '0,0=P 1,0=L 2,0=P 0,1=P 1,1 2,1' }, units[1]], calm)
    until(turned, 'chooseMover', 0)
    play(turned, 'unit 0', 'turn 3')
    expect(turned.asked?.decision).toBe('exchangeFigure')
    const own = on(stateOf(turned), '1,0')
    play(turned, el(turned, '1,1'))
    expect([on(stateOf(turned), '1,1'), turned.asked?.decision]).toEqual([own, 'moveUnit'])
    expect(choicesOf(turned).some(choice => choice.startsWith('advance'))).toBe(true)
    const older = formerlyAt([{ ...units[0], elements: '0,0=P 1,0=L 2,0=P 0,1=P 1,1 2,1' }, units[1]], calm, '11')
    until(older, 'chooseMover', 0)
    play(older, 'unit 0', 'turn 3')
    expect(older.asked?.decision).toBe('moveUnit')
  })

  // „wenn die betreffende Sonderfigur hierdurch tatsächlich in den Frontrang gelangt“; „weder verpflichtet noch berechtigt, dies ‚näherungsweise‘ zu tun“
  test('DW-IX.5 to the front of a block that stands behind the front rank of the unit nobody changes', () => {
    const asked = (older = false) =>
      moves({ side: 0, elements: '0,0=P 1,0 0,3=P 1,3 0,4=L 1,4', order: 'A' }, older).asked?.decision
    expect([asked(), asked(true)]).toEqual(['moveUnit', 'exchangeFigure'])
  })

  // „solange eine Einheit weder ungestüm noch auf der Flucht ist noch nahkämpft, während der Bewegung der Einheit“
  test('DW-IX.5 DW-V.23 in small units, too', () => {
    const asked = (older = false) => moves({ side: 0, elements: '0,0=P 1,0 0,1=L', order: 'A' }, older).asked?.decision
    expect([asked(), asked(true)]).toEqual(['exchangeFigure', 'smallElement'])
  })
})

// „Hat der Befehlshaber mehr Bewegungspunkte als die Elemente der Einheit, darf er wahlweise weniger weit bewegen“
test('DW-XV.64 in the first rout move only a commander with more movement points than the unit may run less far', () => {
  const rows = (captain: string, older = false, first = true) => {
    const g = field(
      [
        { side: 0, card: 'nobleFoot', elements: '0,0=P 1,0 2,0 0,1', routing: true },
        { side: 0, card: captain, elements: '-1,1', joins: 0 },
        { side: 1, elements: '0,-9=P', facing: 4 },
      ],
      { edges: ['south', 'north'] },
    )
    const state = older ? former(g) : g
    const here = { unit: 0, element: NONE, first, gone: [] }
    const found = refuges(state, here, on(g, '-1,1'))
    return found.includes(hexAt(g, '-1,2'))
  }
  expect([rows('baslian'), rows('baslian', true)]).toEqual([false, true]) // sixteen points each
  expect(rows('kruuk')).toBe(true) // twenty-four
  expect(rows('baslian', false, false)).toBe(true)
})

// „so ist (nur) sie gesammelt und hat automatisch einen Halten-Befehl“; a part that has rallied flees no more
describe('who has rallied in part', () => {
  const halves = (units: readonly Given[] = [], phase = 'movement', older = false): Played => {
    const all: Given[] = [
      { side: 0, card: 'berserkers', elements: '0,0=P 1,0 2,0 0,5', routing: true, order: 'H' },
      ...units,
      far,
    ]
    const setting = { phase, rules: { secondAttack: false } }
    const match = older ? formerlyAt(all, setting, '11') : matchAt(all, setting)
    const g = stateOf(match)
    g.order[0] = HOLD_ORDER
    for (const label of ['0,0', '1,0', '2,0']) g.routs[on(g, label)] = false
    return match
  }
  const both = <T>(of: (g: Demonworld) => T, units: readonly Given[] = []): T[] => {
    const g = stateOf(halves(units))
    return [of(g), of(former(g))]
  }

  test('DW-XV.63 DW-XV.60 the rallied part tests its morale like anybody, and counts itself alone', () => {
    expect(both(g => mustTest(g, 0))).toEqual([true, false])
    const { group } = standingOf(stateOf(halves()), { kind: MISSILE_TEST, unit: 0, foes: [] })
    expect(group).toHaveLength(3)
    const g = stateOf(halves())
    g.routs.fill(true, 0, 4)
    expect(mustTest(g, 0)).toBe(false)
  })

  test('DW-XV.63 DW-XV.15 who fights it tests its own losses: it has not fled', () => {
    const tested = (older = false) => {
      const foe = { side: 1, elements: '0,-1=P 0,-2 1,-2', facing: 4, order: 'B' }
      const match = halves([foe], 'melee', older)
      const begins = match.asked?.seats
      const events = play(match, older ? 'everyone =1' : 'everyone =1 1')
      expect([begins, told(events, 'falls').length]).toEqual([[0], 1])
      return told(events, 'test').map(([kind, unit]) => [kind, unit])
    }
    expect([tested(), tested(true)]).toEqual([[[LOSS_TEST, 1]], []])
  })

  test('DW-XV.63 DW-V.41 DW-XV.30 it turns to meet an attack, and whoever fears it must dare to attack it', () => {
    const trolls = (older = false) => {
      const match = halves([{ side: 1, elements: '0,-5=P 1,-5', facing: 4, order: 'A' }], 'movement', older)
      return [mayMeet(stateOf(match), 0), isDaunted(stateOf(match), 1, 0)]
    }
    expect([trolls(), trolls(true)]).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('DW-XV.63 DW-VI.40 it regroups when a melee phase is over, and those who flee do not', () => {
    const foe = { side: 1, elements: '0,-1=P 1,-1', facing: 4, order: 'H' }
    const asked = (older = false) => {
      const match = halves([foe], 'melee', older)
      const found = new Set<string>()
      const { round } = stateOf(match)
      while (match.asked && stateOf(match).round === round) {
        if (match.asked.decision === 'regroupElement') for (const choice of choicesOf(match)) found.add(choice)
        play(match, choicesOf(match).at(-1)!)
      }
      return [found.has(el(match, '2,0')), found.has(el(match, '0,5'))]
    }
    expect([asked(), asked(true)]).toEqual([
      [true, false],
      [false, false],
    ])
  })
})

// „Hat eine ungestüm gewordene Einheit mehrere Gegner zur Wahl, darf der Spieler entscheiden, welche(r) von diesen angegriffen werden (wird)“
test('DW-XV.73 DW-XV.71 AMB-38 of two enemies as near an impetuous unit goes for either, as its owner likes', () => {
  const ends = (elements: string, older = false) => {
    const g = field([
      { side: 0, elements, impetuous: true, facing: 1 },
      { side: 1, elements: '0,-4=P', facing: 4 },
      { side: 1, elements: '8,-4=P', facing: 4 },
    ])
    const state = older ? former(g) : g
    const { advance, turn } = driveOf(state, moveOf(state, 0, RAGING))!
    return [preysOf(state, 0), advance.length, turn]
  }
  const line = '0,0=P 1,0 2,0 3,0 4,0'
  const [preys, ways] = ends(line)
  const [older, fewer] = ends(line, true)
  expect([preys, older]).toEqual([[1, 2], [1]])
  expect(ways).toBeGreaterThan(fewer as number)
  // a small unit, too
  const match = matchAt([
    { side: 0, elements: '0,0=P', impetuous: true },
    { side: 1, elements: '0,-5=P', facing: 4 },
    { side: 1, elements: '5,-5=P', facing: 4 },
  ])
  until(match, 'smallElement')
  play(match, el(match, '0,0'))
  const near = choicesOf(match)
  expect(['0,-4', '4,-4'].map(label => near.includes(`hex ${hexAt(stateOf(match), label)}`))).toEqual([true, true])
})

// „wird der Kampffaktor (nur) des Elements im ersten Rang der Einheit für jedes weitere Element des Keils um 1 erhöht“; blows of one
// initiative fall at the same time
test('DW-XIII.13 DW-VI.8 DW-XIV.2 the point of a wedge strikes with all of it, though one beside it moves up in the same step', () => {
  const blow = (older = false) => {
    const units: Given[] = [
      { side: 0, card: 'berserkers', elements: '0,0=P -1,1=L 0,1 -2,2 -1,2 0,2', order: 'A', facing: 1 },
      { side: 1, elements: '0,-1=P -1,0 -2,0', facing: 4, order: 'B' },
    ]
    const match = older
      ? formerlyAt(units, { phase: 'melee', ...calm }, '11')
      : matchAt(units, { phase: 'melee', ...calm })
    const at = (label: string) => on(stateOf(match), label)
    play(match, `attacker ${at('-1,1')}`, `target ${at('-1,0')}`)
    play(match, `attacker ${at('0,0')}`, `target ${at('0,-1')}`)
    const point = at('0,0')
    const events = play(match, older ? 'done =1' : 'done =20 1')
    expect(match.asked?.decision).toBe('secondAttack')
    events.push(...play(match, 'press'))
    if (match.asked?.decision === 'secondAttack') events.push(...play(match, 'pass'))
    return told(events, 'strikes').find(([striker]) => striker === point)![3]
  }
  expect([blow(), blow(true)]).toEqual([15, 10])
})
