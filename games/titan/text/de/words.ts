import { groundOf } from '../../content/battlelands.ts'
import { PLAIN } from '../../content/hazards.ts'
import { ATTACKER, NOBODY, roundOf, type Side, type Type } from '../../state.ts'
import { clauses, type SceneWords } from '../words.ts'
import { names } from './names.ts'

const { seat, legion, land, hex, character, pieces, list } = names
const count = (number: number, one: string, many: string) => names.grammar.count(number, one, many)
const phases = ['Aufbau', 'Organisation', 'Bewegung', 'Kampf', 'Rekrutierung']

const state: SceneWords['state'] = {
  moved: 'hat sich bewegt',
  teleported: 'teleportiert',
  mustered: 'hat ausgehoben',
  engaged: 'im Kampf',
  slain: 'vernichtet',
  struck: 'hat angegriffen',
  waiting: 'noch nicht auf dem Feld',
}

function agreement(winner: Side, losses: readonly Type[]): string {
  if (winner === NOBODY) return 'beide Armeen werden vernichtet'
  return `${names.side(winner)} gewinnt${losses.length > 0 ? ` und verliert: ${pieces(losses)}` : ' ohne Verluste'}`
}

/** What the scene says in German. */
export const words: SceneWords = {
  masterboard: view =>
    view.turn === 0
      ? 'Hauptplan: Aufbau'
      : `Hauptplan: Durchgang ${roundOf(view)}, ${seat(view.mover)}, ${phases[view.phase]}${view.roll ? `, Wurf ${view.roll}` : ''}`,
  battleland: (at, round, of) => `Schlacht: ${land(at)}, Schlachtenrunde ${round}, ${seat(of)}`,
  battlePhase: { manoeuvre: 'Manöver', strike: 'Angriffe', strikeBack: 'Gegenangriffe' },
  sheets: {
    players: 'Spieler',
    legions: 'Armeen',
    caretaker: 'Verwalter',
    engagement: 'Kampf',
    muster: 'Was deine Armeen dort ausheben können, wo sie stehen',
    markers: 'Deine freien Armeemarker',
  },
  state,
  land: (at, exits) => `${land(at)}: ${list(exits)}`,
  exit: (symbol, from, to) => `${names.symbols[symbol]} von ${land(from)} nach ${land(to)}`,
  exitTo: (symbol, to) => `${names.symbols[symbol]} nach ${land(to)}`,
  legion: ({ marker, land: at, height, known, maybe, unknown, value, states, owner }) => {
    const who = `${legion(marker)}${owner === null ? '' : ` (von ${seat(owner)})`}`
    const what =
      unknown === 0
        ? `${known || names.nothing} (Wert ${value})`
        : clauses(known && `enthält sicher ${known}`, maybe && `vielleicht ${maybe}`)
    return `${clauses(who, land(at), `${height} Wesen`, ...states.map(of => state[of]))}: ${what || 'nichts ist bekannt'}`
  },
  legionShort: ({ marker, height, unknown, value }) =>
    `${legion(marker)}: ${clauses(`${height} Wesen`, unknown > 0 && `${unknown} unbekannt`, `Wert ${unknown > 0 ? 'mindestens ' : ''}${value}`)}`,
  upTo: (name, number) => (number === 1 ? name : `bis zu ${name}`),
  height: number => `${number} Wesen`,
  hex: (at, ground, level, entry) =>
    clauses(
      hex(at),
      names.hazards[ground],
      level > 0 && `Höhenstufe ${level}`,
      entry !== null && `Startfeld: ${names.side(entry)}`,
    ),
  hexName: (map, at) => (groundOf(map, at) === PLAIN ? hex(at) : `${hex(at)}, ${names.hazards[groundOf(map, at)]}`),
  hexside: (hazard, high, low) => `${names.hazards[hazard]}, hinab von ${hex(high)} nach ${hex(low)}`,
  box: (of, number) => `${seat(of)}: wartet, Platz ${number}`,
  fighter: ({ seat: of, type, hex: at, power, skill, hits, states }) =>
    clauses(
      `${seat(of)}: ${character(type)}`,
      at >= 0 && `Feld ${hex(at)}`,
      `Macht ${power}`,
      `Fertigkeit ${skill}`,
      hits > 0 && `${hits} Treffer`,
      ...states.map(one => state[one]),
    ),
  player: ({ seat: of, alive, score, power, tower, legions, markers, toMove }) => {
    if (!alive) return `${seat(of)}: ausgeschieden mit ${count(score, 'Punkt', 'Punkten')}`
    const facts = clauses(
      count(score, 'Punkt', 'Punkte'),
      `Macht des Titanen ${power}`,
      tower >= 0 && land(tower),
      count(legions, 'Armee', 'Armeen'),
      `${count(markers, 'Armeemarker', 'Armeemarker')} frei`,
    )
    return `${seat(of)}${toMove ? ' (am Zug)' : ''}: ${facts}`
  },
  stock: (type, left, all, dead) =>
    `${character(type)}: noch ${left} von ${all}${dead > 0 ? `, ${dead} vernichtet` : ''}`,
  engagement: (at, attacker, defender) => `${land(at)}: ${legion(attacker)} greift an, ${legion(defender)} verteidigt`,
  stack: (side, marker, held, value) =>
    `${side === ATTACKER ? 'Angreifer' : 'Verteidiger'}, ${legion(marker)}: ${held ? `${held} (Wert ${value})` : 'nur den beiden Spielern bekannt'}`,
  agreement,
  offer: (of, winner, losses) => `${seat(of)} schlägt vor: ${agreement(winner, losses)}`,
  musters: (marker, at, characters) => `${legion(marker)}, ${land(at)}: ${characters}`,
  marker: marker => `${legion(marker)} ist frei`,
}
