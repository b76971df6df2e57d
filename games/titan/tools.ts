import type { GameTools } from '@hexarium/kernel'
import { answer } from './answers/index.ts'
import { check } from './check.ts'
import type { Titan } from './state.ts'
import { step } from './text/en/steps.ts'

/** What only tests and tools want. */
export const tools: GameTools<Titan> = { check, answer, steps: { en: step } }
