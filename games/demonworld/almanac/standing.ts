import type { Language, Seat, Zone } from '@hexarium/kernel'
import { battles } from '../content/armies/battles.ts'
import { groundOf } from '../content/board/ground.ts'
import { LAST_STAND_POINTS } from '../content/tables.ts'
import { isWithin, zoneOf } from '../rules/armies/zone.ts'
import { mound, pointsLost } from '../rules/victory.ts'
import { stateSeen } from '../scene/seen.ts'
import { SET_UP } from '../state.ts'
import type { View } from '../view.ts'
import { wordsIn } from './briefing.ts'
import { wordsIn as cardsIn } from './words.ts'

/** So many rounds without a loss are worth a word. */
const WARNED = 3

/** DW-XVI: the round, and what the battle is counted by. */
export function standing(language: Language, view: View, seat: Seat): string[] {
  const words = wordsIn[language]
  if (view.phase === SET_UP || view.card.length === 0) return []
  const g = stateSeen(view)
  const { goal } = battles[view.battle]
  const own = seat === 1 ? 1 : 0
  const isQuiet = view.lastRound === 0 && view.quietRounds > 0 && view.quiet >= WARNED
  return [
    view.lastRound > 0 ? words.roundOf(view.round, view.lastRound) : words.round(view.round),
    goal === 'lastStand'
      ? words.lastStand(pointsLost(g, 1), LAST_STAND_POINTS)
      : words.losses(pointsLost(g, own), pointsLost(g, 1 - own)),
    ...(goal === 'mound' && view.mound ? [words.holds] : []),
    ...(isQuiet ? [words.quiet(view.quiet, view.quietRounds)] : []),
  ]
}

const asPlaces = (hexes: readonly number[]) => hexes.map(hex => `hex:${hex}`)

/** AMB-30, DW-XVI.12, DW-XVI.20: where both deploy, what is fought for, and the objectives. */
export function zones(language: Language, view: View): Zone[] {
  return [...(view.phase === SET_UP ? deployment(language, view) : []), ...goals(language, view)]
}

function deployment(language: Language, view: View): Zone[] {
  if (view.card.length === 0) return []
  const words = wordsIn[language]
  const { names } = cardsIn[language].text
  const g = stateSeen(view)
  return [0, 1].map(side => {
    const say = words.zone(names.side(side))
    const places = asPlaces(zoneOf(g, side))
    return { id: `zone:${side}`, title: say, places, owner: side, kind: 'set-up', isOpen: true, say }
  })
}

function goals(language: Language, view: View): Zone[] {
  const { zones: titles, objective } = wordsIn[language]
  const { names } = cardsIn[language].text
  const land = groundOf(view.map)
  const { goal, zones: own, safe } = battles[view.battle]
  const fields = (isIn: (hex: number) => boolean) => Array.from(land.terrain, (_, hex) => hex).filter(isIn)
  const found: Zone[] = []
  const add = (id: string, title: string, owner: number, hexes: readonly number[]) =>
    found.push({ id, title, places: asPlaces(hexes), owner, kind: 'goal', text: title, say: title })
  if (goal === 'mound') add('mound', titles.mound, -1, mound(stateSeen(view)))
  if (goal === 'pass')
    add(
      'pass',
      titles.pass,
      0,
      fields(hex => own[0].some(zone => isWithin(land, zone, hex))),
    )
  if (goal === 'envoy' && safe)
    add(
      'safe',
      titles.safe,
      0,
      fields(hex => isWithin(land, safe, hex)),
    )
  for (let i = 0; i < view.objectives.length; i += 2) {
    const [hex, value] = [view.objectives[i], view.objectives[i + 1]]
    const say = objective(names.field(view, hex), value)
    found.push({
      id: `objective:${hex}`,
      title: say,
      places: [`hex:${hex}`],
      owner: -1,
      kind: 'goal',
      text: `★${value}`,
      say,
    })
  }
  return found
}
