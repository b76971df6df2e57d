/** Who points somewhere for a moment only does not ask where it could go. */
export const PAUSE = 140

/** How long a choice that may give something up waits to be told what, before it asks without knowing. */
export const PATIENCE = 1000
