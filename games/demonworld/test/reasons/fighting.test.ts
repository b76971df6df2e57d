import { choicesOf, play } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { el, hex, line, type Played, stateOf } from '../examples.ts'
import { casting, foe, sandor } from '../expert/magic/casting.ts'
import { type Given, matchAt, on, type Setting } from '../table.ts'
import { because } from './because.ts'

const calm: Setting = { rules: { morale: false } }
const by = (match: Played, kind: string, label: string) => `${kind} ${on(stateOf(match), label)}`
const archers = (elements: string): Given => ({ side: 0, card: 'lightArchers', elements, order: 'H' })

/** Archers shoot in the second ranged phase. */
function volley(units: readonly Given[]): Played {
  const match = matchAt(units, { ...calm, phase: 'secondFire' })
  play(match, 'unit 0')
  return match
}

test('DW-IV.6 DW-IV.1 DW-IV.3 why an element declares no shot', () => {
  const match = volley([
    archers('0,0=P 1,0 0,5:4'),
    { side: 1, elements: '1,-3=P', facing: 4, order: 'B' },
    { side: 1, elements: '9,-9=P', facing: 4, order: 'B' },
  ])
  because(match, { [by(match, 'shooter', '1,-3')]: 'DW-IV.6', [by(match, 'shooter', '0,5')]: 'DW-IV.3' })
  play(match, by(match, 'shooter', '0,0'), by(match, 'target', '1,-3'), 'ready')
  because(match, { [by(match, 'shooter', '0,0')]: 'DW-IV.1' })
})

test('DW-IV.8 DW-IV.1 DW-IV.4 why an element supports no shot: it shoots itself, looks elsewhere or is of another unit', () => {
  const match = volley([
    archers('0,0=P 1,0 2,0 0,1:4'),
    { side: 1, elements: '1,-3=P 2,-3', facing: 4, order: 'B' },
    { side: 1, elements: '9,-9=P', facing: 4, order: 'B' },
  ])
  play(match, by(match, 'shooter', '2,0'), by(match, 'target', '2,-3'), 'ready')
  play(match, by(match, 'shooter', '0,0'), by(match, 'target', '1,-3'))
  expect(match.asked?.decision).toBe('supportShot')
  because(match, {
    [by(match, 'supporter', '2,0')]: 'DW-IV.1',
    [by(match, 'supporter', '0,1')]: 'DW-IV.4',
    [by(match, 'supporter', '1,-3')]: 'DW-IV.8',
  })
})

test('DW-IV.15 DW-V.4 why an element does not close up, or not there', () => {
  const match = volley([
    archers('0,0=P'),
    { side: 1, elements: '0,-4=P 1,-4 2,-4 0,-5 1,-5 2,-5', facing: 4, order: 'B' },
  ])
  play(match, by(match, 'shooter', '0,0'), by(match, 'target', '1,-4'), 'fire =1')
  expect(match.asked?.decision).toBe('closeUp')
  because(match, { [el(match, '0,-5')]: 'DW-IV.15', [el(match, '0,0')]: 'DW-IV.15' })
  play(match, el(match, '1,-5'))
  because(match, { [hex(match, '2,-5')]: 'DW-V.4', [hex(match, '1,-6')]: 'DW-IV.15' })
})

test('DW-IX.7 only who is in touch with a special figure falls in its place', () => {
  const match = volley([archers('0,0=P'), { side: 1, elements: '0,-4=P 1,-4=L 2,-4 4,-4', facing: 4, order: 'B' }])
  play(match, by(match, 'shooter', '0,0'), by(match, 'target', '1,-4'), 'fire =1', 'demand =1')
  expect(match.asked?.decision).toBe('sacrifice')
  because(match, { [el(match, '4,-4')]: 'DW-IX.7', [el(match, '1,-4')]: 'DW-IX.7', 'element 999': 'DW-IX.7' })
})

test('DW-VI.11 DW-VI.12 why an element does not support an attack', () => {
  const engaged = { engaged: true, phases: 1 }
  const match = matchAt(
    [
      ...['0,1:2', '-1,1:0', '1,0:3', '5,5:1'].map(elements => ({ side: 0, elements, ...engaged })),
      { side: 1, card: 'lancers', elements: '0,0:5', ...engaged },
    ],
    { rules: 'introduction', phase: 'melee' },
  )
  play(match, 'attacker 0', 'target 4')
  expect(match.asked?.decision).toBe('supportStrike')
  because(match, { 'supporter 3': 'DW-VI.11', 'supporter 4': 'DW-VI.11', 'supporter 0': 'DW-VI.12' })
  play(match, 'supporter 1')
  because(match, { 'supporter 1': 'DW-VI.12' })
})

test('DW-XIV.2 a second attack goes at an enemy before the striker', () => {
  const engaged = { engaged: true, phases: 1 }
  const match = matchAt(
    [
      { side: 0, card: 'kruuk', elements: '0,0', ...engaged },
      { side: 1, elements: '0,-1:4=P 1,-1:4=P 1,0:3=P', ...engaged },
    ],
    { ...calm, phase: 'melee' },
  )
  play(match, by(match, 'attacker', '0,0'), by(match, 'target', '0,-1'), 'done =1')
  expect(match.asked?.decision).toBe('secondAttack')
  because(match, { [by(match, 'target', '1,0')]: 'DW-XIV.2' })
})

test('DW-VI.40 DW-VI.41 why an element does not regroup, and how it does not face', () => {
  const engaged = { engaged: true, phases: 1 }
  const match = matchAt(
    [
      { side: 0, elements: line(4), ...engaged },
      { side: 0, elements: '6,6', order: 'H' },
      { side: 1, elements: '0,-1:4 1,-1:4 2,-1:4 3,-1:4', ...engaged },
    ],
    { rules: 'introduction', phase: 'melee' },
  )
  while (match.asked?.decision !== 'regroupElement') play(match, choicesOf(match).at(-1)!)
  const [side] = match.asked.seats
  const [own, other] = side === 0 ? ['3,0', '3,-1'] : ['3,-1', '3,0']
  because(match, { [el(match, other)]: 'DW-VI.41', [el(match, '6,6')]: 'DW-VI.40', 'element 999': 'DW-VI.40' })
  play(match, el(match, own))
  const [stay] = choicesOf(match)
  if (stay.startsWith('hex')) play(match, stay)
  because(match, { 'facing 6': 'DW-VI.40' })
})

test('DW-XX.4 more spell points than a wizard has are not paid', () => {
  const match = casting([sandor, foe])
  const spell = choicesOf(match).find(choice => choice.startsWith('spell'))!
  play(match, spell)
  while (match.asked?.decision === 'spellTarget') play(match, choicesOf(match)[0])
  expect(match.asked?.decision).toBe('payExtra')
  because(match, { 'extra 99': 'DW-XX.4' })
})

test('DW-XVII.37 why a rider is not set down on a field', () => {
  const match = matchAt(
    [
      { side: 0, card: 'clawDragon', elements: '0,0', facing: 1, hits: 4, engaged: true, phases: 1 },
      { side: 0, card: 'captain', elements: '', rides: 0 },
      { side: 1, card: 'clubGiant', elements: '0,-1', facing: 4, engaged: true, phases: 1 },
    ],
    { rules: 'expert', phase: 'melee' },
  )
  while (match.asked?.seats[0] === 0) play(match, 'done')
  play(match, 'attacker 2')
  play(match, 'target 0', 'done =1')
  expect(match.asked?.decision).toBe('setDownAt')
  because(match, { [hex(match, '0,3')]: 'DW-XVII.37', 'hex 9999': 'DW-XVII.37' })
})

test('DW-XI.21 DW-V.31 why an optional contact is not declared in the melee phase, or ended', () => {
  const map = 'field 9|0,-2=water2 1,-2=water2 5,-2=water2'
  const rider = (elements: string, order: string): Given => ({ side: 0, card: 'orderKnights', elements, order })
  const footman = (elements: string): Given => ({ side: 1, card: 'footmen', elements, order: 'H' })
  const match = matchAt([rider('0,-2=L', 'A'), footman('0,-3:4=L'), rider('5,-2=L', 'B'), footman('5,-3:4=L')], {
    ...calm,
    map,
    phase: 'melee',
  })
  expect(match.asked?.decision).toBe('declareContacts')
  because(match, { 'pair 2 3': 'DW-V.31', 'pair 0 3': 'DW-XI.21', 'pair 1 0': 'DW-XI.21', 'pair 900 0': 'DW-XI.21' })
  play(match, 'pair 0 1', 'done')
  while (match.asked?.decision !== 'endContacts') play(match, choicesOf(match).at(-1)!)
  because(match, { 'pair 2 3': 'DW-XI.21' })
})

test('DW-XVII.39 a dragon breathes where there is an enemy before it', () => {
  const match = matchAt(
    [
      { side: 0, card: 'clawDragon', elements: '0,0', facing: 1, order: 'H' },
      { side: 1, elements: '0,-2:4', order: 'B' },
    ],
    { rules: 'expert', phase: 'secondFire' },
  )
  play(match, 'unit 0')
  expect(match.asked?.decision).toBe('breathe')
  because(match, { 'area 2': 'DW-XVII.39', 'area 3': 'DW-XVII.39' })
})
