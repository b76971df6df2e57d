import { type PositionFormat, Reader, reading } from '@hexarium/kernel'
import { emptyBattle } from '../begin.ts'
import { groundOf } from '../content/board/ground.ts'
import { zoneOf } from '../rules/armies/zone.ts'
import { hangDoors } from '../rules/buildings/walls.ts'
import { standing } from '../rules/victory.ts'
import { readAs } from '../settings.ts'
import { type Demonworld, NONE, SET_UP } from '../state.ts'
import { setItems } from './magic.ts'
import { setScars } from './scars.ts'
import { setUnits } from './units.ts'
import { positionOf } from './write.ts'
import { unit, type Written, written } from './written.ts'

/** A state as a position holds it, without the kernel's share. */
export type Field = Omit<Demonworld, 'core'>

/**
 * A position begins a phase of a round:
 * `{"map": "1 2", "rules": "standard", "phase": "movement", "units": [{"card": "nobleFoot", "side": 0, "facing": 4,
 * "elements": "1/C5 1/C6 1/C7", "order": "A"}, …]}`. All keys are in README.md.
 */
export const position: PositionFormat<Demonworld> = {
  read: (json, version) => reading(() => laidOut(new Reader(json), version)),
  write: g => written.write(positionOf(g)),
  tables: () => [written, unit].map(({ table }) => table()),
}

function laidOut(reader: Reader, version?: string): Field {
  const meant = written.read(reader)
  const g: Field = emptyBattle(readAs(meant.rules, version), meant.battle)
  if (meant.map !== undefined) setMap(g, meant.map, reader.at('map'))
  setDoors(g, meant, reader)
  g.round = meant.round - 1
  g.lastRound = meant.rounds
  g.quietRounds = meant.quiet
  g.resume = meant.phase
  if (meant.edges) g.edge = meant.edges
  setScars(g, meant, reader)
  setUnits(g, meant.units, reader)
  if (meant.phase === SET_UP) checkZones(g, reader.at('units'))
  setItems(g, meant)
  g.left = standing(g as Demonworld, 0) + standing(g as Demonworld, 1)
  return g
}

/** DW-XVI.12: who deploys unseen meets nobody, so nobody may stand where the other side deploys. */
function checkZones(g: Field, reader: Reader): void {
  for (const side of [0, 1])
    for (const hex of zoneOf(g, side)) {
      const element = g.on[hex]
      if (element !== NONE && g.owner[g.origin[element]] !== side)
        reader.fault(
          `while armies are set up, nobody stands where the enemy deploys: ${groundOf(g.map).board.labels[hex]}`,
        )
    }
}

function setMap(g: Field, map: string, reader: Reader): void {
  try {
    g.on = new Array<number>(groundOf(map).board.size).fill(NONE)
  } catch (error) {
    reader.fault(`this is no map: ${(error as Error).message}`)
  }
  g.map = map
}

/** DW-XXIV.3: the doors of the buildings, one by one; without a word they are as the ground has them. */
function setDoors(g: Field, { doors }: Written, reader: Reader): void {
  hangDoors(g)
  if (!doors) return
  if (doors.length !== g.doors.length)
    reader.at('doors').fault(`as many doors are wanted as this map has: ${g.doors.length}`)
  g.doors = doors
}
