import type { Language } from '@hexarium/kernel'
import { battleBoard, entryHexes } from '../content/battlelands.ts'
import { type Class, creatures, isNative, SKILL, TITAN } from '../content/creatures.ts'
import { EVEN_NUMBER, HARDEST, HAZARDS } from '../content/hazards.ts'
import { ladder } from '../content/recruits.ts'
import { STANDARD_RULINGS } from '../content/rulings.ts'
import { TERRAINS, TOWER } from '../content/terrains.ts'
import { ATTACKER, BOTTOM, DEFENDER, LEFT, RIGHT } from '../state.ts'
import { names as de } from '../text/de/names.ts'
import { names as en } from '../text/en/names.ts'
import { names as fr } from '../text/fr/names.ts'

const namesIn = { en, de, fr }

/** What stands above the columns and inside the cells, besides the names of things. */
interface Heads {
  readonly characters: readonly string[]
  readonly classes: Readonly<Record<Class, string>>
  readonly flies: string
  readonly rangestrikes: string
  readonly magic: string
  readonly ladders: readonly string[]
  readonly numbers: string
  readonly entries: readonly string[]
}

const headsIn: Readonly<Record<Language, Heads>> = {
  en: {
    characters: ['character', 'class', 'power', 'skill', 'value', 'gifts', 'pieces', 'native to', 'mustered in'],
    classes: { lord: 'lord', demilord: 'demi-lord', creature: 'creature' },
    flies: 'flies',
    rangestrikes: 'rangestrikes',
    magic: 'rangestrikes by magic',
    ladders: ['terrain', 'ladder'],
    numbers: 'striker’s skill',
    entries: ['entry side', 'attacker', 'defender'],
  },
  de: {
    characters: ['Wesen', 'Klasse', 'Macht', 'Fertigkeit', 'Wert', 'Gaben', 'Anzahl', 'heimisch in', 'ausgehoben in'],
    classes: { lord: 'Lord', demilord: 'Niederer Lord', creature: 'Kreatur' },
    flies: 'fliegt',
    rangestrikes: 'Fernangriff',
    magic: 'magischer Fernangriff',
    ladders: ['Land', 'Leiter'],
    numbers: 'Fertigkeit des Angreifenden',
    entries: ['Seite', 'Angreifer', 'Verteidiger'],
  },
  fr: {
    characters: ['personnage', 'classe', 'puissance', 'adresse', 'valeur', 'dons', 'nombre', 'natif de', 'recruté en'],
    classes: { lord: 'seigneur', demilord: 'demi-seigneur', creature: 'créature' },
    flies: 'vole',
    rangestrikes: 'tire',
    magic: 'tire par magie',
    ladders: ['terrain', 'échelle'],
    numbers: 'adresse de qui frappe',
    entries: ['côté d’entrée', 'attaquant', 'défenseur'],
  },
}

/** TI-3.4: the characters. */
function characters(language: Language): string[][] {
  const [names, heads] = [namesIn[language], headsIn[language]]
  const rows = creatures.map((creature, type) => {
    const gifts = [
      creature.flies ? heads.flies : '',
      creature.rangestrike === 'none' ? '' : creature.rangestrike === 'magic' ? heads.magic : heads.rangestrikes,
    ]
    const homes = HAZARDS.flatMap((_, hazard) => (isNative(type, hazard) ? [names.hazards[hazard]] : []))
    const grounds = TERRAINS.flatMap((_, terrain) => {
      return ladder(terrain, false).some(rung => rung.type === type) ? [names.terrains[terrain]] : []
    })
    const value = creature.power * SKILL[type]
    return [
      names.character(type),
      heads.classes[creature.class],
      `${creature.power}${type === TITAN ? '+' : ''}`,
      `${creature.skill}`,
      `${value}${type === TITAN ? '+' : ''}`,
      gifts.filter(Boolean).join(', '),
      `${creature.count}`,
      homes.join(', '),
      grounds.join(', '),
    ]
  })
  return [[...heads.characters], ...rows]
}

/** TI-18.2: the muster ladders; in brackets how many of the creature before qualify. */
function ladders(language: Language): string[][] {
  const names = namesIn[language]
  const rows = TERRAINS.flatMap((_, terrain) => {
    if (terrain === TOWER) return []
    const rungs = ladder(terrain, false).map(({ type, needs }) => {
      return needs > 0 ? `(${needs}) ${names.character(type)}` : names.character(type)
    })
    return [[names.terrains[terrain], rungs.join(' → ')]]
  })
  return [[...headsIn[language].ladders], ...rows]
}

const SKILLS = [2, 3, 4]

/** TI-13.2: the number each die must show, by the skills of both. */
function numbers(language: Language): string[][] {
  const rows = [0, 1, 2, 3, 4, 5].map(skill => {
    const needed = SKILLS.map(target =>
      Math.min(HARDEST, Math.max(STANDARD_RULINGS.strikeFloor, EVEN_NUMBER - skill + target)),
    )
    return [`${skill}`, ...needed.map(number => `${number}`)]
  })
  return [[headsIn[language].numbers, ...SKILLS.map(skill => `${skill}`)], ...rows]
}

/** TI-10.1c: over which hexes both sides come. */
function entries(language: Language): string[][] {
  const rows = [RIGHT, BOTTOM, LEFT].map(side => {
    const labels = [ATTACKER, DEFENDER].map(of =>
      entryHexes(0, side, of)
        .map(hex => battleBoard.labels[hex])
        .join(' '),
    )
    return [namesIn[language].entries[side], ...labels]
  })
  return [[...headsIn[language].entries], ...rows]
}

/** The tables of Titan's rule book that are made of its content. */
export const tables = { characters, ladders, numbers, entries }
