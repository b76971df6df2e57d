import type { Match } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { at as atWindow, HEROES, use, withHero } from './hero-table.ts'
import {
  before,
  choose,
  chooseAll,
  count,
  engage,
  offered,
  offeredAs,
  passOver,
  passTo,
  ready,
  refused,
  type Side,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

const QUIET = { settings: { spellResearch: true } }
const CARDS = { settings: { spellResearch: true, expansionCards: true } }
const POOR = { gold: 0, wood: 0 }
const THREE = ['resources', 'resources', 'resources']
const TEAMS = ['human', 'orc', 'nightelf', 'undead'] as const

function at(window: string, attacker: Side, defender: Side, rolls: number[] = []) {
  return atWindow(window, attacker, defender, rolls, CARDS)
}

function four(players: Partial<Record<(typeof TEAMS)[number], object>>, spec: object = {}) {
  return table(
    TEAMS.map(race => ({ race, ...POOR, units: {}, ...players[race] })),
    { ...QUIET, ...spec },
  )
}

/** Losses of a battle are taken as they are offered until something else is asked. */
function takeLosses(match: Match, events = [] as ReturnType<typeof choose>) {
  while (match.asked?.decision === 'takeLoss') events.push(...choose(match, offered(match)[0]))
  return events
}

test('WC-X-CMP-02 War Drums gives nobody two casualties for a natural 1', () => {
  const match = at(
    'roundStart',
    { race: 'orc', field: '3 melee', hand: ['war-drums'] },
    { race: 'human', field: '3 melee' },
  )
  const events = choose(match, 'card war-drums', [6, 6, 6, 1, 6, 6])
  expect(told(before(takeLosses(match, events), 'round'), 'lost')).toHaveLength(1)
})

test('WC-X-TIM-01 Curse waits for hits of the enemy: nobody is asked where he has missed', () => {
  const fought = (rolls: number[]) => {
    const match = ready({ race: 'orc', field: '2 melee' }, { race: 'undead', field: '3 melee', hand: ['curse'] }, QUIET)
    engage(match, rolls)
    passOver(match, ['phaseStart'])
    return [match.asked?.decision, stateOf(match).battle?.round]
  }
  expect(fought([1, 6, 6, 6, 6])).toEqual(['afterRoll', 1])
  expect(fought([6, 6, 6, 6, 6, 1, 6, 6, 6, 6])).toEqual(['afterRoll', 2])
})

test('WC-X-HER-20 Resurrection offers every type that was lost, flyers too', () => {
  const human = withHero('human', 'paladin', 3, { field: '2 melee, hero', flank: 'flying, ranged' })
  const match = ready(human, { race: 'orc', field: '2 ranged' }, HEROES)
  engage(match, [6, 1, 1])
  for (let patience = 30; patience > 0 && match.asked?.decision !== 'battleEnd'; patience--) {
    const { decision, seats } = match.asked!
    const flyer = offered(match).find(text => text.startsWith('piece flying'))
    if (decision === 'takeLoss') choose(match, flyer ?? offered(match)[0])
    else choose(match, `${seats[0]}>pass`, [6, 6, 6, 6, 6, 6])
  }
  if (match.asked?.decision === 'battleEnd') {
    use(match, 3)
    expect(offeredAs(match, 'type')).toContain('flying')
  }
  expect(standing(match, 0, 'hero')).toEqual(['D4'])
})

test('WC-X-TIM-12 what is offered as an answer is in the hand and answers this', () => {
  const human = { race: 'human', field: '2 melee', hand: ['dispel-magic', 'feedback', 'polymorph'] }
  const match = at('roundStart', { race: 'orc', field: '2 melee', hand: ['lightning-shield'] }, human)
  choose(match, 'card lightning-shield')
  expect([match.asked?.decision, offered(match)]).toEqual(['respond', ['card dispel-magic', 'pass']])
})

test('WC-X-HER-10 Inner Fire is for unit types: a hero’s own does not count', () => {
  const human = withHero('human', 'archmage', 1, { field: '2 melee, hero', hand: ['inner-fire'] })
  const match = atWindow('roundStart', human, { race: 'orc', field: '2 melee' })
  choose(match, 'card inner-fire')
  expect(offeredAs(match, 'type')).toEqual([])
})

test('WC-X-CMP-02 a polymorphed unit is another than those beside it: either may be lost', () => {
  const human = { race: 'human', field: '3 ranged', hand: ['polymorph'] }
  const match = at('roundStart', human, { race: 'orc', field: '2 melee' })
  choose(match, 'card polymorph', [1, 6, 6])
  if (match.asked?.decision === 'target') choose(match, offered(match)[0])
  passOver(match, ['respond', 'roundStart', 'phaseStart', 'beforeRoll', 'afterRoll', 'beforeCasualties'])
  expect([match.asked?.decision, offered(match)]).toEqual(['takeLoss', ['piece melee D4', 'piece melee D4']])
})

test('WC-X-HER-09 a hero gains nothing by the death of a friend’s', () => {
  const match = four(
    {
      human: { units: { D4: 'hero' }, hero: { name: 'paladin', wounds: 2 } },
      nightelf: { units: { D4: 'hero' }, hero: { name: 'warden' } },
      orc: { units: { D4: '3 melee, hero' }, hero: { name: 'blademaster' } },
      undead: { hero: { name: 'lich' } },
    },
    { ...HEROES, active: 1, first: 1 },
  )
  passTo(match, 'nextMove')
  const events = choose(match, 'done', [1, 6, 6, 6, 6, 6])
  for (let patience = 20; patience > 0 && told(events, 'heroDies').length === 0; patience--) {
    const [seat] = match.asked!.seats
    const wounds = offered(match, seat).find(text => text === 'piece hero D4') ?? offered(match, seat).at(-1)!
    events.push(...choose(match, `${seat}>${match.asked?.decision === 'takeLoss' ? wounds : 'pass'}`))
  }
  const { ones, twos } = stateOf(match)
  const [dead] = told(events, 'heroDies')[0]
  expect(dead === 0 ? twos[2] + ones[2] : twos[0] + ones[0]).toBe(0)
  expect(twos[1] + ones[1]).toBeGreaterThan(0)
})

test('WC-B-MOV-01 who comes to others of his kind does not keep them from moving', () => {
  const match = table(
    [
      { race: 'human', units: { D4: 'melee', D5: 'melee' } },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    QUIET,
  )
  chooseAll(match, 'piece melee D4', 'hex D5')
  expect(offeredAs(match, 'piece')).toEqual(['melee D5'])
})

test('WC-X-SCN-11 more hits than units: the rest is ignored', () => {
  const match = table(
    [
      { race: 'orc', ...POOR, units: { E5: '3 melee' } },
      { race: 'human', ...POOR, units: { E7: 'melee' } },
    ],
    { ...QUIET, scenario: 'skull-of-storms', step: 'harvest' },
  )
  choose(match, 'hex E7', [1, 1, 1])
  expect(standing(match, 1, 'melee')).toEqual([])
  expect(match.asked?.decision).not.toBe('stormLoss')
})

test('WC-X-SCN-11 no lightning on the Altar of Flame', () => {
  const match = table(
    [
      { race: 'human', ...POOR, units: { E5: '3 melee' } },
      { race: 'undead', ...POOR, units: { E7: 'melee' } },
    ],
    { ...QUIET, scenario: 'altar-of-flame', step: 'harvest' },
  )
  expect(match.asked?.decision).not.toBe('storm')
})

test('WC-B-DEP-05 workers and units have room apart', () => {
  const deploy = (units: string) => {
    const human = { race: 'human', units: { E1: units }, buildings: { ranged: 1 }, training: 'worker, ranged' }
    return offeredAs(table([human, { race: 'orc', units: { A1: 'melee' } }], { ...QUIET, step: 'deploy' }), 'kind')
  }
  expect(deploy('3 melee, 2 worker')).toEqual(['worker'])
  expect(deploy('2 melee, 3 worker')).toEqual(['ranged'])
})

test('WC-B-DEP-05 why somebody does not land on a full Outpost', () => {
  const human = {
    race: 'human',
    units: { E1: 'melee', D4: '3 melee' },
    outposts: { D4: true, D5: true },
    buildings: { ranged: 1 },
    training: 'ranged',
  }
  const match = table([human, { race: 'orc', units: { A1: 'melee' } }], { ...QUIET, step: 'deploy' })
  choose(match, 'kind ranged')
  expect(offeredAs(match, 'hex').sort()).toEqual(['D5', 'E1'])
  expect(refused(match, 'hex D4')).toBe('WC-B-DEP-05')
  expect(refused(match, 'hex A1')).toBe('WC-B-DEP-02')
})

test('WC-X-DRN-03 a space that has been emptied is told to be depleted', () => {
  const human = { race: 'human', units: { F1: '2 worker' } }
  const match = table([human, { race: 'orc', units: { A1: 'melee' } }], {
    settings: { spellResearch: true, resources: 'draining' },
    step: 'harvest',
    spaces: { F1: { stock: 3 } },
  })
  const events = choose(match, 'hex F1')
  expect(told(events, 'depleted')).toHaveLength(1)
})

test('WC-X-SCN-25 a turn of Dragon Rise passes while the hatchling is not on B', () => {
  const match = four({ human: { gold: 1 } }, { scenario: 'dragon-rise', step: 'spend', active: 3, first: 0 })
  for (let patience = 12; patience > 0 && stateOf(match).turn === 1; patience--) {
    const [seat] = match.asked!.seats
    choose(match, `${seat}>${match.choices(seat).includes('done') ? 'done' : 'pass'}`)
  }
  expect([stateOf(match).core.result, stateOf(match).turn]).toEqual([null, 2])
})

test('WC-B-VIC-03 two players reach 15 by the rule for two, strategic game or not', () => {
  const units = { E1: 'melee', B1: 'melee', D4: 'melee', C2: 'melee', E6: 'melee' }
  const human = { race: 'human', gold: 1, wood: 0, laid: 3, levels: [3, 3, 3], units: { ...units, C7: 'melee' } }
  const match = table([human, { race: 'orc', ...POOR, units: {} }], {
    step: 'spend',
    settings: { spellResearch: true, strategic: true },
  })
  choose(match, 'done')
  expect(stateOf(match).core.result).toMatchObject({ by: 'WC-B-VIC-03' })
})

test('WC-X-HER-31 a creature that stays goes with its hero from the first space of the map, too', () => {
  const orc = { race: 'orc', hero: { name: 'far-seer', level: 2 }, units: { A1: 'hero' }, hand: THREE }
  const match = table([orc, { race: 'human', units: { A1: 'melee' } }], HEROES)
  passTo(match, 'nextMove')
  choose(match, 'done')
  passTo(match, 'battleStart')
  use(match, 2)
  expect(count(match, 0, 'summon', 'A1')).toBe(2)
})

test('WC-B-SCN-42 in Nordrassil nobody harvests, not even a worker on a goldmine', () => {
  const players = ['human', 'orc', 'nightelf', 'undead'].map(race => ({
    race,
    units: race === 'human' ? { E2: 'worker' } : {},
  }))
  const match = table(players, { scenario: 'nordrassil', first: 2, active: 2, ...QUIET })
  for (let patience = 12; patience > 0 && stateOf(match).turn === 1 && match.asked; patience--) {
    expect(match.asked.decision).not.toBe('harvest')
    const [seat] = match.asked.seats
    choose(match, `${seat}>${match.choices(seat).includes('done') ? 'done' : 'pass'}`)
  }
  expect(stateOf(match).gold).toEqual([0, 0, 0, 0])
})

test('WC-B-VIC-08 what an eliminated player was building is gone with him', () => {
  const undead = { race: 'undead', units: {}, buildings: {}, underway: { ranged: 1 } }
  const match = table(
    [{ race: 'human', units: { E1: 'melee' } }, { race: 'orc', units: { C7: 'melee' } }, undead],
    QUIET,
  )
  match.resign(2)
  expect([...stateOf(match).building, ...stateOf(match).raising].every(count => count === 0)).toBe(true)
})
