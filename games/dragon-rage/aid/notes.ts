import { forDecision, type Note } from '@hexarium/kernel'
import { chanceOnTable } from '../content/combat-table.ts'
import { AREAS, LEGS } from '../content/monsters.ts'
import { isMajor, isMonster, UNITS } from '../content/types.ts'
import { assaultOf } from '../rules/assault.ts'
import { limbStrength, limbsFor } from '../rules/blows.ts'
import { cannotChallenge, cannotJoin } from '../rules/fights.ts'
import { explored } from '../rules/marching.ts'
import { chooseFight } from '../rules/melee.ts'
import { chooseTarget, isFirstOfGroup, readyShooters } from '../rules/missiles.ts'
import { canGo, cannotMove, chooseMover, march } from '../rules/movement.ts'
import { defenceOfAll, group, killerFactor } from '../rules/overrun.ts'
import { cannotShootInto, cannotShootMonster, missileStrength, needAgainst } from '../rules/shooting.ts'
import { isStanding, worthOf } from '../rules/victory.ts'
import { type DragonRage, type Hex, INVADER, type Side, type Unit } from '../state.ts'
import { isFoe, mapOf, onMap } from '../units.ts'

/** What matters for the question asked: points within reach, and the odds if everybody joins. */
export const notes = [
  forDecision(chooseMover, { notes: (g, { side }) => stuck(g, side) }),
  forDecision(march, {
    notes: (g, { unit }) => explored(g, unit).map(({ hex, cost }) => reachNote(g, unit, hex, cost)),
  }),
  forDecision(chooseTarget, {
    notes: (g, { side }) =>
      foesOf(g, side).flatMap(foe => (isMonster(foe) ? shots(g, side, foe) : volley(g, side, foe))),
  }),
  forDecision(chooseFight, {
    notes: (g, { side, mauled }) =>
      foesOf(g, side).flatMap(foe => (isMonster(foe) ? strikers(g, side, foe) : fight(g, side, mauled, foe))),
  }),
]

/** DR-2.4.5: those who may move by the rules, but find no hex to go to and nothing to climb or break. */
function stuck(g: DragonRage, side: Side): Note[] {
  const found: Note[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.owner[unit] !== side || isMajor(unit) || cannotMove(g, unit) || canGo(g, unit)) continue
    found.push({ at: `unit:${unit}`, short: '✗', key: 'stuck', args: [] })
  }
  return found
}

/** DR-2.4.1a, DR-2.3a: what a hex costs to reach, and the points an invader finds there. */
export function reachNote(g: DragonRage, unit: Unit, hex: Hex, cost: number): Note {
  const points = g.owner[unit] === INVADER && isStanding(g, hex) ? worthOf(g, mapOf(g).victoryAt[hex]) : 0
  const at = `hex:${hex}`
  return points > 0
    ? { at, short: `${cost} (+${points})`, key: 'prize', args: [cost, points] }
    : { at, short: `${cost}`, key: 'reach', args: [cost] }
}

function foesOf(g: DragonRage, side: Side): Unit[] {
  const found: Unit[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (onMap(g, unit) && isFoe(g, side, unit) && (isMonster(unit) || isFirstOfGroup(g, side, unit))) found.push(unit)
  return found
}

/** DR-2.7.6.1c: all who can shoot into a hex, together. */
function volley(g: DragonRage, side: Side, foe: Unit): Note[] {
  const hex = g.at[foe]
  const shooters = readyShooters(g, side).filter(unit => !cannotShootInto(g, unit, hex, false, false))
  const attack = shooters.reduce((sum, unit) => sum + missileStrength(g, unit, hex), 0)
  return shooters.length === 0
    ? []
    : [together(hex, shooters.length, chanceOnTable(attack, defenceOfAll(group(g, side, hex))))]
}

/** DR-2.7.6.3: how many can shoot at a monster, and what the best of them needs. */
function shots(g: DragonRage, side: Side, monster: Unit): Note[] {
  const shooters = readyShooters(g, side).filter(unit => !cannotShootMonster(g, unit, monster))
  if (shooters.length === 0) return []
  const need = Math.min(...shooters.map(unit => needAgainst(g, unit, monster)))
  return [{ at: `unit:${monster}`, short: `${shooters.length}×${need}`, key: 'shots', args: [shooters.length, need] }]
}

/** DR-2.7.1d, DR-2.7.1f: all units that can strike into a hex together, or the best major monster alone. */
function fight(g: DragonRage, side: Side, mauled: number[], foe: Unit): Note[] {
  const hex = g.at[foe]
  const foes = group(g, side, hex)
  const joining: Unit[] = []
  let beast = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.owner[unit] !== side || cannotJoin(g, { side, hex, units: [], mauled }, unit)) continue
    if (isMajor(unit)) beast = Math.max(beast, chanceOnTable(mauling(g, unit, foes, hex), defenceOfAll(foes)))
    else joining.push(unit)
  }
  const { attack, defence, bonus } = assaultOf(g, joining, foes, hex, 0)
  const chance = joining.length === 0 ? 0 : chanceOnTable(attack, defence, bonus)
  if (joining.length === 0 && beast === 0) return []
  return [chance >= beast ? together(hex, joining.length, chance) : together(hex, 1, beast)]
}

/** DR-2.12.1.6: what all groups of a major monster that reach a hex come to. */
function mauling(g: DragonRage, monster: Unit, foes: readonly Unit[], hex: Hex): number {
  let attack = 0
  for (let area = 0; area < AREAS; area++)
    attack += limbsFor(g, monster, area, hex) * (area <= LEGS ? limbStrength(g, monster, area) : 0)
  return attack * killerFactor(g, monster, foes)
}

/** DR-2.7.2: how many can strike at a monster. */
function strikers(g: DragonRage, side: Side, monster: Unit): Note[] {
  let count = 0
  for (let unit = 0; unit < UNITS; unit++)
    if (g.owner[unit] === side && onMap(g, unit) && !cannotChallenge(g, unit, monster)) count++
  return count === 0 ? [] : [{ at: `unit:${monster}`, short: `${count}×`, key: 'strikers', args: [count] }]
}

function together(hex: Hex, count: number, chance: number): Note {
  const percent = Math.round(100 * chance)
  return { at: `hex:${hex}`, short: `${percent} %`, key: 'together', args: [count, percent] }
}
