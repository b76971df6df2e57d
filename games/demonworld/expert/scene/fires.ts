import type { Mark } from '@hexarium/kernel'
import { groundOf } from '../../content/board/ground.ts'
import { ROSE } from '../../content/tables.ts'
import { centreOf } from '../../scene/ground.ts'
import type { DemonworldText } from '../../text/words.ts'
import type { View } from '../../view.ts'

const WIND_AT = 2
const WIND_LENGTH = 1.2

/** DW-XXII.1, DW-XXII.4: where the wind blows to, how long fields still burn, and which are about to. */
export function fires(view: View, { names, words }: DemonworldText): Mark[] {
  const land = groundOf(view.map)
  const found: Mark[] = []
  for (let i = 0; i < view.flames.length; i += 2) {
    const [hex, left] = [view.flames[i], view.flames[i + 1]]
    if (left === 0) continue
    const say = words.expert.burns(names.field(view, hex), left)
    found.push({ id: `fire:${hex}`, kind: 'text', points: centreOf(land, hex), tone: 'bad', text: `${left}`, say })
  }
  for (const hex of view.kindled) {
    const say = words.expert.smoulders(names.field(view, hex))
    found.push({ id: `spark:${hex}`, kind: 'ring', points: centreOf(land, hex), tone: 'bad', say })
  }
  if (view.wind.length === 2) found.push(...wind(view, words))
  return found
}

function wind(view: View, words: DemonworldText['words']): Mark[] {
  const [towards, strength] = view.wind
  const say = words.expert.wind(towards, strength)
  const centre = [WIND_AT, WIND_AT]
  const text = (points: number[]): Mark => ({
    id: 'wind:0',
    kind: 'text',
    points,
    tone: 'plain',
    text: `${strength}`,
    say,
  })
  if (strength === 0) return [text(centre)]
  const angle = (ROSE[towards] * Math.PI) / 3
  const [dx, dy] = [WIND_LENGTH * Math.cos(angle), -WIND_LENGTH * Math.sin(angle)]
  const points = [WIND_AT - dx, WIND_AT - dy, WIND_AT + dx, WIND_AT + dy]
  // The strength stands beside the arrow.
  const beside = [WIND_AT + 0.5 * dy, WIND_AT - 0.5 * dx]
  return [{ id: 'wind:1', kind: 'arrow', points, tone: 'plain', say }, text(beside)]
}
