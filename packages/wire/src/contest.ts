import { z } from 'zod'
import { houseLevel, line, personId, prose, time, whole } from './parts.ts'
import { clockTerms } from './table.ts'

/** Parts of what is sent about contests, by the names the ways use. */

export const contestId = line.min(1).max(40)
export const contestKind = z.enum(['tournament', 'campaign', 'ladder', 'season'])
export type ContestKind = z.infer<typeof contestKind>

/** What a notice, a table or a profile says of a contest. */
export const contestRef = z.strictObject({ id: z.string(), kind: contestKind, title: z.string() })
export type ContestRef = z.infer<typeof contestRef>

export const settings = z.record(line.max(60), z.union([z.boolean(), z.number(), line.max(200)]))

/** Somebody who takes part: a person, or a bot of a level. */
export const participant = z.strictObject({
  id: z.string().describe('as the contest knows him'),
  person: z.string().nullable().describe('null for a bot'),
  name: z.string(),
  level: z.string().nullable().describe('of a bot'),
})
export type Participant = z.infer<typeof participant>

// ---- tournaments ----

export const form = z.enum(['swiss', 'roundRobin', 'knockout', 'doubleKnockout', 'groups', 'tables'])
export const tieBreak = z.enum(['resistance', 'headToHead', 'buchholz', 'sonnebornBerger', 'wins', 'rating', 'lot'])

/** How quickly the rounds go. */
export const contestPace = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    minutes: z.number().min(0.05).max(600).describe('each player has for a game'),
    increment: z.number().min(0).max(600).describe('seconds gained whenever one’s turn ends'),
    appear: z.number().min(0.01).max(120).default(5).describe('minutes to come to one’s table'),
  }),
  z.strictObject({
    kind: z.literal('post'),
    days: z.number().min(0.0001).max(30).describe('days a choice'),
    bank: z.number().min(0).max(90).describe('days in reserve for a game'),
    round: z.number().min(0.0001).max(365).describe('days until a round must be over'),
  }),
])
export type ContestPace = z.infer<typeof contestPace>

const groups = z.strictObject({ size: whole.min(3).max(12), advance: whole.min(1).max(6) })
const seatsOfTable = z.strictObject({ min: whole.min(2).max(12), max: whole.min(2).max(12) })

/** What an organiser says of a tournament. */
const told = {
  title: line.trim().min(3).max(80),
  words: prose.trim().max(4000).describe('of the organiser, to everybody'),
  begins: time.nullable().describe('when it begins by itself; null: when its organiser says so'),
}

export const newTournament = z.strictObject({
  ...told,
  words: told.words.default(''),
  begins: told.begins.default(null),
  game: line.max(40),
  form,
  settings: settings.default({}).describe('what its games are played by'),
  rounds: whole.min(1).max(40).optional().describe('of a Swiss or one by tables; without it as many as are wanted'),
  bracket: z.enum(['fixed', 'drawn']).optional().describe('knock-outs: by seeds, or by lot in every round'),
  groups: groups.optional(),
  seats: seatsOfTable.optional().describe('by tables: how few and how many sit at one'),
  tieBreaks: z.array(tieBreak).max(7).optional(),
  entry: z.enum(['everybody', 'invited', 'link']).default('everybody').describe('who may enter'),
  listed: z.boolean().default(true).describe('it stands in lists; who has its address may look at it anyhow'),
  most: whole.min(3).max(10_000).default(32).describe('players at most'),
  late: z.boolean().default(false).describe('one may enter after it has begun: Swiss and by tables only'),
  rated: z.boolean().default(false),
  bots: z.boolean().default(false).describe('bots may enter; everybody sees which they are'),
  seeding: z.enum(['rating', 'lot', 'organiser']).default('rating'),
  pace: contestPace,
})
export type NewTournament = z.infer<typeof newTournament>

/** What may be said otherwise later. */
export const tournamentChange = z.strictObject({
  title: told.title.optional(),
  words: told.words.optional(),
  begins: told.begins.optional(),
})

export const stage = z.enum(['entering', 'playing', 'over'])

/** How a match ended. */
export const matchResult = z.strictObject({
  places: z.array(whole.min(1)).describe('by player of the match; equal numbers share a place'),
  points: z.array(z.number()).optional(),
  resistance: z.array(z.number()).optional(),
  isWalkover: z.literal(true).optional().describe('somebody did not come'),
})
export type MatchOutcome = z.infer<typeof matchResult>

const correction = z.strictObject({
  match: whole,
  by: z.string(),
  byName: z.string(),
  at: time,
  why: z.string(),
  before: matchResult.nullable(),
  after: matchResult,
})

/** A tournament in a list. */
export const listedTournament = z.strictObject({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  form,
  stage,
  paused: z.boolean(),
  players: whole,
  most: whole,
  entry: newTournament.shape.entry.unwrap(),
  rated: z.boolean(),
  bots: z.boolean(),
  pace: contestPace,
  organiser: participant,
  created: time,
  begins: time.nullable(),
  began: time.nullable(),
  finished: time.nullable(),
  champion: participant.nullable(),
  mine: z.boolean().describe('who asks takes part, is invited or organises it'),
  season: z
    .strictObject({ number: whole, division: whole.describe('from 1, the top') })
    .nullable()
    .describe('it is a division of a season of its game'),
})
export type ListedTournament = z.infer<typeof listedTournament>

/** What everybody is told of a tournament. Players and matches are pages of their own. */
export const tournamentCard = listedTournament.extend({
  words: z.string(),
  settings,
  rounds: whole.describe('how many are played; 0 where nobody can say beforehand'),
  round: whole.describe('the one under way; 0 before the first'),
  bracket: z.enum(['fixed', 'drawn']).nullable(),
  groups: groups.nullable(),
  seats: seatsOfTable.nullable(),
  tieBreaks: z.array(tieBreak),
  games: whole.describe('games a match'),
  listed: z.boolean(),
  late: z.boolean(),
  seeding: newTournament.shape.seeding.unwrap(),
  due: time.nullable().describe('when the time of what is played now is up'),
  sections: z.array(whole).describe('groups, or winners 0, losers 1 and finals 2 of a double knock-out'),
  groupMatches: whole.describe('groups: so many matches are theirs, those after are the knock-out'),
  corrections: z.array(correction),
  announcements: z.array(z.strictObject({ at: time, text: z.string() })),
  invited: z.array(participant).describe('for its organiser alone'),
  you: z.strictObject({
    organises: z.boolean(),
    enters: z.enum(['no', 'may', 'in', 'out']).describe('in: one takes part; out: one has withdrawn'),
    player: whole.nullable().describe('one’s number among the players'),
    tables: z.array(z.string()).describe('where one plays now'),
  }),
  link: z.string().nullable().describe('the secret of its link, for its organiser alone'),
})
export type TournamentCard = z.infer<typeof tournamentCard>

/** A row of the standings. */
export const standing = participant.extend({
  player: whole.describe('the number matches name him by'),
  rating: z.number(),
  isOut: z.boolean().describe('he has withdrawn'),
  place: whole,
  points: z.number(),
  breaks: z.array(z.number()).describe('by tie-break of the tournament'),
  played: whole,
  wins: whole,
  byes: whole,
})
export type Standing = z.infer<typeof standing>

export const tournamentMatch = z.strictObject({
  id: whole,
  round: whole,
  section: whole,
  players: z
    .array(whole.nullable())
    .describe('the first has the first seat; null waits for the winner or loser of another'),
  names: z.array(z.string().nullable()),
  isBye: z.boolean(),
  isOpen: z.boolean().describe('it can be played now'),
  winnerTo: whole.nullable(),
  loserTo: whole.nullable(),
  result: matchResult.nullable(),
  due: time.nullable(),
  tables: z.array(
    z.strictObject({
      id: z.string(),
      game: whole.describe('which of the match’s games, from 0'),
      status: z.enum(['open', 'running', 'finished', 'broken']),
    }),
  ),
})
export type TournamentMatch = z.infer<typeof tournamentMatch>

// ---- campaigns ----

export const newCampaign = z.strictObject({
  game: line.max(40),
  campaign: line.max(40),
  terms: settings.default({}),
  as: whole.min(0).max(11).default(0).describe('which of its players one is oneself'),
  opponent: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('person'), person: personId }),
    z.strictObject({ kind: z.literal('link') }).describe('whoever is given the link'),
    z.strictObject({ kind: z.literal('bot'), level: houseLevel }),
  ]),
  clock: clockTerms.default({ kind: 'none' }),
})
export type NewCampaign = z.infer<typeof newCampaign>

const campaignEntry = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('game'), table: z.string(), facts: z.unknown() }),
  z.strictObject({ is: z.literal('answer'), option: z.string() }),
])

const campaignStep = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('game'),
    settings,
    seats: z.array(whole).describe('by seat: which player sits there'),
    table: z.string().nullable().describe('where it is played; null for the moment before it is laid'),
  }),
  z.strictObject({ is: z.literal('question'), player: whole, name: z.string(), options: z.array(z.string()) }),
  z.strictObject({ is: z.literal('over'), places: z.array(whole), by: z.string() }),
])

/** A campaign on the server. With `terms` and `entries` pages reckon its state as they do at home. */
export const campaignCard = z.strictObject({
  id: z.string(),
  game: z.string(),
  campaign: z.string(),
  rules: z.string(),
  terms: settings,
  clock: clockTerms,
  players: z.array(participant.nullable()).describe('null: nobody has come by the link yet'),
  stage: z.enum(['inviting', 'playing', 'over']),
  givenUp: whole.nullable().describe('the player who gave it up; -1: those who keep order ended it'),
  entries: z.array(campaignEntry),
  step: campaignStep.nullable().describe('what it waits for; null before both are there, and once it was given up'),
  you: z.strictObject({ player: whole.nullable(), mayJoin: z.boolean() }),
  created: time,
  finished: time.nullable(),
  link: z.string().nullable().describe('the secret of its link, for who began it, as long as somebody is awaited'),
})
export type CampaignCard = z.infer<typeof campaignCard>

export const listedCampaign = campaignCard
  .pick({ id: true, game: true, campaign: true, players: true, stage: true, created: true, finished: true })
  .extend({ awaits: z.boolean().describe('it waits for who asks: a question, or a table of his') })
export type ListedCampaign = z.infer<typeof listedCampaign>

// ---- ladders, seasons, honours ----

export const ladderCard = z.strictObject({
  game: z.string(),
  reach: whole.describe('how many rungs above oneself one may challenge'),
  days: z.number().describe('until a challenge must be over'),
  rungs: z.array(participant.extend({ challenge: whole.nullable().describe('the one he has to play') })),
  challenges: z.array(
    z.strictObject({
      id: whole,
      challenger: participant,
      challenged: participant,
      table: z.string().nullable(),
      due: time,
    }),
  ),
  leaders: z.array(z.strictObject({ name: z.string(), person: z.string().nullable(), since: time })),
  you: z.strictObject({
    rung: whole.nullable().describe('from 0, the top'),
    may: z.array(z.string()).describe('whom one may challenge now'),
    challenge: whole.nullable(),
  }),
})
export type LadderCard = z.infer<typeof ladderCard>

export const seasonCard = z.strictObject({
  game: z.string(),
  number: whole.describe('the season under way, or the last one; 0 before the first'),
  isPlaying: z.boolean(),
  begins: time.nullable().describe('when the next one begins, if enough have come; null while nobody has'),
  least: whole.describe('so many are wanted'),
  size: whole,
  movers: whole.describe('how many go up and down between two divisions'),
  divisions: z.array(z.strictObject({ tournament: z.string(), players: z.array(participant) })),
  joined: z.array(participant).describe('who plays the next one'),
  titles: z.array(z.strictObject({ season: whole, name: z.string(), person: z.string().nullable() })),
  you: z.strictObject({ joined: z.boolean(), division: whole.nullable() }),
})
export type SeasonCard = z.infer<typeof seasonCard>

/** Something won that is remembered. */
export const honour = z.strictObject({
  contest: z.string(),
  kind: contestKind,
  game: z.string(),
  title: z.string().describe('of the tournament; the number of a season; empty for a ladder'),
  person: z.string(),
  name: z.string(),
  at: time,
})
export type Honour = z.infer<typeof honour>
