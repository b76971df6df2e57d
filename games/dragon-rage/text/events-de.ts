import type { Text } from '@hexarium/kernel'
import type { View } from '../view.ts'
import { capital } from './names.ts'
import { names } from './names-de.ts'

const { unit, units, hex, place, path, type, side, phase, direction, area, between, need, list, spells, grades } = names

const One = (id: number) => capital(unit(id))
const of = (number: number, one: string, many = `${one}e`) => `${number} ${number === 1 ? one : many}`
const won = (is: number, yes: string, no: string) => (is ? yes : no)
const damage = (points: number) => (points > 0 ? of(points, 'Schadenspunkt') : 'daneben')
const force = (counts: readonly number[]) =>
  list(counts.flatMap((count, kind) => (count > 0 ? [type(kind, count)] : [])))

/** What happened, in German. */
export const event: Text<View>['event'] = {
  bought: (_v, [id, kind, count]) => `${side(id)}: jetzt ${type(kind, count)}`,
  chose: (_v, [id]) => `Gewählt: ${side(id)}`,
  force: (_v, [id, ...counts]) => `${side(id)}: ${force(counts)}`,
  goal: (_v, [goal]) => `Spielziel: ${of(goal, 'Siegpunkt')} zerstören`,
  sides: (_v, [invader, city]) => `${names.seat(invader)} greift an, ${names.seat(city)} verteidigt`,
  placed: (view, [id, at]) => `${One(id)} beginnt auf ${place(view, at)}`,
  turn: (_v, [turn]) => `Runde ${turn}`,
  phase: (_v, [id, now]) => `${side(id)}: ${phase(now)}`,
  moved: (_v, [id, ...way]) => `${One(id)} zieht: ${path(way)}`,
  entered: (_v, [id, ...way]) => `${One(id)} betritt den Spielplan: ${path(way)}`,
  walked: (_v, [id, from, to]) => `${One(id)} geht von ${hex(from)} nach ${hex(to)}`,
  turned: (_v, [id, at, facing]) => `${One(id)} dreht sich auf ${hex(at)} nach ${direction(facing)}`,
  slithered: (_v, [id, from, to]) => `${One(id)} schlängelt sich von ${hex(from)} nach ${hex(to)}`,
  bounded: (_v, [id, from, to]) => `${One(id)} springt von ${hex(from)} nach ${hex(to)}`,
  tookOff: (_v, [id, at]) => `${One(id)} hebt von ${hex(at)} ab`,
  flew: (_v, [id, from, to]) => `${One(id)} fliegt von ${hex(from)} nach ${hex(to)}`,
  landed: (view, [id, at]) => `${One(id)} landet auf ${place(view, at)}`,
  crashed: (view, [id, at, points]) =>
    `${One(id)} stürzt auf ${place(view, at)} ab: ${points > 0 ? of(points, 'Schadenspunkt') : 'ins Wasser'}`,
  overran: (_v, [id, at, attack, defence, least, is]) =>
    `${One(id)} überrennt ${hex(at)}, ${attack} gegen ${defence} (${need(least)}): ${won(is, 'alles vernichtet', 'sie halten stand')}`,
  climbed: (_v, [id, to, least, is]) =>
    `${One(id)} erklimmt die Mauer nach ${hex(to)} (${need(least)}): ${won(is, 'hinüber', 'abgeglitten')}`,
  gaveWay: (_v, [id, to]) => `${One(id)} weicht nach ${hex(to)} aus`,
  rammed: (_v, [id, inner, outer, , is]) =>
    `${One(id)} versucht, ${between(inner, outer)} zu durchbrechen: ${won(is, 'gelungen', 'es hält')}`,
  broke: (_v, [inner, outer]) => `Der Eingang ${between(inner, outer)} ist durchbrochen`,
  opened: (_v, [inner, outer]) => `Die Stadt öffnet ${between(inner, outer)} zum Angriff`,
  shut: (_v, [inner, outer]) => `${between(inner, outer)} ist wieder zu`,
  holds: (_v, [id, inner, outer]) => `${side(id)}: Kontrolle über ${between(inner, outer)}`,
  breached: (_v, [id, from, to, , is]) =>
    `${One(id)} bestürmt die Bretterwand ${between(from, to)}: ${won(is, 'durchbrochen', 'sie hält')}`,
  bridgeMarked: (view, [id, at]) => `${One(id)} macht die Brücke ${place(view, at)} unsicher`,
  bridgeSaved: (view, [at]) => `Die Brücke ${place(view, at)} ist gerettet`,
  bridgeGone: (view, [at]) => `Die Brücke ${place(view, at)} ist zerstört`,
  destroyed: (view, [at, points, score]) =>
    `${place(view, at)} ist zerstört: ${of(points, 'Siegpunkt')}, insgesamt ${score}`,
  shot: (view, [at, attack, defence, least, bonus, is, ...who]) =>
    `Beschuss von ${place(view, at)} durch ${units(who)}, ${attack} gegen ${defence} (${need(least, bonus)}): ${won(is, 'vernichtet', 'ohne Wirkung')}`,
  shotAt: (_v, [id, monster, at, least, points]) =>
    `${One(id)} auf ${unit(monster)}, ${area(monster, at)} (${need(least)}): ${damage(points)}`,
  attacked: (view, [at, attack, defence, least, bonus, is, ...who]) =>
    `Angriff auf ${place(view, at)} durch ${units(who)}, ${attack} gegen ${defence} (${need(least, bonus)}): ${won(is, 'vernichtet', 'ohne Wirkung')}`,
  struck: (view, [id, at, attack, defence, least, bonus, is]) =>
    `${One(id)} greift ${place(view, at)} an, ${attack} gegen ${defence} (${need(least, bonus)}): ${won(is, 'vernichtet', 'ohne Wirkung')}`,
  struckAt: (_v, [id, monster, at, least, bonus, points]) =>
    `${One(id)} gegen ${unit(monster)}, ${area(monster, at)} (${need(least, bonus)}): ${damage(points)}`,
  morale: (_v, [id, least, is]) => `Moralprobe, ${unit(id)} (${need(least)}): ${won(is, 'bestanden', 'kein Angriff')}`,
  breathed: (_v, [id, ...hexes]) => `Drachenfeuer, ${unit(id)}: ${list(hexes.map(hex))}`,
  escaped: (_v, [id, least, is]) => `Fluchtwurf, ${unit(id)} (${need(least)}): ${won(is, 'entkommen', 'erwischt')}`,
  hurt: (_v, [id, at, points, left]) =>
    `${One(id)}, ${area(id, at)}: ${of(points, 'Schadenspunkt')}, noch ${of(left, 'Trefferpunkt')}`,
  amok: (_v, [id]) => `${One(id)} hat den Kopf verloren und läuft Amok`,
  amokRoll: (_v, [id, died]) => `${One(id)} ${died ? 'bricht zusammen' : 'tobt weiter'}`,
  wounded: (_v, [id]) => `${One(id)} ist verwundet`,
  killed: (view, [id, at]) => `Auf ${place(view, at)} vernichtet: ${unit(id)}`,
  fell: (view, [id, at]) => `${One(id)} fällt tot auf ${place(view, at)}`,
  drowned: (view, [id, at]) => `${One(id)} bricht durch die Brücke ${place(view, at)} und ertrinkt`,
  killer: (_v, [id]) => `Mördermarker für ${unit(id)}: ausgewachsene Drachen rasen vor Wut`,
  cast: (view, [id, spell, at, points]) =>
    `${One(id)}: ${spells[spell] ?? '–'} auf ${place(view, at)} für ${points} SP`,
  bolt: (_v, [, id, strength]) => `Ein Blitz der Stärke ${strength} trifft: ${unit(id)}`,
  boltHeld: (view, [, at, strength]) => `Ein Blitz der Stärke ${strength} wartet über ${place(view, at)}`,
  ended: (view, [, spell, at]) => `${spells[spell] ?? '–'} auf ${place(view, at)} endet`,
  drifts: (_v, [, from, to]) => `Der Wirbelsturm treibt von ${hex(from)} nach ${hex(to)}`,
  whirled: (_v, [id, crashed]) => `${One(id)} ${crashed ? 'stürzt im Wirbelsturm ab' : 'hält sich im Wirbelsturm'}`,
  summoned: (view, [id, at, wizard]) => `${One(wizard)} beschwört auf ${place(view, at)}: ${unit(id)}`,
  dismissed: (_v, [id, wizard]) => `${One(wizard)} verbannt: ${unit(id)}`,
  dismissalRoll: (_v, [wizard, id, price]) => `${One(wizard)} müsste ${price} SP zahlen, um ${unit(id)} zu verbannen`,
  outOfControl: (_v, [id]) => `${One(id)} ist außer Kontrolle`,
  reinforced: (view, [id, at]) => `Verstärkung auf ${place(view, at)}: ${unit(id)}`,
  delayed: (_v, [count]) => `Auf ein freies Hexfeld warten: ${of(count, 'Verstärkung', 'Verstärkungen')}`,
  elowynFreed: (view, [at]) => `Elowyn ist frei auf ${place(view, at)}`,
  elowynLeft: (view, [at]) => `Elowyn hat ${place(view, at)} verlassen`,
  elowynSaved: (view, [at, points]) => `Elowyn ist in Sicherheit auf ${place(view, at)}: ${of(points, 'Siegpunkt')}`,
  elowynKilled: (_v, [points]) => `Elowyn ist tot: ${of(points, 'Siegpunkt')}`,
  graded: (_v, [grade, score, goal]) =>
    `${score} von ${goal} Siegpunkten: ${grades[grade]?.[0] ?? '–'} des Angriffs, „${grades[grade]?.[1] ?? '–'}“`,
}
