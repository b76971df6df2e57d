/** What came of the meetings of two players: `score[a][b]` points of a against b (a draw is half), in `games[a][b]` games. */
export interface Meetings {
  score: number[][]
  games: number[][]
}

/** A rating with the half width of its 95 % interval. The mean of all ratings is 0. */
export interface Rating {
  elo: number
  error: number
}

/** Elo points of a tenfold in odds, and what that makes of the natural logarithm. */
const SCALE = 400 / Math.LN10

/** Every two players have drawn this many games before they start: so nobody is infinitely better. */
const PRIOR = 0.5

/** No meetings yet among so many players. */
export function noMeetings(players: number): Meetings {
  const table = () => Array.from({ length: players }, () => new Array<number>(players).fill(0))
  return { score: table(), games: table() }
}

/**
 * Adds a game. A game of many seats counts as one for every two of them, weighed so that n seats tell as much as n - 1
 * duels. Two seats of the same player tell nothing.
 */
export function addGame(meetings: Meetings, players: readonly number[], places: readonly number[]): void {
  const weight = 2 / players.length
  for (let i = 0; i < players.length; i++) {
    for (let j = 0; j < players.length; j++) {
      const [a, b] = [players[i], players[j]]
      if (a === b) continue
      meetings.games[a][b] += weight
      meetings.score[a][b] += weight * (places[i] < places[j] ? 1 : places[i] === places[j] ? 0.5 : 0)
    }
  }
}

/** The likeliest ratings (Bradley–Terry, a draw being half a win), and how sure they are (Fisher information). */
export function ratings(meetings: Meetings): Rating[] {
  const count = meetings.games.length
  const strength = new Array<number>(count).fill(0)
  let information: number[][] = []
  for (let step = 0; step < 100; step++) {
    const slope = new Array<number>(count).fill(0)
    information = noMeetings(count).games
    for (let a = 0; a < count; a++) {
      for (let b = 0; b < count; b++) {
        if (a === b) continue
        const games = meetings.games[a][b] + PRIOR
        const wins = 1 / (1 + Math.exp(strength[b] - strength[a]))
        slope[a] += meetings.score[a][b] + PRIOR / 2 - games * wins
        information[a][a] += games * wins * (1 - wins)
        information[a][b] -= games * wins * (1 - wins)
      }
    }
    const inverse = inverseOnMeanZero(information)
    const move = inverse.map(row => row.reduce((sum, cell, i) => sum + cell * slope[i], 0))
    // A step is never longer than e-fold odds: Newton's method may overshoot far from the top.
    const longest = Math.max(1, ...move.map(Math.abs))
    for (let a = 0; a < count; a++) strength[a] += move[a] / longest
    if (Math.max(...move.map(Math.abs)) < 1e-9) break
  }
  const spread = inverseOnMeanZero(information)
  return strength.map((value, a) => ({
    elo: value * SCALE,
    error: 1.96 * SCALE * Math.sqrt(Math.max(0, spread[a][a])),
  }))
}

/** The pseudo-inverse of an information matrix, which knows differences only: (I + J/n)⁻¹ - J/n, J being all ones. */
function inverseOnMeanZero(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length
  const left = matrix.map(row => row.map(cell => cell + 1 / n))
  const right = matrix.map((_, i) => matrix.map((_, j) => (i === j ? 1 : 0)))
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(left[row][column]) > Math.abs(left[pivot][column])) pivot = row
    }
    for (const side of [left, right]) [side[column], side[pivot]] = [side[pivot], side[column]]
    const head = left[column][column]
    for (const side of [left, right]) side[column] = side[column].map(cell => cell / head)
    for (let row = 0; row < n; row++) {
      const factor = left[row][column]
      if (row === column || factor === 0) continue
      for (const side of [left, right]) side[row] = side[row].map((cell, i) => cell - factor * side[column][i])
    }
  }
  return right.map(row => row.map(cell => cell - 1 / n))
}
