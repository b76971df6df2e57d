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
const count = countedIn('fr')
const side = (view: View, of: number) => {
  const leader = leaderOf(view, of)
  return leader >= 0 ? who(view, leader) : of === 0 ? 'Les attaquants' : 'Les défenseurs'
}
const target = (view: View, what: What, value: number) => targetName(names, view, what, value)

/** What happened, in French. */
export const event: EventTexts<View, typeof events> = {
  race: (view, { seat, town }) =>
    `${who(view, seat)} commencent ${town >= 0 ? `en ${names.label(view, town)}` : 'sans ville'}`,
  begins: (view, { seat }) => `${who(view, seat)} jouent en premier`,
  hero: (view, { seat, hero }) => `Héros ${whose(view, seat)} : ${names.heroes[hero]}`,
  openToken: (view, { seat, hex, value }) =>
    `${who(view, seat)} posent un jeton visible de ${value} en ${space(view, hex)}`,
  turn: (view, { turn, seat }) => `Tour ${turn} ; ${names.owner(view, seat).the} jouent en premier`,
  step: (view, { seat, step }) => `${capital(names.steps[step])} ${whose(view, seat)}`,
  draws: (view, { seat, count: number }) => `${who(view, seat)} piochent ${count(number, 'carte')}`,
  drew: (view, { seat, cards }) => `${who(view, seat)} piochent : ${names.list(cards.map(names.card))}`,
  reshuffles: (view, { seat }) => `${who(view, seat)} mélangent leur défausse pour refaire la pioche`,
  setsAside: (view, { seat }) => `${who(view, seat)} mettent une carte de côté`,
  sawAside: (view, { seat, card }) => `${who(view, seat)} mettent de côté : ${names.card(card)}`,
  discards: (view, { seat, card }) => `${who(view, seat)} défaussent : ${names.card(card)}`,
  lays: (view, { seat }) => `${who(view, seat)} posent une carte Point de victoire`,
  plays: (view, { seat, what }) => `${who(view, seat)} jouent : ${names.play(what)}`,
  uses: (view, { seat, what }) => `Le héros ${whose(view, seat)} utilise : ${names.play(what)}`,
  aims: (view, { what, target: value }) => `Cible de « ${names.play(what)} » : ${target(view, what, value)}`,
  cancelled: (_view, { what }) => `« ${names.play(what)} » : annulé`,
  noEffect: (_view, { what }) => `« ${names.play(what)} » : sans effet`,
  moved: (view, { piece: id, from, to }) => `${piece(view, id)} : de ${space(view, from)} à ${space(view, to)}`,
  shifted: (view, { piece: id, from, to }) =>
    `${piece(view, id)}, transport : de ${space(view, from)} à ${space(view, to)}`,
  ancient: (view, { seat, number, from, to }) => {
    const what = number === 2 ? 'L’arbre d’éternité' : `Un avant-poste ${whose(view, seat)}`
    return `${what} va de ${space(view, from)} à ${space(view, to)}`
  },
  carried: (view, { token, from, to }) =>
    `Transport de ${space(view, from)} à ${space(view, to)} : ${names.token(view, token)}`,
  creepShown: (view, { hex, creep }) => `Monstre en ${space(view, hex)} : ${names.creep(creep)}`,
  tokenShown: (view, { hex, value }) => `Ressources cachées en ${space(view, hex)} : ${value}`,
  calledToArms: (view, { seat, hex }) => `Les ouvriers ${whose(view, seat)} en ${space(view, hex)} prennent les armes`,
  altar: (view, { piece: id, success }) =>
    `L’autel appelle ${piece(view, id)} : ${success ? 'appel entendu' : 'en vain'}`,
  storm: (view, { seat, hex, casualties: hits }) =>
    `${who(view, seat)} appellent la foudre sur ${space(view, hex)} : ${count(hits, 'perte')}`,
  battle: (view, { hex, attacker, foe }) =>
    `Bataille en ${space(view, hex)} : ${names.owner(view, attacker).the} attaquent ${names.owner(view, foe).the}`,
  joins: (view, { seat, yes }) =>
    `${who(view, seat)} ${yes ? 'prennent part à la bataille' : 'restent à l’écart de la bataille'}`,
  round: (_view, { round }) => `Manche ${round}`,
  poison: (view, { owner: of, phase }) =>
    `Poison lent : ${names.owner(view, of).the} frappent en premier dans la phase ${names.phases[phase]}`,
  attack: (view, { owner: of, phase, dice, hits }) =>
    `${who(view, of)}, phase ${names.phases[phase]} : ${count(dice, 'dé')}, ${count(hits, 'touche')}`,
  rolled: (view, { owner: of, successes }) => `${who(view, of)} : ${count(successes, 'réussite')}`,
  toll: (view, { side: of, casualties }) => `${side(view, of)} subissent à présent ${count(casualties, 'perte')}`,
  lost: (view, { piece: id, hex }) => `Perte en ${space(view, hex)} : ${piece(view, id)}`,
  diceLost: (view, { piece: id, left }) => `${names.piece(view, id)} : encore ${count(left, 'dé')}`,
  wound: (view, { seat, wounds }) => `Le héros ${whose(view, seat)} est blessé : ${count(wounds, 'blessure')}`,
  unhurt: (view, { seat }) => `Le héros ${whose(view, seat)} est indemne`,
  heals: (view, { seat, wounds }) => `Le héros ${whose(view, seat)} guérit : encore ${count(wounds, 'blessure')}`,
  heroDies: (view, { seat, hex }) => `Le héros ${whose(view, seat)} meurt en ${space(view, hex)}`,
  creepDies: (view, { creep, hex }) => `Mort en ${space(view, hex)} : ${names.creep(creep)}`,
  experience: (view, { seat, points }) => `Le héros ${whose(view, seat)} gagne ${count(points, 'point')} d’expérience`,
  rises: (view, { seat, level }) => `Le héros ${whose(view, seat)} passe au niveau ${level}`,
  placed: (view, { piece: id, hex }) => `${piece(view, id)} apparaît en ${space(view, hex)}`,
  leaves: (view, { piece: id, hex }) => `${piece(view, id)} quitte ${space(view, hex)}`,
  devoured: (view, { piece: id, hex }) => `Proie en ${space(view, hex)} : ${piece(view, id)}`,
  won: (view, { hex, owner }) =>
    owner < 0
      ? `Personne ne gagne la bataille en ${space(view, hex)}`
      : `${who(view, owner)} gagnent la bataille en ${space(view, hex)}`,
  workerLost: (view, { piece: id, hex }) => `Perte d’ouvrier en ${space(view, hex)} : ${piece(view, id)}`,
  outpostLost: (view, { seat, hex }) => `L’avant-poste ${whose(view, seat)} en ${space(view, hex)} est détruit`,
  questLost: (view, { token, hex }) => `Destruction en ${space(view, hex)} : ${names.token(view, token)}`,
  townTaken: (view, { seat, hex }) =>
    `Des ennemis tiennent ${space(view, hex)} : la prochaine fois, ${names.owner(view, seat).the} sont éliminés`,
  eliminated: (view, { seat }) => `${who(view, seat)} sont éliminés`,
  harvest: (view, { seat, hex, amount }) =>
    `${who(view, seat)} récoltent ${resources(...harvestOf(view, hex, amount))} en ${space(view, hex)}`,
  depleted: (view, { hex, degree }) =>
    `Épuisement ${degree === DEPLETED ? 'complet' : 'partiel'} : ${space(view, hex)}`,
  renewed: (view, { hex }) => `Renouveau : ${space(view, hex)}`,
  barred: (view, { hex }) => `Peste : aucun ennemi ne récolte en ${space(view, hex)} pendant ce tour`,
  gains: (view, { seat, gold, wood }) => `${who(view, seat)} reçoivent ${resources(gold, wood)}`,
  steals: (view, { seat, from, gold, wood }) =>
    `${who(view, seat)} prennent ${resources(gold, wood)} ${names.owner(view, from).to}`,
  gives: (view, { seat, to, gold, wood }) =>
    `${who(view, seat)} donnent ${resources(gold, wood)} ${names.owner(view, to).to}`,
  trains: (view, { seat, kind }) => `${who(view, seat)} entraînent : ${names.kinds[kind][0]}`,
  trainsHero: (view, { seat, level }) => `${who(view, seat)} entraînent leur héros au niveau ${level}`,
  researches: (view, { seat }) => `${who(view, seat)} recherchent un sort`,
  constructs: (view, { seat, type }) => `${who(view, seat)} commencent un bâtiment : ${building(view, seat, type)}`,
  completes: (view, { seat, type }) => `${who(view, seat)} achèvent un bâtiment : ${building(view, seat, type)}`,
  outpostBegun: (view, { seat, hex }) => `${who(view, seat)} commencent un avant-poste en ${space(view, hex)}`,
  outpostDone: (view, { seat, hex }) => `${who(view, seat)} achèvent l’avant-poste en ${space(view, hex)}`,
  outpostTorn: (view, { seat, hex }) => `${who(view, seat)} démolissent l’avant-poste en ${space(view, hex)}`,
  upgrades: (view, { seat, type, level }) =>
    `${who(view, seat)} améliorent leurs ${names.kinds[type][1]} au niveau ${level}`,
  deploys: (view, { piece: id, hex }) => `Déploiement en ${space(view, hex)} : ${piece(view, id)}`,
  raises: (view, { piece: id, hex }) => `Retour en ${space(view, hex)} : ${piece(view, id)}`,
}
