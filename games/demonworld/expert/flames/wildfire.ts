import { OFF_BOARD } from '@hexarium/hex'
import { d20, dieOf, roll, SPECTATOR } from '@hexarium/kernel'
import { burningTime, SPREADING, WIND_GROWS, WIND_TURNS } from '../../content/expert/fire.ts'
import { BURNING, scar } from '../../content/expert/scars.ts'
import { ROSE } from '../../content/tables.ts'
import { ground } from '../../elements.ts'
import { tell } from '../../events.ts'
import { ignite, isCombustible, singe } from '../../rules/flames/blaze.ts'
import type { Demonworld, Hex } from '../../state.ts'

const POINTS_OF_ROSE = 6
const rose = dieOf(POINTS_OF_ROSE)

/** DW-XXII.4: what fire does when a round begins, in this order (AMB2-10). */
export function burn(g: Demonworld): void {
  burnDown(g)
  flareUp(g)
  turnWind(g)
  spread(g)
  singe(g)
}

/** DW-XXII.4: markers go down by one; at 0 a field is burnt out for good. */
function burnDown(g: Demonworld): void {
  if (g.flames.length === 0) return
  const told: number[] = []
  for (let i = 0; i < g.flames.length; i += 2) {
    if (g.flames[i + 1] === 0) continue
    g.flames[i + 1]--
    told.push(g.flames[i], g.flames[i + 1])
  }
  if (told.length === 0) return
  scar(g)
  tell(g, 'dwindles', ...told)
}

/** DW-XXII.4: fields lit in the last round. */
function flareUp(g: Demonworld): void {
  const lit = g.kindled
  if (lit.length === 0) return
  g.kindled = []
  for (const hex of lit) ignite(g, hex)
}

/** DW-XXII.1: the wind is rolled when the battle begins, and changes from the second round on. */
function turnWind(g: Demonworld): void {
  if (g.wind.length === 0) {
    g.wind = [roll(g, SPECTATOR, rose), roll(g, SPECTATOR, rose)]
    tell(g, 'wind', g.wind[0], g.wind[1])
    return
  }
  const next = windAfter(g.wind, roll(g, SPECTATOR, d20))
  if (next[0] === g.wind[0] && next[1] === g.wind[1]) return
  g.wind = next
  tell(g, 'wind', next[0], next[1])
}

/** DW-XXII.1: the wind after a roll: where it blows to (1 … 6, clockwise) and how hard. */
export function windAfter(wind: readonly number[], die: number): number[] {
  const turned = wind[0] - 1 + WIND_TURNS[die] + POINTS_OF_ROSE
  return [(turned % POINTS_OF_ROSE) + 1, Math.max(0, wind[1] + WIND_GROWS[die])]
}

/** DW-XXII.5: what already burns sets fire to the three fields downwind; what catches fire now does not. */
function spread(g: Demonworld): void {
  const [towards, strength] = g.wind
  if (strength === 0 || g.flames.length === 0) return
  const need = strength + SPREADING
  const lit: Hex[] = []
  for (const hex of fieldsToTry(g, towards)) {
    if (lit.includes(hex)) continue
    const die = roll(g, SPECTATOR, d20)
    tell(g, 'spreads', hex, need, die, die <= need ? 1 : 0)
    if (die <= need) lit.push(hex)
  }
  if (lit.length === 0) return
  const { terrain } = ground(g)
  for (const hex of lit) g.flames.push(hex, burningTime(terrain[hex]))
  scar(g)
}

/** DW-XXII.5: the fields to roll for, once for each burning neighbour upwind of them. */
export function fieldsToTry(g: Demonworld, towards: number): Hex[] {
  const { board, scars } = ground(g)
  const found: Hex[] = []
  for (let i = 0; i < g.flames.length; i += 2) {
    const from = g.flames[i]
    if (!(scars[from] & BURNING)) continue
    for (const turn of [1, 0, 5]) {
      const hex = board.neighbour[from * 6 + ((ROSE[towards] + turn) % 6)]
      if (hex !== OFF_BOARD && isCombustible(g, hex)) found.push(hex)
    }
  }
  return found
}
