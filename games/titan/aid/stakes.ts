import type { Seat, Stake } from '@hexarium/kernel'
import { TITAN } from '../content/creatures.ts'
import { legionsOf, piecesOf } from '../legions.ts'
import { isSlain } from '../rules/battlefield.ts'
import { seatOf } from '../rules/sides.ts'
import type { Titan, Type } from '../state.ts'

/** What a player could lose: his Titan, and with it the game (TI-19), and his characters by type. */
export function stakes(g: Titan, seat: Seat): Stake[] {
  const fallen = slain(g, seat)
  if (fallen.includes(TITAN)) return [] // TI-1.1a: everything is lost with it
  const own = legionsOf(g, seat).flatMap(legion => piecesOf(g, legion))
  for (const type of fallen) own.splice(own.indexOf(type), 1)
  return own.map(type => (type === TITAN ? { key: 'titan', args: [] } : { key: 'character', args: [type] }))
}

/** TI-13.6a: the slain stay until the strikes are over, but they are lost already. */
function slain(g: Titan, seat: Seat): Type[] {
  const { battle } = g
  if (!battle) return []
  return battle.type.filter(
    (_, fighter) => battle.hex[fighter] >= 0 && seatOf(g, battle.side[fighter]) === seat && isSlain(battle, fighter),
  )
}
