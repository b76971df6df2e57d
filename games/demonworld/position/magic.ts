import type { Reader } from '@hexarium/kernel'
import { FENRAGGS_STAFF, ITEMS, type ItemName, items } from '../content/expert/items.ts'
import { SPELL_NAMES, type SpellName, spells } from '../content/expert/spells.ts'
import { hasItem, itemsOf } from '../rules/magic/items.ts'
import { type Demonworld, NONE, type Unit } from '../state.ts'
import type { Field } from './index.ts'

/** What a position may say of magic and items: of a unit, and of the whole battle. */
export const MAGIC_KEYS = ['item', 'spells', 'spellEnd', 'power', 'silence', 'stirred', 'burns']
export const BATTLE_MAGIC_KEYS = ['ring', 'staff']

/** The items of a unit: one by its name, or a list of them. */
export function readItems(entry: Reader): ItemName[] {
  if (!entry.has('item')) return []
  const reader = entry.at('item')
  const names = Array.isArray(reader.json) ? reader.list().map(one => one.oneOf(ITEMS)) : [reader.oneOf(ITEMS)]
  return (names as ItemName[]).filter(name => name !== 'none')
}

/** The spells on a unit, and what a wizard has left. `from` is its first element, `count` how many are written. */
export function readMagic(g: Field, entry: Reader, unit: Unit, from: number, count: number): void {
  if (entry.has('spells')) {
    const names = entry.at('spells').list()
    g.spells[unit] = names.reduce((bits, one) => bits | (1 << SPELL_NAMES.indexOf(spellNamed(one))), 0)
  }
  if (entry.has('spellEnd')) g.spellEnd[unit] = entry.at('spellEnd').int(0, 9999)
  if (entry.has('stirred')) g.stirred.fill(entry.at('stirred').int(0, 1) === 1, from, from + count)
  for (const key of ['power', 'silence', 'burns'] as const) {
    if (entry.has(key))
      for (let element = from; element < from + count; element++) g[key][element] = entry.at(key).int(0, 9999)
  }
}

function spellNamed(reader: Reader): SpellName {
  return reader.oneOf(SPELL_NAMES) as SpellName
}

/** The spell in Algrim's ring; the points in Fenragg's staff, which is full without a word. */
export function readBattleMagic(g: Field, reader: Reader): void {
  if (reader.has('ring')) g.ring = SPELL_NAMES.indexOf(spellNamed(reader.at('ring')))
  const isThere = g.items.some((_, unit) => hasItem(g, unit, FENRAGGS_STAFF))
  g.staff = reader.has('staff') ? reader.at('staff').int(0, 99) : isThere ? items[FENRAGGS_STAFF].power! : 0
}

/** The items and spells of a unit as a position writes them. */
export function writeMagic(g: Demonworld, unit: Unit): object {
  const names = itemsOf(g, unit).map(item => ITEMS[item])
  const [head] = [g.head[unit]]
  return {
    ...(names.length > 0 ? { item: names.length === 1 ? names[0] : names } : {}),
    ...(g.spells[unit] > 0
      ? { spells: spells.flatMap(({ id }, spell) => (g.spells[unit] & (1 << spell) ? [id] : [])) }
      : {}),
    ...(g.spellEnd[unit] > 0 ? { spellEnd: g.spellEnd[unit] } : {}),
    ...(g.power[head] > 0 ? { power: g.power[head] } : {}),
    ...(g.silence[head] > 0 ? { silence: g.silence[head] } : {}),
    ...(g.stirred[head] && g.strength[unit] === 1 ? { stirred: 1 } : {}),
  }
}

export function writeBattleMagic(g: Demonworld): object {
  return {
    ...(g.ring !== NONE ? { ring: SPELL_NAMES[g.ring] } : {}),
    ...(g.staff > 0 ? { staff: g.staff } : {}),
  }
}
