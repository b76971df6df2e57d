import { LANGUAGES } from '@hexarium/kernel'
import { z } from 'zod'
import {
  campaignCard,
  contestId,
  honour,
  ladderCard,
  listedCampaign,
  listedTournament,
  matchResult,
  newCampaign,
  newTournament,
  seasonCard,
  standing,
  tournamentCard,
  tournamentChange,
  tournamentMatch,
} from '../contest.ts'
import { houseLevel, inAddress, line, link, personId, prose, whole } from '../parts.ts'

const params = z.strictObject({ id: contestId })
const ofGame = z.strictObject({ game: line.max(40) })
const empty = z.strictObject({})
const page = {
  offset: inAddress.whole.min(0).max(1_000_000).default(0),
  limit: inAddress.whole.min(1).max(500).default(200),
}
const cursor = {
  cursor: line.max(80).optional().describe('`next` of the page before'),
  limit: inAddress.whole.min(1).max(100).default(20),
}
const language = z.enum(LANGUAGES).default('en')
const match = whole.min(0).max(1_000_000)
const total = whole.describe('how many there are in all')

/** Tournaments. */
const tournamentWays = {
  'GET /tournaments': {
    query: z.strictObject({
      list: z.enum(['open', 'running', 'finished', 'mine']).default('open'),
      game: line.max(40).optional(),
      ...cursor,
    }),
    reply: z.strictObject({ tournaments: z.array(listedTournament), next: z.string().nullable() }),
  },
  'POST /tournaments': { body: newTournament, reply: tournamentCard },
  'GET /tournaments/:id': { params, query: z.strictObject({ link }), reply: tournamentCard },
  'PATCH /tournaments/:id': { params, body: tournamentChange, reply: tournamentCard },
  'GET /tournaments/:id/standings': {
    params,
    query: z.strictObject({ ...page, section: inAddress.whole.min(0).optional().describe('one group alone') }),
    reply: z.strictObject({ standings: z.array(standing), total }),
  },
  'GET /tournaments/:id/matches': {
    params,
    query: z.strictObject({
      ...page,
      round: inAddress.whole.min(1).optional(),
      section: inAddress.whole.min(0).optional(),
      player: inAddress.whole.min(0).optional(),
    }),
    reply: z.strictObject({ matches: z.array(tournamentMatch), total }),
  },
  'POST /tournaments/:id/enter': { params, body: z.strictObject({ link }), reply: tournamentCard },
  'POST /tournaments/:id/withdraw': { params, body: empty, reply: tournamentCard },
  'POST /tournaments/:id/invite': { params, body: z.strictObject({ person: personId }), reply: tournamentCard },
  'POST /tournaments/:id/bots': { params, body: z.strictObject({ level: houseLevel }), reply: tournamentCard },
  'POST /tournaments/:id/remove': {
    params,
    body: z.strictObject({ player: contestId.describe('the id of a participant') }),
    reply: tournamentCard,
  },
  'POST /tournaments/:id/seed': {
    params,
    body: z.strictObject({
      order: z.array(contestId).max(10_000).describe('ids of participants, the strongest first'),
    }),
    reply: tournamentCard,
  },
  'POST /tournaments/:id/begin': { params, body: empty, reply: tournamentCard },
  'POST /tournaments/:id/pause': { params, body: empty, reply: tournamentCard },
  'POST /tournaments/:id/resume': { params, body: empty, reply: tournamentCard },
  'POST /tournaments/:id/close': { params, body: empty, reply: tournamentCard },
  'POST /tournaments/:id/correct': {
    params,
    body: z.strictObject({
      match,
      result: matchResult.omit({ isWalkover: true }),
      why: prose.trim().min(3).max(500).describe('for the arbiter’s log, which everybody reads'),
    }),
    reply: tournamentCard,
  },
  'POST /tournaments/:id/announce': {
    params,
    body: z.strictObject({ text: prose.trim().min(3).max(1000) }),
    reply: tournamentCard,
  },
  'GET /tournaments/:id/export.json': {
    params,
    reply: z.looseObject({ hexarium: z.literal('tournament 1') }).describe('its events, and what follows from them'),
  },
  'GET /tournaments/:id/export.csv': {
    params,
    query: z.strictObject({ what: z.enum(['standings', 'matches']).default('standings'), language }),
    reply: z.string().describe('text/csv'),
  },
  'GET /tournaments/:id/embed': {
    params,
    query: z.strictObject({ language }),
    reply: z.string().describe('text/html: the standings, to be framed by any page'),
  },
}

/** Campaigns of two people, or of one and a bot. */
const campaignWays = {
  'GET /campaigns': {
    query: z.strictObject({ list: z.enum(['running', 'finished']).default('running'), ...cursor }),
    reply: z.strictObject({ campaigns: z.array(listedCampaign), next: z.string().nullable() }),
  },
  'POST /campaigns': { body: newCampaign, reply: campaignCard },
  'GET /campaigns/:id': { params, query: z.strictObject({ link }), reply: campaignCard },
  'DELETE /campaigns/:id': { params, reply: z.null() },
  'POST /campaigns/:id/join': { params, body: z.strictObject({ link }), reply: campaignCard },
  'POST /campaigns/:id/answer': { params, body: z.strictObject({ option: line.max(200) }), reply: campaignCard },
  'POST /campaigns/:id/give-up': { params, body: empty, reply: campaignCard },
  'GET /campaigns/:id/export': {
    params,
    reply: z.looseObject({ hexarium: z.literal('campaign 1') }).describe('the chronicle, as pages at home read it'),
  },
  'GET /handicaps/:game/:person': {
    params: z.strictObject({ game: line.max(40), person: personId }),
    reply: z
      .strictObject({
        won: whole,
        lost: whole,
        drawn: whole,
        settings: z.array(z.record(z.string(), z.number())).describe('by the seat one takes oneself'),
      })
      .describe('what two have played against each other, and the handicap that follows for their next game'),
  },
}

/** Ladders, seasons and what is remembered of them. */
const leagueWays = {
  'GET /ladders/:game': { params: ofGame, reply: ladderCard },
  'POST /ladders/:game/join': { params: ofGame, body: empty, reply: ladderCard },
  'POST /ladders/:game/leave': { params: ofGame, body: empty, reply: ladderCard },
  'POST /ladders/:game/challenge': { params: ofGame, body: z.strictObject({ person: personId }), reply: ladderCard },
  'POST /ladders/:game/decline': {
    params: ofGame,
    body: z.strictObject({ challenge: whole.min(0) }),
    reply: ladderCard,
  },
  'GET /seasons/:game': { params: ofGame, reply: seasonCard },
  'POST /seasons/:game/join': { params: ofGame, body: empty, reply: seasonCard },
  'POST /seasons/:game/leave': { params: ofGame, body: empty, reply: seasonCard },
  'GET /honours': {
    query: z.strictObject({ game: line.max(40).optional(), ...cursor }),
    reply: z.strictObject({
      wall: z
        .array(z.strictObject({ person: z.string(), name: z.string(), count: whole, last: z.number() }))
        .describe('who has won how much, the most first'),
      honours: z.array(honour).describe('the latest first'),
      next: z.string().nullable(),
    }),
  },
}

/** Games in a row. */
export const contestWays = { ...tournamentWays, ...campaignWays, ...leagueWays }
