import { createFuzzer } from '@hexarium/laws/fuzz'
import { expect, test } from 'vitest'
import { contents } from '../census.ts'
import { ITEMS } from '../content/expert/items.ts'
import { BLESS } from '../content/expert/spells.ts'
import { demonworld } from '../index.ts'
import type { Demonworld } from '../state.ts'
import { field, type Given } from './table.ts'

const army: Given[] = [
  { side: 0, card: 'malagor', elements: '0,0' },
  { side: 0, card: 'nobleFoot', elements: '2,0=L 3,0=S', item: ['swordOfDread', 'standardOfVictory'] },
  { side: 1, card: 'lightSwordbearers', elements: '2,-1=L 3,-1=S', item: 'warBanner' },
  { side: 1, card: 'trolls', elements: '0,-4' },
]
const g: Demonworld = field(army, { rules: 'full' })

function used(kind: string, ...args: number[]): string[] {
  const found: string[] = []
  contents.used(g, { kind, args, to: null }, (group, name) => found.push(`${group} ${name}`))
  return found
}

test('DW-XX.4 a spell counts as used when it works', () => {
  expect(used('casts', 0, BLESS, 12, 2, 1)).toEqual(['spells bless', 'wizards malagor'])
  expect(used('casts', 0, BLESS, 1, 2, 0)).toEqual(['wizards malagor'])
})

test('DW-XXVI.5 items count as used where they take effect: weapon and standard in blows, the banner in tests', () => {
  const [leader, bearer] = [1, 2]
  expect(used('strikes', leader, 3, 0, 9, 20, 0)).toEqual([
    'items swordOfDread',
    'items standardOfVictory',
    'units nobleFoot',
  ])
  expect(used('strikes', bearer, 4, 0, 9, 20, 0)).toEqual(['items standardOfVictory', 'units nobleFoot'])
  expect(used('test', 1, 2, 0, 3, 8, 1)).toEqual(['items warBanner'])
  expect(used('test', 1, 1, 0, 3, 8, 1)).toEqual([])
  expect(used('announces', 0, BLESS, 1, 3, 2)).toEqual(['items fenraggsStaff'])
  expect(used('equipped', 1, ITEMS.indexOf('warBanner'), 7)).toEqual(['items bought warBanner'])
})

test('DW-XXVII.1 trolls that heal, and nobody else', () => {
  expect(used('heals', 5)).toEqual(['regeneration trolls'])
  expect(used('heals', 0)).toEqual([])
})

test('DW-II.7 whatever random battles show in use is among all there is', () => {
  const fuzzer = createFuzzer(
    {
      ...demonworld,
      contents: {
        all: contents.all,
        used: (state, event, note) =>
          contents.used(state as Demonworld, event, (group, name) => {
            expect(contents.all[group]).toContain(name)
            note(group, name)
          }),
      },
    },
    { seed: 'census', settings: { battle: 'kaibanPass', level: 'full' }, lawsEvery: 0 },
  )
  for (let i = 0; i < 4; i++) fuzzer.playGame()
  expect(fuzzer.findings).toEqual([])
  expect(Object.values(fuzzer.report().contents).some(({ reached }) => reached.length > 0)).toBe(true)
})
