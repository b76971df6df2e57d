import { CITY } from '../../state.ts'
import type { HexState, SceneWords, UnitState } from '../words.ts'
import { names } from './names.ts'

const { hex, unit, type, side, phase, direction } = names
const { capital } = names.grammar
const of = (number: number, one: string, many = `${one}e`) => names.grammar.count(number, one, many)
const clauses = (...parts: (string | false)[]) => parts.filter(part => part !== false && part !== '').join(', ')

const hexStates: Readonly<Record<HexState, string>> = {
  fog: 'im Nebel',
  whirlwind: 'im Wirbelsturm',
  carcass: 'von einem toten Monster versperrt',
  marked: 'die Brücke wird zerstört',
  destroyed: 'zerstört',
}

const states: Readonly<Record<UnitState, string>> = {
  flying: 'in der Luft',
  wounded: 'verwundet',
  killer: 'Mörder eines jungen Drachen',
  moved: 'hat sich bewegt',
  attacked: 'hat angegriffen',
  shot: 'hat geschossen',
  amok: 'läuft Amok',
  wild: 'außer Kontrolle',
  captive: 'gefangen',
}

/** What the German scene says. */
export const words: SceneWords = {
  map: view =>
    view.turn === 0
      ? `${names.maps[view.map]}, Aufstellung`
      : `${names.maps[view.map]}, Runde ${view.turn}: ${side(view.side)}, ${phase(view.phase)}`,
  provenance:
    'Eine Rekonstruktion: Der Spielplan folgt jedem Hexfeld, das die Handbücher nennen; der Rest ist so entworfen, dass er glaubhaft und gut zu spielen ist.',
  hex: ({ place, terrain, road, points, states: now }) =>
    `${place}: ${clauses(terrain, road && 'Straße', points > 0 && of(points, 'Siegpunkt'), ...now.map(state => hexStates[state]))}`,
  hexside: (kind, one, other, state, holder) =>
    `${capital(kind)} zwischen ${hex(one)} und ${hex(other)}${state === 'broken' ? ', durchbrochen' : state === 'open' ? ', geöffnet' : ''}${holder >= 0 && state === 'whole' && holder !== CITY ? ', in der Hand der Angreifer' : ''}`,
  unit: facts =>
    `${capital(side(facts.owner))}: ${unit(facts.unit)} auf ${hex(facts.hex)}, ${clauses(
      facts.isMajor ? `Ausrichtung nach ${direction(facts.facing)}, ${facts.mp} MP` : figures(facts),
      facts.whole > 0 && `${facts.left} von ${facts.whole} Trefferpunkten`,
      ...facts.states.map(state => states[state]),
    )}`,
  states,
  sheets: { score: 'Siegpunkte', turns: 'Runden', magic: 'Magie', forces: 'Streitkräfte', figures: 'Counter' },
  monster: (id, at) => `${capital(unit(id))}, ${hex(at)}`,
  area: ({ area, left, whole, groups, groupsLeft, toHit }) =>
    `${capital(names.areas[area])}: ${left} von ${whole} TP, ${groupsLeft} von ${of(groups, 'Gruppe', 'Gruppen')}, Treffer mit ${toHit}${toHit < 6 ? ' oder mehr' : ''}`,
  fires: (left, whole) => `Drachenfeuer: noch ${left} von ${whole}`,
  abilities: (mp, flies, bounds) =>
    capital(
      clauses(
        `geht ${mp} MP`,
        flies ? 'kann fliegen' : 'kann nicht fliegen',
        bounds ? 'kann springen' : 'kann nicht springen',
      ),
    ),
  destroyed: 'Zerstört',
  score: (points, goal) =>
    goal === 0
      ? 'Das Spielziel steht fest, sobald die Streitkräfte bekannt sind'
      : `${points} von ${goal} Siegpunkten des Spielziels zerstört`,
  standing: 'Unversehrt',
  stillStanding: (points, all) => `${points} von ${all} Siegpunkten noch unversehrt`,
  victoryHex: (place, points, isDestroyed, source) =>
    `${place}: ${of(points, 'Siegpunkt')}, ${isDestroyed ? 'zerstört' : 'unversehrt'}${source === undefined ? '' : ` (${source})`}`,
  turn: 'Runde',
  turnNow: turn => (turn === 0 ? 'Aufstellung' : `Runde ${turn}`),
  reinforcements: 'Verstärkungen',
  nextReinforcements: (turn, late) =>
    `Nächste Verstärkungen in Runde ${turn}${late > 0 ? `; ${late} ${late === 1 ? 'wartet' : 'warten'} auf ein freies Hexfeld` : ''}`,
  idle: 'Runden ohne Schaden',
  idleSince: (turns, limit) => `${of(turns, 'Runde', 'Runden')} ohne Schaden; bei ${limit} hat die Stadt gewonnen`,
  outside: 'Runden vor der Stadt',
  outsideSince: (turns, limit) =>
    `${of(turns, 'Runde', 'Runden')} ohne Angreifer innerhalb der Mauern; bei ${limit} hat die Stadt gewonnen`,
  spellPoints: (wizard, points, most) => `${capital(unit(wizard))}: noch ${points} von ${most} Spruchpunkten`,
  spell: (name, at) => `${name} auf ${hex(at)}`,
  force: (id, kind, count) => `${capital(side(id))}: ${type(kind, count)}`,
  waiting: id => `${capital(unit(id))} wartet außerhalb des Spielplans`,
  figure: (kind, attack, defence, escapes, mp, roadMp) =>
    `${capital(type(kind))}: ${figures({ attack, defence, escape: escapes, mp, roadMp })}`,
  sourcesOf: (attack, escapes, mp) =>
    attack === escapes && escapes === mp
      ? `alles ${mp}`
      : `Kampfkraft ${attack}; Fluchtwert ${escapes}; Bewegung ${mp}`,
  elowyn: [
    '',
    'Elowyn ist noch am Startplatz',
    'Elowyn ist unterwegs',
    'Elowyn ist in Sicherheit',
    'Elowyn ist tot',
    'Elowyn ist tot',
  ],
}

function figures(of: { attack: number; defence: number; escape: number; mp: number; roadMp: number }): string {
  const strength =
    of.attack === of.defence ? `Kampfkraft ${of.attack}` : `Angriff ${of.attack}, Verteidigung ${of.defence}`
  const escapes = of.escape > 0 ? `Fluchtwert ${of.escape}` : 'keine Flucht'
  const road = of.roadMp > of.mp ? ` (${of.roadMp} auf Straßen)` : ''
  return `${strength}, ${escapes}, ${of.mp} MP${road}`
}
