import type { Server } from 'node:http'
import { sameAddress } from './limits.ts'

/** Connections one address may have open, whatever they are for: sockets and requests need fewer. */
const CONNECTIONS = 400

/** Ends what an address has open beyond its share, before anything is read of it; behind a proxy that is the proxy's to do. */
export function capConnections(http: Server, rate: number): void {
  if (rate === 0) return
  const open = new Map<string, number>()
  http.on('connection', socket => {
    const address = sameAddress(socket.remoteAddress ?? 'unknown')
    const count = (open.get(address) ?? 0) + 1
    if (count > CONNECTIONS * rate) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = open.get(address)! - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
