import type { Route } from './route.ts'
import { campaignRoutes } from './routes/campaigns.ts'
import { companyRoutes } from './routes/company.ts'
import { hallRoutes } from './routes/hall.ts'
import { keepingRoutes } from './routes/keeping.ts'
import { leagueRoutes } from './routes/leagues.ts'
import { listRoutes } from './routes/lists.ts'
import { orderRoutes } from './routes/orders.ts'
import { peopleRoutes } from './routes/people.ts'
import { tableRoutes } from './routes/tables.ts'
import { talkRoutes } from './routes/talk.ts'
import { tournamentRoutes } from './routes/tournaments.ts'

/** Every way in by HTTP, below `/api`. */
export const routes: readonly Route[] = [
  ...peopleRoutes,
  ...companyRoutes,
  ...tableRoutes,
  ...listRoutes,
  ...talkRoutes,
  ...hallRoutes,
  ...orderRoutes,
  ...tournamentRoutes,
  ...campaignRoutes,
  ...leagueRoutes,
  ...keepingRoutes,
]
