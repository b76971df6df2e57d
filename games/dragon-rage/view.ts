import {
  type Chance,
  type Decision,
  type DecisionHelp,
  flatCopy,
  forDecision,
  helpFrom,
  type Seat,
} from '@hexarium/kernel'
import { types } from './content/types.ts'
import { giveWay } from './rules/climbing.ts'
import { flight } from './rules/flying.ts'
import { castSpell, payForDismissal } from './rules/magic.ts'
import { chooseArea, chooseLimbs, chooseStriker, nameAttackers } from './rules/melee.ts'
import { aim, breatheFire, chooseMarksman, nameShooters } from './rules/missiles.ts'
import { march } from './rules/movement.ts'
import { faceOnEntry, prowlOn } from './rules/prowling.ts'
import { cannotBuy } from './rules/recruiting.ts'
import { reinforce } from './rules/reinforcements.ts'
import { deploy, face } from './rules/set-up.ts'
import {
  CAMPAIGN,
  CITY,
  type DragonRage,
  type Hex,
  INVADER,
  POINTS,
  type Side,
  type Unit,
  type Wizard,
} from './state.ts'
import { sideOfSeat } from './units.ts'

/** What a seat may know: everything but the force the other side chooses in secret (DR-3.3.2). */
export interface View extends Omit<DragonRage, 'core' | 'force' | 'dropped' | 'top' | 'next' | 'rulings'> {
  /** By side and type; `null` where it is not for this seat to know. */
  force: (number | null)[]
  /** What the question under way is about: which unit moves, what is attacked. Nothing in it is secret. */
  choice: Choice
}

/** What the question under way is about, as far as it is chosen; what is not chosen is absent. */
export interface Choice {
  unit?: Unit
  monster?: Unit
  striker?: Unit
  shooter?: Unit
  beast?: Unit
  dragon?: Unit
  hex?: Hex
  to?: Hex
  wizard?: Wizard
  price?: number
  units?: Unit[]
  limbs?: number[]
  /** Reinforcements still to come. */
  left?: number
  /** Hexes flown this turn. */
  flown?: number
}

/** True while a side's force is hidden from a seat. */
function isHidden(g: DragonRage, side: Side, seat: Seat): boolean {
  if (g.turn > 0 || (g.way !== POINTS && g.way !== CAMPAIGN)) return false
  if (g.chosen[INVADER] && g.chosen[CITY]) return false
  return seat < 0 || sideOfSeat(g, seat) !== side
}

/** What a seat may know. */
export function view(g: DragonRage, seat: Seat, before?: View): View {
  const { core: _core, force, dropped: _dropped, top: _top, next: _next, rulings: _rulings, ...open } = g
  const kinds = types.length
  return {
    ...flatCopy(open, before),
    force: force.map((count, i) => (isHidden(g, i < kinds ? INVADER : CITY, seat) ? null : count)),
    choice: (about(g, seat) ?? {}) as Choice,
  }
}

const { about } = helpFrom(
  isAbout(deploy, ({ unit }) => ({ unit })),
  isAbout(face, ({ unit }) => ({ unit })),
  isAbout(castSpell, ({ wizard }) => ({ wizard })),
  isAbout(payForDismissal, ({ price }) => ({ price })),
  isAbout(reinforce, ({ left }) => ({ left })),
  isAbout(march, ({ unit }) => ({ unit })),
  isAbout(prowlOn, ({ unit }) => ({ unit })),
  isAbout(faceOnEntry, ({ unit }) => ({ unit })),
  isAbout(flight, ({ unit, flown }) => ({ unit, flown })),
  isAbout(giveWay, ({ to }) => ({ to })),
  isAbout(nameShooters, ({ hex, units }) => ({ hex, units: [...units] })),
  isAbout(chooseMarksman, ({ monster }) => ({ monster })),
  isAbout(aim, ({ shooter, monster }) => ({ shooter, monster })),
  isAbout(breatheFire, ({ dragon }) => ({ dragon })),
  isAbout(nameAttackers, ({ hex, units }) => ({ hex, units: [...units] })),
  isAbout(chooseLimbs, ({ beast, hex, limbs }) => ({ beast, hex, limbs: [...limbs] })),
  isAbout(chooseStriker, ({ monster }) => ({ monster })),
  isAbout(chooseArea, ({ striker, monster }) => ({ striker, monster })),
)

/** What whoever is asked has chosen before. */
function isAbout<H>(decision: Decision<DragonRage, H>, choice: (here: H) => Choice): DecisionHelp<DragonRage> {
  return forDecision(decision, { about: (_g, here) => choice(here) })
}

/** Deals anew what a seat cannot know: a force the other side could be choosing, or could have chosen. */
export function imagine(g: DragonRage, seat: Seat, chance: Chance): void {
  for (const side of [INVADER, CITY]) if (isHidden(g, side, seat)) recruitAtRandom(g, side, chance)
}

function recruitAtRandom(g: DragonRage, side: Side, chance: Chance): void {
  const kinds = types.length
  g.force.fill(0, side * kinds, (side + 1) * kinds)
  const wanted = chance.below(30) + (g.chosen[side] ? 1 : 0)
  for (let n = 0; n < wanted; n++) {
    const open: number[] = []
    for (let type = 0; type < kinds; type++) if (!cannotBuy(g, side, type)) open.push(type)
    if (open.length === 0) return
    g.force[side * kinds + chance.pick(open)]++
  }
}
