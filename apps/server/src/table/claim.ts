import { refused, type Seat } from '@hexarium/kernel'
import type { ClockTerms } from '@hexarium/wire'
import type { Config } from '../config.ts'
import type { Here } from '../web/here.ts'
import { DAY } from './clock.ts'
import type { LiveTable } from './live.ts'

/** What is known of who is there, and how long people are waited for. */
export interface Claiming {
  config: Pick<Config, 'GONE_MINUTES' | 'GONE_DAYS'>
  here: Pick<Here, 'at' | 'leftAt'>
  now: () => number
}

/** How long nothing must have happened before a game can be claimed from who is away; null where his clock decides. */
export function patienceOf({ config }: Pick<Claiming, 'config'>, clock: ClockTerms): number | null {
  if (clock.kind === 'days') return null
  return (clock.kind === 'live' ? config.GONE_MINUTES * 60_000 : config.GONE_DAYS * DAY) || null
}

/** A game can be claimed from somebody it waits for, who is not there, and long since gone by what its clock says. */
export function cannotClaim(
  claiming: Claiming,
  { id, play, lastAt }: LiveTable,
  by: Seat,
  from: Seat,
): ReturnType<typeof refused> | undefined {
  const holder = play.holders[from]
  const person = holder?.kind === 'person' ? holder.person : null
  if (play.status !== 'running' || person === null || person === play.holders[by].person)
    return refused('claim', 'There is nobody in that seat to claim the game from.')
  if (!play.asked().includes(from)) return refused('claim', 'The game does not wait for that seat.')
  const patience = patienceOf(claiming, play.table.terms.clock)
  if (patience === null) return refused('claim', 'Nothing can be claimed here: the clock decides.')
  if (claiming.here.at(id).has(person)) return refused('claim', 'That player is here.')
  const isLive = play.table.terms.clock.kind === 'live'
  const silence = isLive ? Math.max(lastAt, claiming.here.leftAt(id, person)) : lastAt
  return claiming.now() < silence + patience
    ? refused('claim', 'That player may still come back: wait a little longer.')
    : undefined
}
