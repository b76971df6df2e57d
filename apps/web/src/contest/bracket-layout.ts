/** What a bracket needs to know of a match to be laid out. */
export interface Laid {
  id: number
  round: number
  winnerTo: number | null
}

/** Where a match stands: its column from the left, and its row, which lies between those it is fed from. */
export interface Spot<M> {
  match: M
  column: number
  row: number
}

/** A bracket as it is drawn: places of matches, and which lead to which. */
export interface Bracket<M> {
  spots: Spot<M>[]
  links: { from: Spot<M>; to: Spot<M> }[]
  columns: number
  rows: number
}

/** Lays a knock-out out: whoever feeds a match stands left of it, half above and half below. Lots drawn anew lead nowhere: a column a round. */
export function bracketOf<M extends Laid>(matches: readonly M[]): Bracket<M> {
  const rounds = [...new Set(matches.map(({ round }) => round))].sort((a, b) => a - b)
  const known = new Set(matches.map(({ id }) => id))
  const isLast = ({ winnerTo }: M) => winnerTo === null || !known.has(winnerTo)
  const rows = matches.every(isLast) ? rowsOfRounds(matches) : rowsOfTree(matches, isLast)
  const spots = matches.map(match => {
    return { match, column: rounds.indexOf(match.round), row: rows.get(match.id) ?? 0 }
  })
  const byId = new Map(spots.map(spot => [spot.match.id, spot]))
  const links = spots.flatMap(from => {
    const to = from.match.winnerTo === null ? undefined : byId.get(from.match.winnerTo)
    return to ? [{ from, to }] : []
  })
  return { spots, links, columns: rounds.length, rows: 1 + Math.max(0, ...rows.values()) }
}

function rowsOfRounds<M extends Laid>(matches: readonly M[]): Map<number, number> {
  const inRound = new Map<number, number>()
  return new Map(
    matches.map(({ id, round }) => {
      const row = inRound.get(round) ?? 0
      inRound.set(round, row + 1)
      return [id, row]
    }),
  )
}

function rowsOfTree<M extends Laid>(matches: readonly M[], isLast: (match: M) => boolean): Map<number, number> {
  const feeders = Map.groupBy(matches, ({ winnerTo }) => winnerTo)
  const rows = new Map<number, number>()
  let free = 0
  const place = ({ id }: M): number => {
    const from = (feeders.get(id) ?? []).map(place)
    const row = from.length === 0 ? free++ : from.reduce((sum, one) => sum + one, 0) / from.length
    rows.set(id, row)
    return row
  }
  for (const match of matches) if (isLast(match)) place(match)
  return rows
}
