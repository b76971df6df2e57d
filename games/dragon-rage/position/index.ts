import { type PositionFormat, Reader, reading } from '@hexarium/kernel'
import { board } from '../content/board.ts'
import { maps } from '../content/maps.ts'
import { AREAS, areaNames } from '../content/monsters.ts'
import { FIRST_MAJOR, FIRST_MONSTER, heroUnits, isMajor, isMonster, wizardUnits } from '../content/types.ts'
import { PHASES_IN_HALF } from '../rules/turn.ts'
import {
  BROKEN,
  type DragonRage,
  type Entrance,
  GONE,
  type Hex,
  INVADER,
  KILLER,
  LADDER_LEFT,
  MARKED,
  NONE,
  OPEN,
  type Side,
  type Unit,
  WOUNDED,
} from '../state.ts'
import { setBoard } from './board.ts'
import { STORIES } from './markers.ts'
import { codeOf, ELOWYN_ENDS, type Position } from './places.ts'
import { type Border, unit, type Written, type WrittenUnit, written } from './written.ts'

/**
 * A position is a map with units on it at the start of a phase:
 * `{"map": "esirien", "turn": 3, "side": "city", "phase": "movement", "units": [{"code": "DRG", "hex": "1009", "facing": "N"}, …]}`.
 * Units without a hex wait off the map. Everything else has a sensible default; all keys are in README.md.
 */
export const position: PositionFormat<DragonRage> = {
  read: (json, rules) => reading(() => laidOut(new Reader(json), rules)),
  write: g => written.write(positionOf(g)),
  tables: () => [written, unit].map(({ table }) => table()),
}

function laidOut(reader: Reader, rules?: string): Position {
  const meant = written.read(reader)
  const { g } = setBoard(meant, reader, undefined, rules)
  const { turn = 1, first = INVADER, phase = 0 } = meant
  g.chosen = [true, true]
  g.turn = turn
  g.goal = meant.goal ?? maps[g.map].pointsInAll
  g.graded = meant.graded ?? false
  g.lastDamage = meant.lastDamage === undefined ? turn - 1 : reader.at('lastDamage').int(0, turn)
  g.lastInside = meant.lastInside === undefined ? turn - 1 : reader.at('lastInside').int(0, turn)
  g.bonus = meant.bonus ?? 0
  g.late = meant.late ?? 0
  g.first = first
  g.side = meant.side ?? first
  g.startAt = (g.side === first ? 0 : PHASES_IN_HALF) + phase + 1
  return g
}

/** By phase of the state: its place in `PHASE_NAMES`. */
const PHASE = [0, 0, 2, 3, 4, 1, 0]

/** What reads back as this position; what units have done this turn is left out. */
function positionOf(g: DragonRage): Written {
  const map = maps[g.map]
  const entrances = (is: (entrance: Entrance) => boolean) =>
    map.entrances.flatMap(({ inner, outer }, n): Border[] => (is(n) ? [[inner, outer]] : []))
  const places = (hexes: readonly Hex[]) => hexes.map(at => (at < 0 ? undefined : at))
  const dead = (units: readonly Unit[], sides: readonly Side[]) =>
    units.map((unit, n) => (g.owner[unit] === NONE && sides[n] !== NONE ? sides[n] : undefined))
  return {
    map: g.map,
    turn: Math.max(1, g.turn),
    side: g.side,
    phase: PHASE[g.phase],
    first: g.first,
    goal: Math.max(1, g.goal),
    graded: g.graded,
    rulings: g.rulings,
    lastDamage: g.lastDamage,
    lastInside: g.lastInside,
    bonus: g.bonus,
    late: g.late,
    units: g.owner.flatMap((owner, unit) => (owner === NONE ? [] : [unitOf(g, unit)])),
    broken: entrances(entrance => (g.entrance[entrance] & BROKEN) !== 0),
    open: entrances(entrance => (g.entrance[entrance] & OPEN) !== 0),
    held: entrances(entrance => g.holder[entrance] === INVADER),
    destroyed: map.victory.flatMap(({ hex }, n) => (g.destroyed[n] > 0 ? [hex] : [])),
    bridgesGone: map.bridges.filter((_, n) => g.bridge[n] === GONE),
    bridgesMarked: map.bridges.filter((_, n) => g.bridge[n] === MARKED),
    carcasses: g.carcasses,
    breaches: g.breaches.map((side): Border => [board.sideHexes[2 * side], board.sideHexes[2 * side + 1]]),
    fog: places(g.fog),
    whirlwind: places(g.whirlwind),
    drifted: places(g.drifted),
    boost: g.boostAt.map((hex, wizard) => (hex < 0 ? undefined : { hex, radius: g.boostRadius[wizard] })),
    fallen: [...dead(heroUnits, g.heroOf), ...dead(wizardUnits, g.wizardOf)],
    elowyn: ELOWYN_ENDS[STORIES.indexOf(g.elowyn)],
  }
}

function unitOf(g: DragonRage, unit: Unit): WrittenUnit {
  const wizard = wizardUnits.indexOf(unit)
  return {
    code: codeOf(unit),
    hex: g.at[unit] >= 0 ? g.at[unit] : undefined,
    side: g.owner[unit],
    facing: isMajor(unit) ? g.facing[unit] : undefined,
    fires: isMajor(unit) ? g.fires[unit - FIRST_MAJOR] : undefined,
    flying: g.flying[unit],
    damage: isMonster(unit) ? damageOf(g, unit) : undefined,
    wounded: (g.marks[unit] & WOUNDED) !== 0,
    killer: (g.marks[unit] & KILLER) !== 0,
    climbed: (g.marks[unit] & LADDER_LEFT) !== 0,
    spellPoints: wizard >= 0 ? g.spellPoints[wizard] : undefined,
  }
}

function damageOf(g: DragonRage, unit: Unit): number | Record<string, number> {
  const slot = (unit - FIRST_MONSTER) * AREAS
  if (!isMajor(unit)) return g.damage[slot]
  return Object.fromEntries(areaNames.map((name, area) => [name, g.damage[slot + area]]))
}
