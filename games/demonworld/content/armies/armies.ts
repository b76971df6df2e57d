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
  /** Provinces of which an army chooses one: it has troops of that one, within its share, and none of the others. */
  readonly provinces: readonly string[]
}

/** By side. */
export const compositions: readonly Composition[] = [
  {
    faction: 'empire',
    shares: [
      { subfaction: 'Kaiserheer', least: 10, most: 50 },
      { subfaction: 'Nordmark', least: 10, most: 50 },
      { subfaction: 'Südmark', least: 10, most: 50 },
      { subfaction: 'Orden', least: 0, most: 40 },
      { subfaction: 'Zentralmark', least: 0, most: 30 },
      { subfaction: 'Helden/Befehlshaber', least: 0, most: 30 },
      { subfaction: 'Zauberer', least: 0, most: 30 },
    ],
    provinces: ['Nordmark', 'Südmark'],
  },
  {
    faction: 'orcs',
    shares: [
      { subfaction: 'Einheit', least: 25, most: 100 },
      { subfaction: 'Clanngett', least: 0, most: 50 },
      { subfaction: 'Eisenclan', least: 0, most: 40 },
      { subfaction: 'Gerät', least: 0, most: 30 },
      { subfaction: 'Helden / Befehlshaber', least: 0, most: 30 },
      { subfaction: 'Zauberer', least: 0, most: 30 },
    ],
    provinces: [],
  },
]

/** How often a card may be in an army; heroes, commanders, wizards and giants are persons and come once. */
export const COPIES = 2
/** What part of an army's points heroes, commanders and wizards may have together, in percent. */
export const PERSONS_SHARE = 40
/**
 * An army with commanders needs one of so many stars. The orcs' only one is Baslian: under him, as Clanngett's lieutenant,
 * they may raise Orc guard, Trolls and Dwarf-eaters (DW-XXVII.2).
 */
export const COMMANDER_STARS = 2

/** The cards of a side; which of them take part the chapters say. */
export const rosters: readonly (readonly number[])[] = compositions.map(({ faction }) =>
  cards.flatMap((card, id) => (card.faction === faction ? [id] : [])),
)
