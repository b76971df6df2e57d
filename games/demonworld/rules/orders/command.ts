import type { RuleId } from '@hexarium/kernel'
import { LARGE, RADIUS, STARS } from '../../content/armies/cards.ts'
import { HOLD_ORDER } from '../../content/tables.ts'
import { ground, isCaptain, isPresent, isSingle, members, placeOf, stir } from '../../elements.ts'
import { act, ask, decision, each, procedure, repeat, tell, when } from '../../events.ts'
import { type Demonworld, LEADER, NO_ORDER, NONE, type Unit } from '../../state.ts'
import { isInFire } from '../flames/blaze.ts'
import { hasFoe, isFighting } from '../movement/contact.ts'
import { captainsOf, figureOf, takesOrders } from '../movement/units.ts'
import { seesFully } from '../shooting/sight.ts'

/** In `placed` while orders are given: a leaderless unit may be given a marker, by a commander's word or a lucky die. */
export const MAY_PLACE = 1

type Commanding = { commander: Unit; left: number }

/** DW-X.3: which units a commander with too many of them in his control radius gives orders to. */
export const chooseCommanded = decision({
  name: 'chooseCommanded',
  rule: 'DW-X.3',
  ends: ['done'],
  seat: (g, here: Commanding) => g.owner[here.commander],
  offer(g, here, can) {
    for (const unit of inControl(g, here.commander)) can.unit(unit)
    can.done()
  },
  take: {
    unit(g, here, unit) {
      command(g, here, unit)
    },
    done() {},
  },
  cannot: { unit: (g, here, unit) => cannotCommand(g, here, unit) },
})

/** DW-XVII.31: a commander on a mount gives orders to units, and his mount holds; or all his markers go to the mount. */
export const leadOrSteer = decision({
  name: 'leadOrSteer',
  rule: 'DW-XVII.31',
  seat: (g, here: Commanding) => g.owner[here.commander],
  offer(_g, _here, can) {
    can.lead()
    can.steer()
  },
  take: {
    lead(g, here) {
      const mount = g.unit[g.mount[g.head[here.commander]]]
      g.order[mount] = HOLD_ORDER
      tell(g, 'orders', mount, HOLD_ORDER)
    },
    steer(_g, here) {
      here.left = 0
    },
  },
  default: () => ['steer'],
})

/** DW-X.2, DW-X.3: single commanders command leaderless units in their control radius, as many as they have stars. */
export const commands = procedure<Commanding>(
  'commands',
  'DW-X.3',
  each(
    'commander',
    commanders,
    when(isMounted, ask(leadOrSteer)),
    act(commandAll),
    repeat(mustChoose, ask(chooseCommanded)),
  ),
)

/** DW-X.17: a commander in melee commands nobody; a hero has no control radius. */
function commanders(g: Demonworld): Unit[] {
  if (!g.rules.specialFigures) return []
  return g.card.flatMap((card, unit) => (STARS[card] > 1 && mayCommand(g, unit) ? [unit] : []))
}

/** DW-XVII.31: who rides is asked only where there is somebody to command. */
function mayCommand(g: Demonworld, unit: Unit): boolean {
  if (!isAtLiberty(g, unit)) return false
  return g.mount[g.head[unit]] === NONE || inControl(g, unit).length > 0
}

/** DW-X.17, DW-XVII.31, DW-XVII.32, DW-XXIII.15: alone or on a mount, not in melee and not in the air. */
function isAtLiberty(g: Demonworld, unit: Unit): boolean {
  const mount = g.mount[g.head[unit]]
  if (mount === NONE) return isSingle(g, unit) && !isFighting(g, unit) && !isInFire(g, g.head[unit])
  return !hasFoe(g, mount) && g.altitude[mount] === 0 && !isInFire(g, g.head[unit])
}

function isMounted(g: Demonworld, here: Commanding): boolean {
  here.left = STARS[g.card[here.commander]]
  return g.mount[g.head[here.commander]] !== NONE
}

/** Where he has markers for all there is nothing to choose. */
function commandAll(g: Demonworld, here: Commanding): void {
  if (here.left === 0) return
  const units = inControl(g, here.commander)
  if (units.length <= here.left) for (const unit of units) command(g, here, unit)
}

function mustChoose(g: Demonworld, here: Commanding): boolean {
  return here.left > 0 && inControl(g, here.commander).length > 0
}

function command(g: Demonworld, here: Commanding, unit: Unit): void {
  g.placed[unit] = MAY_PLACE
  here.left--
  stir(g, g.head[here.commander])
  tell(g, 'commands', here.commander, unit)
}

/** DW-VIII.6: a unit that takes orders and has neither leader nor attached commander to give them. */
export function isLeaderless(g: Demonworld, unit: Unit): boolean {
  if (!g.rules.specialFigures || !isPresent(g, unit) || isCaptain(g, unit) || g.order[unit] !== NO_ORDER) return false
  if (LARGE[g.card[unit]]) return false // DW-XVII.1
  if (!takesOrders(g, unit) || isLed(g, unit)) return false
  return !captainsOf(g, unit).some(e => STARS[g.type[e]] > 0 && (g.rules.asBefore || !isInFire(g, e)))
}

/** DW-X.2, DW-XXII.6: true if a unit has a leader to give it orders; nobody gives any out of the flames. */
export function isLed(g: Demonworld, unit: Unit): boolean {
  const leader = figureOf(g, unit, LEADER)
  return leader !== NONE && (g.rules.asBefore || !isInFire(g, leader))
}

/** DW-X.3, DW-VIII.6, DW-X.4: why a commander does not command a unit. */
function cannotCommand(g: Demonworld, { commander }: Commanding, unit: Unit): RuleId | undefined {
  if (g.owner[unit] !== g.owner[commander]) return 'DW-X.3'
  if (!isLeaderless(g, unit)) return 'DW-VIII.6'
  if (g.placed[unit] !== 0) return 'DW-X.3'
  if (!controls(g, commander, unit)) return 'DW-X.4'
  return hasHigher(g, commander, unit) ? 'DW-X.2' : undefined
}

/** Leaderless units visibly inside a commander's control radius that nobody commands yet. */
export function inControl(g: Demonworld, captain: Unit): Unit[] {
  return g.card.flatMap((_, unit) => {
    if (g.owner[unit] !== g.owner[captain] || g.placed[unit] !== 0 || !isLeaderless(g, unit)) return []
    return controls(g, captain, unit) && !hasHigher(g, captain, unit) ? [unit] : []
  })
}

/** DW-X.2: of several single commanders in whose radius a unit is only the highest counts; who rides may steer instead. */
function hasHigher(g: Demonworld, captain: Unit, unit: Unit): boolean {
  if (g.rules.beforeEight) return false
  return g.card.some((card, other) => {
    if (g.owner[other] !== g.owner[captain] || STARS[card] <= STARS[g.card[captain]]) return false
    return g.mount[g.head[other]] === NONE && isAtLiberty(g, other) && controls(g, other, unit)
  })
}

/** DW-X.4: within the radius of an element of the unit, the two seeing each other fully. */
function controls(g: Demonworld, captain: Unit, unit: Unit): boolean {
  const { board } = ground(g)
  const commander = g.head[captain]
  const mount = g.mount[commander]
  const [own, place] = [mount === NONE ? commander : mount, placeOf(g, commander)]
  return members(g, unit).some(
    element =>
      board.distance(place, g.at[element]) <= RADIUS[g.card[captain]] &&
      seesFully(g, commander, element) &&
      seesFully(g, element, own),
  )
}
