/** One game to play: which bot, by number, sits at each seat, and the seed of its dice and of the bots' luck. */
export interface Fixture {
  /** Its place in the schedule. */
  readonly number: number
  readonly seed: string
  readonly lineUp: readonly number[]
  /** Settings of this game alone. */
  readonly settings?: Readonly<Record<string, unknown>>
}

/**
 * Games in which every group of bots meets at every seat with the same dice. `rounds` is the number of seeds; a round has
 * one game for each group and rotation. With fewer bots than seats some sit twice, but never all alike.
 */
export function schedule(bots: number, seats: number, rounds: number, seed: string): Fixture[] {
  const fixtures: Fixture[] = []
  const lineUps = groups(bots, seats).flatMap(rotations)
  for (let round = 0; round < rounds; round++) {
    for (const lineUp of lineUps) fixtures.push({ number: fixtures.length, seed: `${seed}/${round}`, lineUp })
  }
  return fixtures
}

/** Who plays whom: every choice of different bots; with too few of them, every one that has them all. */
function groups(bots: number, seats: number): number[][] {
  const found: number[][] = []
  const add = (group: number[], from: number): void => {
    if (group.length === seats) {
      if (new Set(group).size === Math.min(bots, seats)) found.push(group)
      return
    }
    for (let bot = from; bot < bots; bot++) add([...group, bot], bots >= seats ? bot + 1 : bot)
  }
  add([], 0)
  return found
}

/** A group at the table, moved on seat by seat; each line-up once. */
function rotations(group: readonly number[]): number[][] {
  const found = new Map<string, number[]>()
  for (let by = 0; by < group.length; by++) {
    const rotated = [...group.slice(by), ...group.slice(0, by)]
    found.set(rotated.join(), rotated)
  }
  return [...found.values()]
}
