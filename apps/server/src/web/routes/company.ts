import { fine } from '@hexarium/kernel'
import { route } from '../route.ts'

/** Whom one would rather meet, and whom not. */
export const companyRoutes = [
  route('GET /blocks', {
    summary: 'Whom one blocked',
    who: 'person',
    handle: async ({ house, person }) => fine(await house.people.blocked(person.id)),
  }),
  route('PUT /blocks/:id', {
    summary: 'Block somebody: he cannot sit down at one’s tables, and one does not read him',
    who: 'person',
    limit: 'person',
    handle: ({ house, person, params }) => house.people.block(person.id, params.id),
  }),
  route('DELETE /blocks/:id', {
    summary: 'Block somebody no longer',
    who: 'person',
    handle: async ({ house, person, params }) => fine(await house.people.unblock(person.id, params.id)),
  }),
  route('GET /follows', {
    summary: 'Whom one follows',
    who: 'person',
    handle: async ({ house, person }) => fine(await house.follows.of(person.id)),
  }),
  route('PUT /follows/:id', {
    summary: 'Follow somebody',
    who: 'person',
    limit: 'person',
    handle: ({ house, person, params }) => house.follows.follow(person.id, params.id),
  }),
  route('DELETE /follows/:id', {
    summary: 'Follow somebody no longer',
    who: 'person',
    handle: async ({ house, person, params }) => fine(await house.follows.unfollow(person.id, params.id)),
  }),
]
