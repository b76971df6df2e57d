import type { Language } from '@hexarium/kernel'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A day, as its reader writes it. */
export const day = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at)

/** A day and a time. */
export const moment = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** How long something lasts, in the two largest units that matter. */
export function span(milliseconds: number, language: Language): string {
  const count = (unit: string, value: number): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  const days = Math.floor(milliseconds / DAY)
  const hours = Math.floor((milliseconds % DAY) / HOUR)
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE)
  if (days > 0) return hours > 0 && days < 3 ? `${count('day', days)} ${count('hour', hours)}` : count('day', days)
  if (hours > 0)
    return minutes > 0 && hours < 3 ? `${count('hour', hours)} ${count('minute', minutes)}` : count('hour', hours)
  return count('minute', minutes)
}
