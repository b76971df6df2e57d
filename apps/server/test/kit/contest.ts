import type { Call, TournamentCard, TournamentMatch } from '@hexarium/wire'
import { Client } from '../../load/client.ts'
import type { Running } from '../../src/serve.ts'

/** People with accounts, by name; without passwords, since hashing one takes its time. */
export function accounts(port: number, ...names: string[]): Promise<Client[]> {
  return Promise.all(
    names.map(async name => {
      const client = await Client.guest(port, name)
      await client.ask('POST /register', { body: { login: name } })
      return client
    }),
  )
}

/** The first letters of the alphabet as names. */
export const names = (many: number): string[] => Array.from({ length: many }, (_, at) => `player${at}`)

type Wish = Call<'POST /tournaments'>['body']

const BY_POST: Wish['pace'] = { kind: 'post', days: 2, bank: 5, round: 7 }

/** A tournament that all but its organiser have entered. */
export async function tournament(
  [host, ...players]: readonly Client[],
  wish: Partial<Wish> = {},
): Promise<{ id: string; card: TournamentCard }> {
  const body: Wish = { title: 'The cup', game: 'skirmish', form: 'swiss', pace: BY_POST, ...wish }
  const { id } = await host.ask('POST /tournaments', { body })
  for (const player of players) await player.ask('POST /tournaments/:id/enter', { params: { id } })
  return { id, card: await host.ask('GET /tournaments/:id', { params: { id } }) }
}

export async function matches(client: Client, id: string): Promise<TournamentMatch[]> {
  return (await client.ask('GET /tournaments/:id/matches', { params: { id } })).matches
}

/** Ends every game that is played now: of each table who entered first wins. True if there were any. */
export async function playAll(server: Running, people: readonly Client[], id: string): Promise<boolean> {
  const running = (await matches(people[0], id)).flatMap(match =>
    match.tables.filter(({ status }) => status === 'running').map(table => ({ match, table: table.id })),
  )
  for (const { match, table } of running) {
    const losers = match.players.filter(player => player !== Math.min(...(match.players as number[])))
    const { standings } = await people[0].ask('GET /tournaments/:id/standings', { params: { id } })
    for (const player of losers) {
      const { person } = standings.find(row => row.player === player)!
      const loser = people.find(client => client.id === person)!
      await loser.ask('POST /tables/:id/do', { params: { id: table }, body: { do: 'resign' } })
    }
  }
  await server.house.settled()
  return running.length > 0
}
