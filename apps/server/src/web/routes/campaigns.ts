import { fine, type Outcome, refused } from '@hexarium/kernel'
import type { CampaignCard } from '@hexarium/wire'
import { handicapOf } from '../../contests/handicap.ts'
import type { House } from '../../house.ts'
import { cannotInvite } from '../../table/permitted.ts'
import { tooManyInvitations } from '../invitations.ts'
import { route } from '../route.ts'

/** A campaign as who did something sees it then, or why nothing was done. */
async function after(house: House, id: string, person: string, done: Outcome<unknown>): Promise<Outcome<CampaignCard>> {
  return done.ok ? house.contests.campaigns.card(id, person) : done
}

/** Campaigns of two people, or of one and a bot. */
export const campaignRoutes = [
  route('GET /campaigns', {
    summary: 'One’s own campaigns',
    who: 'person',
    handle: async ({ house, person, query }) => fine(await house.contests.campaigns.list(person.id, query)),
  }),
  route('POST /campaigns', {
    summary: 'Begin a campaign with somebody who is invited or has the link, or with a bot',
    who: 'person',
    limit: 'contest',
    async handle({ house, person, body }) {
      if (body.opponent.kind === 'person') {
        const other = body.opponent.person
        if (tooManyInvitations(house, person.id, other))
          return refused('limit', 'That are too many invitations: wait a little.')
        const fault = await cannotInvite(house.store, person, other, false)
        if (fault) return fault
      }
      const begun = await house.contests.campaigns.begin(person, body)
      return begun.ok ? house.contests.campaigns.card(begun.value, person.id) : begun
    },
  }),
  route('GET /campaigns/:id', {
    summary: 'A campaign: what has come of it, and what it waits for',
    who: 'anyone',
    handle: ({ house, person, params, query }) => house.contests.campaigns.card(params.id, person?.id, query.link),
  }),
  route('DELETE /campaigns/:id', {
    summary: 'Take away a campaign of one’s own nobody has come to',
    who: 'person',
    handle: ({ house, person, params }) => house.contests.campaigns.remove(person.id, params.id),
  }),
  route('POST /campaigns/:id/join', {
    summary: 'Play along: who is invited, or has the link',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params, body }) =>
      after(house, params.id, person.id, await house.contests.campaigns.join(person, params.id, body.link)),
  }),
  route('POST /campaigns/:id/answer', {
    summary: 'Answer what one is asked between two games',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params, body }) =>
      after(house, params.id, person.id, await house.contests.campaigns.answer(person.id, params.id, body.option)),
  }),
  route('POST /campaigns/:id/give-up', {
    summary: 'Give a campaign up for good',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params }) =>
      after(house, params.id, person.id, await house.contests.campaigns.giveUp(person.id, params.id)),
  }),
  route('GET /campaigns/:id/export', {
    summary: 'The chronicle with the records of its games, as pages at home read it',
    who: 'person',
    limit: 'heavy',
    async handle({ house, person, params }) {
      const chronicle = await house.contests.campaigns.exported(params.id, person.id)
      return chronicle.ok ? fine({ ...chronicle.value }) : chronicle
    },
  }),
  route('GET /handicaps/:game/:person', {
    summary: 'What two have played against each other, and the handicap that follows for their next game',
    who: 'person',
    handle: ({ house, person, params }) => handicapOf(house.store, params.game, person.id, params.person),
  }),
]
