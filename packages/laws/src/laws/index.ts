export type { Deed, Table } from './deed.ts'
export type { Law, LawId, Stride, Violation, Walk, Watch } from './law.ts'
export { checkLaws, LAWS, type SuiteOptions, type Walked, type WalkOptions, walk } from './walk.ts'
