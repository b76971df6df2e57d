import type { RuleId } from '@hexarium/kernel'
import { ESIRIEN, TOWER } from '../content/maps.ts'
import { everyUnit, isMajor, ROC, SER, typeOf } from '../content/types.ts'
import { act, ask, call, decision, each, procedure, tell, when } from '../events.ts'
import { CITY, type DragonRage, type Hex, INVADER, type Side, UNPLACED, type Unit, WAITING } from '../state.ts'
import { cannotStayInTowers, mapOf, put } from '../units.ts'
import { placeElowyn } from './elowyn.ts'
import { chooseForces } from './forces.ts'
import { cannotShare } from './stacking.ts'
import { cannotStandOn } from './terrain.ts'

type Here = { side: Side; unit: Unit; hex: Hex }

/** DR-3.1.1, DR-3.2.1: where a unit starts. */
export const deploy = decision({
  name: 'deploy',
  rule: ['DR-3.1.1', 'DR-3.2.1'],
  seat: (g, here: Here) => g.seatOf[here.side],
  offer(g, here, can) {
    for (const hex of zoneOf(g, here.unit)) if (!cannotDeploy(g, here.unit, hex)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      g.flying[here.unit] = cannotStandOn(g, here.unit, hex) !== undefined
      put(g, here.unit, hex)
      if (!isMajor(here.unit)) tell(g, 'placed', here.unit, hex, 0)
    },
  },
  cannot: { hex: (g, here, hex) => cannotDeploy(g, here.unit, hex) },
})

/** DR-2.4.2: major monsters have a facing from the start. */
export const face = decision({
  name: 'face',
  rule: 'DR-2.4.2',
  seat: (g, here: Here) => g.seatOf[here.side],
  offer(_g, _here, can) {
    for (let facing = 0; facing < 6; facing++) can.facing(facing)
  },
  take: {
    facing(g, here, facing) {
      g.facing[here.unit] = facing
      tell(g, 'placed', here.unit, g.at[here.unit], facing)
    },
  },
  cannot: { facing: (_g, _here, facing) => (facing < 6 ? undefined : 'DR-2.4.2') },
})

/** DR-3.1.1, DR-3.2.1: forces, then the city, then the invader. */
export const setUp = procedure<Here>(
  'setUp',
  'DR-3.1.1',
  call(chooseForces),
  act(placeElowyn),
  act(sendOffMap),
  each('side', () => [CITY, INVADER], each('unit', unplacedUnits, ask(deploy), when(isMonster, ask(face)))),
)

/** DR-3.2.1: on Nurkott invaders wait off the map, but for serpents and rocs. */
function sendOffMap(g: DragonRage): void {
  if (g.map === ESIRIEN) return
  for (const unit of everyUnit)
    if (g.owner[unit] === INVADER && typeOf[unit] !== SER && typeOf[unit] !== ROC) g.at[unit] = WAITING
}

function unplacedUnits(g: DragonRage, here: Here): Unit[] {
  const units: Unit[] = []
  for (const unit of everyUnit) if (g.owner[unit] === here.side && g.at[unit] === UNPLACED) units.push(unit)
  return units
}

function isMonster(_g: DragonRage, here: Here): boolean {
  return isMajor(here.unit)
}

/** The hexes a unit may start on. */
export function zoneOf(g: DragonRage, unit: Unit): readonly Hex[] {
  const map = mapOf(g)
  if (g.owner[unit] === CITY) return map.cityZone
  if (typeOf[unit] === SER) return map.serpentZone
  return typeOf[unit] === ROC ? map.rocZone : map.invaderZone
}

/** Why a unit may not start on a hex. A roc on an edge of water starts in flight (DR-2.12.3). */
export function cannotDeploy(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  if (!zoneOf(g, unit).includes(hex)) return g.map === ESIRIEN ? 'DR-3.1.1' : 'DR-3.2.1'
  const housed = mapOf(g).terrain[hex] === TOWER ? cannotStayInTowers(g, unit) : undefined
  if (housed) return housed
  return (typeOf[unit] === ROC ? undefined : cannotStandOn(g, unit, hex)) ?? cannotShare(g, unit, hex)
}
