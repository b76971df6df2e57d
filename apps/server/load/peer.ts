import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type G, legalMoves, type Move, playerToMove } from '../../../bench/boardgame-io/game.ts'

interface PeerState {
  G: G
  ctx: { gameover?: unknown }
  _stateID: number
}

interface PeerSocket {
  on(event: string, heed: (match: string, state: PeerState & { state?: PeerState }) => void): void
  emit(event: string, ...args: unknown[]): void
  close(): void
}

/** boardgame.io is installed beside the bench, where `npm run bench` or `npm run soak` could do it. */
const ofBench = createRequire(join(import.meta.dirname, '../../../bench/package.json'))

type Connect = (address: string, options: object) => PeerSocket

/** It comes with boardgame.io, whose protocol is spoken here directly: its own client would play every move a second time. */
function findConnect(): Connect | undefined {
  try {
    const { io } = createRequire(ofBench.resolve('boardgame.io/package.json'))('socket.io-client') as { io: Connect }
    return io
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** What boardgame.io did in the same time. */
export interface PeerTally {
  rate: number
  took: number[]
}

/**
 * Two players at each of many tables of skirmish on boardgame.io's server, not durable, choosing at random. Undefined where it
 * is not installed.
 */
export async function measurePeer(tables: number, seconds: number): Promise<PeerTally | undefined> {
  const connect = findConnect()
  if (!connect) return undefined
  const server = fork(join(import.meta.dirname, 'peer.server.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const port = await new Promise<number>((done, failed) => {
    server.once('message', message => done((message as { port: number }).port))
    server.once('exit', code => failed(new Error(`boardgame.io ended with ${code}`)))
  })
  const tally: PeerTally = { rate: 0, took: [] }
  const sockets: PeerSocket[] = []
  for (let table = 0; table < tables; table++) sockets.push(...driveTable(connect, port, `m${table}`, tally))
  await new Promise(done => setTimeout(done, 2000))
  tally.took.length = 0
  const from = performance.now()
  await new Promise(done => setTimeout(done, seconds * 1000))
  tally.rate = tally.took.length / ((performance.now() - from) / 1000)
  for (const socket of sockets) socket.close()
  server.removeAllListeners('exit')
  server.kill('SIGKILL')
  return tally
}

function driveTable(connect: Connect, port: number, name: string, tally: PeerTally): PeerSocket[] {
  const moves: Move[] = []
  let match = `${name}-0`
  let games = 0
  let sent = 0
  let awaited = -1
  const sockets = [0, 1].map(player => {
    const socket = connect(`http://127.0.0.1:${port}/skirmish`, { transports: ['websocket'] })
    const heed = (state: PeerState): void => {
      if (player === playerToMove(state.G) && state._stateID > awaited - 1) choose(state)
    }
    const choose = (state: PeerState): void => {
      if (awaited >= 0 && state._stateID >= awaited) tally.took.push(performance.now() - sent)
      if (state.ctx.gameover !== undefined) {
        match = `${name}-${++games}`
        awaited = -1
        for (const [seat, other] of sockets.entries()) other.emit('sync', match, String(seat), undefined, 2)
        return
      }
      const list = legalMoves(state.G, moves)
      const [type, value] = list[Math.floor(Math.random() * list.length)]
      sent = performance.now()
      awaited = state._stateID + 1
      const payload = { type, args: [value], playerID: String(player) }
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, String(player))
    }
    socket.on('update', (of, state) => of === match && heed(state))
    socket.on('sync', (of, info) => of === match && heed(info.state!))
    socket.on('connect', () => socket.emit('sync', match, String(player), undefined, 2))
    return socket
  })
  return sockets
}
