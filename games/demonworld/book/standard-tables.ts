import type { Language } from '@hexarium/kernel'
import { type Card, cards, type Weapon } from '../content/armies/cards.ts'
import { LOOSE_COST, ORDER_INITIATIVE, UNIT_COST, WATER_COST } from '../content/tables.ts'
import { text as de } from '../text/de/index.ts'
import { text as en } from '../text/en/index.ts'
import { text as fr } from '../text/fr/index.ts'

const textIn = { en, de, fr }

/** What stands above the columns, besides the words of the game. */
interface Heads {
  readonly units: readonly string[]
  readonly commanders: readonly string[]
  readonly initiative: readonly string[]
  readonly ground: readonly string[]
  readonly grounds: readonly string[]
  readonly water: readonly string[]
  readonly barred: string
}

const headsIn: Readonly<Record<Language, Heads>> = {
  en: {
    units: [
      'unit',
      'elements',
      'B/P/A, manoeuvres',
      'initiative',
      'size',
      'armour',
      'skill',
      'melee',
      'ranged, charge',
      'morale, fear',
      'formations',
      'points',
    ],
    commanders: ['commander', 'rank', 'movement', 'initiative', 'armour', 'skill', 'melee', 'hit points', 'points'],
    initiative: ['order', 'initiative'],
    ground: ['ground', 'unit', 'single commander or skirmish formation'],
    grounds: ['open', 'difficult', 'rough'],
    water: ['size', 'depth 1', 'depth 2', 'depth 3'],
    barred: 'impassable',
  },
  de: {
    units: [
      'Einheit',
      'Elemente',
      'B/P/A, Manöver',
      'Initiative',
      'Größe',
      'Panzerung',
      'Fertigkeit',
      'Nahkampf',
      'Fernkampf, Angriffsbonus',
      'Moral, Furcht',
      'Formationen',
      'Punkte',
    ],
    commanders: [
      'Befehlshaber',
      'Rang',
      'Bewegung',
      'Initiative',
      'Panzerung',
      'Fertigkeit',
      'Nahkampf',
      'Trefferpunkte',
      'Punkte',
    ],
    initiative: ['Befehl', 'Initiative'],
    ground: ['Gelände', 'Einheit', 'einzelner Befehlshaber oder Plänkel-Formation'],
    grounds: ['offen', 'schwierig', 'unwegsam'],
    water: ['Größe', 'Tiefe 1', 'Tiefe 2', 'Tiefe 3'],
    barred: 'unpassierbar',
  },
  fr: {
    units: [
      'unité',
      'éléments',
      'B/P/A, manœuvres',
      'initiative',
      'taille',
      'armure',
      'habileté',
      'mêlée',
      'tir, charge',
      'moral, peur',
      'formations',
      'points',
    ],
    commanders: [
      'commandant',
      'rang',
      'mouvement',
      'initiative',
      'armure',
      'habileté',
      'mêlée',
      'points de vie',
      'points',
    ],
    initiative: ['ordre', 'initiative'],
    ground: ['terrain', 'unité', 'commandant seul ou formation d’escarmouche'],
    grounds: ['découvert', 'difficile', 'accidenté'],
    water: ['taille', 'profondeur 1', 'profondeur 2', 'profondeur 3'],
    barred: 'infranchissable',
  },
}

/** Two values of a card, against shots and in melee. */
const pair = ({ ranged, melee }: { ranged: number; melee: number }) => `${ranged}/${melee}`

function strikesWith(weapons: readonly Weapon[], language: Language): string {
  const { names, words } = textIn[language]
  return weapons
    .map(({ kind, factor, factorCavalry }) => {
      const against = factorCavalry === undefined ? '' : ` (${words.againstCavalry(`${factorCavalry}`)})`
      return `${names.weapons[kind]} ${factor}${against}`
    })
    .join(', ')
}

function shootsWith({ ranged, charge }: Card, language: Language): string {
  const { words } = textIn[language]
  const bands = ranged?.bands.map(([distance, factor]) => words.reach(distance, factor)) ?? []
  return [
    ...bands,
    ...(ranged?.holdOnly ? [words.holdOnly] : []),
    ...(charge ? [`${words.line.charge} ${charge}`] : []),
  ].join(', ')
}

/** The special figures a unit has. */
function figuresOf({ elements: { leader, standard, musician } }: Card, language: Language): string {
  const { figures } = textIn[language].names
  return [leader, standard, musician].flatMap((has, i) => (has ? [figures[i + 1]] : [])).join(', ')
}

/** DW-II.7: the units of the box. */
function units(language: Language): string[][] {
  const { names, words } = textIn[language]
  const rows = cards.flatMap((card, id) => {
    if (card.kind !== 'unit' || card.faction === 'sample') return []
    const formations = card.formations ?? []
    return [
      [
        names.card(id),
        `${card.elements.total} (${figuresOf(card, language)})`,
        `${card.move.B}/${card.move.P}/${card.move.A}, ${card.move.manoeuvres}`,
        `${card.initiative}`,
        `${card.size}`,
        pair(card.armour),
        pair(card.skill),
        strikesWith(card.weapons, language),
        shootsWith(card, language),
        `${card.morale?.join('/')}, ${card.fear}`,
        formations.map(of => words.formations[of as keyof typeof words.formations]).join(', '),
        `${card.points}`,
      ],
    ]
  })
  return [[...headsIn[language].units], ...rows]
}

/** DW-X.1: the commanders and heroes of the box. */
function commanders(language: Language): string[][] {
  const { names, words } = textIn[language]
  const rows = cards.flatMap((card, id) => {
    if (card.kind !== 'commander' || card.faction === 'sample' || !card.command) return []
    return [
      [
        names.card(id),
        words.command(card.command.stars, card.command.radius),
        `${card.move.B}`,
        `${card.initiative}`,
        pair(card.armour),
        pair(card.skill),
        strikesWith(card.weapons, language),
        `${card.hits}`,
        `${card.points}`,
      ],
    ]
  })
  return [[...headsIn[language].commanders], ...rows]
}

/** DW-T5: what an order adds in the first melee phase. */
function initiative(language: Language): string[][] {
  const rows = ORDER_INITIATIVE.map((bonus, order) => [textIn[language].names.order(order), `+${bonus}`])
  return [[...headsIn[language].initiative], ...rows]
}

/** DW-T4: movement points for a field. */
function ground(language: Language): string[][] {
  const heads = headsIn[language]
  return [[...heads.ground], ...heads.grounds.map((name, i) => [name, `${UNIT_COST[i]}`, `${LOOSE_COST[i]}`])]
}

/** DW-XI.6: movement points for a field of water. */
function water(language: Language): string[][] {
  const heads = headsIn[language]
  const rows = [1, 2, 3].map(size => [
    `${size}`,
    ...WATER_COST[size].slice(1).map(cost => (cost > 0 ? `${cost}` : heads.barred)),
  ])
  return [[...heads.water], ...rows]
}

/** The tables of the introduction and of the standard game that are made of the game's content. */
export const standardTables = { units, commanders, initiative, ground, water }
