import { cards } from './cards.ts'

/** What part of an army's points a kind of troops may have, in percent. */
export interface Share {
  readonly subfaction: string
  readonly least: number
  readonly most: number
}

/**
 * Limits for armies of free battles. The book leaves them to the army books; these are the ones public army-list tools
 * enforce (demonworld_ui: empireRules, orkRules), for the troops the box holds.
 */
export interface Composition {
  readonly faction: 'empire' | 'orcs'
  readonly shares: readonly Share[]
}

/** By side. */
export const compositions: readonly Composition[] = [
  {
    faction: 'empire',
    shares: [
      { subfaction: 'Kaiserheer', least: 10, most: 50 },
      { subfaction: 'Nordmark', least: 10, most: 50 },
      { subfaction: 'Orden', least: 0, most: 40 },
      { subfaction: 'Zentralmark', least: 0, most: 30 },
      { subfaction: 'Helden/Befehlshaber', least: 0, most: 30 },
    ],
  },
  {
    faction: 'orcs',
    shares: [
      { subfaction: 'Einheit', least: 25, most: 100 },
      { subfaction: 'Clanngett', least: 0, most: 50 },
      { subfaction: 'Eisenclan', least: 0, most: 40 },
      { subfaction: 'Helden / Befehlshaber', least: 0, most: 30 },
    ],
  },
]

/** How often a unit may be in an army; heroes and commanders are persons and come once. */
export const COPIES = 2
/** An army with commanders needs one of so many stars. */
export const COMMANDER_STARS = 2

/** The cards a side may choose from. */
export const rosters: readonly (readonly number[])[] = compositions.map(({ faction }) =>
  cards.flatMap((card, id) => (card.faction === faction ? [id] : [])),
)
