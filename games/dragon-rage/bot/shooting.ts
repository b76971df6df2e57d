import { best, forDecision, only } from '@hexarium/kernel'
import { destroysByStaying } from '../content/breach.ts'
import { chanceOf, chanceOnTable } from '../content/combat-table.ts'
import { missiles } from '../content/missiles.ts'
import { BELLY, FLYER_DAMAGE } from '../content/monsters.ts'
import { isMajor, typeOf } from '../content/types.ts'
import { pointsLeft } from '../rules/damage.ts'
import { hasAura } from '../rules/leadership.ts'
import { aim, breatheFire, chooseMarksman, chooseTarget, nameShooters, readyShooters } from '../rules/missiles.ts'
import { defenceOfAll, group } from '../rules/overrun.ts'
import { cannotShootInto, cannotShootMonster, missileStrength, needAgainst } from '../rules/shooting.ts'
import { isStanding } from '../rules/victory.ts'
import { type Area, type DragonRage, INVADER, type Side, type Unit } from '../state.ts'
import { bestFire, fireHope, gainOf } from './danger.ts'
import { taste } from './taste.ts'
import { damageWorth, health } from './worth.ts'

/** A volley stops growing at this chance if its archers have other targets. */
const ENOUGH = 0.8
/** A dragon in this state of health, or at this time, breathes fire for half the occasion. */
const FAILING = 0.7
const LATE = 10

/** DR-2.7.6, DR-2.12.1.5: what is shot at, by whom, and where. */
export const shooting = [
  /** DR-2.7.6.1: what is shot at next, and dragonfire where it pays. */
  forDecision(chooseTarget, {
    advice(g, here, _seat, offered) {
      let choice = only('done')
      let most = 0
      const take = (kind: 'monster' | 'hex' | 'breathe', value: number, hope: number): void => {
        if (hope <= most) return
        most = hope
        choice = only(kind, value)
      }
      const ready = shooters(g, here.side)
      for (const monster of offered('monster')) {
        const able = ready.filter(unit => !cannotShootMonster(g, unit, monster))
        if (able.length > 0) take('monster', monster, best(able, unit => shotHope(g, unit, monster)[1])[1])
      }
      for (const hex of offered('hex')) {
        const able = ready.filter(unit => !cannotShootInto(g, unit, hex, false, false))
        if (able.length === 0) continue
        const foes = group(g, here.side, hex)
        let attack = 0
        for (const unit of able) attack += missileStrength(g, unit, hex)
        take('hex', hex, (chanceOnTable(attack, defenceOfAll(foes)) * gainOf(g, foes, hex)) / able.length)
      }
      for (const dragon of offered('breathe')) {
        const [, hope] = bestFire(g, dragon)
        const price = health(g, dragon) < FAILING || g.turn >= LATE ? taste.now.worthFire / 2 : taste.now.worthFire
        if (hope >= price) take('breathe', dragon, hope)
      }
      return choice
    },
  }),
  /** DR-2.7.6.1c: enough archers for the hex. */
  forDecision(nameShooters, {
    advice(g, here, _seat, offered) {
      const defence = defenceOfAll(group(g, here.side, here.hex))
      let attack = 0
      for (const unit of here.units) attack += missileStrength(g, unit, here.hex)
      const able = offered('unit').filter(unit => !isBusy(g, unit))
      if (able.length === 0 || chanceOnTable(attack, defence) >= ENOUGH)
        return offered('loose').length > 0 ? only('loose') : () => 1
      return only('unit', best(able, unit => missileStrength(g, unit, here.hex))[0])
    },
  }),
  /** DR-2.7.6.3: the surest shot first. */
  forDecision(chooseMarksman, {
    advice(g, here, _seat, offered) {
      const able = offered('unit').filter(unit => !isBusy(g, unit))
      return able.length > 0 ? only('unit', best(able, unit => shotHope(g, unit, here.monster)[1])[0]) : () => 1
    },
  }),
  /** DR-2.7.6.3: where it hurts most. */
  forDecision(aim, {
    advice(g, here, _seat, offered) {
      const [area] = shotHope(g, here.shooter, here.monster)
      return offered('area').includes(area) ? only('area', area) : () => 1
    },
  }),
  /** DR-2.12.1.5b: where the fire brings most. */
  forDecision(breatheFire, {
    advice(g, here, _seat, offered) {
      return only('hex', best(offered('hex'), hex => fireHope(g, here.dragon, hex))[0])
    },
  }),
]

/** DR-2.3c: who burns a victory hex down this turn by staying there attacks nobody. */
export function isBusy(g: DragonRage, unit: Unit): boolean {
  return g.owner[unit] === INVADER && destroysByStaying.has(typeOf[unit]) && isStanding(g, g.at[unit])
}

function shooters(g: DragonRage, side: Side): Unit[] {
  return readyShooters(g, side).filter(unit => !isBusy(g, unit))
}

/** The area a shot is best aimed at, and what the shot promises. */
function shotHope(g: DragonRage, shooter: Unit, monster: Unit): [area: Area, hope: number] {
  const hits = chanceOf(needAgainst(g, shooter, monster), 1, hasAura(g, shooter) ? 1 : 0)
  if (g.flying[monster]) return [BELLY, hits * damageWorth(g, monster, BELLY, FLYER_DAMAGE)]
  const { damage } = missiles.get(typeOf[shooter])!
  if (!isMajor(monster)) return [0, hits * damageWorth(g, monster, 0, damage)]
  const areas = [0, 1, 2].filter(area => pointsLeft(g, monster, area) > 0)
  const [area, worth] = best(areas, of => damageWorth(g, monster, of, damage))
  return [Math.max(0, area), areas.length > 0 ? hits * worth : 0]
}
