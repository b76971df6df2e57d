import { chance, options } from '@hexarium/kernel'
import { choicesOf, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { FLAME_STRIKE, SPELL_NAMES } from '../../content/expert/spells.ts'
import { demonworld } from '../../index.ts'
import { type Played, stateOf } from '../examples.ts'
import { casting, foe, foot, sandor, wyrrmsch } from '../expert/magic/casting.ts'
import { sensible } from '../players.ts'
import { hexAt, matchAt } from '../table.ts'

/** What the bot chooses at a table, and plays. */
function chosen(match: Played): string {
  const g = stateOf(match)
  const [seat] = match.asked!.seats
  const choice = choicesOf(match)[options(demonworld, g, seat).indexOf(sensible(g, seat, chance('bot')))]
  play(match, choice)
  return choice
}

const block = '0,-4=L 1,-4=S 2,-4 0,-5 1,-5 2,-5 0,-3 1,-3'

describe('what the bot does with magic', () => {
  test('DW-XX.S12 flames go where most enemies stand, and are paid for well', () => {
    const match = casting([
      { ...sandor, power: 20 },
      { ...foe, card: 'dwarfEaters', elements: block },
    ])
    expect(chosen(match)).toBe(`spell 0 ${FLAME_STRIKE}`)
    expect(chosen(match)).toBe(`hex ${hexAt(stateOf(match), '1,-4')}`)
    expect(chosen(match)).toBe('extra 2')
  })

  test('DW-XX.1 without anything worth it the bot keeps its points', () => {
    const match = casting([sandor, { side: 1, elements: '9,-12=P', facing: 4 }])
    expect(chosen(match)).toBe('done')
  })

  test('DW-XX.S1 DW-XX.S6 shamans harden their own and frighten the weak', () => {
    const near = casting([
      wyrrmsch,
      { ...foe, card: 'trolls', elements: '0,-6 1,-6 0,-7 1,-7' },
      { ...foot, elements: '0,-3=L 1,-3=S 2,-3 0,-2 1,-2 2,-2' },
    ])
    expect(chosen(near)).toBe(`spell 0 ${SPELL_NAMES.indexOf('stoneSkin')}`)
    expect(chosen(near)).toBe('unit 1')
    const weak = casting([wyrrmsch, { side: 0, card: 'orderKnights', elements: '0,-3=P 1,-3=P', order: 'H' }])
    expect(chosen(weak)).toBe(`spell 0 ${SPELL_NAMES.indexOf('namelessDread')}`)
  })

  test('DW-XX.S5 a wounded hero is healed', () => {
    const match = casting([
      wyrrmsch,
      { side: 1, card: 'kruuk', elements: '1,-9', hits: 2 },
      { side: 0, elements: '0,9=P' },
    ])
    expect(chosen(match)).toBe(`spell 0 ${SPELL_NAMES.indexOf('healing')}`)
    expect(chosen(match)).toBe('unit 1')
  })

  test('DW-XXVI.5 the ring is kept for a fight, the staff for the end', () => {
    const ring = (elements: string) =>
      matchAt(
        [
          { ...sandor, item: 'algrimsRing', power: 0 },
          { ...foot, elements: '0,-1=L 1,-1=S 2,-1' },
          { ...foe, elements },
        ],
        { rules: 'expert', phase: 'magic', ring: 'strengthen' },
      )
    expect(chosen(ring('0,-2=L 1,-2=S'))).toBe('unit 1')
    expect(chosen(ring('0,-12=L'))).toBe('pass')
    const staff = casting([
      { ...wyrrmsch, item: 'fenraggsStaff', power: 1 },
      { ...foe, elements: '0,-6=L 1,-6=S' },
      foot,
    ])
    play(staff, `spell ${SPELL_NAMES.indexOf('stoneSkin')}`, 'unit 1')
    play(staff, 'extra 3')
    expect(chosen(staff)).toBe('staff 6')
  })
})
