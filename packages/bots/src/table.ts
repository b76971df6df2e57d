import type { BotTally, Count, Tally } from './tally.ts'

/** A tally as an aligned table, the best bot first; times are in milliseconds if the clock's unit was. */
export function printTable(tally: Tally): string {
  const bots = [...tally.bots].sort((a, b) => b.elo - a.elo)
  const seats = bots[0]?.bySeat.length ?? 0
  const measured = bots.some(bot => bot.cpuPerChoice > 0)
  const head = ['bot', 'Elo', '±95%', 'games', 'won', 'drawn', 'lost', 'score']
  for (let seat = 0; seat < seats; seat++) head.push(`seat ${seat}`)
  head.push('choices')
  if (measured) head.push('ms/choice')
  const rows = bots.map(bot => rowOf(bot, measured))
  const stopped = tally.stopped > 0 ? `, ${tally.stopped} stopped for their length` : ''
  return `${align([head, ...rows])}\n${tally.games} games${stopped}; seats show won-drawn-lost\n`
}

function rowOf(bot: BotTally, measured: boolean): string[] {
  const { name, elo, error, games, wins, draws, losses, score } = bot
  const numbers = [games, wins, draws, losses].map(String)
  const seats = bot.bySeat.map((count: Count) => `${count.wins}-${count.draws}-${count.losses}`)
  const row = [
    name,
    signed(elo),
    error.toFixed(0),
    ...numbers,
    `${(score * 100).toFixed(1)}%`,
    ...seats,
    `${bot.choices}`,
  ]
  return measured ? [...row, bot.cpuPerChoice.toFixed(2)] : row
}

function signed(value: number): string {
  const rounded = Math.round(value)
  return rounded > 0 ? `+${rounded}` : `${rounded === 0 ? 0 : rounded}`
}

/** The first column to the left, all others to the right. */
function align(rows: readonly string[][]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  const pad = (cell: string, column: number) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))
  return rows.map(row => row.map(pad).join('  ').trimEnd()).join('\n')
}
