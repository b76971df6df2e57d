import { cpus, loadavg } from 'node:os'
import type { AnyGame } from '@hexarium/kernel'
import { pageRows } from '../apps/web/bench/page.ts'
import { findPeer } from './boardgame-io/reducer.ts'
import { FULL, QUICK } from './measure.ts'
import {
  boardgameIo,
  botChoices,
  copyState,
  hexes,
  matchPlay,
  type Row,
  randomPlays,
  replayRecord,
  viewChanges,
} from './rows.ts'

/** Measures everything there is, one row after the other, and gives the page of results. */
export async function runBench(
  games: readonly AnyGame[],
  isQuick: boolean,
  tell: (row: string) => void,
): Promise<string> {
  const effort = isQuick ? QUICK : FULL
  const load = loadavg()[0].toFixed(1)
  const rows: Row[] = []
  const measure = (...found: Row[]): void => {
    for (const row of found) {
      rows.push(row)
      tell(`${row.what}: ${figureOf(row)}`)
    }
  }
  for (const game of games) measure(...randomPlays(game, effort))
  for (const game of games) measure(matchPlay(game, effort))
  const installed = findPeer()
  if (installed) {
    const peer = boardgameIo(installed, effort)
    for (const row of rows) if (row.what.startsWith('skirmish')) row.peer = peer
    measure(peer)
  } else tell('boardgame.io is not installed beside the bench: its row is left out.')
  for (const game of games) {
    measure(copyState(game, effort), replayRecord(game, effort), viewChanges(game, effort))
    if (game.bot) measure(botChoices(game, 'greedy', effort))
  }
  measure(...hexes(9, 7, effort), ...hexes(50, 40, effort))
  measure(...(await (isQuick ? pageRows(1, 40) : pageRows(7, 300))))
  return page(rows, isQuick, load)
}

function page(rows: readonly Row[], isQuick: boolean, load: string): string {
  const [cpu] = cpus()
  return `# Bench

Written by \`npm run bench\`${isQuick ? ' with --quick (rough figures)' : ''} on ${new Date().toISOString().slice(0, 10)}: ${cpu?.model.trim() ?? 'unknown processor'},
${cpus().length} cores (load ${load} at the start), ${process.platform} ${process.arch}, Node ${process.versions.node}, V8 ${process.versions.v8}.
One thread; rates are per CPU-second, the median of several windows after a warm-up. Budgets are those of the design; rows
without one are for information.

| what | figure | budget | | × boardgame.io | remarks |
|---|---:|---:|---|---:|---|
${rows.map(line).join('\n')}
${comparison(rows.filter(row => row.peer).map(ratioOf))}`
}

/** What the figures beside boardgame.io's mean; nothing where it was not there. */
function comparison([ours, through]: readonly string[]): string {
  if (ours === undefined) return ''
  return `
## Against boardgame.io, in the same run

Listing and taking a choice of Skirmish is **${ours} times** as fast as in boardgame.io's reducer; through a match, which also
checks the choice against a fresh list, collects events and writes the record, **${through} times**.

Equivalent: the rules of \`docs/rules/skirmish.md\` on the same map with the same 12 units, the same small choices one after
the other, random play to the end of each game, the same hex tables, no undo, no views. \`apps/cli/test/bench.test.ts\` plays both
side by side with the same dice and finds the same options at every step.

Not equivalent: boardgame.io keeps states immutable (immer), checks each move by the move's own code and keeps the log of one
step, while \`take\` trusts the list just made (the row “through a match” does not); it lists no moves itself, so
\`bench/boardgame-io/game.ts\` does it by hand; its own phases and turn orders are not used, since each change of
turn would be a further event for it to process (how much that costs was not measured). \`NODE_ENV\` is \`production\`.
`
}

function line(row: Row): string {
  const budget = row.min !== undefined ? `≥ ${number(row.min)}` : row.max !== undefined ? `≤ ${number(row.max)}` : ''
  const holds = (row.min === undefined || row.figure >= row.min) && (row.max === undefined || row.figure <= row.max)
  const verdict = budget === '' ? '' : holds ? 'ok' : '**not**'
  return `| ${row.what} | ${figureOf(row)} | ${budget} | ${verdict} | ${ratioOf(row)} | ${row.note ?? ''} |`
}

/** How many times the peer's figure. */
function ratioOf({ figure, peer }: Row): string {
  return peer ? (figure / peer.figure).toFixed(0) : ''
}

function figureOf(row: Row): string {
  return `${number(row.figure)} ${row.unit}`
}

function number(value: number): string {
  if (value >= 1000) return Math.round(Number(value.toPrecision(3))).toLocaleString('en')
  return `${Number(value.toPrecision(3))}`
}
