import { laws, reasonsFit } from '@hexarium/laws/test-kit'
import { titan } from '../index.ts'

laws(titan, { games: 5 })

// of these there is one rule to name
reasonsFit(
  titan,
  [
    'deal.deal',
    'musterWay.way',
    'nextEngagement.land',
    'offerLosses.piece',
    'talks.accept',
    'talks.reject',
    'talks.withdraw',
  ],
  { games: 6 },
)
