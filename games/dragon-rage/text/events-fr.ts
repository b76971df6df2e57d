import type { Text } from '@hexarium/kernel'
import type { View } from '../view.ts'
import { capital } from './names.ts'
import { names } from './names-fr.ts'

const { unit, units, hex, place, path, type, side, phase, direction, area, between, need, list, spells, grades } = names

const One = (id: number) => capital(unit(id))
const Side = (id: number) => capital(side(id))
const of = (number: number, one: string, many = `${one}s`) => `${number} ${Math.abs(number) < 2 ? one : many}`
const won = (is: number, yes: string, no: string) => (is ? yes : no)
const damage = (points: number) => (points > 0 ? of(points, 'point de dommage', 'points de dommages') : 'manqué')
const force = (counts: readonly number[]) =>
  list(counts.flatMap((count, kind) => (count > 0 ? [type(kind, count)] : [])))

/** What happened, in French. */
export const event: Text<View>['event'] = {
  bought: (_v, [id, kind, count]) => `${Side(id)} : maintenant ${type(kind, count)}`,
  chose: (_v, [id]) => `${Side(id)} : l’armée est choisie`,
  force: (_v, [id, ...counts]) => `${Side(id)} : ${force(counts)}`,
  goal: (_v, [goal]) => `Objectif : détruire ${goal} PV`,
  sides: (_v, [invader, city]) => `${names.seat(invader)} envahit, ${names.seat(city)} défend`,
  placed: (view, [id, at]) => `${One(id)} : départ en ${place(view, at)}`,
  turn: (_v, [turn]) => `Tour ${turn}`,
  phase: (_v, [id, now]) => `${Side(id)} : ${phase(now)}`,
  moved: (_v, [id, ...way]) => `${One(id)} se déplace : ${path(way)}`,
  entered: (_v, [id, ...way]) => `${One(id)} entre sur la carte : ${path(way)}`,
  walked: (_v, [id, from, to]) => `${One(id)} marche de ${hex(from)} à ${hex(to)}`,
  turned: (_v, [id, at, facing]) => `${One(id)} se tourne vers le ${direction(facing)} en ${hex(at)}`,
  slithered: (_v, [id, from, to]) => `${One(id)} rampe de ${hex(from)} à ${hex(to)}`,
  bounded: (_v, [id, from, to]) => `${One(id)} bondit de ${hex(from)} à ${hex(to)}`,
  tookOff: (_v, [id, at]) => `${One(id)} décolle de ${hex(at)}`,
  flew: (_v, [id, from, to]) => `${One(id)} vole de ${hex(from)} à ${hex(to)}`,
  landed: (view, [id, at]) => `${One(id)} atterrit en ${place(view, at)}`,
  crashed: (view, [id, at, points]) =>
    `${One(id)} s’écrase en ${place(view, at)} : ${points > 0 ? damage(points) : 'dans l’eau'}`,
  overran: (_v, [id, at, attack, defence, least, is]) =>
    `${One(id)} piétine ${hex(at)}, ${attack} contre ${defence} (${need(least)}) : ${won(is, 'tous détruits', 'ils tiennent')}`,
  climbed: (_v, [id, to, least, is]) =>
    `${One(id)} escalade vers ${hex(to)} (${need(least)}) : ${won(is, 'le mur est franchi', 'échec')}`,
  gaveWay: (_v, [id, to]) => `${One(id)} se retire en ${hex(to)}`,
  rammed: (_v, [id, inner, outer, , is]) =>
    `${One(id)} tente d’enfoncer ${between(inner, outer)} : ${won(is, 'réussi', 'l’entrée tient')}`,
  broke: (_v, [inner, outer]) => `L’entrée ${between(inner, outer)} est enfoncée`,
  opened: (_v, [inner, outer]) => `Le défenseur ouvre ${between(inner, outer)} pour attaquer`,
  shut: (_v, [inner, outer]) => `${between(inner, outer)} est refermée`,
  holds: (_v, [id, inner, outer]) => `${Side(id)} : contrôle de ${between(inner, outer)}`,
  breached: (_v, [id, from, to, , is]) =>
    `${One(id)} s’attaque à la palissade ${between(from, to)} : ${won(is, 'elle cède', 'elle tient')}`,
  bridgeMarked: (view, [id, at]) => `${One(id)} fragilise le pont ${place(view, at)}`,
  bridgeSaved: (view, [at]) => `Le pont ${place(view, at)} est sauvé`,
  bridgeGone: (view, [at]) => `Le pont ${place(view, at)} est détruit`,
  destroyed: (view, [at, points, score]) => `Détruit : ${place(view, at)}, ${points} PV, ${score} en tout`,
  shot: (view, [at, attack, defence, least, bonus, is, ...who]) =>
    `Tir sur ${place(view, at)} par ${units(who)}, ${attack} contre ${defence} (${need(least, bonus)}) : ${won(is, 'cible détruite', 'sans effet')}`,
  shotAt: (_v, [id, monster, at, least, points]) =>
    `${One(id)} tire sur ${unit(monster)}, ${area(monster, at)} (${need(least)}) : ${damage(points)}`,
  attacked: (view, [at, attack, defence, least, bonus, is, ...who]) =>
    `Attaque de ${place(view, at)} par ${units(who)}, ${attack} contre ${defence} (${need(least, bonus)}) : ${won(is, 'cible détruite', 'sans effet')}`,
  struck: (view, [id, at, attack, defence, least, bonus, is]) =>
    `${One(id)} attaque ${place(view, at)}, ${attack} contre ${defence} (${need(least, bonus)}) : ${won(is, 'cible détruite', 'sans effet')}`,
  struckAt: (_v, [id, monster, at, least, bonus, points]) =>
    `${One(id)} frappe ${unit(monster)}, ${area(monster, at)} (${need(least, bonus)}) : ${damage(points)}`,
  morale: (_v, [id, least, is]) => `Jet de moral, ${unit(id)} (${need(least)}) : ${won(is, 'réussi', 'pas d’attaque')}`,
  breathed: (_v, [id, ...hexes]) => `Souffle, ${unit(id)} : ${list(hexes.map(hex))}`,
  escaped: (_v, [id, least, is]) => `Jet d’esquive, ${unit(id)} (${need(least)}) : ${won(is, 'réussi', 'manqué')}`,
  hurt: (_v, [id, at, points, left]) => `${One(id)}, ${area(id, at)} : ${damage(points)}, reste ${left}`,
  amok: (_v, [id]) => `${One(id)} a perdu la tête et devient berserk`,
  amokRoll: (_v, [id, died]) => `${One(id)} ${died ? 's’effondre' : 'reste enragé'}`,
  wounded: (_v, [id]) => `Blessure : ${unit(id)}`,
  killed: (view, [id, at]) => `Détruit en ${place(view, at)} : ${unit(id)}`,
  fell: (view, [id, at]) => `${One(id)} tombe mort en ${place(view, at)}`,
  drowned: (view, [id, at]) => `${One(id)} passe à travers le pont ${place(view, at)} et se noie`,
  killer: (_v, [id]) => `Marqueur tueur : ${unit(id)}, les Dragons sont enragés`,
  cast: (view, [id, spell, at, points]) =>
    `${One(id)} : ${spells[spell] ?? '–'} en ${place(view, at)} pour ${points} SP`,
  bolt: (_v, [, id, strength]) => `Un éclair de force ${strength} frappe : ${unit(id)}`,
  boltHeld: (view, [, at, strength]) => `Un éclair de force ${strength} attend au-dessus de ${place(view, at)}`,
  ended: (view, [, spell, at]) => `Fin du sort : ${spells[spell] ?? '–'} en ${place(view, at)}`,
  drifts: (_v, [, from, to]) => `Le tourbillon dérive de ${hex(from)} à ${hex(to)}`,
  whirled: (_v, [id, crashed]) => `${One(id)} ${crashed ? 's’écrase dans' : 'résiste dans'} le tourbillon`,
  summoned: (view, [id, at, wizard]) => `${One(wizard)} invoque en ${place(view, at)} : ${unit(id)}`,
  dismissed: (_v, [id, wizard]) => `${One(wizard)} dissipe : ${unit(id)}`,
  dismissalRoll: (_v, [wizard, id, price]) => `${One(wizard)} devrait payer ${price} SP pour dissiper ${unit(id)}`,
  outOfControl: (_v, [id]) => `${One(id)} n’obéit plus à personne`,
  reinforced: (view, [id, at]) => `Renfort en ${place(view, at)} : ${unit(id)}`,
  delayed: (_v, [count]) => `${of(count, 'renfort')} en attente d’un hexagone libre`,
  elowynFreed: (view, [at]) => `Elowyn est libre en ${place(view, at)}`,
  elowynLeft: (view, [at]) => `Elowyn a quitté ${place(view, at)}`,
  elowynSaved: (view, [at, points]) => `Elowyn est sauvée en ${place(view, at)} : ${points} PV`,
  elowynKilled: (_v, [points]) => `Elowyn est morte : ${points} PV`,
  graded: (_v, [grade, score, goal]) =>
    `${score} PV sur ${goal} : ${grades[grade]?.[0] ?? '–'} de l’envahisseur, « ${grades[grade]?.[1] ?? '–'} »`,
}
