import type { Sheet, SheetRow } from '@hexarium/kernel'
import { isInPlay } from '../begin.ts'
import { rosters } from '../content/armies/armies.ts'
import { cards } from '../content/armies/cards.ts'
import { isCaptain, isPresent, members, pointsOf } from '../elements.ts'
import { expert } from '../rules/expert.ts'
import { momentaryInitiative } from '../rules/melee/strike.ts'
import { manoeuvresOf, movePointsOf } from '../rules/movement/units.ts'
import { pointsLost } from '../rules/victory.ts'
import { DESTROYED, type Demonworld, FLED, NONE, type Unit } from '../state.ts'
import { accountOf } from '../text/asking.ts'
import type { DemonworldText, UnitFacts } from '../text/words.ts'
import type { View } from '../view.ts'
import { hiddenMarkers, ownMarkers, unitConditions, unitNumbers } from './counters.ts'
import { cardGlyphs } from './glyphs.ts'

/** What lies beside the board: both armies with what their units are able to now, points lost. */
export function sheets(view: View, g: Demonworld, text: DemonworldText): Sheet[] {
  const found: Sheet[] = []
  if (view.picks.length > 0 && view.seat >= 0) found.push(roster(view, text))
  if (view.card.length === 0) return found
  const sides = view.seat === 1 ? [1, 0] : [0, 1]
  found.push(...sides.map(seat => army(view, g, seat, text)))
  found.push(losses(g, text))
  if (view.rules.magic) found.push(...expert.magicSheets(view, g, text))
  return found
}

/** The army of a side, unit by unit. */
function army(view: View, g: Demonworld, seat: number, text: DemonworldText): Sheet {
  const numbers = unitNumbers(view)
  const rows = view.card.flatMap((_, unit) =>
    view.owner[unit] === seat ? [unitRow(view, g, unit, numbers, text)] : [],
  )
  return { id: `army:${seat}`, title: text.words.army(seat), rows }
}

function unitRow(
  view: View,
  g: Demonworld,
  unit: Unit,
  numbers: readonly number[],
  { names, words }: DemonworldText,
): SheetRow {
  const facts = factsOf(view, g, unit)
  return {
    id: `unit:${unit}`,
    label: `${numbers[unit]} ${names.unit(view, unit)}`,
    text: facts.left > 0 ? words.unitShort(facts) : words.outOfAction,
    ...(facts.all > 1 ? { track: { now: facts.left, max: facts.all } } : {}),
    glyph: cardGlyphs[view.card[unit]],
    owner: view.owner[unit],
    say: words.unit(view, facts),
  }
}

/** What a unit has and can do now. */
export function factsOf(view: View, g: Demonworld, unit: Unit): UnitFacts {
  const all = view.strength[unit]
  let left = 0
  for (let i = 0; i < all; i++) {
    const fate = view.fate[view.head[unit] + i]
    if (fate !== DESTROYED && fate !== FLED) left++
  }
  const [first] = isPresent(g, unit) ? members(g, unit) : []
  return {
    unit,
    left,
    all,
    order: view.order[unit],
    hidden: hiddenMarkers(view, unit),
    own: ownMarkers(view, unit),
    points: first === undefined || isCaptain(g, unit) || view.order[unit] === NONE ? NONE : movePointsOf(g, unit),
    manoeuvres: first === undefined || isCaptain(g, unit) ? 0 : manoeuvresOf(g, unit),
    initiative: momentaryInitiative(g, first ?? g.head[unit]),
    conditions: unitConditions(g, unit),
  }
}

/** DW-XVI.1: points of elements destroyed or driven off. */
function losses(g: Demonworld, { names, words }: DemonworldText): Sheet {
  const rows = [0, 1].map(seat => {
    const lost = pointsLost(g, seat)
    const all = Math.round(
      g.type.reduce((sum, _, e) => (g.owner[g.origin[e]] === seat ? sum + pointsOf(g, e) : sum), 0),
    )
    const track = { now: lost, max: all }
    return { label: names.seat(seat), text: `${lost} / ${all}`, track, owner: seat, say: words.score(seat, lost, all) }
  })
  return { id: 'losses', title: words.scores, rows }
}

/** DW-XVI.10: the army being raised. */
function roster(view: View, { names, words }: DemonworldText): Sheet {
  const rows = rosters[view.seat]
    .filter(card => isInPlay(view.rules, card))
    .map((card): SheetRow => {
      const count = view.picks[view.seat * cards.length + card] ?? 0
      const { points } = cards[card]
      return {
        id: `card:${card}`,
        label: names.card(card),
        text: `${count} × ${points}`,
        glyph: cardGlyphs[card],
        owner: view.seat,
        say: words.hired(names.card(card), count, points),
      }
    })
  const { spent, most } = accountOf(view, view.seat)
  const say = words.spent(spent, most)
  const sum = { label: names.seat(view.seat), text: `${spent} / ${most}`, track: { now: spent, max: most }, say }
  return { id: 'roster', title: words.roster, rows: [sum, ...rows] }
}
