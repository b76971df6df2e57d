import { type Mark, say } from '@hexarium/kernel'
import { isMajor } from '../content/types.ts'
import type { DragonText } from '../text/words.ts'
import type { View } from '../view.ts'
import { X, Y } from './map.ts'

/** Degrees clockwise from up of each direction: SE, NE, N, NW, SW, S. */
export const DEGREES: readonly number[] = [120, 60, 0, 300, 240, 180]

/** Where the arrows around a monster begin and end. */
const FROM = 0.62
const TO = 0.95

/** DR-2.4.2: an arrow for each way a monster may be turned, around the one a question is about. */
export function compass(view: View, text: DragonText): Mark[] {
  const { unit } = view.choice
  if (unit === undefined || !isMajor(unit) || view.at[unit] < 0) return []
  const [x, y] = [X[view.at[unit]], Y[view.at[unit]]]
  return ['turn', 'facing'].flatMap(kind =>
    DEGREES.map((degrees, direction): Mark => {
      const angle = (degrees * Math.PI) / 180
      const point = (far: number) => [x + Math.sin(angle) * far, y - Math.cos(angle) * far]
      return {
        id: `${kind}:${direction}`,
        kind: 'arrow',
        points: [...point(FROM), ...point(TO)],
        tone: 'own',
        handle: true,
        say: say(text.choice[kind], view, { [kind]: direction }, -1)!,
      }
    }),
  )
}
