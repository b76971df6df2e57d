import { grammar } from '@hexarium/kernel'
import type { ForesightWords } from '../foresight.ts'

const { count, list, number, labelled } = grammar('de')

/** Was vor einem Kontakt über ihn gesagt wird, auf Deutsch. */
export const foresight: ForesightWords = {
  contact: foes => `${labelled('Kontakt mit', list(foes))}.`,
  first: (own, foes) => `Du schlägst zuerst: Initiative ${own} gegen ${foes}.`,
  last: (own, foes) => `Der Gegner schlägt zuerst: Initiative ${foes} gegen ${own}.`,
  together: initiative => `Beide schlagen gleichzeitig: Initiative ${initiative}.`,
  own: (strikers, base, hits) =>
    `Du kannst mit ${count(strikers, 'Element', 'Elementen')} schlagen, bestenfalls mit ${base} oder weniger: etwa ${number(hits)} Treffer.`,
  foes: (strikers, base, hits) =>
    `Der Gegner kann mit ${count(strikers, 'Element', 'Elementen')} schlagen, bestenfalls mit ${base} oder weniger: etwa ${number(hits)} Treffer.`,
  ownNobody: 'Von dir kann niemand schlagen.',
  foesNobody: 'Vom Gegner kann niemand schlagen.',
  reacts: foes => `${labelled('Vorher darf sich noch drehen', list(foes))}.`,
}
