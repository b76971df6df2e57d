import { cardNamed, cards } from './cards.ts'

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
/** An army with commanders needs one of so many stars by the lists. */
export const COMMANDER_STARS = 2
/** DW-XXVII.2, AMB2-75: who leads orcs as Clanngett's lieutenant, and who follows nobody else. Dwarf-eaters also the Iron clan. */
export const LIEUTENANT = cardNamed('baslian')
export const LED_BY_LIEUTENANT: readonly number[] = [cardNamed('orcGuard'), cardNamed('trolls')]

/** The cards of a side; which of them take part the chapters say. */
export const rosters: readonly (readonly number[])[] = compositions.map(({ faction }) =>
  cards.flatMap((card, id) => (card.faction === faction ? [id] : [])),
)
