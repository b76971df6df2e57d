import { grammar } from '@hexarium/kernel'
import type { ForesightWords } from '../foresight.ts'

const { count, form, list, labelled } = grammar('fr')

const strength = (strikers: number, base: number, hits: number) =>
  `${strikers} ${form(strikers, 'frappe', 'frappent')}, au mieux avec ${base} ou moins, environ ${count(hits, 'touche', 'touches')}.`

/** Ce qui est dit d’un contact avant qu’il ait lieu, en français. */
export const foresight: ForesightWords = {
  contact: foes => `${labelled('Contact avec', list(foes))}.`,
  first: (own, foes) => `Vous frappez en premier (initiative ${own} contre ${foes}).`,
  last: (own, foes) => `L’ennemi frappe en premier (initiative ${foes} contre ${own}).`,
  together: initiative => `Les deux camps frappent en même temps (initiative ${initiative}).`,
  own: (...all) => labelled('Vous', strength(...all)),
  foes: (...all) => labelled('L’ennemi', strength(...all)),
  ownNobody: labelled('Vous', 'personne ne peut frapper.'),
  foesNobody: labelled('L’ennemi', 'personne ne peut frapper.'),
  reacts: foes => `${labelled('Avant cela peut encore pivoter', list(foes))}.`,
}
