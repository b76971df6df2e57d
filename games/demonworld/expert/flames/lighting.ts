import { OFF_BOARD } from '@hexarium/hex'
import { d20, type RuleId, roll, type Seat } from '@hexarium/kernel'
import { FIRELESS, LARGE } from '../../content/armies/cards.ts'
import { LIGHTING } from '../../content/expert/fire.ts'
import { HOLD_ORDER } from '../../content/tables.ts'
import { ground, isCaptain, members, sideOf } from '../../elements.ts'
import { act, ask, decision, each, procedure, repeat, tell } from '../../events.ts'
import { LIT } from '../../rules/flames/announced.ts'
import { ignite, isCombustible, isInFire } from '../../rules/flames/blaze.ts'
import { hasFoe, isFighting } from '../../rules/movement/contact.ts'
import { mayGo } from '../../rules/movement/passage.ts'
import { CAPTAIN, type Demonworld, type Element, type Hex, NONE, RIDER_SHOT } from '../../state.ts'

type Lighting = { side: Seat; element: Element }

/** DW-XXII.3: who tries to light a field beside him at the end of the movement phase. */
export const lightFire = decision({
  name: 'lightFire',
  rule: 'DW-XXII.3',
  gives: ['done'], // DW-XXII.6: who stands in the flames at the end of the movement
  ends: ['done'],
  seat: (_g, here: Lighting) => here.side,
  offer(g, here, can) {
    for (let element = 0; element < g.at.length; element++)
      if (!cannotLight(g, here.side, element)) can.element(element)
    can.done()
  },
  take: {
    element(_g, here, element) {
      here.element = element
    },
    done() {},
  },
  cannot: { element: (g, here, element) => cannotLight(g, here.side, element) },
  points: { element: 'element' },
  default: () => ['done'],
})

/** DW-XXII.3: which field. Whoever has tried does not shoot in this round. */
export const lightField = decision({
  name: 'lightField',
  rule: 'DW-XXII.3',
  seat: (_g, here: Lighting) => here.side,
  about: (_g, { element }) => ({ element }),
  offer(g, here, can) {
    for (const hex of tinder(g, here.element)) can.hex(hex)
    can.back()
  },
  take: {
    hex(g, here, hex) {
      const die = roll(g, here.side, d20, 'low')
      tell(g, 'lights', here.element, hex, die, die <= LIGHTING ? 1 : 0)
      if (die <= LIGHTING) ignite(g, hex)
      g.shot[here.element] = RIDER_SHOT
      noteLighting(g, here.element)
      here.element = NONE
    },
    back(_g, here) {
      here.element = NONE
    },
  },
  cannot: { hex: (g, here, hex) => (tinder(g, here.element).includes(hex) ? undefined : 'DW-XXII.3') },
  default: () => ['back'],
})

/** DW-XXII.3: the unit of whoever has tried does not shoot; of a commander only he himself, and by older rules only who has tried. */
function noteLighting(g: Demonworld, element: Element): void {
  if (g.figure[element] !== CAPTAIN && !g.rules.beforeTwelve) g.torch[g.unit[element]] |= LIT
}

/** DW-XXII.3: true if others of an element's unit have shot, and not tried to light a field as well. */
function hasUnitShot(g: Demonworld, element: Element): boolean {
  const unit = g.unit[element]
  if (g.rules.beforeTwelve || g.figure[element] === CAPTAIN || g.torch[unit] & LIT) return false
  return members(g, unit).some(other => g.figure[other] !== CAPTAIN && g.shot[other] & RIDER_SHOT)
}

/** DW-XXII.3: fires lit by hand, side by side. */
export const lighting = procedure<Lighting>(
  'lighting',
  'DW-XXII.3',
  each('side', () => [0, 1], act(reopen), repeat(somebodyMayLight, ask(lightFire), ask(lightField))),
)

function reopen(_g: Demonworld, here: Lighting): void {
  here.element = NONE
}

function somebodyMayLight(g: Demonworld, here: Lighting): boolean {
  for (let element = 0; element < g.at.length; element++) if (!cannotLight(g, here.side, element)) return true
  return false
}

/** DW-XXII.3: why an element cannot light a fire: commanders, and units that hold, neither shoot, fight nor manoeuvre. */
export function cannotLight(g: Demonworld, side: Seat, element: Element): RuleId | undefined {
  if (g.at[element] === undefined || g.at[element] === NONE || sideOf(g, element) !== side) return 'DW-XXII.3'
  if (LARGE[g.type[element]] || g.altitude[element] > 0 || g.shot[element] || g.routs[element]) return 'DW-XXII.3'
  if (FIRELESS[g.type[element]]) return 'DW-XXVII.2'
  const unit = g.unit[element]
  if (!isCaptain(g, unit) && (g.order[unit] !== HOLD_ORDER || g.torch[unit] & ~LIT)) return 'DW-XXII.3'
  if (g.impetuous[unit] || hasUnitShot(g, element) || tinder(g, element).length === 0) return 'DW-XXII.3'
  if (isInFire(g, element)) return 'DW-XXII.6'
  return hasFoe(g, element) || isFighting(g, unit) ? 'DW-XXII.3' : undefined
}

/** DW-XXII.2, DW-XXII.3: fields beside an element that it could enter and that would burn. */
export function tinder(g: Demonworld, element: Element): Hex[] {
  const land = ground(g)
  const found: Hex[] = []
  for (let direction = 0; direction < 6; direction++) {
    const hex = land.board.neighbour[g.at[element] * 6 + direction]
    if (hex === OFF_BOARD || g.on[hex] !== NONE || !isCombustible(g, hex)) continue
    if (mayGo(g, land, g.type[element], g.at[element], hex)) found.push(hex)
  }
  return found
}
