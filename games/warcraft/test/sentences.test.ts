import { expect, test } from 'vitest'
import { at as atWindow, HEROES, use, withHero } from './hero-table.ts'
import { choose, chooseAll, count, hex, offered, offeredAs, passTo, refused, stateOf, table, told } from './table.ts'

const QUIET = { settings: { spellResearch: true } }
const MARCH = { scenario: 'necromancers', first: 1, ...QUIET }

test('WC-B-MOV-02 workers that cannot be cleared go back to reserves, and units beside them stay', () => {
  const match = table(
    [
      { race: 'human', units: { E1: 'melee, 5 worker' } },
      { race: 'orc', units: { E1: 'melee' } },
    ],
    { ...QUIET, spaces: { E1: { pinned: true } } },
  )
  const events = choose(match, 'done', [6, 6, 6, 6, 6, 6, 6, 6])
  expect(told(events, 'leaves')).toHaveLength(2)
  expect(told(events, 'leaves').every(([, at]) => at === hex(match, 'E1'))).toBe(true)
})

test('WC-B-SCN-22 each place raises one unit a Harvest Step, for the Undead alone and only where a Necromancer stands', () => {
  const undead = { race: 'undead', units: { A6: 'worker', C8: 'worker' } }
  const match = table([{ race: 'human' }, undead], { ...MARCH, active: 1, step: 'harvest' })
  choose(match, 'type melee')
  expect(refused(match, 'type melee')).toBe('WC-B-SCN-22')
  expect(refused(match, 'type worker')).toBe('WC-B-SCN-22')
  const nobody = { race: 'undead', units: { A1: 'worker', B2: 'worker' } }
  expect(table([{ race: 'human' }, nobody], { ...MARCH, active: 1, step: 'harvest' }).asked?.decision).not.toBe(
    'raiseUnit',
  )
  expect(table([{ race: 'human' }, undead], { ...MARCH, active: 0, step: 'harvest' }).asked?.decision).not.toBe(
    'raiseUnit',
  )
})

test('WC-B-MOV-01 why a piece does not come to a space: it stands there, it is too far, there is none', () => {
  const match = table(
    [
      { race: 'human', units: { D4: 'melee' } },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    QUIET,
  )
  choose(match, 'piece melee D4')
  expect(['hex D4', 'hex A1'].map(text => refused(match, text))).toEqual(['WC-B-MOV-01', 'WC-B-MOV-01'])
  expect(offeredAs(match, 'hex')).not.toContain('D4')
})

test('WC-B-MOV-01 nobody moves the enemy’s pieces, nor what has moved', () => {
  const players = [
    { race: 'human', units: { D4: 'melee', C1: 'worker' } },
    { race: 'orc', units: { D6: 'melee' } },
  ]
  const match = table(players, QUIET)
  expect(refused(match, 'piece melee D6')).toBe('WC-B-MOV-01')
  chooseAll(match, 'piece melee D4', 'hex C4')
  expect(refused(match, 'piece melee C4')).toBe('WC-B-MOV-01')
  expect(count(match, 0, 'melee', 'C4')).toBe(1)
})

test('WC-B-TEA-01 nobody gives gold or wood who has no teammate', () => {
  const match = table([{ race: 'human', gold: 3, wood: 3 }, { race: 'orc' }], { ...QUIET, step: 'spend' })
  expect(['giveGold 1', 'giveWood 1'].map(text => refused(match, text))).toEqual(['WC-B-TEA-01', 'WC-B-TEA-01'])
  expect(offered(match)).not.toContain('giveGold 1')
})

test('WC-B-SPE-22 there is no Outpost beyond the map', () => {
  const match = table([{ race: 'human', gold: 9, wood: 9, units: { D4: '2 worker' } }, { race: 'orc' }], {
    ...QUIET,
    step: 'spend',
  })
  expect(refused(match, `outpost ${stateOf(match).depletion.length}`)).toBe('WC-B-SPE-22')
})

test('WC-X-HER-40 two single points just buy a level', () => {
  const human = { race: 'human', hero: { name: 'paladin', ones: 2 }, units: { E1: 'hero' } }
  const match = table([human, { race: 'orc', units: { A1: 'melee' } }], HEROES)
  choose(match, 'done')
  expect(offered(match)).toEqual(['ones', 'pass'])
})

test('WC-X-HER-40 a hero who has risen may rise again in the next turn', () => {
  const human = { race: 'human', hero: { name: 'paladin', twos: 2 }, units: { E1: 'hero' } }
  const match = table([human, { race: 'orc', units: { A1: 'melee' } }], HEROES)
  chooseAll(match, 'done', 'two')
  const { turn } = stateOf(match)
  for (let patience = 30; patience > 0 && match.asked?.decision !== 'rise'; patience--) {
    const [seat] = match.asked!.seats
    const choices = match.choices(seat)
    choose(match, `${seat}>${choices.find(choice => /^(done|pass)/.test(choice)) ?? choices[0]}`)
  }
  expect([match.asked?.decision, stateOf(match).turn]).toEqual(['rise', turn + 1])
})

test('WC-X-HER-31 creatures that leave after a battle are told to', () => {
  const match = atWindow('battleStart', withHero('orc', 'blademaster', 2), { race: 'undead', field: 'melee' })
  use(match, 2)
  const events = passTo(match, 'nextMove', [6, 6, 6, 1, 6, 6, 6])
  expect(told(events, 'leaves')).toHaveLength(3)
})

test('WC-X-HER-20 Siphon Mana in defence takes a card of the attacker', () => {
  const mage = withHero('human', 'blood-mage', 2, { hand: ['resources'] })
  const match = atWindow('battleStart', { race: 'undead', field: '3 melee', hand: ['web'] }, mage)
  while (match.asked?.seats[0] !== 1) choose(match, 'pass')
  use(match, 2, [1])
  expect(stateOf(match).hand.map(hand => hand.length)).toEqual([0, 1])
})
