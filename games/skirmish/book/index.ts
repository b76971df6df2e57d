import type { BookSpec } from '@hexarium/kernel'
import { examples } from './examples.ts'
import { units } from './tables.ts'

/** What the rule book of Skirmish shows besides its words. */
export const book: BookSpec = { examples, tables: { units } }
