/** How long to measure. */
export interface Effort {
  /** CPU-seconds for each window. */
  seconds: number
  windows: number
}

/** A full measurement, and a quick look. */
export const FULL: Effort = { seconds: 1, windows: 5 }
export const QUICK: Effort = { seconds: 0.2, windows: 3 }

/** CPU-seconds this process has used. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

/**
 * How often something happens in a CPU-second: the median of several windows after a warm-up. `batch` does some of it
 * and says how many. CPU time, not wall time, so that a busy machine disturbs it less.
 */
export function perCpuSecond(effort: Effort, batch: () => number): number {
  const window = (seconds: number): number => {
    const start = cpuSeconds()
    let count = 0
    let used = 0
    while (used < seconds) {
      count += batch()
      used = cpuSeconds() - start
    }
    return count / used
  }
  window(effort.seconds)
  const rates = Array.from({ length: effort.windows }, () => window(effort.seconds)).sort((a, b) => a - b)
  return rates[effort.windows >> 1]
}

const sink = new Int32Array(1)

/** Uses a result, so that the engine cannot leave out the work behind it. */
export function use(value: number): void {
  sink[0] += value
}
