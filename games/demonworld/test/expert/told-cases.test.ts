import { type Event, within } from '@hexarium/kernel'
import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { BLESS, CURSE, SPELL_NAMES } from '../../content/expert/spells.ts'
import { forfeitFire } from '../../expert/artillery/gunnery.ts'
import { crash } from '../../expert/flyers/crash.ts'
import { withoutLosers } from '../../expert/magic/effects.ts'
import { loadGun } from '../../rules/artillery/guns.ts'
import { ignite } from '../../rules/flames/blaze.ts'
import { endMagic } from '../../rules/magic/rest.ts'
import type { Demonworld } from '../../state.ts'
import { far, moving, stateOf } from '../examples.ts'
import { type Given, hexAt, matchAt, type Setting } from '../table.ts'
import { gun, laid, nobody } from './artillery/gunners.ts'
import { casting, foe, foot, sandor, wyrrmsch } from './magic/casting.ts'

const full = { rules: 'full' } as const

/** What a rule tells when it is applied to a battle that goes on, with dice. */
function tellsOf(units: readonly Given[], given: number[], rule: (g: Demonworld) => void, setting: Setting = {}) {
  const g = stateOf(matchAt(units, { ...full, ...setting }))
  const events: Event[] = []
  within({ given, events }, () => rule(g))
  return { g, events }
}

test('DW-XIX.6 what a gun is loaded with is told, once it changes; an incendiary stone not fired is lost', () => {
  const units = [gun({ load: 2, order: 'P' }), nobody]
  const { events } = tellsOf(units, [], g => loadGun(g, 0, 3))
  expect(told(events, 'loads')).toEqual([[0, 5]])
  expect(told(tellsOf(units, [], g => loadGun(g, 0, 6)).events, 'loads')).toEqual([])
  const fiery = [gun({ card: 'stoneThrower', announced: true }), gun({ card: 'stoneThrower', elements: '5,0' }), nobody]
  const lost = tellsOf(fiery, [], g => {
    g.torch[0] = 1
    forfeitFire(g)
  })
  expect(told(lost.events, 'loads')).toEqual([[0, 0]])
  expect(lost.g.load.slice(0, 2)).toEqual([0, 6])
})

test('DW-XIX.7 a shot is told with its field, its die and what became of it', () => {
  const fired = (die: string) => {
    const match = laid([gun(), nobody])
    const hex = hexAt(stateOf(match), '0,-6')
    return told(play(match, `hex ${hex} =${die}`), 'fires').map(args => args.map(one => (one === hex ? 'there' : one)))
  }
  expect(fired('1')).toEqual([[0, 'there', 1, 5]])
  expect(fired('3')).toEqual([[0, 'there', 3, 3]])
  expect(fired('18')).toEqual([[0, 'there', 18, 0]])
})

test('DW-XXII.4 DW-XXII.9 fires and announcements are told', () => {
  const map = 'field 12|0,3=undergrowth'
  const { g, events } = tellsOf([foot, far], [], h => ignite(h, hexAt(h, '0,3')), { map } as Setting)
  expect(told(events, 'burns')).toEqual([[hexAt(g, '0,3'), 5]])
  const archers = { side: 0, card: 'lightArchers', elements: '0,0=P 1,0=P', order: 'H' }
  const match = matchAt([archers, { ...archers, elements: '5,0=P 6,0=P' }, far], full)
  expect(told(play(match, 'unit 0'), 'torches')).toEqual([[0]])
})

test('DW-XX.3 DW-XX.6 rest and spells that wear off are told', () => {
  const units = [
    { ...sandor, power: 9 },
    { ...foot, spells: ['confusion', 'curse'], spellEnd: 1 },
    { side: 0, card: 'captain', elements: '5,5' },
    foe,
  ]
  const { g, events } = tellsOf(units, [], h => {
    h.stirred.fill(false)
    endMagic(h)
  })
  expect(told(events, 'rests')).toEqual([[0, 8]])
  expect(told(events, 'wearsOff')).toEqual([[1, SPELL_NAMES.indexOf('confusion')]])
  expect(g.spells[1]).toBe(1 << CURSE)
  const full20 = tellsOf([{ ...sandor, power: 20 }, foe], [], h => {
    h.stirred.fill(false)
    endMagic(h)
  })
  expect(told(full20.events, 'rests')).toEqual([])
})

test('DW-XX.5 AMB2-33 a duel is told: who stands, then who does not; equal sums are rolled again', () => {
  const duel = (given: number[]) => {
    const works = [0, BLESS, 2, 5, 1, CURSE, 2, 3]
    let left: number[] = []
    const { events } = tellsOf([sandor, wyrrmsch, foot], given, g => {
      left = withoutLosers(g, works, [[BLESS, CURSE]])
    })
    return [told(events, 'duel'), left[1]]
  }
  expect(duel([10, 11])).toEqual([[[0, BLESS, 1, CURSE]], BLESS]) // 15 and 14
  expect(duel([10, 13])).toEqual([[[1, CURSE, 0, BLESS]], CURSE]) // 15 and 16
  expect(duel([10, 12, 1, 20])).toEqual([[[1, CURSE, 0, BLESS]], CURSE])
})

test('DW-XXIII.16 a dragon that crashes is told with its fields', () => {
  const { g, events } = tellsOf([{ side: 0, card: 'clawDragon', elements: '0,0^9', order: 'B' }, far], [], h => {
    crash(h, 0)
  })
  const fields = ['0,0', '-1,1', '0,1', '-1,2'].map(label => hexAt(g, label))
  expect(told(events, 'crashes')).toEqual([[0, ...fields]])
  expect(g.corpses).toEqual(fields)
})

test('DW-XVII.39 DW-XXIII.3 breath and landings are told', () => {
  const dragon = { side: 0, card: 'clawDragon', elements: '0,0' }
  const breath = matchAt(
    [
      { ...dragon, order: 'P' },
      { side: 1, elements: '0,-2=P', facing: 4 },
    ],
    {
      ...full,
      phase: 'firstFire',
    },
  )
  play(breath, 'unit 0')
  expect(told(play(breath, 'area 1 =20'), 'breathes')).toEqual([[0, 1]])
  const flight = moving([{ ...dragon, order: 'B' }, far], full)
  play(flight, 'low', `hex ${hexAt(stateOf(flight), '3,-3')}`)
  const g = stateOf(flight)
  expect(told(play(flight, 'facing 2'), 'lands')).toEqual([[0, hexAt(g, '0,0'), hexAt(g, '3,-3'), 2]])
})

test('DW-XVII.41 mounting is told, ends the move of both and takes him off his field', () => {
  const units = [
    { side: 0, card: 'captain', elements: '0,-3' },
    { side: 0, card: 'clawDragon', elements: '0,0', order: 'B' },
    far,
  ]
  const match = matchAt(units, { rules: 'expert' })
  while (match.asked && match.asked.decision !== 'chooseCaptain') play(match, choicesOf(match).at(-1)!)
  play(match, 'captain 0', `hex ${hexAt(stateOf(match), '0,-1')}`)
  while (match.asked?.decision !== 'mountUp') play(match, choicesOf(match)[0])
  expect(choicesOf(match)).toEqual(['mount 1', 'stay'])
  const events = play(match, 'mount 1')
  expect(told(events, 'mounts')).toEqual([[0, 1]])
  const g = stateOf(match)
  expect([g.mount[0], g.at[0], g.on[hexAt(g, '0,-1')], g.unit[0]]).toEqual([1, -1, -1, 1])
})

test('DW-XVII.24 DW-XVII.25 who attacks walks no more; who has to follow does not stop before', () => {
  const match = moving(
    [
      { side: 0, card: 'clubGiant', elements: '0,0', order: 'A' },
      { side: 1, card: 'smallGiant', elements: '0,-2', facing: 4, order: 'H', moved: true },
    ],
    { rules: 'expert' },
  )
  expect(choicesOf(match).some(choice => choice.startsWith('walk'))).toBe(true)
  play(match, 'tread 1')
  expect(match.asked?.decision).toBe('moveLarge')
  expect(choicesOf(match).some(choice => choice.startsWith('walk'))).toBe(false)
  expect(choicesOf(match)).toContain('done')
})

test('DW-XX.1 spells are announced with their cost and target', () => {
  const match = casting([sandor, foot, foe])
  play(match, `spell ${CURSE}`, 'unit 2')
  expect(told(play(match, 'extra 2 =20'), 'announces')).toEqual([[0, CURSE, 2, 5, 0]])
})
