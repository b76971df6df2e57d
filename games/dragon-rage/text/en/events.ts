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
const damage = (points: number) => (points > 0 ? `${of(points, 'point')} of damage` : 'a miss')
const force = (counts: readonly number[]) =>
  list(counts.flatMap((count, kind) => (count > 0 ? [type(kind, count)] : [])))

/** What happened, in English. */
export const event: EventTexts<View, typeof events> = {
  bought: (_v, { side: id, type: kind, count }) => `${Side(id)}: now ${type(kind, count)}`,
  chose: (_v, { side: id }) => `The ${side(id)} has chosen its force`,
  force: (_v, { side: id, counts }) => `${Side(id)}: ${force(counts)}`,
  goal: (_v, { goal }) => `The invader must destroy ${of(goal, 'victory point')}`,
  sides: (_v, { invaderSeat: invader, citySeat: city }) =>
    `${names.seat(invader)} invades, ${names.seat(city)} defends`,
  placed: (view, { unit: id, hex: at }) => `${One(id)} starts on ${place(view, at)}`,
  turn: (_v, { turn }) => `Turn ${turn}`,
  phase: (_v, { side: id, phase: now }) => `${Side(id)}: ${phase(now)}`,
  moved: (_v, { unit: id, path: way }) => `${One(id)} moves: ${path(way)}`,
  entered: (_v, { unit: id, path: way }) => `${One(id)} comes onto the map: ${path(way)}`,
  walked: (_v, { unit: id, from, to }) => `${One(id)} walks from ${hex(from)} to ${hex(to)}`,
  turned: (_v, { unit: id, hex: at, facing }) => `${One(id)} turns to the ${direction(facing)} on ${hex(at)}`,
  slithered: (_v, { unit: id, from, to }) => `${One(id)} slithers from ${hex(from)} to ${hex(to)}`,
  bounded: (_v, { unit: id, from, to }) => `${One(id)} bounds from ${hex(from)} to ${hex(to)}`,
  tookOff: (_v, { unit: id, hex: at }) => `${One(id)} takes off from ${hex(at)}`,
  flew: (_v, { unit: id, from, to }) => `${One(id)} flies from ${hex(from)} to ${hex(to)}`,
  landed: (view, { unit: id, hex: at }) => `${One(id)} lands on ${place(view, at)}`,
  crashed: (view, { unit: id, hex: at, points }) =>
    `${One(id)} crashes on ${place(view, at)}${points > 0 ? ` and takes ${of(points, 'point')}` : ' into the water'}`,
  overran: (_v, { unit: id, hex: at, attack, defence, need: least, won: is }) =>
    `${One(id)} overruns ${hex(at)}, ${attack} against ${defence} (${need(least)}): ${won(is, 'all destroyed', 'they hold')}`,
  climbed: (_v, { unit: id, to, need: least, won: is }) =>
    `${One(id)} tries to climb the wall to ${hex(to)} (${need(least)}): ${won(is, 'it is over the wall', 'it falls back')}`,
  gaveWay: (_v, { unit: id, to }) => `${One(id)} makes way to ${hex(to)}`,
  rammed: (_v, { unit: id, inner, outer, won: is }) =>
    `${One(id)} tries to break the entrance ${between(inner, outer)}: ${won(is, 'it gives way', 'it holds')}`,
  broke: (_v, { inner, outer }) => `The entrance ${between(inner, outer)} is broken`,
  opened: (_v, { inner, outer }) => `The city opens the entrance ${between(inner, outer)} to attack`,
  shut: (_v, { inner, outer }) => `The entrance ${between(inner, outer)} is shut again`,
  holds: (_v, { side: id, inner, outer }) => `The ${side(id)} controls the entrance ${between(inner, outer)}`,
  breached: (_v, { unit: id, from, to, won: is }) =>
    `${One(id)} attacks the palisade ${between(from, to)}: ${won(is, 'it gives way', 'it holds')}`,
  bridgeMarked: (view, { unit: id, hex: at }) => `${One(id)} prepares the bridge ${place(view, at)} for burning`,
  bridgeSaved: (view, { hex: at }) => `The bridge ${place(view, at)} is saved`,
  bridgeGone: (view, { hex: at }) => `The bridge ${place(view, at)} is gone`,
  destroyed: (view, { hex: at, points, score }) =>
    `${place(view, at)} is destroyed: ${of(points, 'point')}, ${score} in all`,
  shot: (view, { hex: at, attack, defence, need: least, bonus, won: is, units: who }) =>
    `${capital(units(who))} ${who.length === 1 ? 'shoots' : 'shoot'} at ${place(view, at)}, ${attack} against ${defence} (${need(least, bonus)}): ${won(is, 'destroyed', 'no effect')}`,
  shotAt: (_v, { unit: id, monster, area: at, need: least, damage: points }) =>
    `${One(id)} shoots at ${unit(monster)}, ${area(monster, at)} (${need(least)}): ${damage(points)}`,
  attacked: (view, { hex: at, attack, defence, need: least, bonus, won: is, units: who }) =>
    `${capital(units(who))} ${who.length === 1 ? 'attacks' : 'attack'} ${place(view, at)}, ${attack} against ${defence} (${need(least, bonus)}): ${won(is, 'destroyed', 'no effect')}`,
  struck: (view, { monster: id, hex: at, attack, defence, need: least, bonus, won: is }) =>
    `${One(id)} attacks ${place(view, at)}, ${attack} against ${defence} (${need(least, bonus)}): ${won(is, 'destroyed', 'no effect')}`,
  struckAt: (_v, { unit: id, monster, area: at, need: least, bonus, damage: points }) =>
    `${One(id)} strikes at ${unit(monster)}, ${area(monster, at)} (${need(least, bonus)}): ${damage(points)}`,
  morale: (_v, { unit: id, need: least, won: is }) =>
    `${One(id)} checks morale (${need(least)}): ${won(is, 'passed', 'failed')}`,
  breathed: (_v, { unit: id, hexes }) => `${One(id)} breathes fire into ${list(hexes.map(hex))}`,
  escaped: (_v, { unit: id, need: least, won: is }) =>
    `${One(id)} tries to escape (${need(least)}): ${won(is, 'unharmed', 'caught')}`,
  hurt: (_v, { monster: id, area: at, damage: points, left }) =>
    `${One(id)}, ${area(id, at)}: ${of(points, 'point')} of damage, ${left} left`,
  amok: (_v, { monster: id }) => `${One(id)} has lost its head and runs amok`,
  amokRoll: (_v, { monster: id, died }) => `${One(id)} ${died ? 'collapses' : 'rages on'}`,
  wounded: (_v, { unit: id }) => `${One(id)} is wounded`,
  killed: (view, { unit: id, hex: at }) => `${One(id)} is destroyed on ${place(view, at)}`,
  fell: (view, { monster: id, hex: at }) => `${One(id)} falls dead on ${place(view, at)}`,
  drowned: (view, { monster: id, hex: at }) => `${One(id)} breaks through the bridge ${place(view, at)} and drowns`,
  killer: (_v, { unit: id }) => `${One(id)} is a killer: full dragons are furious`,
  cast: (view, { wizard: id, spell, hex: at, points }) =>
    `${One(id)} casts ${spells[spell] ?? '–'} on ${place(view, at)} for ${of(points, 'point')}`,
  bolt: (_v, { unit: id, strength }) => `Lightning of strength ${strength} strikes ${unit(id)}`,
  boltHeld: (view, { hex: at, strength }) => `Lightning of strength ${strength} gathers over ${place(view, at)}`,
  ended: (view, { spell, hex: at }) => `${spells[spell] ?? '–'} on ${place(view, at)} ends`,
  drifts: (_v, { from, to }) => `The whirlwind drifts from ${hex(from)} to ${hex(to)}`,
  whirled: (_v, { unit: id, crashed }) => `${One(id)} ${crashed ? 'is thrown down by' : 'holds out in'} the whirlwind`,
  summoned: (view, { unit: id, hex: at, wizard }) => `${One(wizard)} summons ${unit(id)} to ${place(view, at)}`,
  dismissed: (_v, { unit: id, wizard }) => `${One(wizard)} sends ${unit(id)} away`,
  dismissalRoll: (_v, { wizard, unit: id, price }) =>
    `To send ${unit(id)} away costs ${unit(wizard)} ${of(price, 'point')}`,
  outOfControl: (_v, { unit: id }) => `${One(id)} is out of control`,
  reinforced: (view, { unit: id, hex: at }) => `${One(id)} arrives on ${place(view, at)}`,
  delayed: (_v, { count }) => `${of(count, 'reinforcement')} must wait for a free hex`,
  elowynFreed: (view, { hex: at }) => `Elowyn is freed on ${place(view, at)}`,
  elowynLeft: (view, { hex: at }) => `Elowyn has left ${place(view, at)}`,
  elowynSaved: (view, { hex: at, points }) => `Elowyn is safe on ${place(view, at)}: ${of(points, 'point')}`,
  elowynKilled: (_v, { points }) => `Elowyn is dead: ${of(points, 'point')}`,
  graded: (_v, { grade, score, goal }) =>
    `${score} of ${goal} points: ${grades[grade]?.[0] ?? '–'} of the invader, “${grades[grade]?.[1] ?? '–'}”`,
}
