import { greedy, playGame, random } from '@hexarium/bots'
import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { expect, test } from 'vitest'

const PLAYED = 10
const WON = 9

for (const [id, parts] of Object.entries(registry)) {
  test(`${id}: greedy beats random in ${WON} of ${PLAYED} games, from both sides`, async () => {
    const game = await wholeGame(parts)
    let won = 0
    for (let i = 0; i < PLAYED; i++) {
      const own = i % 2
      const bots = own === 0 ? [greedy(), random()] : [random(), greedy()]
      const { places } = playGame(game, bots, `bots ${i}`)
      if (places[own] < places[1 - own]) won++
    }
    expect(won).toBeGreaterThanOrEqual(WON)
  })
}
