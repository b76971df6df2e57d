import { type Mark, say } from '@hexarium/kernel'
import { groundOf } from '../content/board/ground.ts'
import { type Demonworld, NONE } from '../state.ts'
import type { DemonworldText } from '../text/words.ts'
import type { View } from '../view.ts'
import { degrees } from './counters.ts'
import { centreOf } from './ground.ts'

/** Where the arrows around an element begin and end. */
const FROM = 0.62
const TO = 0.95

/** DW-I.11: an arrow for each way an element may face, around the one a question is about; where it goes to, if it is not there yet. */
export function compass(view: View, g: Demonworld, text: DemonworldText): Mark[] {
  const hex = view.focus.goal ?? g.at[view.focus.element] ?? NONE
  if (hex === NONE) return []
  const [x, y] = centreOf(groundOf(view.map), hex)
  return Array.from({ length: 6 }, (_, facing): Mark => {
    const angle = (degrees(facing) * Math.PI) / 180
    const point = (far: number) => [x + Math.sin(angle) * far, y - Math.cos(angle) * far]
    return {
      id: `facing:${facing}`,
      kind: 'arrow',
      points: [...point(FROM), ...point(TO)],
      tone: 'own',
      handle: true,
      say: say(text.choice['facing'], view, { facing }, view.seat)!,
    }
  })
}
