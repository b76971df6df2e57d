import { route } from '../route.ts'

/** Playing ahead, and orders left in advance. */
export const orderRoutes = [
  route('POST /tables/:id/ahead', {
    summary: 'Play ahead on an imagined board: what would be asked after these choices',
    who: 'person',
    limit: 'aid',
    handle: ({ house, person, params, body }) =>
      house.orders.ahead({ id: params.id, person: person.id, seat: body.seat }, body.steps),
  }),
  route('GET /tables/:id/orders', {
    summary: 'The orders one has left at a table',
    who: 'person',
    limit: 'person',
    handle: ({ house, person, params, query }) =>
      house.orders.list({ id: params.id, person: person.id, seat: query.seat }),
  }),
  route('POST /tables/:id/orders', {
    summary: 'Leave an order: answers that are given if one is asked exactly what one has played ahead',
    who: 'person',
    limit: 'aid',
    handle: ({ house, person, params, body }) =>
      house.orders.leave({ id: params.id, person: person.id, seat: body.seat }, body.steps),
  }),
  route('DELETE /tables/:id/orders/:order', {
    summary: 'Take an order back',
    who: 'person',
    handle: ({ house, person, params }) => house.orders.revoke(params.id, person.id, params.order),
  }),
]
