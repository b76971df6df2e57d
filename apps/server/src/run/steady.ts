import { performance } from 'node:perf_hooks'

/** A jump ahead that is followed: so large that the house counts it as its own absence. */
const JUMP = 20_000

/**
 * The machine's time, that somebody may set while games run: it never goes back, and a small step ahead is not taken. A large one is
 * followed, since the machine may have slept; what lies between is then nobody's time.
 */
export function steady(wall: () => number = Date.now, running: () => number = () => performance.now()): () => number {
  let offset = wall() - running()
  return () => {
    const jump = wall() - running() - offset
    if (jump > JUMP) offset += jump
    return Math.round(running() + offset)
  }
}
