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

/** A brawl by its number, with Elowyn if she is on the map; at a table that reads some rules otherwise, if wanted. */
export function thick(number: number, readsOtherwise: boolean): Match {
  const table = { handicap: number, elowyn: true, ...(readsOtherwise ? readings(number) : {}) }
  return must(Match.open(brawl, { seats: ['Ann', 'Ben'], settings: table, dice: { seed: `brawl ${number}` } }))
}
