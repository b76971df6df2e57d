import type { Reader } from '@hexarium/kernel'
import { beside, board } from '../content/board.ts'
import { combatNeed, DESTROYED, MISSED } from '../content/combat-table.ts'
import { areaNames } from '../content/monsters.ts'
import { isMajor, isMonster, isShooter } from '../content/types.ts'
import { readHex } from '../position/board.ts'
import {
  blowNeed,
  cannotFight,
  cannotHit,
  cannotStrikeAt,
  cannotStrikeInto,
  isWithinReach,
  limbStrength,
  limbsFor,
} from '../rules/blows.ts'
import { bonusAgainst, hasAura, strengthOf } from '../rules/leadership.ts'
import { defenceOfAll, group } from '../rules/overrun.ts'
import {
  cannotShootInto,
  cannotShootMonster,
  cannotShootNow,
  missileStrength,
  needAgainst,
  rangeOf,
} from '../rules/shooting.ts'
import { fogParts } from '../rules/weather.ts'
import type { DragonRage, Hex, Unit } from '../state.ts'
import { readIndex, tableFrom, tableWithOne } from './movement.ts'

/** `{"ask":"crt","attack":7,"defence":2}` → `{"need":"4"}`. */
export function crt(reader: Reader): unknown {
  reader.only('ask', 'id', 'attack', 'defence')
  return { need: needInWords(combatNeed(reader.at('attack').int(1, 999), reader.at('defence').int(1, 999))) }
}

function needInWords(need: number): string {
  return need === DESTROYED ? 'D' : need === MISSED ? 'M' : `${need}`
}

/** `{"ask":"sight", …, "unit": 0, "target": 1}` or `"hex": "1010"` → whether it may shoot, its range and what it needs. */
export function sight(reader: Reader): unknown {
  const { g, units } = tableFrom(reader, 'unit', 'target', 'hex')
  const unit = readIndex(reader, 'unit', units)
  if (!isShooter(unit))
    reader.at('unit').fault('this unit does not shoot; archers, goblins, ballistae and catapults do')
  if (g.at[unit] < 0) reader.at('unit').fault('the shooter must stand on a hex')
  const target = reader.has('target') ? readIndex(reader, 'target', units) : -1
  const hex = target >= 0 ? g.at[target] : readHex(g, reader.at('hex'))
  if (hex < 0) reader.at('target').fault('the target must stand on a hex')
  const flies = target >= 0 && g.flying[target]
  const aimed = target >= 0 && isMonster(target)
  const rule =
    cannotShootNow(g, unit) ??
    (aimed ? cannotShootMonster(g, unit, target) : cannotShootInto(g, unit, hex, flies, false))
  const answer = {
    may: rule === undefined,
    distance: board.distance(g.at[unit], hex),
    range: rangeOf(g, unit, hex, flies, false),
  }
  if (rule !== undefined) return { ...answer, rule }
  if (aimed) return { ...answer, need: `${needAgainst(g, unit, target) - (hasAura(g, unit) ? 1 : 0)}` }
  const foes = group(g, g.owner[unit], hex)
  if (foes.length === 0) return answer
  return { ...answer, need: needInWords(combatNeed(missileStrength(g, unit, hex), defenceOfAll(foes))) }
}

/**
 * `{"ask":"strike", …, "unit": 0}` for a major monster → `hexes`: by hex, what each of its parts can strike there with;
 * `hits`: by hex, the parts that can be hit from there and what they need; `"hex"` asks for one hex only. With
 * `"target"` a monster → the areas the unit can hit from where it stands, what they need, and the damage.
 */
export function strike(reader: Reader): unknown {
  const { g, units } = reader.has('code') ? tableWithOne(reader, 'unit') : tableFrom(reader, 'unit', 'target', 'hex')
  const unit = readIndex(reader, 'unit', units)
  if (g.at[unit] < 0) reader.at('unit').fault('the unit must stand on a hex')
  if (!reader.has('target')) {
    if (!isMajor(unit)) reader.fault('name a target, or a major monster as the unit')
    const around = reader.has('hex') && !reader.has('code') ? [readHex(g, reader.at('hex'))] : hexesAround(g.at[unit])
    return { hexes: parts(g, unit, around), hits: openAreas(g, unit, around) }
  }
  const target = readIndex(reader, 'target', units)
  if (!isMonster(target)) reader.at('target').fault('the target must be a monster with hit points')
  const rule = cannotFight(g, unit) ?? cannotStrikeAt(g, unit, target)
  if (rule !== undefined) return { may: false, rule, areas: {} }
  const bonus = bonusAgainst(g, unit, target)
  const damage = strengthOf(g, unit, isMajor(target))
  const areas = isMajor(target) ? [0, 1, 2, 3].filter(area => !cannotHit(g, g.at[unit], target, area)) : [0]
  const written = areas.map(area => [
    isMajor(target) ? areaNames[area] : 'body',
    { need: `${blowNeed(target, area) - bonus}`, damage },
  ])
  return { may: true, areas: Object.fromEntries(written) }
}

/** A hex and those beside it. */
function hexesAround(hex: Hex): Hex[] {
  return [hex, ...[0, 1, 2, 3, 4, 5].map(direction => beside(hex, direction)).filter(near => near >= 0)]
}

/** By hex: the strength each area of a monster can bring against it. */
function parts(g: DragonRage, monster: Unit, around: readonly Hex[]): Record<string, Record<string, number>> {
  if (cannotFight(g, monster)) return {}
  return byHex(around, hex => {
    if (cannotStrikeInto(g, monster, hex)) return []
    return areaNames.flatMap((name, area): [string, number][] => {
      const groups = limbsFor(g, monster, area, hex)
      return groups > 0 ? [[name, groups * limbStrength(g, monster, area)]] : []
    })
  })
}

/** DR-2.7.2b: by hex: the areas of a monster that can be hit from there, and what that needs before bonuses. */
function openAreas(g: DragonRage, monster: Unit, around: readonly Hex[]): Record<string, Record<string, string>> {
  if (g.flying[monster]) return {}
  return byHex(around, hex => {
    if (!isWithinReach(g, hex, g.at[monster]) || fogParts(g, hex, g.at[monster])) return []
    return areaNames.flatMap((name, area): [string, string][] =>
      cannotHit(g, hex, monster, area) ? [] : [[name, `${blowNeed(monster, area)}`]],
    )
  })
}

function byHex<T>(hexes: readonly Hex[], entries: (hex: Hex) => [string, T][]): Record<string, Record<string, T>> {
  const found = hexes.map(hex => [board.labels[hex], Object.fromEntries(entries(hex))] as const)
  return Object.fromEntries(found.filter(([, areas]) => Object.keys(areas).length > 0))
}
