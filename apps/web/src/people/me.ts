import type { Self } from '@hexarium/wire'
import { signal } from '@preact/signals'

/** Who one is; null for somebody the server does not know yet; undefined while there is no server. */
export const person = signal<Self | null | undefined>(undefined)

/** The tables that wait for one, wherever in the page one is. */
export const waitingTables = signal<readonly string[]>([])
