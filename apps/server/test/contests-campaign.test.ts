import { readChronicle, verifyChronicle } from '@hexarium/contests'
import { must } from '@hexarium/kernel'
import type { CampaignCard } from '@hexarium/wire'
import { expect, test } from 'vitest'
import type { Client } from '../load/client.ts'
import { loadCampaign } from '../src/contests/campaign-book.ts'
import type { Running } from '../src/serve.ts'
import { loadGame } from '../src/table/games.ts'
import { accounts, matches, playAll, tournament } from './kit/contest.ts'
import { testServer } from './kit/server.ts'
import { withBothStores, withSqlite } from './kit/stores.ts'

const TEN_YEARS = { game: 'dragon-rage', campaign: 'ten-years' }

/** Somebody gives up the game that is played now. */
async function lose(server: Running, client: Client, { id, step }: CampaignCard): Promise<CampaignCard> {
  const table = step?.is === 'game' ? step.table! : ''
  await client.ask('POST /tables/:id/do', { params: { id: table }, body: { do: 'resign' } })
  await server.house.settled()
  return client.ask('GET /campaigns/:id', { params: { id } })
}

withBothStores(fresh => {
  test('DR-4.1 DR-4.5 two people play a campaign to its champion, with a restart between two games', async () => {
    const address = await fresh()
    const first = await testServer(address)
    const [ann, ben] = await accounts(first.port, 'ann', 'ben')
    const { id, link, stage } = await ann.ask('POST /campaigns', { body: { ...TEN_YEARS, opponent: { kind: 'link' } } })
    expect(stage).toBe('inviting')
    expect(await ben.get(`/campaigns/${id}`)).toMatchObject({ status: 404 })
    const body = { link: link! }
    let card = await ben.ask('POST /campaigns/:id/join', { params: { id }, body })
    expect(card).toMatchObject({ stage: 'playing', you: { player: 1 }, step: { is: 'game', seats: [0, 1] } })
    expect((await ann.ask('GET /notices')).map(({ kind, contest }) => [kind, contest?.id])).toContainEqual([
      'start',
      id,
    ])
    card = await lose(first, ben, card)
    expect(card.entries).toHaveLength(1)
    await first.stop()
    const second = await testServer(address)
    for (const client of [ann, ben]) client.base = `http://127.0.0.1:${second.port}`
    for (let games = 1; card.stage === 'playing'; games++) {
      expect(games).toBeLessThan(7)
      card = await lose(second, games % 2 === 0 ? ben : ann, card)
    }
    expect(card).toMatchObject({ stage: 'over', step: { is: 'over', by: 'DR-4.5' } })
    expect(card.entries.length).toBeGreaterThanOrEqual(5)
    expect((await ben.ask('GET /campaigns', { query: { list: 'finished' } })).campaigns).toMatchObject([{ id }])
    const chronicle = must(readChronicle(await ann.ask('GET /campaigns/:id/export', { params: { id } })))
    const [campaign, game] = [await loadCampaign('dragon-rage', 'ten-years'), await loadGame('dragon-rage')]
    expect(verifyChronicle(campaign!, game!, chronicle)).toMatchObject({ ok: true })
  })
})

withSqlite(fresh => {
  test('DR-4.2 DR-4.3 the next table has the forces that were carried over; with a bot, given up, it is over', async () => {
    const server = await testServer(fresh())
    const [ann] = await accounts(server.port, 'ann')
    const opponent = { kind: 'bot' as const, level: 'fair' as const }
    let card = await ann.ask('POST /campaigns', { body: { ...TEN_YEARS, as: 1, opponent } })
    expect(card).toMatchObject({ stage: 'playing', players: [{ level: 'fair' }, { name: 'ann' }] })
    const before = card.step
    card = await lose(server, ann, card)
    expect(card.step).toMatchObject({ is: 'game', settings: { campaignGame: 2 } })
    const musters = [before, card.step].map(step => step?.is === 'game' && step.settings['musterInvader'])
    expect(musters[1]).not.toBe(musters[0])
    const { step } = card
    const table = await ann.ask('GET /tables/:id', { params: { id: step?.is === 'game' ? step.table! : '' } })
    expect(table.terms.settings).toMatchObject({ campaignGame: 2, musterInvader: musters[1] })
    // between friends a bot may play on
    expect(await ann.post(`/tables/${table.id}/do`, { do: 'bot', level: 'fair' })).toMatchObject({ status: 200 })
    card = await ann.ask('POST /campaigns/:id/give-up', { params: { id: card.id } })
    expect(card).toMatchObject({ stage: 'over', givenUp: 1, step: null })
    expect(await ann.ask('GET /tables/:id', { params: { id: table.id } })).toMatchObject({ status: 'broken' })
    expect(await ann.post(`/campaigns/${card.id}/answer`, { option: 'x' })).toMatchObject({
      body: { problem: { code: 'step' } },
    })
  })

  test('DR-3.3.4 what two have played against each other proposes the handicap of their next game', async () => {
    const server = await testServer(fresh())
    const [ann, ben] = await accounts(server.port, 'ann', 'ben')
    const params = { game: 'dragon-rage', person: ben.id }
    expect(await ann.ask('GET /handicaps/:game/:person', { params })).toMatchObject({
      won: 0,
      settings: [{ handicap: 0 }, { handicap: 0 }],
    })
    for (let games = 0; games < 2; games++) {
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
      const { id, link } = await ann.ask('POST /tables', { body: { game: 'dragon-rage', seats } })
      await ben.ask('POST /tables/:id/join', { params: { id }, body: { link } })
      await ann.ask('POST /tables/:id/start', { params: { id } })
      await ben.ask('POST /tables/:id/do', { params: { id }, body: { do: 'resign' } })
    }
    expect(await ann.ask('GET /handicaps/:game/:person', { params })).toEqual({
      won: 2,
      lost: 0,
      drawn: 0,
      settings: [{ handicap: 2 }, { handicap: -2 }],
    })
    expect(await ann.get(`/handicaps/titan/${ben.id}`)).toMatchObject({ body: { problem: { code: 'no-game' } } })
  })

  test('DR-5.1 DR-5.2b a Swiss of Dragon Rage: two games a match with sides swapped, match and resistance points', async () => {
    const server = await testServer(fresh())
    const people = await accounts(server.port, 'host', 'ann', 'ben', 'cid')
    const { id, card } = await tournament(people, { game: 'dragon-rage', settings: { scenario: 'E2' }, rounds: 1 })
    expect(card).toMatchObject({ games: 2, tieBreaks: ['resistance', 'buchholz', 'lot'] })
    await people[0].ask('POST /tournaments/:id/begin', { params: { id } })
    const [match, bye] = await matches(people[0], id)
    expect(bye.isBye).toBe(true)
    const tables = await Promise.all(
      match.tables.map(table => people[0].ask('GET /tables/:id', { params: { id: table.id } })),
    )
    expect(tables.map(({ terms }) => terms.settings)).toMatchObject([
      { scenario: 'E2', swapSides: false },
      { scenario: 'E2', swapSides: true },
    ])
    await playAll(server, people, id)
    const [played] = await matches(people[0], id)
    expect(played.result?.points?.toSorted()).toEqual([0, 2])
    expect(played.result?.resistance).toHaveLength(2)
    const { standings } = await people[0].ask('GET /tournaments/:id/standings', { params: { id } })
    expect(standings.map(({ points }) => points).toSorted()).toEqual([0, 2, 2])
  })

  test('DR-5.2a DR-5.4 a knock-out of Dragon Rage is drawn by lot, its scenario by a die where a map is named', async () => {
    const server = await testServer(fresh())
    const people = await accounts(server.port, 'host', 'ann', 'ben', 'cid', 'dan')
    const wish = { game: 'dragon-rage', form: 'knockout', settings: { scenario: 'nurkott' } } as const
    const { id } = await tournament(people, wish)
    await people[0].ask('POST /tournaments/:id/begin', { params: { id } })
    const first = await matches(people[0], id)
    expect(first.map(({ round }) => round)).toEqual([1, 1])
    const scenarios = await Promise.all(
      first
        .flatMap(({ tables }) => tables)
        .map(async table => {
          const { terms } = await people[0].ask('GET /tables/:id', { params: { id: table.id } })
          return terms.settings['scenario']
        }),
    )
    expect(new Set(scenarios).size).toBe(1)
    expect(scenarios[0]).toMatch(/^N[1-6]$/)
    while (await playAll(server, people, id));
    expect(await people[0].ask('GET /tournaments/:id', { params: { id } })).toMatchObject({
      stage: 'over',
      bracket: 'drawn',
      champion: { name: 'ann' },
    })
  })
})
