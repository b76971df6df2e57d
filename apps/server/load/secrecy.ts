import { parseArgs } from 'node:util'
import { registry } from '@hexarium/registry'
import { compareWire } from './wire.ts'

// `npm run secrecy`: whole games of every game; what each seat is sent is compared at every step with what it would be sent
// if everything hidden from it were otherwise.

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: Object.keys(registry).join(',') },
    times: { type: 'string', default: '10' },
    every: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'wire' },
  },
})

for (const id of values.games.split(',')) {
  const game = await registry[id]!()
  const sum: Record<string, number> = {}
  for (let time = 0; time < Number(values.times); time++) {
    const compared = compareWire(game, { games: 1, seed: `${values.seed} ${time}`, every: Number(values.every) })
    for (const [name, count] of Object.entries(compared)) sum[name] = (sum[name] ?? 0) + count
  }
  console.log(
    `${id}: ${Object.entries(sum)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}: nothing hidden was told.`,
  )
}
