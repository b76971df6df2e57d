import { resultInWords } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { warcraft } from '../index.ts'
import { pointsOf, sidePoints } from '../rules/victory/points.ts'
import { choose, chooseAll, fresh, passOver, refused, stateOf, table, told } from './table.ts'

const POOR = { gold: 0, wood: 0 }
const QUIET = { spellResearch: true }

/** Two players without resources, at the Spend Step of the first. */
function spend(first: object, second: object = {}, spec: object = {}) {
  const players = [
    { race: 'human', units: {}, gold: 1, wood: 0, ...first },
    { race: 'orc', units: {}, gold: 0, wood: 0, ...second },
  ]
  return table(players, { step: 'spend', ...spec })
}

test('WC-B-TRN-01 WC-B-TRN-02 Move, Harvest, Deploy, Spend; in each step everybody once, the first player first', () => {
  const player = { units: { E2: 'worker' }, training: 'melee' }
  const match = table(
    [
      { race: 'human', ...player },
      { race: 'orc', ...player, units: { C6: 'worker' } },
    ],
    { first: 1, active: 1 },
  )
  const seen: string[] = []
  for (let i = 0; i < 8; i++) {
    const { step, active } = stateOf(match)
    seen.push(`${step} ${active}`)
    choose(match, 'done')
  }
  expect(seen).toEqual(['0 1', '0 0', '1 1', '1 0', '2 1', '2 0', '3 1', '3 0'])
  expect(stateOf(match)).toMatchObject({ turn: 2, first: 0, active: 0, step: 0 })
})

test('WC-B-TRN-03 after the turn the player to the left of the first becomes first player', () => {
  const match = table(
    [
      { race: 'human', ...POOR },
      { race: 'orc', ...POOR },
      { race: 'undead', ...POOR },
    ],
    { first: 2, active: 2 },
  )
  expect(told(chooseAll(match, 'done', 'done', 'done'), 'turn')).toEqual([[2, 0]])
  expect(told(chooseAll(match, 'done', 'done', 'done'), 'turn')).toEqual([[3, 1]])
})

test('WC-B-TRN-04 eliminated players are passed over, and the next living one becomes first', () => {
  const match = table([
    { race: 'human', ...POOR },
    { race: 'orc', ...POOR },
    { race: 'undead', ...POOR },
  ])
  match.resign(0)
  expect(stateOf(match)).toMatchObject({ alive: [false, true, true], first: 1, active: 1 })
  expect(told(chooseAll(match, 'done', 'done'), 'turn')).toEqual([[2, 2]])
})

test('WC-B-VIC-01 WC-B-VIC-02 WC-B-VIC-07 points: cards laid, last levels, objectives and Towns held by units', () => {
  const match = table(
    [
      {
        race: 'human',
        laid: 2,
        levels: [3, 3, 1],
        units: { D4: 'melee', C2: 'worker', B1: '2 ranged', C7: 'flying' },
        outposts: { E6: true },
      },
      { race: 'orc', units: { A1: 'melee' } },
    ],
    { settings: QUIET },
  )
  // 2 cards, 2 types, 2 for D4, 1 for B1, 3 for the enemy Town; its own Town is empty, workers and Outposts hold nothing
  expect(pointsOf(stateOf(match), 0)).toBe(10)
  expect(pointsOf(stateOf(match), 1)).toBe(0)
  const home = table(
    [
      { race: 'human', units: { E1: 'melee' } },
      { race: 'orc', units: { E1: 'worker' } },
    ],
    { settings: QUIET },
  )
  expect(pointsOf(stateOf(home), 0)).toBe(3)
  const hero = table([{ race: 'human', hero: { name: 'paladin' }, units: { D4: 'hero' } }, { race: 'orc' }], {
    settings: { heroes: true },
  })
  expect(pointsOf(stateOf(hero), 0)).toBe(2)
  const beast = table(
    [{ race: 'human', hero: { name: 'blood-mage' }, units: { D4: 'summon', A1: 'hero' } }, { race: 'orc' }],
    { settings: { heroes: true } },
  )
  expect(pointsOf(stateOf(beast), 0)).toBe(0)
})

const FIFTEEN = {
  laid: 3,
  levels: [3, 3, 3],
  units: { D4: 'melee', B1: 'melee', E6: 'melee', C7: 'melee', C2: 'melee', F4: 'melee' },
}

test('WC-B-VIC-03 with two or three players 15 points at the end of one’s turn win', () => {
  const match = spend(FIFTEEN)
  expect(pointsOf(stateOf(match), 0)).toBe(15)
  choose(match, 'done')
  expect(stateOf(match).core.result).toMatchObject({ places: [1, 2], by: 'WC-B-VIC-03', scores: [15, 0] })
  const short = spend({ ...FIFTEEN, laid: 2 })
  choose(short, 'done')
  expect(stateOf(short).core.result).toBeNull()
})

test('WC-B-VIC-05 points count when a player has finished his Spend Step, in play order', () => {
  const match = spend({ ...FIFTEEN, laid: 2, hand: ['victory-point'] }, { ...FIFTEEN, levels: [4, 3, 2], units: {} })
  choose(match, 'lay')
  expect(stateOf(match).core.result).toBeNull()
  choose(match, 'done')
  expect(stateOf(match).core.result).toMatchObject({ places: [1, 2] })
  const both = table(
    [
      { race: 'human', ...POOR, ...FIFTEEN, laid: 3 },
      { race: 'orc', ...POOR, laid: 3, levels: [4, 3, 2], units: { E1: 'melee' } },
    ],
    { step: 'spend', first: 1, active: 1, settings: QUIET },
  )
  expect(stateOf(both).core.result).toMatchObject({ places: [1, 2] })
})

function four(first: object, mate: object = {}, spec: object = {}) {
  const players = [
    { race: 'human', units: {}, gold: 1, wood: 0, ...first },
    { race: 'nightelf', units: {}, gold: 0, wood: 0, ...mate },
    { race: 'orc', units: {}, gold: 0, wood: 0 },
    { race: 'undead', units: {}, gold: 0, wood: 0 },
  ]
  return table(players, { step: 'spend', ...spec })
}

// 12 of cards and levels; objectives: A3 2, E1 2, E5 2, E9 2, I4 2, C4 1, D3 1, F6 1, H4 1; Towns G2, B1 3 each
const ALLIANCE = [
  { laid: 3, levels: [3, 3, 3], units: { A3: 'melee', E1: 'melee', E5: 'melee', G2: 'melee', C4: 'melee' } },
  { laid: 3, levels: [2, 4, 3], units: { E9: 'melee', I4: 'melee', B1: 'melee', D3: 'melee' } },
]

test('WC-B-VIC-04 WC-B-VIC-06 four players: 30 points of a team, a shared space once', () => {
  const match = four(ALLIANCE[0], ALLIANCE[1])
  expect(sidePoints(stateOf(match), 0)).toBe(12 + 14 + 4)
  choose(match, 'done')
  expect(stateOf(match).core.result).toMatchObject({ places: [1, 1, 3, 3], by: 'WC-B-VIC-04' })
  const shared = four(ALLIANCE[0], { ...ALLIANCE[1], units: { E9: 'melee', I4: 'melee', B1: 'melee', C4: 'melee' } })
  expect(sidePoints(stateOf(shared), 0)).toBe(29)
  choose(shared, 'done')
  expect(stateOf(shared).core.result).toBeNull()
})

test('WC-B-VIC-04 the points of a team also count at the end of the other member’s turn', () => {
  const match = four(
    { ...ALLIANCE[0], gold: 0 },
    { ...ALLIANCE[1], laid: 2, hand: ['victory-point'], gold: 1 },
    { active: 1, first: 1 },
  )
  choose(match, 'lay')
  choose(match, 'done')
  expect(stateOf(match).core.result).toMatchObject({ places: [1, 1, 3, 3] })
})

test('WC-X-OP1-01 the strategic game of four is played to 20', () => {
  const first = { laid: 3, levels: [3, 3, 3], units: { A3: 'melee', E1: 'melee', E5: 'melee', G2: 'melee' } }
  const match = four(first, { laid: 3, levels: [2, 1, 1], units: { C4: 'melee' } }, { settings: { strategic: true } })
  expect(sidePoints(stateOf(match), 0)).toBe(20)
  choose(match, 'done')
  expect(stateOf(match).core.result).toMatchObject({ by: 'WC-X-OP1-01', places: [1, 1, 3, 3] })
  const plain = four(first, { laid: 3, levels: [2, 1, 1], units: { C4: 'melee' } })
  choose(plain, 'done')
  expect(stateOf(plain).core.result).toBeNull()
})

test('WC-B-VIC-08 who is out loses all pieces with his teammates; the last side wins at once', () => {
  const match = table([{ race: 'human' }, { race: 'orc' }, { race: 'undead', outposts: { A1: true } }])
  match.resign(2)
  const g = stateOf(match)
  expect(g.alive).toEqual([true, true, false])
  expect(g.outpostAt.slice(4)).toEqual([-1, -1])
  expect(g.at.slice(70, 105).every(where => where === -4)).toBe(true)
  expect(g.core.result).toBeNull()
  match.resign(0)
  expect(stateOf(match).core.result).toMatchObject({ places: [2, 1, 3], by: 'WC-B-VIC-08' })
  const teams = four({})
  teams.resign(1)
  expect(stateOf(teams).core.result).toMatchObject({ places: [3, 3, 1, 1] })
})

test('WC-B-VIC-09 if the last ones go out together more points win, then play order', () => {
  const lost = (laid: number[], first: number) => {
    const match = table(
      [
        { race: 'human', units: { C7: 'melee' }, captured: true, laid: laid[0] },
        { race: 'orc', units: { E1: 'melee' }, captured: true, laid: laid[1] },
      ],
      { first, active: 1 - first, settings: QUIET },
    )
    choose(match, 'done')
    return stateOf(match).core.result
  }
  expect(lost([0, 1], 0)).toMatchObject({ places: [2, 1], by: 'WC-B-VIC-09', scores: [3, 4] })
  expect(lost([1, 0], 1)).toMatchObject({ places: [1, 2] })
  expect(lost([0, 0], 1)).toMatchObject({ places: [2, 1] })
  expect(lost([0, 0], 0)).toMatchObject({ places: [1, 2] })
})

test('WC-B-VIC-10 after the last turn the side with more points wins; equal ones share the place', () => {
  const limit = { turn: 5, settings: { turnLimit: 5, spellResearch: true } }
  const ahead = spend({ gold: 1, laid: 1 }, {}, limit)
  choose(ahead, 'done')
  expect(stateOf(ahead).core.result).toMatchObject({ places: [1, 2], by: 'WC-B-VIC-10' })
  const even = spend({ gold: 1, laid: 1 }, { laid: 1 }, limit)
  choose(even, 'done')
  expect(stateOf(even).core.result).toMatchObject({ places: [1, 1] })
  const early = spend({ gold: 1, laid: 1 }, {}, { ...limit, turn: 4 })
  choose(early, 'done')
  expect(stateOf(early).core.result).toBeNull()
})

test('WC-B-VIC-10 a game all agree to break off ends as it stands; agreed draws leave those who are out behind', () => {
  const players = [{ race: 'human', laid: 1 }, { race: 'orc' }, { race: 'undead', laid: 2 }]
  const stopped = table(players)
  stopped.resign(1)
  stopped.breakOff()
  expect(stateOf(stopped).core.result).toMatchObject({ places: [2, 3, 1], by: 'WC-B-VIC-10', scores: [4, 0, 5] })
  const drawn = table(players)
  drawn.resign(1)
  drawn.agreeDraw()
  expect(stateOf(drawn).core.result).toMatchObject({ places: [1, 3, 1], by: 'agreed' })
  const teams = four({ laid: 1 }, { laid: 1 })
  teams.breakOff()
  expect(stateOf(teams).core.result).toMatchObject({ places: [1, 1, 3, 3] })
  const read = (match: typeof teams) =>
    resultInWords(warcraft, 'en', warcraft.view(stateOf(match), 0), stateOf(match).core.result!)
  // partners win by what they have together: nobody has to add it up
  expect(read(teams)).toMatch(/: Humans and Night Elves 2, Orcs and Undead 0\.$/)
  expect(read(stopped)).toMatch(/: Humans 4, Orcs 0, Undead 5\.$/)
})

test('WC-X-CHG-06 three players: each for himself, first to 15', () => {
  const match = fresh(3)
  expect(stateOf(match).friends.slice(0, 3)).toEqual([1, 2, 4])
  const won = table(
    [
      {
        race: 'human',
        gold: 1,
        laid: 3,
        levels: [3, 3, 3],
        units: { A1: 'melee', E5: 'melee', E9: 'melee', I5: 'melee' },
      },
      { race: 'orc', ...POOR },
      { race: 'nightelf', ...POOR },
    ],
    { step: 'spend' },
  )
  expect(pointsOf(stateOf(won), 0)).toBe(15)
  choose(won, 'done')
  expect(stateOf(won).core.result).toMatchObject({ places: [1, 2, 2] })
})

test('WC-B-EXP-06 WC-X-TIM-05 a Victory Point card is laid for good; other cards are discarded after play', () => {
  const match = spend({ hand: ['victory-point', 'resources'] })
  expect(refused(match, 'lay 1')).toBe('WC-B-EXP-06')
  choose(match, 'lay')
  expect(stateOf(match)).toMatchObject({ laid: [1, 0], discard: [[], []] })
  expect(refused(match, 'lay')).toBe('WC-B-EXP-06')
  chooseAll(match, 'card resources', 'option 1')
  expect(stateOf(match).discard[0]).toHaveLength(1)
  passOver(match, ['spendStart'])
  expect(stateOf(match).wood[0]).toBe(2)
})
