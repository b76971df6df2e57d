import { botFrom, playGame } from '@hexarium/bots'
import { dragonRage } from '@hexarium/dragon-rage'
import { must } from '@hexarium/kernel'

/**
 * How often each side of Dragon Rage wins when one bot plays both, by scenario: `node bench/win-rates.ts 100 E1 N3`, or with
 * another bot than greedy `node bench/win-rates.ts --bot strong 20 E1 N3`. Without scenarios it plays the twelve printed ones. The same
 * seeds give the same table.
 */
const words = process.argv.slice(2)
const [, name] = words[0] === '--bot' ? words.splice(0, 2) : ['--bot', 'greedy']
const [count = '100', ...asked] = words
const printed = dragonRage.settings['scenario'] as { values: readonly string[] }
const scenarios = asked.length > 0 ? asked : printed.values.filter(id => /^[EN]\d$/.test(id))
const bot = must(botFrom(name))
const bots = [bot, bot]

process.stdout.write('| scenario | invader wins | city wins | points destroyed | choices | CPU-s a game |\n')
process.stdout.write('|---|---:|---:|---:|---:|---:|\n')
for (const scenario of scenarios) process.stdout.write(`${line(scenario, Number(count))}\n`)

function line(scenario: string, games: number): string {
  const before = process.cpuUsage()
  const tally = { invader: 0, city: 0, points: 0, choices: 0 }
  for (let number = 0; number < games; number++) {
    const played = playGame(dragonRage, bots, `${scenario} ${number}`, { scenario })
    if (!played.stopped) tally[played.places[0] === 1 ? 'invader' : 'city']++
    tally.points += played.scores[0]
    tally.choices += played.choices[0] + played.choices[1]
  }
  const { user, system } = process.cpuUsage(before)
  const mean = (sum: number, digits = 0) => (sum / games).toFixed(digits)
  const percent = (wins: number) => `${mean(100 * wins)} %`
  const cells = [scenario, percent(tally.invader), percent(tally.city), mean(tally.points, 1), mean(tally.choices)]
  return `| ${[...cells, mean((user + system) / 1e6, 2)].join(' | ')} |`
}
