import { OFF_BOARD } from '@hexarium/hex'
import { d6, mayTakeBack, type RuleId, roll } from '@hexarium/kernel'
import { SIZE } from '../../content/armies/cards.ts'
import {
  ground,
  hitPoints,
  isDoomed,
  isHere,
  members,
  placeOf,
  remove,
  shift,
  shiftAll,
  stands,
} from '../../elements.ts'
import { act, ask, call, decision, each, procedure, repeat, tell, when } from '../../events.ts'
import { CAPTAIN, DESTROYED, type Demonworld, type Element, type Hex, NONE, PLAIN, type Unit } from '../../state.ts'
import { expert } from '../expert.ts'
import { isInAir } from '../flyers/heights.ts'
import { fallLarge, isGreat } from '../large/mounts.ts'
import { settingDown } from '../large/setting-down.ts'
import { missileTests } from '../morale/tests.ts'
import type { Reform } from '../movement/block-search.ts'
import { friendsOf, hasFoe } from '../movement/contact.ts'
import { mayGo } from '../movement/passage.ts'
import { isIdle, reforms } from '../movement/reform.ts'
import { isOrdered } from '../movement/units.ts'

/** `touch` holds special figures about to fall and how many of their own they touched when the phase began, pair by pair. */
type Fallen = { victim: Element; saved: boolean; lost: number[]; touch: number[]; unit: Unit }
export type Closing = { unit: Unit; fields: Hex[]; element: Element }

/** DW-IX.7: the owner of a special figure about to fall may demand that a die decides between it and the others. */
export const saveFigure = decision({
  name: 'saveFigure',
  rule: 'DW-IX.7',
  seat: (g, here: Fallen) => g.owner[g.origin[here.victim]],
  about: (_g, { victim }) => ({ element: victim }),
  offer(_g, _here, can) {
    can.demand()
    can.accept()
  },
  take: {
    demand(g, here) {
      here.saved = roll(g, g.owner[g.origin[here.victim]], d6, 'low') <= touchedBy(here)
    },
    accept(_g, here) {
      here.saved = false
    },
  },
})

/** DW-IX.7: another element falls in its place. */
export const sacrifice = decision({
  name: 'sacrifice',
  rule: 'DW-IX.7',
  auto: true,
  seat: (g, here: Fallen) => g.owner[g.origin[here.victim]],
  about: (_g, { victim }) => ({ element: victim }),
  offer(g, here, can) {
    for (const element of substitutes(g, here.victim)) can.element(element)
  },
  take: {
    element(g, here, element) {
      takePlace(g, here.victim, element)
      here.victim = element
    },
  },
  gives: ['element'], // DW-X.14: a person who goes along may be among them
  cannot: { element: (g, here, element) => (substitutes(g, here.victim).includes(element) ? undefined : 'DW-IX.7') },
})

/** DW-IV.15: elements of a unit with ranged losses move up, one field each, or restore the formation at a stroke. */
export const closeUp = decision({
  name: 'closeUp',
  rule: 'DW-IV.15',
  seat: (g, here: Closing) => g.owner[here.unit],
  about: (_g, { unit }) => ({ unit }),
  offer(g, here, can) {
    for (const element of members(g, here.unit)) if (closingFields(g, here, element).length > 0) can.element(element)
    if (restoration(g, here)) can.restore()
    can.done()
  },
  take: {
    element(_g, here, element) {
      here.element = element
    },
    restore(g, here) {
      const elements = members(g, here.unit)
      const { places } = restoration(g, here)!
      shiftAll(g, elements, places)
      tell(g, 'reforms', here.unit)
    },
    done() {},
  },
  ends: ['restore', 'done'],
  cannot: {
    element: (g, here, element) =>
      members(g, here.unit).includes(element) && closingFields(g, here, element).length > 0 ? undefined : 'DW-IV.15',
  },
  default: () => ['done'],
})

export const closeUpTo = decision({
  name: 'closeUpTo',
  rule: 'DW-IV.15',
  seat: (g, here: Closing) => g.owner[here.unit],
  about: (_g, { unit, element }) => ({ unit, element }),
  offer(g, here, can) {
    for (const hex of closingFields(g, here, here.element)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      tell(g, 'steps', here.element, g.at[here.element], hex)
      shift(g, here.element, hex)
      g.acted[here.element] = true
      here.element = NONE
    },
  },
  cannot: { hex: (g, here, hex) => cannotCloseUpTo(g, here, hex) },
})

/** DW-IV.15, DW-X.15: a unit closes up. */
export const closing = procedure<Closing>(
  'closing',
  'DW-IV.15',
  repeat(mayCloseUp, ask(closeUp), ask(closeUpTo)),
  act(forgetSteps),
)

/** DW-VIII.5: losses are removed, units close up, and those with losses are tested. */
export const afterFire = procedure<Fallen>(
  'afterFire',
  'DW-IV.15',
  act(startCounting),
  each(
    'victim',
    doomed,
    when(mayBeSaved, ask(saveFigure), when(isSaved, ask(sacrifice))),
    act(removeVictim),
    settingDown,
  ),
  act(forgetMelees),
  each('unit', unitsWithLosses, call(closing, { with: closingOf })),
  when(g => g.rules.morale, call(missileTests)),
)

function startCounting(g: Demonworld, here: Fallen): void {
  g.losses.fill(0)
  g.slain.fill(0)
  here.lost = []
  here.saved = false
  here.touch = doomed(g).flatMap(victim => (g.figure[victim] === PLAIN ? [] : [victim, friendsOf(g, victim).length]))
}

function touchedBy({ touch, victim }: Fallen): number {
  return touch[touch.indexOf(victim) + 1]
}

/** Plain elements first: whoever stands alone at the end of the phase is not saved (DW-IX.7). */
function doomed(g: Demonworld): Element[] {
  const found: Element[] = []
  for (const special of [false, true]) {
    for (let element = 0; element < g.at.length; element++) {
      if ((g.figure[element] !== PLAIN) === special && isHere(g, element) && isDoomed(g, element)) found.push(element)
    }
  }
  return found
}

/** DW-IX.7, DW-X.14, DW-XII.22, AMB-14: special figures and attached commanders no larger than the others, if somebody is in touch. */
function mayBeSaved(g: Demonworld, here: Fallen): boolean {
  here.saved = false
  const { victim } = here
  if (!g.rules.specialFigures || g.figure[victim] === PLAIN || g.caughtInMelee.includes(victim)) return false
  if (g.figure[victim] === CAPTAIN && (g.unit[victim] === g.origin[victim] || isLarger(g, victim))) return false
  return substitutes(g, victim).length > 0
}

function isLarger(g: Demonworld, captain: Element): boolean {
  return SIZE[g.type[captain]] > SIZE[g.card[g.unit[captain]]]
}

/** DW-IX.7, AMB-15: any element in touch that does not fall itself, whatever hit points it has left. */
function substitutes(g: Demonworld, victim: Element): Element[] {
  const isLight = (other: Element): boolean => hitPoints(g, other) - g.hits[other] === 1
  return friendsOf(g, victim).filter(other => !isDoomed(g, other) && (!g.rules.lastHitSacrifice || isLight(other)))
}

function isSaved(_g: Demonworld, here: Fallen): boolean {
  return here.saved
}

/** The figure lives on in the place of the other. */
function takePlace(g: Demonworld, figure: Element, other: Element): void {
  const [hex, facing] = [g.at[other], g.facing[other]]
  tell(g, 'saved', figure, other)
  const [own, ownFacing] = [g.at[figure], g.facing[figure]]
  g.at[figure] = hex
  g.facing[figure] = facing
  g.on[hex] = figure
  g.at[other] = own
  g.facing[other] = ownFacing
  g.on[own] = other
  g.hits[figure]--
  g.hits[other] = hitPoints(g, other)
}

function removeVictim(g: Demonworld, here: Fallen): void {
  const { victim } = here
  if (!isHere(g, victim)) return // something else has already struck him down
  const unit = g.unit[victim]
  here.lost.push(unit, g.at[victim])
  fall(g, victim)
}

/** DW-VIII.1: an element without hit points left is a loss of its unit. */
export function fall(g: Demonworld, element: Element): void {
  const buried = g.altitude[element] > 0 ? expert.crash(g, element) : [] // DW-XXIII.16
  g.losses[g.unit[element]]++
  tell(g, 'falls', element, placeOf(g, element))
  if (isGreat(g, element)) fallLarge(g, element)
  else remove(g, element, DESTROYED)
  for (const victim of buried) if (stands(g, victim)) fall(g, victim)
}

function forgetMelees(g: Demonworld): void {
  g.caughtInMelee.length = 0
}

function unitsWithLosses(g: Demonworld): Unit[] {
  return g.losses.flatMap((losses, unit) => (losses > 0 && members(g, unit).length > 0 ? [unit] : []))
}

/** The fields the unit held before the shooting. */
function closingOf(g: Demonworld, here: Fallen): Closing {
  const fields = members(g, here.unit).map(element => g.at[element])
  for (let i = 0; i < here.lost.length; i += 2) if (here.lost[i] === here.unit) fields.push(here.lost[i + 1])
  return { unit: here.unit, fields, element: NONE }
}

function mayCloseUp(g: Demonworld, here: Closing): boolean {
  if (isInAir(g, here.unit)) return false // DW-XXIII.4: in the air there is no formation to close
  if (mayTakeBack(g, g.owner[here.unit])) return true
  return members(g, here.unit).some(element => closingFields(g, here, element).length > 0)
}

function forgetSteps(g: Demonworld, here: Closing): void {
  for (const element of members(g, here.unit)) g.acted[element] = false
}

/** DW-IV.15: free fields beside an element that its unit held; none for elements in contact or that have moved up. */
function closingFields(g: Demonworld, here: Closing, element: Element): Hex[] {
  if (g.acted[element] || hasFoe(g, element)) return []
  const land = ground(g)
  const found: Hex[] = []
  for (let direction = 0; direction < 6; direction++) {
    const to = land.board.neighbour[g.at[element] * 6 + direction]
    if (to === OFF_BOARD || g.on[to] !== NONE || !here.fields.includes(to)) continue
    if (mayGo(g, land, g.type[element], g.at[element], to)) found.push(to)
  }
  return found
}

/** DW-IV.15, DW-V.4: why an element does not move up to a field: its unit did not hold it, or somebody is on it. */
function cannotCloseUpTo(g: Demonworld, here: Closing, hex: Hex): RuleId | undefined {
  if (closingFields(g, here, here.element).includes(hex)) return undefined
  return here.fields.includes(hex) && g.on[hex] !== NONE ? 'DW-V.4' : 'DW-IV.15'
}

/** The widest ordered block the unit can take by closing up, if it is not ordered as it stands. */
function restoration(g: Demonworld, here: Closing): Reform | undefined {
  const elements = members(g, here.unit)
  if (isOrdered(g, here.unit, elements)) return undefined
  const mayBe = (element: Element, hex: Hex): boolean => {
    if (hex !== g.at[element] && (g.acted[element] || hasFoe(g, element))) return false
    return here.fields.includes(hex)
  }
  let best: Reform | undefined
  for (const reform of reforms(g, elements, { mayBe })) {
    if (isIdle(g, elements, reform.places)) continue
    if (!best || reform.block.width > best.block.width) best = reform
  }
  return best
}
