import { type Outcome, type PositionFormat, Reader, reading } from '@hexarium/kernel'
import { emptyBattle } from '../begin.ts'
import { battles } from '../content/armies/battles.ts'
import { groundOf } from '../content/board/ground.ts'
import { planOf } from '../content/expert/scars.ts'
import { hangDoors } from '../rules/buildings/walls.ts'
import { standing } from '../rules/victory.ts'
import { expert, full, introduction, isFormer, standard } from '../settings.ts'
import { type Demonworld, NONE, type Rules } from '../state.ts'
import { BATTLE_MAGIC_KEYS, readBattleMagic, writeBattleMagic } from './magic.ts'
import { readScars, SCAR_KEYS, writeScars } from './scars.ts'
import { readUnits } from './units.ts'
import { writeUnit } from './write.ts'

/** A state as a position holds it, without the kernel's share. */
export type Field = Omit<Demonworld, 'core'>

/** The phases a position can begin with. */
export const PHASES = ['setUp', 'orders', 'firstFire', 'movement', 'secondFire', 'melee', 'rally', 'magic'] as const
const EDGES = ['north', 'south', 'west', 'east'] as const
const GOALS = battles.map(({ id }) => id)

/**
 * A position begins a phase of a round:
 * `{"map": "1 2", "rules": "standard", "phase": "movement", "units": [{"card": "nobleFoot", "side": 0, "facing": 4,
 * "elements": "1/C5 1/C6 1/C7", "order": "A"}, …]}`. `map` is a layout of sheets (`bare 1 2` without terrain) or
 * `field 12`, a bare field whose fields are named `q,r`; changes follow a bar: `field 12|0,1=wood 0,0-1,0=hedge`.
 */
export const position: PositionFormat<Demonworld> = {
  read: (json, version) => reading(() => readPosition(new Reader(json), version)),
  write: g => ({
    map: planOf(g.map),
    battle: GOALS[g.battle],
    rules: { ...g.rules },
    round: g.round,
    rounds: g.lastRound,
    phase: PHASES[g.phase],
    edges: g.edge.map(edge => EDGES[edge]),
    ...(g.doors.length > 0 ? { doors: g.doors.map(door => DOORS[door]) } : {}),
    ...writeBattleMagic(g),
    ...writeScars(g),
    units: g.card.map((_, unit) => writeUnit(g, unit)),
  }),
}

type Position = ReturnType<PositionFormat<Demonworld>['read']> extends Outcome<infer P> ? P : never

function readPosition(reader: Reader, version?: string): Position {
  reader.only(
    'map',
    'battle',
    'rules',
    'round',
    'rounds',
    'phase',
    'edges',
    'doors',
    'units',
    ...BATTLE_MAGIC_KEYS,
    ...SCAR_KEYS,
  )
  const battle = reader.has('battle') ? GOALS.indexOf(reader.at('battle').oneOf(GOALS)) : 0
  const rules = reader.has('rules') ? readRules(reader.at('rules')) : { ...standard }
  if (isFormer(version)) rules.asBefore = true
  const g: Field = emptyBattle(rules, battle)
  if (reader.has('map')) readMap(g, reader.at('map'))
  readDoors(g, reader)
  g.round = reader.has('round') ? reader.at('round').int(1, 999) - 1 : 0
  g.lastRound = reader.has('rounds') ? reader.at('rounds').int(0, 999) : 0
  g.resume = reader.has('phase') ? PHASES.indexOf(reader.at('phase').oneOf(PHASES)) : 1
  if (reader.has('edges'))
    g.edge = reader
      .at('edges')
      .list()
      .map(edge => EDGES.indexOf(edge.oneOf(EDGES)))
  if (g.edge.length !== 2) reader.at('edges').fault('two edges are wanted, one for each side')
  readScars(g, reader)
  if (reader.has('units')) readUnits(g, reader.at('units'))
  readBattleMagic(g, reader)
  g.left = standing(g as Demonworld, 0) + standing(g as Demonworld, 1)
  return g
}

const LEVELS = { introduction, standard, expert, full }

function readRules(reader: Reader): Rules {
  if (typeof reader.json === 'string') {
    return { ...LEVELS[reader.oneOf(Object.keys(LEVELS)) as keyof typeof LEVELS] }
  }
  const rules = { ...standard }
  reader.only(...Object.keys(rules))
  for (const [name, value] of reader.entries()) {
    rules[name as keyof Rules] = typeof value.json === 'boolean' ? value.flag() : value.int(0, 1) === 1
  }
  return rules
}

const DOORS = ['closed', 'open', 'broken'] as const

/** DW-XXIV.3: the doors of the buildings, one by one; without a word they are as the ground has them. */
function readDoors(g: Field, reader: Reader): void {
  hangDoors(g)
  if (!reader.has('doors')) return
  const words = reader.at('doors').list()
  if (words.length !== g.doors.length) reader.at('doors').fault(`this map has ${g.doors.length} doors`)
  words.forEach((word, door) => {
    g.doors[door] = DOORS.indexOf(word.oneOf(DOORS))
  })
}

function readMap(g: Field, reader: Reader): void {
  const map = reader.text()
  try {
    g.on = new Array<number>(groundOf(map).board.size).fill(NONE)
  } catch (error) {
    reader.fault(`this is no map: ${(error as Error).message}`)
  }
  g.map = map
}
