import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { House, type Replacements } from './house.ts'
import { beAlone } from './store/alone.ts'
import { isHalfRestored } from './store/backup.ts'
import { openStore } from './store/open.ts'
import { capConnections } from './web/connections.ts'
import { httpApp } from './web/http.ts'
import { Sockets } from './web/socket.ts'

/** A server that runs. */
export interface Running {
  house: House
  port: number
  /** Ends it: nothing new is taken on, what is under way is committed. */
  stop(): Promise<void>
}

/**
 * Milliseconds the head of a request, and all of it, may take to come, and how often that is looked at; a connection is kept longer
 * than proxies and browsers keep theirs, so that none is closed while it is used again.
 */
const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 75_000,
}

/** Logs without secrets: whatever could hold one is left out. */
export function newLog(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.cookie',
        '*.seed',
        '*.authorization',
        'req.headers',
        'err.parameters',
        'err.args',
      ],
      remove: true,
    },
  })
}

/** Starts a server. */
export async function serve(config: Config, replacements: Replacements = {}): Promise<Running> {
  const log = newLog(config.LOG_LEVEL)
  const store = await openStore(config.store)
  if (await isHalfRestored(store)) {
    await store.close()
    throw new Error('This store is half restored: restore the backup again, with the same command.')
  }
  const leave = store.kind === 'sqlite' ? beAlone(config.store) : () => {}
  let heed: RequestListener = (_, response) => void response.writeHead(503).end()
  const http = createServer(PATIENCE, (request, response) => heed(request, response))
  if (!config.TRUST_PROXY) capConnections(http, config.RATE)
  const port = await listen(http, config)
  const house = await House.open({ ...config, PORT: port }, store, log, replacements)
  const { origin } = house
  heed = getRequestListener(httpApp(house).fetch) as RequestListener
  const sockets = new Sockets(house, http)
  house.watch()
  log.info({ port, store: store.kind, origin }, 'open')
  let stopping: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    house.closing = true
    const closed = new Promise(done => http.close(done))
    sockets.close()
    http.closeIdleConnections()
    const patience = setTimeout(() => http.closeAllConnections(), 1500)
    await closed
    clearTimeout(patience)
    await house.close()
    leave()
    log.info('closed')
  }
  return { house, port, stop: () => (stopping ??= stop()) }
}

async function listen(http: Server, config: Config): Promise<number> {
  await new Promise<void>((done, failed) => {
    http.once('error', failed)
    http.listen(config.PORT, config.HOST, done)
  })
  return (http.address() as AddressInfo).port
}
