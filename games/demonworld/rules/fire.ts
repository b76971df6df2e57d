import { OFF_BOARD } from '@hexarium/hex'
import { type RuleId, roll, type Seat } from '@hexarium/kernel'
import { RANGE } from '../content/cards.ts'
import { ROSE, TRUE_AIM } from '../content/tables.ts'
import { ground, isDoomed, isPresent, members } from '../elements.ts'
import { act, ask, call, decision, each, loop, procedure, tell, when } from '../events.ts'
import { type Demonworld, type Element, NONE, type Unit } from '../state.ts'
import { afterFire } from './casualties.ts'
import { touches } from './contact.ts'
import {
  cannotFire,
  cannotHelp,
  cannotShootAt,
  cannotShootNow,
  cannotSupport,
  hasSight,
  hasTarget,
  idleShooters,
  isIntoMelee,
  rangedBase,
  targetsOf,
} from './ranged.ts'

type Volleys = { side: Seat; unit: Unit; over: number; shooter: Element; done: number; fired: Unit[] }

/** DW-IV.6: which of a side's units declares its shots next. */
const chooseVolley = decision({
  name: 'chooseVolley',
  rule: ['DW-IV.1', 'DW-III.1'],
  seat: (_g, here: Volleys) => here.side,
  offer(g, here, can) {
    for (let unit = 0; unit < g.card.length; unit++) if (!cannotVolley(g, here, unit)) can.unit(unit)
    can.done()
  },
  take: {
    unit(_g, here, unit) {
      here.unit = unit
      here.done = 0
      here.fired.push(unit)
    },
    done(_g, here) {
      here.over = 1
    },
  },
  cannot: { unit: (g, here, unit) => cannotVolley(g, here, unit) },
  default: () => ['done'],
})

/** DW-IV.6: the whole allocation of a unit, shooter by shooter, or everybody at the nearest; then it fires. */
const declare = decision({
  name: 'declareShots',
  rule: 'DW-IV.6',
  seat: (_g, here: Volleys) => here.side,
  offer(g, here, can) {
    let any = false
    for (const shooter of idleShooters(g, here.unit)) {
      if (!hasTarget(g, shooter)) continue
      can.shooter(shooter)
      any = true
    }
    if (any) can.everyone()
    can.fire()
  },
  take: {
    shooter(_g, here, shooter) {
      here.shooter = shooter
    },
    everyone(g, here) {
      for (const shooter of idleShooters(g, here.unit)) aimAtNearest(g, shooter)
    },
    fire(_g, here) {
      here.done = 1
    },
  },
  points: { shooter: 'element' },
  default: () => ['fire'],
})

/** DW-IV.3: the target of one shooter. */
const aimAt = decision({
  name: 'aimAt',
  rule: 'DW-IV.3',
  seat: (_g, here: Volleys) => here.side,
  offer(g, here, can) {
    for (const target of targetsOf(g, here.shooter)) can.target(target)
  },
  take: {
    target(g, here, target) {
      g.aim[here.shooter] = target
    },
  },
  cannot: { target: (g, here, target) => cannotShootAt(g, here.shooter, target) },
  points: { target: 'element' },
})

/** DW-IV.8: who supports this shot. */
const supportShot = decision({
  name: 'supportShot',
  rule: 'DW-IV.8',
  seat: (_g, here: Volleys) => here.side,
  offer(g, here, can) {
    for (const supporter of supporters(g, here)) can.supporter(supporter)
    can.ready()
  },
  take: {
    supporter(g, here, supporter) {
      g.backs[supporter] = here.shooter
    },
    ready(_g, here) {
      here.shooter = NONE
    },
  },
  points: { supporter: 'element' },
  default: () => ['ready'],
})

/** DW-IV.6: the units of one side, one after the other. */
const volleys = procedure<Volleys>(
  'volleys',
  'DW-IV.6',
  loop(
    shootersAreLeft,
    ask(chooseVolley),
    when(
      unitIsChosen,
      loop(
        isDeclaring,
        ask(declare),
        when(shooterIsChosen, ask(aimAt), loop(mayBeSupported, ask(supportShot)), act(forget)),
      ),
      act(resolveVolley),
    ),
  ),
)

/** DW-VIII.5: a ranged phase: all shots at the same time, then losses, closing up and tests. */
export const fire = procedure<{ side: Seat }>(
  'fire',
  'DW-IV.5',
  each(
    'side',
    firingOrder,
    call(volleys, { with: (_g, { side }) => ({ side, unit: NONE, over: 0, shooter: NONE, done: 0, fired: [] }) }),
  ),
  call(afterFire),
)

/** Nobody is first by the rules (DW-IV.5): the die says who declares first, where both have something to shoot at. */
function firingOrder(g: Demonworld): Seat[] {
  const sides = [0, 1].filter(side => shooterUnits(g, side).length > 0)
  return sides.length === 2 && roll(g, 6) > 3 ? [1, 0] : sides
}

function shooterUnits(g: Demonworld, side: Seat): Unit[] {
  const here: Volleys = { side, unit: NONE, over: 0, shooter: NONE, done: 0, fired: [] }
  const found: Unit[] = []
  for (let unit = 0; unit < g.card.length; unit++) if (!cannotVolley(g, here, unit)) found.push(unit)
  return found
}

/** DW-IV.1, DW-X.13: a commander shoots in one of the two phases, so he is asked in the first and not lost by waiting. */
function cannotVolley(g: Demonworld, here: Volleys, unit: Unit): RuleId | undefined {
  if (g.owner[unit] !== here.side || !isPresent(g, unit) || here.fired.includes(unit)) return 'DW-IV.6'
  const rule = cannotShootNow(g, unit)
  if (rule) return rule
  return members(g, unit).some(e => RANGE[g.type[e]] > 0 && !cannotFire(g, e) && hasTarget(g, e))
    ? undefined
    : 'DW-IV.3'
}

function shootersAreLeft(g: Demonworld, here: Volleys): boolean {
  if (here.over) return false
  for (let unit = 0; unit < g.card.length; unit++) if (!cannotVolley(g, here, unit)) return true
  return false
}

function unitIsChosen(_g: Demonworld, here: Volleys): boolean {
  return !here.over
}

function isDeclaring(_g: Demonworld, here: Volleys): boolean {
  return !here.done
}

function shooterIsChosen(_g: Demonworld, here: Volleys): boolean {
  return here.shooter !== NONE
}

function mayBeSupported(g: Demonworld, here: Volleys): boolean {
  return here.shooter !== NONE && supporters(g, here).length > 0
}

function forget(_g: Demonworld, here: Volleys): void {
  here.shooter = NONE
}

/** DW-IV.13: nobody supports a shot into a melee. */
function supporters(g: Demonworld, here: Volleys): Element[] {
  if (isIntoMelee(g, here.shooter, g.aim[here.shooter])) return []
  return idleShooters(g, here.unit).filter(e => !cannotSupport(g, e, here.shooter))
}

/** The nearest enemy; of several the one easiest to hit. */
function aimAtNearest(g: Demonworld, shooter: Element): void {
  const { board } = ground(g)
  let best = NONE
  let least = Number.POSITIVE_INFINITY
  for (const target of targetsOf(g, shooter)) {
    if (g.owner[g.origin[target]] === g.owner[g.origin[shooter]]) continue
    const melee = isIntoMelee(g, shooter, target)
    const { base } = rangedBase(g, shooter, target, target, 0, melee)
    const price = 100 * board.distance(g.at[shooter], g.at[target]) - base + (melee ? 50 : 0)
    if (price >= least) continue
    least = price
    best = target
  }
  g.aim[shooter] = best
}

/** DW-IV.6, DW-IV.9: the shots of a unit, in the order of its elements. */
function resolveVolley(g: Demonworld, here: Volleys): void {
  const shooters = members(g, here.unit).filter(e => g.aim[e] !== NONE)
  for (const shooter of shooters) shoot(g, here.unit, shooter)
  for (const element of members(g, here.unit)) {
    if (g.aim[element] !== NONE || g.backs[element] !== NONE) g.shot[element] = 1
    g.aim[element] = g.backs[element] = NONE
  }
}

function shoot(g: Demonworld, unit: Unit, shooter: Element): void {
  const target = g.aim[shooter]
  const intoMelee = isIntoMelee(g, shooter, target)
  const isGone = isDoomed(g, target) && !intoMelee // DW-IV.14: into a melee the rest is rolled anyway
  if (isGone || !hasSight(g, shooter, target)) {
    tell(g, 'wasted', shooter, target)
    return
  }
  const struck = intoMelee ? stray(g, shooter, target) : target
  if (struck === NONE) return
  const supports = members(g, unit).filter(e => g.backs[e] === shooter && !cannotHelp(g, e, shooter, target)).length
  const { base } = rangedBase(g, shooter, target, struck, supports, intoMelee)
  const die = roll(g, 20)
  const hit = die <= base ? 1 : 0
  tell(g, 'shoots', shooter, struck, intoMelee ? 0 : supports, base, die, hit)
  if (!hit) return
  g.hits[struck]++
  if (intoMelee) g.caughtInMelee.push(struck)
}

/** DW-IV.13, DW-XII.22: whom a shot into a melee hits, or nobody. */
function stray(g: Demonworld, shooter: Element, target: Element): Element {
  let struck = target
  if (roll(g, 6) > TRUE_AIM) {
    const hex = ground(g).board.neighbour[g.at[target] * 6 + ROSE[roll(g, 6)]]
    struck = hex === OFF_BOARD ? NONE : g.on[hex]
    if (struck !== NONE && g.rules.sight && !touches(g, struck, target)) struck = NONE
    tell(g, 'strays', shooter, target, struck)
  }
  if (struck === NONE) return NONE
  if (isDoomed(g, struck)) tell(g, 'wasted', shooter, struck)
  return isDoomed(g, struck) ? NONE : struck
}
