import { grammar } from '@hexarium/kernel'
import type { ForesightWords } from '../foresight.ts'

const { count, list, labelled } = grammar('fr')

/** Ce qui est dit d’un contact avant qu’il ait lieu, en français. */
export const foresight: ForesightWords = {
  contact: foes => `${labelled('Contact avec', list(foes))}.`,
  first: (own, foes) => `${labelled('Vous frappez en premier', `initiative ${own} contre ${foes}`)}.`,
  last: (own, foes) => `${labelled('L’ennemi frappe en premier', `initiative ${foes} contre ${own}`)}.`,
  together: initiative => `${labelled('Les deux camps frappent en même temps', `initiative ${initiative}`)}.`,
  own: (strikers, base, hits) =>
    `${labelled(
      `${count(strikers, 'de vos éléments peut', 'de vos éléments peuvent')} frapper, au mieux avec ${base} ou moins`,
      `environ ${count(hits, 'touche', 'touches')}`,
    )}.`,
  foes: (strikers, base, hits) =>
    `${labelled(
      `${count(strikers, 'élément ennemi peut', 'éléments ennemis peuvent')} frapper, au mieux avec ${base} ou moins`,
      `environ ${count(hits, 'touche', 'touches')}`,
    )}.`,
  ownNobody: 'Aucun des vôtres ne peut frapper.',
  foesNobody: 'Aucun ennemi ne peut frapper.',
  reacts: foes => `${labelled('Avant cela peut encore pivoter', list(foes))}.`,
}
