import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground, remove } from '../../../elements.ts'
import { fallLarge, isGreat, releaseDragons, ridersBeside } from '../../../rules/large/mounts.ts'
import { DESTROYED, type Demonworld, FLED, HERE } from '../../../state.ts'
import { far, moving, type Played, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, matchAt, type Setting } from '../../table.ts'

const expert = { rules: 'expert' } as const
const at = (units: readonly Given[], setting: Setting = {}) => field(units, { ...expert, ...setting })
const big = (card: string, elements = '0,0', more: Partial<Given> = {}): Given => ({ side: 0, card, elements, ...more })
const rider: Given = { side: 0, card: 'captain', elements: '', rides: 0 }
const labels = (g: Demonworld, hexes: readonly number[]) => hexes.map(hex => ground(g).board.labels[hex])

describe('the end of large elements', () => {
  test.each([
    ['clubGiant', 3],
    ['smallGiant', 0],
    ['clawDragon', 4],
    ['chariot', 0],
    ['boltGun', 0],
  ])('DW-XVII.36 DW-XVII.37 DW-XVIII.2 a dead %s bars %i fields', (card, fields) => {
    const g = at([big(card), far])
    fallLarge(g, 0)
    expect([g.corpses.length, g.fate[0], g.on.includes(0)]).toEqual([fields, DESTROYED, false])
  })

  test('DW-XVII.37 the rider of a slain dragon stands before it, or beside it where all that is taken', () => {
    const after = (taken: string) => {
      const g = at([big('clawDragon'), rider, { side: 0, elements: taken }, far])
      fallLarge(g, 0)
      return labels(g, [g.at[g.captains[0]]])[0]
    }
    expect(['0,-1', '1,-1', '-1,0', '1,0']).toContain(after('5,5=P'))
    expect(after('0,-1=P 1,-1=P -1,0=P')).toBe('1,0')
    expect(['-2,1', '-2,2', '1,1', '0,2', '-2,3', '-1,3']).toContain(after('0,-1=P 1,-1=P -1,0=P 1,0=P'))
  })

  test('DW-XVIII.8 a passenger stands where the chariot stood; on foot again he acts for himself', () => {
    const g = at([big('chariot', '0,0', { order: 'A' }), rider, far])
    const [captain] = g.captains
    fallLarge(g, 0)
    expect([labels(g, [g.at[captain]])[0], g.mount[captain], g.unit[captain]]).toEqual(['0,1', -1, 1])
    expect([g.order[1], g.fate[captain]]).toEqual([-1, HERE])
  })

  test('DW-XVII.41 DW-XVIII.8 with its rider a dragon goes, a chariot drives on without its passenger', () => {
    const fates = (card: string) => {
      const g = at([big(card), rider, far])
      fallLarge(g, g.captains[0])
      return [g.fate[g.captains[0]], g.fate[0]]
    }
    expect(fates('clawDragon')).toEqual([DESTROYED, FLED])
    expect(fates('chariot')).toEqual([DESTROYED, HERE])
  })

  test('DW-XVII.20 who has no hit points left falls where he is set down', () => {
    const g = at([big('chariot'), { ...rider, hits: 3 }, far])
    fallLarge(g, 0)
    expect(g.fate[g.captains[0]]).toBe(DESTROYED)
    expect(g.losses[1]).toBe(1)
  })

  test('DW-XVII.41 a dragon waits for who got off while he stands before it', () => {
    const waits = (label: string, change: (g: Demonworld) => void = () => {}) => {
      const g = at([big('clawDragon'), { side: 0, card: 'captain', elements: label }, far])
      g.bereft = [0, g.captains[0]]
      change(g)
      releaseDragons(g)
      return [g.fate[0], g.bereft.length]
    }
    expect(waits('0,-1')).toEqual([HERE, 2])
    expect(waits('0,-2')).toEqual([FLED, 0])
    expect(waits('-2,1')).toEqual([FLED, 0])
    expect(waits('0,-1', g => remove(g, g.captains[0], DESTROYED))).toEqual([FLED, 0])
    expect(waits('0,-2', g => remove(g, 0, DESTROYED))).toEqual([DESTROYED, 0])
  })

  test('DW-XVII.41 who stands beside a mount may mount it; large elements and riders end in their own way', () => {
    const g = at([
      big('clawDragon'),
      { side: 0, card: 'captain', elements: '0,-1' },
      { side: 0, card: 'gordan', elements: '5,5' },
      far,
    ])
    expect(ridersBeside(g, 0)).toEqual([g.captains[0]])
    expect(ridersBeside(at([big('clubGiant'), { side: 0, card: 'captain', elements: '0,-1' }, far]), 0)).toEqual([])
    expect([isGreat(g, 0), isGreat(g, g.captains[0]), isGreat(g, g.head[3])]).toEqual([true, false, false])
    const mounted = at([big('clawDragon'), rider, far])
    expect(isGreat(mounted, mounted.captains[0])).toBe(true)
  })
})

describe('getting on and off', () => {
  const dragon = big('clawDragon', '0,0', { order: 'B' })

  test('DW-XVII.41 before the move he gets off to a free field before the head, and may still move', () => {
    const match: Played = moving([dragon, rider, { side: 0, elements: '0,-1=P', order: 'H' }, far], expert)
    expect(match.asked?.decision).toBe('dismount')
    const offered = choicesOf(match).flatMap(c =>
      c === 'stay' ? [] : labels(stateOf(match), [Number(c.split(' ')[1])]),
    )
    expect(offered.sort()).toEqual(['-1,0', '1,-1', '1,0'])
    expect(refusal(match, `hex ${hexAt(stateOf(match), '0,-1')}`).rule).toBe('DW-XVII.41')
    const events = play(match, `hex ${hexAt(stateOf(match), '1,0')}`)
    const g = stateOf(match)
    const [captain] = g.captains
    expect(told(events, 'dismounts')).toEqual([[captain, 0, hexAt(g, '1,0')]])
    expect([g.mount[captain], g.unit[captain], g.moved[1], g.bereft]).toEqual([-1, 1, false, [0, captain]])
  })

  test('DW-XVII.41 nobody gets off in contact with an enemy', () => {
    const units = [dragon, rider, { side: 1, elements: '0,-1=P', facing: 4, order: 'H', moved: true }, far]
    const match = matchAt(units, expert)
    while (match.asked && match.asked.decision !== 'chooseMover') play(match, choicesOf(match).at(-1)!)
    if (match.asked && choicesOf(match).includes('unit 0')) play(match, 'unit 0')
    expect(match.asked?.decision).not.toBe('dismount')
  })
})
