import type { Note, Seat } from '@hexarium/kernel'
import { TITAN } from '../content/creatures.ts'
import { LANDS, TELEPORT_ROLL } from '../content/masterboard.ts'
import { countOf, hasLord } from '../legions.ts'
import { hexesIn, reachableSet } from '../rules/battlefield.ts'
import { walks } from '../rules/masterboard.ts'
import { occupation } from '../rules/occupation.ts'
import { cannotTitanTeleport, cannotTowerTeleport, titanTeleports, towerTeleports } from '../rules/teleport.ts'
import { characterGlyphs } from '../scene/glyphs.ts'
import { GONE, type Land, MARKERS, type Marker, MOVEMENT, NONE, type Titan } from '../state.ts'
import { mustersIn } from './notes.ts'

/** Where a piece could come to: a legion with each roll of the die, a fighter in one move. */
export function plan(g: Titan, seat: Seat, piece: string): Note[] {
  const [kind, number] = piece.split(':') as [string, string]
  const id = Number(number)
  if (kind === 'legion' && id < MARKERS && g.at[id] !== NONE) return journeys(g, seat, id)
  const fights = kind === 'fighter' && g.battle !== null && (g.battle.hex[id] ?? GONE) !== GONE
  return fights ? hexesIn(reachableSet(g.battle!, id)).map(hex => ({ at: `hex:${hex}`, key: 'steps', args: [] })) : []
}

/**
 * TI-7.4f, TI-8: every land with the rolls that lead there; a teleport shows as T. Where the roll is known and it has still to move,
 * only what that leads to. What it could muster if it is his.
 */
function journeys(g: Titan, seat: Seat, legion: Marker): Note[] {
  const from = g.at[legion]
  const owner = g.holder[legion]
  const standing = occupation(g, owner, legion)
  const rolls: number[][] = Array.from({ length: LANDS }, () => [])
  const known = isRolledFor(g, legion) ? g.roll : NONE
  for (const roll of known === NONE ? ROLLS : [known])
    for (const land of walks(from, roll, standing).lands.toArray()) rolls[land].push(roll)
  const mayTeleport = seat === owner && (known === NONE || (known === TELEPORT_ROLL && !g.teleported))
  const flights = mayTeleport ? teleportsOf(g, legion, standing) : []
  return rolls.flatMap((list, land): Note[] => {
    const teleports = flights.includes(land)
    if (list.length === 0 && !teleports) return []
    const types = seat === owner ? mustersIn(g, legion, land) : []
    const short = [...list, ...(teleports ? ['T'] : [])].join(' ')
    const glyphs = types.map(type => characterGlyphs[type])
    return [
      { at: `land:${land}`, short, glyphs, key: 'journey', args: [teleports ? 1 : 0, list.length, ...list, ...types] },
    ]
  })
}

const ROLLS = [1, 2, 3, 4, 5, 6]

/** TI-6.2b: true if the roll of this turn is the one it moves by. */
function isRolledFor(g: Titan, legion: Marker): boolean {
  return g.phase === MOVEMENT && g.roll > 0 && g.holder[legion] === g.mover && g.moved[legion] === 0
}

/** TI-8.1a, TI-8.2a: where a six could take it. */
function teleportsOf(g: Titan, legion: Marker, standing: ArrayLike<number>): Land[] {
  const from = g.at[legion]
  const towers = cannotTowerTeleport(from, TELEPORT_ROLL, hasLord(g, legion)) ? [] : towerTeleports(from, standing)
  const score = g.score[g.holder[legion]]
  const far = cannotTitanTeleport(TELEPORT_ROLL, countOf(g, legion, TITAN) > 0, score) ? [] : titanTeleports(standing)
  return [...towers, ...far]
}
