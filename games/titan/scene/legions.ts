import { creatures, SKILL, TITAN, titanPower } from '../content/creatures.ts'
import { colourOf, type Marker, type Type } from '../state.ts'
import type { LegionFacts, LegionState, TitanText } from '../text/words.ts'
import type { LegionView, View } from '../view.ts'

/** What is said of a legion, as far as the viewer knows it. */
export function legionFacts(
  view: View,
  { marker, known, possible }: LegionView,
  { names, words }: TitanText,
): LegionFacts {
  const owner = view.holder[marker]
  const height = view.height[marker]
  const more = possible.flatMap(([type, most]): [Type, number][] => {
    const further = Math.min(most, height) - known.filter(piece => piece === type).length
    return further > 0 ? [[type, further]] : []
  })
  return {
    marker,
    height,
    land: view.at[marker],
    unknown: height - known.length,
    known: known.length > 0 ? names.pieces(known) : '',
    maybe: more.length > 0 ? names.list(more.map(([type, most]) => words.upTo(names.character(type, most), most))) : '',
    value: worth(view, known, owner),
    states: statesOf(view, marker),
    owner: colourOf(marker) === owner ? null : owner,
  }
}

function statesOf(view: View, marker: Marker): LegionState[] {
  const states: LegionState[] = []
  if (view.moved[marker]) states.push(view.moved[marker] === 2 ? 'teleported' : 'moved')
  if (view.mustered[marker]) states.push('mustered')
  if (isEngaged(view, marker)) states.push('engaged')
  return states
}

function isEngaged(view: View, marker: Marker): boolean {
  return view.legions.some(
    other => view.at[other.marker] === view.at[marker] && view.holder[other.marker] !== view.holder[marker],
  )
}

/** TI-16.0a: the value of some characters of a player. */
export function worth(view: View, types: readonly Type[], owner: number): number {
  const power = (type: Type) => (type === TITAN ? titanPower(view.score[owner]) : creatures[type].power)
  return types.reduce((sum, type) => sum + power(type) * SKILL[type], 0)
}
