import type { Language } from '@hexarium/kernel'
import { DEFECTS, DRIFTS } from '../content/expert/artillery.ts'
import { WIND_GROWS, WIND_TURNS } from '../content/expert/fire.ts'
import { POWER_PER_GRADE, REST_BASE, REST_PER_GRADE, type Spell, spells } from '../content/expert/spells.ts'
import { names as de } from '../text/de/names.ts'
import { names as en } from '../text/en/names.ts'
import { names as fr } from '../text/fr/names.ts'

const namesIn = { en, de, fr }

/** What stands above the columns and in the cells, besides names and figures. */
interface Heads {
  readonly gunnery: readonly string[]
  readonly ranges: readonly string[]
  readonly wizards: readonly string[]
  readonly spells: readonly string[]
  readonly lasts: Readonly<Record<Spell['lasts'], string>>
  readonly lists: Readonly<Record<Spell['list'], string>>
  readonly wind: readonly string[]
  readonly clockwise: string
  readonly counterclockwise: string
  readonly calm: string
}

const headsIn: Readonly<Record<Language, Heads>> = {
  en: {
    gunnery: ['range', 'gun destroyed', 'all load points lost', 'jam', 'drift of 2', 'drift of 1', 'on target'],
    ranges: ['short', 'medium', 'long'],
    wizards: ['grade', 'spell points', 'back by a round of rest'],
    spells: ['spell', 'cast by', 'level', 'range', 'lasts'],
    lasts: { phase: 'this magic phase', nextRound: 'this round and the next', battle: 'to the end of the battle' },
    lists: { empire: 'the Empire', orcs: 'the Orcs' },
    wind: ['d20', 'direction', 'strength'],
    clockwise: 'clockwise',
    counterclockwise: 'counter-clockwise',
    calm: 'no change',
  },
  de: {
    gunnery: [
      'Reichweite',
      'Geschütz zerstört',
      'alle Ladepunkte verloren',
      'Ladehemmung',
      'Abweichung um 2',
      'Abweichung um 1',
      'keine Abweichung',
    ],
    ranges: ['kurz', 'mittel', 'lang'],
    wizards: ['Grad', 'Magiepunkte', 'zurück durch eine Runde Ruhe'],
    spells: ['Zauberspruch', 'gesprochen von', 'Stufe', 'Reichweite', 'Dauer'],
    lasts: { phase: 'diese Magiephase', nextRound: 'diese und die nächste Runde', battle: 'bis zum Ende der Schlacht' },
    lists: { empire: 'dem Imperium', orcs: 'den Orks' },
    wind: ['W20', 'Richtung', 'Windstärke'],
    clockwise: 'im Uhrzeigersinn',
    counterclockwise: 'gegen den Uhrzeigersinn',
    calm: 'unverändert',
  },
  fr: {
    gunnery: [
      'portée',
      'pièce détruite',
      'toute la charge perdue',
      'arme enrayée',
      'déviation de 2',
      'déviation de 1',
      'droit au but',
    ],
    ranges: ['courte', 'moyenne', 'longue'],
    wizards: ['grade', 'points de magie', 'rendus par un tour de repos'],
    spells: ['sort', 'lancé par', 'niveau', 'portée', 'durée'],
    lasts: {
      phase: 'cette phase de magie',
      nextRound: 'ce tour et le suivant',
      battle: 'jusqu’à la fin de la bataille',
    },
    lists: { empire: 'l’Empire', orcs: 'les Orques' },
    wind: ['d20', 'direction', 'force'],
    clockwise: 'dans le sens horaire',
    counterclockwise: 'dans le sens inverse',
    calm: 'sans changement',
  },
}

/** `4–9`, `4` or, where there is no such roll, a dash. */
const span = (from: number, upTo: number) => (from > upTo ? '–' : from === upTo ? `${from}` : `${from}–${upTo}`)
const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`)

/** DW-XIX.7: what becomes of a shot. */
function gunnery(language: Language): readonly (readonly string[])[] {
  const { gunnery: head, ranges } = headsIn[language]
  const defects = DEFECTS.slice(1).map((_, i) => `${i + 1}`)
  return [
    head,
    ...DRIFTS.map(([two, one], range) => [
      ranges[range],
      ...defects,
      span(DEFECTS.length, two),
      span(two + 1, one),
      span(one + 1, 20),
    ]),
  ]
}

/** DW-XX.2: the grades of the box. */
function wizards(language: Language): readonly (readonly string[])[] {
  const grades = [1, 2, 3, 4]
  const rows = grades.map(grade => [grade, grade * POWER_PER_GRADE, REST_BASE + grade * REST_PER_GRADE].map(String))
  return [headsIn[language].wizards, ...rows, ['+1', `+${POWER_PER_GRADE}`, `+${REST_PER_GRADE}`]]
}

/** DW-XX.S1 to DW-XX.S12. */
function spellList(language: Language): readonly (readonly string[])[] {
  const { spells: head, lasts, lists } = headsIn[language]
  const { spell } = namesIn[language]
  return [
    head,
    ...spells.map(({ list, level, range, lasts: how }, i) => [
      spell(i),
      lists[list],
      `${level}`,
      `${range}`,
      lasts[how],
    ]),
  ]
}

/** DW-XXII.1: equal rolls in a row make one line. */
function wind(language: Language): readonly (readonly string[])[] {
  const { wind: head, clockwise, counterclockwise, calm } = headsIn[language]
  const rows: { from: number; upTo: number; turns: number; grows: number }[] = []
  WIND_TURNS.forEach((turns, die) => {
    const grows = WIND_GROWS[die]
    const last = rows.at(-1)
    if (die === 0) return
    if (last?.turns === turns && last.grows === grows) last.upTo = die
    else rows.push({ from: die, upTo: die, turns, grows })
  })
  const turned = (turns: number) => `${Math.abs(turns)} ${turns > 0 ? clockwise : counterclockwise}`
  return [
    head,
    ...rows.map(({ from, upTo, turns, grows }) => [
      span(from, upTo),
      turns === 0 ? calm : turned(turns),
      grows === 0 ? calm : signed(grows),
    ]),
  ]
}

/** The tables of the expert game in the rule book. */
export const expertTables: Readonly<Record<string, (language: Language) => readonly (readonly string[])[]>> = {
  gunnery,
  wizards,
  spells: spellList,
  wind,
}
