import { reveal, type Seat } from '@hexarium/kernel'
import { ALGRIMS_RING } from '../../content/expert/items.ts'
import { RING_LEVEL, spells } from '../../content/expert/spells.ts'
import { stir } from '../../elements.ts'
import { decision, tell, tellOnly } from '../../events.ts'
import { type Demonworld, type Element, NONE, type Unit } from '../../state.ts'
import { expert } from '../expert.ts'
import { carrierOf, hasItem } from './items.ts'
import { lists } from './power.ts'

/** AMB2-16: what fits into Algrim's ring: imperial spells up to its level. */
export const ringSpells: readonly number[] = lists[0].filter(spell => spells[spell].level <= RING_LEVEL)

/** The unit Algrim's ring was given to, or NONE. */
export function ringUnit(g: Pick<Demonworld, 'items'>): Unit {
  return g.items.findIndex((_, unit) => hasItem(g, unit, ALGRIMS_RING))
}

/** True if Algrim's ring is in the game and no spell is in it yet. */
export function ringIsEmpty(g: Demonworld): boolean {
  return g.rules.magic && g.ring === NONE && ringUnit(g) !== NONE
}

/** DW-XXVI.5: its owner notes the spell before the battle, unseen. */
export const storeSpell = decision({
  name: 'storeSpell',
  rule: 'DW-XXVI.5',
  seat: (g): Seat => g.owner[ringUnit(g)],
  offer(_g, _here, can) {
    for (const spell of ringSpells) can.spell(spell)
  },
  take: {
    spell(g, _here, spell, seat) {
      g.ring = spell
      tellOnly(g, [seat], 'stores', spell)
    },
  },
  cannot: { spell: (_g, _here, spell) => (ringSpells.includes(spell) ? undefined : 'DW-XXVI.5') },
})

/** Who wears the ring. */
function wearer(g: Demonworld): Element {
  return carrierOf(g, ringUnit(g), ALGRIMS_RING)
}

/** DW-XXVI.5: asked in every magic phase while its wearer can use it, whatever is in it. */
export function ringWaits(g: Demonworld): boolean {
  return g.ring !== NONE && wearer(g) !== NONE && !expert.cannotWorkMagic(g, wearer(g))
}

/** DW-XXVI.5: last in the magic phase the spell in the ring is cast, once, and never fails; its owner only knows at whom it could be. */
export const useRing = decision({
  name: 'useRing',
  rule: 'DW-XXVI.5',
  seat: (g, _here: { works: number[] }): Seat => g.owner[ringUnit(g)],
  offer(g, _here, can) {
    for (let unit = 0; unit < g.card.length; unit++)
      if (!expert.cannotEnchant(g, wearer(g), g.ring, unit)) can.unit(unit)
    can.pass()
  },
  take: {
    unit(g, here, unit) {
      const spell = g.ring
      here.works.push(wearer(g), spell, unit, spells[spell].level)
      stir(g, wearer(g))
      reveal(g)
      g.ring = NONE
      tell(g, 'releases', wearer(g), spell, unit)
    },
    pass() {},
  },
  cannot: { unit: (g, _here, unit) => expert.cannotEnchant(g, wearer(g), g.ring, unit) },
  default: () => ['pass'],
})
