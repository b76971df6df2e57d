import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A random id of 60 bits that can be read out over the telephone. */
export function newId(): string {
  return Array.from(randomBytes(12), byte => LETTERS[byte & 31]).join('')
}

/** A secret nobody can guess: 32 random bytes. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** A signature under the server's key. */
export function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** True if both are the same, in a time that does not tell where they differ. */
export function isSame(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest()
  const right = createHash('sha256').update(b).digest()
  return timingSafeEqual(left, right)
}
