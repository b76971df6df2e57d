import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { maps } from '../content/maps.ts'
import { INF, MIL, types } from '../content/types.ts'
import { offered, play, refusal, stateOf, table } from './table.ts'

// Rules that small changes to the program showed to be unproved.

const foe = 'city INF 2010'

test('DR-2.8.6c a flyer that could land elsewhere does not land in fog, and is told so', () => {
  const fog = { fog: { WZD_ORC: '0509' }, fallen: { WZD_ORC: 'invader' } }
  const match = table('invader movement', 'DRG 0513 N flying', foe, fog)
  play(match, 'unit @0513', 'fly', 'ahead', 'ahead')
  expect(refusal(match, 'land')).toBe('DR-2.8.6c')
  const clear = table('invader movement', 'DRG 0513 N flying', foe)
  play(clear, 'unit @0513', 'fly', 'ahead', 'ahead')
  expect(offered(clear)).toContain('land')
})

test('DR-2.9d where no counter is left nobody comes, and nobody comes late for it', () => {
  const zone = maps[0].cityZone.map(hex => board.labels[hex]).filter(label => label > '1500' && label !== '1516')
  const [infantry, militia] = [INF, MIL].map(type => types[type].counters)
  const units = zone.slice(0, infantry + militia).map((label, i) => `city ${i < infantry ? 'INF' : 'MIL'} ${label}`)
  const match = table('city reinforcements', 'ORC 0403', ...units, { turn: 10 })
  expect(match.asked?.decision).not.toBe('reinforce')
  expect(stateOf(match).late).toBe(0)
})

test('DR-2.12.1.6 each group of a monster strikes once: what it has not is refused', () => {
  const match = table('invader melee', 'DRG 1010 N', 'city INF 1009', foe)
  play(match, 'hex 1009')
  if (match.asked?.decision === 'nameAttackers') play(match, 'beast @1010')
  const limbs = offered(match, 'limb')
  expect(limbs.length).toBeGreaterThan(0)
  for (let i = 0; i < 4 && offered(match, 'limb').includes(limbs[0]); i++) play(match, limbs[0])
  expect(refusal(match, limbs[0])).toBe('DR-2.12.1.6')
})

test('DR-2.5.5.3 DR-2.7.6.1a an entrance opened to shoot is shot through by a unit behind it, at whoever stands before it', () => {
  const match = table('city missiles', 'ORC 0606', 'ORC 0909', 'ORC 0403', 'city ARH 0707', 'city ARH 0910')
  play(match, 'open 0707-0606')
  expect(offered(match, 'unit')).toContain('unit @0707')
  const events = play(match, 'unit @0707', 'loose')
  expect(told(events, 'shot')[0][0]).toBe(board.hex('0606'))
  expect(offered(match)).toContain('hex 0909') // now the others shoot as they like
})
