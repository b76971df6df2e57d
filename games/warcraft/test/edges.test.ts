import { question } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { warcraft } from '../index.ts'
import { firstOf, KIND, MELEE } from '../pieces.ts'
import { takeAway } from '../rules/battle/removal.ts'
import { CREEPS } from '../state.ts'
import { at, HEROES } from './hero-table.ts'
import {
  choose,
  engage,
  hex,
  offered,
  offeredAs,
  passTo,
  ready,
  refused,
  standing,
  stateOf,
  table,
  told,
} from './table.ts'

// Rules where they end: what is not offered any more, what is counted, who is told.

const QUIET = { settings: { spellResearch: true } }
const POOR = { gold: 0, wood: 0 }

test('WC-B-SET-07 WC-B-TEA-04 what is drawn is told to the drawer and his teammates, to others only that it was', () => {
  const players = [
    { race: 'human', units: { D4: '3 ranged' } },
    { race: 'orc', units: { D4: 'melee' } },
    { race: 'nightelf', units: {} },
    { race: 'undead', units: {} },
  ]
  const match = table(players)
  const events = choose(match, 'done')
  const drawn = events.filter(({ kind }) => kind === 'drew')
  expect(drawn.map(({ args: [seat], to }) => [seat, to])).toEqual([
    [0, [0, 2]],
    [1, [1, 3]],
  ])
  expect(events.filter(({ kind }) => kind === 'draws').map(({ to }) => to)).toEqual([null, null])
})

test('WC-B-EXP-06 a Victory Point card may be laid in every Spend Step of one’s side', () => {
  const match = table(
    [
      { race: 'human', ...POOR, hand: ['victory-point'] },
      { race: 'orc', ...POOR, hand: ['victory-point'] },
      { race: 'nightelf', ...POOR, hand: ['victory-point'] },
      { race: 'undead', ...POOR },
    ],
    { ...QUIET, step: 'spend' },
  )
  passTo(match, 'spend')
  expect([0, 1, 2, 3].map(seat => match.choices(seat).some(choice => choice.startsWith('lay')))).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(told(choose(match, '2>lay'), 'lays')).toEqual([[2]])
})

test('WC-B-HAR-01 who has harvested everything may only end, or take it back', () => {
  const settings = { resources: 'draining', spellResearch: true }
  const match = table([{ race: 'human', units: { E2: 'worker' } }, { race: 'orc' }], { settings, step: 'harvest' })
  expect(offered(match)).toEqual(['hex E2', 'all', 'done'])
  choose(match, 'hex E2')
  expect(offered(match)).toEqual(['done'])
})

test('WC-X-CMP-02 Defend counts melee units, Spirit Link units of any kind', () => {
  const defended = (field: string) => {
    const match = at(
      'beforeCasualties',
      { race: 'orc', field: '2 ranged, melee' },
      { race: 'human', field, hand: ['defend'] },
      [1, 1],
    )
    return told(choose(match, 'card defend'), 'toll')[0]
  }
  expect(defended('2 melee, ranged')).toEqual([1, 1])
  expect(defended('3 melee')).toEqual([1, 0])
  const linked = (field: string, flank: string) => {
    const orc = { race: 'orc', field, flank, hand: ['spirit-link'] }
    const match = at('beforeCasualties', { race: 'human', field: '2 ranged' }, orc, [1, 1])
    return told(choose(match, 'card spirit-link'), 'toll')[0]
  }
  expect(linked('3 melee', 'flying')).toEqual([1, 0])
  expect(linked('2 melee', 'flying')).toEqual([1, 1])
})

test('WC-X-CMP-02 Pulverize: the casualties it adds are taken by the other side', () => {
  const match = at(
    'afterRoll',
    { race: 'orc', field: '3 melee', hand: ['pulverize'] },
    { race: 'human', field: '2 melee' },
    [1, 6, 6, 6, 6],
  )
  const events = choose(match, 'card pulverize')
  expect(told(events, 'lost').map(([, where]) => where)).toEqual([hex(match, 'D4'), hex(match, 'D4')])
  expect(standing(match, 1, 'melee')).toEqual([])
})

test('WC-X-CMP-02 Possession takes a unit of a type one has in reserve, and no other', () => {
  const undead = { race: 'undead', field: 'melee', hand: ['possession'], units: { A1: '3 flying', A2: 'flying' } }
  const match = at('roundStart', { race: 'human', field: 'melee, flying' }, undead)
  const aimed = told(choose(match, 'card possession'), 'aims').map(([, , piece]) => KIND[piece])
  expect(aimed).toEqual([MELEE]) // there was nobody else to choose: all four of its own flyers are on the board
})

test('WC-X-CMP-02 Shadowmeld is for an enemy’s Move Step, Town Portal for anybody’s', () => {
  const elf = { race: 'nightelf', units: { D4: 'melee' }, hand: ['shadowmeld', 'town-portal'] }
  const settings = { spellResearch: true, expansionCards: true }
  const own = table([elf, { race: 'orc', units: { D4: 'melee' } }], { settings })
  passTo(own, 'nextMove')
  choose(own, 'done')
  passTo(own, 'afterMovement')
  expect(offeredAs(own, 'card')).toEqual(['town-portal'])
  expect(refused(own, 'card shadowmeld')).toBe('WC-X-TIM-01')
  const theirs = table([{ race: 'orc', units: { D4: 'melee' } }, elf], { settings })
  passTo(theirs, 'nextMove')
  choose(theirs, 'done')
  passTo(theirs, 'afterMovement')
  expect(offeredAs(theirs, 'card').sort()).toEqual(['shadowmeld', 'town-portal'])
})

test('WC-X-TIM-11 whose time is up passes in a window', () => {
  const match = at(
    'roundStart',
    { race: 'human', field: '2 melee', hand: ['polymorph'] },
    { race: 'orc', field: 'melee' },
    [],
    QUIET,
  )
  const { decision, frame } = question(warcraft, match.state)!
  expect(decision.spec.default!(match.state, frame.here, 0)).toEqual(['pass'])
})

test('WC-X-HER-40 a hero who rises is told to, with his new level', () => {
  const human = { race: 'human', hero: { name: 'paladin', ones: 2 }, units: { E1: 'hero' } }
  const match = table([human, { race: 'orc', units: { A1: 'melee' } }], HEROES)
  choose(match, 'done')
  expect(told(choose(match, 'ones'), 'rises')).toEqual([[0, 2]])
})

test('WC-X-SCN-02 the altar calls nobody where the enemy has no unit it could take', () => {
  const altar = (units: object) =>
    table(
      [
        { race: 'human', ...POOR, units: { E5: 'melee' } },
        { race: 'undead', ...POOR, units: { ...units } },
      ],
      { scenario: 'altar-of-flame', ...QUIET },
    ).asked!.decision
  expect(altar({ E7: 'worker' })).toBe('nextMove')
  expect(altar({ E7: 'worker', E8: 'melee' })).toBe('altar')
})

test('WC-B-SCN-41 in Nordrassil the Undead may stay beyond the limit where they came back', () => {
  const races = ['human', 'orc', 'nightelf', 'undead']
  const players = races.map(race => ({ race, units: race === 'undead' ? { A1: '4 melee' } : {} }))
  const dead = table(players, { scenario: 'nordrassil', first: 3, active: 3 })
  passTo(dead, 'nextMove')
  expect(offered(dead)).toContain('done')
})

test('WC-B-EXP-05 who was slowed by Cripple and is killed comes back as anybody does', () => {
  const match = table([{ race: 'human', units: { E1: '2 melee' } }, { race: 'orc' }])
  const g = stateOf(match)
  const [first, second] = [firstOf(0, 0), firstOf(0, 0) + 1]
  g.slowed = [first, second, first]
  takeAway(g, first)
  expect(g.slowed).toEqual([second])
})

test('WC-B-ABL-05 as many rise as there were ones, at most; nobody more is raised', () => {
  const undead = { race: 'undead', levels: [1, 3, 1], field: '2 ranged' }
  const match = ready(undead, { race: 'human', field: '3 melee' })
  engage(match, [1, 1])
  expect(match.asked!.decision).toBe('raiseDead')
  expect(offeredAs(match, 'raise').sort()).toEqual(['1', '2'])
  expect(refused(match, 'raise 3')).toBe('WC-B-ABL-05')
  expect(refused(match, 'raise 0')).toBe('WC-B-ABL-05')
  choose(match, 'raise 2')
  expect(standing(match, 0, 'melee')).toEqual(['D4', 'D4'])
})

test('WC-X-CRP-11 a creep that raises the dead gets back a die it lost, and never more than it had', () => {
  const settings = { spellResearch: true, creeps: true }
  const match = table(
    [
      { race: 'human', units: { D4: '3 ranged' } },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    {
      settings,
      creeps: { D4: 'Skeletal Archers' },
    },
  )
  // I hit once; it misses; then I miss, and it rolls a natural 1 with two dice
  const events = choose(match, 'done', [1, 6, 6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6])
  const dice = told(events, 'attack').flatMap(([owner, , count]) => (owner === CREEPS ? [count] : []))
  expect(dice.slice(0, 3)).toEqual([3, 2, 3])
})

test('WC-B-MOV-01 a space beyond reach is told so', () => {
  const match = table(
    [
      { race: 'human', units: { D4: 'melee, flying' } },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    QUIET,
  )
  choose(match, 'piece melee D4')
  for (const far of ['D6', 'A1', 'D4']) expect(refused(match, `hex ${far}`)).toBe('WC-B-MOV-01')
})
