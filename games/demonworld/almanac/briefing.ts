import {
  type Briefing,
  briefingParts,
  evenedBy,
  favourIn,
  type Language,
  type Measured,
  type Seat,
  type Settings,
} from '@hexarium/kernel'
import { type Battle, battles, type Enlisted } from '../content/armies/battles.ts'
import { cardNamed, cards } from '../content/armies/cards.ts'
import { WEST } from '../content/board/ground.ts'
import { ITEMS, items } from '../content/expert/items.ts'
import { LAST_STAND_POINTS } from '../content/tables.ts'
import { settings as specs } from '../settings.ts'
import type { BriefingWords } from '../text/briefing.ts'
import { briefing as de } from '../text/de/briefing.ts'
import { briefing as en } from '../text/en/briefing.ts'
import { briefing as fr } from '../text/fr/briefing.ts'
import type { Names } from '../text/names.ts'
import measured from './measured.json' with { type: 'json' }
import { wordsIn as cardsIn } from './words.ts'

export const wordsIn: Readonly<Record<Language, BriefingWords>> = { en, de, fr }

/** What a battle is about, for who leads a side in it. */
export function briefing(language: Language, settings: Settings, _players: number, seat: Seat): Briefing {
  const words = wordsIn[language]
  const { text } = cardsIn[language]
  const battle = battles.find(({ id }) => id === settings['battle']) ?? battles[0]
  const sides = seat === 0 || seat === 1 ? [seat] : [0, 1]
  const goals = words.goals[battle.goal](LAST_STAND_POINTS)
  const levels = text.settings['level'].values ?? {}
  const objectives = Number(settings['objectives'] ?? 0)
  const handicap = Number(settings['handicap'] ?? 0)
  const favour = favourIn(measured as Measured, specs, settings, language)
  return {
    title: text.names.battles[battle.id] ?? battle.id,
    story: words.stories[battle.id],
    parts: briefingParts({
      you: sides.length === 1 ? words.you[sides[0]] : '',
      where: [...sides.map(side => words.edges[edgeOf(battle, side)]), words.secret],
      forces: forces(battle, settings, text.names, words),
      goal: sides.map(side => goals[side]),
      counting: [
        battle.goal === 'points' || battle.goal === 'lastStand' ? words.counting : '',
        battle.goal === 'points' && objectives > 0 ? words.objectives(objectives) : '',
      ],
      length: length(battle, settings, words),
      special: [
        words.level(levels[String(settings['level'])] ?? ''),
        battle.goal === 'points' && settings['flankMarches'] === true ? words.flank : '',
        handicap === 0 ? evened(settings, words) : words.handicap(handicap),
        battle.map.includes('/') ? words.designed : '',
      ],
    }),
    ...(favour ? { favour } : {}),
  }
}

/** DW-XVI.50: where the plain battle favours a side: the handicap that does not, if one was measured; else nothing. */
function evened(settings: Settings, words: BriefingWords): string {
  const even = evenedBy(measured as Measured, specs, settings, 'handicap')
  if (!even) return ''
  const { seat, share } = even.favour
  return words.evened(even.value, Math.round(100 * (seat === 0 ? share : 1 - share)))
}

/** Where a side stands; AMB-30: the battle's own edges, otherwise the Empire in the north. */
function edgeOf(battle: Battle, side: number): keyof BriefingWords['edges'] {
  if (battle.goal === 'points') return 'free'
  if (battle.split === side) return 'both'
  if (battle.edges?.[side] === WEST) return 'west'
  return side === 0 ? 'north' : 'south'
}

/** DW-VII.1, DW-XVI, DW-XXI: the armies with what they carry, and what they cost. */
function forces({ armies, goal }: Battle, settings: Settings, names: Names, words: BriefingWords): string[] {
  if (goal === 'points') return [words.raise(Number(settings['points']))]
  return armies.map((army, side) => {
    const list = army.map(({ card, items: carried = [] }) => {
      const name = names.card(cardNamed(card))
      const held = carried.flatMap(item => (item === 'none' ? [] : [names.items[item]]))
      return held.length > 0 ? words.with(name, held.join(', ')) : name
    })
    return words.forces(names.seat(side), list.join(', '), pointsOf(army))
  })
}

function pointsOf(army: readonly Enlisted[]): number {
  return army.reduce((sum, { card, items: carried = [] }) => {
    const gear = carried.reduce((points, item) => points + items[ITEMS.indexOf(item)].points, 0)
    return sum + cards[cardNamed(card)].points + gear
  }, 0)
}

/** DW-XVI.13: how long it lasts. */
function length(battle: Battle, settings: Settings, words: BriefingWords): string {
  const rounds = Number(settings['rounds'] ?? 0) || (battle.rounds ?? 0)
  const quiet = Number(settings['quietRounds'] ?? 0)
  if (rounds > 0) return words.rounds(rounds)
  return quiet > 0 ? words.endless(quiet) : words.endlessEver
}
