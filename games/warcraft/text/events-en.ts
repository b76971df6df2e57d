import type { Phrase } from '@hexarium/kernel'
import { heroes } from '../content/heroes.ts'
import { races } from '../content/races.ts'
import { OWNER } from '../pieces.ts'
import type { View } from '../view.ts'
import {
  cardName,
  count,
  creepName,
  kindName,
  owner,
  PHASE_NAMES,
  pieceName,
  playName,
  resources,
  STEP_NAMES,
  space,
  tokenName,
} from './names-en.ts'

const side = (view: View, of: number) => {
  const who = view.battle?.side.indexOf(of) ?? -1
  return who >= 0 ? owner(view, who) : of === 0 ? 'The attacker' : 'The defender'
}
const piece = (view: View, id: number) => `${pieceName(view, id)} of ${owner(view, OWNER[id])}`
const building = (view: View, seat: number, type: number) => races[view.race[seat]].buildings[type]

/** What happened, in English. */
export const event: Readonly<Record<string, Phrase<View>>> = {
  race: (view, [seat, , town]) => `${owner(view, seat)} starts${town >= 0 ? ` in ${space(view, town)}` : ''}`,
  begins: (view, [seat]) => `${owner(view, seat)} is the first player`,
  hero: (view, [seat, hero]) => `${owner(view, seat)} is led by the ${heroes[hero].name}`,
  openToken: (view, [seat, hex, value]) => `${owner(view, seat)} lays a token of ${value} on ${space(view, hex)}`,
  turn: (view, [turn, seat]) => `Turn ${turn}; ${owner(view, seat)} goes first`,
  step: (view, [seat, step]) => `${STEP_NAMES[step]} of ${owner(view, seat)}`,
  draws: (view, [seat, number]) => `${owner(view, seat)} draws ${count(number, 'card')}`,
  drew: (view, [seat, ...cards]) => `${owner(view, seat)} draws ${cards.map(cardName).join(', ')}`,
  reshuffles: (view, [seat]) => `${owner(view, seat)} shuffles the discard pile into a new deck`,
  setsAside: (view, [seat]) => `${owner(view, seat)} sets a card aside`,
  sawAside: (view, [seat, card]) => `${owner(view, seat)} sets ${cardName(card)} aside`,
  discards: (view, [seat, card]) => `${owner(view, seat)} discards ${cardName(card)}`,
  lays: (view, [seat]) => `${owner(view, seat)} lays a Victory Point card`,
  plays: (view, [seat, what]) => `${owner(view, seat)} plays ${playName(what)}`,
  uses: (view, [seat, what]) => `${owner(view, seat)} uses ${playName(what)}`,
  aims: (view, [seat, what]) => `${owner(view, seat)} chooses a target of ${playName(what)}`,
  cancelled: (_v, [, what]) => `${playName(what)} is cancelled`,
  noEffect: (_v, [, what]) => `${playName(what)} has no effect`,
  moved: (view, [id, from, to]) => `${piece(view, id)} moves from ${space(view, from)} to ${space(view, to)}`,
  shifted: (view, [id, from, to]) => `${piece(view, id)} is carried from ${space(view, from)} to ${space(view, to)}`,
  ancient: (view, [, number, , to]) =>
    `${number === 2 ? 'The Tree of Eternity' : 'An Outpost'} moves to ${space(view, to)}`,
  carried: (view, [token, , to]) => `${tokenName(view, token)} is carried to ${space(view, to)}`,
  creepShown: (view, [hex, creep]) => `${creepName(creep)} in ${space(view, hex)}`,
  tokenShown: (view, [hex, value]) => `${space(view, hex)} holds ${value}`,
  calledToArms: (view, [seat, hex]) => `The workers of ${owner(view, seat)} in ${space(view, hex)} take up arms`,
  altar: (view, [, id, success]) => `The altar calls ${piece(view, id)}: ${success ? 'it changes sides' : 'in vain'}`,
  storm: (view, [seat, hex, hits]) =>
    `${owner(view, seat)} calls lightning upon ${space(view, hex)}: ${count(hits, 'casualty', 'casualties')}`,
  battle: (view, [hex, attacker, foe]) =>
    `Battle in ${space(view, hex)}: ${owner(view, attacker)} against ${owner(view, foe)}`,
  joins: (view, [seat, yes]) => `${owner(view, seat)} ${yes ? 'joins the battle' : 'stays out of the battle'}`,
  round: (_v, [round]) => `Round ${round}`,
  poison: (view, [of, phase]) => `${owner(view, of)} strikes first in the ${PHASE_NAMES[phase]} phase`,
  attack: (view, [of, phase, dice, hits]) =>
    `${owner(view, of)}, ${PHASE_NAMES[phase]} phase: ${count(dice, 'die', 'dice')}, ${count(hits, 'hit')}`,
  rolled: (view, [of, successes]) => `${owner(view, of)} rolls ${count(successes, 'success', 'successes')}`,
  toll: (view, [of, casualties]) => `${side(view, of)} now takes ${count(casualties, 'casualty', 'casualties')}`,
  lost: (view, [id, hex]) => `${piece(view, id)} is lost in ${space(view, hex)}`,
  diceLost: (view, [id, left]) => `${pieceName(view, id)} has ${count(left, 'die', 'dice')} left`,
  wound: (view, [seat, wounds]) => `The hero of ${owner(view, seat)} has ${count(wounds, 'wound')}`,
  unhurt: (view, [seat]) => `The hero of ${owner(view, seat)} is unhurt`,
  heals: (view, [seat, wounds]) => `The hero of ${owner(view, seat)} is healed: ${count(wounds, 'wound')} left`,
  heroDies: (view, [seat, hex]) => `The hero of ${owner(view, seat)} dies in ${space(view, hex)}`,
  creepDies: (_v, [creep]) => `${creepName(creep)} is slain`,
  experience: (view, [seat, points]) => `The hero of ${owner(view, seat)} gains ${points} experience`,
  rises: (view, [seat, level]) => `The hero of ${owner(view, seat)} rises to level ${level}`,
  placed: (view, [id, hex]) => `${piece(view, id)} appears in ${space(view, hex)}`,
  leaves: (view, [id, hex]) => `${piece(view, id)} leaves ${space(view, hex)}`,
  devoured: (view, [id]) => `${piece(view, id)} is devoured`,
  won: (view, [, of]) => (of === 2 ? 'Nobody wins the battle' : `${side(view, of)} wins the battle`),
  workerLost: (view, [id, hex]) => `${piece(view, id)} is lost in ${space(view, hex)}`,
  outpostLost: (view, [seat, hex]) => `${owner(view, seat)} loses the Outpost in ${space(view, hex)}`,
  questLost: (view, [token]) => `${tokenName(view, token)} is destroyed`,
  townTaken: (view, [seat]) => `Enemies hold the Town of ${owner(view, seat)}`,
  eliminated: (view, [seat]) => `${owner(view, seat)} is eliminated`,
  harvest: (view, [seat, hex, amount]) => `${owner(view, seat)} harvests ${amount} in ${space(view, hex)}`,
  depleted: (view, [hex, degree]) => `${space(view, hex)} is ${degree === 2 ? 'depleted' : 'partly depleted'}`,
  renewed: (view, [hex]) => `${space(view, hex)} is renewed`,
  barred: (view, [hex]) => `Nothing is harvested by the enemy in ${space(view, hex)} this turn`,
  gains: (view, [seat, gold, wood]) => `${owner(view, seat)} gains ${resources(gold, wood)}`,
  steals: (view, [seat, from, gold, wood]) =>
    `${owner(view, seat)} takes ${resources(gold, wood)} from ${owner(view, from)}`,
  gives: (view, [seat, to, gold, wood]) => `${owner(view, seat)} gives ${resources(gold, wood)} to ${owner(view, to)}`,
  trains: (view, [seat, kind]) => `${owner(view, seat)} trains a ${kindName(kind)}`,
  trainsHero: (view, [seat, level]) => `${owner(view, seat)} trains the hero at level ${level}`,
  researches: (view, [seat]) => `${owner(view, seat)} researches a spell`,
  constructs: (view, [seat, type]) => `${owner(view, seat)} begins: ${building(view, seat, type)}`,
  completes: (view, [seat, type]) => `${owner(view, seat)} completes: ${building(view, seat, type)}`,
  outpostBegun: (view, [seat, hex]) => `${owner(view, seat)} begins an Outpost in ${space(view, hex)}`,
  outpostDone: (view, [seat, hex]) => `${owner(view, seat)} completes the Outpost in ${space(view, hex)}`,
  outpostTorn: (view, [seat, hex]) => `${owner(view, seat)} tears down the Outpost in ${space(view, hex)}`,
  upgrades: (view, [seat, type, level]) => `${owner(view, seat)} upgrades ${kindName(type)} units to level ${level}`,
  deploys: (view, [id, hex]) => `${piece(view, id)} is deployed in ${space(view, hex)}`,
  raises: (view, [id, hex]) => `${piece(view, id)} is raised in ${space(view, hex)}`,
}
