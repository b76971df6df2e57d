/**
 * The Bayesian approximation of R. C. Weng and C.-J. Lin (JMLR 12, 2011), algorithm 4 (Plackett-Luce), for games of three and
 * more.
 */
export interface Belief {
  mu: number
  sigma: number
}

/** Somebody nobody knows yet. */
export const unknown: Belief = { mu: 25, sigma: 25 / 3 }

const BETA = 25 / 6

/** No deviation shrinks below this share at once. */
const KAPPA = 0.0001

/** Everybody after a game; `places` are 1 for the best, equal numbers share a place. */
export function wengLin(players: readonly Belief[], places: readonly number[]): Belief[] {
  const c = Math.sqrt(players.reduce((sum, { sigma }) => sum + sigma * sigma + BETA * BETA, 0))
  const strength = players.map(({ mu }) => Math.exp(mu / c))
  /** For each, the strength of all who came no better. */
  const field = places.map(place => strength.reduce((sum, each, i) => (places[i] >= place ? sum + each : sum), 0))
  const sharing = places.map(place => places.filter(other => other === place).length)
  return players.map(({ mu, sigma }, i) => {
    let omega = 0
    let delta = 0
    players.forEach((_, q) => {
      if (places[q] > places[i]) return
      const share = strength[i] / field[q]
      omega += ((q === i ? 1 : 0) - share) / sharing[q]
      delta += (share * (1 - share)) / sharing[q]
    })
    const variance = sigma * sigma
    const shrink = ((sigma / c) * variance * delta) / (c * c)
    return {
      mu: mu + (variance / c) * omega,
      sigma: sigma * Math.sqrt(Math.max(1 - shrink, KAPPA)),
    }
  })
}
