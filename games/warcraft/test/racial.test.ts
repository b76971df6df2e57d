import { expect, test } from 'vitest'
import { pointsOf } from '../rules/victory/points.ts'
import {
  choose,
  chooseAll,
  count,
  fresh,
  hex,
  offered,
  offeredAs,
  passTo,
  refused,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

const RACIAL = { settings: { racialAbilities: true, spellResearch: true } }

function spend(player: object, spec: object = {}) {
  return table(
    [
      { gold: 9, wood: 9, ...player },
      { race: 'orc', gold: 0, wood: 0 },
    ],
    { step: 'spend', ...RACIAL, ...spec },
  )
}

test('WC-X-RAC-01 Cooperative Building: completed at once for 3 gold, 3 wood and two workers, before the normal option', () => {
  const match = spend({ race: 'human', units: { E1: '3 worker', A1: '2 worker' } })
  expect(offeredAs(match, 'cooperate')).toEqual(['melee', 'ranged', 'flying'])
  expect(offeredAs(match, 'cooperateOutpost').sort()).toEqual(['A1', 'E1'])
  choose(match, 'cooperate ranged')
  expect(stateOf(match)).toMatchObject({ gold: [6, 0], wood: [6, 0], built: [0, 1, 0, 0, 0, 0] })
  choose(match, `cooperateOutpost ${hex(match, 'A1')}`)
  expect(stateOf(match).outpostDone[0]).toBe(true)
  expect(refused(match, 'cooperate melee')).toBe('WC-X-RAC-01') // one free worker is left in the Town
  const late = spend({ race: 'human', units: { E1: '3 worker' } })
  choose(late, 'unit melee')
  expect(refused(late, 'cooperate ranged')).toBe('WC-X-RAC-01')
  const without = spend({ race: 'human', units: { E1: '3 worker' } }, { settings: {} })
  expect(offeredAs(without, 'cooperate')).toEqual([])
})

test('WC-X-RAC-01 tiles, Outposts and spaces are limited as usual', () => {
  const full = spend({
    race: 'human',
    units: { E1: '3 worker' },
    buildings: { melee: 2 },
    outposts: { A1: true, E1: true },
  })
  expect(refused(full, 'cooperate melee')).toBe('WC-B-SPE-23')
  expect(refused(full, `cooperateOutpost ${hex(full, 'E1')}`)).toBe('WC-B-SPE-22')
  const both = spend({ race: 'human', units: { E1: '3 worker' }, outposts: { A1: true, A2: true } })
  expect(refused(both, `cooperateOutpost ${hex(both, 'E1')}`)).toBe('WC-B-SPE-23')
  expect(refused(spend({ race: 'human', gold: 2 }), 'cooperate melee')).toBe('WC-X-RAC-01')
})

test('WC-X-RAC-02 WC-X-RAC-03 then one normal option follows; the workers are free from the next turn on', () => {
  const match = spend({ race: 'human', units: { E1: '3 worker' } })
  choose(match, 'cooperate ranged')
  expect(stateOf(match).busy).toHaveLength(2)
  choose(match, 'building melee')
  expect(refused(match, 'building flying')).toBe('WC-B-SPE-20')
  expect(count(match, 0, 'worker', 'E1')).toBe(2)
  choose(match, 'done')
  expect(stateOf(match)).toMatchObject({ turn: 2, busy: [] })
  const trained = spend({ race: 'human', units: { E1: '3 worker' } })
  chooseAll(trained, 'cooperate ranged', 'unit ranged')
  expect(stateOf(trained).at.filter(where => where === -2)).toHaveLength(1)
})

const ELF = { race: 'nightelf', units: { E1: 'melee' } }

test('WC-X-RAC-10 WC-X-RAC-11 the Tree moves one space and takes the Town with it', () => {
  const match = table(
    [
      { ...ELF, captured: true },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    RACIAL,
  )
  expect(offered(match)).toContain('ancient 2')
  choose(match, 'ancient 2')
  expect(offeredAs(match, 'hex').sort()).toEqual(['D1', 'E2', 'F1'])
  choose(match, 'hex E2')
  expect(stateOf(match).town[0]).toBe(hex(match, 'E2'))
  expect(stateOf(match).captured[0]).toBe(true)
  expect(pointsOf(stateOf(match), 0)).toBe(0) // the unit stayed behind on clear ground
  expect(offered(match)).not.toContain('ancient 2')
  expect(refused(match, 'ancient 2')).toBe('WC-X-RAC-11')
})

test('WC-X-RAC-11 not onto mountains, Towns, Outposts or enemies, and not away from enemy units', () => {
  const elf = { ...ELF, town: 'F1', outposts: { G1: true } }
  const match = table([elf, { race: 'orc', units: { E2: 'worker' } }], RACIAL)
  choose(match, 'ancient 2')
  expect(offeredAs(match, 'hex')).toEqual(['E1'])
  expect(refused(match, 'hex F2')).toBe('WC-X-RAC-11')
  const creeps = table([ELF, { race: 'orc', units: { A1: 'melee' } }], { ...RACIAL, creeps: { D1: '?Ogre Lord' } })
  choose(creeps, 'ancient 2')
  expect(offeredAs(creeps, 'hex').sort()).toEqual(['E2', 'F1'])
  const besieged = table([ELF, { race: 'orc', units: { E1: 'melee' } }], RACIAL)
  expect(offered(besieged)).not.toContain('ancient 2')
  const plain = table([ELF, { race: 'orc' }], { settings: {} })
  expect(offered(plain)).not.toContain('ancient 2')
})

test('WC-X-RAC-12 completed Outposts move too, each one space', () => {
  const elf = { ...ELF, units: { A2: 'worker' }, outposts: { D4: true, A2: false } }
  const match = table([elf, { race: 'orc' }], RACIAL)
  expect(offered(match).filter(choice => choice.startsWith('ancient'))).toEqual(['ancient 0', 'ancient 2'])
  choose(match, 'ancient 0')
  expect(refused(match, 'hex D2')).toBe('WC-X-RAC-12')
  expect(told(choose(match, 'hex D3'), 'ancient')).toEqual([[0, 0, hex(match, 'D4'), hex(match, 'D3')]])
  expect(stateOf(match).outpostAt[0]).toBe(hex(match, 'D3'))
})

test('WC-X-RAC-13 movement effects do not reach the Tree', () => {
  const match = table([ELF, { race: 'undead', hand: ['cripple'], units: { A1: 'melee' } }], RACIAL)
  choose(match, 'card cripple')
  passTo(match, 'nextMove')
  expect(offered(match)).toEqual(['ancient 2', 'done'])
})

test('WC-X-RAC-14 an objective under the Tree keeps its points, which add up', () => {
  const match = table(
    [
      { ...ELF, town: 'D4', units: { D4: 'melee' } },
      { race: 'orc', units: {} },
    ],
    RACIAL,
  )
  expect(pointsOf(stateOf(match), 0)).toBe(5)
})

test('WC-X-RAC-20 Protective Burrows: Town and Outposts near a battle attack at strength 2, with the workers there', () => {
  const orc = { race: 'orc', units: { D4: '2 melee', D3: '2 worker' }, outposts: { D3: true, E4: true } }
  const human = { race: 'human', units: { D4: '2 melee' } }
  const match = table([orc, human], RACIAL)
  // 1 and two workers in D3, 1 in E4
  expect(told(choose(match, 'done', [2, 6, 6, 6]), 'attack')[0]).toEqual([0, 0, 4, 1])
  const unfinished = table(
    [{ ...orc, units: { D4: '2 melee', D3: '2 worker', E4: 'worker' }, outposts: { D3: true, E4: false } }, human],
    RACIAL,
  )
  expect(told(choose(unfinished, 'done', [6, 6, 6]), 'attack')[0]).toEqual([0, 0, 3, 0])
  const town = table(
    [
      { race: 'orc', units: { E1: '2 worker', E2: 'melee' } },
      { race: 'human', units: { E2: '2 melee' } },
    ],
    RACIAL,
  )
  expect(told(choose(town, 'done', [6, 6, 6]), 'attack')[0]).toEqual([0, 0, 3, 0])
})

test('WC-X-RAC-20 only in the Orc’s own Move Step, unless the table switched it on for all', () => {
  const players = [
    { race: 'human', units: { D4: '2 melee' } },
    { race: 'orc', units: { D4: '2 melee' }, outposts: { D3: true } },
  ]
  const quiet = table(players, RACIAL)
  expect(told(choose(quiet, 'done', [6, 6, 6, 6]), 'attack')[0]).toEqual([0, 2, 2, 0])
  const always = table(players, { settings: { ...RACIAL.settings, orcBurrowsEveryMoveStep: true } })
  expect(told(choose(always, 'done', [6, 6, 6, 6, 6]), 'attack')[0]).toEqual([1, 0, 1, 0])
})

test('WC-X-RAC-30 three melee units in a forest are one more worker, even a fourth', () => {
  const undead = { race: 'undead', units: { E2: '3 melee, 3 worker', E4: '2 melee', F1: '3 melee' }, gold: 0, wood: 0 }
  const match = table([undead, { race: 'human' }], { step: 'harvest', ...RACIAL })
  expect(offeredAs(match, 'hex')).toEqual(['E2'])
  choose(match, 'hex E2', [1, 1, 1, 4])
  expect(stateOf(match).wood[0]).toBe(5)
  const alone = table([{ ...undead, units: { E2: '3 melee' } }, { race: 'human' }], { step: 'harvest', ...RACIAL })
  choose(alone, 'hex E2', [4])
  expect(stateOf(alone).wood[0]).toBe(2)
})

test('WC-X-RAC-31 Undead workers are present, one a project, but not tied up', () => {
  const match = spend({ race: 'undead', units: { E1: '2 worker', A1: 'worker' } })
  chooseAll(match, 'building ranged', 'building ranged')
  expect(refused(match, 'building melee')).toBe('WC-B-SPE-20') // two workers, two projects
  expect(count(match, 0, 'worker', 'E1')).toBe(2)
  choose(match, 'outpost A1')
  expect(stateOf(match).outpostWorker[0]).toBe(-1)
  choose(match, 'done')
  // whatever happens to the worker, the project is finished
  chooseAll(match, 'done', 'piece worker A1', 'hex B1', 'done')
  expect(match.asked).toMatchObject({ decision: 'deploy', seats: [0] })
  expect(offered(match)).toEqual(
    ['summoned ranged', 'outpost 0', 'done'].map(text => (text === 'summoned ranged' ? 'summoned 1' : text)),
  )
  chooseAll(match, 'summoned 1', 'summoned 1', 'outpost 0')
  expect(stateOf(match)).toMatchObject({ built: [0, 2, 0, 0, 0, 0], outpostDone: [true, false, false, false] })
})

test('WC-X-RAC-31 an unfinished Outpost is still destroyed by enemy units', () => {
  const match = table(
    [
      { race: 'human', units: { A1: 'melee' } },
      { race: 'undead', units: { A4: 'worker' }, outposts: { A1: false } },
    ],
    RACIAL,
  )
  expect(told(choose(match, 'done'), 'outpostLost')).toHaveLength(1)
})

test('WC-X-RAC-31 WC-B-DEP-07 where the table has it so it is finished among enemies and takes nobody up, then it falls', () => {
  const settings = { ...RACIAL.settings, undeadOutpostsStand: true }
  const players = (isDone: boolean) => [
    { race: 'human', units: { A1: 'melee' } },
    { race: 'undead', units: { E1: 'worker' }, training: 'melee', outposts: { A1: isDone } },
  ]
  const lost = (isDone: boolean) => told(choose(table(players(isDone), { settings }), 'done'), 'outpostLost').length
  expect([lost(false), lost(true)]).toEqual([0, 1])
  const match = table(players(false), { settings, step: 'deploy', active: 1 })
  choose(match, 'outpost 0')
  expect(stateOf(match).outpostDone[2]).toBe(true)
  choose(match, 'kind melee')
  expect(standing(match, 1, 'melee')).toEqual(['C7']) // the Town alone
})

test('WC-X-OPT-04 sides without interface have no racial abilities, do no research and draw in battles', () => {
  const settings = { fourPlayers: 'nordrassil', racialAbilities: true, spellResearch: true, firstRace: 'nightelf' }
  const match = fresh(4, settings)
  passTo(match, 'nextMove')
  expect(offered(match).some(choice => choice.startsWith('ancient'))).toBe(false)
  const march = table(
    [
      { race: 'human', units: { C1: 'melee' } },
      { race: 'undead', units: { C4: '2 ranged', A8: 'worker' } },
    ],
    { scenario: 'necromancers', active: 1, ...RACIAL },
  )
  expect(standing(march, 1, 'worker')).toEqual(['A8'])
  const fight = table(
    [
      { race: 'human', units: { C4: 'melee' } },
      { race: 'undead', units: { C4: '2 ranged', A8: 'worker' } },
    ],
    { scenario: 'necromancers', active: 1, first: 1, ...RACIAL },
  )
  const drawn = told(choose(fight, 'done', [1, 6]), 'draws').map(([seat]) => seat)
  expect(drawn).toEqual([1, 1]) // at the start and for the victory; the Human does research
})
