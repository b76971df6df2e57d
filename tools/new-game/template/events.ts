import type { EventSpec } from '@hexarium/kernel'

/** What can happen. */
export const events = {
  turn: { rule: 'TG-2.1', args: ['turn', 'side'] },
  ran: { rule: 'TG-2.1', args: ['side', 'from', 'to'] },
} as const satisfies Record<string, EventSpec>
