import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { House, type Replacements } from './house.ts'
import { openStore } from './store/open.ts'
import { httpApp } from './web/http.ts'
import { Sockets } from './web/socket.ts'

/** A server that runs. */
export interface Running {
  house: House
  port: number
  /** Ends it: nothing new is taken on, what is under way is committed. */
  stop(): Promise<void>
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
  let heed: RequestListener = (_, response) => void response.writeHead(503).end()
  const http = createServer((request, response) => heed(request, response))
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
