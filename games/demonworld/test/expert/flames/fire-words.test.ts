import { eventInWords, LANGUAGES } from '@hexarium/kernel'
import { choicesOf, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { check } from '../../../check.ts'
import { ground } from '../../../elements.ts'
import { demonworld } from '../../../index.ts'
import { isInFire } from '../../../rules/flames/blaze.ts'
import type { View } from '../../../view.ts'
import { stateOf } from '../../examples.ts'
import { field, hexAt, matchAt, on } from '../../table.ts'
import { gun, laid, nobody } from '../artillery/gunners.ts'

const map = 'field 12|0,-2-0,-3=wall 1,-1=wood'
const match = laid([gun(), { side: 1, elements: '0,-3=P', facing: 4 }], { rules: 'full', map })
const view = demonworld.view(stateOf(match), 0) as View
const at = (label: string) => hexAt(stateOf(match), label)
const words = (kind: string, ...args: number[]) =>
  LANGUAGES.map(language => eventInWords(demonworld, language, view, { kind, args }, 0).text)

describe('what is told', () => {
  test('DW-XIX.7 shots, drifts and defects', () => {
    expect(words('fires', 0, at('0,-3'), 9, 2)).toEqual([
      'Bolt thrower I, fire at 0,-3: 9, drift of 2 fields',
      'Bolzenwerfer I feuert auf 0,-3: 9, Abweichung um 2 Felder',
      'Lance-carreaux I tire sur 0,-3 : 9, déviation de 2 cases',
    ])
    expect(words('fires', 0, at('0,-3'), 1, 5)[0]).toContain('bursts')
    expect(words('shotLands', 0, -1)).toEqual([
      'The shot goes off the board',
      'Das Geschoss verlässt die Spielfläche',
      'Le tir sort du plateau',
    ])
    expect(words('shotLands', 0, at('0,-3'))[1]).toBe('Endgültiges Zielfeld: 0,-3')
    expect(words('loads', 0, 4)[0]).toBe('Bolt thrower I: 4 of 6 load points')
  })

  test('DW-XIX.12 walls and whom a shot meets', () => {
    const { board } = ground(stateOf(match))
    const wall = board.sideBetween(at('0,-2'), at('0,-3'))
    expect(words('batters', 0, wall, 10, 11, 0)[0]).toMatch(
      /^Against the wall between 0,-[23] and 0,-[23] \(10 or less\): 11/,
    )
    expect(words('pierces', 0, on(stateOf(match), '0,-3'), 12, 7, 1)[0]).toBe(
      'Bolt thrower I against Footmen (12 or less): 7, a hit',
    )
    expect(words('stopped', 0, at('0,-3'))[2]).toBe('Le projectile s’arrête en 0,-3')
  })

  test('DW-XXII.1 DW-XXII.4 wind and fire', () => {
    expect(words('wind', 1, 4)).toEqual([
      'The wind blows north-east, strength 4',
      'Der Wind weht nach Nordosten, Windstärke 4',
      'Le vent souffle vers le nord-est, force 4',
    ])
    expect(words('wind', 1, 0)[1]).toBe('Windstille')
    expect(words('dwindles', at('1,-1'), 0, at('0,-1'), 3)[0]).toBe(
      'Fires burn down: 1,-1 is burnt out, 0,-1 for 3 more rounds',
    )
    expect(words('spreads', at('1,-1'), 10, 11, 0)[0]).toBe(
      'The fire reaches for 1,-1 (10 or less): 11, it does not burn',
    )
    expect(words('flames', 0, 1, 2, 5, 5, 1)[1]).toContain('2 × unterstützt')
    expect(words('lights', 0, at('1,-1'), 6, 1)[0]).toContain('it catches fire')
  })
})

test('DW-XIX.7 the odds of a shot are those of its range', () => {
  const decision = demonworld.decisions.get('aimGun')!
  const chance = (label: string) => demonworld.odds!(stateOf(match), 0, decision, at(label))[0]
  expect(chance('0,-3')).toMatchObject({ key: 'onTarget', args: [4], chance: 0.85 })
  expect(chance('0,-6')).toMatchObject({ args: [18], chance: 0.15 })
})

test('DW-XXII.6 who flies is above the fire', () => {
  const g = field([{ side: 0, card: 'pegasusRiders', elements: '1,-1=P' }, nobody], {
    rules: 'full',
    map,
    fires: '1,-1',
  })
  expect(isInFire(g, 0)).toBe(true)
  g.altitude[0] = 20
  expect(isInFire(g, 0)).toBe(false)
})

describe('getting out of the fire', () => {
  const burning = 'field 12|0,0=wood 3,3=wood'

  test('DW-XXII.6 not into contact, unless it is in contact already', () => {
    const units = [
      { side: 0, elements: '0,0=P', order: 'H', engaged: true },
      { side: 1, elements: '0,-2=P', facing: 4, order: 'H', engaged: true },
    ]
    const escaping = matchAt([...units, nobody], { rules: 'full', map: burning, fires: '0,0' })
    while (escaping.asked!.decision !== 'escapeFire') play(escaping, choicesOf(escaping).at(-1)!)
    const ends = choicesOf(escaping)
    expect(ends).toHaveLength(5)
    expect(ends).not.toContain(`hex ${hexAt(stateOf(escaping), '0,-1')}`)
  })

  test('DW-XXII.6 AMB2-26 a large element with one field in the fire is lost if it has not moved off', () => {
    const giant = { side: 0, card: 'tallGiant', elements: '0,0', order: 'H' }
    const burnt = matchAt([giant, nobody, { side: 0, elements: '5,5', order: 'B' }], {
      rules: 'full',
      map: 'field 12|0,1=wood',
      fires: '0,1',
    })
    while (stateOf(burnt).phase === 3 && burnt.asked) play(burnt, choicesOf(burnt).at(-1)!)
    expect(stateOf(burnt).fate[0]).toBe(2)
    expect(stateOf(burnt).corpses).toHaveLength(3)
  })
})

test('DW-XIX.6 DW-XXII.4 broken states are noticed', () => {
  const fresh = () => field([gun(), nobody], { rules: 'full', map, fires: '1,-1' })
  expect(() => check(fresh())).not.toThrow()
  const broken: ((g: ReturnType<typeof fresh>) => void)[] = [
    g => void (g.load[0] = 7),
    g => void (g.wind = [7, 1]),
    g => void (g.wind = [1, -1]),
    g => void (g.flames[1] = 0),
    g => void (g.rules.fire = false),
  ]
  for (const change of broken) {
    const g = fresh()
    change(g)
    expect(() => check(g)).toThrow()
  }
})
