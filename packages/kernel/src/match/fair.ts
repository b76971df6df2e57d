import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { seeded } from '../core/dice.ts'

/**
 * Fair dice. The host commits to a secret seed before the seats add their nonces; the dice follow from the mix, so
 * neither host nor player can choose a roll; the seed is shown at the end and everybody can check.
 */
export interface FairDice {
  /** SHA-256 of the seed, shown before anybody adds a nonce. */
  commitment: string
  /** One a seat; any text. */
  nonces: string[]
  /** Shown once the game is over. */
  seed?: string
}

/** SHA-256 of a text, as lower-case hex. */
export function hash(text: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(text)))
}

/** What the host shows before the game. */
export function commitTo(seed: string): string {
  return hash(`hexarium seed ${seed}`)
}

/** The generator's words that follow from seed and nonces. */
export function mixedDice(seed: string, nonces: readonly string[]): number[] {
  return seeded(`hexarium dice ${JSON.stringify([seed, ...nonces])}`)
}

/** True if a shown seed is the one committed to. */
export function keepsCommitment(dice: FairDice): boolean {
  return dice.seed !== undefined && commitTo(dice.seed) === dice.commitment
}
