import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { beside, board } from '../content/board.ts'
import { DOOR, GATE, maps, TOWER, WALL } from '../content/maps.ts'
import { ELOWYN_UNIT } from '../content/types.ts'
import { sees } from '../rules/sight.ts'
import type { DragonRage } from '../state.ts'
import { offered, play, refusal, stateOf, table, unitAt } from './table.ts'

const far = 'ORC 0403'
const guard = 'city INF 2010'
const NURKOTT = { map: 'nurkott' }

test('DR-2.8.9g a wild elemental leaves a captive alone whose hex it has entered', () => {
  const match = table('invader melee', 'wild ELM 1408', 'captive ELOWYN 1408', 'ORC 0202', 'city ORC 1613', NURKOTT)
  const events = play(match, 'done')
  expect(told(events, 'attacked')).toEqual([])
  expect(stateOf(match).at[ELOWYN_UNIT]).toBe(board.hex('1408'))
})

test('DR-2.7.6.1d why a goblin does not strike where the table has it so', () => {
  const units = ['GOB 1010', 'ORC 1012', far, 'city MIL 1011', guard]
  const match = table('invader melee', ...units, { rulings: { goblinsStrike: false } })
  play(match, 'hex 1011')
  expect(refusal(match, 'unit @1010')).not.toBe('DR-2.10.4')
})

test('DR-2.5.3.1a who has tried to climb breaks no door in that turn', () => {
  const match = table('invader movement', 'TRL 0613', 'ORC 0403', 'city INF 0813', guard)
  play(match, 'unit @0613', 'climb 0713 =1')
  expect(offered(match, 'unit')).not.toContain('unit @0613')
})

test('DR-2.11.2.2 a serpent breaks a guarded palisade on 9 of two dice, and its move is over', () => {
  const tried = (dice: string) => {
    const match = table('invader movement', 'SER 1110', 'INF 0202', 'city ORC 1209', 'city ORC 1613', NURKOTT)
    play(match, 'unit @1110')
    const events = play(match, `pierce 1209 =${dice}`)
    return [told(events, 'breached')[0].slice(3), stateOf(match).breaches.length]
  }
  expect(tried('4 4')).toEqual([[9, 0], 0])
  expect(tried('4 5')).toEqual([[9, 1], 1])
})

test('DR-2.11.2.2 an unguarded palisade costs a serpent a point and no dice', () => {
  const match = table('invader movement', 'SER 1110', 'INF 0202', 'city ORC 1613', NURKOTT)
  play(match, 'unit @1110')
  const events = play(match, 'pierce 1209')
  expect(told(events, 'breached')[0].slice(3)).toEqual([0, 1])
  expect(stateOf(match).spent[unitAt(match, '1110')]).toBe(1)
})

test('DR-2.12.1.5e other major monsters are not harmed by dragonfire', () => {
  const match = table('invader missiles', 'DRG 1010 N', 'ROC 1009 N', far, 'city INF 1008', guard)
  play(match, 'breathe @1010')
  const events = play(match, 'hex 1009 =6')
  expect(told(events, 'escaped').map(([unit]) => unit)).toEqual([unitAt(match, '1008')])
  expect(stateOf(match).at[unitAt(match, '1009')]).toBe(board.hex('1009'))
})

test('DR-2.5.7.1 only troops prepare a bridge to be burned', () => {
  const match = table('city movement', far, 'ORC 2212', 'city HERO 1307', 'city INF 2010')
  play(match, 'unit @1307', 'hex 1407', 'done')
  expect(match.asked === null ? [] : offered(match, 'burn')).toEqual([])
})

test('DR-2.10.1 militia is led by its own hero, not by the enemy’s', () => {
  const match = table('city melee', 'DRG 1010 N', 'HERO_ORC 1012', far, 'city MIL 1011', 'city INF 1009')
  play(match, 'monster @1010')
  expect(refusal(match, 'unit @1011')).toBe('DR-2.10.1')
})

test('DR-3.2.1 nobody comes through an entry hex where somebody stands', () => {
  const reach = (...more: string[]) => {
    const match = table('invader movement', 'INF -', ...more, 'city ORC 1613', NURKOTT)
    play(match, match.choices(0)[0])
    return offered(match, 'hex').map(choice => choice.slice(4))
  }
  expect(reach()).toContain('0303')
  expect(reach('INF 0202')).not.toContain('0303')
  expect(reach('INF 0202')).toContain('0516')
})

test('DR-3.2.1 a dragon with one point of movement just enters', () => {
  const match = table('invader movement', 'DRG - legs=9', 'city ORC 1613', NURKOTT)
  play(match, match.choices(0)[0])
  expect(offered(match, 'enter')).toContain('enter 0202')
})

test('DR-2.5.3.1b who is hemmed in beside a wall may still climb it', () => {
  const ring = ['ORC 0607', 'ORC 0609', 'ORC 0508', 'ORC 0509']
  const match = table('invader movement', 'ORC 0608', ...ring, guard)
  expect(offered(match, 'unit')).toContain('unit @0608')
  play(match, 'unit @0608')
  expect(offered(match, 'climb')).toEqual(['climb 0708', 'climb 0709'])
})

test('DR-2.5.5.2c who is hemmed in before a gate may still break it', () => {
  const ring = ['ORC 0605', 'ORC 0607', 'ORC 0505', 'ORC 0506', 'ORC 0706']
  const match = table('invader movement', 'TRL 0606', ...ring, 'city INF 0707', guard)
  expect(offered(match, 'unit')).toContain('unit @0606')
})

test('DR-2.9e why no reinforcements land elsewhere in Nurkott', () => {
  const match = table('city reinforcements', 'INF 0202', 'city ORC 1613', { ...NURKOTT, turn: 10 })
  expect(refusal(match, 'hex 1010')).toBe('DR-2.9e')
})

test('DR-2.10.5.4 archers beside a hero shoot better at an elemental, where those count as monsters', () => {
  const falls = (rulings: object) => {
    const archers = ['1009', '1008', '1109', '1110', '0910', '0909']
    const units = ['ELM 1010', 'WZD_ORC 1013', far, 'city HERO 1009', ...archers.map(hex => `city ARH ${hex}`)]
    const match = table('city missiles', ...units, guard, { rulings })
    play(match, 'hex 1010')
    for (let patience = 9; patience > 0 && offered(match, 'unit').length > 0; patience--)
      play(match, match.choices(1).find(choice => choice.startsWith('unit'))!)
    play(match, 'loose =5')
    return unitAt(match, '1010') === undefined
  }
  expect([falls({ elementalsAreMonsters: true }), falls({})]).toEqual([true, false])
})

test('DR-2.4.5 a monster whose move is over neither turns nor walks', () => {
  const match = table('invader movement', 'DRG 1010 N', 'DRG 1510 N', guard)
  play(match, 'unit @1010', 'slither 1009')
  expect(offered(match, 'unit')).not.toContain('unit @1009')
})

/** DR-2.7.6.2e by another way: the line is drawn a hair to the left and a hair to the right of where it is. */
function isFree(map: (typeof maps)[number], from: number, to: number): boolean {
  const bars = (a: number, b: number): boolean => {
    const kind = map.side[board.sideBetween(a, b)]
    return kind === WALL || kind === GATE || kind === DOOR
  }
  const middle = [0, 1, 2, 3, 4, 5].map(d => beside(from, d)).filter(hex => hex >= 0 && board.distance(hex, to) === 1)
  if (middle.length === 1) return !bars(from, middle[0]) && !bars(middle[0], to)
  const [left, right] = middle
  if (bars(left, right)) return false
  return !(bars(from, left) && bars(from, right)) && !(bars(to, left) && bars(to, right))
}

test('DR-2.7.6.2b DR-2.7.6.2e at two hexes one sees along free ways only: through a hex, or along a side between two', () => {
  for (const [number, map] of maps.entries()) {
    const g = { map: number, breaches: [] as number[] } as unknown as DragonRage
    for (let from = 0; from < board.size; from++)
      for (let to = 0; to < board.size; to++) {
        if (board.distance(from, to) !== 2 || map.terrain[from] === TOWER || map.terrain[to] === TOWER) continue
        if (map.terrain[from] === 0 || map.terrain[to] === 0) continue
        expect([board.labels[from], board.labels[to], sees(g, from, to, false)]).toEqual([
          board.labels[from],
          board.labels[to],
          isFree(map, from, to),
        ])
      }
  }
})

test('DR-2.7.6.1d why a goblin does not strike at a monster where the table has it so', () => {
  const units = ['DRG 1010 N', far, 'city GOB 1011', 'city ORC 1009']
  const match = table('city melee', ...units, { rulings: { goblinsStrike: false } })
  play(match, 'monster @1010')
  expect(refusal(match, 'unit @1011')).toBe('DR-2.7.6.1d')
})

test('DR-2.11.2.2 a serpent that has tried a guarded palisade swims no farther', () => {
  const match = table('invader movement', 'SER 1110', 'INF 0202', 'city ORC 1209', 'city ORC 1613', NURKOTT)
  play(match, 'unit @1110', 'pierce 1209 =1 1')
  expect(offered(match, 'unit')).not.toContain('unit @1110')
})

test('DR-2.5.7.1 a bridge goes with the troop that prepared it, not with a hero beside it', () => {
  const units = [far, 'city INF 1407', 'city HERO 1407', guard]
  const match = table('city movement', ...units, { bridgesMarked: ['1407'] })
  const on = [unitAt(match, '1407'), unitAt(match, '1407', 1)]
  play(match, `unit ${Math.max(...on)}`, 'hex 1307')
  expect(unitAt(match, '1407')).toBe(Math.min(...on)) // infantry come before heroes
  const lone = () => table('city movement', far, 'city HERO 1407', guard, { bridgesMarked: ['1407'] })
  expect(lone).toThrow(/a troop or a great monster/)
})

test('DR-3.2.1 nobody flies who still waits off the map', () => {
  const match = table('invader movement', 'DRG -', 'city ORC 1613', NURKOTT)
  play(match, match.choices(0)[0])
  expect(refusal(match, 'fly')).toBe('DR-3.2.1')
})

test('DR-2.1d there is nothing beyond the map to march to', () => {
  const match = table('invader movement', 'ORC 0608', guard)
  play(match, 'unit @0608')
  expect(refusal(match, `hex ${board.size}`)).toBe('DR-2.1d')
})
