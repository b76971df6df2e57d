import { copy, Match, must } from '@hexarium/kernel'
import type { Place } from '@hexarium/laws/test-kit'
import { settings } from '../settings.ts'
import { brawl } from './brawl.ts'

/** So often a question is looked at on the way, and the stride differs from brawl to brawl. */
const LOOKS = 3
const STRIDES = [5, 7, 11]

/** What a table may read otherwise: a third of it is, another third in every brawl. */
function readings(number: number): Record<string, unknown> {
  const disputed = Object.entries(settings).filter(([, spec]) => 'isDisputed' in spec && spec.kind === 'switch')
  return Object.fromEntries(disputed.filter((_, i) => (i + number) % 3 === 0).map(([name, spec]) => [name, !spec.default]))
}

/**
 * Moments of a brawl, by its number: everybody takes what a fixed stride through the offers comes to, and of every question the
 * first few are moments.
 */
export function thick(number: number, choices: number, hasOwnReadings: boolean): Place[] {
  const table = { handicap: number, elowyn: true, ...(hasOwnReadings ? readings(number) : {}) }
  const match = must(Match.open(brawl, { seats: ['Ann', 'Ben'], settings: table, dice: { seed: `brawl ${number}` } }))
  const stride = STRIDES[number % STRIDES.length]
  const looks: Record<string, number> = {}
  const moments: Place[] = []
  for (let n = 0; n < choices && match.asked; n++) {
    const { decision, seats } = match.asked
    looks[decision] = (looks[decision] ?? 0) + 1
    if (looks[decision] <= LOOKS) moments.push({ game: match.game, state: copy(match.state) })
    const open = match.choices(seats[0])
    must(match.play(seats[0], open[(n * stride) % open.length]))
  }
  return moments
}
