import type { EventTexts } from '@hexarium/kernel'
import type { events } from '../../events.ts'
import { DEPLETED, type What } from '../../state.ts'
import type { View } from '../../view.ts'
import { countedIn } from '../counted.ts'
import { harvestOf, leaderOf, targetName } from '../facts.ts'
import { capital } from '../names.ts'
import { names } from './names.ts'

const { space, building, resources } = names
const who = (view: View, of: number) => capital(names.owner(view, of).the)
const whose = (view: View, of: number) => names.owner(view, of).of
const piece = (view: View, id: number) => names.pieceOf(view, id)
const count = countedIn('en')
const side = (view: View, of: number) => {
  const leader = leaderOf(view, of)
  return leader >= 0 ? who(view, leader) : of === 0 ? 'The attackers' : 'The defenders'
}
const target = (view: View, what: What, value: number) => targetName(names, view, what, value)

/** What happened, in English. */
export const event: EventTexts<View, typeof events> = {
  race: (view, { seat, town }) =>
    `${who(view, seat)} start${town >= 0 ? ` in ${space(view, town)}` : ' without a Town'}`,
  begins: (view, { seat }) => `${who(view, seat)} go first`,
  hero: (view, { seat, hero }) => `${who(view, seat)} are led by the ${names.heroes[hero]}`,
  openToken: (view, { seat, hex, value }) => `${who(view, seat)} lay an open token of ${value} on ${space(view, hex)}`,
  turn: (view, { turn, seat }) => `Turn ${turn}; ${names.owner(view, seat).the} go first`,
  step: (view, { seat, step }) => `${names.steps[step]} ${whose(view, seat)}`,
  draws: (view, { seat, count: number }) => `${who(view, seat)} draw ${count(number, 'card')}`,
  drew: (view, { seat, cards }) => `${who(view, seat)} draw ${names.list(cards.map(names.card))}`,
  reshuffles: (view, { seat }) => `${who(view, seat)} shuffle their discard pile into a new deck`,
  setsAside: (view, { seat }) => `${who(view, seat)} set a card aside`,
  sawAside: (view, { seat, card }) => `${who(view, seat)} set ${names.card(card)} aside`,
  discards: (view, { seat, card }) => `${who(view, seat)} discard ${names.card(card)}`,
  lays: (view, { seat }) => `${who(view, seat)} lay a Victory Point card`,
  plays: (view, { seat, what }) => `${who(view, seat)} play ${names.play(what)}`,
  uses: (view, { seat, what }) => `The hero ${whose(view, seat)} uses ${names.play(what)}`,
  aims: (view, { what, target: value }) => `${names.play(what)} is aimed at ${target(view, what, value)}`,
  cancelled: (_view, { what }) => `${names.play(what)} is cancelled`,
  noEffect: (_view, { what }) => `${names.play(what)} has no effect`,
  moved: (view, { piece: id, from, to }) => `${piece(view, id)} moves from ${space(view, from)} to ${space(view, to)}`,
  shifted: (view, { piece: id, from, to }) =>
    `${piece(view, id)} is teleported from ${space(view, from)} to ${space(view, to)}`,
  ancient: (view, { seat, number, from, to }) => {
    const what = number === 2 ? 'The Tree of Eternity' : `An Outpost ${whose(view, seat)}`
    return `${what} moves from ${space(view, from)} to ${space(view, to)}`
  },
  carried: (view, { token, from, to }) =>
    `${capital(names.token(view, token))} is carried from ${space(view, from)} to ${space(view, to)}`,
  creepShown: (view, { hex, creep }) => `Creep in ${space(view, hex)}: ${names.creep(creep)}`,
  tokenShown: (view, { hex, value }) => `Hidden resources in ${space(view, hex)}: ${value}`,
  calledToArms: (view, { seat, hex }) => `The workers ${whose(view, seat)} in ${space(view, hex)} take up arms`,
  altar: (view, { piece: id, success }) => `The altar calls ${piece(view, id)}: ${success ? 'it hears' : 'in vain'}`,
  storm: (view, { seat, hex, casualties: hits }) =>
    `${who(view, seat)} call lightning upon ${space(view, hex)}: ${count(hits, 'casualty', 'casualties')}`,
  battle: (view, { hex, attacker, foe }) =>
    `Battle in ${space(view, hex)}: ${names.owner(view, attacker).the} attack ${names.owner(view, foe).the}`,
  joins: (view, { seat, yes }) => `${who(view, seat)} ${yes ? 'join the battle' : 'stay out of the battle'}`,
  round: (_view, { round }) => `Round ${round}`,
  poison: (view, { owner: of, phase }) =>
    `Slow Poison: ${names.owner(view, of).the} strike first in the ${names.phases[phase]} phase`,
  attack: (view, { owner: of, phase, dice, hits }) =>
    `${who(view, of)}, ${names.phases[phase]} phase: ${count(dice, 'die', 'dice')}, ${count(hits, 'hit')}`,
  rolled: (view, { owner: of, successes }) => `${who(view, of)} roll ${count(successes, 'success', 'successes')}`,
  toll: (view, { side: of, casualties }) =>
    `${side(view, of)} must now remove ${count(casualties, 'casualty', 'casualties')}`,
  lost: (view, { piece: id, hex }) => `${piece(view, id)} is lost in ${space(view, hex)}`,
  diceLost: (view, { piece: id, left }) => `${names.piece(view, id)}: ${count(left, 'die', 'dice')} left`,
  wound: (view, { seat, wounds }) => `The hero ${whose(view, seat)} is wounded: ${count(wounds, 'wound')}`,
  unhurt: (view, { seat }) => `The hero ${whose(view, seat)} stays unhurt`,
  heals: (view, { seat, wounds }) => `The hero ${whose(view, seat)} is healed: ${count(wounds, 'wound')} left`,
  heroDies: (view, { seat, hex }) => `The hero ${whose(view, seat)} dies in ${space(view, hex)}`,
  creepDies: (view, { creep, hex }) => `Slain in ${space(view, hex)}: ${names.creep(creep)}`,
  experience: (view, { seat, points }) => `The hero ${whose(view, seat)} gains ${count(points, 'point')} of experience`,
  rises: (view, { seat, level }) => `The hero ${whose(view, seat)} rises to level ${level}`,
  placed: (view, { piece: id, hex }) => `${piece(view, id)} appears in ${space(view, hex)}`,
  leaves: (view, { piece: id, hex }) => `${piece(view, id)} leaves ${space(view, hex)}`,
  devoured: (view, { piece: id, hex }) => `${piece(view, id)} is devoured in ${space(view, hex)}`,
  won: (view, { hex, owner }) =>
    owner < 0
      ? `Nobody wins the battle in ${space(view, hex)}`
      : `${who(view, owner)} win the battle in ${space(view, hex)}`,
  workerLost: (view, { piece: id, hex }) => `${piece(view, id)} is overrun in ${space(view, hex)}`,
  outpostLost: (view, { seat, hex }) => `The Outpost ${whose(view, seat)} in ${space(view, hex)} is destroyed`,
  questLost: (view, { token, hex }) => `${capital(names.token(view, token))} in ${space(view, hex)} is destroyed`,
  townTaken: (view, { seat, hex }) =>
    `Enemies hold ${space(view, hex)}: next time ${names.owner(view, seat).the} are out`,
  eliminated: (view, { seat }) => `${who(view, seat)} are eliminated`,
  harvest: (view, { seat, hex, amount }) =>
    `${who(view, seat)} harvest ${resources(...harvestOf(view, hex, amount))} in ${space(view, hex)}`,
  depleted: (view, { hex, degree }) => `${space(view, hex)} is ${degree === DEPLETED ? 'depleted' : 'partly depleted'}`,
  renewed: (view, { hex }) => `${space(view, hex)} is renewed`,
  barred: (view, { hex }) => `Disease: no enemy harvests ${space(view, hex)} this turn`,
  gains: (view, { seat, gold, wood }) => `${who(view, seat)} gain ${resources(gold, wood)}`,
  steals: (view, { seat, from, gold, wood }) =>
    `${who(view, seat)} take ${resources(gold, wood)} from ${names.owner(view, from).the}`,
  gives: (view, { seat, to, gold, wood }) =>
    `${who(view, seat)} give ${resources(gold, wood)} ${names.owner(view, to).to}`,
  trains: (view, { seat, kind }) => `${who(view, seat)} train a ${names.kinds[kind][0]}`,
  trainsHero: (view, { seat, level }) => `${who(view, seat)} train their hero at level ${level}`,
  researches: (view, { seat }) => `${who(view, seat)} research a spell`,
  constructs: (view, { seat, type }) => `${who(view, seat)} begin a building: ${building(view, seat, type)}`,
  completes: (view, { seat, type }) => `${who(view, seat)} complete a building: ${building(view, seat, type)}`,
  outpostBegun: (view, { seat, hex }) => `${who(view, seat)} begin an Outpost in ${space(view, hex)}`,
  outpostDone: (view, { seat, hex }) => `${who(view, seat)} complete the Outpost in ${space(view, hex)}`,
  outpostTorn: (view, { seat, hex }) => `${who(view, seat)} tear down the Outpost in ${space(view, hex)}`,
  upgrades: (view, { seat, type, level }) =>
    `${who(view, seat)} upgrade their ${names.kinds[type][1]} to level ${level}`,
  deploys: (view, { piece: id, hex }) => `${piece(view, id)} is deployed in ${space(view, hex)}`,
  raises: (view, { piece: id, hex }) => `${piece(view, id)} is raised in ${space(view, hex)}`,
}
