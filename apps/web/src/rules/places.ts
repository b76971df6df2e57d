/** Places of a book's address that are no chapter and no rule. */

/** The part for builders: the digest. */
export const BUILDERS = 'builders'
/** The index of terms. */
export const INDEX = 'index'
