import { fine } from '@hexarium/kernel'
import { route } from '../route.ts'

/** Complaints, and what is done about them. */
export const keepingRoutes = [
  route('POST /reports', {
    summary: 'Report a person or a table to those who keep order; what was said there goes along',
    who: 'person',
    limit: 'report',
    handle: ({ house, person, body }) => house.keepers.report(person.id, body),
  }),
  route('GET /keeping/reports', {
    summary: 'Reports nobody has closed, the oldest first',
    who: 'moderator',
    handle: async ({ house }) => fine(await house.keepers.reports()),
  }),
  route('POST /keeping/reports/:id/close', {
    summary: 'Close a report',
    who: 'moderator',
    handle: ({ house, person, params, body }) => house.keepers.closeReport(person.id, params.id, body.reason),
  }),
  route('POST /keeping/chat/:id/remove', {
    summary: 'Take away something said',
    who: 'moderator',
    handle: ({ house, person, params, body }) => house.keepers.removeChat(person.id, params.id, body.reason),
  }),
  route('POST /keeping/persons/:id/unname', {
    summary: 'Take away a name, wherever it stands',
    who: 'moderator',
    handle: ({ house, person, params, body }) => house.keepers.removeName(person.id, params.id, body.reason),
  }),
  route('GET /keeping/persons/:id/sanctions', {
    summary: 'What somebody was kept from, and why',
    who: 'moderator',
    handle: async ({ house, params }) => fine(await house.keepers.sanctions(params.id)),
  }),
  route('POST /keeping/persons/:id/mute', {
    summary: 'Keep somebody from speaking, for so many hours or for good',
    who: 'moderator',
    handle: ({ house, person, params, body }) =>
      house.keepers.sanction(person.id, params.id, { kind: 'mute', ...body }),
  }),
  route('POST /keeping/persons/:id/ban', {
    summary: 'Keep somebody from everything, for so many hours or for good',
    who: 'keeper',
    handle: ({ house, person, params, body }) => house.keepers.sanction(person.id, params.id, { kind: 'ban', ...body }),
  }),
  route('POST /keeping/sanctions/:id/lift', {
    summary: 'Lift a mute or a ban',
    who: 'keeper',
    handle: ({ house, person, params, body }) => house.keepers.lift(person.id, params.id, body.reason),
  }),
  route('POST /keeping/tables/:id/close', {
    summary: 'End a game as broken off, or take an open table away',
    who: 'keeper',
    handle: ({ house, person, params, body }) => house.keepers.closeTable(person.id, params.id, body.reason),
  }),
  route('POST /keeping/contests/:id/close', {
    summary: 'End a tournament or a campaign for good',
    who: 'keeper',
    handle: ({ house, person, params, body }) => house.contests.closedByKeeper(person.id, params.id, body.reason),
  }),
  route('POST /keeping/contests/:id/unword', {
    summary: 'Take away what an organiser wrote',
    who: 'moderator',
    handle: ({ house, person, params, body }) => house.keepers.removeWords(person.id, params.id, body.reason),
  }),
  route('GET /keeping/audit', {
    summary: 'Everything those who keep order did, the latest first',
    who: 'keeper',
    handle: async ({ house }) => fine(await house.keepers.audit()),
  }),
]
