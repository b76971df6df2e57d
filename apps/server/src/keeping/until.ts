import type { Sanction } from '@hexarium/wire'

/** How long something holds, in words. */
export function untilWhen({ until }: Pick<Sanction, 'until'>): string {
  return until === null ? 'for good' : `until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
