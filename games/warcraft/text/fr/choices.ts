import type { Seat, Text } from '@hexarium/kernel'
import { abilityOfHero } from '../../content/playables.ts'
import { firstOf } from '../../pieces.ts'
import { TREE } from '../../rules/movement/ancients.ts'
import { outpostOf, type Piece } from '../../state.ts'
import type { View } from '../../view.ts'
import { countedIn } from '../counted.ts'
import { manaFor, nextWound, optionOf, poisonMatters, receiverOf } from '../facts.ts'
import { withPrices } from '../prices.ts'
import { names } from './names.ts'
import { words } from './words.ts'

const counted = countedIn('fr')
const { space, building, resources } = names
const where = (view: View, piece: Piece) => (view.at[piece] >= 0 ? ` en ${space(view, view.at[piece])}` : '')

/** WC-X-HER-22: who has one card left should know that it goes. */
const manaCost = (view: View, seat: Seat, level: number) => {
  const mana = manaFor(view, seat, level)
  return mana > 0 ? ` (${mana} mana en cartes)` : ''
}

const plain: Text<View>['choice'] = {
  pass: 'Passer',
  done: 'Terminé',
  'nextMove.done': 'Finir le mouvement',
  'aim.done': 'Pas d’autre cible',
  'harvest.done': 'Ne plus rien récolter',
  'deploy.done': 'Ne plus rien déployer',
  'spend.done': 'Finir la phase d’achat',
  'raiseUnit.done': 'Ne plus relever personne',
  'relocateWho.done': 'Personne d’autre',
  'pick.done': 'Personne d’autre',
  'march.done': 'Rester ici',
  card: (_view, { card }) => names.card(card),
  'pay.card': (_view, { card }) => `Défausser : ${names.card(card)}`,
  'keepCards.card': (_view, { card }) => `Défausser : ${names.card(card)}`,
  'keepResearch.card': (_view, { card }) => `Défausser : ${names.card(card)}`,
  ability: (view, { ability: level }, seat) =>
    `Utiliser : ${names.play(abilityOfHero(view.hero[seat], level))}${manaCost(view, seat, level)}`,
  lay: 'Poser une carte Point de victoire',
  hex: (view, { hex }) => space(view, hex),
  'harvest.forest': (view, { forest: hex }) => `Laisser les mines d’or et récolter : ${space(view, hex)}`,
  'harvest.hex': (view, { hex }) => `Récolter : ${space(view, hex)}`,
  piece: (view, { piece }) => `${names.pieceOf(view, piece)}${where(view, piece)}`,
  'takeLoss.piece': (view, { piece }) => {
    const next = nextWound(view, piece)
    const name = names.pieceOf(view, piece)
    if (!next) return `Perdre : ${name}${where(view, piece)}`
    return next.wound < next.life
      ? `${name} : blessure ${next.wound} sur ${next.life}`
      : `${name} : dernière blessure, et la mort`
  },
  type: (_view, { type }) => names.kinds[type][1],
  'raiseUnit.type': (_view, { type }) => `Relever : ${names.kinds[type][0]}`,
  'pick.type': (_view, { type }) => `Faire revenir : ${names.kinds[type][0]}`,
  seat: (view, { seat }) => names.owner(view, seat).short,
  owner: (view, { owner: of }) => names.owner(view, of).short,
  'chooseHero.hero': (_view, { hero }) => words.candidate(hero),
  'spend.hero': (view, { hero: level }, seat) =>
    `Entraîner : ${names.heroes[view.hero[seat]] ?? 'héros'}, niveau ${level}`,
  option: (view, { option }) => optionName(view, option),
  effect: (view, { effect: number }) => {
    const lasting = view.battle?.lasting[number]
    return `Mettre fin : ${lasting ? words.lasting(view, lasting) : number + 1}`
  },
  phase: (view, { phase }) =>
    `La phase ${names.phases[phase]}${poisonMatters(view, phase) ? '' : ' (ils n’y attaquent pas)'}`,
  join: 'Prendre part à la bataille',
  stayOut: 'Rester à l’écart',
  ancient: (_view, { ancient: number }) =>
    number === TREE ? 'Déplacer l’arbre d’éternité' : `Déplacer l’avant-poste ${number + 1}`,
  raise: (_view, { raise: count }) => `Relever ${counted(count, 'unité de mêlée', 'unités de mêlée')}`,
  'raiseDead.pass': 'Ne relever personne',
  winOver: 'Remplacer par une des vôtres',
  letBe: 'La laisser',
  take: (view, { take: token }) => `Emporter ${names.token(view, token)}`,
  drop: (view, { drop: token }) => `Laisser ici ${names.token(view, token)}`,
  all: 'Tout récolter',
  kind: (_view, { kind }) => `Déployer : ${names.kinds[kind][0]}`,
  'deploy.building': (view, { building: type }, seat) => `Achever : ${building(view, seat, type)}`,
  'spend.building': (view, { building: type }, seat) =>
    `Construire : ${building(view, seat, type)} (${names.types[type]})`,
  summoned: (view, { summoned: type }, seat) => `Achever (sans ouvrier) : ${building(view, seat, type)}`,
  'deploy.outpost': (view, { outpost: number }, seat) =>
    `Achever l’avant-poste en ${space(view, view.outpostAt[outpostOf(seat, number)])}`,
  'spend.outpost': (view, { outpost: hex }) => `Construire un avant-poste en ${space(view, hex)}`,
  unit: (view, { unit: type }, seat) =>
    `Entraîner : ${names.piece(view, firstOf(seat, type))} (${names.kinds[type][0]})`,
  worker: 'Entraîner un ouvrier',
  research: 'Rechercher un sort',
  summonBuilding: (view, { summonBuilding: type }, seat) => `Invoquer avec la carte : ${building(view, seat, type)}`,
  rebuild: (view, { from, to }) => `Démolir l’avant-poste en ${space(view, from)} et en bâtir un en ${space(view, to)}`,
  upgrade: (_view, { upgrade: type }) => `Améliorer les ${names.kinds[type][1]}`,
  cooperate: (view, { cooperate: type }, seat) => `Construire ensemble, tout de suite : ${building(view, seat, type)}`,
  cooperateOutpost: (view, { cooperateOutpost: hex }) =>
    `Construire ensemble, tout de suite, un avant-poste en ${space(view, hex)}`,
  cooperateRebuild: (view, { from, to }) =>
    `Démolir l’avant-poste en ${space(view, from)} et en bâtir un ensemble, tout de suite, en ${space(view, to)}`,
  giveGold: (view, { giveGold: gold }, seat) =>
    `Donner ${resources(gold, 0)} ${names.owner(view, receiverOf(view, seat)).to}`,
  giveWood: (view, { giveWood: wood }, seat) =>
    `Donner ${resources(0, wood)} ${names.owner(view, receiverOf(view, seat)).to}`,
  two: 'Dépenser un jeton de 2 points',
  ones: 'Dépenser deux jetons de 1 point',
}

/** Gifts: what, and to whom. */
export const amount: Text<View>['amount'] = {
  'spend.giveGold': (view, _args, seat) => `Donner de l’or ${names.owner(view, receiverOf(view, seat)).to}`,
  'spend.giveWood': (view, _args, seat) => `Donner du bois ${names.owner(view, receiverOf(view, seat)).to}`,
}

/** What a choice reads like in French, with what it costs. */
export const choice = withPrices(plain, names)

function optionName(view: View, option: number): string {
  const effect = optionOf(view, option)
  switch (effect?.op) {
    case 'gain':
      return `Prendre ${resources(effect.gold, effect.wood)}`
    case 'prevent':
      return effect.count === 1 ? 'Éviter une perte' : `Éviter ${effect.count} pertes`
    case 'heal':
      return effect.count === 1 ? 'Guérir une blessure' : `Guérir ${effect.count} blessures`
    case 'destroySummon':
      return 'Détruire une créature invoquée'
    case 'endEffect':
      return 'Mettre fin à un effet'
    case 'returnLost':
      return 'Faire revenir une unité perdue'
    case 'wound':
      return 'Blesser un héros ennemi, ou causer une perte'
    default:
      return `Possibilité ${option + 1}`
  }
}
