import type { Note } from '@hexarium/kernel'
import { CHARIOT, LARGE } from '../content/armies/cards.ts'
import { profileOf } from '../content/armies/profile.ts'
import { crewOf, ground, isHere, isPresent, members, placeOf, sideOf } from '../elements.ts'
import { footOf, heightOn, sizeNow } from '../rules/flyers/heights.ts'
import { bodyOn, isBig } from '../rules/large/melee.ts'
import { shotFields } from '../rules/large/ranged.ts'
import { cannotAim, cannotFire, hasSight, isIntoMelee, rangedBase } from '../rules/shooting/base-number.ts'
import { eyeOf, isSeenThrough } from '../rules/shooting/sight.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../state.ts'

/**
 * DW-IV.7, DW-XII.3, DW-XVII.12: a shooter's sight lines, one to each enemy unit in range: what he needs, or what stands in the way.
 * On a dragon or chariot whoever rides it shoots.
 */
export function sightLines(g: Demonworld, pointed: Element): Note[] {
  if (pointed === NONE || !isHere(g, pointed)) return []
  const crew = LARGE[g.type[pointed]] ? crewOf(g, g.unit[pointed]) : [pointed]
  const shooter = crew.find(e => !cannotFire(g, e))
  if (shooter === undefined) return []
  return g.card.flatMap((_, unit) => {
    if (!isPresent(g, unit) || g.owner[unit] === sideOf(g, shooter)) return []
    const inRange = members(g, unit).filter(e => !cannotAim(g, shooter, e))
    const seen = inRange.find(e => hasSight(g, shooter, e))
    if (seen !== undefined) return [lineTo(g, shooter, seen)]
    const [hidden] = inRange
    return hidden === undefined ? [] : barredLine(g, shooter, hidden)
  })
}

const ends = (g: Demonworld, shooter: Element, target: Element) => ({
  at: `element:${target}`,
  from: `element:${bodyOn(g, shooter)}`,
})

function lineTo(g: Demonworld, shooter: Element, target: Element): Note {
  const { base } = rangedBase(g, shooter, target, target, 0, isIntoMelee(g, shooter, target))
  return { ...ends(g, shooter, target), short: `${base}`, key: 'target', args: [base] }
}

function barredLine(g: Demonworld, shooter: Element, target: Element): Note[] {
  return [
    { ...ends(g, shooter, target), isBarred: true, key: 'hidden', args: [] },
    ...hiddenBy(g, shooter, target).map(hex => ({ at: `hex:${hex}`, short: '✕', key: 'hides', args: [hex] })),
  ]
}

/** The fields that hide even the uppermost section of a target: of those who stand there, or, where nobody does, by the ground. */
function hiddenBy(g: Demonworld, shooter: Element, target: Element): Hex[] {
  const land = ground(g)
  const [from, to] = [placeOf(g, shooter), nearestField(g, shooter, target)]
  const { touched, distances, blockers } = profileOf(land, from, to)
  const far = 2 * land.board.distance(from, to)
  const eye = eyeOf(g, shooter, from)
  const below = topOf(g, target, to) - 1
  const hides = (at: number, top: number) => !g.rules.sight || eye * far + (below - eye) * at <= top * far
  const standing = touched.filter((hex, i) => {
    const other = g.on[hex]
    return (
      other !== NONE &&
      other !== target &&
      !(LARGE[g.type[other]] ? isSeenThrough(g, shooter, other, hex) : other === shooter) &&
      hides(distances[i], footOf(land, hex) + heightOn(g, other, hex))
    )
  })
  if (standing.length > 0 || !g.rules.sight) return standing
  for (let i = 0; i < blockers.length; i += 2) {
    if (!hides(blockers[i], blockers[i + 1])) continue
    const away = (j: number) => Math.abs(distances[j] - blockers[i])
    const nearest = touched.map((_, j) => j).sort((a, b) => away(a) - away(b))[0]
    return nearest === undefined ? [] : [touched[nearest]]
  }
  return []
}

/** DW-XVII.11: of the fields of a large target that could be aimed at, the nearest. */
function nearestField(g: Demonworld, shooter: Element, target: Element): Hex {
  if (!isBig(g, shooter) && !isBig(g, target)) return g.at[target]
  const { board } = ground(g)
  const far = (hex: Hex) => board.distance(placeOf(g, shooter), hex)
  return shotFields(g, shooter, target).reduce((a, b) => (far(b) < far(a) ? b : a))
}

/** How high a target reaches on one of its fields: animals and crew of a chariot differ (DW-XVIII.3). */
function topOf(g: Demonworld, target: Element, hex: Hex): number {
  const foot = g.altitude[target] > 0 ? g.altitude[target] : footOf(ground(g), hex)
  return foot + (CHARIOT[g.type[target]] ? heightOn(g, target, hex) : sizeNow(g, target))
}
