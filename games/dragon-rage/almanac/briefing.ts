import {
  type Briefing,
  briefingParts,
  evenedBy,
  type Favour,
  favourIn,
  type Language,
  type Measured,
  type Seat,
  type Settings,
} from '@hexarium/kernel'
import { ESIRIEN, maps, NURKOTT } from '../content/maps.ts'
import { PATIENCE, POINT_BUY, REINFORCEMENTS, type Scenario, scenarios } from '../content/scenarios.ts'
import { settings as specs } from '../settings.ts'
import { CITY, INVADER, type Side } from '../state.ts'
import type { BriefingWords } from '../text/briefing.ts'
import { briefing as de } from '../text/de/briefing.ts'
import { settings as deSettings } from '../text/de/settings.ts'
import { briefing as en } from '../text/en/briefing.ts'
import { settings as enSettings } from '../text/en/settings.ts'
import { briefing as fr } from '../text/fr/briefing.ts'
import { settings as frSettings } from '../text/fr/settings.ts'
import type { Names } from '../text/names.ts'
import { wordsIn as cardsIn } from './cards.ts'
import measured from './measured.json' with { type: 'json' }

export const wordsIn: Readonly<Record<Language, BriefingWords>> = { en, de, fr }
const settingsIn = { en: enSettings, de: deSettings, fr: frSettings }

/** `pointsEsirien` → how forces are chosen there. */
const wayOf = (id: string) => /^(proposed|points|campaign)/.exec(id)?.[1] as keyof BriefingWords['free'] | undefined

/** What a scenario is about, for who plays a side of it. */
export function briefing(language: Language, settings: Settings, _players: number, seat: Seat): Briefing {
  const words = wordsIn[language]
  const { names } = cardsIn[language]
  const id = String(settings['scenario'])
  const printed = scenarios.find(scenario => scenario.id === id)
  const map = printed?.map ?? (id.endsWith('Esirien') ? ESIRIEN : NURKOTT)
  const way = wayOf(id)
  const side = way === 'proposed' ? undefined : sideOf(settings, seat)
  const inAll = maps[map].pointsInAll
  const favour = favourOf(settings, language)
  return {
    title: settingsIn[language]['scenario'].values?.[id] ?? id,
    story: way ? words.free[way] : words.stories[id],
    parts: briefingParts({
      you: side === undefined ? '' : words.you[map][side],
      where: side === undefined ? words.where[map] : words.where[map][side],
      forces: printed ? printedForces(printed, names, words) : freeForces(id, settings, names, words),
      goal: [goal(printed, settings, inAll, words), words.goalCity],
      counting: words.counting(inAll),
      length: words.length(PATIENCE),
      special: specials(printed, settings, words),
    }),
    ...(favour ? { favour } : {}),
  }
}

/** DR-5.1: seats may be swapped. */
function sideOf(settings: Settings, seat: Seat): 0 | 1 | undefined {
  if (seat < 0) return undefined
  return (seat === 0) === (settings['swapSides'] === true) ? CITY : INVADER
}

function printedForces({ invader, city }: Scenario, names: Names, words: BriefingWords): string[] {
  const force = (counts: readonly number[]) =>
    names.list(counts.flatMap((count, type) => (count > 0 ? [names.type(type, count)] : [])))
  const line = (side: Side, counts: readonly number[]) =>
    words.forces(names.grammar.capital(names.side(side)), force(counts))
  return [line(INVADER, invader), line(CITY, city)]
}

/** DR-3.3, DR-4.1: what may be spent. */
function freeForces(id: string, settings: Settings, names: Names, words: BriefingWords): string[] {
  const way = wayOf(id) ?? 'points'
  const line = (side: Side, points: number) =>
    words.budget(names.grammar.capital(names.side(side)), names.grammar.number(points))
  if (way === 'proposed') return [words.freeForces[way]]
  const points =
    way === 'points'
      ? POINT_BUY.map(halves => halves / 2)
      : [Number(settings['musterInvader']), Number(settings['musterCity'])]
  return [words.freeForces[way], line(INVADER, points[INVADER]), line(CITY, points[CITY])]
}

function goal(printed: Scenario | undefined, settings: Settings, inAll: number, words: BriefingWords): string {
  return printed ? words.goal(printed.goal + Number(settings['handicap'] ?? 0), inAll) : words.goalOpen
}

function specials(printed: Scenario | undefined, settings: Settings, words: BriefingWords): string[] {
  const [first, every] = [Number(settings['reinforceFirst']), Number(settings['reinforceEvery'])]
  const handicap = Number(settings['handicap'] ?? 0)
  return [
    printed?.cityFirst ? words.cityFirst : words.invaderFirst,
    words.reinforcements(first, every, REINFORCEMENTS.count),
    settings['elowyn'] ? words.elowyn : '',
    settings['graded'] ? words.graded : '',
    handicap === 0 ? evened(settings, words) : words.handicap(handicap),
    words.reconstructed,
  ]
}

/** Where the plain game favours a side: the handicap that does not, if one was measured; else nothing. */
function evened({ swapSides: _, ...settings }: Settings, words: BriefingWords): string {
  const even = evenedBy(measured as Measured, specs, settings, 'handicap')
  if (!even) return ''
  const { seat, share } = even.favour
  return words.evened(even.value, Math.round(100 * (seat === INVADER ? share : 1 - share)))
}

/** DR-5.1: it was measured with the invader in the first seat; seats may be swapped. */
function favourOf({ swapSides, ...settings }: Settings, language: Language): Favour | undefined {
  const favour = favourIn(measured as Measured, specs, settings, language)
  return favour && swapSides === true ? { ...favour, seat: 1 - favour.seat } : favour
}
