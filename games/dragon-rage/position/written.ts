import { as, type Codec, flag, key, keys, listOf, maybe, named, type Reader, text, whole, word } from '@hexarium/kernel'
import { board, directionNames } from '../content/board.ts'
import { areaNames } from '../content/monsters.ts'
import { STANDARD_RULINGS } from '../content/rulings.ts'
import { BOOST_RADIUS } from '../content/spells.ts'
import { heroUnits, types, wizardUnits } from '../content/types.ts'
import type { Hex, Rulings, Side, Unit } from '../state.ts'
import { codeOf, ELOWYN_ENDS, MAP_NAMES, OWNER_NAMES, PHASE_NAMES, SIDE_NAMES } from './places.ts'

/** A hex by its printed name. */
export const hex = as(
  text,
  (name, reader): Hex => {
    const found = board.find(name)
    return found < 0 ? reader.fault(`${name} is not on the map, which has 0101 to 2517`) : found
  },
  at => board.labels[at],
)

/** A hexside by the hexes it parts, of an entrance the inner one first: `0606-0707`. */
export type Border = readonly [Hex, Hex]

const border = as(
  text,
  (name, reader): Border => {
    const [one, other] = name.split('-').map(label => board.find(label))
    if (one >= 0 && other >= 0 && board.sideBetween(one, other) >= 0) return [one, other]
    return reader.fault(`two adjacent hexes are wanted, such as 0606-0707, this is ${name}`)
  },
  hexes => hexes.map(at => board.labels[at]).join('-'),
)

/** Something for each of some counters, under their codes; undefined where nothing is said. */
function byCode<T>(units: readonly Unit[], item: Codec<T>): Codec<(T | undefined)[]> {
  return {
    read(reader) {
      reader.only(...units.map(codeOf))
      return units.map(unit => (reader.has(codeOf(unit)) ? item.read(reader.at(codeOf(unit))) : undefined))
    },
    write: values =>
      Object.fromEntries(
        units.flatMap((unit, at) => {
          const value = values[at]
          return value === undefined ? [] : [[codeOf(unit), item.write(value)]]
        }),
      ),
  }
}

/** Section E of the digest: `{"giantMissileNeed": 5, "fogClimb": true}`; a switch may be written 1 or 0, too. */
const rulings: Codec<Partial<Rulings>> = {
  read: reader =>
    Object.fromEntries(
      [...reader.only(...Object.keys(STANDARD_RULINGS)).entries()].map(([name, value]) => [
        name,
        readRuling(name, value),
      ]),
    ),
  write: values =>
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => STANDARD_RULINGS[name as keyof Rulings] !== value),
    ),
}

function readRuling(name: string, value: Reader): number | boolean {
  if (name === 'giantMissileNeed') return value.int(5, 6)
  return typeof value.json === 'boolean' ? value.json : value.int(0, 1) === 1
}

/** `{"head": 3, "legs": 6}` for a major monster, a number for a minor one: which of them is right depends on the unit. */
const damage: Codec<number | Record<string, number>> = {
  read: reader => (typeof reader.json === 'number' ? reader.int(0, 999) : areasOf(reader)),
  write: value => value,
}

function areasOf(reader: Reader): Record<string, number> {
  return Object.fromEntries(
    reader
      .only(...areaNames)
      .entries()
      .map(([area, points]) => [area, points.int(0, 999)]),
  )
}

/** A unit. Codes are the digest's; HERO, WZD and ELM stand for whichever belongs to the side on this map. */
export const unit = keys({
  code: key(
    word(...types.map(({ code }) => code), 'HERO', 'WZD', 'ELM'),
    'its code in the digest; `HERO`, `WZD` and `ELM` are those of its side',
  ),
  hex: maybe(hex, 'where it stands', undefined, 'it waits off the map'),
  side: maybe(named(OWNER_NAMES), OWNER_NAMES.map(name => `\`${name}\``).join(', '), undefined, 'invader'),
  facing: maybe(named(directionNames), directionNames.map(name => `\`${name}\``).join(', '), undefined, '`SE`'),
  fires: maybe(whole(0, 9), 'how often a dragon has breathed fire', undefined, '0'),
  flying: maybe(flag, 'in the air', false),
  damage: maybe(damage, 'to a monster: a number, or `{"head": 3, "legs": 6}`', undefined, 'none'),
  wounded: maybe(flag, 'a hero or wizard', false),
  killer: maybe(flag, 'has killed a monster', false),
  climbed: maybe(flag, 'has left its ladder', false),
  spellPoints: maybe(whole(0, 99), 'a wizard’s', undefined, 'all'),
})

/** What a map with units on it is described by; calculators ask about one, too. */
export const boardKeys = {
  map: maybe(named(MAP_NAMES), MAP_NAMES.map(name => `\`${name}\``).join(', '), undefined, '`esirien`'),
  units: maybe(listOf(unit), 'see below', undefined, 'none'),
  broken: maybe(listOf(border), 'entrances that are broken: `["0707-0606"]`', undefined, 'none'),
  open: maybe(listOf(border), 'entrances that are open', undefined, 'none'),
  held: maybe(listOf(border), 'entrances the invader holds', undefined, 'none'),
  destroyed: maybe(listOf(hex), 'victory hexes destroyed', undefined, 'none'),
  bridgesGone: maybe(listOf(hex), 'wooden bridges that are gone', undefined, 'none'),
  bridgesMarked: maybe(listOf(hex), 'wooden bridges that go when the unit on them leaves', undefined, 'none'),
  carcasses: maybe(listOf(hex), 'hexes closed by dead monsters', undefined, 'none'),
  breaches: maybe(listOf(border), 'palisades broken by a serpent', undefined, 'none'),
  fog: maybe(byCode<Hex>(wizardUnits, hex), '`{"WZD_HUMAN": "1508"}`', undefined, 'none'),
  whirlwind: maybe(byCode<Hex>(wizardUnits, hex), 'the same', undefined, 'none'),
  drifted: maybe(byCode<Hex>(wizardUnits, hex), 'whirlwinds that have drifted', undefined, 'none'),
  boost: maybe(
    byCode(wizardUnits, keys({ hex: key(hex, ''), radius: key(whole(0, BOOST_RADIUS), '') })),
    '`{"WZD_ORC": {"hex": "1508", "radius": 2}}`',
    undefined,
    'none',
  ),
  rulings: maybe(rulings, 'as in the settings', undefined, 'the standard'),
  fallen: maybe(
    byCode<Side>([...heroUnits, ...wizardUnits], named(SIDE_NAMES)),
    'dead heroes and wizards, and whose they were: `{"HERO_HUMAN": "city"}`',
    undefined,
    'none',
  ),
  elowyn: maybe(
    word(...ELOWYN_ENDS),
    `her story once she has left the map: ${ELOWYN_ENDS.map(end => `\`${end}\``).join(', ')}`,
    undefined,
    'she is among the units, or not in the game',
  ),
}

/** A map with units on it, as a question describes it beside what it asks. */
export const onBoard = keys(boardKeys)

/** A position: a map with units on it at the start of a phase. */
export const written = keys({
  ...boardKeys,
  turn: maybe(whole(1, 999), 'the number of the turn', undefined, '1'),
  side: maybe(named(SIDE_NAMES), 'whose half of the turn it is', undefined, '`first`'),
  phase: maybe(named(PHASE_NAMES), PHASE_NAMES.map(name => `\`${name}\``).join(', '), undefined, '`magic`'),
  first: maybe(named(SIDE_NAMES), 'who has the first half', undefined, '`invader`'),
  goal: maybe(whole(1, 99), 'points the invader must destroy', undefined, 'all there are'),
  graded: maybe(flag, 'play goes on past the goal', undefined, 'false'),
  lastDamage: maybe(whole(0, 999), 'the last turn with damage', undefined, 'the turn before'),
  lastInside: maybe(whole(0, 999), 'the last with an invader inside the walls', undefined, 'the turn before'),
  bonus: maybe(whole(-9, 9), 'points besides', undefined, '0'),
  late: maybe(whole(0, 99), 'reinforcements that wait for a free hex', undefined, '0'),
})

export type Written = ReturnType<typeof written.read>
export type WrittenBoard = ReturnType<typeof onBoard.read>
export type WrittenUnit = ReturnType<typeof unit.read>
