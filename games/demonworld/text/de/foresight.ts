import { grammar } from '@hexarium/kernel'
import type { ForesightWords } from '../foresight.ts'

const { form, list, number, labelled } = grammar('de')

const strength = (strikers: number, base: number, hits: number) =>
  `${strikers} ${form(strikers, 'schlägt', 'schlagen')}, bestenfalls mit ${base} oder weniger, etwa ${number(hits)} Treffer.`

/** Was vor einem Kontakt über ihn gesagt wird, auf Deutsch. */
export const foresight: ForesightWords = {
  contact: foes => `${labelled('Kontakt mit', list(foes))}.`,
  first: (own, foes) => `Du schlägst zuerst (Initiative ${own} zu ${foes}).`,
  last: (own, foes) => `Der Gegner schlägt zuerst (Initiative ${foes} zu ${own}).`,
  together: initiative => `Beide schlagen gleichzeitig (Initiative ${initiative}).`,
  own: (...all) => `Du: ${strength(...all)}`,
  foes: (...all) => `Gegner: ${strength(...all)}`,
  ownNobody: 'Du: Niemand kann schlagen.',
  foesNobody: 'Gegner: Niemand kann schlagen.',
  reacts: foes => `${labelled('Vorher darf sich noch drehen', list(foes))}.`,
}
