import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'

/** A wire that can be cut, or fall silent. */
export interface Wire {
  port: number
  /** Cuts all connections; new ones may come. */
  cut(): void
  /** Passes nothing on, as if a cable was pulled, until it is plugged in again: then all connections are cut. */
  pull(): void
  plug(): void
  close(): Promise<void>
}

/** Passes on what comes to a port of this machine. */
export async function startWire(to: number): Promise<Wire> {
  const ends = new Set<Socket>()
  let isPulled = false
  const server = createServer(near => {
    const far = dial(to, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      ends.add(one)
      one.on('data', data => isPulled || other.write(data))
      one.on('error', () => {}) // it is closed next
      one.on('close', () => {
        ends.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const cut = (): void => {
    for (const end of ends) end.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    pull() {
      isPulled = true
    },
    plug() {
      isPulled = false
      cut()
    },
    async close() {
      cut()
      await new Promise(done => server.close(done))
    },
  }
}
