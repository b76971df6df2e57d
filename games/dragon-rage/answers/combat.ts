import type { Reader } from '@hexarium/kernel'
import { beside, board } from '../content/board.ts'
import { combatNeed, DESTROYED, MISSED } from '../content/combat-table.ts'
import { AREAS, areaNames } from '../content/monsters.ts'
import { isMajor, isMonster, isShooter } from '../content/types.ts'
import {
  blowNeed,
  cannotFight,
  cannotHit,
  cannotStrikeAt,
  cannotStrikeInto,
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
import { readIndex, tableFrom } from './movement.ts'
import { readHex } from './reading.ts'

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
  const flies = target >= 0 && g.flying[target] === 1
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
 * `{"ask":"strike", …, "unit": 0}` for a major monster → by hex, what each of its parts can strike there with;
 * with `"target"` a monster → the areas the unit can hit from where it stands, what they need, and the damage.
 */
export function strike(reader: Reader): unknown {
  const { g, units } = tableFrom(reader, 'unit', 'target')
  const unit = readIndex(reader, 'unit', units)
  if (g.at[unit] < 0) reader.at('unit').fault('the unit must stand on a hex')
  if (!reader.has('target')) {
    if (!isMajor(unit)) reader.fault('name a target, or a major monster as the unit')
    return { hexes: parts(g, unit) }
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

/** By hex around and underneath: the strength each area can bring against it. */
function parts(g: Parameters<typeof limbsFor>[0], monster: number): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {}
  for (let d = -1; d < 6; d++) {
    const hex = d < 0 ? g.at[monster] : beside(g.at[monster], d)
    if (hex < 0 || cannotFight(g, monster) || cannotStrikeInto(g, monster, hex)) continue
    const strengths: [string, number][] = []
    for (let area = 0; area < AREAS; area++) {
      const groups = limbsFor(g, monster, area, hex)
      if (groups > 0) strengths.push([areaNames[area], groups * limbStrength(g, monster, area)])
    }
    if (strengths.length > 0) found[board.labels[hex]] = Object.fromEntries(strengths)
  }
  return found
}
