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
const count = countedIn('de')
const side = (view: View, of: number) => {
  const leader = leaderOf(view, of)
  return leader >= 0 ? who(view, leader) : of === 0 ? 'Die Angreifer' : 'Die Verteidiger'
}
const target = (view: View, what: What, value: number) => targetName(names, view, what, value)

/** What happened, in German. */
export const event: EventTexts<View, typeof events> = {
  race: (view, { seat, town }) =>
    `${who(view, seat)} beginnen ${town >= 0 ? `auf ${names.label(view, town)}` : 'ohne Stadt'}`,
  begins: (view, { seat }) => `Startspieler: ${names.owner(view, seat).short}`,
  hero: (view, { seat, hero }) => `Held ${whose(view, seat)}: ${names.heroes[hero]}`,
  openToken: (view, { seat, hex, value }) =>
    `${who(view, seat)} legen ein offenes ${value}er-Plättchen: ${space(view, hex)}`,
  turn: (view, { turn, seat }) => `Spielrunde ${turn}; Startspieler: ${names.owner(view, seat).short}`,
  step: (view, { seat, step }) => `${names.steps[step]} ${whose(view, seat)}`,
  draws: (view, { seat, count: number }) => `${who(view, seat)} ziehen ${count(number, 'Karte', 'Karten')}`,
  drew: (view, { seat, cards }) => `${who(view, seat)} ziehen: ${names.list(cards.map(names.card))}`,
  reshuffles: (view, { seat }) => `${who(view, seat)} mischen ihren Ablagestapel zu einem neuen Stapel`,
  setsAside: (view, { seat }) => `${who(view, seat)} legen eine Karte beiseite`,
  sawAside: (view, { seat, card }) => `${who(view, seat)} legen beiseite: ${names.card(card)}`,
  discards: (view, { seat, card }) => `${who(view, seat)} werfen ab: ${names.card(card)}`,
  lays: (view, { seat }) => `${who(view, seat)} legen eine Siegpunktkarte aus`,
  plays: (view, { seat, what }) => `${who(view, seat)} spielen: ${names.play(what)}`,
  uses: (view, { seat, what }) => `Der Held ${whose(view, seat)} setzt ein: ${names.play(what)}`,
  aims: (view, { what, target: value }) => `Ziel von „${names.play(what)}“: ${target(view, what, value)}`,
  cancelled: (_view, { what }) => `„${names.play(what)}“ ist aufgehoben`,
  noEffect: (_view, { what }) => `„${names.play(what)}“ bleibt ohne Wirkung`,
  moved: (view, { piece: id, from, to }) => `${piece(view, id)} zieht von ${space(view, from)} nach ${space(view, to)}`,
  shifted: (view, { piece: id, from, to }) =>
    `${piece(view, id)} wird versetzt: ${space(view, from)} – ${space(view, to)}`,
  ancient: (view, { seat, number, from, to }) => {
    const what = number === 2 ? 'Der Baum der Ewigkeit' : `Ein Außenposten ${whose(view, seat)}`
    return `${what} zieht von ${space(view, from)} nach ${space(view, to)}`
  },
  carried: (view, { token, from, to }) =>
    `Mitgenommen: ${names.token(view, token)}, ${space(view, from)} – ${space(view, to)}`,
  creepShown: (view, { hex, creep }) => `Monster auf ${space(view, hex)}: ${names.creep(creep)}`,
  tokenShown: (view, { hex, value }) => `Verborgene Rohstoffe auf ${space(view, hex)}: ${value}`,
  calledToArms: (view, { seat, hex }) =>
    `Die Arbeiter ${whose(view, seat)} auf ${space(view, hex)} greifen zu den Waffen`,
  altar: (view, { piece: id, success }) =>
    `Der Altar ruft: ${piece(view, id)}, ${success ? 'mit Erfolg' : 'vergeblich'}`,
  storm: (view, { seat, hex, casualties: hits }) =>
    `${who(view, seat)} rufen einen Blitz auf ${space(view, hex)} herab: ${count(hits, 'Verlust', 'Verluste')}`,
  battle: (view, { hex, attacker, foe }) =>
    `Schlacht auf ${space(view, hex)}: ${names.owner(view, attacker).the} gegen ${names.owner(view, foe).the}`,
  joins: (view, { seat, yes }) => `${who(view, seat)} nehmen ${yes ? '' : 'nicht '}an der Schlacht teil`,
  round: (_view, { round }) => `Kampfrunde ${round}`,
  poison: (view, { owner: of, phase }) =>
    `Lähmungs-Gift: ${names.owner(view, of).the} schlagen in der ${names.phases[phase]}phase zuerst zu`,
  attack: (view, { owner: of, phase, dice, hits }) =>
    `${who(view, of)}, ${names.phases[phase]}: ${dice} Würfel, ${hits} Treffer`,
  rolled: (view, { owner: of, successes }) => `${who(view, of)} würfeln: ${count(successes, 'Erfolg', 'Erfolge')}`,
  toll: (view, { side: of, casualties }) => `${side(view, of)} nehmen nun ${count(casualties, 'Verlust', 'Verluste')}`,
  lost: (view, { piece: id, hex }) => `Verlust auf ${space(view, hex)}: ${piece(view, id)}`,
  diceLost: (view, { piece: id, left }) => `${names.piece(view, id)}: noch ${left} Würfel`,
  wound: (view, { seat, wounds }) => `Der Held ${whose(view, seat)} ist verwundet: ${count(wounds, 'Wunde', 'Wunden')}`,
  unhurt: (view, { seat }) => `Der Held ${whose(view, seat)} bleibt unverletzt`,
  heals: (view, { seat, wounds }) =>
    `Der Held ${whose(view, seat)} wird geheilt: noch ${count(wounds, 'Wunde', 'Wunden')}`,
  heroDies: (view, { seat, hex }) => `Der Held ${whose(view, seat)} stirbt auf ${space(view, hex)}`,
  creepDies: (view, { creep, hex }) => `Getötet auf ${space(view, hex)}: ${names.creep(creep)}`,
  experience: (view, { seat, points }) =>
    `Der Held ${whose(view, seat)} erhält ${count(points, 'Erfahrungspunkt', 'Erfahrungspunkte')}`,
  rises: (view, { seat, level }) => `Der Held ${whose(view, seat)} entwickelt sich auf Stufe ${level}`,
  placed: (view, { piece: id, hex }) => `${piece(view, id)} erscheint auf ${space(view, hex)}`,
  leaves: (view, { piece: id, hex }) => `${piece(view, id)} verlässt ${space(view, hex)}`,
  devoured: (view, { piece: id, hex }) => `Verschlungen auf ${space(view, hex)}: ${piece(view, id)}`,
  won: (view, { hex, owner }) =>
    owner < 0
      ? `Niemand gewinnt die Schlacht auf ${space(view, hex)}`
      : `${who(view, owner)} gewinnen die Schlacht auf ${space(view, hex)}`,
  workerLost: (view, { piece: id, hex }) => `Überrannt auf ${space(view, hex)}: ${piece(view, id)}`,
  outpostLost: (view, { seat, hex }) => `Der Außenposten ${whose(view, seat)} auf ${space(view, hex)} ist zerstört`,
  questLost: (view, { token, hex }) => `Zerstört: ${names.token(view, token)}, ${space(view, hex)}`,
  townTaken: (view, { seat, hex }) =>
    `Feinde halten ${space(view, hex)}: beim nächsten Mal scheiden ${names.owner(view, seat).the} aus`,
  eliminated: (view, { seat }) => `${who(view, seat)} scheiden aus`,
  harvest: (view, { seat, hex, amount }) =>
    `${who(view, seat)} ernten auf ${space(view, hex)}: ${resources(...harvestOf(view, hex, amount))}`,
  depleted: (view, { hex, degree }) =>
    `${space(view, hex)} ist ${degree === DEPLETED ? 'vollständig' : 'teilweise'} ausgebeutet`,
  renewed: (view, { hex }) => `${space(view, hex)} ist erneuert`,
  barred: (view, { hex }) => `Seuche: kein Feind erntet in dieser Spielrunde auf ${space(view, hex)}`,
  gains: (view, { seat, gold, wood }) => `${who(view, seat)} erhalten ${resources(gold, wood)}`,
  steals: (view, { seat, from, gold, wood }) =>
    `${who(view, seat)} nehmen ${names.owner(view, from).to} ${resources(gold, wood)}`,
  gives: (view, { seat, to, gold, wood }) =>
    `${who(view, seat)} geben ${names.owner(view, to).to} ${resources(gold, wood)}`,
  trains: (view, { seat, kind }) => `${who(view, seat)} bilden aus: ${names.kinds[kind][0]}`,
  trainsHero: (view, { seat, level }) => `${who(view, seat)} bilden ihren Helden aus, Stufe ${level}`,
  researches: (view, { seat }) => `${who(view, seat)} erforschen einen Zauberspruch`,
  constructs: (view, { seat, type }) => `${who(view, seat)} beginnen ein Gebäude: ${building(view, seat, type)}`,
  completes: (view, { seat, type }) => `${who(view, seat)} stellen ein Gebäude fertig: ${building(view, seat, type)}`,
  outpostBegun: (view, { seat, hex }) => `${who(view, seat)} beginnen einen Außenposten auf ${space(view, hex)}`,
  outpostDone: (view, { seat, hex }) => `${who(view, seat)} stellen den Außenposten auf ${space(view, hex)} fertig`,
  outpostTorn: (view, { seat, hex }) => `${who(view, seat)} reißen den Außenposten auf ${space(view, hex)} ab`,
  upgrades: (view, { seat, type, level }) =>
    `${who(view, seat)} verbessern ihre ${names.kinds[type][1]} auf Stufe ${level}`,
  deploys: (view, { piece: id, hex }) => `Eingesetzt auf ${space(view, hex)}: ${piece(view, id)}`,
  raises: (view, { piece: id, hex }) => `Erweckt auf ${space(view, hex)}: ${piece(view, id)}`,
}
