import type { Route } from './route.ts'
import { companyRoutes } from './routes/company.ts'
import { keepingRoutes } from './routes/keeping.ts'
import { listRoutes } from './routes/lists.ts'
import { peopleRoutes } from './routes/people.ts'
import { tableRoutes } from './routes/tables.ts'
import { talkRoutes } from './routes/talk.ts'

/** Every way in by HTTP, below `/api`. */
export const routes: readonly Route[] = [
  ...peopleRoutes,
  ...companyRoutes,
  ...tableRoutes,
  ...listRoutes,
  ...talkRoutes,
  ...keepingRoutes,
]
