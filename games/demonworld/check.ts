import { OFF_BOARD } from '@hexarium/hex'
import { coverOf, FIELDS, MOST_FIELDS } from './bases.ts'
import { BASE, CHARIOT, DRAGON, LARGE } from './content/armies/cards.ts'
import { FULL_LOAD } from './content/expert/artillery.ts'
import { BURNING } from './content/expert/scars.ts'
import { ground, hitPoints } from './elements.ts'
import { CAPTAIN, type Demonworld, type Element, HERE, isDeadly, MOVEMENT, NONE } from './state.ts'

/** Throws where an invariant of a battle is broken. */
export function check(g: Demonworld): void {
  checkPlaces(g)
  checkElements(g)
  checkUnits(g)
  checkFire(g)
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
    if (g.facing[element] < 0 || g.facing[element] > 5) fail('DW-I.11', `element ${element} faces nowhere`)
    if (g.altitude[element] > 0) continue // DW-XXIII.4: who flies holds no field
    standing += LARGE[g.type[element]] ? checkBase(g, element) : 1
    if (LARGE[g.type[element]]) continue
    if (g.on[hex] !== element) fail('DW-V.4', `element ${element} is not alone on its field`)
  }
  let held = 0
  for (const element of g.on) if (element !== NONE) held++
  if (held !== standing) fail('DW-V.4', `${held} fields are held by ${standing} elements`)
}

const covered = new Int32Array(MOST_FIELDS)

/** DW-XVII.17: the fields a large element holds; only in its move may somebody else stand under it. */
function checkBase(g: Demonworld, element: Element): number {
  const base = BASE[g.type[element]]
  coverOf(ground(g).board, base, g.at[element], g.facing[element], covered)
  let held = 0
  for (let part = 0; part < FIELDS[base]; part++) {
    const hex = covered[part]
    if (hex === OFF_BOARD && g.marches && g.march[g.origin[element]] > 0) continue // DW-XVI.40
    if (hex !== OFF_BOARD && g.on[hex] === element) held++
    else if (g.phase !== MOVEMENT) fail('DW-XVII.17', `element ${element} does not hold its fields alone`)
  }
  return held
}

/** DW-XVII.31: a commander on a dragon or chariot of his own side has no field. */
function checkRider(g: Demonworld, element: Element): void {
  const mount = g.mount[element]
  if (mount === NONE) return
  const type = g.type[mount]
  if (g.at[element] !== NONE || g.at[mount] === NONE) fail('DW-XVII.31', `element ${element} rides nothing`)
  if (!(DRAGON[type] || CHARIOT[type]) || g.figure[element] !== CAPTAIN)
    fail('DW-XVII.31', `element ${element} cannot ride`)
}

/** DW-VIII.1: hit points within limits; those without stand only until they are removed. */
function checkElements(g: Demonworld): void {
  const mayBeDoomed = isDeadly(g.phase)
  for (let element = 0; element < g.at.length; element++) {
    const here = g.at[element] !== NONE || g.mount[element] !== NONE
    checkRider(g, element)
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

/** DW-XIX.6, DW-XXII.1, DW-XXII.4: loads and markers within limits, and a ground that shows what burns. */
function checkFire(g: Demonworld): void {
  for (const load of g.load) if (load < 0 || load > FULL_LOAD) fail('DW-XIX.6', `a gun has ${load} load points`)
  if (g.wind.length > 0 && (g.wind[0] < 1 || g.wind[0] > 6 || g.wind[1] < 0)) fail('DW-XXII.1', `wind ${g.wind}`)
  const { scars } = ground(g)
  for (let i = 0; i < g.flames.length; i += 2) {
    const burns = (scars[g.flames[i]] & BURNING) !== 0
    if (burns !== g.flames[i + 1] > 0) fail('DW-XXII.4', `field ${g.flames[i]} has marker ${g.flames[i + 1]}`)
  }
  if (!g.rules.fire && g.flames.length + g.kindled.length > 0) fail('DW-XXII.2', 'something burns')
}
