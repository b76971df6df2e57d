import type { Drawing, Shape } from '@hexarium/kernel'
import { BELLY, HEAD, LEGS, type Sheet, WINGS } from '../content/monsters.ts'

/** A group of an area, seen from above with the head up: its outline and its middle. */
interface Limb {
  readonly path: string
  readonly x: number
  readonly y: number
}

const WIDTH = 280
const HEIGHT = 230
const MIDDLE = WIDTH / 2

/** A point as it lies on the left or on the right. */
const mirrored = (x: number, isRight: boolean) => (isRight ? WIDTH - x : x)

/** An outline through points, mirrored for the right side. */
function outline(points: readonly (readonly [number, number])[], isRight: boolean): string {
  return `M${points.map(([x, y]) => `${mirrored(x, isRight)} ${y}`).join('L')}Z`
}

const body: Limb = {
  path: `M${MIDDLE} 66C${MIDDLE + 42} 80 ${MIDDLE + 38} 158 ${MIDDLE} 172C${MIDDLE - 38} 158 ${MIDDLE - 42} 80 ${MIDDLE} 66Z`,
  x: MIDDLE,
  y: 124,
}
const head: Limb = {
  path: `M${MIDDLE - 10} 68L${MIDDLE - 12} 48L${MIDDLE - 20} 30L${MIDDLE} 6L${MIDDLE + 20} 30L${MIDDLE + 12} 48L${MIDDLE + 10} 68Z`,
  x: MIDDLE,
  y: 36,
}
const tail: Limb = {
  path: `M${MIDDLE - 12} 166Q${MIDDLE - 6} 200 ${MIDDLE - 2} 224L${MIDDLE + 8} 212L${MIDDLE + 2} 206Q${MIDDLE + 8} 190 ${MIDDLE + 12} 166Z`,
  x: MIDDLE,
  y: 196,
}

/** The wings of one side, one behind the other. */
function wing(number: number, groups: number): Limb {
  const isRight = number % 2 === 1
  const row = Math.floor(number / 2)
  const tall = 78 / Math.ceil(groups / 2)
  const top = 70 + row * tall
  const points = [
    [106, top + 6],
    [40, top - 40],
    [8, top - 14],
    [26, top + tall * 0.35],
    [50, top + tall * 0.3],
    [66, top + tall * 0.66],
    [104, top + tall * 0.55],
  ] as const
  return { path: outline(points, isRight), x: mirrored(56, isRight), y: top + 4 }
}

/** The legs of both sides, from front to rear. */
function leg(number: number, groups: number, hasWings: boolean): Limb {
  const isRight = number % 2 === 1
  const rows = Math.ceil(groups / 2)
  const from = hasWings ? 122 : 84
  const top = from + (Math.floor(number / 2) * (168 - from)) / rows
  const points = [
    [110, top],
    [76, top + 4],
    [58, top + 16],
    [64, top + 26],
    [82, top + 20],
    [110, top + 18],
  ] as const
  return { path: outline(points, isRight), x: mirrored(82, isRight), y: top + 15 }
}

/** A major monster as its sheet draws it: every group of head, wings, legs and belly with the points it has left. */
export function beast(sheet: Sheet, damage: readonly number[], lit: number | undefined, say: string): Drawing {
  const shapes: Shape[] = [{ ...tail }]
  const draw = (area: number, limb: (number: number, groups: number) => Limb) => {
    const { groups, hitPoints } = sheet.areas[area]
    for (let number = 0; number < groups; number++) {
      const lost = Math.min(hitPoints, Math.max(0, damage[area] - number * hitPoints))
      const left = hitPoints - lost
      shapes.push({
        ...limb(number, groups),
        text: `${left}`,
        left: left / hitPoints,
        ...(lit === area ? { isLit: true } : {}),
      })
    }
  }
  const hasWings = sheet.areas[WINGS].groups > 0
  draw(WINGS, wing)
  draw(LEGS, (number, groups) => leg(number, groups, hasWings))
  draw(BELLY, () => body)
  draw(HEAD, () => head)
  return { width: WIDTH, height: HEIGHT, say, shapes }
}
