import { refused } from '@hexarium/kernel'
import type { House } from '../house.ts'
import type { Refused } from '../table/permitted.ts'

/** What stands against somebody's inviting others: he does so too often, the same one too often, or one whom everybody invites. */
export function cannotInviteAll(house: House, person: string, others: readonly string[]): Refused {
  return others.some(other => tooManyInvitations(house, person, other))
    ? refused('limit', 'That are too many invitations: wait a little.')
    : undefined
}

/** True if one invitation is too many. One that is refused to who invites does not count against who would be invited. */
export function tooManyInvitations({ limits }: House, person: string, other: string): boolean {
  return (
    limits.exceeds('invite', person) ||
    limits.exceeds('inviteAgain', `${person} ${other}`) ||
    limits.exceeds('invited', other)
  )
}
