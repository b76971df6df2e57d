import { describe, expect, test } from 'vitest'
import { demonworld } from '../../index.ts'
import { text as de } from '../../text/de/index.ts'
import { text as en } from '../../text/en/index.ts'
import { text as fr } from '../../text/fr/index.ts'
import type { View } from '../../view.ts'
import { stateOf } from '../examples.ts'
import { type Given, hexAt, matchAt, type Setting } from '../table.ts'

const drawn = (units: readonly Given[], setting: Setting = {}) => {
  const g = stateOf(matchAt(units, { rules: 'full', ...setting }))
  const view = demonworld.view(g, 0) as View
  return { g, view, scene: demonworld.scene(view, en) }
}
const foe: Given = { side: 1, elements: '0,-9', facing: 4 }

describe('the scene of the expert game', () => {
  test('DW-XVII.8 a large counter covers all its fields, and its card says what it can do', () => {
    const { g, scene } = drawn([{ side: 0, card: 'dragonrider', elements: '0,0:1', order: 'A' }, foe])
    const counter = scene.boards[0].counters.find(({ id }) => id === 'element:0')!
    expect(counter.at).toBe(`hex:${hexAt(g, '0,0')}`)
    expect(counter.covers).toEqual(['-1,1', '0,1', '-1,2'].map(label => `hex:${hexAt(g, label)}`))
    expect(counter.glyph).not.toBe('')
  })

  test('DW-XXIII.4 a flyer shows its height and says it', () => {
    const { scene } = drawn([{ side: 0, card: 'dragonrider', elements: '0,0:1^12', order: 'A' }, foe])
    const counter = scene.boards[0].counters.find(({ id }) => id === 'element:0')!
    expect(counter.values).toContainEqual({ corner: 'nw', text: '↑12' })
    expect(counter.badges).toContain('flying')
    expect(counter.say).toContain('flying at height 12')
  })

  test('DW-XVII.31 a rider is seen on the head of his dragon', () => {
    const units: Given[] = [
      { side: 0, card: 'dragonrider', elements: '0,0:1', order: 'A' },
      { side: 0, card: 'barrach', elements: '', rides: 0 },
      foe,
    ]
    const { g, scene } = drawn(units)
    const rider = scene.boards[0].counters.find(({ badges }) => badges?.includes('riding'))!
    expect(rider.at).toBe(`hex:${hexAt(g, '0,0')}`)
    expect(rider.say).toContain('riding')
  })

  test('DW-XXII.1 DW-XXII.4 fires show what is left of them, the wind where it blows', () => {
    const { g, view } = drawn([{ side: 0, elements: '0,0' }, foe], { map: 'field 12|3,0=wood 4,0=wood' })
    const changed = { ...view, flames: [hexAt(g, '3,0'), 7], kindled: [hexAt(g, '4,0')], wind: [2, 4] }
    for (const text of [en, de, fr]) {
      const { marks } = demonworld.scene(changed, text).boards[0]
      expect(marks.find(({ id }) => id === `fire:${hexAt(g, '3,0')}`)?.text).toBe('7')
      expect(marks.some(({ id }) => id === `spark:${hexAt(g, '4,0')}`)).toBe(true)
      const wind = marks.find(({ id }) => id === 'wind:1')!
      expect(wind.points[2] > wind.points[0] && Math.abs(wind.points[3] - wind.points[1]) < 1e-9).toBe(true) // east
      expect(marks.every(({ say }) => !/undefined/.test(say))).toBe(true)
    }
    const calm = demonworld.scene({ ...view, wind: [2, 0] }, en).boards[0].marks
    expect(calm.find(({ id }) => id === 'wind:0')?.say).toBe('No wind')
  })

  test('DW-XXIV.1 DW-XXIV.3 walls, windows and doors are drawn; the door as it stands', () => {
    const map = 'field 12|0,0=house'
    for (const [state, kind] of [
      ['closed', 'door'],
      ['open', 'door open'],
      ['broken', 'door broken'],
    ] as const) {
      const { g, scene } = drawn([{ side: 0, elements: '0,4' }, foe], { map, doors: [state] } as Setting)
      const { sides, places } = scene.boards[0]
      expect(sides.find(({ id }) => id === 'door:0')?.kind).toBe(kind)
      expect(sides.filter(({ kind: of }) => of === 'arch')).toHaveLength(4)
      expect(places[hexAt(g, '0,0')].say).toContain('inside a building')
    }
    const round = drawn([{ side: 0, elements: '0,4' }, foe], { map: 'field 12|0,0=roundhouse' })
    expect(round.scene.boards[0].marks.some(({ id }) => id === 'door:0')).toBe(true)
  })
})
