import type { ClockTerms, TableTerms } from '@hexarium/wire'
import type { HallGame } from '../../data.ts'
import type { Words } from '../../words/words.ts'
import type { HouseWords } from '../words/words.ts'

/** A clock in words. */
export function clockInWords(clock: ClockTerms, h: HouseWords): string {
  if (clock.kind === 'live') return h.clockLive(clock.minutes, clock.increment)
  if (clock.kind === 'days') return h.clockDays(clock.days, clock.bank)
  return h.clockNone
}

/** What a game costs in time: its clock and, unless it goes by post, how long people take. */
export function timeInWords({ clock, rated }: TableTerms, game: HallGame | undefined, w: Words, h: HouseWords): string {
  const usual = clock.kind !== 'days' && game?.minutes ? w.minutes(...game.minutes) : ''
  return [clockInWords(clock, h), usual, rated ? h.rated : ''].filter(Boolean).join(' · ')
}
