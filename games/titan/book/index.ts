import type { BookSpec } from '@hexarium/kernel'
import { examples } from './examples.ts'
import { tables } from './tables.ts'

/** What the rule book of Titan shows besides its words. */
export const book: BookSpec = { builders: /^TI-(EX|RT|DP)-/, examples, tables }
