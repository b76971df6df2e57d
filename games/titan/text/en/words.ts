import { groundOf } from '../../content/battlelands.ts'
import { PLAIN } from '../../content/hazards.ts'
import { ATTACKER, NOBODY, roundOf, type Side, type Type } from '../../state.ts'
import { clauses, type SceneWords } from '../words.ts'
import { names } from './names.ts'

const { seat, legion, land, hex, character, pieces, list } = names
const { capital } = names.grammar
const count = (number: number, one: string, many = `${one}s`) => names.grammar.count(number, one, many)
const phases = ['set-up', 'organisation', 'movement', 'engagements', 'muster']

const state: SceneWords['state'] = {
  moved: 'moved',
  teleported: 'teleported',
  mustered: 'has mustered',
  engaged: 'engaged',
  slain: 'slain',
  struck: 'has struck',
  waiting: 'waiting to enter',
}

function agreement(winner: Side, losses: readonly Type[]): string {
  if (winner === NOBODY) return 'both legions are eliminated'
  return `the ${names.side(winner)} wins${losses.length > 0 ? `, losing ${pieces(losses)}` : ' without loss'}`
}

/** What the scene says in English. */
export const words: SceneWords = {
  masterboard: view =>
    view.turn === 0
      ? 'Masterboard: set-up'
      : `Masterboard: round ${roundOf(view)}, ${seat(view.mover)}, ${phases[view.phase]}${view.roll ? `, rolled ${view.roll}` : ''}`,
  battleland: (at, round, of) => `Battle in ${land(at)}: round ${round}, ${seat(of)}`,
  battlePhase: { manoeuvre: 'manoeuvres', strike: 'strikes', strikeBack: 'strikes back' },
  sheets: {
    players: 'Players',
    legions: 'Legions',
    caretaker: 'Caretaker',
    engagement: 'Engagement',
    muster: 'What your legions can muster where they stand',
    markers: 'Your free markers',
  },
  state,
  land: (at, exits) => `${land(at)}: ${list(exits)}`,
  exit: (symbol, from, to) => `${capital(names.symbols[symbol])} from ${land(from)} to ${land(to)}`,
  exitTo: (symbol, to) => `${names.symbols[symbol]} to ${land(to)}`,
  legion: ({ marker, land: at, height, known, maybe, unknown, value, states, owner }) => {
    const who = `${legion(marker)}${owner === null ? '' : ` (${seat(owner)}’s)`} in ${land(at)}`
    const what =
      unknown === 0
        ? `${known || names.nothing} (value ${value})`
        : clauses(known && `must contain ${known}`, maybe && `may contain ${maybe}`)
    return `${clauses(who, count(height, 'character'), ...states.map(of => state[of]))}: ${what || 'nothing is known'}`
  },
  legionShort: ({ marker, height, unknown, value }) =>
    `${legion(marker)}: ${clauses(count(height, 'character'), unknown > 0 && `${unknown} unknown`, `value ${value}${unknown > 0 ? ' or more' : ''}`)}`,
  upTo: (name, number) => (number === 1 ? name : `up to ${name}`),
  height: number => count(number, 'character'),
  hex: (at, ground, level, entry) =>
    clauses(
      hex(at),
      names.hazards[ground],
      level > 0 && `elevation ${level}`,
      entry !== null && `${names.side(entry)}’s entry`,
    ),
  hexName: (map, at) => (groundOf(map, at) === PLAIN ? hex(at) : `${hex(at)}, ${names.hazards[groundOf(map, at)]}`),
  hexside: (hazard, high, low) => `${capital(names.hazards[hazard])}, down from ${hex(high)} to ${hex(low)}`,
  box: (of, number) => `${seat(of)} waiting, place ${number}`,
  fighter: ({ seat: of, type, hex: at, power, skill, hits, states }) =>
    clauses(
      `${seat(of)} ${character(type)}${at >= 0 ? ` on ${hex(at)}` : ''}`,
      `power ${power}`,
      `skill ${skill}`,
      hits > 0 && count(hits, 'hit'),
      ...states.map(of => state[of]),
    ),
  player: ({ seat: of, alive, score, power, tower, legions, markers, toMove }) =>
    alive
      ? `${seat(of)}${toMove ? ' (to move)' : ''}: ${clauses(count(score, 'point'), `Titan power ${power}`, tower >= 0 && land(tower), count(legions, 'legion'), `${count(markers, 'marker')} free`)}`
      : `${seat(of)}: out of the game with ${count(score, 'point')}`,
  stock: (type, left, all, dead) =>
    `${capital(character(type))}: ${left} of ${all} left${dead > 0 ? `, ${dead} dead` : ''}`,
  engagement: (at, attacker, defender) => `${land(at)}: ${legion(attacker)} attacks ${legion(defender)}`,
  stack: (side, marker, held, value) =>
    `${side === ATTACKER ? 'Attacker' : 'Defender'}, ${legion(marker)}: ${held ? `${held} (value ${value})` : 'only the two players know'}`,
  agreement,
  offer: (of, winner, losses) => `${seat(of)} offers: ${agreement(winner, losses)}`,
  musters: (marker, at, characters) => `${legion(marker)} in ${land(at)}: ${characters}`,
  marker: marker => `${legion(marker)} is free`,
}
