import { performance } from 'node:perf_hooks'

/** A jump ahead that is followed: so large that the house counts it as its own absence. */
const JUMP = 20_000

/** What is further ahead than that is no time of the house's, but a clock that is wrong. */
const TOO_FAR = 24 * 60 * 60 * 1000

/** Time that is told, and can be told to go on. */
export interface Clock {
  now: () => number
  /** The house is further: other processes, or this one before it was started anew, counted so far already. */
  follow: (time: number) => void
}

/**
 * The machine's time, that somebody may set while games run: it never goes back, and a small step ahead is not taken. A large one is
 * followed, since the machine may have slept; what lies between is then nobody's time. Processes whose machines differ go by the one
 * that is ahead, or each of them would charge people for what lies between.
 */
export function steady(wall: () => number = Date.now, running: () => number = () => performance.now()): Clock {
  let offset = wall() - running()
  const now = (): number => {
    const jump = wall() - running() - offset
    if (jump > JUMP) offset += jump
    return Math.round(running() + offset)
  }
  return {
    now,
    follow(time) {
      const ahead = time - now()
      if (ahead > 0 && ahead < TOO_FAR) offset += ahead
    },
  }
}
