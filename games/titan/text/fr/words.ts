import { french } from '@hexarium/kernel'
import { groundOf } from '../../content/battlelands.ts'
import { PLAIN } from '../../content/hazards.ts'
import { ATTACKER, NOBODY, roundOf, type Side, type Type } from '../../state.ts'
import { clauses, type SceneWords } from '../words.ts'
import { names } from './names.ts'

const { seat, legion, land, hex, character, pieces, list } = names
const { capital } = names.grammar
const count = (number: number, one: string, many = `${one}s`) => names.grammar.count(number, one, many)
const phases = ['mise en place', 'organisation', 'mouvement', 'affrontements', 'recrutement']

const state: SceneWords['state'] = {
  moved: 'a bougé',
  teleported: 'par téléportation',
  mustered: 'a recruté',
  engaged: 'au combat',
  slain: 'hors de combat',
  struck: 'a frappé',
  waiting: 'en attente',
}

function agreement(winner: Side, losses: readonly Type[]): string {
  if (winner === NOBODY) return 'les deux légions sont éliminées'
  const loss = losses.length > 0 ? `, en perdant : ${pieces(losses)}` : ' sans perte'
  return `${winner === ATTACKER ? 'l’attaquant' : 'le défenseur'} gagne${loss}`
}

/** What the scene says in French. */
export const words: SceneWords = {
  masterboard: view =>
    view.turn === 0
      ? 'Grand plateau : mise en place'
      : `Grand plateau : tour de table ${roundOf(view)}, ${seat(view.mover)}, ${phases[view.phase]}${view.roll ? `, dé ${view.roll}` : ''}`,
  battleland: (at, round, of) => `Bataille : ${land(at)}, manche ${round}, ${seat(of)}`,
  battlePhase: { manoeuvre: 'manœuvres', strike: 'frappes', strikeBack: 'ripostes' },
  sheets: {
    players: 'Joueurs',
    legions: 'Légions',
    caretaker: 'Réserve',
    engagement: 'Affrontement',
    muster: 'Ce que vos légions peuvent recruter là où elles sont',
    markers: 'Vos marqueurs libres',
  },
  state,
  land: (at, exits) => `${land(at)} : ${list(exits)}`,
  exit: (symbol, from, to) => `${capital(names.symbols[symbol])} ${french.of(land(from))} vers ${land(to)}`,
  exitTo: (symbol, to) => `${names.symbols[symbol]} vers ${land(to)}`,
  legion: ({ marker, land: at, height, known, maybe, unknown, value, states, owner }) => {
    const who = `${legion(marker)}${owner === null ? '' : ` (à ${seat(owner)})`}`
    const what =
      unknown === 0
        ? `${known || names.nothing} (valeur ${value})`
        : clauses(known && `contient sûrement ${known}`, maybe && `peut-être ${maybe}`)
    const facts = clauses(who, land(at), count(height, 'personnage'), ...states.map(of => state[of]))
    return `${facts} : ${what || 'on n’en sait rien'}`
  },
  legionShort: ({ marker, height, unknown, value }) =>
    `${legion(marker)} : ${clauses(count(height, 'personnage'), unknown > 0 && `dont ${count(unknown, 'inconnu')}`, `valeur ${unknown > 0 ? 'au moins ' : ''}${value}`)}`,
  upTo: (name, number) => (number === 1 ? name : `jusqu’à ${name}`),
  height: number => count(number, 'personnage'),
  hex: (at, ground, level, entry) =>
    clauses(
      hex(at),
      names.hazards[ground],
      level > 0 && `altitude ${level}`,
      entry !== null && (entry === ATTACKER ? 'entrée de l’attaquant' : 'entrée du défenseur'),
    ),
  hexName: (map, at) => (groundOf(map, at) === PLAIN ? hex(at) : `${hex(at)}, ${names.hazards[groundOf(map, at)]}`),
  hexside: (hazard, high, low) => `${capital(names.hazards[hazard])}, descend de ${hex(high)} vers ${hex(low)}`,
  box: (of, number) => `${seat(of)} : attente, place ${number}`,
  fighter: ({ seat: of, type, hex: at, power, skill, hits, states }) =>
    clauses(
      `${seat(of)} : ${character(type)}`,
      at >= 0 && `case ${hex(at)}`,
      `puissance ${power}`,
      `adresse ${skill}`,
      hits > 0 && count(hits, 'touche'),
      ...states.map(one => state[one]),
    ),
  player: ({ seat: of, alive, score, power, tower, legions, markers, toMove }) => {
    if (!alive) return `${seat(of)} : hors jeu avec ${count(score, 'point')}`
    const facts = clauses(
      count(score, 'point'),
      `puissance du Titan ${power}`,
      tower >= 0 && land(tower),
      count(legions, 'légion'),
      `${count(markers, 'marqueur')} ${markers < 2 ? 'libre' : 'libres'}`,
    )
    return `${seat(of)}${toMove ? ' (à son tour)' : ''} : ${facts}`
  },
  stock: (type, left, all, dead) =>
    `${capital(character(type))} : il en reste ${left} sur ${all}${dead > 0 ? `, pertes : ${dead}` : ''}`,
  engagement: (at, attacker, defender) => `${land(at)} : ${legion(attacker)} attaque ${legion(defender)}`,
  stack: (side, marker, held, value) => {
    const what = held ? `${held} (valeur ${value})` : 'seuls les deux joueurs le savent'
    return `${side === ATTACKER ? 'Attaquant' : 'Défenseur'}, ${legion(marker)} : ${what}`
  },
  agreement,
  offer: (of, winner, losses) => `${seat(of)} propose : ${agreement(winner, losses)}`,
  musters: (marker, at, characters) => `${legion(marker)}, ${land(at)} : ${characters}`,
  marker: marker => `${legion(marker)} est libre`,
}
