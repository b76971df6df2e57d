import { type Statement, sql } from '../store/store.ts'

/** Names nobody but the house, and nobody but bots, go by. */
const HOUSE = /^(admin|administrator|root|system|hexarium|house|keeper|moderator|mod|staff|support|bot|server)\d*$/

/** Letters of other scripts that look like Latin ones, and what they look like. */
const LOOKS = 'асԁеһіјӏморԛѕтѵԝхуквнгпαεικνορτυχβηϲı'
const LATIN = 'acdehijlmopqstvwxykbhrnaeikvoptuxbnci'
const ALIKE = new Map([...LOOKS].map((letter, index) => [letter, LATIN[index]]))

/** A name as it is compared: one spelling for what looks alike. */
export function plainly(name: string): string {
  const plain = name.normalize('NFKC').trim().toLowerCase()
  return [...plain].map(letter => ALIKE.get(letter) ?? letter).join('')
}

/** The spellings of an account's name that one could be taken for: as it is, and as it looks. */
export function spellingsOf(name: string): [string, string] {
  return [name.normalize('NFKC').trim().toLowerCase(), plainly(name)]
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

/** The statements that call somebody otherwise, wherever his name stands. */
export function renamed(person: string, name: string): Statement[] {
  return [
    sql('UPDATE persons SET name = $1 WHERE id = $2', [name, person]),
    sql('UPDATE seats SET name = $1 WHERE person = $2', [name, person]),
    sql('UPDATE chat SET name = $1 WHERE person = $2', [name, person]),
  ]
}
