import { CITY } from '../../state.ts'
import type { HexState, SceneWords, UnitState } from '../words.ts'
import { names } from './names.ts'

const { hex, unit, type, side, phase, direction } = names
const { capital } = names.grammar
const of = (number: number, one: string, many = `${one}s`) => names.grammar.count(number, one, many)
const clauses = (...parts: (string | false)[]) => parts.filter(part => part !== false && part !== '').join(', ')

const hexStates: Readonly<Record<HexState, string>> = {
  fog: 'dans le brouillard',
  whirlwind: 'dans un tourbillon',
  carcass: 'passage barré par un monstre mort',
  marked: 'le pont va céder',
  destroyed: 'en ruine',
}

const states: Readonly<Record<UnitState, string>> = {
  flying: 'en l’air',
  wounded: 'blessure',
  killer: 'tueur d’un jeune Dragon',
  moved: 'a bougé',
  attacked: 'a attaqué',
  shot: 'a tiré',
  amok: 'berserk',
  wild: 'hors de contrôle',
  captive: 'prisonnière',
}

/** What the French scene says. */
export const words: SceneWords = {
  map: view =>
    view.turn === 0
      ? `${names.maps[view.map]}, déploiement`
      : `${names.maps[view.map]}, tour ${view.turn} : ${side(view.side)}, ${phase(view.phase)}`,
  provenance:
    'Une reconstitution : la carte respecte chaque hexagone nommé par les manuels ; le reste est conçu pour être plausible et jouable.',
  hex: ({ place, terrain, road, points, states: now }) =>
    `${place} : ${clauses(terrain, road && 'route', points > 0 && `${points} PV`, ...now.map(state => hexStates[state]))}`,
  hexside: (kind, one, other, state, holder) =>
    `${capital(kind)} entre ${hex(one)} et ${hex(other)}${state === 'broken' ? ' : entrée enfoncée' : state === 'open' ? ' : entrée ouverte' : ''}${holder >= 0 && state === 'whole' && holder !== CITY ? ', aux mains de l’envahisseur' : ''}`,
  unit: facts =>
    `${capital(side(facts.owner))} : ${unit(facts.unit)} en ${hex(facts.hex)}, ${clauses(
      facts.isMajor ? `face au ${direction(facts.facing)}, ${facts.mp} MP` : figures(facts),
      facts.whole > 0 && `${of(facts.left, 'point de vie', 'points de vie')} sur ${facts.whole}`,
      ...facts.states.map(state => states[state]),
    )}`,
  states,
  sheets: { score: 'Points de victoire', turns: 'Tours', magic: 'Magie', forces: 'Armées', figures: 'Pions' },
  monster: (id, at) => `${capital(unit(id))}, ${hex(at)}`,
  area: ({ area, left, whole, groups, groupsLeft, toHit }) =>
    `${capital(names.areas[area])} : ${of(left, 'point')} sur ${whole}, ${of(groupsLeft, 'groupe')} sur ${groups}, touche à ${toHit}${toHit < 6 ? ' ou plus' : ''}`,
  fires: (left, whole) => `Souffle : reste ${left} sur ${whole}`,
  abilities: (mp, flies, bounds) =>
    capital(
      clauses(
        `marche ${mp} MP`,
        flies ? 'peut voler' : 'ne peut pas voler',
        bounds ? 'peut bondir' : 'ne peut pas bondir',
      ),
    ),
  destroyed: 'PV détruits',
  score: (points, goal) =>
    goal === 0 ? 'L’objectif est connu dès que les armées le sont' : `${points} PV détruits sur ${goal}`,
  standing: 'Debout',
  stillStanding: (points, all) => `${points} PV debout sur ${all}`,
  victoryHex: (place, points, isDestroyed, source) =>
    `${place} : ${points} PV, ${isDestroyed ? 'en ruine' : 'debout'}${source === undefined ? '' : ` (${source})`}`,
  turn: 'Tour',
  turnNow: turn => (turn === 0 ? 'Déploiement' : `Tour ${turn}`),
  reinforcements: 'Renforts',
  nextReinforcements: (turn, late) =>
    `Prochains renforts au tour ${turn}${late > 0 ? ` ; ${late} en attente d’un hexagone libre` : ''}`,
  idle: 'Tours sans dégâts',
  idleSince: (turns, limit) => `${of(turns, 'tour')} sans dégâts ; à ${limit} le défenseur a gagné`,
  outside: 'Tours hors des murs',
  outsideSince: (turns, limit) =>
    `${of(turns, 'tour')} sans envahisseur à l’intérieur des murs ; à ${limit} le défenseur a gagné`,
  spellPoints: (wizard, points, most) =>
    `${capital(unit(wizard))} : reste ${of(points, 'point de sort', 'points de sort')} sur ${most}`,
  spell: (name, at) => `${name} en ${hex(at)}`,
  force: (id, kind, count) => `${capital(side(id))} : ${type(kind, count)}`,
  waiting: id => `${capital(unit(id))} attend hors de la carte`,
  figure: (kind, attack, defence, escapes, mp, roadMp) =>
    `${capital(type(kind))} : ${figures({ attack, defence, escape: escapes, mp, roadMp })}`,
  sourcesOf: (attack, escapes, mp) =>
    attack === escapes && escapes === mp ? `tout ${mp}` : `force ${attack} ; esquive ${escapes} ; déplacement ${mp}`,
  elowyn: [
    '',
    'Elowyn est encore à son départ',
    'Elowyn est en route',
    'Elowyn est sauvée',
    'Elowyn est morte',
    'Elowyn est morte',
  ],
}

function figures(of: { attack: number; defence: number; escape: number; mp: number; roadMp: number }): string {
  const strength = of.attack === of.defence ? `force ${of.attack}` : `attaque ${of.attack}, défense ${of.defence}`
  const escapes = of.escape > 0 ? `esquive ${of.escape}` : 'pas d’esquive'
  const road = of.roadMp > of.mp ? ` (${of.roadMp} sur route)` : ''
  return `${strength}, ${escapes}, ${of.mp} MP${road}`
}
