import { must } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { answer } from '../answers/index.ts'

type Question = Record<string, unknown>

const ask = (question: Question) => must(answer(question)!) as Record<string, never>
const complaint = (question: Question): string => {
  const found = answer(question)!
  return found.ok ? 'accepted' : found.problem.text
}

/** A battle in D4 between these units, or with these more. */
function battle(attacker: string, defender: string, more: Question = {}, settings: Question = {}): Question {
  const players = [
    { race: 'human', units: { D4: attacker } },
    { race: 'orc', units: { D4: defender } },
  ]
  return { ask: 'battle', position: { players, settings }, at: 'D4', ...more }
}

interface Side {
  dice: number[]
  hit: number[]
  casualties: number[]
}
interface Found {
  phases: { phase: string; attacker: Side; defender: Side }[]
  outcome: { attacker: number; defender: number; nobody: number; left: number[] }
  samples: number
}

test('WC-B-BAT-06 battle: the dice of every phase, the chance of each hit and of so many casualties', () => {
  const { phases } = ask(battle('2 melee, ranged', 'flying')) as unknown as Found
  expect(phases.map(({ phase }) => phase)).toEqual(['ranged', 'flying', 'melee'])
  expect(phases[0].attacker).toEqual({ dice: [2], hit: [0.3333], casualties: [0.6667, 0.3333] })
  expect(phases[0].defender).toEqual({ dice: [], hit: [], casualties: [1] })
  expect(phases[2].attacker.casualties).toEqual([0.4444, 0.4444, 0.1111])
  expect(phases[1].defender.dice).toEqual([2])
})

test('WC-B-ABL-01 WC-B-ABL-02 battle: Area Attack and Heal change the casualties', () => {
  const players = [
    { race: 'orc', levels: [4, 1, 1], units: { D4: 'melee' } },
    { race: 'human', levels: [1, 3, 1], units: { D4: 'melee' } },
  ]
  const plain = ask({ ask: 'battle', position: { players }, at: 'D4' }) as unknown as Found
  expect(plain.phases[2].attacker.casualties).toEqual([0.1667, 0.6667, 0.1667])
  const healed = [players[0], { ...players[1], units: { D4: 'melee, ranged' } }]
  const less = ask({ ask: 'battle', position: { players: healed }, at: 'D4' }) as unknown as Found
  expect(less.phases[2].attacker.casualties).toEqual([0.1667, 0.8333])
})

test('WC-B-BAT-09 battle: who wins how often, from sampled fights; the same for the same seed', () => {
  const even = ask(battle('melee', 'melee', { samples: 3000 })) as unknown as Found
  expect(even.samples).toBe(3000)
  const { attacker, defender, nobody } = even.outcome
  expect(attacker + defender + nobody).toBeCloseTo(1, 3)
  // each alone 2/5, both at once 1/5
  for (const [found, expected] of [
    [attacker, 0.4],
    [defender, 0.4],
    [nobody, 0.2],
  ] as const)
    expect(Math.abs(found - expected)).toBeLessThan(0.04)
  expect(ask(battle('melee', 'melee', { samples: 50, seed: 'x' }))).toEqual(
    ask(battle('melee', 'melee', { samples: 50, seed: 'x' })),
  )
  const sure = ask(battle('3 ranged, 2 melee', 'melee', { samples: 200 })) as unknown as Found
  expect(sure.outcome.attacker).toBeGreaterThan(0.9)
  expect(sure.outcome.left[0]).toBeGreaterThan(4)
  const vain = ask(battle('3 melee', 'flying', { samples: 20 })) as unknown as Found
  expect(vain.outcome.left).toHaveLength(2)
})

test('WC-X-CRP-05 WC-X-HER-07 WC-B-ABL-03 battle: creeps, heroes and Slow Poison', () => {
  const players = [
    { race: 'nightelf', levels: [1, 4, 1], hero: { name: 'demon-hunter', level: 2 }, units: { D4: '3 ranged, hero' } },
    { race: 'orc', units: { A1: 'melee' } },
  ]
  const found = ask({
    ask: 'battle',
    position: { players, settings: { heroes: true }, creeps: { D4: 'Ogre Lord' } },
    at: 'D4',
    samples: 100,
  }) as unknown as Found
  expect(found.phases[2].defender.dice).toEqual([4, 4, 4, 4])
  expect(found.outcome.attacker).toBeGreaterThan(0.8)
  const hero = ask(
    battle('hero', '3 melee', {
      samples: 100,
      position: {
        settings: { heroes: true },
        players: [
          { race: 'human', hero: { name: 'paladin' }, units: { D4: 'hero' } },
          { race: 'orc', units: { D4: '3 melee' } },
        ],
      },
    }),
  ) as unknown as Found
  expect(hero.outcome.defender).toBeGreaterThan(0.5)
})

test('WC-B-MOV-01 reach: where a piece can end', () => {
  const players = [
    { race: 'human', units: { E1: 'melee, flying, worker' } },
    { race: 'orc', units: { D1: 'melee' } },
  ]
  const from = (piece: string) => ask({ ask: 'reach', position: { players }, seat: 0, from: 'E1', piece })['to']
  expect(from('melee')).toEqual(['D1', 'E2', 'F1'])
  expect(from('worker')).toEqual(['D2', 'E2', 'E3', 'F1', 'G1'])
  expect(from('flying')).toEqual(['D1', 'D2', 'E2', 'E3', 'F1', 'F2', 'G1'])
})

test('WC-B-SPE-01 afford: what can be trained, built and upgraded, and why the rest cannot', () => {
  const player = { race: 'human', gold: 2, wood: 2, units: { E1: '2 worker', A1: 'worker' }, buildings: { ranged: 1 } }
  const found = ask({ ask: 'afford', position: { players: [player, {}] } })
  expect(found).toMatchObject({
    train: ['melee', 'ranged', 'worker'],
    construct: ['melee', 'ranged', 'flying'],
    outposts: ['A1', 'E1'],
    upgrade: ['melee', 'ranged'],
    forbidden: { 'train flying': 'WC-B-SPE-10', 'upgrade flying': 'WC-B-SPE-30' },
  })
  expect(found).not.toHaveProperty('cooperate')
})

test('WC-X-RAC-01 WC-X-HER-50 WC-X-RES-02 afford: options of the expansion', () => {
  const player = { race: 'human', gold: 9, wood: 9, units: { E1: '2 worker' }, hero: { name: 'paladin', level: 2 } }
  const settings = { racialAbilities: true, heroes: true, spellResearch: true }
  const found = ask({ ask: 'afford', position: { players: [player, {}], settings }, seat: 0 })
  expect(found).toMatchObject({
    train: ['melee', 'worker', 'hero 1', 'hero 2', 'research'],
    cooperate: ['melee', 'ranged', 'flying'],
    cooperateOutposts: ['E1'],
    forbidden: { 'train hero 3': 'WC-X-HER-51' },
  })
})

test('bad questions are refused with the place and the remedy', () => {
  const players = [{ race: 'human', units: { E1: 'melee' } }, { race: 'orc' }]
  const cases: [Question, string][] = [
    [{ ask: 'battle', at: 'D4' }, 'position'],
    [{ ask: 'battle', position: { players }, at: 'D4' }, 'units of the attacker and of an enemy must stand there'],
    [{ ask: 'battle', position: { players }, at: 'Z4' }, 'there is no space “Z4”'],
    [battle('melee', 'melee', { samples: 0 }), 'samples'],
    [battle('melee', 'melee', { dice: 3 }), 'dice'],
    [{ ask: 'reach', position: { players }, from: 'D4', piece: 'melee' }, 'no such piece of this player stands there'],
    [{ ask: 'reach', position: { players }, from: 'E1', piece: 'dragon' }, 'piece'],
    [{ ask: 'afford', position: { players }, seat: 2 }, 'seat'],
    [{ ask: 'afford', position: { players: [] } }, 'two to four players'],
  ]
  for (const [question, part] of cases) expect(complaint(question), JSON.stringify(question)).toContain(part)
  expect(answer({ ask: 'weather' })).toBeUndefined()
  expect(answer({})).toBeUndefined()
  expect(answer({ ask: 'toString' })).toBeUndefined()
})
