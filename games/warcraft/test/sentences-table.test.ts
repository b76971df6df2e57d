import { expect, test } from 'vitest'
import { FLYING, MELEE } from '../content/races.ts'
import { firstOf } from '../pieces.ts'
import { returnable } from '../rules/cards/effects/units.ts'
import { allPoints } from '../rules/victory/points.ts'
import { RESERVE } from '../state.ts'
import { at as atWindow, HEROES, use, withHero } from './hero-table.ts'
import { choose, count, fresh, offered, passOver, passTo, standing, stateOf, table, told } from './table.ts'

const QUIET = { settings: { spellResearch: true } }
const POOR = { gold: 0, wood: 0 }
const THREE = ['resources', 'resources', 'resources']

test('WC-X-HER-31 creatures called in the first space of the map leave it after the battle like others', () => {
  const orc = { race: 'orc', hero: { name: 'blademaster', level: 2 }, units: { A1: 'hero, melee' }, hand: THREE }
  const match = table([orc, { race: 'human', units: { A1: 'melee' } }], HEROES)
  passTo(match, 'nextMove')
  choose(match, 'done')
  passTo(match, 'battleStart')
  use(match, 2)
  expect(count(match, 0, 'summon', 'A1')).toBe(3)
  for (let patience = 40; patience > 0 && match.asked?.decision !== 'nextMove'; patience--) {
    const [seat] = match.asked!.seats
    choose(
      match,
      `${seat}>${match.choices(seat).includes('pass') ? 'pass' : offered(match, seat)[0]}`,
      [6, 1, 1, 1, 1, 1],
    )
  }
  expect(standing(match, 0, 'summon')).toEqual([])
})

test('WC-X-HER-31 creatures that stay go with their hero, from the first space of the map, too', () => {
  const lord = { race: 'undead', hero: { name: 'crypt-lord', level: 2 }, units: { A1: 'hero, summon' } }
  const match = table([lord, { race: 'human', units: { G4: 'melee' } }], HEROES)
  passTo(match, 'nextMove')
  choose(match, 'piece hero A1')
  choose(match, 'hex A2')
  expect([standing(match, 0, 'hero'), standing(match, 0, 'summon')]).toEqual([['A2'], ['A2']])
})

test('WC-B-BAT-02 a teammate in the flank is asked, in whichever space of the map he stands', () => {
  const players = [
    { race: 'human', ...POOR, units: { A2: 'melee' } },
    { race: 'orc', ...POOR, units: { A2: 'melee' } },
    { race: 'nightelf', ...POOR, units: { A1: 'ranged' } },
    { race: 'undead', ...POOR, units: {} },
  ]
  const match = table(players, QUIET)
  choose(match, 'done')
  expect(match.asked).toMatchObject({ seats: [2] })
})

test('WC-X-CMP-02 WC-X-HER-20 what comes back: for Cannibalize melee units, for Resurrection flyers as well', () => {
  const undead = { race: 'undead', field: '2 melee', hand: ['frost-breath'] }
  const cards = { settings: { spellResearch: true, expansionCards: true } }
  const match = atWindow('roundStart', undead, { race: 'human', field: 'melee' }, [], cards)
  const g = stateOf(match)
  const lost = [firstOf(0, FLYING), firstOf(0, MELEE) + 9]
  for (const piece of lost) expect(g.at[piece]).toBe(RESERVE)
  g.battle!.lost = lost
  expect(returnable(g, 0, { op: 'returnLost', count: 3 })).toEqual([FLYING, MELEE])
  expect(returnable(g, 0, { op: 'returnLost', count: 1, meleeOnly: true })).toEqual([MELEE])
})

test('WC-X-CHG-03 whoever Mass Teleport takes is told to have been moved', () => {
  const units = { D4: 'hero, melee', D2: 'melee' }
  const human = { race: 'human', hero: { name: 'archmage', level: 3 }, units, hand: THREE }
  const match = table([human, { race: 'orc', units: { A1: 'melee' } }], HEROES)
  choose(match, 'ability 3')
  while (match.asked?.decision === 'pay') choose(match, 'card resources')
  passOver(match, ['respond'])
  const events = choose(match, 'hex D2')
  while (match.asked?.decision === 'relocateWho') events.push(...choose(match, offered(match)[0]))
  expect(told(events, 'shifted').length).toBeGreaterThan(0)
})

test('WC-B-SCN-22 what a Necromancer raises is told', () => {
  const undead = { race: 'undead', units: { A6: 'worker', C8: 'worker' } }
  const match = table([{ race: 'human' }, undead], {
    ...QUIET,
    scenario: 'necromancers',
    first: 1,
    active: 1,
    step: 'harvest',
  })
  expect(told(choose(match, 'type melee'), 'raises')).toHaveLength(1)
})

test('WC-B-VIC-04 a side’s points are those of all who play together', () => {
  const players = ['human', 'orc', 'nightelf', 'undead'].map((race, laid) => ({
    race,
    units: {},
    laid: Math.min(laid, 3),
  }))
  const { points, sidePoints } = allPoints(stateOf(table(players, QUIET)))
  expect([points, sidePoints]).toEqual([
    [0, 1, 2, 3],
    [2, 4, 2, 4],
  ])
})

test('WC-B-EXP-02 a card that has been shown is not taken back', () => {
  const human = { race: 'human', units: { E1: 'melee' }, hand: ['fast'] }
  const match = table([human, { race: 'orc', units: { A1: 'melee' } }], QUIET)
  choose(match, 'card fast')
  expect(match.mayUndo(0)).toBe(false)
})

test('WC-X-HER-03 who gives up while he places his hero holds nobody up', () => {
  const match = fresh(4, { fourPlayers: 'nordrassil', heroes: true })
  for (let patience = 30; patience > 0 && match.asked?.decision !== 'placeHero'; patience--) {
    const [seat] = match.asked!.seats
    choose(match, `${seat}>${offered(match, seat)[0]}`)
  }
  const [seat] = match.asked!.seats
  expect(match.asked?.decision).toBe('placeHero')
  match.resign(seat)
  expect(match.asked === null || match.asked.seats[0] !== seat).toBe(true)
})

test('WC-B-VIC-08 a step goes on when somebody else gives up', () => {
  const players = [
    { race: 'human', units: { I2: 'worker', I4: 'worker' } },
    { race: 'orc', units: { A1: 'melee' } },
    { race: 'undead', units: { E2: 'melee' } },
  ]
  const match = table(players, { ...QUIET, step: 'harvest' })
  expect(match.asked).toMatchObject({ decision: 'harvest', seats: [0] })
  match.resign(2)
  expect(match.asked).toMatchObject({ decision: 'harvest', seats: [0] })
})

test('WC-X-HER-20 a hero in the battle uses what he knows once a battle', () => {
  const match = atWindow('battleStart', withHero('human', 'archmage', 2), { race: 'undead', field: '2 melee' })
  use(match, 2)
  expect(match.asked?.decision === 'battleStart' ? offered(match) : []).not.toContain('ability 2')
})
