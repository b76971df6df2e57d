import { chance, type Setup } from '@hexarium/kernel'
import { blank } from '../begin.ts'
import { maps, NURKOTT, TOWER } from '../content/maps.ts'
import { AREAS, sheets } from '../content/monsters.ts'
import {
  ELEMENTAL,
  ELOWYN_UNIT,
  FIRST_MAJOR,
  FIRST_MONSTER,
  firstOf,
  GREENSKIN,
  groupOf,
  heroUnits,
  isMajor,
  isRider,
  MONSTER,
  ORC,
  typeOf,
  types,
  UNITS,
  wizardUnits,
} from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { cannotShare } from '../rules/stacking.ts'
import { cannotStandOn } from '../rules/terrain.ts'
import { rulingsFrom } from '../settings.ts'
import { AT_START, AWAY, CAPTIVE, CITY, type DragonRage, INVADER, NONE, WAITING } from '../state.ts'
import { isFree, put } from '../units.ts'

/**
 * The same game begun in the thick of it, for the laws: every kind of unit stands somewhere in the city, monsters are hurt,
 * entrances broken. Random play from the real start hardly ever gets that far.
 */
export const brawl = { ...dragonRage, setup: scatter }

function scatter({ settings, rules }: Setup): Omit<DragonRage, 'core'> {
  const luck = chance(JSON.stringify(settings))
  const g = blank(luck.below(2)) as DragonRage
  g.rulings = rulingsFrom(settings, rules)
  g.graded = Boolean(settings['graded'])
  g.seatOf = settings['swapSides'] ? [1, 0] : [0, 1]
  g.turn = 1 + luck.below(14)
  g.lastDamage = g.turn - luck.below(9)
  g.lastInside = g.turn
  g.goal = 10 + luck.below(20)
  g.first = luck.below(2)
  g.startAt = 1 + luck.below(10)
  g.side = g.startAt > 5 ? 1 - g.first : g.first
  g.chosen = [true, true]
  const human = luck.below(2)
  for (let unit = 0; unit < UNITS; unit++) {
    if (groupOf[unit] === ELEMENTAL || luck.below(3) === 0) continue
    const { race } = types[typeOf[unit]]
    if (unit === ELOWYN_UNIT) {
      if (luck.below(2)) continue
      g.elowyn = AT_START
    }
    place(g, unit, race === MONSTER ? INVADER : race === human ? CITY : INVADER, luck)
  }
  if (g.at[ELOWYN_UNIT] >= 0 && g.map === NURKOTT && human === GREENSKIN) cage(g, luck)
  if (g.elowyn > 0 && g.at[ELOWYN_UNIT] !== maps[g.map].elowyn.start) g.elowyn = AWAY
  g.entrance = g.entrance.map(() => (luck.below(3) === 0 ? 1 : 0))
  g.heroOf = heroUnits.map((hero, number) => (g.owner[hero] >= 0 ? g.owner[hero] : number === human ? CITY : INVADER))
  g.wizardOf = wizardUnits.map(wizard => g.owner[wizard])
  if (settings['swapSides']) g.carcasses.push(luck.pick(maps[g.map].cityZone))
  return g
}

/** Elowyn among orcs: in her cage for humans to free, or led by an orc. */
function cage(g: DragonRage, luck: ReturnType<typeof chance>): void {
  const { start } = maps[NURKOTT].elowyn
  const orc = firstOf[ORC]
  if (isFree(g, start) && luck.below(2)) {
    put(g, ELOWYN_UNIT, start)
    g.owner[ELOWYN_UNIT] = CAPTIVE
  } else {
    g.owner[ELOWYN_UNIT] = CITY
    g.owner[orc] = CITY
    put(g, orc, g.at[ELOWYN_UNIT])
  }
}

function place(g: DragonRage, unit: number, side: number, luck: ReturnType<typeof chance>): void {
  const map = maps[g.map]
  for (let tries = 0; tries < 20; tries++) {
    const hex = luck.below(4) === 0 ? luck.below(map.terrain.length) : luck.pick(map.cityZone)
    g.owner[unit] = side
    g.flying[unit] = isMajor(unit) && sheets[unit - FIRST_MAJOR].fly > 0 && luck.below(3) === 0
    const isBarred = g.flying[unit]
      ? map.terrain[hex] === 0
      : cannotStandOn(g, unit, hex) || cannotShare(g, unit, hex) || (isRider(unit) && map.terrain[hex] === TOWER)
    if (isBarred || (!g.flying[unit] && g.top[hex] !== NONE)) continue
    put(g, unit, hex)
    g.facing[unit] = luck.below(6)
    if (unit >= FIRST_MONSTER) hurt(g, unit, luck)
    return
  }
  if (isMajor(unit) || side === CITY || map.entries.length === 0) g.owner[unit] = NONE
  else g.at[unit] = WAITING
  g.flying[unit] = false
}

function hurt(g: DragonRage, unit: number, luck: ReturnType<typeof chance>): void {
  for (let area = 0; area < AREAS; area++) {
    const sheet = isMajor(unit) ? sheets[unit - FIRST_MAJOR].areas[area] : undefined
    const most = sheet ? sheet.groups * sheet.hitPoints : area === 0 ? types[typeOf[unit]].hitPoints : 0
    if (most === 0 || luck.below(3) > 0 || (area === 1 && g.flying[unit])) continue
    const isVital = area === 3 || !sheet
    g.damage[(unit - FIRST_MONSTER) * AREAS + area] = luck.below(most + (isVital ? 0 : 1))
  }
}
