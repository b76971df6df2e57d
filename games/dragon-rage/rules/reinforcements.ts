import type { RuleId } from '@hexarium/kernel'
import { ESIRIEN } from '../content/maps.ts'
import { REINFORCEMENTS } from '../content/scenarios.ts'
import { firstOf, GOB, INF, MIL, ORC, types } from '../content/types.ts'
import { act, ask, decision, loop, procedure, tell } from '../events.ts'
import { AS_PRINTED, CITY, type DragonRage, type Hex, IN_CITY, NONE, ON_EDGES, ON_ROADS, type Unit } from '../state.ts'
import { isFree, mapOf } from '../units.ts'
import { arrive } from './arrival.ts'
import { cannotStandOn } from './terrain.ts'
import { inWhirlwind } from './weather.ts'

/** How many are still to come this turn. */
type Here = { left: number }

/** DR-2.9: where the next reinforcement arrives. */
export const reinforce = decision({
  name: 'reinforce',
  rule: ['DR-2.9b', 'DR-2.9e'],
  seat: (g, _here: Here) => g.seatOf[CITY],
  offer(g, _here, can) {
    for (const hex of landingsOf(g)) if (!cannotArrive(g, hex)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      const unit = freshUnit(g)
      g.owner[unit] = CITY
      g.marks[unit] = 0
      g.deeds[unit] = 0
      g.spent[unit] = 0
      g.gait[unit] = 0
      here.left--
      tell(g, 'reinforced', unit, hex)
      arrive(g, unit, hex)
    },
  },
  cannot: { hex: (g, _here, hex) => cannotArrive(g, hex) },
})

/** DR-2.6.1.6: on turn 10 and every fourth turn after it, and who had no room before. */
export const reinforcements = procedure<Here>(
  'reinforcements',
  'DR-2.9a',
  act(muster),
  loop(somebodyCanArrive, ask(reinforce)),
  act(delayTheRest),
)

function muster(g: DragonRage, here: Here): void {
  here.left = g.late
  if (!isReinforcementTurn(g)) return
  here.left += REINFORCEMENTS.count
}

/** DR-2.9a, f: turns 10, 14, 18 and so on, or as the table agreed. */
export function isReinforcementTurn({ turn, reinforceFirst, reinforceEvery }: DragonRage): boolean {
  return turn >= reinforceFirst && (turn - reinforceFirst) % reinforceEvery === 0
}

function somebodyCanArrive(g: DragonRage, here: Here): boolean {
  return here.left > 0 && freshUnit(g) !== NONE && landingsOf(g).some(hex => !cannotArrive(g, hex))
}

/** DR-2.9c, d: those without a hex come next turn; those without a counter do not come. */
function delayTheRest(g: DragonRage, here: Here): void {
  g.late = freshUnit(g) === NONE ? 0 : here.left
  if (g.late > 0) tell(g, 'delayed', g.late)
}

/** DR-2.9b, e, f: the printed hexes, or those the table agreed on: roads that leave the map, its edges, or the city itself. */
function landingsOf(g: DragonRage): readonly Hex[] {
  const { landings, elowyn, rocZone, cityZone } = mapOf(g)
  if (g.reinforceAt === ON_ROADS) return elowyn.exits
  if (g.reinforceAt === ON_EDGES) return rocZone
  return g.reinforceAt === IN_CITY ? cityZone : landings
}

/** The rule that says where reinforcements arrive. */
function placeRule(g: DragonRage): RuleId {
  if (g.reinforceAt !== AS_PRINTED) return 'DR-2.9f'
  return g.map === ESIRIEN ? 'DR-2.9b' : 'DR-2.9e'
}

/** DR-2.9c, DR-2.8.7e: why nobody can arrive on a hex: it is not free, the bridge is gone, or a whirlwind stands there. */
export function cannotArrive(g: DragonRage, hex: Hex): RuleId | undefined {
  if (!landingsOf(g).includes(hex)) return placeRule(g)
  if (cannotStandOn(g, firstOf[INF], hex)) return placeRule(g)
  if (!isFree(g, hex) || g.carcasses.includes(hex)) return 'DR-2.9c'
  return inWhirlwind(g, hex) ? 'DR-2.8.7e' : undefined
}

/** DR-2.9d, DR-2.9e: a counter that is not in play: infantry or else militia, orcs or else goblins. */
function freshUnit(g: DragonRage): Unit {
  for (const type of g.map === ESIRIEN ? [INF, MIL] : [ORC, GOB])
    for (let unit = firstOf[type]; unit < firstOf[type] + types[type].counters; unit++)
      if (g.owner[unit] === NONE) return unit
  return NONE
}
