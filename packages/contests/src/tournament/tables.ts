import { chance } from '@hexarium/kernel'
import { lotsOf, tallies } from './standings.ts'
import type { Entrant, Tournament } from './tournament.ts'

/** How many sit at each table, and how many sit out: as few as may be. */
export function tableSizes(
  players: number,
  { min, max }: { min: number; max: number },
): { sizes: number[]; out: number } {
  for (let out = 0; out <= players; out++) {
    const seated = players - out
    const tables = Math.ceil(seated / max)
    if (tables * min > seated) continue
    return { sizes: Array.from({ length: tables }, (_, at) => Math.floor((seated + at) / tables)).reverse(), out }
  }
  return { sizes: [], out: players }
}

/** A round by tables: those with like points together, with as few old acquaintances as can be; who sits out did so least. */
export function tablesRound(t: Tournament): { tables: Entrant[][]; out: Entrant[] } {
  const luck = chance(`${t.spec.seed} round ${t.round + 1}`)
  const all = tallies(t)
  const lots = lotsOf({ ...t, spec: { ...t.spec, seed: `${t.spec.seed} round ${t.round + 1}` } })
  const pool = t.players.flatMap(({ isOut, from }, player) => (isOut || from > t.round + 1 ? [] : [player]))
  const { sizes, out: many } = tableSizes(pool.length, t.spec.seats ?? { min: 3, max: 6 })
  const out = luck
    .shuffle([...pool])
    .sort((a, b) => all[a].byes - all[b].byes)
    .slice(0, many)
  const seats = pool
    .filter(player => !out.includes(player))
    .sort((a, b) => all[b].points - all[a].points || lots[b] - lots[a])
  const met = all.map(tally => new Set(tally.met.map(({ other }) => other)))
  const tables = sizes.map(size => gather(seats, size, met))
  return { tables: tables.map(table => luck.shuffle(table)), out }
}

/** How far down the order somebody is looked for whom the table has not met. */
const LOOK = 12

/** The best of those left, and who fits them. */
function gather(left: Entrant[], size: number, met: readonly Set<Entrant>[]): Entrant[] {
  const table = left.splice(0, 1)
  while (table.length < size) {
    const strangers = (at: number) => table.filter(other => met[left[at]].has(other)).length
    let best = 0
    for (let at = 1; at < Math.min(LOOK, left.length); at++) if (strangers(at) < strangers(best)) best = at
    table.push(...left.splice(best, 1))
  }
  return table
}
