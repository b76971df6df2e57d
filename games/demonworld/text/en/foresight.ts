import { grammar } from '@hexarium/kernel'
import type { ForesightWords } from '../foresight.ts'

const { count, list, form } = grammar('en')

const strength = (strikers: number, base: number, hits: number) =>
  `${strikers} ${form(strikers, 'strikes', 'strike')}, with ${base} or less at best, about ${count(hits, 'hit', 'hits')}.`

/** What is said of a contact before it is made, in English. */
export const foresight: ForesightWords = {
  contact: foes => `Contact with ${list(foes)}.`,
  first: (own, foes) => `You strike first (initiative ${own} to ${foes}).`,
  last: (own, foes) => `They strike first (initiative ${foes} to ${own}).`,
  together: initiative => `Both strike at the same time (initiative ${initiative}).`,
  own: (...all) => `You: ${strength(...all)}`,
  foes: (...all) => `They: ${strength(...all)}`,
  ownNobody: 'You: nobody can strike.',
  foesNobody: 'They: nobody can strike.',
  reacts: foes => `${list(foes)} may still turn before that.`,
}
