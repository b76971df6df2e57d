import type { House } from '../house.ts'

/** True if somebody invites too often, the same one too often, or one whom everybody invites. */
export function tooManyInvitations({ limits }: House, person: string, other: string): boolean {
  const exceeds = [
    limits.exceeds('invite', person),
    limits.exceeds('inviteAgain', `${person} ${other}`),
    limits.exceeds('invited', other),
  ]
  return exceeds.includes(true)
}
