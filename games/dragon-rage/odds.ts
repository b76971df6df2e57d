import { forDecision, type Odds, type RuleId } from '@hexarium/kernel'
import { beside } from './content/board.ts'
import { AUTOMATIC, SERPENT_BREACH } from './content/breach.ts'
import { chanceOf, chanceOnTable } from './content/combat-table.ts'
import { BELLY, HEAD, LEGLESS_GUARDED, LEGLESS_UNGUARDED, LEGS, WINGS } from './content/monsters.ts'
import { defenceOf, ENGINE, groupOf, isMajor, isMonster, typeOf, types } from './content/types.ts'
import { type Assault, assaultOf, limbsOf } from './rules/assault.ts'
import { blowNeed, cannotHit } from './rules/blows.ts'
import { breakNeed, climbNeed } from './rules/breaking.ts'
import { pointsLeft, sheetOf } from './rules/damage.ts'
import { fireBonus, hexesAblaze } from './rules/dragonfire.ts'
import { bonusAgainst, hasAura, moraleNeed } from './rules/leadership.ts'
import { castSpell } from './rules/magic.ts'
import { chooseArea, chooseLimbs, chooseStriker, nameAttackers } from './rules/melee.ts'
import { aim, breatheFire, chooseMarksman, nameShooters } from './rules/missiles.ts'
import { march } from './rules/movement.ts'
import { defenceOfAll, group, killerFactor } from './rules/overrun.ts'
import { prowlOn } from './rules/prowling.ts'
import { missileStrength, needAgainst } from './rules/shooting.ts'
import { strengthAt } from './rules/spellcraft.ts'
import { type Area, type DragonRage, type Entrance, type Hex, NONE, type Unit } from './state.ts'
import { hasCityUnit, unitsOn } from './units.ts'

/** The exact chance of every attack, climb and breach before it is made, and the rule it comes from. */
export const chances = [
  forDecision(nameAttackers, {
    odds: {
      strike(g, { side, units, hex, bolt }) {
        const lightning = bolt === NONE ? 0 : g.boltStrength[bolt]
        return [onTable(assaultOf(g, units, group(g, side, hex), hex, lightning), 'DR-2.7.1b')]
      },
    },
  }),
  forDecision(chooseLimbs, {
    odds: {
      strike: (g, { beast, limbs, hex }) => [
        onTable(limbsOf(g, beast, limbs, group(g, g.owner[beast], hex)), 'DR-2.12.1.6'),
      ],
    },
  }),
  forDecision(nameShooters, {
    odds: {
      loose(g, { side, units, hex }) {
        const attack = units.reduce((sum, unit) => sum + missileStrength(g, unit, hex), 0)
        return [plain(attack, defenceOfAll(group(g, side, hex)), 'DR-2.7.6.1c')]
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
        return [plain(sheetOf(unit).overrunAttack * killerFactor(g, unit, foes), defenceOfAll(foes), 'DR-2.4.7.2')]
      },
      climb: (g, { unit }, hex) => [climb(g, unit, hex)],
      breach: (g, { unit }, entrance) => breakOpen(g, unit, entrance),
      ram: (g, { unit }, points) => ram(g, unit, points),
    },
  }),
  forDecision(castSpell, {
    odds: {
      lightning: (g, { wizard }, unit) =>
        isMonster(unit) ? [] : [plain(strengthAt(g, wizard, g.at[unit]), defenceOf[unit], 'DR-2.8.8d')],
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
  const need = blowNeed(monster, area) - bonusAgainst(g, unit, monster)
  const morale = moraleNeed(g, unit)
  const rule = isMajor(monster) ? 'DR-2.7.2b' : 'DR-2.7.3'
  const hit = { key: 'hit', args: [need], chance: chanceOf(need, 1), rule }
  return morale === 0
    ? [hit]
    : [{ key: 'morale', args: [morale], chance: chanceOf(morale, 1), rule: 'DR-2.10.5.5' }, hit]
}

function shot(g: DragonRage, unit: Unit, monster: Unit): Odds {
  const need = needAgainst(g, unit, monster) - (hasAura(g, unit) ? 1 : 0)
  return { key: 'hit', args: [need], chance: chanceOf(need, 1), rule: 'DR-2.7.6.3' }
}

function onTable({ attack, defence, bonus }: Assault, rule: RuleId): Odds {
  return { key: 'table', args: [attack, defence, bonus], chance: chanceOnTable(attack, defence, bonus), rule }
}

function plain(attack: number, defence: number, rule: RuleId): Odds {
  return { key: 'table', args: [attack, defence, 0], chance: chanceOnTable(attack, defence), rule }
}

/** DR-2.12.1.5: everybody on the ground whom fire into a hex could catch. */
function fire(g: DragonRage, dragon: Unit, first: Hex): Odds[] {
  return hexesAblaze(g, dragon, first).flatMap(hex =>
    unitsOn(g, hex)
      .filter(unit => !isMajor(unit) && !g.flying[unit])
      .map(unit => caught(g, dragon, unit, hex)),
  )
}

/** DR-2.12.1.5c: the chance that fire destroys a unit (or wounds a hero). */
function caught(g: DragonRage, dragon: Unit, unit: Unit, hex: Hex): Odds {
  const need = types[typeOf[unit]].escape - fireBonus(g, dragon, unit, hex)
  const chance = groupOf[unit] === ENGINE ? 1 : 1 - chanceOf(need, 1)
  return { key: 'escape', args: [unit], chance, rule: 'DR-2.12.1.5c' }
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
