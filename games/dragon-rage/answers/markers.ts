import { nearest, type Reader } from '@hexarium/kernel'
import { board } from '../content/board.ts'
import { maps } from '../content/maps.ts'
import { BOOST_RADIUS } from '../content/spells.ts'
import { ELOWYN_UNIT, heroUnits, wizardUnits } from '../content/types.ts'
import { BROKEN, DEAD, DEAD_AT_START, GONE, INVADER, MARKED, NONE, OPEN, SAFE, type Wizard } from '../state.ts'
import { codeOf, type Position, readHex, SIDE_NAMES } from './places.ts'

/** Entrances as `inner-outer`, victory hexes, bridges, dead monsters, breached palisades. */
export function readMarkers(g: Position, reader: Reader): void {
  const map = maps[g.map]
  const each = (key: string, read: (item: Reader) => void): void => {
    if (reader.has(key)) reader.at(key).list().forEach(read)
  }
  each('broken', item => (g.entrance[readEntrance(g, item)] |= BROKEN))
  each('open', item => (g.entrance[readEntrance(g, item)] |= OPEN))
  each('held', item => (g.holder[readEntrance(g, item)] = INVADER))
  each('destroyed', item => {
    const number = map.victoryAt[readHex(g, item)]
    if (number < 0) item.fault(`${item.text()} is worth no victory points`)
    g.destroyed[number] = map.victory[number].points
  })
  each('bridgesGone', item => {
    const number = map.bridgeAt[readHex(g, item)]
    if (number < 0) item.fault(`${item.text()} is no wooden bridge`)
    g.bridge[number] = GONE
  })
  each('carcasses', item => g.carcasses.push(readHex(g, item)))
  each('breaches', item => g.breaches.push(readSide(item)))
}

function readSide(reader: Reader): number {
  const [one, other] = reader.text().split('-')
  const side =
    board.find(one ?? '') >= 0 && board.find(other ?? '') >= 0
      ? board.sideBetween(board.hex(one), board.hex(other))
      : -1
  if (side < 0) reader.fault(`two adjacent hexes are wanted, such as 0606-0707, this is ${reader.text()}`)
  return side
}

function readEntrance(g: Position, reader: Reader): number {
  const number = maps[g.map].entranceAt[readSide(reader)]
  const known = maps[g.map].entrances.map(({ inner, outer }) => `${board.labels[inner]}-${board.labels[outer]}`)
  if (number < 0) reader.fault(`there is no gate or door ${reader.text()}${nearest(reader.text(), known)}`)
  return number
}

/** `"fog": {"WZD_HUMAN": "1010"}`, the same for whirlwinds and those that have drifted, and `"boost": {"WZD_ORC": {"hex": "1508", "radius": 2}}`. */
export function readSpells(g: Position, reader: Reader, wizard: Wizard, code: string): void {
  for (const key of ['fog', 'whirlwind', 'drifted', 'boost'] as const) {
    if (!reader.has(key)) continue
    reader.at(key).only(...wizardUnits.map(codeOf))
    if (!reader.at(key).has(code)) continue
    const spell = reader.at(key).at(code)
    if (g.wizardOf[wizard] === NONE) spell.fault(`whose is ${code}? Name it under units or fallen`)
    if (key === 'boost') readBoost(g, wizard, spell)
    else g[key][wizard] = readHex(g, spell)
  }
}

function readBoost(g: Position, wizard: Wizard, reader: Reader): void {
  reader.only('hex', 'radius')
  g.boostAt[wizard] = readHex(g, reader.at('hex'))
  g.boostRadius[wizard] = reader.at('radius').int(0, BOOST_RADIUS)
}

/** Heroes and wizards that are dead, and whose they were: `"fallen": {"HERO_HUMAN": "city"}`. */
export function readFallen(g: Position, reader: Reader): void {
  const leaders = [...heroUnits, ...wizardUnits]
  reader.only(...leaders.map(codeOf))
  for (const [code, side] of reader.entries()) {
    const unit = leaders.find(leader => codeOf(leader) === code)!
    if (g.owner[unit] !== NONE) side.fault(`${code} is among the units, so it has not fallen`)
    const whose = SIDE_NAMES.indexOf(side.oneOf(SIDE_NAMES))
    const hero = heroUnits.indexOf(unit)
    if (hero >= 0) g.heroOf[hero] = whose
    else g.wizardOf[wizardUnits.indexOf(unit)] = whose
  }
}

/** Elowyn's story where she is no longer on the map. */
export const ELOWYN_ENDS = { safe: SAFE, dead: DEAD, deadAtStart: DEAD_AT_START } as const

export function readElowyn(g: Position, reader: Reader): void {
  if (g.owner[ELOWYN_UNIT] !== NONE) reader.fault('Elowyn is among the units, so her story is not over')
  g.elowyn = ELOWYN_ENDS[reader.oneOf(['safe', 'dead', 'deadAtStart'])]
}

/** DR-2.5.7.1, DR-2.5.7.2: a bridge that goes when the unit on it leaves. */
export function readMarkedBridge(g: Position, reader: Reader): void {
  const hex = readHex(g, reader)
  const number = maps[g.map].bridgeAt[hex]
  if (number < 0) reader.fault(`${reader.text()} is no wooden bridge`)
  const burner = g.top[hex]
  if (burner === NONE) reader.fault(`somebody must stand on ${reader.text()} to have marked it`)
  g.bridge[number] = MARKED
  g.burner[number] = burner
}
