import type { Counter, Mark, SideMark } from '@hexarium/kernel'
import { groundOf } from '../content/board/ground.ts'
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
