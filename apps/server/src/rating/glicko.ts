/**
 * Glicko-2 (M. Glickman, “Example of the Glicko-2 system”, 2013), for two players. Each game is a rating period of its own;
 * the deviation grows while somebody does not play.
 */
export interface Glicko {
  rating: number
  deviation: number
  volatility: number
}

/** Somebody nobody knows yet. */
export const newcomer: Glicko = { rating: 1500, deviation: 350, volatility: 0.06 }

/** Between Glicko's scale and its own. */
const SCALE = 173.7178

/** How much volatility may change. */
const TAU = 0.5

/** Nobody is less known than a newcomer. */
const MOST = newcomer.deviation / SCALE

/** A player after games against opponents; a score is 1 for a win, 0.5 for a draw, 0 for a loss. */
export function glicko(player: Glicko, games: readonly { opponent: Glicko; score: number }[]): Glicko {
  const mu = (player.rating - 1500) / SCALE
  const phi = player.deviation / SCALE
  let certainty = 0
  let gain = 0
  for (const { opponent, score } of games) {
    const weight = attenuation(opponent.deviation / SCALE)
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - 1500) / SCALE)))
    certainty += weight * weight * expected * (1 - expected)
    gain += weight * (score - expected)
  }
  if (games.length === 0) return { ...player, deviation: Math.min(MOST, Math.hypot(phi, player.volatility)) * SCALE }
  const variance = 1 / certainty
  const volatility = newVolatility(phi, player.volatility, variance, variance * gain)
  const grown = Math.hypot(phi, volatility)
  const deviation = 1 / Math.sqrt(1 / (grown * grown) + certainty)
  return { rating: (mu + deviation * deviation * gain) * SCALE + 1500, deviation: deviation * SCALE, volatility }
}

/** A player after a time without games, in rating periods. */
export function rested(player: Glicko, periods: number): Glicko {
  const phi = Math.sqrt((player.deviation / SCALE) ** 2 + periods * player.volatility ** 2)
  return { ...player, deviation: Math.min(MOST, phi) * SCALE }
}

function attenuation(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI))
}

/** Step 5 of the paper: the Illinois algorithm. */
function newVolatility(phi: number, sigma: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma)
  const f = (x: number): number => {
    const e = Math.exp(x)
    const sum = phi * phi + variance + e
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU)
  }
  let low = a
  let high: number
  if (delta * delta > phi * phi + variance) high = Math.log(delta * delta - phi * phi - variance)
  else {
    let k = 1
    while (f(a - k * TAU) < 0) k++
    high = a - k * TAU
  }
  let fLow = f(low)
  let fHigh = f(high)
  while (Math.abs(high - low) > 1e-6) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow)
    const fMiddle = f(middle)
    if (fMiddle * fHigh <= 0) {
      low = high
      fLow = fHigh
    } else fLow /= 2
    high = middle
    fHigh = fMiddle
  }
  return Math.exp(low / 2)
}
