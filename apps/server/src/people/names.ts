/** Names nobody but the house, and nobody but bots, go by. */
const HOUSE = /^(admin|administrator|root|system|hexarium|house|keeper|moderator|mod|staff|support|bot|server)\d*$/

/** A name as it is compared: one spelling for what looks alike. */
export function plainly(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}

/** True if people would take somebody of that name for the house, or for a bot. */
export function isOfTheHouse(name: string): boolean {
  const plain = plainly(name)
  return HOUSE.test(plain.replace(/[^\p{L}\p{N}]/gu, '')) || /^bot\b/.test(plain)
}

/** True if letters of several scripts are mixed, as in a Latin name with a Cyrillic а. */
export function isMixed(name: string): boolean {
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]
  return scripts.filter(script => script.test(name)).length > 1
}
