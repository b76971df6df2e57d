import { d6, type RuleId, roll, type Seat, SPECTATOR } from '@hexarium/kernel'
import { CHARIOT, DRAGON, RANGE } from '../../content/armies/cards.ts'
import { crewOf, ground, isDoomed, isPresent } from '../../elements.ts'
import { act, ask, call, decision, each, loop, procedure, when } from '../../events.ts'
import { type Demonworld, type Element, type Hex, NONE, type Unit } from '../../state.ts'
import { isGun } from '../artillery/guns.ts'
import { expert, flamingVolley, gunShot } from '../expert.ts'
import { hasAnnounced } from '../flames/announced.ts'
import { breathing, cannotBreatheAtAnybody } from '../large/breath.ts'
import { fieldsToAimAt } from '../large/ranged.ts'
import { settingDown } from '../large/setting-down.ts'
import {
  cannotFire,
  cannotShootAt,
  cannotShootNow,
  cannotSupport,
  hasTarget,
  idleShooters,
  isIntoMelee,
  rangedBase,
  targetsOf,
} from './base-number.ts'
import { afterFire, fall } from './casualties.ts'
import { resolveVolley } from './shots.ts'
import { declaring, supporting, type Volley } from './volley.ts'

/** The shots of one side, unit by unit; `quarry` is the only target allowed, or NONE (DW-XVII.21). */
export type Volleys = Volley & { over: boolean; fired: Unit[]; quarry: Element }

/** The shots of a side before any was declared. */
export function volleyOf(side: Seat): Volleys {
  return { side, unit: NONE, over: false, shooter: NONE, done: false, fired: [], quarry: NONE }
}

/** DW-IV.6: which of a side's units declares its shots next. */
export const chooseVolley = decision({
  name: 'chooseVolley',
  rule: ['DW-IV.1', 'DW-III.1'],
  ends: ['done'],
  seat: (_g, here: Volleys) => here.side,
  offer(g, here, can) {
    for (let unit = 0; unit < g.card.length; unit++) if (!cannotVolley(g, here, unit)) can.unit(unit)
    can.done()
  },
  take: {
    unit(_g, here, unit) {
      here.unit = unit
      here.done = false
      here.fired.push(unit)
    },
    done(_g, here) {
      here.over = true
    },
  },
  cannot: { unit: (g, here, unit) => cannotVolley(g, here, unit) },
  default: () => ['done'],
})

/** DW-IV.6: the whole allocation of a unit, shooter by shooter, or everybody at the nearest; then it fires. */
export const declareShots = decision({
  name: 'declareShots',
  rule: 'DW-IV.6',
  ends: ['everyone', 'fire'],
  seat: (_g, here: Volleys) => here.side,
  about: (_g, { unit }) => ({ unit }),
  offer(g, here, can) {
    let any = false
    for (const shooter of idleShooters(g, here.unit)) {
      if (!hasTarget(g, shooter, here.quarry)) continue
      can.shooter(shooter)
      any = true
    }
    if (any && idleShooters(g, here.unit).some(shooter => enemiesAt(g, shooter, here.quarry).length > 0)) can.everyone()
    can.fire()
  },
  /** It used to stand there, without effect, also where only friends in a melee could be shot at. */
  formerly(_g, _here, can) {
    can.everyone()
  },
  take: {
    shooter(_g, here, shooter) {
      here.shooter = shooter
    },
    everyone(g, here) {
      for (const shooter of idleShooters(g, here.unit)) aimAtNearest(g, shooter, here.quarry)
    },
    fire(_g, here) {
      here.done = true
    },
  },
  cannot: { shooter: (g, here, shooter) => cannotDeclare(g, here, shooter) },
  points: { shooter: 'element' },
  default: () => ['fire'],
})

/** DW-IV.3: the target of one shooter. */
export const aimAt = decision({
  name: 'aimAt',
  rule: 'DW-IV.3',
  seat: (_g, here: Volleys) => here.side,
  about: (_g, { unit, shooter }) => ({ unit, element: shooter }),
  offer(g, here, can) {
    for (const target of targetsOf(g, here.shooter, here.quarry)) can.target(target)
  },
  take: {
    target(g, here, target) {
      g.aim[here.shooter] = target
    },
  },
  cannot: {
    target: (g, here, target) =>
      here.quarry !== NONE && target !== here.quarry ? 'DW-XVII.21' : cannotShootAt(g, here.shooter, target),
  },
  points: { target: 'element' },
})

/** DW-XVII.14, DW-XVIII.5: which field of a large target. */
export const aimField = decision({
  name: 'aimField',
  rule: ['DW-XVII.14', 'DW-XVIII.5'],
  seat: (_g, here: Volleys) => here.side,
  about: (_g, { unit, shooter }) => ({ unit, element: shooter }),
  offer(g, here, can) {
    for (const hex of fieldChoice(g, here)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      g.mark[here.shooter] = hex
    },
  },
  cannot: { hex: (g, here, hex) => cannotAimAtField(g, here, hex) },
})

/** DW-XVII.14, DW-XVIII.5: why a field of a large target is not aimed at. */
function cannotAimAtField(g: Demonworld, here: Volleys, hex: Hex): RuleId | undefined {
  if (fieldChoice(g, here).includes(hex)) return undefined
  return CHARIOT[g.type[g.aim[here.shooter]]] ? 'DW-XVIII.5' : 'DW-XVII.14'
}

function fieldChoice(g: Demonworld, { shooter }: Volleys): Hex[] {
  const target = g.aim[shooter]
  return target === NONE ? [] : fieldsToAimAt(g, shooter, target, isIntoMelee(g, shooter, target))
}

function hasFieldChoice(g: Demonworld, here: Volleys): boolean {
  return fieldChoice(g, here).length > 0
}

/** DW-IV.8: who of the unit supports the shot. */
export const supportShot = supporting<Volleys>('supportShot', 'DW-IV.8', supporters, cannotBackShot)

/** DW-IV.6: one unit declares all its shots, then they are resolved. */
const volleySteps = [
  declaring(declareShots, [ask(aimAt), when(hasFieldChoice, ask(aimField))], supportShot.steps),
  act(resolveVolley),
] as const

/** DW-XVII.21: a unit shoots at a large element that is about to overrun it; what falls, falls at once. */
export const reactionFire = procedure<Volleys>(
  'reactionFire',
  'DW-XVII.21',
  ...volleySteps,
  act(fellQuarry),
  settingDown,
)

function fellQuarry(g: Demonworld, { quarry }: Volleys): void {
  if (isDoomed(g, quarry)) fall(g, quarry)
}

/** DW-IV.6: the units of one side, one after the other. */
const volleys = procedure<Volleys>(
  'volleys',
  'DW-IV.6',
  loop(
    shootersAreLeft,
    ask(chooseVolley),
    when(gunIsChosen, call(gunShot, { with: (g, here: Volleys) => expert.firingOf(g, g.head[here.unit]) })),
    when(fireIsChosen, call(flamingVolley, { with: (g, here: Volleys) => expert.flamingOf(g, here.unit) })),
    breathing,
    when(unitIsChosen, ...volleySteps),
  ),
)

/** DW-VIII.5: a ranged phase: all shots at the same time, then losses, closing up and tests. */
export const fire = procedure<{ side: Seat }>(
  'fire',
  'DW-IV.5',
  each('side', firingOrder, call(volleys, { with: (_g, { side }) => volleyOf(side) })),
  call(afterFire),
)

/** Nobody is first by the rules (DW-IV.5): the die says who declares first, where both have something to shoot at. */
function firingOrder(g: Demonworld): Seat[] {
  const sides = [0, 1].filter(side => shooterUnits(g, side).length > 0)
  return sides.length === 2 && roll(g, SPECTATOR, d6) > 3 ? [1, 0] : sides
}

function shooterUnits(g: Demonworld, side: Seat): Unit[] {
  const here = volleyOf(side)
  const found: Unit[] = []
  for (let unit = 0; unit < g.card.length; unit++) if (!cannotVolley(g, here, unit)) found.push(unit)
  return found
}

/** DW-IV.1, DW-X.13: a commander shoots in one of the two phases, so he is asked in the first and not lost by waiting. */
function cannotVolley(g: Demonworld, here: Volleys, unit: Unit): RuleId | undefined {
  if (g.owner[unit] !== here.side || !isPresent(g, unit) || here.fired.includes(unit)) return 'DW-IV.6'
  if (isGun(g, unit)) return expert.cannotFireAnywhere(g, g.head[unit])
  const rule = cannotShootNow(g, unit)
  if (rule) return rule
  if (hasAnnounced(g, unit)) return expert.cannotFlameAnything(g, unit)
  if (DRAGON[g.card[unit]] && !cannotBreatheAtAnybody(g, g.head[unit])) return undefined
  return crewOf(g, unit).some(e => RANGE[g.type[e]] > 0 && !cannotFire(g, e) && hasTarget(g, e)) ? undefined : 'DW-IV.3'
}

/** DW-IV.6, DW-IV.1, DW-XVII.21, DW-IV.3: why an element of a unit declares no shot. */
function cannotDeclare(g: Demonworld, here: Volleys, shooter: Element): RuleId | undefined {
  if (!crewOf(g, here.unit).includes(shooter)) return 'DW-IV.6'
  const rule = cannotFire(g, shooter)
  if (rule) return rule
  if (g.aim[shooter] !== NONE || g.backs[shooter] !== NONE) return 'DW-IV.1'
  if (hasTarget(g, shooter, here.quarry)) return undefined
  return here.quarry === NONE ? 'DW-IV.3' : 'DW-XVII.21'
}

function shootersAreLeft(g: Demonworld, here: Volleys): boolean {
  if (here.over) return false
  for (let unit = 0; unit < g.card.length; unit++) if (!cannotVolley(g, here, unit)) return true
  return false
}

/** Whoever shoots like anybody else. */
function unitIsChosen(g: Demonworld, here: Volleys): boolean {
  if (here.over || gunIsChosen(g, here) || fireIsChosen(g, here)) return false
  return !DRAGON[g.card[here.unit]] || idleShooters(g, here.unit).length > 0
}

function gunIsChosen(g: Demonworld, here: Volleys): boolean {
  return !here.over && isGun(g, here.unit)
}

/** DW-XXII.9: a unit that has announced flaming arrows shoots nothing else. */
function fireIsChosen(g: Demonworld, here: Volleys): boolean {
  return !here.over && hasAnnounced(g, here.unit) && !isGun(g, here.unit)
}

/** DW-IV.13: nobody supports a shot into a melee. */
function supporters(g: Demonworld, here: Volleys): Element[] {
  if (isIntoMelee(g, here.shooter, g.aim[here.shooter])) return []
  return idleShooters(g, here.unit).filter(e => !cannotSupport(g, e, here.shooter))
}

/** DW-IV.13: nobody supports a shot into a melee; DW-IV.8, DW-IV.1 and what else keeps an element from it. */
function cannotBackShot(g: Demonworld, here: Volleys, supporter: Element): RuleId | undefined {
  if (isIntoMelee(g, here.shooter, g.aim[here.shooter])) return 'DW-IV.13'
  return cannotSupport(g, supporter, here.shooter)
}

/** The enemies an element may shoot at: friends in a melee are shot at by nobody who is not told to (DW-IV.13). */
function enemiesAt(g: Demonworld, shooter: Element, quarry: Element): Element[] {
  return targetsOf(g, shooter, quarry).filter(target => g.owner[g.origin[target]] !== g.owner[g.origin[shooter]])
}

/** The nearest enemy; of several the one easiest to hit. */
function aimAtNearest(g: Demonworld, shooter: Element, quarry: Element): void {
  const { board } = ground(g)
  let best = NONE
  let least = Number.POSITIVE_INFINITY
  for (const target of enemiesAt(g, shooter, quarry)) {
    const melee = isIntoMelee(g, shooter, target)
    const { base } = rangedBase(g, shooter, target, target, 0, melee)
    const price = 100 * board.distance(g.at[shooter], g.at[target]) - base + (melee ? 50 : 0)
    if (price >= least) continue
    least = price
    best = target
  }
  g.aim[shooter] = best
}
