import { Match, must } from '@hexarium/kernel'
import { settings } from '../settings.ts'
import { brawl } from './brawl.ts'

/** What a table may read otherwise: every third of it, and in the next brawl the next ones. */
function readings(number: number): Record<string, unknown> {
  const disputed = Object.entries(settings).filter(([, spec]) => 'isDisputed' in spec && spec.kind === 'switch')
  return Object.fromEntries(
    disputed.filter((_, i) => (i + number) % 3 === 0).map(([name, spec]) => [name, !spec.default]),
  )
}

/** By its number a brawl, at a table that reads some rules otherwise, or by a former version of the rules. */
export function thick(number: number, readsOtherwise: boolean, rules?: string): Match {
  const chosen = { handicap: number, elowyn: true, ...(readsOtherwise ? readings(number) : {}) }
  const table = { seats: ['Ann', 'Ben'], settings: chosen, dice: { seed: `brawl ${number}` } }
  return must(Match.open(brawl, rules === undefined ? table : { ...table, rules }))
}
