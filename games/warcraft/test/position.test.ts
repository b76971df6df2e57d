import { asked, chance, must, newGame, options, question, readSettings, seatToAct, take } from '@hexarium/kernel'
import { walk } from '@hexarium/laws'
import { expect, test } from 'vitest'
import { cards, copiesIn } from '../content/cards.ts'
import { scenarios } from '../content/scenarios.ts'
import { warcraft } from '../index.ts'
import { position } from '../position/index.ts'
import type { Warcraft } from '../state.ts'
import { choose, fresh, hex, offered, standing, stateOf, table } from './table.ts'

const fault = (json: unknown): string => {
  const read = position.read(json)
  return read.ok ? '' : read.problem.text
}
const two = (first: object = {}, second: object = {}, more: object = {}) => ({
  players: [
    { race: 'human', ...first },
    { race: 'orc', ...second },
  ],
  ...more,
})

test('two races make a position: the start of the main game, without cards', () => {
  const match = table([{ race: 'human' }, { race: 'orc' }])
  const g = stateOf(match)
  expect(g).toMatchObject({ turn: 1, step: 0, active: 0, first: 0, gold: [5, 5], wood: [5, 5], hand: [[], []] })
  expect(g.deck.map(deck => deck.length)).toEqual([21, 21])
  expect(standing(match, 0, 'melee')).toEqual(['E1', 'E1', 'E1'])
  expect(match.asked).toEqual({ decision: 'nextMove', seats: [0] })
})

test('a position plays on from every step of every seat', () => {
  for (const [step, decision] of [
    ['move', 'nextMove'],
    ['harvest', 'harvest'],
    ['deploy', 'deploy'],
    ['spend', 'spend'],
  ] as const) {
    const units = { E2: 'worker', C6: 'worker' }
    const player = { units, training: 'melee' }
    const match = table(
      [
        { race: 'human', ...player },
        { race: 'orc', ...player },
      ],
      { step, active: 1, first: 0 },
    )
    expect(match.asked).toMatchObject({ decision, seats: [1] })
    expect(stateOf(match).acted).toBe(1)
  }
})

test('everything a player can have is read', () => {
  const player = {
    gold: 7,
    wood: 0,
    captured: true,
    levels: [2, 3, 1],
    buildings: { melee: 1, flying: 2 },
    underway: { ranged: 1 },
    unattended: { ranged: 1 },
    units: { A1: '2 melee, worker', D4: 'hero, summon', '0,0': 'flying' },
    training: 'melee, worker',
    outposts: { A1: false, B1: true },
    hand: ['victory-point', 'fast'],
    discard: ['fast'],
    deck: ['inner-fire', 'slow'],
    laid: 1,
    research: 0,
    hero: { name: 'blood-mage', level: 3, wounds: 2, ones: 1, twos: 1 },
  }
  const match = table(
    [
      { race: 'human', ...player },
      { race: 'undead', town: 'D7' },
    ],
    {
      settings: { heroes: true, resources: 'hidden' },
      turn: 6,
      creeps: { C2: ['Ogre Lord', '?Mud Golem'] },
      spaces: { C4: { token: 15 }, F1: { stock: 6, depletion: 1, token: 20, shown: true }, E1: { pinned: true } },
    },
  )
  const g = stateOf(match)
  expect(g).toMatchObject({
    turn: 6,
    gold: [7, 5],
    captured: [true, false],
    laid: [1, 0],
    wounds: [2, 0],
    twos: [1, 0],
  })
  expect(g.level.slice(0, 3)).toEqual([2, 3, 1])
  expect([g.built.slice(0, 3), g.building.slice(0, 3), g.raising.slice(0, 3)]).toEqual([
    [1, 0, 2],
    [0, 1, 0],
    [0, 1, 0],
  ])
  expect(standing(match, 0, 'flying')).toEqual(['D4']) // by its coordinates
  expect(g.town[1]).toBe(hex(match, 'D7'))
  expect(g.creepShown.slice(0, 2)).toEqual([true, false])
  expect(g.token[hex(match, 'C4')]).toBe(15)
  expect(g.outpostWorker[0]).toBeGreaterThanOrEqual(0)
  expect(g.deck[0].at(-1)).toBe(21) // Inner Fire on top
  expect(g.loose).toEqual([])
})

test('what is not said of a deck is shuffled', () => {
  const tops = ['a', 'b', 'c', 'd', 'e'].map(seed => {
    const match = fresh(2, {}, seed)
    expect(stateOf(match).loose).toEqual([])
    return stateOf(table([{ race: 'human' }, { race: 'orc' }])).deck[0].join()
  })
  const sorted = stateOf(table([{ race: 'human' }, { race: 'orc' }])).deck[0]
  expect([...sorted].sort((a, b) => a - b)).not.toEqual(sorted)
  expect(tops).toHaveLength(5)
})

test('a position with somebody out of the game', () => {
  const players = [{ race: 'human' }, { race: 'orc', alive: false }, { race: 'undead' }] as object[]
  const match = table(players)
  expect(stateOf(match).alive).toEqual([true, false, true])
  expect(fault({ players, active: 1 })).toContain('out of the game')
})

test('every scenario can be a position', () => {
  for (const { id, players } of scenarios) {
    const match = table(new Array(players).fill({}), { scenario: id })
    expect(match.asked).not.toBeNull()
  }
})

test('what is written reads back as the same position', () => {
  const luck = chance('positions')
  for (let number = 0; number < 14; number++) {
    const seats = 2 + (number % 3)
    const chosen = {
      heroes: number % 2 === 0,
      racialAbilities: number % 4 < 2,
      resources: (['die', 'draining', 'hidden'] as const)[number % 3],
      ...(seats === 4
        ? { fourPlayers: ['nordrassil', 'main-4p', 'dragon-rise', 'battle-of-the-elements'][number % 4] }
        : {}),
    }
    const g = newGame(
      warcraft,
      { seats, settings: must(readSettings(warcraft.settings, chosen)) },
      `position ${number}`,
    )
    let written = 0
    for (let i = 0; i < 1200 && g.core.result === null && written < 6; i++) {
      const seat = seatToAct(warcraft, g)
      take(warcraft, g, seat, luck.pick(options(warcraft, g, seat)))
      if (g.core.result !== null || question(warcraft, g)!.decision.name !== 'spend' || luck.below(3) > 0) continue
      written++
      const json = position.write(g)
      const again = must(position.read(JSON.parse(JSON.stringify(json)))) as unknown as Warcraft
      expect(position.write(again)).toEqual(json)
    }
  }
})

test('bad positions are refused with the place and the remedy', () => {
  const cases: [unknown, string][] = [
    [null, 'position'],
    [{ players: [] }, 'two to four players are wanted'],
    [{ players: [{}, {}, {}, {}, {}] }, 'two to four players are wanted'],
    [two({}, {}, { scenario: 'nowhere' }), 'scenario'],
    [two({}, {}, { scenario: 'main-3p' }), 'scenario'],
    [two({}, {}, { settings: { heroes: 'yes' } }), 'settings'],
    [two({}, {}, { weather: 'fine' }), 'weather'],
    [two({}, { race: 'human' }), 'human plays already'],
    [two({ race: 'gnome' }), 'race'],
    [two({ gold: -1 }), 'players[0].gold'],
    [two({ gold: 1.5 }), 'players[0].gold'],
    [two({ levels: [9, 1, 1] }), 'levels[0]'],
    [two({ buildings: { melee: 3 } }), 'buildings.melee'],
    [two({ buildings: { tavern: 1 } }), 'tavern'],
    [two({ underway: { ranged: 3, melee: 2, flying: 3 }, units: { E1: '3 worker' } }), 'not so many workers'],
    [two({ units: { Z9: 'melee' } }), 'there is no space “Z9”'],
    [two({ units: { E1: '2 dragons' } }), '“2 dragons” is no piece'],
    [two({ units: { E1: '11 melee' } }), 'no more than 10 of melee'],
    [two({ units: { E1: 'hero' } }), 'this player has no hero'],
    [two({ town: 'Z1' }), 'there is no space “Z1”'],
    [two({ outposts: { A1: true, A2: true, A3: true } }), 'two Outposts'],
    [two({ outposts: { A1: 'yes' } }), 'outposts.A1'],
    [two({ hand: ['web'] }), 'no further web'],
    [two({ hand: ['fast', 'fast', 'fast', 'fast', 'fast'] }), 'no further fast'],
    [two({ hand: ['fasst'] }), 'did you mean “fast”'],
    [two({ laid: 4 }), 'laid'],
    [two({ hero: { name: 'lich' } }), 'hero.name'],
    [two({ hero: { name: 'paladin', level: 4 } }), 'hero.level'],
    [two({ hero: { name: 'paladin', wounds: 3 } }), 'hero.wounds'],
    [two({}, {}, { step: 'sleep' }), 'step'],
    [two({}, {}, { active: 2 }), 'active'],
    [two({}, {}, { turn: 0 }), 'turn'],
    [two({}, {}, { creeps: { D4: 'Kitten' } }), 'creeps.D4'],
    [two({}, {}, { creeps: { Q1: 'Ogre Lord' } }), 'there is no space “Q1”'],
    [two({}, {}, { spaces: { D4: { depletion: 4 } } }), 'depletion'],
    [two({}, {}, { neutral: { D4: 'worker' } }), 'neutral pieces'],
    [two({}, {}, { quest: ['Z1'] }), 'quest[0]'],
    [two({ training: '2 melee', units: {} }), 'WC-B-SPE-10: seat 0 trains too many'],
    [two({ outposts: { A1: true } }, { outposts: { A1: true } }), 'two Outposts in one space'],
    [two({ hero: { name: 'paladin' }, units: { E1: 'hero, summon' } }), 'WC-X-HER-33: seat 0 has 1 creatures'],
    [two({ hero: { name: 'blood-mage' }, units: { E1: 'hero, 2 summon' } }), 'WC-X-HER-33'],
  ]
  for (const [json, part] of cases) expect(fault(json), JSON.stringify(json)).toContain(part)
})

test('a position offers what the game would offer there', () => {
  const match = table([
    { race: 'human', units: { E1: 'melee' } },
    { race: 'orc', units: { C7: 'melee' } },
  ])
  expect(asked(warcraft, stateOf(match))).toEqual({ decision: 'nextMove', seats: [0] })
  expect(offered(match)).toEqual(['piece melee E1', 'done'])
})

test('WC-X-DRN-01 WC-X-HID-01 what lies in spaces is refused where the table harvests by the die; where nothing lies it is no matter', () => {
  const players = [{ race: 'human' }, { race: 'undead' }]
  expect(fault({ players, spaces: { E4: { stock: 3 } } })).toContain('Option 6 or 7')
  expect(fault({ players, spaces: { E4: { token: 3 } } })).toContain('Option 7')
  const match = table(players, { spaces: { E4: { depletion: 1, stock: 0, token: 0, shown: false } } })
  expect(stateOf(match)).toMatchObject({ stock: [], token: [], tokenShown: [] })
})

/** A deck down to these cards; all others have been discarded. */
function lastCards(race: number, deck: string[]): { deck: string[]; discard: string[] } {
  const discard = copiesIn(race, false).flatMap((copies, card) => new Array<string>(copies).fill(cards[card].key))
  for (const key of deck) discard.splice(discard.indexOf(key), 1)
  return { deck, discard }
}

test('WC-B-EXP-01 who draws twice in one step may know in which order, and nobody of the other side what', () => {
  const players = [
    { race: 'human', levels: [1, 3, 1], units: { D4: '3 ranged' }, ...lastCards(0, ['victory-point', 'resources']) },
    { race: 'orc', units: { D4: 'melee' }, ...lastCards(1, ['victory-point', 'victory-point']) },
  ]
  const drawn = choose(table(players), 'done', [1, 1, 1]).filter(({ kind }) => kind === 'drew')
  expect(drawn.map(({ args: [seat], to }) => [seat, to])).toEqual([
    [0, [0]],
    [1, [1]],
    [0, [0]],
  ])
  const walked = Array.from({ length: 20 }, (_, i) =>
    walk(warcraft, { seed: `two draws ${i}`, seats: 2, position: { players }, steps: 2, laws: [6], thoroughness: 1 }),
  )
  expect(walked.flatMap(({ violation }) => violation?.text ?? [])).toEqual([])
})
