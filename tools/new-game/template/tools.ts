import type { GameTools } from '@hexarium/kernel'
import { digest } from './digest.ts'
import type { ToyGame } from './state.ts'
import { step as de } from './text/de/steps.ts'
import { step as en } from './text/en/steps.ts'
import { step as fr } from './text/fr/steps.ts'

/** What only tests and tools want. */
export const tools: GameTools<ToyGame> = {
  digest,
  steps: { en, de, fr },
  check(g) {
    if (g.at[0] === g.at[1]) throw new Error('TG-2.1: two runners on one hex')
  },
}
