import { type Answer, Client } from './client.ts'

/** How long a tournament of four may take, however often its server is killed. */
const PATIENCE = 120_000

/** After how many milliseconds something is tried again that went wrong while the server was away. */
const AGAIN = 50

/** Players of each tournament: a knockout of two rounds, three matches. */
const PLAYERS = 4
const MATCHES = PLAYERS - 1

/**
 * Scripted people who play knockouts, one after the other, while servers die: they enter, the games begin and are counted by
 * themselves, whoever entered later gives up. Each must come to its end with the right champion, every game played once.
 */
export class ContestDriver {
  private readonly port: () => number
  private readonly people: Client[]
  private readonly running: Promise<number>
  private isOver = false

  private constructor(port: () => number, people: Client[]) {
    this.port = port
    this.people = people
    this.running = this.run()
    this.running.catch(() => {}) // whoever ends it is told
  }

  /** `port` says where a server is, now. */
  static async start(port: () => number): Promise<ContestDriver> {
    const people: Client[] = []
    for (let number = 0; number < PLAYERS; number++) {
      const client = await Client.guest(port(), `player${number}`)
      await client.ask('POST /register', { body: { login: `player${number}` } })
      people.push(client)
    }
    return new ContestDriver(port, people)
  }

  /** Lets the tournament that is under way come to its end: how many were played. */
  async end(): Promise<number> {
    this.isOver = true
    return this.running
  }

  private async run(): Promise<number> {
    let played = 0
    while (!this.isOver) {
      await this.play()
      played++
    }
    return played
  }

  private async play(): Promise<void> {
    const until = performance.now() + PATIENCE
    const body = {
      title: 'The cup',
      game: 'skirmish',
      form: 'knockout',
      pace: { kind: 'post', days: 2, bank: 5, round: 7 },
    }
    const id: string = (await this.insist(0, until, client => client.post('/tournaments', body))).id
    // What was heeded before the server died is refused the second time.
    for (let player = 0; player < PLAYERS; player++)
      await this.insist(player, until, client => client.post(`/tournaments/${id}/enter`), [409, 422])
    await this.insist(0, until, client => client.post(`/tournaments/${id}/begin`), [409, 422])
    while ((await this.look(`/tournaments/${id}`, until)).stage !== 'over') {
      await this.giveUp(id, until)
      if (performance.now() > until) throw new Error(`tournament ${id} does not come to its end`)
    }
    await this.check(id, until)
  }

  /** At every table that is played who entered later gives up. */
  private async giveUp(id: string, until: number): Promise<void> {
    const { matches } = await this.look(`/tournaments/${id}/matches`, until)
    for (const { players, tables } of matches)
      for (const table of tables)
        if (table.status === 'running')
          await this.insist(
            Math.max(...players),
            until,
            client => client.post(`/tables/${table.id}/do`, { do: 'resign' }),
            [409, 422],
          )
    await new Promise(done => setTimeout(done, AGAIN))
  }

  private async check(id: string, until: number): Promise<void> {
    const { champion } = await this.look(`/tournaments/${id}`, until)
    if (champion?.name !== 'player0') throw new Error(`tournament ${id} was won by ${champion?.name}`)
    const { matches } = await this.look(`/tournaments/${id}/matches`, until)
    if (matches.length !== MATCHES) throw new Error(`tournament ${id} has ${matches.length} matches`)
    for (const match of matches) {
      if (match.tables.length !== 1) throw new Error(`match ${match.id} of ${id} has ${match.tables.length} tables`)
      if (match.tables[0].status !== 'finished' || !match.result)
        throw new Error(`match ${match.id} of ${id} has no end`)
    }
  }

  private look(path: string, until: number): Promise<Answer['body']> {
    return this.insist(0, until, client => client.get(path))
  }

  /** Asks until there is an answer; one of these refusals is one, too. */
  private async insist(
    player: number,
    until: number,
    ask: (client: Client) => Promise<Answer>,
    refusals: readonly number[] = [],
  ): Promise<Answer['body']> {
    const client = this.people[player]
    let last: unknown
    do {
      client.base = `http://127.0.0.1:${this.port()}`
      try {
        const { status, body } = await ask(client)
        if (status === 200 || refusals.includes(status)) return body
        last = `${status} ${JSON.stringify(body)}`
      } catch (error) {
        last = error // the server is away
      }
      await new Promise(done => setTimeout(done, AGAIN))
    } while (performance.now() < until)
    throw new Error(`player ${player} gets no answer: ${last}`)
  }
}
