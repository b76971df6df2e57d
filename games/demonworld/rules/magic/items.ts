import { ARMOUR_MELEE, ARMOUR_RANGED, cards, SIZE, type Weapon } from '../../content/armies/cards.ts'
import {
  CLOSE_ORDER_FACTOR,
  ITEMS,
  type Item,
  items,
  SECOND_WEAPON,
  STANDARD_OF_VICTORY,
  SWORD_OF_DREAD,
  WAR_BANNER,
} from '../../content/expert/items.ts'
import { CLOSE_ORDER } from '../../content/tables.ts'
import { isCaptain } from '../../elements.ts'
import { type Demonworld, type Element, HERE, LEADER, NONE, STANDARD, type Unit } from '../../state.ts'

/** The items of a unit are bits by their numbers in `content/expert/items.ts`. */
export function hasItem(g: Pick<Demonworld, 'items'>, unit: Unit, item: number): boolean {
  return (g.items[unit] & (1 << item)) !== 0
}

/** The numbers of the items a unit was given. */
export function itemsOf(g: Pick<Demonworld, 'items'>, unit: Unit): number[] {
  return ITEMS.flatMap((_, item) => (hasItem(g, unit, item) ? [item] : []))
}

/** DW-XXVI.5: who carries an item of a unit: the person himself, the leader or the standard bearer; NONE once he is gone. */
export function carrierOf(g: Demonworld, unit: Unit, item: number): Element {
  const head = g.head[unit]
  if (isCaptain(g, unit)) return g.fate[head] === HERE ? head : NONE
  if (!g.rules.specialFigures) return NONE
  const figure = items[item].carriers.includes('standard') ? STANDARD : LEADER
  for (let element = head; element < head + g.strength[unit]; element++)
    if (g.figure[element] === figure) return g.fate[element] === HERE ? element : NONE
  return NONE
}

/** True while a unit has an item and its carrier lives. */
export function bears(g: Demonworld, unit: Unit, item: number): boolean {
  return hasItem(g, unit, item) && carrierOf(g, unit, item) !== NONE
}

/** DW-XXVI.5: what the Sword of Dread adds to the fear of its carrier, or of his whole unit. */
export function dreadOf(g: Demonworld, unit: Unit): number {
  return g.items[unit] > 0 && bears(g, unit, SWORD_OF_DREAD) ? items[SWORD_OF_DREAD].fear! : 0
}

/** DW-XXVI.5: what the Standard of Victory adds to every attack of its unit. */
export function victoryOf(g: Demonworld, unit: Unit): number {
  return g.items[unit] > 0 && bears(g, unit, STANDARD_OF_VICTORY) ? items[STANDARD_OF_VICTORY].victory! : 0
}

/** DW-XXVI.5: what the War Banner adds to the first morale value; only where its bearer is in the group that tests. */
export function bannerOf(g: Demonworld, unit: Unit, group: readonly Element[]): number {
  if (g.items[unit] === 0 || !bears(g, unit, WAR_BANNER)) return 0
  return group.includes(carrierOf(g, unit, WAR_BANNER)) ? items[WAR_BANNER].morale! : 0
}

/** An item of this kind that an element carries in its own hands. */
function carried(g: Demonworld, element: Element, has: (item: Item) => boolean): Item | undefined {
  const unit = g.origin[element]
  if (g.items[unit] === 0) return undefined
  return items.find((item, number) => hasItem(g, unit, number) && has(item) && carrierOf(g, unit, number) === element)
}

/** DW-XXVI.2, DW-XXVI.4: the factor of a bought melee weapon in the hands of a card's models. */
export function boughtFactor(card: number, factor: number): number {
  const { elements, size, pair } = cards[card]
  return (
    factor + size + (elements.figures >= CLOSE_ORDER ? CLOSE_ORDER_FACTOR : 0) + (pair === true ? SECOND_WEAPON : 0)
  )
}

const made = new Map<number, Weapon>()

/** DW-XXVI.2: the bought weapon an element strikes with in place of its own. */
export function boughtWeapon(g: Demonworld, element: Element): Weapon | undefined {
  const item = carried(g, element, ({ weapon }) => weapon !== undefined)
  if (!item) return undefined
  const card = g.type[element]
  const key = card * items.length + items.indexOf(item)
  let weapon = made.get(key)
  if (!weapon) made.set(key, (weapon = { kind: 'hand', factor: boughtFactor(card, item.weapon!) }))
  return weapon
}

/** DW-XXVI.3: armour against missiles; bought armour counts as it is, a shield adds to it. */
export function rangedArmour(g: Demonworld, element: Element): number {
  const own = ARMOUR_RANGED[g.type[element]]
  if (g.items[g.origin[element]] === 0) return own
  return (carried(g, element, item => item.armour !== undefined)?.armour ?? own) + shieldOf(g, element)
}

/** DW-XXVI.3: armour in melee; the size of its wearer is added to bought armour. */
export function meleeArmour(g: Demonworld, element: Element): number {
  const own = ARMOUR_MELEE[g.type[element]]
  if (g.items[g.origin[element]] === 0) return own
  const bought = carried(g, element, item => item.armour !== undefined)?.armour
  return (bought === undefined ? own : bought + SIZE[g.type[element]]) + shieldOf(g, element)
}

function shieldOf(g: Demonworld, element: Element): number {
  return carried(g, element, item => item.shield !== undefined)?.shield ?? 0
}

/** DW-XXVI.1, DW-XXVI.5: why models of a card may not be given an item: not theirs, or nobody may carry it. */
export function cannotCarry(card: number, item: number): string | undefined {
  const { faction, kind, elements } = cards[card]
  const carriers = items[item]?.carriers ?? []
  if (items[item]?.faction !== faction) return 'DW-XXVI.5'
  const may =
    (kind === 'commander' && carriers.includes('person')) ||
    (kind === 'wizard' && carriers.includes('wizard')) ||
    (kind === 'unit' && elements.leader > 0 && carriers.includes('leader')) ||
    (kind === 'unit' && elements.standard > 0 && carriers.includes('standard'))
  return may ? undefined : 'DW-XXVI.5'
}

/** DW-XXVI.1: true if an element of these models would carry two bought items: only leader and standard bearer share. */
export function overloads(card: number, given: readonly number[], item: number): boolean {
  if (cards[card].kind !== 'unit') return given.length > 0
  const isBanner = (one: number) => items[one].carriers.includes('standard')
  return given.some(other => isBanner(other) === isBanner(item))
}
