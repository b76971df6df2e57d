import { type Factor, forDecision, type Odds, type RuleId } from '@hexarium/kernel'
import { attackersOf, limbFactors, needFactors, onTableFactors, part } from './aid/factors.ts'
import { beside, board } from './content/board.ts'
import { AUTOMATIC, SERPENT_BREACH } from './content/breach.ts'
import { chanceOf, chanceOnTable } from './content/combat-table.ts'
import { BELLY, HEAD, LEGLESS_GUARDED, LEGLESS_UNGUARDED, LEGS, WINGS } from './content/monsters.ts'
import { ENGINE, groupOf, isMajor, isMonster, typeOf, types } from './content/types.ts'
import { type Assault, assaultOf, limbsOf } from './rules/assault.ts'
import { blowNeed, cannotHit } from './rules/blows.ts'
import { breakNeed, climbNeed } from './rules/breaking.ts'
import { pointsLeft, sheetOf } from './rules/damage.ts'
import { fireBonus, hexesAblaze } from './rules/dragonfire.ts'
import { bonusAgainst, hasAura, moraleNeed } from './rules/leadership.ts'
import { castSpell } from './rules/magic.ts'
import { chooseArea, chooseLimbs, chooseStriker, nameAttackers } from './rules/melee.ts'
import { aim, breatheFire, chooseMarksman, chooseTarget, hexesInFront, nameShooters } from './rules/missiles.ts'
import { march } from './rules/movement.ts'
import { defenceOfAll, group, killerFactor } from './rules/overrun.ts'
import { prowlOn } from './rules/prowling.ts'
import { missileStrength, needAgainst } from './rules/shooting.ts'
import { strengthAt } from './rules/spellcraft.ts'
import { isStanding, worthOf } from './rules/victory.ts'
import { type Area, type DragonRage, type Entrance, type Hex, NONE, type Unit } from './state.ts'
import { hasCityUnit, mapOf, unitsOn } from './units.ts'

/** The exact chance of every attack, climb and breach before it is made, and the rule it comes from. */
export const chances = [
  forDecision(nameAttackers, {
    odds: {
      strike(g, { side, units, hex, bolt }) {
        const lightning = bolt === NONE ? 0 : g.boltStrength[bolt]
        const foes = group(g, side, hex)
        const attackers = attackersOf(g, units, hex, lightning)
        return [onTable(assaultOf(g, units, foes, hex, lightning), 'DR-2.7.1b', attackers, foes)]
      },
    },
  }),
  forDecision(chooseLimbs, {
    odds: {
      strike(g, { beast, limbs, hex }) {
        const foes = group(g, g.owner[beast], hex)
        return [onTable(limbsOf(g, beast, limbs, foes), 'DR-2.12.1.6', limbFactors(g, beast, limbs, foes), foes)]
      },
    },
  }),
  forDecision(nameShooters, {
    odds: {
      loose(g, { side, units, hex }) {
        const attack = units.reduce((sum, unit) => sum + missileStrength(g, unit, hex), 0)
        return [plain(attack, group(g, side, hex), 'DR-2.7.6.1c', attackersOf(g, units, hex, 0))]
      },
    },
  }),
  forDecision(chooseStriker, {
    odds: {
      unit(g, { monster }, unit) {
        const areas = areasToStrike(g, unit, monster)
        // where one area alone can be hit nobody is asked for it: this is the last choice before the die
        return areas.length === 1 ? blow(g, unit, monster, areas[0]) : []
      },
    },
  }),
  forDecision(chooseArea, { odds: { area: (g, { striker, monster }, area) => blow(g, striker, monster, area) } }),
  forDecision(chooseMarksman, {
    odds: { unit: (g, { monster }, unit) => (areasToShoot(g, monster) === 1 ? [shot(g, unit, monster)] : []) },
  }),
  forDecision(aim, { odds: { area: (g, { shooter, monster }) => [shot(g, shooter, monster)] } }),
  forDecision(chooseTarget, { odds: { breathe: (g, _here, dragon) => wasted(g, dragon) } }),
  forDecision(breatheFire, { odds: { hex: (g, { dragon }, first) => fire(g, dragon, first) } }),
  forDecision(march, {
    odds: {
      climb: (g, { unit }, hex) => [climb(g, unit, hex)],
      breach: (g, { unit }, entrance) => breakOpen(g, unit, entrance),
      pierce: (g, _here, hex) => (hasCityUnit(g, hex) ? [twoDice(SERPENT_BREACH, 'DR-2.11.2.2')] : []),
    },
  }),
  forDecision(prowlOn, {
    odds: {
      overrun(g, { unit }, hex) {
        const foes = group(g, g.owner[unit], hex)
        const attack = sheetOf(unit).overrunAttack * killerFactor(g, unit, foes)
        return [plain(attack, foes, 'DR-2.4.7.2', [part('attacker', [unit], attack, 'DR-2.4.7.2')])]
      },
      climb: (g, { unit }, hex) => [climb(g, unit, hex)],
      breach: (g, { unit }, entrance) => breakOpen(g, unit, entrance),
      ram: (g, { unit }, points) => ram(g, unit, points),
    },
  }),
  forDecision(castSpell, {
    odds: {
      lightning(g, { wizard }, unit) {
        const attack = strengthAt(g, wizard, g.at[unit])
        return isMonster(unit) ? [] : [plain(attack, [unit], 'DR-2.8.8d', [part('lightning', [], attack, 'DR-2.8.8d')])]
      },
    },
  }),
]

function areasToStrike(g: DragonRage, unit: Unit, monster: Unit): number[] {
  if (!isMajor(monster)) return [HEAD]
  return [HEAD, WINGS, LEGS, BELLY].filter(area => !cannotHit(g, g.at[unit], monster, area))
}

function areasToShoot(g: DragonRage, monster: Unit): number {
  if (!isMajor(monster) || g.flying[monster]) return 1
  return [HEAD, WINGS, LEGS].filter(area => pointsLeft(g, monster, area) > 0).length
}

/** DR-2.7.2b, DR-2.7.3: a blow at a monster, and the morale check before it. */
function blow(g: DragonRage, unit: Unit, monster: Unit, area: Area): Odds[] {
  const bonus = bonusAgainst(g, unit, monster)
  const need = blowNeed(monster, area) - bonus
  const morale = moraleNeed(g, unit)
  const rule = isMajor(monster) ? 'DR-2.7.2b' : 'DR-2.7.3'
  const factors = needFactors(part('area', [monster, area], blowNeed(monster, area), rule), bonus, 'DR-2.10.5.4')
  const hit = { key: 'hit', args: [need], chance: chanceOf(need, 1), rule, factors }
  return morale === 0
    ? [hit]
    : [{ key: 'morale', args: [morale], chance: chanceOf(morale, 1), rule: 'DR-2.10.5.5' }, hit]
}

function shot(g: DragonRage, unit: Unit, monster: Unit): Odds {
  const bonus = hasAura(g, unit) ? 1 : 0
  const printed = needAgainst(g, unit, monster)
  const distance = board.distance(g.at[unit], g.at[monster])
  const key = g.flying[monster] ? 'flyer' : 'distance'
  const factors = needFactors(part(key, [distance], printed, 'DR-2.7.6.3'), bonus, 'DR-2.10.5.4')
  const need = printed - bonus
  return { key: 'hit', args: [need], chance: chanceOf(need, 1), rule: 'DR-2.7.6.3', factors }
}

function onTable(
  { attack, defence, bonus }: Omit<Assault, 'need'>,
  rule: RuleId,
  attackers: readonly Factor[],
  foes: readonly Unit[],
): Odds {
  const factors = onTableFactors(attackers, foes, attack, defence, bonus)
  return { key: 'table', args: [attack, defence, bonus], chance: chanceOnTable(attack, defence, bonus), rule, factors }
}

function plain(attack: number, foes: readonly Unit[], rule: RuleId, attackers: readonly Factor[]): Odds {
  return onTable({ attack, defence: defenceOfAll(foes), bonus: 0 }, rule, attackers, foes)
}

/** DR-2.12.1.5: everybody on the ground whom fire into a hex could catch. */
function fire(g: DragonRage, dragon: Unit, first: Hex): Odds[] {
  const ablaze = hexesAblaze(g, dragon, first)
  const burning = ablaze.filter(hex => isStanding(g, hex)).map(hex => pointsIn(g, hex))
  const victims = ablaze.flatMap(hex =>
    unitsOn(g, hex)
      .filter(unit => !isMajor(unit) && !g.flying[unit])
      .map(unit => caught(g, dragon, unit, hex)),
  )
  const all = [...burning, ...victims]
  return all.length > 0 ? all : [{ key: 'burnsNothing', args: [], chance: 0, rule: 'DR-2.12.1.5d' }]
}

/** DR-2.12.1.5e: a dragon breathes twice a game; said before one picks a hex where all three hold nothing that burns. */
function wasted(g: DragonRage, dragon: Unit): Odds[] {
  const ways = hexesInFront(g, dragon).map(first => fire(g, dragon, first))
  return ways.every(([{ key }]) => key === 'burnsNothing') ? ways[0] : []
}

/** DR-2.12.1.5d: points burn for certain. */
function pointsIn(g: DragonRage, hex: Hex): Odds {
  const points = worthOf(g, mapOf(g).victoryAt[hex])
  return { key: 'burns', args: [hex, points], chance: 1, rule: 'DR-2.12.1.5d' }
}

/** DR-2.12.1.5c: the chance that fire destroys a unit (or wounds a hero). */
function caught(g: DragonRage, dragon: Unit, unit: Unit, hex: Hex): Odds {
  const printed = types[typeOf[unit]].escape
  const help = fireBonus(g, dragon, unit, hex)
  if (groupOf[unit] === ENGINE) return { key: 'escape', args: [unit], chance: 1, rule: 'DR-2.12.1.5c' }
  const factors = needFactors(part('escape', [unit], printed, 'DR-2.12.1.5c'), help, 'DR-2.12.1.5c')
  return { key: 'escape', args: [unit], chance: 1 - chanceOf(printed - help, 1), rule: 'DR-2.12.1.5c', factors }
}

function climb(g: DragonRage, unit: Unit, hex: Hex): Odds {
  const need = climbNeed(g, unit, hex)
  return { key: 'climb', args: [need], chance: chanceOf(need, 1), rule: 'DR-2.5.8' }
}

function breakOpen(g: DragonRage, unit: Unit, entrance: Entrance): Odds[] {
  const need = breakNeed(g, unit, entrance)
  return need === AUTOMATIC ? [] : [twoDice(need, 'DR-2.5.8')]
}

function twoDice(need: number, rule: RuleId): Odds {
  return { key: 'break', args: [need], chance: chanceOf(need, 2), rule }
}

/** DR-2.5.5.2a, b: MP against one die; without legs 6, or 11 on two dice against a guard. */
function ram(g: DragonRage, monster: Unit, points: number): Odds[] {
  const isGuarded = hasCityUnit(g, beside(g.at[monster], g.facing[monster]))
  if (points > 0)
    return isGuarded ? [{ key: 'ram', args: [points], chance: Math.min(6, points) / 6, rule: 'DR-2.5.5.2a' }] : []
  if (isGuarded) return [twoDice(LEGLESS_GUARDED, 'DR-2.5.5.2b')]
  return [{ key: 'break', args: [LEGLESS_UNGUARDED], chance: chanceOf(LEGLESS_UNGUARDED, 1), rule: 'DR-2.5.5.2b' }]
}
