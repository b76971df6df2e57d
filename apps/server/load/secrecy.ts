import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { options } from './options.ts'
import { compareWire } from './wire.ts'

// `npm run secrecy`: whole games of every game; what each seat is sent is compared at every step with what it would be sent
// if everything hidden from it were otherwise.

const { games, times, every, seed } = options('secrecy', 'what curious seats are told', {
  games: { is: Object.keys(registry), says: 'the games played' },
  times: { is: 10, says: 'whole games of each' },
  every: { is: 1, says: 'one step in so many is compared' },
  seed: { is: 'wire', says: 'what the dice follow from' },
})

for (const id of games) {
  const game = await wholeGame(registry[id])
  const sum: Record<string, number> = {}
  for (let time = 0; time < times; time++) {
    const compared = compareWire(game, { games: 1, seed: `${seed} ${time}`, every: every })
    for (const [name, count] of Object.entries(compared)) sum[name] = (sum[name] ?? 0) + count
  }
  console.log(
    `${id}: ${Object.entries(sum)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}: nothing hidden was told.`,
  )
}
