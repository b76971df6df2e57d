/** Who may carry an item: heroes, commanders and wizards; the leader or the standard bearer of a unit; wizards only. */
export type Carrier = 'person' | 'wizard' | 'leader' | 'standard'

/** An item (DW-XXVI.5; points of first-edition cards). */
export interface Item {
  readonly id: ItemName
  readonly faction: 'empire' | 'orcs' | 'sample'
  readonly points: number
  readonly carriers: readonly Carrier[]
  /** DW-XXVI.2: the factor of a hand weapon before size is added. */
  readonly weapon?: number
  /** DW-XXVI.3: armour before size is added, or what it adds to both values. */
  readonly armour?: number
  readonly shield?: number
  /** What the Sword of Dread adds to fear, the Standard of Victory to melee factors, the War Banner to the first morale value. */
  readonly fear?: number
  readonly victory?: number
  readonly morale?: number
  /** Spell points in Fenragg's staff. */
  readonly power?: number
  /** Algrim's ring holds a spell. */
  readonly stores?: boolean
}

export type ItemName =
  | ('none' | 'swordOfDread' | 'standardOfVictory' | 'warBanner' | 'algrimsRing' | 'swordOfMight' | 'fenraggsStaff')
  | ('magicSword' | 'magicArmour' | 'magicShieldItem')

/** The items of the box, then those of the book's examples, which no army can buy. The first stands for none. */
export const items: readonly Item[] = [
  { id: 'none', faction: 'sample', points: 0, carriers: [] },
  { id: 'swordOfDread', faction: 'empire', points: 30, carriers: ['person', 'wizard', 'leader'], weapon: 6, fear: 2 },
  { id: 'standardOfVictory', faction: 'empire', points: 30, carriers: ['standard'], victory: 1 },
  { id: 'warBanner', faction: 'orcs', points: 20, carriers: ['standard'], morale: -2 },
  { id: 'algrimsRing', faction: 'empire', points: 30, carriers: ['person', 'wizard'], stores: true },
  { id: 'swordOfMight', faction: 'orcs', points: 20, carriers: ['person', 'wizard', 'leader'], weapon: 11 },
  { id: 'fenraggsStaff', faction: 'orcs', points: 100, carriers: ['wizard'], power: 10 },
  { id: 'magicSword', faction: 'sample', points: 20, carriers: ['person', 'wizard', 'leader'], weapon: 8 },
  { id: 'magicArmour', faction: 'sample', points: 20, carriers: ['person', 'wizard', 'leader'], armour: 2 },
  { id: 'magicShieldItem', faction: 'sample', points: 20, carriers: ['person', 'wizard', 'leader'], shield: 1 },
]

/** The names, by number. */
export const ITEMS: readonly ItemName[] = items.map(({ id }) => id)
const numberOf = (id: ItemName): number => ITEMS.indexOf(id)
export const SWORD_OF_DREAD = numberOf('swordOfDread')
export const STANDARD_OF_VICTORY = numberOf('standardOfVictory')
export const WAR_BANNER = numberOf('warBanner')
export const ALGRIMS_RING = numberOf('algrimsRing')
export const SWORD_OF_MIGHT = numberOf('swordOfMight')
export const FENRAGGS_STAFF = numberOf('fenraggsStaff')

/** DW-XXVI.2, DW-XXVI.4: what close order and a second weapon in the other hand add to a bought one. */
export const CLOSE_ORDER_FACTOR = 2
export const SECOND_WEAPON = 2
