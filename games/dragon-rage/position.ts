import { type PositionFormat, Reader, reading } from '@hexarium/kernel'
import { ELOWYN_ENDS } from './answers/markers.ts'
import { codeOf, MAP_NAMES, OWNER_NAMES, type Position, SIDE_NAMES } from './answers/places.ts'
import { BOARD_KEYS, readBoard } from './answers/reading.ts'
import { board, directionNames } from './content/board.ts'
import { maps } from './content/maps.ts'
import { AREAS, areaNames } from './content/monsters.ts'
import { FIRST_MAJOR, FIRST_MONSTER, heroUnits, isMajor, isMonster, UNITS, wizardUnits } from './content/types.ts'
import { PHASES_IN_HALF } from './rules/turn.ts'
import {
  BROKEN,
  type DragonRage,
  GONE,
  type Hex,
  INVADER,
  KILLER,
  LADDER_LEFT,
  MARKED,
  NONE,
  OPEN,
  type Unit,
  WOUNDED,
} from './state.ts'

/** Phases by name, in the order of a half turn. */
const PHASE_NAMES = ['magic', 'reinforcements', 'movement', 'missiles', 'melee'] as const

/**
 * A position is a map with units on it at the start of a phase:
 * `{"map": "esirien", "turn": 3, "side": "city", "phase": "movement", "units": [{"code": "DRG", "hex": "1009", "facing": "N"}, …]}`.
 * Units without a hex wait off the map. Everything else has a sensible default.
 */
export const position: PositionFormat<DragonRage> = {
  read: json => reading(() => readPosition(new Reader(json))),
  write: writePosition,
}

function readPosition(reader: Reader): Position {
  reader.only(
    ...BOARD_KEYS,
    'turn',
    'side',
    'phase',
    'first',
    'goal',
    'graded',
    'lastDamage',
    'lastInside',
    'bonus',
    'late',
  )
  const { g } = readBoard(reader)
  g.chosen = [1, 1]
  g.turn = reader.has('turn') ? reader.at('turn').int(1, 999) : 1
  g.goal = reader.has('goal') ? reader.at('goal').int(1, 99) : maps[g.map].pointsInAll
  g.graded = reader.has('graded') && reader.at('graded').flag() ? 1 : 0
  g.lastDamage = reader.has('lastDamage') ? reader.at('lastDamage').int(0, g.turn) : g.turn - 1
  g.lastInside = reader.has('lastInside') ? reader.at('lastInside').int(0, g.turn) : g.turn - 1
  g.bonus = reader.has('bonus') ? reader.at('bonus').int(-9, 9) : 0
  g.late = reader.has('late') ? reader.at('late').int(0, 99) : 0
  g.first = reader.has('first') ? SIDE_NAMES.indexOf(reader.at('first').oneOf(SIDE_NAMES)) : INVADER
  g.side = reader.has('side') ? SIDE_NAMES.indexOf(reader.at('side').oneOf(SIDE_NAMES)) : g.first
  const phase = reader.has('phase') ? PHASE_NAMES.indexOf(reader.at('phase').oneOf(PHASE_NAMES)) : 0
  g.startAt = (g.side === g.first ? 0 : PHASES_IN_HALF) + phase + 1
  return g
}

/** The JSON that reads back as this position; what units have done this turn is left out. */
function writePosition(g: DragonRage): unknown {
  const map = maps[g.map]
  const side = (number: number) =>
    `${board.labels[map.entrances[number].inner]}-${board.labels[map.entrances[number].outer]}`
  const entrances = (is: (number: number) => boolean) =>
    map.entrances
      .map((_, n) => n)
      .filter(is)
      .map(side)
  const label = (hex: Hex) => board.labels[hex]
  const spell = (places: readonly number[]) =>
    Object.fromEntries(wizardUnits.flatMap((unit, w) => (places[w] < 0 ? [] : [[codeOf(unit), label(places[w])]])))
  const phase = [0, 0, 2, 3, 4, 1, 0][g.phase]
  return {
    map: MAP_NAMES[g.map],
    turn: Math.max(1, g.turn),
    side: SIDE_NAMES[g.side],
    phase: PHASE_NAMES[phase],
    first: SIDE_NAMES[g.first],
    goal: Math.max(1, g.goal),
    graded: g.graded === 1,
    rulings: { ...g.rulings },
    lastDamage: g.lastDamage,
    lastInside: g.lastInside,
    bonus: g.bonus,
    late: g.late,
    units: Array.from({ length: UNITS }, (_, unit) => unit).flatMap(unit => writeUnit(g, unit)),
    broken: entrances(number => (g.entrance[number] & BROKEN) !== 0),
    open: entrances(number => (g.entrance[number] & OPEN) !== 0),
    held: entrances(number => g.holder[number] === INVADER),
    destroyed: map.victory.filter((_, number) => g.destroyed[number] > 0).map(({ hex }) => label(hex)),
    bridgesGone: map.bridges.filter((_, number) => g.bridge[number] === GONE).map(label),
    bridgesMarked: map.bridges.filter((_, number) => g.bridge[number] === MARKED).map(label),
    carcasses: g.carcasses.map(label),
    breaches: g.breaches.map(s => `${label(board.sideHexes[2 * s])}-${label(board.sideHexes[2 * s + 1])}`),
    fog: spell(g.fog),
    whirlwind: spell(g.whirlwind),
    drifted: spell(g.drifted),
    boost: Object.fromEntries(
      wizardUnits.flatMap((unit, w) =>
        g.boostAt[w] < 0 ? [] : [[codeOf(unit), { hex: label(g.boostAt[w]), radius: g.boostRadius[w] }]],
      ),
    ),
    fallen: { ...fallen(g, heroUnits, g.heroOf), ...fallen(g, wizardUnits, g.wizardOf) },
    ...elowynsEnd(g),
  }
}

/** Heroes or wizards that are dead, and whose they were. */
function fallen(g: DragonRage, leaders: readonly number[], sides: readonly number[]): Record<string, string> {
  const dead = leaders.flatMap((unit, number) =>
    g.owner[unit] === NONE && sides[number] !== NONE ? [[codeOf(unit), SIDE_NAMES[sides[number]]]] : [],
  )
  return Object.fromEntries(dead)
}

function elowynsEnd(g: DragonRage): { elowyn?: string } {
  const end = Object.entries(ELOWYN_ENDS).find(([, story]) => story === g.elowyn)
  return end ? { elowyn: end[0] } : {}
}

function writeUnit(g: DragonRage, unit: Unit): object[] {
  if (g.owner[unit] === NONE) return []
  const wizard = wizardUnits.indexOf(unit)
  return [
    {
      code: codeOf(unit),
      ...(g.at[unit] >= 0 ? { hex: board.labels[g.at[unit]] } : {}),
      side: OWNER_NAMES[g.owner[unit]],
      ...(isMajor(unit) ? { facing: directionNames[g.facing[unit]], fires: g.fires[unit - FIRST_MAJOR] } : {}),
      ...(g.flying[unit] ? { flying: true } : {}),
      ...(isMonster(unit) ? { damage: writeDamage(g, unit) } : {}),
      ...(g.marks[unit] & WOUNDED ? { wounded: true } : {}),
      ...(g.marks[unit] & KILLER ? { killer: true } : {}),
      ...(g.marks[unit] & LADDER_LEFT ? { climbed: true } : {}),
      ...(wizard >= 0 ? { spellPoints: g.spellPoints[wizard] } : {}),
    },
  ]
}

function writeDamage(g: DragonRage, unit: Unit): number | Record<string, number> {
  const slot = (unit - FIRST_MONSTER) * AREAS
  if (!isMajor(unit)) return g.damage[slot]
  return Object.fromEntries(areaNames.map((name, area) => [name, g.damage[slot + area]]))
}
