import { fine, type Outcome } from '@hexarium/kernel'
import { wallOf } from '../../contests/honours.ts'
import { route } from '../route.ts'

/** A ladder or a season as who did something sees it then, or why nothing was done. */
async function after<C>(
  shown: { card(game: string, person: string | undefined): Promise<Outcome<C>> },
  game: string,
  person: string,
  done: Outcome<unknown>,
): Promise<Outcome<C>> {
  return done.ok ? shown.card(game, person) : done
}

/** Ladders, seasons, and what is remembered of them. */
export const leagueRoutes = [
  route('GET /ladders/:game', {
    summary: 'The challenge ladder of a game',
    who: 'anyone',
    handle: ({ house, person, params }) => house.contests.ladders.card(params.game, person?.id),
  }),
  route('POST /ladders/:game/join', {
    summary: 'Stand on the lowest rung',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params }) =>
      after(house.contests.ladders, params.game, person.id, await house.contests.ladders.join(person, params.game)),
  }),
  route('POST /ladders/:game/leave', {
    summary: 'Stand on the ladder no longer',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params }) =>
      after(house.contests.ladders, params.game, person.id, await house.contests.ladders.leave(person.id, params.game)),
  }),
  route('POST /ladders/:game/challenge', {
    summary: 'Challenge somebody a few rungs above oneself; the table is laid at once',
    who: 'person',
    limit: 'seek',
    handle: async ({ house, person, params, body }) =>
      after(
        house.contests.ladders,
        params.game,
        person.id,
        await house.contests.ladders.challenge(person.id, params.game, body.person),
      ),
  }),
  route('POST /ladders/:game/decline', {
    summary: 'Do not play a challenge: it counts as lost',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params, body }) =>
      after(
        house.contests.ladders,
        params.game,
        person.id,
        await house.contests.ladders.decline(person.id, params.game, body.challenge),
      ),
  }),
  route('GET /seasons/:game', {
    summary: 'The seasons of a game: divisions, who plays the next one, titles',
    who: 'anyone',
    handle: ({ house, person, params }) => house.contests.seasons.card(params.game, person?.id),
  }),
  route('POST /seasons/:game/join', {
    summary: 'Play the next season, and those after it',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params }) =>
      after(house.contests.seasons, params.game, person.id, await house.contests.seasons.join(person, params.game)),
  }),
  route('POST /seasons/:game/leave', {
    summary: 'Play no further season',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params }) =>
      after(house.contests.seasons, params.game, person.id, await house.contests.seasons.leave(person.id, params.game)),
  }),
  route('GET /honours', {
    summary: 'The wall of honour: who has won how much, and what was won last',
    who: 'anyone',
    handle: async ({ house, query }) => fine(await wallOf(house.store, query)),
  }),
]
