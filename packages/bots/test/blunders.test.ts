import { dragonRage } from '@hexarium/dragon-rage'
import { type AnyGame, must, question, type Seat, type State, seatToAct, seeded, startAt, take } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { type Bot, botFrom, consider, type Plan, thoughtOf } from '../src/index.ts'

/** Lets a bot choose as long as its seat is asked one of these questions. */
function carryOn(game: AnyGame, g: State, seat: Seat, bot: Bot, questions: readonly string[]): void {
  let kept: Plan | null = null
  for (let number = 0; g.core.result === null && seatToAct(game, g) === seat; number++) {
    if (!questions.includes(question(game, g)!.decision.name)) return
    const considered = consider(bot, thoughtOf(game, g, seat, number), kept)
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
