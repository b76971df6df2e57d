import { nearest, type Reader } from '@hexarium/kernel'
import { board } from '../content/board.ts'
import { FOREST, maps } from '../content/maps.ts'
import { ELOWYN_UNIT, groupOf, heroUnits, isMajor, TROOP, wizardUnits } from '../content/types.ts'
import {
  BROKEN,
  DEAD,
  DEAD_AT_START,
  type Entrance,
  GONE,
  type Hex,
  INVADER,
  MARKED,
  NONE,
  OPEN,
  SAFE,
  type Side,
} from '../state.ts'
import { codeOf, ELOWYN_ENDS, type Position } from './places.ts'
import type { WrittenBoard } from './written.ts'

/** Does something with each of a list, told the place it was written in. */
function each<T>(list: readonly T[] | undefined, reader: Reader, act: (item: T, place: Reader) => void): void {
  list?.forEach((item, at) => {
    act(item, reader.list()[at])
  })
}

/** Entrances as `inner-outer`, victory hexes, bridges, dead monsters, breached palisades. */
export function setMarkers(g: Position, meant: WrittenBoard, reader: Reader): void {
  const map = maps[g.map]
  const entrances = (key: 'broken' | 'open' | 'held', act: (entrance: Entrance) => void): void =>
    each(meant[key], reader.at(key), ([one, other], place) => {
      const found = map.entranceAt[board.sideBetween(one, other)]
      const known = map.entrances.map(({ inner, outer }) => `${board.labels[inner]}-${board.labels[outer]}`)
      if (found < 0) place.fault(`there is no gate or door ${place.text()}${nearest(place.text(), known)}`)
      act(found)
    })
  entrances('broken', entrance => (g.entrance[entrance] |= BROKEN))
  entrances('open', entrance => (g.entrance[entrance] |= OPEN))
  entrances('held', entrance => (g.holder[entrance] = INVADER))
  each(meant.destroyed, reader.at('destroyed'), (hex, place) => {
    const number = map.victoryAt[inPlay(g, hex, place)]
    if (number < 0) place.fault(`${place.text()} is worth no victory points`)
    g.destroyed[number] = map.victory[number].points
  })
  each(meant.bridgesGone, reader.at('bridgesGone'), (hex, place) => {
    g.bridge[bridgeOn(g, hex, place)] = GONE
  })
  each(meant.carcasses, reader.at('carcasses'), (hex, place) => g.carcasses.push(inPlay(g, hex, place)))
  for (const [one, other] of meant.breaches ?? []) g.breaches.push(board.sideBetween(one, other))
}

/** A hex where somebody may be. */
export function inPlay(g: Position, hex: Hex, place: Reader): Hex {
  return maps[g.map].terrain[hex] === FOREST ? place.fault(`${place.text()} is forest, where nobody may be`) : hex
}

function bridgeOn(g: Position, hex: Hex, place: Reader): number {
  const number = maps[g.map].bridgeAt[inPlay(g, hex, place)]
  return number < 0 ? place.fault(`${place.text()} is no wooden bridge`) : number
}

/** DR-2.5.7.1, DR-2.5.7.2: a bridge that goes when the unit on it leaves. */
export function markBridges(g: Position, { bridgesMarked }: WrittenBoard, reader: Reader): void {
  each(bridgesMarked, reader.at('bridgesMarked'), (hex, place) => {
    const number = bridgeOn(g, hex, place)
    let burner = g.top[hex]
    while (burner !== NONE && groupOf[burner] !== TROOP && !isMajor(burner)) burner = g.next[burner]
    if (burner === NONE) place.fault(`a troop or a great monster must stand on ${place.text()} to have marked it`)
    g.bridge[number] = MARKED
    g.burner[number] = burner
  })
}

/** Spells that last, each of a wizard who is or was in the game. */
export function setSpells(g: Position, meant: WrittenBoard, reader: Reader): void {
  wizardUnits.forEach((unit, wizard) => {
    const code = codeOf(unit)
    const caster = (key: string): Reader => {
      const place = reader.at(key).at(code)
      return g.wizardOf[wizard] === NONE ? place.fault(`whose is ${code}? Name it under units or fallen`) : place
    }
    for (const key of ['fog', 'whirlwind', 'drifted'] as const) {
      const hex = meant[key]?.[wizard]
      if (hex !== undefined) g[key][wizard] = inPlay(g, hex, caster(key))
    }
    const boost = meant.boost?.[wizard]
    if (!boost) return
    g.boostAt[wizard] = inPlay(g, boost.hex, caster('boost').at('hex'))
    g.boostRadius[wizard] = boost.radius
  })
}

/** Heroes and wizards that are dead, and whose they were. */
export function setFallen(g: Position, { fallen = [] }: WrittenBoard, reader: Reader): void {
  const bury = (unit: number, whose: Side | undefined, of: Side[], number: number): void => {
    if (whose === undefined) return
    const code = codeOf(unit)
    if (g.owner[unit] !== NONE) reader.at('fallen').at(code).fault(`${code} is among the units, so it has not fallen`)
    of[number] = whose
  }
  heroUnits.forEach((unit, number) => {
    bury(unit, fallen[number], g.heroOf, number)
  })
  wizardUnits.forEach((unit, number) => {
    bury(unit, fallen[heroUnits.length + number], g.wizardOf, number)
  })
}

/** By the names of `ELOWYN_ENDS`. */
export const STORIES = [SAFE, DEAD, DEAD_AT_START]

/** Elowyn's story where she is no longer on the map. */
export function endElowyn(g: Position, { elowyn }: WrittenBoard, reader: Reader): void {
  if (elowyn === undefined) return
  if (g.owner[ELOWYN_UNIT] !== NONE) reader.at('elowyn').fault('Elowyn is among the units, so her story is not over')
  g.elowyn = STORIES[ELOWYN_ENDS.indexOf(elowyn)]
}
