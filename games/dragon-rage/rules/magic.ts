import { d6, roll } from '@hexarium/kernel'
import { hexesNear } from '../content/board.ts'
import { BOOST_RADIUS, DISMISS, FOG, WHIRLWIND } from '../content/spells.ts'
import { elementalUnits, everyUnit, wizardUnits } from '../content/types.ts'
import { act, ask, call, decision, each, procedure, tell, when } from '../events.ts'
import { CAST, type DragonRage, NONE, type Side, type Unit, type Wizard } from '../state.ts'
import { onMap, rollerOf } from '../units.ts'
import { isFirstOfGroup } from './missiles.ts'
import {
  cannotBlast,
  cannotBoost,
  cannotDismiss,
  cannotHoldBolt,
  cannotRaise,
  cannotSummon,
  castBoost,
  castFog,
  castLightning,
  castSummon,
  castWhirlwind,
  controlsElemental,
  dismiss,
  holdBolt,
  passTime,
} from './spellcraft.ts'
import { aftermath } from './spreading.ts'

/** The wizard whose spell it is (0 human, 1 orc), and an elemental that may be dismissed for a price. */
type Here = { side: Side; wizard: Wizard; elemental: Unit; price: number }

/** DR-2.8.4: one spell a wizard and turn, or none. */
export const castSpell = decision({
  name: 'castSpell',
  rule: ['DR-2.8.4', 'DR-2.8.1', 'DR-2.8.3'],
  auto: true,
  seat: (g, here: Here) => g.seatOf[here.side],
  offer(g, { wizard, side }, can) {
    for (let radius = 0; radius <= BOOST_RADIUS; radius++) if (!cannotBoost(g, wizard, radius)) can.boost(radius)
    for (const hex of hexesNear(g.at[wizardUnits[wizard]])) {
      if (!cannotRaise(g, wizard, FOG, hex)) can.fog(hex)
      if (!cannotRaise(g, wizard, WHIRLWIND, hex)) can.whirlwind(hex)
      if (!cannotSummon(g, wizard, hex)) can.summon(hex)
    }
    for (const unit of everyUnit) {
      if (cannotBlast(g, wizard, unit)) continue
      can.lightning(unit)
      if (isFirstOfGroup(g, side, unit) && !cannotHoldBolt(g, wizard, g.at[unit])) can.hold(g.at[unit])
    }
    for (const unit of elementalUnits) if (!cannotDismiss(g, wizard, unit)) can.dismiss(unit)
    can.pass()
  },
  take: {
    boost: (g, here, radius) => castBoost(g, here.wizard, radius),
    fog: (g, here, hex) => castFog(g, here.wizard, hex),
    whirlwind: (g, here, hex) => castWhirlwind(g, here.wizard, hex),
    lightning: (g, here, unit) => castLightning(g, here.wizard, unit),
    hold: (g, here, hex) => holdBolt(g, here.wizard, hex),
    summon: (g, here, hex) => castSummon(g, here.wizard, hex),
    dismiss(g, here, unit) {
      if (controlsElemental(g, here.wizard, unit)) dismiss(g, here.wizard, unit, 0)
      else {
        here.elemental = unit
        here.price = roll(g, rollerOf(g, wizardUnits[here.wizard]), d6, 'low')
        tell(g, 'dismissalRoll', wizardUnits[here.wizard], unit, here.price)
      }
    },
    pass() {},
  },
  gives: ['dismiss', 'whirlwind'], // DR-2.8.7d: it tears down what stands there, in his own city, too
  points: { fog: 'hex', whirlwind: 'hex', lightning: 'unit', hold: 'hex', summon: 'hex', dismiss: 'unit' },
  cannot: {
    boost: (g, here, radius) => cannotBoost(g, here.wizard, radius),
    fog: (g, here, hex) => cannotRaise(g, here.wizard, FOG, hex),
    whirlwind: (g, here, hex) => cannotRaise(g, here.wizard, WHIRLWIND, hex),
    lightning: (g, here, unit) => cannotBlast(g, here.wizard, unit),
    hold: (g, here, hex) => cannotHoldBolt(g, here.wizard, hex),
    summon: (g, here, hex) => cannotSummon(g, here.wizard, hex),
    dismiss: (g, here, unit) => cannotDismiss(g, here.wizard, unit),
  },
  default: () => ['pass'],
})

/** DR-2.8.9h: the die has named this turn's price; the wizard pays it or not. */
export const payForDismissal = decision({
  name: 'payForDismissal',
  rule: 'DR-2.8.9h',
  auto: true,
  seat: (g, here: Here) => g.seatOf[here.side],
  offer(g, here, can) {
    if (g.spellPoints[here.wizard] >= here.price) can.pay()
    can.decline()
  },
  take: {
    pay(g, here) {
      tell(g, 'cast', wizardUnits[here.wizard], DISMISS, g.at[here.elemental], here.price)
      dismiss(g, here.wizard, here.elemental, here.price)
    },
    decline() {},
  },
})

/** DR-2.6.1.1, DR-2.6.1.5: a side's magic phase: running spells end or drift, then every wizard may cast one. */
export const magicPhase = procedure<Here>(
  'magicPhase',
  'DR-2.8.3',
  act(spellsRunOut),
  call(aftermath),
  each(
    'wizard',
    wizardsOf,
    when(mayCast, ask(castSpell), act(hasCast), when(hasRolled, ask(payForDismissal)), call(aftermath)),
  ),
)

function spellsRunOut(g: DragonRage, here: Here): void {
  passTime(g, here.side)
}

function wizardsOf(g: DragonRage, here: Here): number[] {
  return [0, 1].filter(wizard => g.wizardOf[wizard] === here.side)
}

function mayCast(g: DragonRage, here: Here): boolean {
  here.elemental = NONE
  return onMap(g, wizardUnits[here.wizard])
}

function hasCast(g: DragonRage, here: Here): void {
  if (onMap(g, wizardUnits[here.wizard])) g.deeds[wizardUnits[here.wizard]] |= CAST
}

function hasRolled(_g: DragonRage, here: Here): boolean {
  return here.elemental !== NONE
}
