import {
  type Briefing,
  briefingParts,
  favourIn,
  type Language,
  type Measured,
  type Seat,
  type Settings,
  type Zone,
} from '@hexarium/kernel'
import { cardNamed } from '../content/cards.ts'
import { START, TOWN_POINTS } from '../content/components.ts'
import { RACES } from '../content/races.ts'
import { type Scenario, scenarios } from '../content/scenarios.ts'
import { optionsFrom, racesFrom, scenarioFrom, settings as specs } from '../settings.ts'
import { areFriends, mapOf } from '../spaces.ts'
import { DRAINING, HIDDEN, NONE, type Options } from '../state.ts'
import type { BriefingWords } from '../text/briefing.ts'
import { briefing as de } from '../text/de/briefing.ts'
import { settings as deSettings } from '../text/de/settings.ts'
import { briefing as en } from '../text/en/briefing.ts'
import { settings as enSettings } from '../text/en/settings.ts'
import { goalOf } from '../text/facts.ts'
import { briefing as fr } from '../text/fr/briefing.ts'
import { settings as frSettings } from '../text/fr/settings.ts'
import { asState, type Names } from '../text/names.ts'
import type { View } from '../view.ts'
import measured from './measured.json' with { type: 'json' }
import { wordsIn as cardsIn } from './words.ts'

const wordsIn: Readonly<Record<Language, BriefingWords>> = { en, de, fr }
const settingsIn = { en: enSettings, de: deSettings, fr: frSettings }

/** What a scenario is about, for who plays a race in it. */
export function briefing(language: Language, settings: Settings, players: number, seat: Seat): Briefing {
  const words = wordsIn[language]
  const { names } = cardsIn[language]
  const scenario = scenarios[scenarioFrom(settings, players)]
  const options = optionsFrom(settings)
  const race = racesFrom(settings, players)[seat] ?? NONE
  const told = words.scenarios[scenario.id]
  const favour = players === 2 ? favourIn(measured as Measured, specs, settings, language) : undefined
  return {
    title: titleOf(language, scenario),
    story: told.story,
    parts: briefingParts({
      you:
        seat < 0
          ? ''
          : [
              race === NONE ? words.youRandom : words.you(names.races[race].the),
              partnersOf(scenario, race, names, words),
            ],
      where: scenario.start || scenario.races ? words.whereSet : words.where,
      forces: words.forces(START.gold, START.wood, START.workers, START.melee, START.cards),
      goal: [goal(scenario, options, words) || told.goal, words.goalTown],
      counting: goalOf({ scenario: scenarios.indexOf(scenario), options }) > 0 ? words.counting(TOWN_POINTS) : '',
      length: words.length(options.turnLimit),
      special: specials(scenario, options, told.special ?? '', names, words),
    }),
    ...(favour ? { favour } : {}),
  }
}

function titleOf(language: Language, { id }: Scenario): string {
  const { twoPlayers, threePlayers, fourPlayers } = settingsIn[language]
  const titles: Readonly<Record<string, string>> = Object.assign(
    {},
    twoPlayers.values,
    threePlayers.values,
    fourPlayers.values,
  )
  return titles[id] ?? id
}

/** WC-B-TEA-01: who plays with a race. */
function partnersOf({ teams }: Scenario, race: number, names: Names, words: BriefingWords): string {
  if (!teams) return words.alone
  const name = RACES[race]
  const team = name && teams.find(one => one.includes(name))
  if (!team) return race === NONE ? '' : words.alone
  const partners = team.filter(other => other !== name).map(other => names.races[RACES.indexOf(other)].the)
  return words.partners(names.list(partners))
}

function goal(
  { goal: points, strategicGoal, goalAtTurnEnd }: Scenario,
  { strategic }: Options,
  words: BriefingWords,
): string {
  const needed = strategic ? strategicGoal : points
  if (needed > 0) return words.goalPoints(needed)
  return goalAtTurnEnd > 0 ? words.goalTurnEnd(goalAtTurnEnd) : ''
}

function specials({ removes }: Scenario, options: Options, own: string, names: Names, words: BriefingWords): string[] {
  const said = words.options
  const removed = removes.map(key => names.card(cardNamed(key)))
  return [
    own,
    options.heroes ? said.heroes : '',
    options.creeps ? said.creeps : '',
    options.racial ? said.racial : '',
    options.research ? said.research : '',
    options.resources === DRAINING ? said.draining : options.resources === HIDDEN ? said.hidden : '',
    options.expansionCards ? said.cards : '',
    options.strategic ? said.strategic : '',
    removed.length > 0 ? words.removes(names.list(removed)) : '',
  ]
}

/** WC-B-VIC-03, WC-B-VIC-10: the turn, and one's side's points. */
export function standing(language: Language, view: View, seat: Seat): string[] {
  const words = wordsIn[language]
  if (view.turn === 0) return []
  const [points, needed] = [view.sidePoints[seat], goalOf(view)]
  const turn = words.turnOf(view.turn, view.options.turnLimit)
  const towns = takenTowns(language, view, seat)
  return points === undefined || needed === 0 ? [turn, ...towns] : [turn, words.pointsOf(points, needed), ...towns]
}

/** WC-B-MOV-10: Towns that were taken once: the second time their owner goes out, and his side with him. */
function takenTowns(language: Language, view: View, seat: Seat): string[] {
  const { names } = cardsIn[language]
  return view.town.flatMap((hex, of) => {
    if (hex < 0 || !view.captured[of] || !view.alive[of]) return []
    const isOwn = seat >= 0 && areFriends(asState(view), seat, of)
    return [wordsIn[language].townTaken(names.space(view, hex), isOwn)]
  })
}

/** WC-B-VIC-01, WC-B-CMP-04: the Towns, and what is worth points. */
export function zones(language: Language, view: View): Zone[] {
  const words = wordsIn[language]
  const { names } = cardsIn[language]
  const { points } = mapOf(asState(view))
  const towns = view.town.flatMap((hex, seat): Zone[] => {
    if (hex === NONE || hex === undefined) return []
    const say = words.worth(names.space(view, hex), TOWN_POINTS)
    return [{ id: `town:${seat}`, title: words.zones.town, places: [`hex:${hex}`], owner: seat, kind: 'set-up', say }]
  })
  const objectives = points.flatMap((worth, hex): Zone[] => {
    if (worth === 0 || goalOf(view) === 0) return []
    const say = words.worth(names.space(view, hex), worth)
    return [{ id: `goal:${hex}`, title: words.zones.objective, places: [`hex:${hex}`], owner: -1, kind: 'goal', say }]
  })
  return [...towns, ...objectives, ...places(view, names)]
}

/** The lettered places of scenarios that are won there. */
function places(view: View, names: Names): Zone[] {
  if (goalOf(view) > 0) return []
  const { labels } = mapOf(asState(view))
  return Object.entries(labels).flatMap(([label, hex]): Zone[] => {
    if (label.length > 1 || view.town.includes(hex)) return []
    const say = names.space(view, hex)
    return [{ id: `place:${hex}`, title: say, places: [`hex:${hex}`], owner: -1, kind: 'goal', text: label, say }]
  })
}
