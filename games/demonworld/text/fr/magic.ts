import { type EventTexts, grammar, type Phrase, type Text } from '@hexarium/kernel'
import { items } from '../../content/expert/items.ts'
import { FLAMES, GOES_WRONG, spells } from '../../content/expert/spells.ts'
import type { events } from '../../events.ts'
import { NONE } from '../../state.ts'
import type { View } from '../../view.ts'
import { needed, pairs } from '../asking.ts'
import { names } from './names.ts'

const { count } = grammar('fr')
const { unit, element, focus, field, spell, itemName } = names
const hit = (value: number) => (value ? 'touché' : 'manqué')
const aimed = (view: View, of: number, target: number) =>
  spells[of]?.aim === 'field' ? field(view, target) : unit(view, target)
const wrong = [
  'il disparaît dans une autre dimension',
  'la magie se retourne contre lui',
  'la magie se décharge autour de lui',
  'sa magie est perdue pour la partie',
  'ses points de magie sont perdus',
  'le choc l’empêche de lancer des sorts',
]

/** Ce que la magie et les objets demandent, offrent et annoncent, en français. */
export const askMagic: Readonly<Record<string, Phrase<View>>> = {
  castSpell: 'Quel sort annoncez-vous ?',
  spellTarget: view => `${focus(view)} : quelle est la cible du sort ?`,
  payExtra: view => `${focus(view)} : combien de points de magie de plus ?`,
  payFromStaff: 'Combien viennent du bâton de Fenragg ?',
  storeSpell: 'Quel sort est dans l’anneau d’Algrim ? L’autre camp n’en saura rien',
  useRing: view => `L’anneau d’Algrim (${spell(view.ring ?? NONE)}) : libérer le sort maintenant, et sur qui ?`,
}

export const choiceMagic: Text<View>['choice'] = {
  'castSpell.spell': (view, { wizard, spell: of }) =>
    `${element(view, wizard)} : ${spell(of)} (niveau ${spells[of]?.level ?? 0})`,
  'storeSpell.spell': (_view, { spell: of }) => spell(of),
  'spellTarget.hex': (view, { hex }) => `Autour de ${field(view, hex)}`,
  extra: (_view, { extra: points }) => (points === 0 ? 'Rien de plus' : `${points} de plus`),
  staff: (_view, { staff: points }) => `${points} du bâton`,
  give: (_view, { item, card }) => `${names.card(card)} : ${itemName(item)} (${items[item]?.points ?? 0})`,
  takeBack: (_view, { takeBack: item }) => `Retirer ${itemName(item)}`,
}

export const eventMagic = {
  announces: (view, { wizard, spell: of, target, points, staff }) =>
    `${element(view, wizard)} annonce ${spell(of)} sur ${aimed(view, of, target)} pour ${count(points, 'point', 'points')} de magie${staff > 0 ? `, dont ${staff} du bâton` : ''}`,
  casts: (view, { wizard, spell: of, die, points, works }) =>
    `${element(view, wizard)}, ${spell(of)} (${needed(of, points)} ou plus) : ${die}, ${works ? 'réussi' : die <= GOES_WRONG ? 'le sort tourne mal' : 'échec'}`,
  goesWrong: (view, { wizard, die, fate }) => `${element(view, wizard)} : ${die}, ${wrong[fate] ?? wrong[0]}`,
  bursts: (view, { element: of, points, die, hit: struck }) =>
    `La décharge atteint ${element(view, of)} (${points} ou moins) : ${die}, ${hit(struck)}`,
  stores: (_view, { spell: of }) => `Dans l’anneau d’Algrim : ${spell(of)}`,
  releases: (view, { element: of, spell: stored, unit: target }) =>
    `${element(view, of)} : ${spell(stored)}, de l’anneau d’Algrim sur ${unit(view, target)}`,
  duel: (view, { wizard, spell: of, other, beaten }) =>
    `Duel de sorts : ${spell(of)} (${element(view, wizard)}) l’emporte sur ${spell(beaten)} (${element(view, other)})`,
  enchants: (view, { unit: of, spell: by }) => `${unit(view, of)} : ${spell(by)}`,
  scorches: (view, { element: of, die, hit: struck }) =>
    `Les flammes atteignent ${element(view, of)} (${FLAMES} ou moins) : ${die}, ${hit(struck)}`,
  wearsOff: (view, { unit: of, spell: by }) => `${unit(view, of)} : fin du sort ${spell(by)}`,
  rests: (view, { wizard, points }) =>
    `${element(view, wizard)} : repos, ${count(points, 'point', 'points')} de magie en plus`,
  equipped: (_view, { seat, itemsAndCards: list }) =>
    `${names.seat(seat)} : ${pairs(list)
      .map(([item, card]) => `${itemName(item)} (${names.card(card)})`)
      .join(', ')}`,
} satisfies Partial<EventTexts<View, typeof events>>

export const resultMagic: Readonly<Record<string, Phrase<View>>> = {
  'DW-XXI.1': (_view, _scores, seat) =>
    seat === 1 ? 'des Orques sont dans le col.' : 'aucune unité orque n’est entrée dans le col.',
  'DW-XXI.2': (_view, _scores, seat) => (seat === 0 ? 'Sandor est en lieu sûr.' : 'Sandor n’arrivera plus.'),
}
