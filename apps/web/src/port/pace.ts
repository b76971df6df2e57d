/** A pause that outlasts any page: bots at a table that is only looked at do not play. In milliseconds. */
export const NEVER = 1_000_000_000
