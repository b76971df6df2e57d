import { at } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { demonworld } from '../../index.ts'
import { scene } from '../../scene/index.ts'
import type { Demonworld } from '../../state.ts'
import { text as en } from '../../text/en/index.ts'
import { type Given, written } from '../table.ts'

test('DW-I.11 around the element a question is about there is an arrow for each way it may face', () => {
  const own: Given = { side: 0, card: 'nobleFoot', elements: '0,0:4=L 1,0:4', order: 'A' }
  const foe: Given = { side: 1, card: 'trolls', elements: '0,4=L 1,4', facing: 1, order: 'B' }
  const g = at(demonworld, written([own, foe], { phase: 'movement' })).state as Demonworld
  const view = demonworld.view(g, 0)
  const arrowsFor = (element: number) =>
    scene({ ...view, focus: { ...view.focus, element } }, en).boards[0].marks.filter(mark => mark.handle)
  expect(arrowsFor(-1)).toEqual([])
  const arrows = arrowsFor(0)
  expect(arrows.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5].map(facing => `facing:${facing}`))
  // the arrow of its own facing points the way its counter does
  const { facing } = scene(view, en).boards[0].counters.find(({ id }) => id === 'element:0')!
  const [x1, y1, x2, y2] = arrows[g.facing[0]].points
  expect((Math.round((Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI) + 360) % 360).toBe(facing)
  expect(arrows[0].say).toMatch(/^\p{Lu}/u)
})
