/** DR-4.3.1: units a side may field, by game; the sixth is as the fifth. */
export const UNIT_LIMITS: readonly number[] = [15, 20, 20, 25, 25, 25]
/** DR-4.3.3: a lead from which games are balanced, and the points of lead that make one victory point. */
const BALANCE_FROM = 15
const BALANCE_STEP = 5

/** DR-4.3.3: what a lead of 15 or more gives the weaker side: points destroyed before the game, or a higher goal. */
export function balanceOf(invader: number, city: number): { destroyedBefore: number; addedToGoal: number } {
  const points = Math.floor(Math.abs(invader - city) / BALANCE_STEP)
  return {
    destroyedBefore: city - invader >= BALANCE_FROM ? points : 0,
    addedToGoal: invader - city >= BALANCE_FROM ? points : 0,
  }
}
