import { parentPort } from 'node:worker_threads'
import { type AnyGame, type GameRecord, type Outcome, refused, verify, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'

// A thread that proves records: a long game takes a while, and nobody who plays is to wait for it.

const games = new Map<string, AnyGame>()

async function prove(record: GameRecord): Promise<Outcome<null>> {
  let game = games.get(record.game)
  if (!game) games.set(record.game, (game = await wholeGame(registry[record.game])))
  const proved = verify(game, record)
  return proved.ok ? { ok: true, value: null } : proved
}

parentPort!.on('message', (record: GameRecord) => {
  prove(record).then(
    outcome => parentPort!.postMessage(outcome),
    () => parentPort!.postMessage(refused('record', 'This record cannot be played through.')),
  )
})
