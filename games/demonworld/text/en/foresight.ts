import { grammar } from '@hexarium/kernel'
import type { ForesightWords } from '../foresight.ts'

const { count, list } = grammar('en')

/** What is said of a contact before it is made, in English. */
export const foresight: ForesightWords = {
  contact: foes => `Contact with ${list(foes)}.`,
  first: (own, foes) => `You strike first: initiative ${own} against ${foes}.`,
  last: (own, foes) => `They strike first: initiative ${foes} against ${own}.`,
  together: initiative => `Both strike at the same time: initiative ${initiative}.`,
  own: (strikers, base, hits) =>
    `${count(strikers, 'element', 'elements')} of yours can strike, at best with ${base} or less: about ${count(hits, 'hit', 'hits')}.`,
  foes: (strikers, base, hits) =>
    `${count(strikers, 'element', 'elements')} of theirs can strike, at best with ${base} or less: about ${count(hits, 'hit', 'hits')}.`,
  ownNobody: 'None of yours can strike.',
  foesNobody: 'None of theirs can strike.',
  reacts: foes => `Before that ${list(foes)} may still turn to meet it.`,
}
