/** More dice, and more hits needed, than this are reckoned as this many: a Titan of 4,000 points. */
const MOST = 48
const SIDES = 6
const WIDTH = MOST + 1

/** [(number · WIDTH + dice) · WIDTH + need]: the chance of at least `need` hits, and the mean of hits up to `need`. */
const KILL = new Float64Array((SIDES + 1) * WIDTH * WIDTH)
const USEFUL = new Float64Array((SIDES + 1) * WIDTH * WIDTH)

for (let number = 1; number <= SIDES; number++) {
  const hit = (SIDES + 1 - number) / SIDES
  let chances = [1]
  for (let dice = 0; dice <= MOST; dice++) {
    fill((number * WIDTH + dice) * WIDTH, chances)
    chances = oneMore(chances, hit)
  }
}

/** From the chances of 0, 1, 2 … hits those with one die more. */
function oneMore(chances: readonly number[], hit: number): number[] {
  return [...chances, 0].map((chance, hits) => chance * (1 - hit) + (chances[hits - 1] ?? 0) * hit)
}

function fill(row: number, chances: readonly number[]): void {
  let atLeast = 1
  let useful = 0
  KILL[row] = 1
  for (let need = 1; need <= MOST; need++) {
    atLeast -= chances[need - 1] ?? 0
    useful += Math.max(0, atLeast)
    KILL[row + need] = Math.max(0, atLeast)
    USEFUL[row + need] = useful
  }
}

function within(count: number): number {
  return Math.max(0, Math.min(MOST, count))
}

function place(dice: number, number: number, need: number): number {
  return (number * WIDTH + within(dice)) * WIDTH + within(need)
}

/** The chance that so many dice, each needing a number, give at least `need` hits. */
export function killChance(dice: number, number: number, need: number): number {
  return KILL[place(dice, number, need)]
}

/** The mean of the hits, those beyond `need` not counted. */
export function usefulHits(dice: number, number: number, need: number): number {
  return USEFUL[place(dice, number, need)]
}

/** The mean of the hits. */
export function meanHits(dice: number, number: number): number {
  return (dice * (SIDES + 1 - number)) / SIDES
}
