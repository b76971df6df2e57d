import type { Language } from '@hexarium/kernel'
import { cards } from '../content/cards.ts'
import { creeps } from '../content/creeps.ts'
import { heroes } from '../content/heroes.ts'
import { abilityOfHero } from '../content/playables.ts'
import {
  GOLD_COST,
  MOVES_OF_TYPE,
  PIECES_OF_TYPE,
  PRINTED,
  races,
  TILES,
  TYPES,
  WOOD_COST,
  WORKER_COST,
  WORKER_MOVES,
  WORKERS,
} from '../content/races.ts'
import { WORKER } from '../pieces.ts'
import { names as de } from '../text/de/names.ts'
import { names as en } from '../text/en/names.ts'
import { names as fr } from '../text/fr/names.ts'

const namesIn = { en, de, fr }

/** What stands above the columns. */
interface Heads {
  readonly pieces: readonly string[]
  readonly units: readonly string[]
  readonly cards: readonly string[]
  readonly all: string
  readonly creeps: readonly string[]
  readonly heroes: readonly string[]
}

const headsIn: Readonly<Record<Language, Heads>> = {
  en: {
    pieces: ['piece', 'number', 'moves', 'gold', 'wood', 'building tiles', 'printed'],
    units: ['race', 'type', 'level', 'unit', 'strength', 'ability', 'buildings for the next level'],
    cards: ['card', 'race', 'when', 'what it does', 'base', 'expansion', 'mana'],
    all: 'all',
    creeps: ['creep', 'experience', 'type', 'strength', 'dice', 'ability'],
    heroes: ['race', 'hero', 'type', 'strength', 'life', 'abilities by level'],
  },
  de: {
    pieces: ['Spielstein', 'Anzahl', 'Felder', 'Gold', 'Holz', 'Gebäudeplättchen', 'aufgedruckt'],
    units: ['Volk', 'Typ', 'Stufe', 'Einheit', 'Stärke', 'Fähigkeit', 'Gebäude für die nächste Stufe'],
    cards: ['Karte', 'Volk', 'wann', 'was sie bewirkt', 'Grundspiel', 'Erweiterung', 'Mana'],
    all: 'alle',
    creeps: ['Monster', 'Erfahrung', 'Typ', 'Stärke', 'Würfel', 'Fähigkeit'],
    heroes: ['Volk', 'Held', 'Typ', 'Stärke', 'Leben', 'Fähigkeiten nach Stufen'],
  },
  fr: {
    pieces: ['pion', 'nombre', 'cases', 'or', 'bois', 'tuiles de bâtiment', 'imprimés'],
    units: ['race', 'type', 'niveau', 'unité', 'force', 'capacité', 'bâtiments pour le niveau suivant'],
    cards: ['carte', 'race', 'quand', 'effet', 'base', 'extension', 'mana'],
    all: 'toutes',
    creeps: ['monstre', 'expérience', 'type', 'force', 'dés', 'capacité'],
    heroes: ['race', 'héros', 'type', 'force', 'vie', 'capacités par niveau'],
  },
}

/** WC-B-MOV-01, WC-B-SPE-11: how many there are, how far they go, what they cost. */
function pieces(language: Language): string[][] {
  const { kinds } = namesIn[language]
  const rows = TYPES.map((_, type) => {
    const figures = [PIECES_OF_TYPE, MOVES_OF_TYPE, GOLD_COST, WOOD_COST, TILES, PRINTED].map(of => `${of[type]}`)
    return [kinds[type][0], ...figures]
  })
  const worker = [kinds[WORKER][0], `${WORKERS}`, `${WORKER_MOVES}`, `${WORKER_COST}`, '0', '0', '1']
  return [[...headsIn[language].pieces], ...rows, worker]
}

/** WC-B-CMP-05, WC-B-CMP-06: every unit tile. */
function units(language: Language): string[][] {
  const names = namesIn[language]
  const rows = races.flatMap(({ levels }, race) =>
    levels.flatMap((tiles, type) =>
      tiles.map(({ strength, abilities, needs }, level) => [
        names.races[race].short,
        names.types[type],
        `${level + 1}`,
        names.races[race].units[type][level],
        `${strength}`,
        names.abilitiesIn(abilities).join(', '),
        needs > 0 ? `${needs}` : '–',
      ]),
    ),
  )
  return [[...headsIn[language].units], ...rows]
}

/** WC-B-EXP-05: every experience card. */
function deck(language: Language): string[][] {
  const [names, heads] = [namesIn[language], headsIn[language]]
  const rows = cards.map(({ race, base, expansion, gives }, card) => [
    names.card(card),
    race < 0 ? heads.all : names.races[race].short,
    names.when(card),
    names.does(card),
    `${base}`,
    `${expansion}`,
    `${gives}`,
  ])
  return [[...heads.cards], ...rows]
}

/** WC-X-CRP-01: the markers. */
function monsters(language: Language): string[][] {
  const names = namesIn[language]
  const rows = creeps.map(({ xp, type, strength, dice, abilities }, creep) => [
    names.creeps[creep],
    `${xp}`,
    names.types[type],
    `${strength}`,
    `${dice}`,
    names.abilitiesIn(abilities).join(', '),
  ])
  return [[...headsIn[language].creeps], ...rows]
}

/** WC-X-HER-06: the heroes; strength and life by level. */
function champions(language: Language): string[][] {
  const names = namesIn[language]
  const rows = heroes.map(({ race, type, cards: levels }, hero) => [
    names.races[race].short,
    names.heroes[hero],
    names.types[type],
    levels.map(({ strength }) => strength).join(' / '),
    levels.map(({ life }) => life).join(' / '),
    levels.map((_, level) => names.play(abilityOfHero(hero, level + 1))).join(', '),
  ])
  return [[...headsIn[language].heroes], ...rows]
}

/** The tables of Warcraft's rule book that are made of its content. */
export const tables = { pieces, units, cards: deck, creeps: monsters, heroes: champions }
