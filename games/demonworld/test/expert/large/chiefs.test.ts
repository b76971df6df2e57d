import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ATTACK_ORDER, HOLD_ORDER } from '../../../content/tables.ts'
import { cannotStrikeFlyer } from '../../../expert/flyers/blows.ts'
import { overrunBase } from '../../../expert/large/overrun.ts'
import { cannotMount } from '../../../rules/large/mounts.ts'
import { momentaryInitiative } from '../../../rules/melee/strike.ts'
import { isFighting } from '../../../rules/movement/contact.ts'
import { joinable } from '../../../rules/orders/attachment.ts'
import { markersFor } from '../../../rules/orders/phase.ts'
import { cannotShootNow } from '../../../rules/shooting/base-number.ts'
import { FIRST_FIRE, SECOND_FIRE } from '../../../state.ts'
import { far, type Played, stateOf, used } from '../../examples.ts'
import { field, type Given, kinds, matchAt } from '../../table.ts'

const expert = { rules: 'expert' } as const
const calm = { rules: { large: true, morale: false } } as const
const chief: Given = { side: 0, card: 'giantChief', elements: '0,0' }
const row: Given = { side: 1, elements: '0,-2=L 1,-2 2,-2', facing: 4, order: 'H' }

/** Lets sections pass until the giant is asked about in this one. */
function inSection(match: Played, section: number): Played {
  while (stateOf(match).section !== section) play(match, choicesOf(match).at(-1)!)
  return match
}

describe('a giant who commands', () => {
  test('DW-XVII.32 AMB2-82 takes no marker, joins nobody and rides nothing', () => {
    const g = field([chief, { side: 0, elements: '0,-1=P' }, { side: 0, card: 'clawDragon', elements: '4,0' }], expert)
    expect([markersFor(g, 0), joinable(g, 0), cannotMount(g, 0, 2)]).toEqual([0, [], 'DW-XVII.31'])
    expect(g.captains).toEqual([0])
  })

  test('DW-XVII.32 DW-X.11 moves before the units of section B, P or A, with fixed points for his steps and turns', () => {
    const match = matchAt([chief, { side: 0, elements: '5,0=L', order: 'B' }, far], calm)
    expect(choicesOf(match)).toEqual(['captain 0', 'done'])
    play(match, 'captain 0')
    expect(match.asked?.decision).toBe('moveLarge')
    play(match, ...Array.from({ length: 6 }, () => 'tread 1'))
    expect([used(match).spent, kinds(match)]).toEqual([18, ['done']])
    play(match, 'done')
    expect([stateOf(match).moved[0], match.asked?.decision]).toEqual([true, 'chooseMover'])
    const late = inSection(matchAt([chief, far], calm), ATTACK_ORDER)
    expect(choicesOf(late)).toEqual(['captain 0', 'done'])
  })

  test('DW-XVII.32 DW-X.7 who attacks in section A strikes quicker by two in the first phase', () => {
    const match = inSection(matchAt([chief, row], calm), ATTACK_ORDER)
    play(match, 'captain 0', 'tread 1', 'attack')
    while (match.asked?.seats[0] === 1) play(match, 'done')
    expect(stateOf(match).order[0]).toBe(-1)
    play(match, 'done')
    const g = stateOf(match)
    expect([isFighting(g, 0), g.order[0], momentaryInitiative(g, 0)]).toEqual([true, ATTACK_ORDER, 2 + 2 - 1])
  })

  test('DW-XVII.32 AMB2-21 he overruns like a giant, with the initiative of his card', () => {
    const g = field([chief, row], calm)
    expect(overrunBase(g, 0, 1).factors).toContainEqual({ name: 'initiative', value: 2 })
    const match = matchAt([chief, row], calm)
    play(match, 'captain 0', 'tread 1')
    expect(choicesOf(match)).toEqual(['attack', 'overrun'])
  })

  test('DW-XVII.32 DW-X.13 shoots in either phase, and strikes at flyers without an order', () => {
    const g = field([chief, { side: 1, card: 'skyLord', elements: '0,-1^4', facing: 4 }], { rules: 'full' })
    for (const phase of [FIRST_FIRE, SECOND_FIRE]) {
      g.phase = phase
      expect(cannotShootNow(g, 0)).toBeUndefined()
    }
    expect(cannotStrikeFlyer(g, 0, 0, 1)).toBeUndefined()
    const plain = field(
      [
        { ...chief, card: 'clubGiant' },
        { side: 1, card: 'skyLord', elements: '0,-1^4' },
      ],
      {
        rules: 'full',
      },
    )
    expect(cannotStrikeFlyer(plain, 0, 0, 1)).toBe('DW-XXIII.8')
  })

  test('DW-XVII.32 DW-X.11 makes one turn at the end of the Hold section, into no contact', () => {
    const match = inSection(matchAt([chief, far], calm), HOLD_ORDER)
    while (match.asked?.decision !== 'turnCaptain') play(match, choicesOf(match).at(-1)!)
    play(match, 'captain 0')
    expect([match.asked?.decision, kinds(match)]).toEqual(['turnChief', ['tread', 'stay']])
    expect(refusal(match, 'tread 1').rule).toBe('DW-XVII.9')
    const events = play(match, 'tread 12')
    expect(told(events, 'treads').map(([, , , facing]) => facing)).toEqual([5])
    const beside = inSection(
      matchAt([chief, { side: 1, card: 'footmen', elements: '2,-1=L', facing: 3, order: 'H' }], calm),
      HOLD_ORDER,
    )
    while (beside.asked?.decision !== 'turnCaptain') play(beside, choicesOf(beside).at(-1)!)
    play(beside, 'captain 0')
    expect(refusal(beside, 'tread 6').rule).toBe('DW-XVII.23')
  })
})
