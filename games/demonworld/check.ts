import { ground, hitPoints } from './elements.ts'
import { CAPTAIN, type Demonworld, FIRST_FIRE, HERE, MELEE, NONE, SECOND_FIRE } from './state.ts'

/** Throws where an invariant of a battle is broken. */
export function check(g: Demonworld): void {
  checkPlaces(g)
  checkElements(g)
  checkUnits(g)
}

function fail(rule: string, text: string): never {
  throw new Error(`${rule}: ${text}`)
}

/** DW-V.4: one element a field, and the board knows it. */
function checkPlaces(g: Demonworld): void {
  if (g.on.length !== ground(g).board.size) fail('DW-I.4', 'the board has another size')
  let standing = 0
  for (let element = 0; element < g.at.length; element++) {
    const hex = g.at[element]
    if (hex === NONE) continue
    standing++
    if (g.on[hex] !== element) fail('DW-V.4', `element ${element} is not alone on its field`)
    if (g.facing[element] < 0 || g.facing[element] > 5) fail('DW-I.11', `element ${element} faces nowhere`)
  }
  let held = 0
  for (const element of g.on) if (element !== NONE) held++
  if (held !== standing) fail('DW-V.4', `${held} fields are held by ${standing} elements`)
}

/** DW-VIII.1: hit points within limits; those without stand only until they are removed. */
function checkElements(g: Demonworld): void {
  const mayBeDoomed = g.phase === FIRST_FIRE || g.phase === SECOND_FIRE || g.phase === MELEE
  for (let element = 0; element < g.at.length; element++) {
    const here = g.at[element] !== NONE
    if (here !== (g.fate[element] === HERE)) fail('DW-VIII.1', `element ${element} is neither here nor gone`)
    if (here && g.hits[element] >= hitPoints(g, element) && !mayBeDoomed)
      fail('DW-VIII.1', `element ${element} is dead`)
    if (!here && g.routs[element]) fail('DW-XV.60', `element ${element} routs off the board`)
    if (g.unit[element] !== g.origin[element] && g.figure[element] !== CAPTAIN)
      fail('DW-X.14', `element ${element} has left its unit`)
    if (g.owner[g.unit[element]] !== g.owner[g.origin[element]]) fail('DW-X.14', `element ${element} has changed sides`)
  }
}

/** DW-III.3, DW-XV.70: orders are orders; impetuous units have none. */
function checkUnits(g: Demonworld): void {
  for (let unit = 0; unit < g.card.length; unit++) {
    if (g.order[unit] < NONE || g.order[unit] > 3) fail('DW-III.3', `unit ${unit} has order ${g.order[unit]}`)
    if (g.impetuous[unit] && g.order[unit] !== NONE) fail('DW-XV.70', `impetuous unit ${unit} has an order`)
  }
}
