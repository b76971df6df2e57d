import { d20, type RuleId, roll } from '@hexarium/kernel'
import { DEVICE, LARGE, RANGE, SKILL_RANGED } from '../../content/armies/cards.ts'
import { FLAMING_FACTOR } from '../../content/expert/fire.ts'
import { RANGED_SUPPORT } from '../../content/tables.ts'
import { ground, isDoomed, members, sideOf, stir } from '../../elements.ts'
import { act, ask, decision, procedure, tell } from '../../events.ts'
import { isCombustible, tryToKindle } from '../../rules/flames/blaze.ts'
import { headOf } from '../../rules/flyers/heights.ts'
import { bestField, sectionsOn, woodCover } from '../../rules/large/ranged.ts'
import { shieldMagic } from '../../rules/magic/enchantments.ts'
import { friendsOf } from '../../rules/movement/contact.ts'
import { cannotAim, cannotFire, hasSight, isIntoMelee } from '../../rules/shooting/base-number.ts'
import { inFieldOfFire, sectionBonus } from '../../rules/shooting/range.ts'
import { sectionsOf } from '../../rules/shooting/sight.ts'
import { stray } from '../../rules/shooting/stray.ts'
import { declaring, supporting, type Volley } from '../../rules/shooting/volley.ts'
import { type Demonworld, type Element, type Hex, NONE, RIDER_SHOT, type Unit } from '../../state.ts'
import { glimpses } from '../artillery/glimpse.ts'
import { scorch } from '../artillery/stones.ts'

/** A volley of flaming arrows: who shoots, shooter by shooter, and at what: an element, or FIELD + a field. */
export type Flaming = Volley & { shooters: Element[]; aims: number[] }

/** Aims above this are fields. */
const FIELD = 1 << 16

/** DW-XXII.9: who of the unit shoots; then all arrows fly. */
export const declareFlames = decision({
  name: 'declareFlames',
  rule: 'DW-XXII.9',
  seat: (_g, here: Flaming) => here.side,
  about: (_g, { unit }) => ({ unit }),
  offer(g, here, can) {
    for (const shooter of idle(g, here)) if (hasFlameTarget(g, shooter)) can.shooter(shooter)
    can.fire()
  },
  take: {
    shooter(_g, here, shooter) {
      here.shooter = shooter
    },
    fire(_g, here) {
      here.done = true
    },
  },
  cannot: {
    shooter: (g, here, shooter) =>
      idle(g, here).includes(shooter) && hasFlameTarget(g, shooter) ? undefined : 'DW-XXII.9',
  },
  points: { shooter: 'element' },
  default: () => ['fire'],
})

/** DW-XXII.9: at an enemy, or at an empty field that would burn. */
export const flameAt = decision({
  name: 'flameAt',
  rule: 'DW-XXII.9',
  seat: (_g, here: Flaming) => here.side,
  about: (_g, { unit, shooter }) => ({ unit, element: shooter }),
  offer(g, here, can) {
    for (let target = 0; target < g.at.length; target++) if (!cannotFlame(g, here.shooter, target)) can.target(target)
    for (const hex of fieldsInReach(g, here.shooter)) can.field(hex)
  },
  take: {
    target(_g, here, target) {
      here.shooters.push(here.shooter)
      here.aims.push(target)
    },
    field(_g, here, hex) {
      here.shooters.push(here.shooter)
      here.aims.push(FIELD + hex)
    },
  },
  cannot: {
    target: (g, here, target) => cannotFlame(g, here.shooter, target),
    field: (g, here, hex) => cannotFlameField(g, here.shooter, hex),
  },
  points: { target: 'element', field: 'hex' },
})

/** DW-XXII.9: who of the unit supports the arrow. */
export const backFlames = supporting<Flaming>('backFlames', 'DW-XXII.9', supporters, cannotBackFlames)

/** DW-XXII.9: the volley of a unit that has announced flaming arrows. */
export const flamingVolley = procedure<Flaming>(
  'flamingVolley',
  'DW-XXII.9',
  declaring(declareFlames, [ask(flameAt)], backFlames.steps),
  act(resolve),
)

/** The volley of a unit at its beginning. */
export function flamingOf(g: Demonworld, unit: Unit): Flaming {
  return { side: g.owner[unit], unit, shooter: NONE, done: false, shooters: [], aims: [] }
}

/** DW-XXII.9: why a unit has nothing to shoot flaming arrows at. */
export function cannotFlameAnything(g: Demonworld, unit: Unit): RuleId | undefined {
  return members(g, unit).some(e => !cannotFire(g, e) && hasFlameTarget(g, e)) ? undefined : 'DW-XXII.9'
}

/** Those who have declared nothing yet. */
function idle(g: Demonworld, here: Flaming): Element[] {
  return members(g, here.unit).filter(e => !cannotFire(g, e) && g.backs[e] === NONE && !here.shooters.includes(e))
}

function hasFlameTarget(g: Demonworld, shooter: Element): boolean {
  for (let target = 0; target < g.at.length; target++) if (!cannotFlame(g, shooter, target)) return true
  return fieldsInReach(g, shooter).length > 0
}

/** DW-XXII.9: why an element cannot shoot a flaming arrow at another: as with any other arrow. */
function cannotFlame(g: Demonworld, shooter: Element, target: Element): RuleId | undefined {
  const rule = cannotAim(g, shooter, target)
  if (rule) return rule
  return hasSight(g, shooter, target) ? undefined : 'DW-XII.21'
}

/** DW-XXII.9: why an element cannot shoot a flaming arrow at a field. */
export function cannotFlameField(g: Demonworld, shooter: Element, hex: Hex): RuleId | undefined {
  if (!(hex >= 0 && hex < g.on.length) || g.on[hex] !== NONE || !isCombustible(g, hex)) return 'DW-XXII.9'
  const from = g.at[shooter]
  if (ground(g).board.distance(from, hex) > RANGE[g.type[shooter]]) return 'DW-II.5'
  if (!inFieldOfFire(g, shooter, hex)) return 'DW-IV.4'
  return glimpses(g, shooter, from, headOf(g, shooter), hex) ? undefined : 'DW-XII.21'
}

function fieldsInReach(g: Demonworld, shooter: Element): Hex[] {
  const found: Hex[] = []
  for (let hex = 0; hex < g.on.length; hex++) if (!cannotFlameField(g, shooter, hex)) found.push(hex)
  return found
}

/** DW-XXII.9: against a device or a field, those in touch with the shooter or another supporter who could shoot at it. */
function supporters(g: Demonworld, here: Flaming): Element[] {
  const aim = here.aims.at(-1)!
  if (aim < FIELD && (!DEVICE[g.type[aim]] || isIntoMelee(g, here.shooter, aim))) return []
  return idle(g, here).filter(
    e => !cannotBackFlames(g, here, e) && friendsOf(g, e).some(f => f === here.shooter || g.backs[f] === here.shooter),
  )
}

/** DW-IV.8, DW-XXII.9: who could not set it on fire himself does not help to. */
function cannotBackFlames(g: Demonworld, here: Flaming, element: Element): RuleId | undefined {
  if (g.unit[element] !== here.unit) return 'DW-IV.8'
  const aim = here.aims.at(-1)!
  return aim < FIELD ? cannotFlame(g, element, aim) : cannotFlameField(g, element, aim - FIELD)
}

/**
 * DW-XXII.9: the base number of flaming arrows: against men and colossi as any other shot, but for armour and support;
 * against devices and fields support counts, the sections seen of a device (rules 12), and the shield of a wizard.
 */
export function flamingBase(
  g: Demonworld,
  shooter: Element,
  target: Element,
  supports: number,
  intoMelee = false,
): number {
  const shield = target === NONE || g.rules.asBefore ? 0 : shieldMagic(g, target) // DW-XX.S8
  const isLiving = target !== NONE && !DEVICE[g.type[target]]
  if (target === NONE || (!isLiving && g.rules.beforeTwelve)) return FLAMING_FACTOR + supports * RANGED_SUPPORT + shield
  const isBig = LARGE[g.type[target]] || g.mount[target] !== NONE
  const hex = isBig ? bestField(g, shooter, target) : g.at[target]
  const sections = !isBig ? sectionsOf(g, shooter, target) : hex === NONE ? 0 : sectionsOn(g, shooter, target, hex)
  const shown = FLAMING_FACTOR + sectionBonus(sections)
  if (!isLiving) return shown + supports * RANGED_SUPPORT + shield
  if (g.rules.asBefore) return shown
  const skill = intoMelee || !g.rules.cardValues ? 0 : SKILL_RANGED[g.type[shooter]]
  return shown + skill + shield + (hex === NONE ? 0 : woodCover(g, target, hex))
}

/** All arrows fly, in the order they were declared. */
function resolve(g: Demonworld, here: Flaming): void {
  here.shooters.forEach((shooter, i) => {
    let supports = 0
    for (const element of members(g, here.unit)) if (g.backs[element] === shooter) supports++
    flame(g, shooter, here.aims[i], supports)
  })
  for (const element of members(g, here.unit)) {
    if (here.shooters.includes(element) || g.backs[element] !== NONE) g.shot[element] = RIDER_SHOT
    g.backs[element] = NONE
  }
}

function flame(g: Demonworld, shooter: Element, aim: number, supports: number): void {
  if (aim >= FIELD) {
    if (isCombustible(g, aim - FIELD))
      tryToKindle(g, sideOf(g, shooter), aim - FIELD, flamingBase(g, shooter, NONE, supports))
    return
  }
  stir(g, aim)
  const intoMelee = isIntoMelee(g, shooter, aim)
  if (isDoomed(g, aim) && !intoMelee) {
    tell(g, 'wasted', shooter, aim)
    return
  }
  const struck = intoMelee ? stray(g, shooter, aim).struck : aim // DW-IV.13: like any other shot into a melee
  if (struck === NONE) return
  const base = flamingBase(g, shooter, struck, supports, intoMelee)
  const die = roll(g, sideOf(g, shooter), d20, 'low')
  tell(g, 'flames', shooter, struck, supports, base, die, die <= base ? 1 : 0)
  if (die > base) return
  scorch(g, struck)
  if (intoMelee) g.caughtInMelee.push(struck)
}
