import type { BookSpec } from '@hexarium/kernel'
import { expertExamples } from './expert-examples.ts'
import { expertTables } from './expert-tables.ts'
import { standardExamples } from './standard-examples.ts'
import { standardTables } from './standard-tables.ts'

/** What the rule book of Demonworld shows besides its words; the digest's examples of the original are for builders. */
export const book: BookSpec = {
  examples: { ...standardExamples, ...expertExamples },
  tables: { ...standardTables, ...expertTables },
  builders: /^DW-EX2?-/,
}
