import type { Note } from '@hexarium/kernel'
import { LARGE } from '../content/armies/cards.ts'
import { profileOf } from '../content/armies/profile.ts'
import { ground, isPresent, members, sideOf } from '../elements.ts'
import { footOf, heightOn, sizeNow } from '../rules/flyers/heights.ts'
import { cannotAim, cannotFire, hasSight, isIntoMelee, rangedBase } from '../rules/shooting/base-number.ts'
import { eyeOf } from '../rules/shooting/sight.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../state.ts'

/** DW-IV.7, DW-XII.3: a shooter's sight lines, one to each enemy unit in range: what he needs, or what stands in the way. */
export function sightLines(g: Demonworld, shooter: Element): Note[] {
  if (shooter === NONE || g.at[shooter] === NONE || LARGE[g.type[shooter]] || cannotFire(g, shooter)) return []
  return g.card.flatMap((_, unit) => {
    if (!isPresent(g, unit) || g.owner[unit] === sideOf(g, shooter)) return []
    const inRange = members(g, unit).filter(e => !LARGE[g.type[e]] && !cannotAim(g, shooter, e))
    const seen = inRange.find(e => hasSight(g, shooter, e))
    if (seen !== undefined) return [lineTo(g, shooter, seen)]
    const [hidden] = inRange
    return hidden === undefined ? [] : barredLine(g, shooter, hidden)
  })
}

function lineTo(g: Demonworld, shooter: Element, target: Element): Note {
  const { base } = rangedBase(g, shooter, target, target, 0, isIntoMelee(g, shooter, target))
  return { at: `element:${target}`, from: `element:${shooter}`, short: `${base}`, key: 'target', args: [base] }
}

function barredLine(g: Demonworld, shooter: Element, target: Element): Note[] {
  const line = { at: `element:${target}`, from: `element:${shooter}`, isBarred: true as const, key: 'hidden', args: [] }
  return [
    line,
    ...hiddenBy(g, shooter, target).map(hex => ({ at: `hex:${hex}`, short: '✕', key: 'hides', args: [hex] })),
  ]
}

/** The fields that hide even the uppermost section of a target: of those who stand there, or, where nobody does, by the ground. */
function hiddenBy(g: Demonworld, shooter: Element, target: Element): Hex[] {
  const land = ground(g)
  const [from, to] = [g.at[shooter], g.at[target]]
  const { touched, distances, blockers } = profileOf(land, from, to)
  const far = 2 * land.board.distance(from, to)
  const eye = eyeOf(g, shooter, from)
  const below = footOf(land, to) + sizeNow(g, target) - 1
  const hides = (at: number, top: number) => !g.rules.sight || eye * far + (below - eye) * at <= top * far
  const standing = touched.filter((hex, i) => {
    const other = g.on[hex]
    return (
      other !== NONE &&
      other !== shooter &&
      other !== target &&
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
