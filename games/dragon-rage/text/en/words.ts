import { CITY } from '../../state.ts'
import type { HexState, SceneWords, UnitState } from '../words.ts'
import { names } from './names.ts'

const { hex, unit, type, side, phase, direction } = names
const { capital } = names.grammar
const of = (number: number, one: string, many = `${one}s`) => names.grammar.count(number, one, many)
const clauses = (...parts: (string | false)[]) => parts.filter(part => part !== false && part !== '').join(', ')

const hexStates: Readonly<Record<HexState, string>> = {
  fog: 'in fog',
  whirlwind: 'in a whirlwind',
  carcass: 'closed by a dead monster',
  marked: 'the bridge is about to go',
  destroyed: 'destroyed',
}

const states: Readonly<Record<UnitState, string>> = {
  flying: 'in the air',
  wounded: 'wounded',
  killer: 'killer of a young dragon',
  moved: 'has moved',
  attacked: 'has attacked',
  shot: 'has shot',
  amok: 'runs amok',
  wild: 'out of control',
  captive: 'captive',
}

/** What the English scene says. */
export const words: SceneWords = {
  map: view =>
    view.turn === 0
      ? `${names.maps[view.map]}, set-up`
      : `${names.maps[view.map]}, turn ${view.turn}: ${side(view.side)}, ${phase(view.phase)}`,
  provenance:
    'A reconstruction: the map obeys every hex the manuals name; the rest was designed to be plausible and playable.',
  hex: ({ place, terrain, road, points, states: now }) =>
    `${place}: ${clauses(terrain, road && 'road', points > 0 && of(points, 'victory point'), ...now.map(state => hexStates[state]))}`,
  hexside: (kind, one, other, state, holder) =>
    `${capital(kind)} between ${hex(one)} and ${hex(other)}${state === 'broken' ? ', broken' : state === 'open' ? ', opened' : ''}${holder >= 0 && state === 'whole' && holder !== CITY ? ', held by the invader' : ''}`,
  unit: facts =>
    `${capital(side(facts.owner))}: ${unit(facts.unit)} on ${hex(facts.hex)}, ${clauses(
      facts.isMajor ? `facing ${direction(facts.facing)}, ${facts.mp} MP` : figures(facts),
      facts.whole > 0 && `${facts.left} of ${facts.whole} hit points`,
      ...facts.states.map(state => states[state]),
    )}`,
  states,
  sheets: { score: 'Victory points', turns: 'Turns', magic: 'Magic', forces: 'Forces', figures: 'Counters' },
  monster: (id, at) => `${capital(unit(id))}, ${hex(at)}`,
  area: ({ area: id, left, whole, groups, groupsLeft, toHit }) =>
    `${capital(names.areas[id])}: ${left} of ${whole} points, ${groupsLeft} of ${of(groups, 'group')}, hit on ${toHit}${toHit < 6 ? ' or more' : ''}`,
  fires: (left, whole) => `Dragonfire: ${left} of ${whole} left`,
  abilities: (mp, flies, bounds) =>
    capital(clauses(`walks ${mp} MP`, flies ? 'can fly' : 'cannot fly', bounds ? 'can bound' : 'cannot bound')),
  destroyed: 'Destroyed',
  score: (points, goal) =>
    goal === 0
      ? 'What must be destroyed is known once the forces are'
      : `${of(points, 'victory point')} of ${goal} destroyed`,
  standing: 'Standing',
  stillStanding: (points, all) => `${points} of ${of(all, 'victory point')} still stand`,
  victoryHex: (place, points, isDestroyed, source) =>
    `${place}: ${of(points, 'point')}, ${isDestroyed ? 'destroyed' : 'standing'}${source === undefined ? '' : ` (${source})`}`,
  turn: 'Turn',
  turnNow: turn => (turn === 0 ? 'Set-up' : `Turn ${turn}`),
  reinforcements: 'Reinforcements',
  nextReinforcements: (turn, late) =>
    `Next reinforcements on turn ${turn}${late > 0 ? `; ${late} wait for a free hex` : ''}`,
  idle: 'Turns without damage',
  idleSince: (turns, limit) => `${of(turns, 'turn')} without damage; at ${limit} the city has won`,
  outside: 'Turns outside',
  outsideSince: (turns, limit) =>
    `${of(turns, 'turn')} without an invader inside the walls; at ${limit} the city has won`,
  spellPoints: (wizard, points, most) => `${capital(unit(wizard))}: ${points} of ${most} spell points left`,
  spell: (name, at) => `${name} on ${hex(at)}`,
  force: (id, kind, count) => `${capital(side(id))}: ${type(kind, count)}`,
  waiting: id => `${capital(unit(id))} waits to come onto the map`,
  figure: (kind, attack, defence, escapes, mp, roadMp) =>
    `${capital(type(kind))}: ${figures({ attack, defence, escape: escapes, mp, roadMp })}`,
  sourcesOf: (attack, escapes, mp) =>
    attack === escapes && escapes === mp ? `all ${mp}` : `strength ${attack}; escape number ${escapes}; movement ${mp}`,
  elowyn: [
    '',
    'Elowyn is where she started',
    'Elowyn is on her way',
    'Elowyn is safe',
    'Elowyn is dead',
    'Elowyn is dead',
  ],
}

function figures(of: { attack: number; defence: number; escape: number; mp: number; roadMp: number }): string {
  const strength = of.attack === of.defence ? `strength ${of.attack}` : `attack ${of.attack}, defence ${of.defence}`
  const escapes = of.escape > 0 ? `escapes on ${of.escape}${of.escape < 6 ? '+' : ''}` : 'never escapes'
  const road = of.roadMp > of.mp ? ` (${of.roadMp} on roads)` : ''
  return `${strength}, ${escapes}, ${of.mp} MP${road}`
}
