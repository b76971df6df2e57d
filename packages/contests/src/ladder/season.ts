import { chance } from '@hexarium/kernel'
import { standings, type Tournament } from '../tournament/index.ts'

/** A season of a game: divisions from the top, each a round robin of its own. Plain data. */
export interface Season {
  game: string
  number: number
  /** By division: who plays in it. */
  divisions: string[][]
  /** How many go up and down between two divisions. */
  movers: number
  size: number
  /** Titles won so far: the champion of each season. */
  titles: { season: number; champion: string }[]
}

/** The first season: divisions by rating, then by lot. */
export function firstSeason(
  game: string,
  players: readonly { id: string; rating: number }[],
  { size = 8, movers = 2, seed = game } = {},
): Season {
  const order = chance(`${seed} season`)
    .shuffle([...players])
    .sort((a, b) => b.rating - a.rating)
  return {
    game,
    number: 1,
    divisions: divided(
      order.map(({ id }) => id),
      size,
    ),
    movers,
    size,
    titles: [],
  }
}

/** Divisions of a size, the last two evened out so that nobody is left alone. */
function divided(order: readonly string[], size: number): string[][] {
  const many = Math.max(1, Math.round(order.length / size))
  return Array.from({ length: many }, (_, at) =>
    order.slice(Math.floor((at * order.length) / many), Math.floor(((at + 1) * order.length) / many)),
  )
}

/**
 * The next season: the best of each division go up, the last go down; who withdrew or does not come again leaves, and
 * newcomers begin in the last division. `played` are the tournaments of the divisions, from the top.
 */
export function nextSeason(season: Season, played: readonly Tournament[], newcomers: readonly string[] = []): Season {
  const tables = played.map(t =>
    standings(t).flatMap(({ player }) => (t.players[player].isOut ? [] : [t.players[player].id])),
  )
  const champion = tables[0]?.[0]
  const moved = tables.map(table => [...table])
  for (let at = 0; at + 1 < tables.length; at++) {
    const many = Math.min(season.movers, tables[at].length >> 1, tables[at + 1].length >> 1)
    const down = tables[at].slice(tables[at].length - many)
    const up = tables[at + 1].slice(0, many)
    moved[at] = [...moved[at].filter(player => !down.includes(player)), ...up]
    moved[at + 1] = [...down, ...moved[at + 1].filter(player => !up.includes(player))]
  }
  const order = [...moved.flat(), ...newcomers.filter(player => !moved.flat().includes(player))]
  const isFull = moved.every(table => table.length <= season.size + 1) && newcomers.length === 0
  return {
    ...season,
    number: season.number + 1,
    divisions: isFull ? moved.filter(table => table.length > 0) : divided(order, season.size),
    titles: champion === undefined ? season.titles : [...season.titles, { season: season.number, champion }],
  }
}

/** The wall of honour: who has won how many titles, the most first. */
export function wallOfHonour({ titles }: Season): { player: string; titles: number; last: number }[] {
  const won = new Map<string, { titles: number; last: number }>()
  for (const { champion, season } of titles)
    won.set(champion, { titles: (won.get(champion)?.titles ?? 0) + 1, last: season })
  return [...won]
    .map(([player, about]) => ({ player, ...about }))
    .sort((a, b) => b.titles - a.titles || b.last - a.last)
}
