import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { keyed, seeded } from '../core/dice.ts'
import { fine, type Outcome, refused } from '../core/outcome.ts'
import { same } from '../core/plain.ts'

/**
 * Fair dice. The host commits to a secret seed; then every seat seals a share of its own; then the shares are opened, and the dice
 * follow from all of them. Neither the host nor the last to sit down can choose a roll; the seed is shown at the end and everybody
 * can check. `docs/fair-dice.md` says what that proves.
 */
export interface FairDice {
  /** SHA-256 of the seed, shown before anybody seals a share. */
  commitment: string
  /** The shares, one a seat; any text. */
  nonces: string[]
  /** SHA-256 of each share, shown before any was opened. Without them the dice are of the former kind, by the fast generator. */
  seals?: string[]
  /** Shown once the game is over. */
  seed?: string
}

/** What somebody kept of the dice before a game began. */
export interface KeptDice {
  commitment: string
  seals: string[]
  /** His own shares, by seat. */
  shares: Record<string, string>
}

/** SHA-256 of a text, as lower-case hex. */
export function hash(text: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(text)))
}

/** What the host shows before the game. */
export function commitTo(seed: string): string {
  return hash(`hexarium seed ${seed}`)
}

/** What a seat shows of its share before any is opened. */
export function sealOf(share: string): string {
  return hash(`hexarium share ${share}`)
}

/** The generator's numbers that follow from seed and shares; other ones after choices were taken back (`again` 1, 2 …). */
export function mixedDice(seed: string, nonces: readonly string[], isSealed = false, again = 0): number[] {
  const mixed = JSON.stringify([seed, ...nonces])
  return isSealed ? keyed(`hexarium sealed dice ${again} ${mixed}`) : seeded(`hexarium dice ${mixed}`)
}

/** True if a shown seed is the one committed to. */
export function keepsCommitment(dice: FairDice): boolean {
  return dice.seed !== undefined && commitTo(dice.seed) === dice.commitment
}

/** The first seat whose share is not the one it sealed; -1 if all are, or none were sealed. */
export function brokenSeal({ nonces, seals }: FairDice): number {
  if (!seals) return -1
  const broken = seals.findIndex((seal, seat) => nonces[seat] === undefined || sealOf(nonces[seat]) !== seal)
  return broken < 0 && nonces.length > seals.length ? seals.length : broken
}

/** Whether a record's dice are those somebody saw committed to and sealed, with his own shares among them. */
export function agreesWithKept({ commitment, nonces, seals }: FairDice, kept: KeptDice): Outcome<null> {
  if (commitment !== kept.commitment)
    return refused('kept', 'The record names another commitment than the one that was kept: these are other dice.')
  if (!seals || !same(seals, kept.seals))
    return refused('kept', 'The record names other seals than those that were kept: a share was changed.')
  const other = Object.keys(kept.shares).find(seat => nonces[Number(seat)] !== kept.shares[seat])
  if (other === undefined) return fine(null)
  return refused('kept', `The record names another share of seat ${Number(other) + 1} than the one that was kept.`)
}
