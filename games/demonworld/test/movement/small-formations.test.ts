import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ATTACK_ORDER } from '../../content/tables.ts'
import { shift, shiftAll } from '../../elements.ts'
import { isDeclared, isFighting, touches } from '../../rules/movement/contact.ts'
import { el, far, hex, moving, type Played, stateOf } from '../examples.ts'
import { field, type Given, hexAt, kinds, matchAt, on, type Setting } from '../table.ts'

const calm: Setting = { rules: { morale: false, specialFigures: false } }
/** Three archers in two ranks, who have two manoeuvres with their musician. */
const loose: Given = { side: 0, card: 'lightArchers', elements: '0,0=M 1,0=P 0,1=P', skirmish: true }

describe('small units in skirmish formation', () => {
  const raging = (foe: string, own: Partial<Given> = {}, rules: Record<string, boolean> = {}) =>
    matchAt(
      [
        { ...loose, impetuous: true, prey: 1, ...own },
        { side: 1, elements: foe, facing: 4, order: 'H' },
      ],
      { rules },
    )

  test('DW-XV.73 DW-XIII.22 an impetuous small unit gives up its skirmish formation to attack', () => {
    const match = raging('0,-3=P 1,-3=P')
    expect(choicesOf(match)).toEqual(['skirmish'])
    expect(refusal(match, el(match, '0,0')).rule).toBe('DW-XV.73')
    play(match, 'skirmish')
    expect([kinds(match), stateOf(match).skirmish[0]]).toEqual([['element'], false])
    play(match, el(match, '0,0'))
    play(match, choicesOf(match)[0])
    expect(touches(stateOf(match), 0, 3) || touches(stateOf(match), 0, 4)).toBe(true)
  })

  test('DW-XV.71 as long as it could not attack it runs on as it is, for its marker costs half its points', () => {
    expect(kinds(raging('0,-9=P 1,-9=P'))).toEqual(['element'])
    // beside the enemy it comes no nearer: it closes up
    expect(choicesOf(raging('0,-2=P 1,-2=P'))).toEqual(['skirmish'])
    // by rules 5 it stopped before him
    expect(kinds(raging('0,-2=P 1,-2=P', {}, { beforeSix: true }))).not.toContain('skirmish')
  })

  test('DW-XIII.21 a small unit changes its formation with one manoeuvre, before any of it has moved', () => {
    const match = moving([{ ...loose, order: 'B' }, far], { rules: { morale: false } })
    expect(choicesOf(match)).toContain('skirmish')
    const ways = (played: Played) => {
      play(played, el(played, '0,0'))
      return choicesOf(played).length
    }
    const before = ways(moving([{ ...loose, order: 'B' }, far], { rules: { morale: false } }))
    const events = play(match, 'skirmish')
    expect([told(events, 'loosens'), stateOf(match).skirmish[0]]).toEqual([[[0, 0]], false])
    // half the points are left beside it
    expect(ways(match)).toBeLessThan(before)
    play(match, choicesOf(match)[0])
    play(match, choicesOf(match)[0])
    expect(choicesOf(match)).not.toContain('skirmish')
  })

  test('DW-XIII.21 DW-V.2 with its only manoeuvre used for that nobody of it moves', () => {
    const alone = moving([{ ...loose, elements: '0,0=P 1,0=P 0,1=P', order: 'B' }, far], calm)
    play(alone, 'skirmish', el(alone, '0,0'))
    expect(choicesOf(alone)).toEqual([hex(alone, '0,0')])
  })
})

describe('contact by declaration', () => {
  // size 3 wades where size 2 does not
  const map = 'field 9|0,-2=water2 1,-2=water2 2,-2=water2 5,-2=water2'
  const foot: Given = { side: 1, elements: '0,-3:4=P 1,-3:4=P', order: 'H' }
  const riders: Given = { side: 0, card: 'orderKnights', elements: '0,-1=P 1,-1=P', order: 'A' }

  test('DW-XI.21 an element of a small unit declares contact where only it could go to the other', () => {
    const match = moving([riders, foot], { map, rules: { morale: false } })
    play(match, el(match, '0,-1'), hex(match, '0,-2'), 'facing 1')
    expect(kinds(match)).not.toContain('declare') // out of order: nobody attacks (DW-V.31)
    play(match, el(match, '1,-1'), hex(match, '1,-2'), 'facing 1')
    const [a, b] = [on(stateOf(match), '0,-2'), on(stateOf(match), '0,-3')]
    expect(choicesOf(match)).toContain(`declare ${a} ${b}`)
    const events = play(match, `declare ${a} ${b}`)
    expect([told(events, 'optional'), told(events, 'contact')]).toEqual([[[a, b, 1]], [[0, 1]]])
    expect(match.asked?.seats).toEqual([1])
    expect(refusal(moving([riders, foot], { map, rules: { morale: false } }), 'declare 0 2').rule).toBe('DW-XI.21')
  })

  test('DW-XI.21 the last element to move is asked, too, and with a Move order nobody is', () => {
    const last = (order: string, rules: Record<string, boolean> = {}) => {
      const match = moving([{ ...riders, elements: '0,-1=P', order }, foot], {
        map,
        rules: { morale: false, ...rules },
      })
      play(match, el(match, '0,-1'), hex(match, '0,-2'), 'facing 1')
      return match.asked?.decision === 'smallElement' && kinds(match).includes('declare')
    }
    expect([last('A'), last('B'), last('A', { beforeSix: true })]).toEqual([true, false, false])
  })

  test('DW-XI.21 DW-X.12 DW-X.7 a commander says whether he is in contact, and strikes by his section then', () => {
    const wading = (rules: Record<string, boolean> = {}) => {
      const marshal: Given = { side: 0, card: 'marshal', elements: '0,-1' }
      const match = matchAt([marshal, foot], { map, rules: { morale: false, ...rules } })
      while (match.asked?.decision !== 'chooseCaptain' || stateOf(match).section !== ATTACK_ORDER)
        play(match, choicesOf(match).at(-1)!)
      play(match, 'captain 0', hex(match, '0,-2'), 'facing 1')
      return match
    }
    const match = wading()
    expect([match.asked?.decision, kinds(match)]).toEqual(['captainContact', ['declare', 'done']])
    expect(refusal(match, 'declare 1 0').rule).toBe('DW-XI.21')
    const declared = play(match, `declare 0 ${on(stateOf(match), '0,-3')}`)
    expect(told(declared, 'optional').length).toBe(1)
    while (match.asked?.decision === 'captainContact') play(match, 'done')
    expect([stateOf(match).order[0], isFighting(stateOf(match), 0)]).toEqual([ATTACK_ORDER, true])
    const silent = wading()
    play(silent, 'done')
    expect(isFighting(stateOf(silent), 0)).toBe(false)
    expect(wading({ beforeSix: true }).asked?.decision).not.toBe('captainContact')
  })

  test('DW-XI.21 once the two part the contact is none any more, also when they meet again', () => {
    const met = (rules: Record<string, boolean> = {}) => {
      const g = field(
        [
          { ...riders, elements: '0,-2=P' },
          { ...foot, elements: '0,-3:4=P' },
        ],
        { map, rules },
      )
      g.declared = [0, 1]
      shift(g, 1, hexAt(g, '1,-3'))
      expect(isDeclared(g, 0, 1)).toBe(true)
      shift(g, 1, hexAt(g, '0,-4'))
      shift(g, 1, hexAt(g, '0,-3'))
      return isDeclared(g, 0, 1)
    }
    expect([met(), met({ beforeSix: true })]).toEqual([false, true])
  })

  test('DW-XI.21 DW-XVII.8 a large element parts by its own step, and units by theirs', () => {
    const g = field(
      [
        { side: 0, card: 'tallGiant', elements: '0,0' },
        { side: 1, elements: '0,-1=P 1,-1=P', facing: 4 },
      ],
      { rules: { large: true } },
    )
    g.declared = [0, 1, 0, 2]
    shiftAll(g, [1, 2], [hexAt(g, '0,-2'), hexAt(g, '1,-2')])
    expect(g.declared).toEqual([])
    g.declared = [0, 1]
    shift(g, 0, hexAt(g, '0,2'))
    expect(g.declared).toEqual([])
  })
})
