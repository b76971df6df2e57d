import type { Setup } from '@hexarium/kernel'
import { emptyKnowledge } from './knowledge/index.ts'
import { startStock } from './rules/set-up.ts'
import { rulingsFrom } from './settings.ts'
import { colourOf, emblemOf, MARKERS, MARKERS_PER_COLOUR, NONE, ORGANISATION, ROW, type Titan } from './state.ts'

/** TI-V2: how many markers a colour has in the short variant. */
export const MARKERS_IN_SHORT = 8

/** The state before the tower draw (TI-5.0a). */
export function begin({ seats, settings }: Setup): Omit<Titan, 'core'> {
  const rulings = rulingsFrom(settings)
  const short = rulings.variantShort
  const bySeat = <T>(value: T) => new Array<T>(seats).fill(value)
  const byMarker = <T>(value: T) => new Array<T>(MARKERS).fill(value)
  const stock = startStock(seats, short)
  const inUse = short ? MARKERS_IN_SHORT : MARKERS_PER_COLOUR
  return {
    rulings,
    turnLimit: settings['turnLimit'] as number,
    pointsTarget: settings['pointsTarget'] as number,
    chanceMoves: Boolean(settings['moveTimer']),
    turn: 0,
    mover: 0,
    phase: ORGANISATION,
    roll: 0,
    teleported: false,
    summoned: false,
    tower: bySeat(NONE),
    score: bySeat(0),
    alive: bySeat(true),
    place: bySeat(0),
    turnsTaken: bySeat(0),
    mulliganUsed: bySeat(false),
    stock,
    dead: stock.map(() => 0),
    slain: stock.map(() => 0),
    holder: byMarker(NONE).map((_, marker) => {
      return colourOf(marker) < seats && emblemOf(marker) < inUse ? colourOf(marker) : NONE
    }),
    at: byMarker(NONE),
    height: byMarker(0),
    content: new Array<number>(MARKERS * ROW).fill(NONE),
    moved: byMarker(0),
    entry: byMarker(0),
    origin: byMarker(0).map((_, marker) => marker),
    mustered: byMarker(false),
    engagement: null,
    battle: null,
    known: emptyKnowledge(),
  }
}
