import type { Order } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Moment } from '../port/moment.ts'
import { address } from '../route.ts'
import { api } from './server.ts'
import type { ServerTable } from './table.ts'
import { spoken } from './words/spoken.ts'

/** The orders one has left at a table, each to be taken back, and the way to leave more: while others think. */
export function Orders({ table, moment }: { table: ServerTable; moment: Moment }) {
  const orders = useSignal<readonly Order[]>([])
  const h = spoken.value
  const params = { id: table.id }
  const look = async () => {
    const found = await api('GET /tables/:id/orders', { params, query: { seat: moment.seat } }).catch(() => [])
    orders.value = found
  }
  useEffect(() => {
    void look()
  }, [table.id])
  useEffect(() => {
    // Whatever happens may have carried one out.
    if (orders.peek().length > 0) void look()
  }, [moment.number])
  const revoke = async (order: string) => {
    await api('DELETE /tables/:id/orders/:order', { params: { ...params, order } }).catch(() => {}) // carried out already
    await look()
  }
  return (
    <>
      {orders.value.length > 0 && (
        <details class="orders">
          <summary>{h.ordersLeft(orders.value.length)}</summary>
          <p>{h.ordersText}</p>
          <ul>
            {orders.value.map(order => (
              <li key={order.id}>
                <span>{order.steps.map(({ words }) => words).join(' → ')}</span>
                <button type="button" class="quiet" onClick={() => void revoke(order.id)}>
                  {h.revoke}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {moment.is === 'waiting' && (
        <a class="quiet" href={address('t', table.id, 'ahead')}>
          {h.playAheadHere}
        </a>
      )}
    </>
  )
}
