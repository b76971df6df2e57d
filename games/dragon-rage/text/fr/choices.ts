import type { Text } from '@hexarium/kernel'
import type { View } from '../../view.ts'
import { firesLeft, ownedBy, priceFor } from '../asking.ts'
import { names } from './names.ts'

const { unit, unitAt, those, hex, place, type, side, direction, entrance, area, limbs } = names
const { capital, count } = names.grammar

const soFar = (n: number) => (n === 0 ? '' : `, déjà ${n}`)
const outOf = (n: number) => (n < 2 ? '' : ` (1 sur ${n})`)

/** What choices read like in French. */
export const choice: Text<View>['choice'] = {
  hex: (view, { hex: id }) => capital(place(view, id)),
  unit: (view, { unit: id }) => capital(unitAt(view, id)),
  monster: (view, { monster: id }) => capital(unitAt(view, id)),
  beast: (view, { beast: id }) => capital(unitAt(view, id)),
  buy: (view, { buy: id }, seat) =>
    `Acheter : ${type(id)} (${count(priceFor(view, seat, id), 'point', 'points')})${soFar(ownedBy(view, seat, id))}`,
  drop: (view, { drop: id }, seat) => `Rendre : ${type(id)}${outOf(ownedBy(view, seat, id))}`,
  invader: (_v, { invader: id }) => `Envahisseur : ${type(id)}`,
  city: (_v, { city: id }) => `Défenseur : ${type(id)}`,
  ready: 'L’armée est complète',
  goal: (_v, { goal }) => `${goal} PV`,
  side: (_v, { side: id }) => capital(side(id)),
  facing: (_v, { facing: id }) => `Vers le ${direction(id)}`,
  boost: (_v, { boost: radius }) =>
    radius === 0
      ? 'Moral dans l’hexagone du magicien (1 SP)'
      : `Moral jusqu’à ${radius === 1 ? '1 hexagone' : `${radius} hexagones`} (${radius + 1} SP)`,
  fog: (view, { fog: id }) => `Brouillard autour de ${place(view, id)} (2 SP)`,
  whirlwind: (view, { whirlwind: id }) => `Tourbillon en ${place(view, id)} (2 SP)`,
  lightning: (view, { lightning: id }) => `Éclair : ${unitAt(view, id)} (3 SP)`,
  hold: (view, { hold: id }) => `Éclair réservé à une mêlée en ${place(view, id)} (3 SP)`,
  summon: (view, { summon: id }) => `Invoquer un élémentaire en ${place(view, id)} (5 SP)`,
  dismiss: (view, { dismiss: id }) => `Dissiper : ${unitAt(view, id)}`,
  pass: 'Aucun sort',
  pay: view => `Payer ${count(view.choice.price ?? 0, 'point de sort', 'points de sort')}`,
  decline: 'Ne pas payer',
  'chooseMover.done': 'Terminer le déplacement',
  'chooseTarget.done': 'Terminer les tirs',
  'chooseFight.done': 'Terminer la mêlée',
  'markDestroyed.done': 'Ne plus marquer d’hexagone',
  done: 'Terminer',
  stay: 'Terminer le déplacement de l’unité',
  rest: 'Rester là',
  lead: (view, { lead: id }) => `Emmener Elowyn en ${place(view, id)}`,
  climb: (view, { climb: id }) => `Escalader la muraille vers ${place(view, id)}`,
  breach: (view, { breach: id }) => `Enfoncer : ${entrance(view, id)}`,
  pierce: (view, { pierce: id }) => `Enfoncer la palissade vers ${place(view, id)}`,
  step: (view, { step: id }) => `Marcher vers ${place(view, id)}`,
  turn: (_v, { turn: id }) => `Tourner vers le ${direction(id)}`,
  overrun: (view, { overrun: id }) => `Piétiner ${place(view, id)}`,
  raze: (view, { raze: id }) => `Détruire ${place(view, id)}`,
  'prowlOn.raze': 'Détruire les PV de cet hexagone pour 1 MP',
  ram: (_v, { ram: points }) => (points > 0 ? `Enfoncer le portail avec ${points} MP` : 'Se jeter contre le portail'),
  slither: (view, { slither: id }) => `Ramper vers ${place(view, id)}`,
  coil: (_v, { coil: id }) => `Tourner en rampant vers le ${direction(id)}`,
  bound: (view, { bound: id }) => `Bondir en ${place(view, id)}`,
  fly: 'Voler',
  land: 'Atterrir ici',
  veer: (_v, { veer: id }) => `Tourner en l’air vers le ${direction(id)}`,
  fall: (view, { fall: id }) => `Se laisser tomber de la tour en ${place(view, id)}`,
  crash: 'S’écraser',
  enter: (view, { enter: id }) => `Entrer à pied en ${place(view, id)}`,
  soar: (view, { soar: id }) => `Entrer en vol en ${place(view, id)}`,
  ahead: 'Un hexagone tout droit',
  hover: 'Rester en l’air',
  'spread.area': (view, { area: id }) => capital(area(view.pending[0] ?? -1, id)),
  area: (view, { area: id }) => capital(area(view.choice.monster ?? -1, id)),
  breathe: (view, { breathe: id }) => `Souffle : ${unitAt(view, id)} (encore ${firesLeft(view, id)})`,
  loose: 'Tirer',
  open: (view, { open: id }) => `Ouvrir pour attaquer : ${entrance(view, id)}`,
  burn: (_v, { burn: id }) => `Préparer l’incendie du pont en ${hex(id)}`,
  bolt: 'Ajouter l’éclair',
  strike: 'Attaquer',
  limb: (_v, { limb: id }) => `Ajouter : ${limbs[id] ?? '–'}`,
  'nameShooters.unit': (view, { unit: id }) => `Ajouter : ${unitAt(view, id)}`,
  'nameAttackers.unit': (view, { unit: id }) => `Ajouter : ${unitAt(view, id)}`,
  'nameAttackers.beast': (_v, { beast: id }) => `Attaquer sans aide : ${unit(id)}`,
  'chooseFight.hex': (view, { hex: id }) => `Attaquer ${place(view, id)} : ${those(view, id)}`,
  'chooseFight.monster': (view, { monster: id }) => `Frapper : ${unitAt(view, id)}`,
  'chooseTarget.hex': (view, { hex: id }) => `Tirer sur ${place(view, id)} : ${those(view, id)}`,
  'chooseTarget.monster': (view, { monster: id }) => `Tirer sur : ${unitAt(view, id)}`,
}
