import type { Notify } from '@hexarium/wire'

const MINUTE = 60_000

/** True if a time zone of that name is known. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** When somebody's quiet hours end, by his own clock; 0 if it is not quiet. */
export function quietUntil({ quiet }: Notify, zone: string | null, now: number): number {
  if (!quiet || quiet.from === quiet.to) return 0
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone ?? 'UTC',
  })
  const [hour, minute] = clock.format(now).split(':').map(Number)
  const { from, to } = quiet
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to
  return isQuiet ? now + (((to - hour + 24) % 24) * 60 - minute) * MINUTE : 0
}
