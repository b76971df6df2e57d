import type { Mark } from '@hexarium/kernel'
import { type Ground, groundOf } from '../content/board/ground.ts'
import { isPresent, members } from '../elements.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../state.ts'
import type { DemonworldText } from '../text/words.ts'
import type { View } from '../view.ts'
import { centreOf } from './ground.ts'

/** Objectives, declared attacks and supports, whom impetuous units are after, and what is asked about. */
export function marks(view: View, g: Demonworld, { names, words }: DemonworldText): Mark[] {
  const land = groundOf(view.map)
  const found: Mark[] = []
  for (let i = 0; i < view.objectives.length; i += 2) {
    const [hex, value] = [view.objectives[i], view.objectives[i + 1]]
    const say = words.objective(names.field(view, hex), value)
    found.push({
      id: `objective:${hex}`,
      kind: 'text',
      points: centreOf(land, hex),
      tone: 'plain',
      text: `${value}`,
      say,
    })
  }
  const between = (kind: 'arrow' | 'line', id: string, from: Element, to: Element, say: string) => {
    if (g.at[from] === NONE || g.at[to] === undefined || g.at[to] === NONE) return
    found.push({ id, kind, points: ends(land, g.at[from], g.at[to]), tone: kind === 'arrow' ? 'bad' : 'plain', say })
  }
  g.aim.forEach((target, element) => {
    if (target === NONE) return
    const say = words.aims(names.element(view, element), names.element(view, target))
    between('arrow', `aim:${element}`, element, target, say)
  })
  g.backs.forEach((attacker, element) => {
    if (attacker === NONE) return
    const say = words.backs(names.element(view, element), names.element(view, attacker))
    between('line', `backs:${element}`, element, attacker, say)
  })
  g.prey.forEach((prey, unit) => {
    if (prey === NONE || !isPresent(g, unit) || !isPresent(g, prey)) return
    const say = words.hunts(names.unit(view, unit), names.unit(view, prey))
    between('arrow', `prey:${unit}`, members(g, unit)[0], members(g, prey)[0], say)
  })
  return [...found, ...focusMarks(view, g, land, { names, words })]
}

/** Rings around the element, or the unit, a question is about. */
function focusMarks(view: View, g: Demonworld, land: Ground, text: Pick<DemonworldText, 'names' | 'words'>): Mark[] {
  const { element, unit } = view.focus
  const about = element >= 0 ? [element] : unit >= 0 && g.card[unit] !== undefined ? members(g, unit) : []
  return about.flatMap(of => {
    const hex = g.at[of]
    if (hex === undefined || hex === NONE) return []
    const say = text.words.focus(text.names.element(view, of))
    return [{ id: `focus:${of}`, kind: 'ring' as const, points: centreOf(land, hex), tone: 'own' as const, say }]
  })
}

function ends(land: Ground, from: Hex, to: Hex): number[] {
  return [...centreOf(land, from), ...centreOf(land, to)]
}
