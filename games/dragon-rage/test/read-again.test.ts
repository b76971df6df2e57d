import { expect, test } from 'vitest'
import { play, stateOf, table } from './table.ts'

// Sections 2.7 to 2.12 and 3 of the manuals, read sentence by sentence once more.

const foe = 'city INF 2010'
const razed = (match: ReturnType<typeof table>) => stateOf(match).destroyed.filter(points => points > 0)

test('DR-2.3c a turn or a blow at a gate leaves the points of the hex standing, unless the table counts every MP spent there', () => {
  const after = (monster: string, choice: string, rulings: object = {}) => {
    const match = table('invader movement', monster, 'ORC 0403', foe, { rulings })
    play(match, `unit @${monster.split(' ')[1]}`, choice)
    return razed(match)
  }
  const any = { anyMpRazes: true }
  expect([after('DRG 1009 N', 'turn NE'), after('DRG 1009 N', 'turn NE', any)]).toEqual([[], [2]])
  const inTower = (rulings: object) => after('DRG 1310 SE', 'ram 1', rulings)
  expect([inTower({}), inTower(any)].map(points => points.length)).toEqual([0, 1])
  // slithering takes no MP, nor does the free turn before a step
  expect(after('DRG 1009 N', 'coil NE', any)).toEqual([])
  expect(after('DRG 1009 N', 'step 1109', any)).toEqual([])
})
