import { isDeepStrictEqual } from 'node:util'
import {
  type AidSpec,
  type AnyGame,
  applyChanges,
  chance,
  copy,
  must,
  newGame,
  options,
  preview,
  proposal,
  question,
  readSettings,
  type Scene,
  type Seat,
  type State,
  seatToAct,
  take,
  wayTo,
  wholeGame,
} from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'

/** States on the way through games played by chance, one in so many. */
function* moments(game: AnyGame, every: number, games: number): Generator<{ g: State; seat: Seat }> {
  const settings = must(readSettings(game.settings, {}))
  for (let number = 0; number < games; number++) {
    const luck = chance(`ahead ${number}`)
    const g = newGame(game, { seats: game.seats.min, settings }, `ahead ${number}`)
    for (let count = 0; count < 240 && !g.core.result; count++) {
      const seat = seatToAct(game, g)
      if (count % every === 0) yield { g, seat }
      take(game, g, seat, luck.pick(options(game, g, seat)))
    }
  }
}

const placeOf = (game: AnyGame, g: State, seat: Seat, piece: string) =>
  (game.scene(game.view(g, seat), game.text.en) as Scene).boards
    .flatMap(({ counters }) => counters)
    .find(({ id }) => id === piece)?.at

describe.each(Object.keys(registry))('looking ahead, %s', id => {
  test('what a choice would change is what it then changes, up to where there is something to choose, and nothing is played', async () => {
    const game = await wholeGame(registry[id])
    const luck = chance(id)
    let told = 0
    for (const { g, seat } of moments(game, 5, 4)) {
      const option = luck.pick(options(game, g, seat))
      const before = JSON.stringify(g)
      const changed = preview(game, g, seat, option, luck.below(1000))
      expect(JSON.stringify(g)).toBe(before)
      if (!changed) continue
      const after = copy(g)
      take(game, after, seat, option)
      const foretold = applyChanges(game.view(g, seat), changed)
      while (!isDeepStrictEqual(foretold, game.view(after, seat))) {
        expect(options(game, after, seat)).toHaveLength(1) // the table may answer this for him
        take(game, after, seat, options(game, after, seat)[0])
      }
      told++
    }
    expect(told).toBeGreaterThan(20)
  })

  test('a way leads where it should, each step offered', async () => {
    const game = await wholeGame(registry[id])
    const luck = chance(id)
    let found = 0
    for (const { g, seat } of moments(game, 9, 3)) {
      const [board] = (game.scene(game.view(g, seat), game.text.en) as Scene).boards
      const own = board.counters.filter(({ owner }) => owner === seat)
      if (own.length === 0) continue
      const piece = luck.pick(own).id
      const [{ x, y }] = board.places.filter(place => place.id === own.find(({ id }) => id === piece)!.at)
      const near = board.places
        .toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))
        .slice(1, 9)
      const { id: to } = luck.pick(near)
      const way = wayTo(game, g, seat, piece, to, 1)
      if (!way) continue
      const after = copy(g)
      for (const option of way.options) {
        expect(options(game, after, seat)).toContain(option)
        take(game, after, seat, option)
      }
      expect(placeOf(game, after, seat, piece)).toBe(to)
      expect(applyChanges(game.view(g, seat), way.changes)).toEqual(game.view(after, seat))
      found++
    }
    expect(found).toBeGreaterThan(0)
  })
})

test('a piece that can go to one place only is shown there before it is chosen', async () => {
  const game = await wholeGame(registry['titan'])
  let shown = 0
  for (const { g, seat } of moments(game, 1, 12)) {
    if (question(game, g)!.decision.name !== 'nextMove') continue
    for (const option of options(game, g, seat)) {
      const after = copy(g)
      take(game, after, seat, option)
      const then = options(game, after, seat)
      if (question(game, after)?.decision.name !== 'moveTo' || then.length !== 1) continue
      take(game, after, seat, then[0])
      const foretold = applyChanges(game.view(g, seat), preview(game, g, seat, option, 'one')!)
      expect(foretold).toEqual(game.view(after, seat))
      shown++
    }
  }
  expect(shown).toBeGreaterThan(3)
})

/** The first moment of each seat's set-up that can be proposed whole, at the tables one may ask for by name. */
function* setUps(game: AnyGame): Generator<{ g: State; seat: Seat }> {
  const proposals: NonNullable<AidSpec<State>['proposals']> = game.aid?.proposals ?? {}
  const names = new Set(Object.keys(proposals).filter(name => proposals[name].as === undefined))
  for (const preset of [{}, ...Object.values(game.presets ?? {}).map(({ settings }) => settings)]) {
    const settings = must(readSettings(game.settings, preset))
    const luck = chance('set-up')
    const g = newGame(game, { seats: game.seats.min, settings }, 'set-up')
    const met = new Set<Seat>()
    for (let count = 0; count < 150 && !g.core.result && met.size < game.seats.min; count++) {
      const seat = seatToAct(game, g)
      if (names.has(question(game, g)!.decision.name) && !met.has(seat)) {
        yield { g, seat }
        met.add(seat)
      }
      take(game, g, seat, luck.pick(options(game, g, seat)))
    }
  }
}

describe.each(['titan', 'dragon-rage', 'demonworld'])('a set-up proposed, %s', id => {
  test('each choice is offered, what was foretold is what happens, nothing is played meanwhile, and what ends it is left to the person', async () => {
    const game = await wholeGame(registry[id])
    let found = 0
    for (const { g, seat } of setUps(game)) {
      const before = JSON.stringify(g)
      const way = proposal(game, g, seat, 'rest')
      expect(JSON.stringify(g)).toBe(before)
      if (!way) continue
      const after = copy(g)
      for (const option of way.options) {
        expect(options(game, after, seat)).toContain(option)
        take(game, after, seat, option)
      }
      // What opens sealed answers is proposed alone, and nothing of what they say is foretold.
      const isOpened = after.core.reveals !== g.core.reveals
      if (isOpened) expect(way.options).toHaveLength(1)
      const foretold = game.view(isOpened ? g : after, seat)
      expect(applyChanges(game.view(g, seat), way.changes)).toEqual(foretold)
      expect(proposal(game, after, seat, 'rest')?.options.length ?? 0).toBeLessThan(2)
      if (way.options.length > 1) expect(options(game, after, seat)).not.toEqual([])
      found++
    }
    expect(found).toBeGreaterThan(1)
  })
})
