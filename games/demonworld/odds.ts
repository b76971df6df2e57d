import { type Decision, type Odds, optionKind, optionValue, type Seat } from '@hexarium/kernel'
import { ON_TARGET } from './content/expert/artillery.ts'
import { LIGHTING } from './content/expert/fire.ts'
import { spells } from './content/expert/spells.ts'
import { ALWAYS_PASSES } from './content/tables.ts'
import { ground } from './elements.ts'
import { outcomeOf } from './expert/artillery/gunnery.ts'
import { flamingBase } from './expert/flames/flaming-arrows.ts'
import { ATTACKS, airBase } from './expert/flyers/blows.ts'
import { bandOf, gunOf } from './rules/artillery/guns.ts'
import { neededRoll } from './rules/magic/power.ts'
import { meleeBase } from './rules/melee/strike.ts'
import { CHARGE_TEST, RALLY_TEST, standingOf } from './rules/morale/tests.ts'
import { friendsOf } from './rules/movement/contact.ts'
import { isIntoMelee, rangedBase } from './rules/shooting/base-number.ts'
import { type Demonworld, type Element, NONE, type Unit } from './state.ts'

type Here = {
  unit: Unit
  shooter: Element
  attacker: Element
  striker: Element
  victim: Element
  spell: number
  gun: Element
  blow: number
}

const DIE = 6
const TWENTY = 20

/** For `decision.kind`: the odds of an option of that kind. */
const tables: Readonly<Record<string, (g: Demonworld, here: Here, value: number) => Odds>> = {
  'aimAt.target': (g, { shooter }, target) => ofShot(g, shooter, target, 0),
  'supportShot.supporter': (g, { shooter }) => ofShot(g, shooter, g.aim[shooter], 1 + backers(g, shooter)),
  'strikeAt.target': (g, { attacker }, target) => ofStrike(g, attacker, target, 0),
  'supportStrike.supporter': (g, { attacker }) => ofStrike(g, attacker, g.aim[attacker], 1 + backers(g, attacker)),
  'secondAttack.target': (g, { striker }, target) => ofStrike(g, striker, target, 0),
  'moveUnit.charge': (g, { unit }, foe) => ofTest(g, CHARGE_TEST, unit, [foe], 'DW-XV.30'),
  'smallElement.charge': (g, { unit }, foe) => ofTest(g, CHARGE_TEST, unit, [foe], 'DW-XV.30'),
  'payExtra.extra': (_g, { spell }, extra) => ofSpell(spell, extra),
  'aimGun.hex': (g, { gun }, hex) => ofGun(g, gun, hex),
  'aimGun.high': (g, { gun }, hex) => ofGun(g, gun, hex),
  'flameAt.target': (g, { shooter }, target) => ofFire(flamingBase(g, shooter, target, 0), 'DW-XXII.9'),
  'flameAt.field': (g, { shooter }) => ofFire(flamingBase(g, shooter, NONE, 0), 'DW-XXII.9'),
  'airTarget.target': (g, { blow }, target) => {
    const { base } = airBase(g, Math.floor(blow / ATTACKS), blow % ATTACKS, target)
    return ofFire(base, 'DW-XXIII.13')
  },
  'lightField.hex': () => ofFire(LIGHTING, 'DW-XXII.3'),
  'rallyUnit.unit': (g, _here, unit) => ofTest(g, RALLY_TEST, unit, [], 'DW-XV.50'),
  'saveFigure.demand': (g, { victim }) => {
    const friends = friendsOf(g, victim).length
    return { key: 'saved', args: [friends], chance: Math.min(friends, DIE) / DIE, rule: 'DW-IX.7' }
  },
}

/** The odds of an option, exact as far as its own dice go. */
export function odds(g: Demonworld, _seat: Seat, decision: Decision<Demonworld, never>, option: number): Odds[] {
  const table = tables[`${decision.name}.${decision.kinds[optionKind(option)]}`]
  return table ? [table(g, g.core.flow.at(-1)!.here as Here, optionValue(option))] : []
}

/** DW-XX.4: the chance of a spell with extra points. */
function ofSpell(spell: number, extra: number): Odds {
  const { level } = spells[spell]
  const need = neededRoll(level, level + extra)
  return { key: 'works', args: [need], chance: (TWENTY + 1 - need) / TWENTY, rule: 'DW-XX.4' }
}

/** DW-XIX.7: how many rolls of twenty send the shot where it should go. */
function ofGun(g: Demonworld, gun: Element, hex: number): Odds {
  const band = bandOf(gunOf(g, gun), ground(g).board.distance(g.at[gun], hex))
  let dice = 0
  for (let die = 1; die <= TWENTY; die++) if (outcomeOf(band, die) === ON_TARGET) dice++
  return { key: 'onTarget', args: [TWENTY + 1 - dice], chance: dice / TWENTY, rule: 'DW-XIX.7' }
}

function ofFire(base: number, rule: string): Odds {
  return { key: 'hits', args: [base], chance: chanceOf(base), rule }
}

/** How many support an attack already. */
function backers(g: Demonworld, attacker: Element): number {
  return g.backs.filter(other => other === attacker).length
}

/** A base number as a chance (DW-IV.9, DW-VI.13). */
export function chanceOf(base: number): number {
  return Math.max(0, Math.min(TWENTY, base)) / TWENTY
}

/** DW-IV.9, DW-IV.13: into a melee a shot goes astray every other time. */
function ofShot(g: Demonworld, shooter: Element, target: Element, supports: number): Odds {
  const intoMelee = isIntoMelee(g, shooter, target)
  const { base } = rangedBase(g, shooter, target, target, supports, intoMelee)
  return { key: 'hits', args: [base], chance: chanceOf(base) / (intoMelee ? 2 : 1), rule: 'DW-IV.9' }
}

function ofStrike(g: Demonworld, attacker: Element, target: Element, supports: number): Odds {
  const { base } = meleeBase(g, attacker, target, supports)
  return { key: 'hits', args: [base], chance: chanceOf(base), rule: 'DW-VI.13' }
}

/** DW-XV.2: a six always passes. */
function ofTest(g: Demonworld, kind: number, unit: Unit, foes: readonly Unit[], rule: string): Odds {
  const { total, value } = standingOf(g, { kind, unit, foes })
  const need = Math.max(1, Math.min(ALWAYS_PASSES, value - total))
  return { key: 'passes', args: [need], chance: (DIE + 1 - need) / DIE, rule }
}
