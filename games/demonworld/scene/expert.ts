import type { Counter, Mark, SideMark } from '@hexarium/kernel'
import { groundOf } from '../content/board/ground.ts'
import { ROSE } from '../content/tables.ts'
import { seatOf } from '../elements.ts'
import { AJAR, BROKEN } from '../rules/buildings/walls.ts'
import { type Demonworld, NONE } from '../state.ts'
import type { DemonworldText } from '../text/words.ts'
import type { View } from '../view.ts'
import { glyphOf } from './glyphs.ts'
import { centreOf, endsOf } from './ground.ts'

/** Who rides on dragons and chariots, on the field where he sits. */
export function riders(view: View, g: Demonworld, { names, words }: DemonworldText): Counter[] {
  return g.captains.flatMap(captain => {
    const mount = g.mount[captain]
    if (mount === NONE || g.at[mount] === NONE) return []
    const owner = g.owner[g.origin[captain]]
    return [
      {
        id: `element:${captain}`,
        at: `hex:${seatOf(g, mount)}`,
        of: `unit:${g.unit[captain]}`,
        owner,
        glyph: glyphOf(g.type[captain], g.figure[captain]),
        short: `${'EO'[owner]}♞`,
        badges: ['riding'],
        say: words.expert.rides(names.element(view, captain), names.element(view, mount)),
      },
    ]
  })
}

/** Doors as they stand; those in thick walls are words on their field. */
export function doors(view: View, { words }: DemonworldText): { sides: SideMark[]; marks: Mark[] } {
  const land = groundOf(view.map)
  const found = { sides: [] as SideMark[], marks: [] as Mark[] }
  land.buildings?.doors.forEach(({ hex, side }, door) => {
    const state = view.doors[door]
    const kind = state === BROKEN ? 'door broken' : state === AJAR ? 'door open' : 'door'
    const say = words.expert.door(door + 1, state, view.stability[door])
    if (side >= 0) found.sides.push({ id: `door:${door}`, ...endsOf(land, side), kind, say })
    else {
      const points = centreOf(land, hex)
      found.marks.push({ id: `door:${door}`, kind: 'text', points, tone: 'plain', text: '∏', say })
    }
  })
  return found
}

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
