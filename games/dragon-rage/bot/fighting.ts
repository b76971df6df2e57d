import { best, forDecision, only } from '@hexarium/kernel'
import { chanceOnTable } from '../content/combat-table.ts'
import { HEAD, LEGS, WINGS } from '../content/monsters.ts'
import { attackOf, FIRST_MONSTER, isMajor, isMonster, isShooter, UNITS } from '../content/types.ts'
import { assaultOf, limbsOf } from '../rules/assault.ts'
import { cannotFight, comesToBlows, limbStrength, limbsFor } from '../rules/blows.ts'
import { cannotChallenge, cannotJoin, type Fight } from '../rules/fights.ts'
import { chooseArea, chooseFight, chooseLimbs, chooseStriker, type Melee, nameAttackers } from '../rules/melee.ts'
import { defenceOfAll, group } from '../rules/overrun.ts'
import { isStanding, worthOf } from '../rules/victory.ts'
import {
  CITY,
  type DragonRage,
  type Entrance,
  type Hex,
  INVADER,
  NONE,
  type Side,
  type Unit,
  type Wizard,
} from '../state.ts'
import { isFoe, mapOf, unitsOn } from '../units.ts'
import { bestArea } from './blows.ts'
import { gainOf } from './danger.ts'
import { isBusy } from './shooting.ts'
import { taste } from './taste.ts'
import { groupWorth } from './worth.ts'

/** An attack stops growing at this chance if those left over have other targets. */
const ENOUGH = 0.8

/** DR-2.7: who is attacked, by whom, and where. Nothing is lost by an attack, so all attack who can. */
export const fighting = [
  /** DR-2.7.1c: what promises most is attacked first. Nothing is lost by an attack, so all attack who can. */
  forDecision(chooseFight, {
    advice(g, here, _seat, offered) {
      const [razed] = offered('raze')
      if (razed !== undefined) return only('raze', razed)
      let choice = offered('done').length > 0 ? only('done') : () => 1
      let most = 0
      const take = (kind: 'monster' | 'hex' | 'open', value: number, hope: number): void => {
        if (hope <= most) return
        most = hope
        choice = only(kind, value)
      }
      for (const monster of offered('monster'))
        for (let unit = 0; unit < FIRST_MONSTER; unit++) {
          if (g.owner[unit] !== here.side || isBusy(g, unit) || cannotChallenge(g, unit, monster)) continue
          take('monster', monster, bestArea(g, unit, monster, g.at[unit])[1])
        }
      for (const hex of offered('hex')) {
        const able = ableTo(g, here, hex)
        const beasts = able.filter(isMajor)
        const units = able.filter(unit => !isMajor(unit))
        for (const beast of beasts) take('hex', hex, beastHope(g, beast, hex))
        take('hex', hex, groupHope(g, here.side, units, hex, NONE))
      }
      if (taste.now.opened !== 0)
        for (const entrance of offered('open')) take('open', entrance, openingHope(g, entrance))
      return choice
    },
  }),
  /** DR-2.7.1d: a monster alone, or as many as make the attack likely. */
  forDecision(nameAttackers, {
    advice(g, here, _seat, offered) {
      const units = offered('unit').filter(unit => !isBusy(g, unit))
      if (here.units.length === 0) {
        const [beast, hope] = best(offered('beast'), of => beastHope(g, of, here.hex))
        if (beast >= 0 && hope > 0 && hope >= groupHope(g, here.side, units, here.hex, NONE))
          return only('beast', beast)
      }
      const [bolt] = offered('bolt')
      if (bolt !== undefined && here.units.length > 0) return only('bolt', bolt)
      const mayStrike = offered('strike').length > 0
      if (mayStrike && (units.length === 0 || isEnough(g, here, units))) return only('strike')
      if (units.length === 0) return () => 1
      return only('unit', best(units, unit => -otherTargets(g, here, unit) - (isShooter(unit) ? 5 : 0))[0])
    },
  }),
  /** DR-2.12.1.6: the strongest limbs first, until it is certain. */
  forDecision(chooseLimbs, {
    advice(g, here, _seat, offered) {
      const limbs = offered('limb')
      const foes = group(g, here.side, here.hex)
      const { attack, defence, bonus } = limbsOf(g, here.beast, here.limbs, foes)
      const isSure = chanceOnTable(attack, defence, bonus) >= 1
      if (offered('strike').length > 0 && (limbs.length === 0 || isSure)) return only('strike')
      return only('limb', best(limbs, area => limbStrength(g, here.beast, area))[0])
    },
  }),
  /** DR-2.7.2a: who strikes at the monster. */
  forDecision(chooseStriker, {
    advice(g, here, _seat, offered) {
      const able = offered('unit').filter(unit => !isBusy(g, unit))
      if (able.length === 0) return () => 1
      return only('unit', best(able, unit => bestArea(g, unit, here.monster, g.at[unit])[1])[0])
    },
  }),
  /** DR-2.7.2b: where. */
  forDecision(chooseArea, {
    advice(g, here, _seat, offered) {
      const [area] = bestArea(g, here.striker, here.monster, g.at[here.striker])
      return offered('area').includes(area) ? only('area', area) : () => 1
    },
  }),
]

/** Those of a side who could take part in an attack on a hex, with those already named left out. */
function ableTo(g: DragonRage, here: Fight, hex: Hex): Unit[] {
  const fight = { side: here.side, hex, units: here.hex === hex ? here.units : [], mauled: here.mauled }
  const found: Unit[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (g.owner[unit] === here.side && !isBusy(g, unit) && !cannotJoin(g, fight, unit)) found.push(unit)
  return found
}

/** What ordinary units together can hope for against a hex. */
function groupHope(g: DragonRage, side: Side, units: readonly Unit[], hex: Hex, bolt: Wizard): number {
  if (!units.some(unit => comesToBlows(g, unit, hex))) return 0
  const foes = group(g, side, hex)
  const { attack, defence, bonus } = assaultOf(g, units, foes, hex, bolt === NONE ? 0 : g.boltStrength[bolt])
  return chanceOnTable(attack, defence, bonus) * gainOf(g, foes, hex)
}

/** DR-2.5.5.3: what it brings to open an entrance and strike through it; the enemy may strike back as long as it stays open. */
function openingHope(g: DragonRage, entrance: Entrance): number {
  const { inner, outer } = mapOf(g).entrances[entrance]
  return Math.max(blowsThrough(g, inner, outer), blowsThrough(g, outer, inner))
}

function blowsThrough(g: DragonRage, from: Hex, to: Hex): number {
  let hope = 0
  for (const unit of unitsOn(g, from)) {
    if (g.owner[unit] !== CITY || cannotFight(g, unit)) continue
    for (const foe of unitsOn(g, to))
      if (isMonster(foe) && isFoe(g, CITY, foe) && !g.flying[foe])
        hope = Math.max(hope, bestArea(g, unit, foe, from)[1])
    const foes = group(g, CITY, to)
    if (foes.length > 0) hope = Math.max(hope, chanceOnTable(attackOf[unit], defenceOfAll(foes)) * gainOf(g, foes, to))
  }
  return hope - taste.now.opened * answerThrough(g, to, from)
}

/** What those beyond would do to who has opened: blow for blow, the guard's own worth and what lies open without him. */
function answerThrough(g: DragonRage, from: Hex, to: Hex): number {
  const guards = group(g, INVADER, to)
  let attack = 0
  for (const unit of unitsOn(g, from)) {
    if (g.owner[unit] !== INVADER || g.flying[unit]) continue
    if (!isMajor(unit)) attack += attackOf[unit]
    else for (const area of [HEAD, WINGS, LEGS]) attack += limbsFor(g, unit, area, to) * limbStrength(g, unit, area)
  }
  return chanceOnTable(attack, defenceOfAll(guards)) * (groupWorth(g, guards) + pointsBehind(g, to))
}

function pointsBehind(g: DragonRage, hex: Hex): number {
  return isStanding(g, hex) ? worthOf(g, mapOf(g).victoryAt[hex]) : 0
}

/** What a major monster can hope for against a hex with all it has left. */
function beastHope(g: DragonRage, beast: Unit, hex: Hex): number {
  const foes = group(g, g.owner[beast], hex)
  const limbs = [0, 1, 2, 3].map(area => (area <= LEGS ? limbsFor(g, beast, area, hex) : 0))
  const { attack, defence, bonus } = limbsOf(g, beast, limbs, foes)
  return chanceOnTable(attack, defence, bonus) * gainOf(g, foes, hex)
}

/** True if more attackers would add little, or nothing. */
function isEnough(g: DragonRage, here: Melee, more: readonly Unit[]): boolean {
  const foes = group(g, here.side, here.hex)
  const bolt = here.bolt === NONE ? 0 : g.boltStrength[here.bolt]
  const now = assaultOf(g, here.units, foes, here.hex, bolt)
  const chance = chanceOnTable(now.attack, now.defence, now.bonus)
  if (chance >= 1) return true
  const all = assaultOf(g, [...here.units, ...more], foes, here.hex, bolt)
  if (chanceOnTable(all.attack, all.defence, all.bonus) <= chance) return true
  return chance >= ENOUGH && more.every(unit => otherTargets(g, here, unit) > 0)
}

/** How many other hexes or monsters a unit could attack. */
function otherTargets(g: DragonRage, here: Melee, unit: Unit): number {
  let count = 0
  for (let foe = 0; foe < UNITS; foe++) {
    if (g.at[foe] < 0 || g.owner[foe] === here.side || g.at[foe] === here.hex) continue
    const fight = { side: here.side, hex: g.at[foe], units: [], mauled: here.mauled }
    if (foe >= FIRST_MONSTER ? !cannotChallenge(g, unit, foe) : !cannotJoin(g, fight, unit)) count++
  }
  return count
}
