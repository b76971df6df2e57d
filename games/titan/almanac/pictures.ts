import type { Almanac, Figure, Seat } from '@hexarium/kernel'
import { ANGEL, START_PAIR, startCreatures, TITAN } from '../content/creatures.ts'
import { characterGlyphs, emblemGlyphs } from '../scene/glyphs.ts'
import { mustersOf } from '../scene/sheets.ts'
import { emblemOf, type Land, type Marker, type Type } from '../state.ts'
import { dealt, knownPieces, wayAsked } from '../text/asking.ts'
import type { View } from '../view.ts'

/** What an option deals with, drawn: legions, who leaves them and who stays, who is mustered, what is shown for it. */
export const pictures: NonNullable<Almanac<View>['pictures']> = (view, decision, kind, carried, seat) => {
  const { legion, part = [] } = view.choice
  switch (`${decision}.${kind}`) {
    case 'deal.deal':
      return divided(view, carried, seat)
    case 'splitOff.piece':
      return legion === undefined ? undefined : parted(view, legion, [...part, carried['piece']], seat)
    case 'splitOff.done':
      return legion === undefined ? undefined : parted(view, legion, part, seat)
    case 'splitMarker.marker':
      return [[emblem(carried['marker'], seat)], part.map(of(seat))]
    case 'moveTo.land':
      return legion === undefined ? undefined : beckoning(view, legion, carried['land'], seat)
    case 'musterWay.way':
    case 'spoilsWay.way':
    case 'reinforceWay.way': {
      const shown = wayAsked(view, legion, carried['way'])
      return shown && shown.count > 0 ? [new Array<Type>(shown.count).fill(shown.type).map(of(seat))] : undefined
    }
  }
  if (kind === 'piece') return [[of(seat)(carried['piece'])]]
  if (kind === 'marker') return [[emblem(carried['marker'], seat)]]
  if (kind === 'legion') return [knownPieces(view, carried['legion']).map(of(view.holder[carried['legion']]))]
  return undefined
}

const of =
  (owner: Seat) =>
  (type: Type): Figure => ({ glyph: characterGlyphs[type], owner })

const emblem = (marker: Marker, owner: Seat): Figure => ({ glyph: emblemGlyphs[emblemOf(marker)], owner })

/** TI-18: whom a legion that goes to a land could muster there. */
function beckoning(view: View, legion: Marker, land: Land, seat: Seat): Figure[][] | undefined {
  const types = mustersOf(view, knownPieces(view, legion), land)
  return types.length > 0 ? [types.map(of(seat))] : undefined
}

/** TI-5.2b: the legion of the Titan and that of the angel. */
function divided(view: View, carried: Readonly<Record<string, number>>, seat: Seat): Figure[][] {
  const { types } = dealt(view, carried, seat)
  const others = startCreatures(view.rulings.variantShort).flatMap(type =>
    new Array<Type>(START_PAIR - types.filter(one => one === type).length).fill(type),
  )
  return [
    [TITAN, ...types],
    [ANGEL, ...others],
  ].map(group => group.map(of(seat)))
}

/** TI-4.3: those who leave a legion, and those who stay. */
function parted(view: View, legion: Marker, leaving: readonly Type[], seat: Seat): Figure[][] {
  const staying = [...knownPieces(view, legion)]
  for (const type of leaving) staying.splice(staying.indexOf(type), 1)
  return [leaving, staying].map(group => group.map(of(seat)))
}
