import { fine, type Outcome, refused } from '@hexarium/kernel'
import type { TournamentCard } from '@hexarium/wire'
import { embedded, exportedCsv, exportedJson } from '../../contests/tournament-export.ts'
import { listTournaments, matchesOf, standingsOf, tournamentCard } from '../../contests/tournament-shown.ts'
import { forAccounts } from '../../contests/tournaments.ts'
import type { House } from '../../house.ts'
import { cannotInvite } from '../../table/permitted.ts'
import { tooManyInvitations } from '../invitations.ts'
import { route } from '../route.ts'

/** A tournament as who did something sees it then, or why nothing was done. */
async function after(
  house: House,
  id: string,
  person: string,
  done: Outcome<unknown>,
): Promise<Outcome<TournamentCard>> {
  return done.ok ? tournamentCard(house.contests.shown, id, person) : done
}

/** Tournaments: for everybody to look at, for accounts to play and to organise. */
export const tournamentRoutes = [
  route('GET /tournaments', {
    summary: 'Tournaments: open for entry, under way, over, or one’s own',
    who: 'anyone',
    limit: 'glance',
    handle: async ({ house, person, query }) => fine(await listTournaments(house.contests.shown, query, person?.id)),
  }),
  route('POST /tournaments', {
    summary: 'Make a tournament',
    who: 'person',
    limit: 'contest',
    async handle({ house, person, body }) {
      const made = await house.contests.tournaments.make(person, body)
      return made.ok ? tournamentCard(house.contests.shown, made.value, person.id) : made
    },
  }),
  route('GET /tournaments/:id', {
    summary: 'What a tournament is and how it stands',
    who: 'anyone',
    handle: ({ house, person, params, query }) =>
      tournamentCard(house.contests.shown, params.id, person?.id, query.link),
  }),
  route('PATCH /tournaments/:id', {
    summary: 'Its organiser says something otherwise: title, words, when it begins',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params, body }) =>
      after(house, params.id, person.id, await house.contests.tournaments.change(person.id, params.id, body)),
  }),
  route('GET /tournaments/:id/standings', {
    summary: 'Who stands where, with tie-breaks; of one group, if `section` is named',
    who: 'anyone',
    handle: ({ house, params, query }) => standingsOf(house.contests.shown, params.id, query),
  }),
  route('GET /tournaments/:id/matches', {
    summary: 'Its matches in their order, with their tables; brackets by `winnerTo` and `loserTo`',
    who: 'anyone',
    handle: ({ house, params, query }) => matchesOf(house.contests.shown, params.id, query),
  }),
  route('POST /tournaments/:id/enter', {
    summary: 'Enter; `link` is wanted where entry is by link',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params, body }) =>
      after(house, params.id, person.id, await house.contests.tournaments.enter(person, params.id, body.link)),
  }),
  route('POST /tournaments/:id/withdraw', {
    summary: 'Take part no longer; what one plays there now is given up',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params }) =>
      after(house, params.id, person.id, await house.contests.tournaments.withdraw(params.id, person.id, person.id)),
  }),
  route('POST /tournaments/:id/invite', {
    summary: 'Its organiser invites somebody',
    who: 'person',
    limit: 'person',
    async handle({ house, person, params, body }) {
      if (tooManyInvitations(house, person.id, body.person))
        return refused('limit', 'That are too many invitations: wait a little.')
      const fault = await cannotInvite(house.store, person, body.person, false)
      if (fault) return fault
      return after(house, params.id, person.id, await house.contests.tournaments.invite(person, params.id, body.person))
    },
  }),
  route('POST /tournaments/:id/bots', {
    summary: 'Its organiser has a bot enter, where bots may',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params, body }) =>
      after(house, params.id, person.id, await house.contests.tournaments.enterBot(person.id, params.id, body.level)),
  }),
  route('POST /tournaments/:id/remove', {
    summary: 'Its organiser takes somebody out',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params, body }) =>
      after(house, params.id, person.id, await house.contests.tournaments.remove(person.id, params.id, body.player)),
  }),
  route('POST /tournaments/:id/seed', {
    summary: 'Its organiser puts the players in order, where seeding is his',
    who: 'person',
    limit: 'person',
    bodyLimit: 500_000,
    async handle({ house, person, params, body }) {
      const { tournaments } = house.contests
      const done = await tournaments.direct(person.id, params.id, { is: 'seeded', order: body.order })
      return after(house, params.id, person.id, done)
    },
  }),
  ...(
    [
      ['begin', 'began', 'Its organiser begins it: the first round is paired, and its tables are laid'],
      ['pause', 'paused', 'Its organiser pauses it: no round is paired, no result counted, no deadline passes'],
      ['resume', 'resumed', 'Its organiser resumes it'],
      ['close', 'closed', 'Its organiser ends it for good'],
    ] as const
  ).map(([deed, is, summary]) =>
    route(`POST /tournaments/:id/${deed}`, {
      summary,
      who: 'person',
      limit: 'person',
      handle: async ({ house, person, params }) =>
        after(house, params.id, person.id, await house.contests.tournaments.direct(person.id, params.id, { is })),
    }),
  ),
  route('POST /tournaments/:id/correct', {
    summary: 'Its organiser, as arbiter, sets a result right; everybody reads why',
    who: 'person',
    limit: 'person',
    async handle({ house, person, params, body: { match, result, why } }) {
      const done = await house.contests.tournaments.correct(person.id, params.id, match, result, why)
      return after(house, params.id, person.id, done)
    },
  }),
  route('POST /tournaments/:id/announce', {
    summary: 'Its organiser says something to all who take part',
    who: 'person',
    limit: 'announce',
    async handle({ house, person, params, body }) {
      if (person.login === null) return forAccounts()
      if (house.keepers.sanctionOf(person.id, 'mute')) return refused('muted', 'You are muted: you cannot announce.')
      const done = await house.contests.tournaments.announce(person.id, params.id, body.text)
      return after(house, params.id, person.id, done)
    },
  }),
  route('GET /tournaments/:id/export.json', {
    summary: 'Everything that happened, and what follows from it',
    who: 'anyone',
    limit: 'heavy',
    handle: ({ house, params }) => exportedJson(house.contests.shown, params.id),
  }),
  route('GET /tournaments/:id/export.csv', {
    summary: 'Standings or matches as CSV',
    who: 'anyone',
    limit: 'heavy',
    type: 'text/csv',
    handle: ({ house, params, query }) => exportedCsv(house.contests.shown, params.id, query.what, query.language),
  }),
  route('GET /tournaments/:id/embed', {
    summary: 'The standings as a small page that any page may frame',
    who: 'anyone',
    limit: 'heavy',
    type: 'text/html',
    handle: ({ house, params, query }) => embedded(house.contests.shown, params.id, query.language, house.origin),
  }),
]
