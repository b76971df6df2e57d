import { parentPort, workerData } from 'node:worker_threads'
import { chance, type GameRecord, Match, must, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { standBack } from '../src/threads/thread.ts'
import { Client } from './client.ts'
import type { FloodOrder, FloodTask } from './flood.ts'

// The guest of `npm run flood`, in a thread of his own: those who play must not wait for him here.

const { port, games, lines } = workerData as FloodTask

/** How often a second the guest asks for what, whatever he is granted. */
const WISHES = { help: 8, threats: 3, story: 3, record: 2, undo: 3, list: 60, page: 20 }

/** A game somebody played by himself, at random, and gave up: it takes long to prove. */
async function longRecord(id: string, choices: number): Promise<GameRecord> {
  const game = await wholeGame(registry[id])
  const luck = chance(`flood ${id}`)
  const seats = Array.from({ length: game.seats.min }, (_, seat) => `p${seat}`)
  const match = must(Match.open(game, { seats, dice: { seed: `flood ${id}` }, keepViews: true }))
  for (let made = 0; made < choices && match.asked; made++) {
    const seat = luck.pick(match.asked.seats)
    must(match.replay(seat, luck.pick(match.seen(seat).options)))
  }
  for (let seat = 1; match.asked && seat < seats.length; seat++) must(match.resign(seat))
  return match.record()
}

/** The guest: his own tables, one of each game, played on a while, and records to prove. */
class Flood {
  readonly replies = new Map<string, number>()
  private readonly timers: NodeJS.Timeout[] = []
  private readonly client: Client
  private readonly own: string[]
  private readonly records: readonly string[]
  private turn = 0

  private constructor(client: Client, own: string[], records: readonly string[]) {
    this.client = client
    this.own = own
    this.records = records
  }

  static async prepare(): Promise<Flood> {
    const client = await Client.guest(port, 'Flood', '10.9.9.9')
    const own: string[] = []
    for (const id of games) own.push(await hotSeat(client, id))
    return new Flood(client, own, await Promise.all(games.map(async id => JSON.stringify(await longRecord(id, lines)))))
  }

  begin(): void {
    const { client } = this
    const table = (): string => this.own[this.turn++ % this.own.length]
    const ask: Record<keyof typeof WISHES, () => Promise<{ status: number }>> = {
      help: () => client.get(`/tables/${table()}/aid?seat=0`),
      threats: () => client.get(`/tables/${table()}/threats?seat=0`),
      story: () => client.get(`/tables/${table()}/story`),
      record: () => client.post('/records', this.records[this.turn++ % this.records.length]),
      undo: () => client.post(`/tables/${table()}/do`, { do: 'offer', what: 'undo', count: 1, seat: 0 }),
      list: () => client.get('/tables?list=running'),
      page: () => client.get(`/tables/${table()}/state`),
    }
    for (const [name, often] of Object.entries(WISHES)) {
      const once = ask[name as keyof typeof WISHES]
      const wish = (): void => void once().then(({ status }) => this.count(`${name} ${status}`))
      this.timers.push(setInterval(wish, 1000 / often))
    }
  }

  end(): void {
    for (const timer of this.timers.splice(0)) clearInterval(timer)
  }

  private count(what: string): void {
    this.replies.set(what, (this.replies.get(what) ?? 0) + 1)
  }
}

/** A table at which he plays all seats himself, played on at random as fast as he may. */
async function hotSeat(client: Client, game: string): Promise<string> {
  const { seats } = await wholeGame(registry[game])
  const chairs = Array.from({ length: seats.min }, () => ({ kind: 'me' as const }))
  const { id } = await client.ask('POST /tables', { body: { game, access: 'private', seats: chairs } })
  await client.ask('POST /tables/:id/start', { params: { id } })
  const socket = await client.socket()
  for (let seat = 0; seat < seats.min; seat++) await socket.watch(id, seat)
  const luck = chance(`hot ${game}`)
  for (let made = 0; made < Math.min(lines, 300); made++) {
    const { asked, result } = socket.at(id, 0).shown
    if (result || !asked) break
    const seat = asked.seats[0]
    const { seq } = socket.at(id, 0)
    await socket.wait(() => socket.at(id, seat).seq >= seq)
    const { shown, seq: known } = socket.at(id, seat)
    const answer = await socket.do(id, { do: 'choose', seq: known, choice: luck.pick(shown.options), seat })
    if (answer.t === 'ack') await socket.wait(() => socket.at(id, 0).seq >= answer.seq)
    else await new Promise(done => setTimeout(done, 200)) // he has had his share for now
  }
  socket.close()
  return id
}

standBack() // his machine is another one
const flood = await Flood.prepare()
parentPort!.postMessage('ready')
parentPort!.on('message', (order: FloodOrder) => {
  if (order === 'begin') flood.begin()
  else flood.end()
  if (order === 'count') parentPort!.postMessage(flood.replies)
})
