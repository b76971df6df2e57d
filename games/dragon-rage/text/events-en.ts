import type { Text } from '@hexarium/kernel'
import type { View } from '../view.ts'
import { capital } from './names.ts'
import { names } from './names-en.ts'

const { unit, units, hex, place, path, type, side, phase, direction, area, between, need, list, spells, grades } = names

const One = (id: number) => capital(unit(id))
const Side = (id: number) => capital(side(id))
const of = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
const won = (is: number, yes: string, no: string) => (is ? yes : no)
const damage = (points: number) => (points > 0 ? `${of(points, 'point')} of damage` : 'a miss')
const force = (counts: readonly number[]) =>
  list(counts.flatMap((count, kind) => (count > 0 ? [type(kind, count)] : [])))

/** What happened, in English. */
export const event: Text<View>['event'] = {
  bought: (_v, [id, kind, count]) => `${Side(id)}: now ${type(kind, count)}`,
  chose: (_v, [id]) => `The ${side(id)} has chosen its force`,
  force: (_v, [id, ...counts]) => `${Side(id)}: ${force(counts)}`,
  goal: (_v, [goal]) => `The invader must destroy ${of(goal, 'victory point')}`,
  sides: (_v, [invader, city]) => `${names.seat(invader)} invades, ${names.seat(city)} defends`,
  placed: (view, [id, at]) => `${One(id)} starts on ${place(view, at)}`,
  turn: (_v, [turn]) => `Turn ${turn}`,
  phase: (_v, [id, now]) => `${Side(id)}: ${phase(now)}`,
  moved: (_v, [id, ...way]) => `${One(id)} moves: ${path(way)}`,
  entered: (_v, [id, ...way]) => `${One(id)} comes onto the map: ${path(way)}`,
  walked: (_v, [id, from, to]) => `${One(id)} walks from ${hex(from)} to ${hex(to)}`,
  turned: (_v, [id, at, facing]) => `${One(id)} turns to the ${direction(facing)} on ${hex(at)}`,
  slithered: (_v, [id, from, to]) => `${One(id)} slithers from ${hex(from)} to ${hex(to)}`,
  bounded: (_v, [id, from, to]) => `${One(id)} bounds from ${hex(from)} to ${hex(to)}`,
  tookOff: (_v, [id, at]) => `${One(id)} takes off from ${hex(at)}`,
  flew: (_v, [id, from, to]) => `${One(id)} flies from ${hex(from)} to ${hex(to)}`,
  landed: (view, [id, at]) => `${One(id)} lands on ${place(view, at)}`,
  crashed: (view, [id, at, points]) =>
    `${One(id)} crashes on ${place(view, at)}${points > 0 ? ` and takes ${of(points, 'point')}` : ' into the water'}`,
  overran: (_v, [id, at, attack, defence, least, is]) =>
    `${One(id)} overruns ${hex(at)}, ${attack} against ${defence} (${need(least)}): ${won(is, 'all destroyed', 'they hold')}`,
  climbed: (_v, [id, to, least, is]) =>
    `${One(id)} climbs towards ${hex(to)} (${need(least)}): ${won(is, 'it is over the wall', 'it falls back')}`,
  gaveWay: (_v, [id, to]) => `${One(id)} makes way to ${hex(to)}`,
  rammed: (_v, [id, inner, outer, , is]) =>
    `${One(id)} throws itself against ${between(inner, outer)}: ${won(is, 'it gives way', 'it holds')}`,
  broke: (_v, [inner, outer]) => `The entrance ${between(inner, outer)} is broken`,
  opened: (_v, [inner, outer]) => `The city opens ${between(inner, outer)} to attack`,
  shut: (_v, [inner, outer]) => `${between(inner, outer)} is shut again`,
  holds: (_v, [id, inner, outer]) => `The ${side(id)} controls ${between(inner, outer)}`,
  breached: (_v, [id, from, to, , is]) =>
    `${One(id)} attacks the palisade ${between(from, to)}: ${won(is, 'it gives way', 'it holds')}`,
  bridgeMarked: (view, [id, at]) => `${One(id)} makes the bridge ${place(view, at)} unsafe`,
  bridgeSaved: (view, [at]) => `The bridge ${place(view, at)} is saved`,
  bridgeGone: (view, [at]) => `The bridge ${place(view, at)} is gone`,
  destroyed: (view, [at, points, score]) => `${place(view, at)} is destroyed: ${of(points, 'point')}, ${score} in all`,
  shot: (view, [at, attack, defence, least, bonus, is, ...who]) =>
    `${capital(units(who))} ${who.length === 1 ? 'shoots' : 'shoot'} at ${place(view, at)}, ${attack} against ${defence} (${need(least, bonus)}): ${won(is, 'destroyed', 'no effect')}`,
  shotAt: (_v, [id, monster, at, least, points]) =>
    `${One(id)} shoots at ${unit(monster)}, ${area(monster, at)} (${need(least)}): ${damage(points)}`,
  attacked: (view, [at, attack, defence, least, bonus, is, ...who]) =>
    `${capital(units(who))} ${who.length === 1 ? 'attacks' : 'attack'} ${place(view, at)}, ${attack} against ${defence} (${need(least, bonus)}): ${won(is, 'destroyed', 'no effect')}`,
  struck: (view, [id, at, attack, defence, least, bonus, is]) =>
    `${One(id)} attacks ${place(view, at)}, ${attack} against ${defence} (${need(least, bonus)}): ${won(is, 'destroyed', 'no effect')}`,
  struckAt: (_v, [id, monster, at, least, bonus, points]) =>
    `${One(id)} strikes at ${unit(monster)}, ${area(monster, at)} (${need(least, bonus)}): ${damage(points)}`,
  morale: (_v, [id, least, is]) =>
    `${One(id)} checks morale (${need(least)}): ${won(is, 'it dares', 'it does not dare')}`,
  breathed: (_v, [id, ...hexes]) => `${One(id)} breathes fire into ${list(hexes.map(hex))}`,
  escaped: (_v, [id, least, is]) => `${One(id)} tries to escape (${need(least)}): ${won(is, 'unharmed', 'caught')}`,
  hurt: (_v, [id, at, points, left]) => `${One(id)}, ${area(id, at)}: ${of(points, 'point')} of damage, ${left} left`,
  amok: (_v, [id]) => `${One(id)} has lost its head and runs amok`,
  amokRoll: (_v, [id, died]) => `${One(id)} ${died ? 'collapses' : 'rages on'}`,
  wounded: (_v, [id]) => `${One(id)} is wounded`,
  killed: (view, [id, at]) => `${One(id)} is destroyed on ${place(view, at)}`,
  fell: (view, [id, at]) => `${One(id)} falls dead on ${place(view, at)}`,
  drowned: (view, [id, at]) => `${One(id)} breaks through the bridge ${place(view, at)} and drowns`,
  killer: (_v, [id]) => `${One(id)} is a killer: full dragons are furious`,
  cast: (view, [id, spell, at, points]) =>
    `${One(id)} casts ${spells[spell] ?? '–'} on ${place(view, at)} for ${of(points, 'point')}`,
  bolt: (_v, [, id, strength]) => `Lightning of strength ${strength} strikes ${unit(id)}`,
  boltHeld: (view, [, at, strength]) => `Lightning of strength ${strength} gathers over ${place(view, at)}`,
  ended: (view, [, spell, at]) => `${spells[spell] ?? '–'} on ${place(view, at)} ends`,
  drifts: (_v, [, from, to]) => `The whirlwind drifts from ${hex(from)} to ${hex(to)}`,
  whirled: (_v, [id, crashed]) => `${One(id)} ${crashed ? 'is thrown down by' : 'holds out in'} the whirlwind`,
  summoned: (view, [id, at, wizard]) => `${One(wizard)} summons ${unit(id)} to ${place(view, at)}`,
  dismissed: (_v, [id, wizard]) => `${One(wizard)} sends ${unit(id)} away`,
  dismissalRoll: (_v, [wizard, id, price]) => `To send ${unit(id)} away costs ${unit(wizard)} ${of(price, 'point')}`,
  outOfControl: (_v, [id]) => `${One(id)} is out of control`,
  reinforced: (view, [id, at]) => `${One(id)} arrives on ${place(view, at)}`,
  delayed: (_v, [count]) => `${of(count, 'reinforcement')} must wait for a free hex`,
  elowynFreed: (view, [at]) => `Elowyn is freed on ${place(view, at)}`,
  elowynLeft: (view, [at]) => `Elowyn has left ${place(view, at)}`,
  elowynSaved: (view, [at, points]) => `Elowyn is safe on ${place(view, at)}: ${of(points, 'point')}`,
  elowynKilled: (_v, [points]) => `Elowyn is dead: ${of(points, 'point')}`,
  graded: (_v, [grade, score, goal]) =>
    `${score} of ${goal} points: ${grades[grade]?.[0] ?? '–'} of the invader, “${grades[grade]?.[1] ?? '–'}”`,
}
