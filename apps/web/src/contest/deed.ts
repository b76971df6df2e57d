import { words } from '../language.ts'
import { type Deed, useDeed } from '../people/deed.tsx'
import { whyRefused } from '../refusals/why.ts'

/** Something one asks of a contest; why it did not go is said by the server's code. */
export const useContestDeed = (): Deed => useDeed(error => whyRefused(error, words.peek().somethingBroke))
