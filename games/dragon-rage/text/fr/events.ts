import type { EventTexts } from '@hexarium/kernel'
import type { events } from '../../events.ts'
import type { View } from '../../view.ts'
import { names } from './names.ts'

const { unit, units, hex, place, path, type, side, phase, direction, area, between, need, list, spells, grades } = names
const { capital } = names.grammar

const One = (id: number) => capital(unit(id))
const Side = (id: number) => capital(side(id))
const of = (number: number, one: string, many = `${one}s`) => names.grammar.count(number, one, many)
const won = (is: number, yes: string, no: string) => (is ? yes : no)
const damage = (points: number) => (points > 0 ? of(points, 'point de dommage', 'points de dommages') : 'manqué')
const force = (counts: readonly number[]) =>
  list(counts.flatMap((count, kind) => (count > 0 ? [type(kind, count)] : [])))

/** What happened, in French. */
export const event: EventTexts<View, typeof events> = {
  bought: (_v, { side: id, type: kind, count }) => `${Side(id)} : maintenant ${type(kind, count)}`,
  chose: (_v, { side: id }) => `${Side(id)} : l’armée est choisie`,
  force: (_v, { side: id, counts }) => `${Side(id)} : ${force(counts)}`,
  goal: (_v, { goal }) => `Objectif : détruire ${goal} PV`,
  sides: (_v, { invaderSeat: invader, citySeat: city }) => `${names.seat(invader)} envahit, ${names.seat(city)} défend`,
  placed: (view, { unit: id, hex: at }) => `${One(id)} : départ en ${place(view, at)}`,
  turn: (_v, { turn }) => `Tour ${turn}`,
  phase: (_v, { side: id, phase: now }) => `${Side(id)} : ${phase(now)}`,
  moved: (_v, { unit: id, path: way }) => `${One(id)} se déplace : ${path(way)}`,
  entered: (_v, { unit: id, path: way }) => `${One(id)} entre sur la carte : ${path(way)}`,
  walked: (_v, { unit: id, from, to }) => `${One(id)} marche de ${hex(from)} à ${hex(to)}`,
  turned: (_v, { unit: id, hex: at, facing }) => `${One(id)} se tourne vers le ${direction(facing)} en ${hex(at)}`,
  slithered: (_v, { unit: id, from, to }) => `${One(id)} rampe de ${hex(from)} à ${hex(to)}`,
  bounded: (_v, { unit: id, from, to }) => `${One(id)} bondit de ${hex(from)} à ${hex(to)}`,
  tookOff: (_v, { unit: id, hex: at }) => `${One(id)} décolle de ${hex(at)}`,
  flew: (_v, { unit: id, from, to }) => `${One(id)} vole de ${hex(from)} à ${hex(to)}`,
  landed: (view, { unit: id, hex: at }) => `${One(id)} atterrit en ${place(view, at)}`,
  crashed: (view, { unit: id, hex: at, points }) =>
    `${One(id)} s’écrase en ${place(view, at)} : ${points > 0 ? damage(points) : 'dans l’eau'}`,
  overran: (_v, { unit: id, hex: at, attack, defence, need: least, won: is }) =>
    `${One(id)} piétine ${hex(at)}, ${attack} contre ${defence} (${need(least)}) : ${won(is, 'tous détruits', 'ils tiennent')}`,
  climbed: (_v, { unit: id, to, need: least, won: is }) =>
    `${One(id)} tente d’escalader la muraille vers ${hex(to)} (${need(least)}) : ${won(is, 'réussi', 'échec')}`,
  gaveWay: (_v, { unit: id, to }) => `${One(id)} se retire en ${hex(to)}`,
  rammed: (_v, { unit: id, inner, outer, won: is }) =>
    `${One(id)} tente d’enfoncer l’entrée ${between(inner, outer)} : ${won(is, 'réussi', 'l’entrée tient')}`,
  broke: (_v, { inner, outer }) => `L’entrée ${between(inner, outer)} est enfoncée`,
  opened: (_v, { inner, outer }) => `Le défenseur ouvre l’entrée ${between(inner, outer)} pour attaquer`,
  shut: (_v, { inner, outer }) => `L’entrée ${between(inner, outer)} est refermée`,
  holds: (_v, { side: id, inner, outer }) => `${Side(id)} : contrôle de l’entrée ${between(inner, outer)}`,
  breached: (_v, { unit: id, from, to, won: is }) =>
    `${One(id)} s’attaque à la palissade ${between(from, to)} : ${won(is, 'elle cède', 'elle tient')}`,
  bridgeMarked: (view, { unit: id, hex: at }) => `${One(id)} prépare l’incendie du pont ${place(view, at)}`,
  bridgeSaved: (view, { hex: at }) => `Le pont ${place(view, at)} est sauvé`,
  bridgeGone: (view, { hex: at }) => `Le pont ${place(view, at)} est détruit`,
  destroyed: (view, { hex: at, points, score }) => `Destruction : ${place(view, at)}, ${points} PV, ${score} en tout`,
  shot: (view, { hex: at, attack, defence, need: least, bonus, won: is, units: who }) =>
    `Tir sur ${place(view, at)} par ${units(who)}, ${attack} contre ${defence} (${need(least, bonus)}) : ${won(is, 'cible détruite', 'sans effet')}`,
  shotAt: (_v, { unit: id, monster, area: at, need: least, damage: points }) =>
    `${One(id)} tire sur ${unit(monster)}, ${area(monster, at)} (${need(least)}) : ${damage(points)}`,
  attacked: (view, { hex: at, attack, defence, need: least, bonus, won: is, units: who }) =>
    `Attaque de ${place(view, at)} par ${units(who)}, ${attack} contre ${defence} (${need(least, bonus)}) : ${won(is, 'cible détruite', 'sans effet')}`,
  struck: (view, { monster: id, hex: at, attack, defence, need: least, bonus, won: is }) =>
    `${One(id)} attaque ${place(view, at)}, ${attack} contre ${defence} (${need(least, bonus)}) : ${won(is, 'cible détruite', 'sans effet')}`,
  struckAt: (_v, { unit: id, monster, area: at, need: least, bonus, damage: points }) =>
    `${One(id)} frappe ${unit(monster)}, ${area(monster, at)} (${need(least, bonus)}) : ${damage(points)}`,
  morale: (_v, { unit: id, need: least, won: is }) =>
    `Jet de moral, ${unit(id)} (${need(least)}) : ${won(is, 'réussi', 'pas d’attaque')}`,
  breathed: (_v, { unit: id, hexes }) => `Souffle, ${unit(id)} : ${list(hexes.map(hex))}`,
  escaped: (_v, { unit: id, need: least, won: is }) =>
    `Jet d’esquive, ${unit(id)} (${need(least)}) : ${won(is, 'réussi', 'manqué')}`,
  hurt: (_v, { monster: id, area: at, damage: points, left }) =>
    `${One(id)}, ${area(id, at)} : ${damage(points)}, reste ${left}`,
  amok: (_v, { monster: id }) => `${One(id)} a perdu la tête et devient berserk`,
  amokRoll: (_v, { monster: id, died }) => `${One(id)} ${died ? 's’effondre' : 'reste berserk'}`,
  wounded: (_v, { unit: id }) => `Blessure : ${unit(id)}`,
  killed: (view, { unit: id, hex: at }) => `Perte en ${place(view, at)} : ${unit(id)}`,
  fell: (view, { monster: id, hex: at }) => `${One(id)} s’écroule en ${place(view, at)}`,
  drowned: (view, { monster: id, hex: at }) => `${One(id)} passe à travers le pont ${place(view, at)} et se noie`,
  killer: (_v, { unit: id }) => `Marqueur tueur : ${unit(id)}, les Dragons sont enragés`,
  cast: (view, { wizard: id, spell, hex: at, points }) =>
    `${One(id)} : ${spells[spell] ?? '–'} en ${place(view, at)} pour ${points} SP`,
  bolt: (_v, { unit: id, strength }) => `Un éclair de force ${strength} frappe : ${unit(id)}`,
  boltHeld: (view, { hex: at, strength }) => `Un éclair de force ${strength} attend au-dessus de ${place(view, at)}`,
  ended: (view, { spell, hex: at }) => `Fin du sort : ${spells[spell] ?? '–'} en ${place(view, at)}`,
  drifts: (_v, { from, to }) => `Le tourbillon dérive de ${hex(from)} à ${hex(to)}`,
  whirled: (_v, { unit: id, crashed }) => `${One(id)} ${crashed ? 's’écrase dans' : 'résiste dans'} le tourbillon`,
  summoned: (view, { unit: id, hex: at, wizard }) => `${One(wizard)} invoque en ${place(view, at)} : ${unit(id)}`,
  dismissed: (_v, { unit: id, wizard }) => `${One(wizard)} dissipe : ${unit(id)}`,
  dismissalRoll: (_v, { wizard, unit: id, price }) =>
    `${One(wizard)} devrait payer ${price} SP pour dissiper ${unit(id)}`,
  outOfControl: (_v, { unit: id }) => `${One(id)} n’obéit plus à personne`,
  reinforced: (view, { unit: id, hex: at }) => `Renfort en ${place(view, at)} : ${unit(id)}`,
  delayed: (_v, { count }) => `${of(count, 'renfort')} en attente d’un hexagone libre`,
  elowynFreed: (view, { hex: at }) => `Elowyn est libre en ${place(view, at)}`,
  elowynLeft: (view, { hex: at }) => `Elowyn a quitté ${place(view, at)}`,
  elowynSaved: (view, { hex: at, points }) => `Elowyn est sauvée en ${place(view, at)} : ${points} PV`,
  elowynKilled: (_v, { points }) => `Elowyn est morte : ${points} PV`,
  graded: (_v, { grade, score, goal }) =>
    `${score} PV sur ${goal} : ${grades[grade]?.[0] ?? '–'} de l’envahisseur, « ${grades[grade]?.[1] ?? '–'} »`,
}
