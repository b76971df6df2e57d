import type { GameTools } from '@hexarium/kernel'
import { answer } from './answers/index.ts'
import { book } from './book/index.ts'
import { check } from './check.ts'
import { digest } from './digest.ts'
import type { Titan } from './state.ts'
import { step as de } from './text/de/steps.ts'
import { step as en } from './text/en/steps.ts'
import { step as fr } from './text/fr/steps.ts'

/** What only tests and tools want. */
export const tools: GameTools<Titan> = { digest, book, check, answer, steps: { en, de, fr } }
