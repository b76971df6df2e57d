import { type AnyGame, type Chance, chance, imagine, must, type Seat, SPECTATOR, type State } from '@hexarium/kernel'
import type { Command } from '@hexarium/wire'
import type { Running } from '../src/serve.ts'
import type { LiveTable } from '../src/table/live.ts'
import { Client, type Socket } from './client.ts'

/** What was compared at one table, over its sockets and on its ways in. */
export interface Served {
  choices: number
  /** Replies and frames that were the same bytes when what is hidden was dealt anew. */
  redealt: number
  /** Offers that waited for their answer meanwhile. */
  offers: number
  /** Secret standing answers, left and taken back. */
  answers: number
  /** Orders left in advance, and taken back. */
  orders: number
  /** Replies and frames that were the same bytes before and after them. */
  unmoved: number
}

/** How long and how closely to look at one table. */
export interface ServedEffort {
  choices: number
  /** Every how many choices everything is compared. */
  every: number
  seed: string
  /** Seats; as few as the game allows without it. Of more than two the last gives up early, and looks on as somebody whose game is over. */
  players?: number
  /** Seconds by which those without a seat see it later. */
  delay?: number
}

/** Choices after which somebody gives up where the others play on. */
const GIVES_UP = 12

/** Choices played ahead at most. */
const AHEAD = 12

/** Somebody who looks at a table: from his seat, as a guest, or as nobody at all. */
interface Stranger {
  seat: Seat
  client: Client
  socket: Socket
}

/**
 * The secrecy law over real sockets and ways in: plays at a table, and asks for everything there is as every kind of stranger. That
 * must be the same bytes when what the stranger cannot know is dealt anew, and when somebody else leaves a standing answer.
 */
export async function compareServed(server: Running, game: AnyGame, effort: ServedEffort): Promise<Served> {
  const luck = chance(effort.seed)
  const table = await tableOf(server.port, game, effort)
  const strangers = await strangersAt(server.port, table)
  const served: Served = { choices: 0, redealt: 0, offers: 0, answers: 0, orders: 0, unmoved: 0 }
  const live = must(await server.house.hall.live(table.id))
  let orderOwed = false
  while (served.choices < effort.choices && live.play.status === 'running') {
    if (served.choices % effort.every === 0) {
      await compareDeals(live, strangers, luck, served)
      await compareOffers(live, strangers, luck, served)
      await compareAnswers(live, table, strangers, luck, served)
      orderOwed = true
    }
    // the dice are the house's own: where nobody can leave an order just now, he does at the next choice at which he can
    if (orderOwed) orderOwed = !(await compareOrders(live, table, strangers, luck, served))
    const seat = luck.pick(live.play.asked())
    const choice = luck.pick(live.play.match.seen(seat).options)
    await does(live, strangers, { do: 'choose', seq: live.play.visible, choice, seat })
    if (++served.choices === GIVES_UP && table.people.length > 2)
      await does(live, strangers, { do: 'resign', seat: table.people.length - 1 })
  }
  for (const { socket } of strangers) socket.close()
  return served
}

interface Seated {
  id: string
  people: Client[]
}

async function tableOf(
  port: number,
  game: AnyGame,
  { players = game.seats.min, delay = 0 }: ServedEffort,
): Promise<Seated> {
  const people: Client[] = []
  for (let seat = 0; seat < players; seat++) people.push(await Client.guest(port, `p${seat}`))
  const terms = { clock: { kind: 'live' as const, minutes: 600, increment: 10 }, delay }
  const seats = people.map((_, seat) => (seat === 0 ? { kind: 'me' as const } : { kind: 'open' as const }))
  const { id } = await people[0].ask('POST /tables', { body: { game: game.id, access: 'public', seats, terms } })
  for (const other of people.slice(1)) await other.ask('POST /tables/:id/join', { params: { id }, body: {} })
  await people[0].ask('POST /tables/:id/start', { params: { id } })
  return { id, people }
}

async function strangersAt(port: number, { id, people }: Seated): Promise<Stranger[]> {
  const all: { seat: Seat; client: Client }[] = [
    ...people.map((client, seat) => ({ seat, client })),
    { seat: SPECTATOR, client: await Client.guest(port, 'guest') },
    { seat: SPECTATOR, client: new Client(port) },
  ]
  const strangers: Stranger[] = []
  for (const { seat, client } of all) {
    const socket = await client.socket()
    await socket.watch(id, seat)
    strangers.push({ seat, client, socket })
  }
  // everybody has heard that everybody is here: the two without a seat count as one, for one of them is nobody
  for (const { socket } of strangers)
    await socket.wait(frame => frame.t === 'there' && frame.seats.length === people.length && frame.watchers === 1)
  return strangers
}

/** What is hidden from a stranger is dealt anew in the server's own memory: whatever he asks for then is the same. */
async function compareDeals(live: LiveTable, strangers: readonly Stranger[], luck: Chance, served: Served) {
  for (const stranger of strangers) {
    const real = await everything(live, stranger)
    const { state } = live.play.match
    const shown = new Map(live['shown'])
    replaceState(live, imagine(live.game, state, stranger.seat, luck.below(2 ** 31)))
    const dreamt = await everything(live, stranger)
    replaceState(live, state)
    // the next step changes what the sockets were really sent
    for (const [seat, sent] of shown) live['shown'].set(seat, sent)
    served.redealt += held(live, stranger, 'dealt anew', real, dreamt)
  }
}

/** Nothing made of the state before is left. */
function replaceState(live: LiveTable, state: State): void {
  live.play.match.state = state
  live.play.match['looks'].clear()
  live['shown'].clear()
}

/** What is hidden is dealt anew while an offer waits for its answer. */
async function compareOffers(
  live: LiveTable,
  strangers: readonly Stranger[],
  luck: Chance,
  served: Served,
): Promise<void> {
  const seat = luck.below(2) // they play to the end
  await does(live, strangers, { do: 'offer', what: 'draw', seat })
  await compareDeals(live, strangers, luck, served)
  await does(live, strangers, { do: 'answer', yes: false, seat: 1 - seat })
  served.offers++
}

/** Somebody leaves a standing answer and takes it back: nobody else is sent anything, or told anything else. */
async function compareAnswers(
  live: LiveTable,
  { people }: Seated,
  strangers: readonly Stranger[],
  luck: Chance,
  served: Served,
): Promise<void> {
  const known = [...live.game.decisions.values()].filter(({ spec }) => spec.standing)
  if (known.length === 0) return
  const seat = luck.below(people.length)
  const decision = luck.pick(known)
  if (live.play.match.asked?.decision === decision.name) return // it would be given at once
  const others = strangers.filter(one => one.seat !== seat)
  const before = await looks(live, others)
  const answer = luck.pick(Object.keys(decision.spec.standing!))
  await does(live, strangers, { do: 'stand', decision: decision.name, answer, seat })
  served.answers++
  served.unmoved += await unmoved(live, others, before, 'after a secret answer')
  await does(live, strangers, { do: 'undo', seq: live.play.visible, seat })
  served.unmoved += await unmoved(live, others, before, 'after it was taken back')
}

/** Somebody who is not asked leaves an order and takes it back: nobody else is sent anything, or told anything else. False if nobody could. */
async function compareOrders(
  live: LiveTable,
  { people }: Seated,
  strangers: readonly Stranger[],
  luck: Chance,
  served: Served,
): Promise<boolean> {
  const waiting = people.flatMap((_, seat) => (live.play.asked().includes(seat) ? [] : [seat]))
  if (waiting.length === 0) return false
  const seat = luck.pick(waiting)
  const params = { id: live.id }
  const others = strangers.filter(one => one.seat !== seat)
  const before = await looks(live, others)
  const steps: { seat: number; choice: number }[] = []
  for (let ahead = 0; ahead < AHEAD && !steps.some(step => step.seat === seat); ahead++) {
    const then = await people[seat].ask('POST /tables/:id/ahead', { params, body: { seat, steps } })
    if (then.seat === SPECTATOR) return false
    steps.push({ seat: then.seat, choice: luck.pick(then.shown.options) })
  }
  if (!steps.some(step => step.seat === seat)) return false
  const { id: order } = await people[seat].ask('POST /tables/:id/orders', { params, body: { seat, steps } })
  served.orders++
  served.unmoved += await unmoved(live, others, before, 'after an order was left')
  await people[seat].ask('DELETE /tables/:id/orders/:order', { params: { ...params, order } })
  served.unmoved += await unmoved(live, others, before, 'after it was taken back')
  return true
}

async function looks(live: LiveTable, others: readonly Stranger[]): Promise<{ seen: string[]; frames: number }[]> {
  const found: { seen: string[]; frames: number }[] = []
  for (const one of others) {
    const seen = await everything(live, one)
    found.push({ seen, frames: await framesOf(one) })
  }
  return found
}

async function unmoved(
  live: LiveTable,
  others: readonly Stranger[],
  before: readonly { seen: string[]; frames: number }[],
  when: string,
): Promise<number> {
  let compared = 0
  for (const [index, one] of others.entries()) {
    // nothing came by the socket but the answer to the ping
    const frames = await framesOf(one)
    if (frames !== before[index].frames + 1)
      throw new Error(
        `${live.game.id}: seat ${one.seat} is sent a frame ${when}: ${JSON.stringify(one.socket.frames.slice(-3))}`,
      )
    before[index].frames = frames
    compared += held(live, one, when, before[index].seen, await everything(live, one))
  }
  return compared
}

/** How many frames came so far; whatever was under way has come. */
async function framesOf({ socket }: Stranger): Promise<number> {
  const from = socket.frames.length
  socket.send({ t: 'ping' })
  await socket.wait(frame => frame.t === 'pong', from)
  return socket.frames.length
}

/** Whatever somebody can ask for about a table, with status and text: refusals, too. */
async function everything(live: LiveTable, { seat, client }: Stranger): Promise<string[]> {
  const at = `/tables/${live.id}`
  const { boards } = live.game.scene(live.play.match.seen(seat).view, live.game.text.en)
  const [option = 0] = live.play.match.seen(seat).options
  const place = boards.flatMap(({ places }) => places.map(({ id }) => id))[1] ?? 'none'
  const piece = boards.flatMap(({ counters }) => counters.map(({ id }) => id))[0] ?? 'none'
  const seq = live.play.visible
  const paths = [
    at,
    `${at}/state?seat=${seat}`,
    `${at}/state`,
    `${at}/story?seat=${seat}`,
    `${at}/aid?seat=${Math.max(0, seat)}`,
    `${at}/plan?seat=${Math.max(0, seat)}&piece=${encodeURIComponent(piece)}`,
    `${at}/threats?seat=${Math.max(0, seat)}`,
    `${at}/why?seat=${Math.max(0, seat)}&at=${encodeURIComponent(piece)}&seq=${seq}`,
    `${at}/preview?seat=${Math.max(0, seat)}&option=${option}&seq=${seq}`,
    `${at}/way?seat=${Math.max(0, seat)}&to=${encodeURIComponent(place)}&seq=${seq}`,
    `${at}/record`,
    `${at}/chat`,
    `${at}/orders?seat=${Math.max(0, seat)}`,
    `${at}/note`,
    '/tables?list=running',
    '/my/tables',
    '/notices',
  ]
  const seen: string[] = []
  for (const path of paths) {
    const { status, body } = await client.get(path)
    seen.push(`GET ${path} ${status} ${JSON.stringify(body)}`)
  }
  const wrong = [
    { do: 'choose', seq, choice: 'nonsense', seat },
    { do: 'undo', seq: seq + 1, seat },
    // there are never more choices to take back than were made
    { do: 'offer', what: 'undo', count: countNoticed(live) + 1, seat },
    // while an offer waits this would be an answer to it
    ...(live.play.offer ? [] : [{ do: 'answer', yes: true, seat }]),
  ]
  for (const command of wrong) {
    const { status, body } = await client.post(`${at}/do`, { ...command, seat: Math.max(0, seat) })
    if (status === 200) throw new Error(`${JSON.stringify(command)} was heeded`)
    seen.push(`${JSON.stringify(command)} ${status} ${JSON.stringify(body)}`)
  }
  // as far as one's own seat can imagine it
  const { status, body } = await client.post(`${at}/ahead`, { seat: Math.max(0, seat), steps: [] })
  seen.push(`ahead ${status} ${JSON.stringify(body)}`)
  return seen
}

/** The choices made that all could notice. */
function countNoticed({ play }: LiveTable): number {
  return play.match.lines.filter(line => !line.startsWith('!standing ')).length
}

/** Somebody does something at the table, by his socket, as a page would. */
async function does(live: LiveTable, strangers: readonly Stranger[], command: Command & { seat: Seat }): Promise<void> {
  const { socket } = strangers.find(({ seat }) => seat === command.seat)!
  const answer = await socket.do(live.id, command)
  if (answer.t !== 'ack') throw new Error(`${live.game.id}: ${JSON.stringify(command)}: ${JSON.stringify(answer)}`)
}

function held(
  live: LiveTable,
  { seat }: Stranger,
  when: string,
  left: readonly string[],
  right: readonly string[],
): number {
  for (const [index, text] of left.entries()) {
    if (text === right[index]) continue
    const at = [...text].findIndex((letter, place) => letter !== right[index][place])
    const around = (whole: string): string => whole.slice(Math.max(0, at - 60), at + 60)
    const what = text.slice(0, 60)
    throw new Error(
      `${live.game.id}, line ${live.play.seq}: ${what} tells seat ${seat} what it cannot know: …${around(text)}… is …${around(right[index])}… ${when}`,
    )
  }
  return left.length
}
