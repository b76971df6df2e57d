import { demonworld } from '@hexarium/demonworld'
import { dragonRage } from '@hexarium/dragon-rage'
import { type AnyGame, must, question, type Seat, type State, seatToAct, seeded, startAt, take } from '@hexarium/kernel'
import { warcraft } from '@hexarium/warcraft'
import { expect, test } from 'vitest'
import { type Bot, botFrom, consider, type Plan, thoughtOf } from '../src/index.ts'

/** Lets a bot choose as long as its seat is asked one of these questions. */
function carryOn(game: AnyGame, g: State, seat: Seat, bot: Bot, questions: readonly string[], seed = 0): void {
  let kept: Plan | null = null
  for (let number = 0; g.core.result === null && seatToAct(game, g) === seat; number++) {
    if (!questions.includes(question(game, g)!.decision.name)) return
    const considered = consider(bot, thoughtOf(game, g, seat, number + 1000 * seed), kept)
    kept = considered.kept
    take(game, g, seat, considered.option)
  }
}

/** A dragon that was hit in its belly, with the hero who did it beneath it; he walks four hexes. */
const beneath = {
  turn: 3,
  side: 'invader',
  phase: 'movement',
  goal: 19,
  units: [
    { code: 'DRG', hex: '1809', facing: 'NW', damage: { belly: 3 } },
    { code: 'HERO', side: 'city', hex: '1809' },
    { code: 'INF', side: 'city', hex: '1410' },
    { code: 'INF', side: 'city', hex: '1310' },
    { code: 'ARH', side: 'city', hex: '1210' },
  ],
}

/** True if the dragon ends its move in the air, where no hero gets at it. */
function fliesAway(name: string): boolean {
  const game: AnyGame = dragonRage
  const g = must(startAt(game, beneath, seeded('blunder'), 2)) as State & { flying: boolean[] }
  carryOn(game, g, 0, must(botFrom(name)), ['chooseMover', 'prowlOn', 'flight'])
  return g.flying.some(Boolean)
}

test('Dragon Rage: a wounded dragon does not stay in the reach of the hero beneath it', () => {
  expect(fliesAway('plans:5000')).toBe(true)
  expect(fliesAway('greedy')).toBe(false) // which is why strong bots plan
})

/** The Humans of a team of two, in the fifth turn, beside an objective with a weak creep on it that lies face up. */
const besideTheObjective = {
  scenario: 'main-4p',
  settings: { heroes: true, creeps: true },
  turn: 5,
  active: 2,
  players: [
    { race: 'nightelf' },
    { race: 'orc' },
    { race: 'human', units: { G4: '2 melee, 2 ranged' } },
    { race: 'undead' },
  ],
  creeps: { H4: 'Kobold Diggers' },
}

test.each([1, 2])('Warcraft: a partner goes for the open objective beside him, as many as it takes (%i)', seed => {
  const game: AnyGame = warcraft
  const g = must(startAt(game, besideTheObjective, seeded('blunder'), 4))
  carryOn(game, g, 2, must(botFrom('strong')), ['nextMove', 'moveTo'], seed)
  const { players } = game.position!.write(g) as { players: { units: Record<string, string> }[] }
  const there = players[2].units['H4'] ?? ''
  expect(there).toContain('melee')
  expect(there).toContain('ranged')
})

/** Fields from one column to another, in these rows. */
function fields(rows: readonly number[], from: number, to: number, what = ''): string {
  const columns = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return rows.flatMap(row => columns.map(column => `${column},${row}${what}`)).join(' ')
}

/** Dwarf-eaters who look at deep water, with the enemy behind it. */
const behindTheLake = {
  map: `field 12|${fields([-4, -3], -3, 7, '=water3')}`,
  phase: 'orders',
  round: 2,
  rounds: 8,
  units: [
    { card: 'nobleFoot', side: 0, elements: fields([3], -2, 2) },
    { card: 'dwarfEaters', side: 1, facing: 4, elements: fields([-6], 0, 4) },
  ],
}

test('Demonworld: a unit behind a lake does not stay there: after two rounds nobody stands where he stood', () => {
  const game: AnyGame = demonworld
  const g = must(startAt(game, behindTheLake, seeded('blunder'), 2)) as State & { round: number; at: number[] }
  const before = [...g.at]
  const [planning, fair] = ['plans:2000', 'fair'].map(name => must(botFrom(name)))
  const kept: (Plan | null)[] = [null, null]
  for (let number = 0; g.round < 4 && g.core.result === null; number++) {
    const seat = seatToAct(game, g)
    const considered = consider(seat === 1 ? planning : fair, thoughtOf(game, g, seat, number), kept[seat])
    kept[seat] = considered.kept
    take(game, g, seat, considered.option)
  }
  expect(g.at.slice(5).filter((hex, element) => hex === before[element + 5])).toEqual([])
})
