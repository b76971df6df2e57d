import { groupOf, TROOP } from '../content/types.ts'
import { act, ask, decision, procedure, tell, when } from '../events.ts'
import { CITY, type DragonRage, type Hex, NONE, type Unit } from '../state.ts'
import { isFree, unitsOn } from '../units.ts'
import { arrive } from './arrival.ts'
import { endMove, heroWith, tryToClimb, waysOut } from './breaking.ts'

/** A climb: who, where to, and whether the roll was good. */
type Here = { unit: Unit; to: Hex; won: boolean }

/** DR-2.5.3.1d: a lone hero or wizard in the way is moved one hex by the city. */
export const giveWay = decision({
  name: 'giveWay',
  rule: 'DR-2.5.3.1d',
  auto: true,
  seat: (g, _here: Here) => g.seatOf[CITY],
  offer(g, here, can) {
    for (const hex of waysOut(g, here.to)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      const person = unitsOn(g, here.to).find(unit => g.owner[unit] === CITY)!
      tell(g, 'gaveWay', person, hex)
      arrive(g, person, hex)
    },
  },
  cannot: { hex: (g, here, hex) => (waysOut(g, here.to).includes(hex) ? undefined : 'DR-2.5.3.1d') },
})

/** DR-2.5.3.1: the roll, who makes room, and the climb itself. */
export const climbing = procedure<Here>(
  'climbing',
  'DR-2.5.3.1',
  act(rollToClimb),
  when(somebodyIsInTheWay, ask(giveWay)),
  when(hasWon, act(climbOver)),
)

function rollToClimb(g: DragonRage, here: Here): void {
  here.won = tryToClimb(g, here.unit, here.to)
}

function somebodyIsInTheWay(g: DragonRage, here: Here): boolean {
  return here.won && !isFree(g, here.to)
}

function hasWon(_g: DragonRage, here: Here): boolean {
  return here.won
}

/** DR-2.5.3.1e: across at once; a hero goes with the troop he leads. */
function climbOver(g: DragonRage, here: Here): void {
  const hero = groupOf[here.unit] === TROOP ? heroWith(g, here.unit) : NONE
  arrive(g, here.unit, here.to)
  if (hero === NONE || g.core.result) return
  arrive(g, hero, here.to)
  endMove(g, hero)
}
