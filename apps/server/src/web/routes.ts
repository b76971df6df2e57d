import type { Route } from './route.ts'
import { hallRoutes } from './routes/hall.ts'
import { keepingRoutes } from './routes/keeping.ts'
import { listRoutes } from './routes/lists.ts'
import { orderRoutes } from './routes/orders.ts'
import { peopleRoutes } from './routes/people.ts'
import { tableRoutes } from './routes/tables.ts'
import { talkRoutes } from './routes/talk.ts'

/** Every way in by HTTP, below `/api`. */
export const routes: readonly Route[] = [
  ...peopleRoutes,
  ...tableRoutes,
  ...listRoutes,
  ...talkRoutes,
  ...hallRoutes,
  ...orderRoutes,
  ...keepingRoutes,
]
