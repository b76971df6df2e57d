import type { EventTexts } from '@hexarium/kernel'
import type { events } from '../../events.ts'
import type { View } from '../../view.ts'
import { names } from './names.ts'

const { unit, units, hex, place, path, type, side, phase, direction, area, between, need, list, spells, grades } = names
const { capital } = names.grammar

const One = (id: number) => capital(unit(id))
const of = (number: number, one: string, many = `${one}e`) => names.grammar.count(number, one, many)
const won = (is: number, yes: string, no: string) => (is ? yes : no)
const damage = (points: number) => (points > 0 ? of(points, 'Schadenspunkt') : 'daneben')
const force = (counts: readonly number[]) =>
  list(counts.flatMap((count, kind) => (count > 0 ? [type(kind, count)] : [])))

/** What happened, in German. */
export const event: EventTexts<View, typeof events> = {
  bought: (_v, { side: id, type: kind, count }) => `${side(id)}: jetzt ${type(kind, count)}`,
  chose: (_v, { side: id }) => `${side(id)}: Streitkräfte gewählt`,
  force: (_v, { side: id, counts }) => `${side(id)}: ${force(counts)}`,
  goal: (_v, { goal }) => `Spielziel: ${of(goal, 'Siegpunkt')} zerstören`,
  sides: (_v, { invaderSeat: invader, citySeat: city }) =>
    `${names.seat(invader)} greift an, ${names.seat(city)} verteidigt`,
  placed: (view, { unit: id, hex: at }) => `${One(id)} beginnt auf ${place(view, at)}`,
  turn: (_v, { turn }) => `Runde ${turn}`,
  phase: (_v, { side: id, phase: now }) => `${side(id)}: ${phase(now)}`,
  moved: (_v, { unit: id, path: way }) => `${One(id)} zieht: ${path(way)}`,
  entered: (_v, { unit: id, path: way }) => `${One(id)} betritt den Spielplan: ${path(way)}`,
  walked: (_v, { unit: id, from, to }) => `${One(id)} geht von ${hex(from)} nach ${hex(to)}`,
  turned: (_v, { unit: id, hex: at, facing }) => `${One(id)} dreht sich auf ${hex(at)} nach ${direction(facing)}`,
  slithered: (_v, { unit: id, from, to }) => `${One(id)} schlängelt sich von ${hex(from)} nach ${hex(to)}`,
  bounded: (_v, { unit: id, from, to }) => `${One(id)} springt von ${hex(from)} nach ${hex(to)}`,
  tookOff: (_v, { unit: id, hex: at }) => `${One(id)} hebt von ${hex(at)} ab`,
  flew: (_v, { unit: id, from, to }) => `${One(id)} fliegt von ${hex(from)} nach ${hex(to)}`,
  landed: (view, { unit: id, hex: at }) => `${One(id)} landet auf ${place(view, at)}`,
  crashed: (view, { unit: id, hex: at, points }) =>
    `${One(id)} stürzt auf ${place(view, at)} ab: ${points > 0 ? of(points, 'Schadenspunkt') : 'ins Wasser'}`,
  overran: (_v, { unit: id, hex: at, attack, defence, need: least, won: is }) =>
    `${One(id)} überrennt ${hex(at)}, ${attack} gegen ${defence} (${need(least)}): ${won(is, 'alles vernichtet', 'sie halten stand')}`,
  climbed: (_v, { unit: id, to, need: least, won: is }) =>
    `${One(id)} versucht, die Mauer nach ${hex(to)} zu erklimmen (${need(least)}): ${won(is, 'hinüber', 'abgeglitten')}`,
  gaveWay: (_v, { unit: id, to }) => `${One(id)} weicht nach ${hex(to)} aus`,
  rammed: (_v, { unit: id, inner, outer, won: is }) =>
    `${One(id)} versucht, den Eingang ${between(inner, outer)} zu durchbrechen: ${won(is, 'gelungen', 'er hält')}`,
  broke: (_v, { inner, outer }) => `Der Eingang ${between(inner, outer)} ist durchbrochen`,
  opened: (_v, { inner, outer }) => `Die Stadt öffnet den Eingang ${between(inner, outer)} zum Angriff`,
  shut: (_v, { inner, outer }) => `Der Eingang ${between(inner, outer)} ist wieder geschlossen`,
  holds: (_v, { side: id, inner, outer }) => `${side(id)}: Kontrolle über den Eingang ${between(inner, outer)}`,
  breached: (_v, { unit: id, from, to, won: is }) =>
    `${One(id)} bestürmt die Bretterwand ${between(from, to)}: ${won(is, 'durchbrochen', 'sie hält')}`,
  bridgeMarked: (view, { unit: id, hex: at }) => `${One(id)} bereitet die Zerstörung der Brücke ${place(view, at)} vor`,
  bridgeSaved: (view, { hex: at }) => `Die Brücke ${place(view, at)} ist gerettet`,
  bridgeGone: (view, { hex: at }) => `Die Brücke ${place(view, at)} ist zerstört`,
  destroyed: (view, { hex: at, points, score }) =>
    `${place(view, at)} ist zerstört: ${of(points, 'Siegpunkt')}, insgesamt ${score}`,
  shot: (view, { hex: at, attack, defence, need: least, bonus, won: is, units: who }) =>
    `Beschuss von ${place(view, at)} (${units(who)}), ${attack} gegen ${defence} (${need(least, bonus)}): ${won(is, 'vernichtet', 'ohne Wirkung')}`,
  shotAt: (_v, { unit: id, monster, area: at, need: least, damage: points }) =>
    `${One(id)} schießt: ${unit(monster)}, ${area(monster, at)} (${need(least)}): ${damage(points)}`,
  attacked: (view, { hex: at, attack, defence, need: least, bonus, won: is, units: who }) =>
    `Angriff auf ${place(view, at)} (${units(who)}), ${attack} gegen ${defence} (${need(least, bonus)}): ${won(is, 'vernichtet', 'ohne Wirkung')}`,
  struck: (view, { monster: id, hex: at, attack, defence, need: least, bonus, won: is }) =>
    `${One(id)} greift ${place(view, at)} an, ${attack} gegen ${defence} (${need(least, bonus)}): ${won(is, 'vernichtet', 'ohne Wirkung')}`,
  struckAt: (_v, { unit: id, monster, area: at, need: least, bonus, damage: points }) =>
    `${One(id)} schlägt zu: ${unit(monster)}, ${area(monster, at)} (${need(least, bonus)}): ${damage(points)}`,
  morale: (_v, { unit: id, need: least, won: is }) =>
    `Moralprobe, ${unit(id)} (${need(least)}): ${won(is, 'bestanden', 'kein Angriff')}`,
  breathed: (_v, { unit: id, hexes }) => `Drachenfeuer, ${unit(id)}: ${list(hexes.map(hex))}`,
  escaped: (_v, { unit: id, need: least, won: is }) =>
    `Fluchtwurf, ${unit(id)} (${need(least)}): ${won(is, 'entkommen', 'erwischt')}`,
  hurt: (_v, { monster: id, area: at, damage: points, left }) =>
    `${One(id)}, ${area(id, at)}: ${of(points, 'Schadenspunkt')}, noch ${of(left, 'Trefferpunkt')}`,
  amok: (_v, { monster: id }) => `${One(id)} hat den Kopf verloren und läuft Amok`,
  amokRoll: (_v, { monster: id, died }) => `${One(id)} ${died ? 'bricht zusammen' : 'tobt weiter'}`,
  wounded: (_v, { unit: id }) => `${One(id)} ist verwundet`,
  killed: (view, { unit: id, hex: at }) => `Auf ${place(view, at)} vernichtet: ${unit(id)}`,
  fell: (view, { monster: id, hex: at }) => `${One(id)} fällt tot auf ${place(view, at)}`,
  drowned: (view, { monster: id, hex: at }) => `${One(id)} bricht durch die Brücke ${place(view, at)} und ertrinkt`,
  killer: (_v, { unit: id }) => `Mördermarker: ${unit(id)}; ausgewachsene Drachen rasen vor Wut`,
  cast: (view, { wizard: id, spell, hex: at, points }) =>
    `${One(id)}: ${spells[spell] ?? '–'} auf ${place(view, at)} für ${points} SP`,
  bolt: (_v, { unit: id, strength }) => `Ein Blitz der Stärke ${strength} trifft: ${unit(id)}`,
  boltHeld: (view, { hex: at, strength }) => `Ein Blitz der Stärke ${strength} wartet über ${place(view, at)}`,
  ended: (view, { spell, hex: at }) => `${spells[spell] ?? '–'} auf ${place(view, at)} endet`,
  drifts: (_v, { from, to }) => `Der Wirbelsturm treibt von ${hex(from)} nach ${hex(to)}`,
  whirled: (_v, { unit: id, crashed }) =>
    `${One(id)} ${crashed ? 'stürzt im Wirbelsturm ab' : 'hält sich im Wirbelsturm'}`,
  summoned: (view, { unit: id, hex: at, wizard }) => `${One(wizard)} beschwört auf ${place(view, at)}: ${unit(id)}`,
  dismissed: (_v, { unit: id, wizard }) => `${One(wizard)} verbannt: ${unit(id)}`,
  dismissalRoll: (_v, { wizard, unit: id, price }) =>
    `${One(wizard)} müsste ${price} SP zahlen, um zu verbannen: ${unit(id)}`,
  outOfControl: (_v, { unit: id }) => `${One(id)} ist außer Kontrolle`,
  reinforced: (view, { unit: id, hex: at }) => `Verstärkung auf ${place(view, at)}: ${unit(id)}`,
  delayed: (_v, { count }) => `Auf ein freies Hexfeld warten: ${of(count, 'Verstärkung', 'Verstärkungen')}`,
  elowynFreed: (view, { hex: at }) => `Elowyn ist frei auf ${place(view, at)}`,
  elowynLeft: (view, { hex: at }) => `Elowyn hat ${place(view, at)} verlassen`,
  elowynSaved: (view, { hex: at, points }) =>
    `Elowyn ist in Sicherheit auf ${place(view, at)}: ${of(points, 'Siegpunkt')}`,
  elowynKilled: (_v, { points }) => `Elowyn ist tot: ${of(points, 'Siegpunkt')}`,
  graded: (_v, { grade, score, goal }) =>
    `${score} von ${goal} Siegpunkten: ${grades[grade]?.[0] ?? '–'} des Angreifers, „${grades[grade]?.[1] ?? '–'}“`,
}
