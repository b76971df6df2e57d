import type { BookSpec } from '@hexarium/kernel'
import { examples } from './examples.ts'
import { tables } from './tables.ts'

/** What the rule book of Warcraft shows besides its words. */
export const book: BookSpec = { examples, tables }
