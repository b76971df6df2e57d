import type { RuleId } from '@hexarium/kernel'
import { neighboursOf } from '../content/board.ts'
import { everyArea, HEAD, LEGS } from '../content/monsters.ts'
import { everyUnit, FIRST_MONSTER, firstOf, isMajor, isMonster, SER, TRX, wizardUnits } from '../content/types.ts'
import { act, ask, decision, loop, procedure, repeat, when } from '../events.ts'
import {
  type Area,
  type DragonRage,
  type Entrance,
  type Hex,
  INVADER,
  NONE,
  type Side,
  type Unit,
  type Wizard,
} from '../state.ts'
import { isFoe, mapOf, onMap } from '../units.ts'
import { assault, maul } from './assault.ts'
import { cannotHit, comesToBlows, limbsFor, strikeAt } from './blows.ts'
import {
  burn,
  cannotAddBolt,
  cannotBeAttacked,
  cannotBeStruck,
  cannotBurn,
  cannotChallenge,
  cannotJoin,
  cannotOpen,
  cannotRazeFromWater,
  endMelee,
  isObliged,
  openEntrance,
  owedThrough,
  razeFromWater,
} from './fights.ts'
import { isFirstOfGroup } from './missiles.ts'

/**
 * A melee phase: the hex or the monster attacked, who has been named, the bolt that joins (NONE, or its wizard), the major
 * monster that strikes and its groups by area; `mauled` lists hexes and the major monsters that struck there.
 */
export type Melee = {
  side: Side
  hex: Hex
  monster: Unit
  striker: Unit
  units: Unit[]
  bolt: Wizard
  beast: Unit
  limbs: number[]
  mauled: number[]
  opened: Entrance
}

/** DR-2.6.1.4, DR-2.6.1.9: what is attacked next. */
export const chooseFight = decision({
  name: 'chooseFight',
  rule: ['DR-2.7.1c', 'DR-2.6.1.4', 'DR-2.6.1.9', 'DR-2.5.5.3', 'DR-2.5.7.1', 'DR-2.11.2.2'],
  auto: true,
  seat: (g, here: Melee) => g.seatOf[here.side],
  offer(g, here, can) {
    const owed = owedThrough(g, here)
    for (const unit of everyUnit) {
      if (!onMap(g, unit) || !isFoe(g, here.side, unit) || (owed !== NONE && g.at[unit] !== owed)) continue
      if (isMonster(unit)) {
        if (!cannotBeStruck(g, here.side, unit)) can.monster(unit)
      } else if (isFirstOfGroup(g, here.side, unit) && !cannotBeAttacked(g, here, g.at[unit])) can.hex(g.at[unit])
    }
    if (owed !== NONE) return
    if (here.side === INVADER) for (const hex of hexesBesideSerpents(g)) can.raze(hex)
    else for (let e = 0; e < g.entrance.length; e++) if (!cannotOpen(g, e)) can.open(e)
    for (const hex of mapOf(g).bridges) if (!cannotBurn(g, here.side, hex)) can.burn(hex)
    if (!isObliged(g, here)) can.done()
  },
  take: {
    hex(_g, here, hex) {
      here.hex = hex
      here.units = []
      here.bolt = NONE
      here.opened = NONE
    },
    monster(_g, here, monster) {
      here.monster = monster
      here.striker = NONE
      here.opened = NONE
    },
    raze: (g, _here, hex) => razeFromWater(g, hex),
    open(g, here, entrance) {
      openEntrance(g, entrance)
      here.opened = entrance
    },
    burn: (g, here, hex) => burn(g, here.side, hex),
    done() {},
  },
  ends: ['done'],
  gives: ['done'], // DR-2.8.9f: an elemental may get out of control
  points: { monster: 'unit', raze: 'hex', open: 'entrance', burn: 'hex' },
  cannot: {
    hex: (g, here, hex) => cannotTurnAway(g, here, hex) ?? cannotBeAttacked(g, here, hex),
    monster: (g, here, monster) => cannotTurnAway(g, here, g.at[monster]) ?? cannotBeStruck(g, here.side, monster),
    raze: (g, here, hex) => (here.side === INVADER ? cannotRazeFromWater(g, hex) : 'DR-2.11.2.2'),
    open: (g, here, entrance) =>
      here.side === INVADER || owedThrough(g, here) !== NONE ? 'DR-2.5.5.3' : cannotOpen(g, entrance),
    burn: (g, here, hex) => (owedThrough(g, here) === NONE ? cannotBurn(g, here.side, hex) : 'DR-2.5.5.3'),
  },
})

/** DR-2.5.5.3: who has opened an entrance to attack does so before anything else. */
function cannotTurnAway(g: DragonRage, here: Melee, hex: Hex): RuleId | undefined {
  const owed = owedThrough(g, here)
  return owed === NONE || owed === hex ? undefined : 'DR-2.5.5.3'
}

/** DR-2.7.1d, DR-2.7.6.1a, DR-2.8.8d: who takes part; a major monster attacks alone (DR-2.7.1f). */
export const nameAttackers = decision({
  name: 'nameAttackers',
  rule: ['DR-2.7.1d', 'DR-2.7.1f', 'DR-2.7.6.1c', 'DR-2.8.8d'],
  seat: (g, here: Melee) => g.seatOf[here.side],
  offer(g, here, can) {
    for (const unit of everyUnit) {
      if (g.owner[unit] !== here.side || cannotJoin(g, here, unit)) continue
      if (isMajor(unit)) can.beast(unit)
      else can.unit(unit)
    }
    for (const wizard of wizardUnits.keys())
      if (!cannotAddBolt(g, here.side, here.hex, here.bolt, wizard)) can.bolt(wizard)
    if (here.units.some(unit => comesToBlows(g, unit, here.hex))) can.strike()
  },
  take: {
    unit(_g, here, unit) {
      here.units.push(unit)
    },
    beast(_g, here, unit) {
      here.beast = unit
      here.limbs = [0, 0, 0, 0]
    },
    bolt(_g, here, wizard) {
      here.bolt = wizard
    },
    strike(g, here) {
      assault(g, here.side, here.units, here.hex, here.bolt)
      here.hex = NONE
    },
  },
  points: { beast: 'unit' },
  cannot: {
    unit: (g, here, unit) => (g.owner[unit] === here.side && !isMajor(unit) ? cannotJoin(g, here, unit) : 'DR-2.7.1d'),
    bolt: (g, here, wizard) => cannotAddBolt(g, here.side, here.hex, here.bolt, wizard),
    beast: (g, here, unit) => (g.owner[unit] === here.side && isMajor(unit) ? cannotJoin(g, here, unit) : 'DR-2.7.1f'),
  },
})

/** DR-2.12.1.6: which groups strike; each once a turn. */
export const chooseLimbs = decision({
  name: 'chooseLimbs',
  rule: 'DR-2.12.1.6',
  seat: (g, here: Melee) => g.seatOf[here.side],
  offer(g, here, can) {
    for (let area = 0; area <= LEGS; area++)
      if (limbsFor(g, here.beast, area, here.hex) > here.limbs[area]) can.limb(area)
    if (here.limbs.some(count => count > 0)) can.strike()
  },
  take: {
    limb(_g, here, area) {
      here.limbs[area]++
    },
    strike(g, here) {
      here.mauled.push(here.hex, here.beast)
      maul(g, here.beast, here.limbs, here.hex)
      here.beast = NONE
      here.hex = NONE
    },
  },
  cannot: {
    limb: (g, here, area) =>
      area <= LEGS && limbsFor(g, here.beast, area, here.hex) > here.limbs[area] ? undefined : 'DR-2.12.1.6',
  },
})

/** DR-2.7.2a, DR-2.7.3: who strikes at the monster; each rolls for itself. */
export const chooseStriker = decision({
  name: 'chooseStriker',
  rule: ['DR-2.7.2a', 'DR-2.7.3'],
  seat: (g, here: Melee) => g.seatOf[here.side],
  offer(g, here, can) {
    for (let unit = 0; unit < FIRST_MONSTER; unit++)
      if (g.owner[unit] === here.side && !cannotChallenge(g, unit, here.monster)) can.unit(unit)
  },
  take: {
    unit(_g, here, unit) {
      here.striker = unit
    },
  },
  cannot: {
    unit: (g, here, unit) => (g.owner[unit] === here.side ? cannotChallenge(g, unit, here.monster) : 'DR-2.7.2a'),
  },
})

/** DR-2.7.2b: the area that is struck at. */
export const chooseArea = decision({
  name: 'chooseArea',
  rule: 'DR-2.7.2b',
  auto: true,
  seat: (g, here: Melee) => g.seatOf[here.side],
  offer(g, here, can) {
    for (const area of everyArea) if (!cannotStrikeArea(g, here, area)) can.area(area)
  },
  take: {
    area(g, here, area) {
      strikeAt(g, here.striker, here.monster, area)
      here.monster = NONE
    },
  },
  cannot: { area: (g, here, area) => cannotStrikeArea(g, here, area) },
})

/** DR-2.7.2b, DR-2.11: why a blow may not be aimed at an area; minor monsters have only one. */
function cannotStrikeArea(g: DragonRage, { striker, monster }: Melee, area: Area): RuleId | undefined {
  if (isMajor(monster)) return cannotHit(g, g.at[striker], monster, area)
  return area === HEAD ? undefined : 'DR-2.11'
}

/** DR-2.6.1.4, DR-2.6.1.9: a side's melee phase. */
export const meleePhase = procedure<Melee>(
  'meleePhase',
  'DR-2.7.1a',
  repeat(
    ask(chooseFight),
    loop(attacksHex, ask(nameAttackers), loop(beastIsChosen, ask(chooseLimbs))),
    when(attacksMonster, ask(chooseStriker), ask(chooseArea)),
  ),
  act(endMelee),
)

/** DR-2.11.2.2: the victory hexes a serpent can destroy, each once. */
function hexesBesideSerpents(g: DragonRage): Hex[] {
  const found: Hex[] = []
  for (let unit = firstOf[SER]; unit < firstOf[TRX]; unit++) {
    if (g.owner[unit] !== INVADER || !onMap(g, unit)) continue
    for (const hex of neighboursOf[g.at[unit]])
      if (!found.includes(hex) && !cannotRazeFromWater(g, hex)) found.push(hex)
  }
  return found
}

function attacksHex(_g: DragonRage, here: Melee): boolean {
  return here.hex !== NONE
}

function beastIsChosen(_g: DragonRage, here: Melee): boolean {
  return here.beast !== NONE
}

function attacksMonster(_g: DragonRage, here: Melee): boolean {
  return here.monster !== NONE
}
