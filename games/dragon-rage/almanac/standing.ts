import type { Language, Seat, Zone } from '@hexarium/kernel'
import { type CityMap, maps } from '../content/maps.ts'
import { PATIENCE } from '../content/scenarios.ts'
import { CITY, INVADER, SETTING_UP } from '../state.ts'
import type { View } from '../view.ts'
import { wordsIn } from './briefing.ts'
import { wordsIn as cardsIn } from './cards.ts'

/** So many turns without a success are worth a warning. */
const WARNED = 3

/** DR-2.3a, DR-2.6d, DR-2.6e: the turn, the points, and how long patience lasts. */
export function standing(language: Language, view: View, _seat: Seat): string[] {
  const words = wordsIn[language]
  if (view.turn === 0) return []
  const points = view.destroyed.reduce((sum, gained) => sum + gained, view.bonus)
  const [idle, outside] = [view.turn - view.lastDamage, view.turn - view.lastInside]
  return [
    words.turn(view.turn),
    ...(view.goal > 0 ? [words.points(points, view.goal)] : []),
    ...(idle >= WARNED ? [words.idle(idle, PATIENCE)] : []),
    ...(outside >= WARNED ? [words.outside(outside, PATIENCE)] : []),
  ]
}

/** DR-2.3a, DR-3.1.1, DR-3.2.1: where one sets up, and what is worth points. */
export function zones(language: Language, view: View): Zone[] {
  const map = maps[view.map]
  return [
    ...(view.phase === SETTING_UP || view.turn === 0 ? setUp(language, view, map) : []),
    ...goals(language, view, map),
  ]
}

function setUp(language: Language, view: View, map: CityMap): Zone[] {
  const { zones: titles } = wordsIn[language]
  const zone = (id: string, side: number, title: string, hexes: readonly number[]): Zone[] =>
    hexes.length === 0
      ? []
      : [
          {
            id,
            title,
            places: hexes.map(hex => `hex:${hex}`),
            owner: view.seatOf[side] ?? -1,
            kind: 'set-up',
            say: title,
          },
        ]
  return [
    ...zone('city', CITY, titles.city, map.cityZone),
    ...zone('invader', INVADER, titles.invader, map.invaderZone),
    ...zone('entries', INVADER, titles.entries, map.entries),
  ]
}

function goals(language: Language, view: View, map: CityMap): Zone[] {
  const { names } = cardsIn[language]
  return map.victory.map(({ hex, name, points }, number) => {
    const isGone = view.destroyed[number] > 0
    const title = names.places[name] ?? name
    return {
      id: `victory:${number}`,
      title,
      text: title,
      places: [`hex:${hex}`],
      owner: isGone ? (view.seatOf[INVADER] ?? -1) : -1,
      kind: isGone ? 'taken' : 'goal',
      say: wordsIn[language].victory(title, points, isGone),
    }
  })
}
