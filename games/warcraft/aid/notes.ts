import { forDecision, type Note, type Seat } from '@hexarium/kernel'
import { FOREST, GOLDMINE } from '../content/boards.ts'
import { RESOURCE_DIE, RESOURCE_PER_WORKER } from '../content/components.ts'
import { KIND, OWNER, WORKER } from '../pieces.ts'
import { destinations, moveTo } from '../rules/movement/movement.ts'
import { fields, harvest, harvesters } from '../rules/town/harvest.ts'
import { worthOf } from '../rules/victory/points.ts'
import { areFriends, mapOf } from '../spaces.ts'
import { BY_DIE, DEPLETED, type Hex, isSeat, type Piece, type Warcraft } from '../state.ts'

/** WC-B-HAR-02: what a worker brings home on average where a die says it. */
const MEAN = RESOURCE_DIE.faces!.reduce((sum, result) => sum + result, 0) / RESOURCE_DIE.sides

/** What to write on the board: what workers would bring home, and what a space is worth that nobody would hold any more. */
export const notes = [
  forDecision(moveTo, {
    notes: (g, { piece }, seat) =>
      KIND[piece] === WORKER ? destinations(g, piece).flatMap(hex => yieldOf(g, hex, 1)) : leftBy(g, seat, piece),
  }),
  forDecision(harvest, {
    notes: (g, here, seat) => fields(g, here, seat).flatMap(hex => yieldOf(g, hex, harvesters(g, seat, hex))),
  }),
]

/** WC-B-HAR-02, WC-X-DRN-01: so much a worker, in tenths; hidden stocks are not told. */
function yieldOf(g: Warcraft, hex: Hex, workers: number): Note[] {
  const terrain = mapOf(g).terrain[hex]
  if ((terrain !== GOLDMINE && terrain !== FOREST) || g.depletion[hex] === DEPLETED) return []
  const each = g.options.resources === BY_DIE ? MEAN : RESOURCE_PER_WORKER
  const tenths = Math.round(10 * workers * each)
  return [
    { at: `hex:${hex}`, short: `≈${tenths / 10}`, key: terrain === FOREST ? 'wood' : 'gold', args: [workers, tenths] },
  ]
}

/** WC-B-VIC-01, WC-B-VIC-02: the points a side loses when the last of its units leaves a space. */
function leftBy(g: Warcraft, seat: Seat, piece: Piece): Note[] {
  const hex = g.at[piece]
  if (hex < 0) return []
  const worth = worthOf(g, hex)
  const isHeld = g.at.some(
    (at, other) =>
      at === hex &&
      other !== piece &&
      isSeat(OWNER[other]) &&
      areFriends(g, seat, OWNER[other]) &&
      KIND[other] !== WORKER,
  )
  return worth === 0 || isHeld ? [] : [{ at: `hex:${hex}`, short: `−${worth}`, key: 'leaves', args: [worth] }]
}
