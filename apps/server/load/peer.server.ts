import { createRequire } from 'node:module'
import { join } from 'node:path'
import { game } from '../../../bench/boardgame-io/game.ts'

// boardgame.io's own server with its own store, in memory: what ours is measured beside.

const ofBench = createRequire(join(import.meta.dirname, '../../../bench/package.json'))
const { Server } = ofBench('boardgame.io/server') as {
  Server(spec: object): { run(port: number): Promise<{ appServer: { address(): { port: number } } }> }
}

const running = await Server({ games: [{ ...game, name: 'skirmish' }], origins: [/.*/] }).run(0)
process.send!({ port: running.appServer.address().port })
