import type { Reader } from '@hexarium/kernel'
import { battleBoard, groundOf, HEXES, LAST_ROUND, REINFORCEMENT_ROUND } from '../content/battlelands.ts'
import { ANGEL, ARCHANGEL, creatures, TITAN, titanPower, typeNames } from '../content/creatures.ts'
import { FAR_RANGE, HAZARDS, NEAR_RANGE } from '../content/hazards.ts'
import { TERRAINS, TOWER, terrainNamed } from '../content/terrains.ts'
import { fighterAt, isSlain, locked, reachable } from '../rules/battlefield.ts'
import { announcements } from '../rules/carry.ts'
import { mayStop } from '../rules/hazards.ts'
import { rangestrike, rangestrikeTargets, sight } from '../rules/rangestrike.ts'
import { strikeDice, strikeNumber, strikeTargets } from '../rules/strike.ts'
import {
  ATTACKER,
  type Battle,
  BOTTOM,
  DEFENDER,
  type Fighter,
  type Hex,
  NONE,
  type Rulings,
  type Side,
  type Type,
  WAITING,
} from '../state.ts'
import { checkSize, ENTRIES, known, labels, readHex, readRulings, readScore, readType } from './reading.ts'

const KEYS = 'map entry turn active phase attacker defender attackerScore defenderScore striker target'.split(' ')
/** By side: its name. */
const SIDES = ['attacker', 'defender'] as const
const PHASES = ['manoeuvre', 'strike', 'counterstrike'] as const

/** TI-11, TI-12, TI-13: moves, targets or carries of the active side. */
export function battle(question: Reader): unknown {
  known(question, ...KEYS)
  const position = readBattle(question)
  const rulings = readRulings(question)
  const active = SIDES.indexOf(question.at('active').oneOf(SIDES))
  const fighters = position.side.flatMap((side, fighter) => (side === active ? [fighter] : []))
  const phase = question.at('phase').oneOf(PHASES)
  if (phase === 'manoeuvre') return { moves: fighters.map(fighter => movesOf(position, fighter)) }
  position.phasing = phase === 'strike' ? active : 1 - active
  if (question.has('striker') || question.has('target')) return carries(question, position, fighters, rulings)
  return { targets: fighters.map(fighter => targetsOf(position, fighter, rulings)) }
}

/** TI-11: nobody moves who is slain or locked; who waits after the first round must be a newcomer. */
function movesOf(position: Battle, fighter: Fighter): string[] {
  if (isSlain(position, fighter) || locked(position, fighter)) return []
  const mayBeNew =
    position.side[fighter] === DEFENDER
      ? position.round === REINFORCEMENT_ROUND
      : [ANGEL, ARCHANGEL].includes(position.type[fighter])
  position.newcomer = mayBeNew ? fighter : NONE
  return labels(reachable(position, fighter))
}

/** TI-13.1a, TI-12: strikes where there is contact, else rangestrikes of the side whose phase it is. */
function targetsOf(position: Battle, striker: Fighter, rulings: Rulings): unknown {
  const melee = strikeTargets(position, striker)
  const ranged = melee.length === 0 && position.side[striker] === position.phasing
  const targets = ranged ? rangestrikeTargets(position, striker, rulings) : melee
  if (targets.length === 0) return null
  const named = targets.map((target): [string, number[]] => {
    return [battleBoard.labels[position.hex[target]], diceAndNumber(position, striker, target, ranged, rulings)]
  })
  return [ranged ? 'range' : 'melee', Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)))]
}

function diceAndNumber(
  position: Battle,
  striker: Fighter,
  target: Fighter,
  ranged: boolean,
  rulings: Rulings,
): number[] {
  if (!ranged) return [strikeDice(position, striker, target), strikeNumber(position, striker, target, rulings)]
  const { dice, number } = rangestrike(position, striker, target, rulings)!
  return [dice, number]
}

/** TI-13.5d: the plain strike and all announcements; a rangestrike never carries (TI-12.1c). */
function carries(question: Reader, position: Battle, fighters: readonly number[], rulings: Rulings): unknown {
  const striker = fighters[question.at('striker').int(0, fighters.length - 1)]
  const aim: Reader = question.at('target')
  const target = fighterAt(position, readHex(aim))
  if (strikeTargets(position, striker).includes(target)) {
    const found = announcements(position, striker, target, rulings).map(({ dice, number, carryTo }) => {
      return [dice, number, labels(carryTo.map(enemy => position.hex[enemy]))]
    })
    return { carries: found }
  }
  const ranged = position.side[striker] === position.phasing && target !== NONE
  const shot = ranged ? rangestrike(position, striker, target, rulings) : undefined
  if (!shot) aim.fault(`there is nobody on ${aim.json} whom this striker can strike`)
  return { carries: [[shot.dice, shot.number, []]] }
}

/** TI-12.4: what can be seen from a hex of an empty map at range 3 and 4. */
export function seen(question: Reader): unknown {
  known(question, 'map', 'from')
  const terrain = terrainNamed(question.at('map').oneOf(TERRAINS))
  const from = readHex(question.at('from'))
  const rulings = readRulings(question)
  const see: Record<string, number> = {}
  const blocked: string[] = []
  for (let to = 0; to < HEXES; to++) {
    const range = battleBoard.distance(from, to) + 1
    if (range < NEAR_RANGE || range > FAR_RANGE) continue
    const brambles = sight(terrain, from, to, rulings)
    if (brambles === undefined) blocked.push(battleBoard.labels[to])
    else see[battleBoard.labels[to]] = brambles
  }
  return { see, blocked }
}

function readBattle(question: Reader): Battle {
  const map = terrainNamed(question.at('map').oneOf(TERRAINS))
  const manoeuvre = question.at('phase').json === 'manoeuvre'
  const entry = question.has('entry') || (manoeuvre && map !== TOWER) ? question.at('entry').oneOf(ENTRIES) : 'bottom'
  const position: Battle = {
    land: NONE,
    map,
    entry: map === TOWER ? BOTTOM : ENTRIES.indexOf(entry),
    phasing: ATTACKER,
    round: question.has('turn') || manoeuvre ? question.at('turn').int(1, LAST_ROUND) : 1,
    type: [],
    side: [],
    hex: [],
    hits: [],
    power: [],
    moved: [],
    struck: [],
    summonWindow: 0,
    reinforcement: 0,
    newcomer: NONE,
    donor: NONE,
  }
  for (const side of [ATTACKER, DEFENDER]) {
    const key = SIDES[side]
    const power = titanPower(readScore(question, `${key}Score`))
    for (const fighter of question.at(key).list()) readFighter(fighter, position, side, power)
    const living = position.type.filter((_, i) => position.side[i] === side && !isSlain(position, i))
    checkSize(question.at(key), living)
  }
  return position
}

/** `[type, hex or null, hits]` */
function readFighter(reader: Reader, position: Battle, side: Side, titan: number): void {
  const parts = reader.list()
  if (parts.length !== 3) reader.fault('a character is [type, hex or null, hits]')
  const type = readType(parts[0])
  const hex = parts[1].json === null ? WAITING : readHex(parts[1])
  const power = type === TITAN ? titan : creatures[type].power
  if (hex !== WAITING) checkHex(parts[1], position, type, hex)
  position.type.push(type)
  position.side.push(side)
  position.hex.push(hex)
  position.hits.push(parts[2].int(0, power))
  position.power.push(power)
  position.moved.push(false)
  position.struck.push(false)
}

function checkHex(reader: Reader, position: Battle, type: Type, hex: Hex): void {
  const label = battleBoard.labels[hex]
  if (fighterAt(position, hex) !== NONE) reader.fault(`two characters stand on ${label}`)
  const ground = groundOf(position.map, hex)
  if (!mayStop(type, ground)) reader.fault(`no ${typeNames[type]} can stand on ${label}, which is ${HAZARDS[ground]}`)
}
