import { type Briefing, briefingParts, type Language, type Seat, type Settings, type Zone } from '@hexarium/kernel'
import { MARKERS_IN_SHORT } from '../begin.ts'
import { ANGEL, START_PAIR, startCreatures, TITAN, titanPower } from '../content/creatures.ts'
import { MARKERS_PER_COLOUR, NONE, roundOf } from '../state.ts'
import { briefing as de } from '../text/de/briefing.ts'
import { briefing as en } from '../text/en/briefing.ts'
import { briefing as fr } from '../text/fr/briefing.ts'
import type { View } from '../view.ts'
import { wordsIn as cardsIn } from './cards.ts'

const wordsIn = { en, de, fr }

/** What a table with these settings is about. */
export function briefing(language: Language, settings: Settings, _players: number, seat: Seat): Briefing {
  const words = wordsIn[language]
  const { names } = cardsIn[language]
  const isShort = settings['variantShort'] === true
  const [points, turns] = [Number(settings['pointsTarget'] ?? 0), Number(settings['turnLimit'] ?? 0)]
  const start = startCreatures(isShort).flatMap(type => new Array<number>(START_PAIR).fill(type))
  const title = isShort ? 'short' : points > 0 ? 'race' : turns > 0 ? 'limited' : 'whole'
  return {
    title: words.titles[title],
    story: words.story,
    parts: briefingParts({
      you: seat >= 0 ? words.you(names.seat(seat)) : '',
      where: words.where,
      forces: words.forces(names.pieces([TITAN, ANGEL, ...start]), isShort ? MARKERS_IN_SHORT : MARKERS_PER_COLOUR),
      goal: points > 0 ? words.goalPoints(points) : words.goal,
      counting: words.counting,
      length: [
        points > 0 ? words.lengthPoints(points) : turns > 0 ? '' : words.length,
        turns > 0 ? words.lengthTurns(turns) : '',
      ],
      special: isShort ? words.short : '',
    }),
  }
}

/** How far it is: the round, the turn where turns are limited, one's points, and one's Titan. */
export function standing(language: Language, view: View, seat: Seat): string[] {
  const words = wordsIn[language]
  const { turn, turnLimit, pointsTarget } = view
  const lines = turn <= 0 ? [] : [words.round(roundOf(view)), ...(turnLimit > 0 ? [words.turnOf(turn, turnLimit)] : [])]
  const score = view.score[seat]
  if (score === undefined || !view.alive[seat]) return lines
  const power = titanPower(score)
  return [
    ...lines,
    pointsTarget > 0 ? words.pointsOf(score, pointsTarget) : words.points(score),
    ...(power > titanPower(0) ? [words.titanPower(power)] : []),
  ]
}

/** Where everybody begins, until all have had their first turn. */
export function zones(language: Language, view: View): Zone[] {
  if (view.turn > view.tower.length) return []
  return view.tower.flatMap((land, seat): Zone[] => {
    if (land === NONE || view.battle) return []
    const say = wordsIn[language].tower(cardsIn[language].names.seat(seat))
    return [{ id: `tower:${seat}`, title: say, places: [`land:${land}`], owner: seat, kind: 'set-up', say }]
  })
}
