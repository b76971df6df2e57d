import type { Contents, Event } from '@hexarium/kernel'
import { type Card, cards } from './content/armies/cards.ts'
import { ALGRIMS_RING, FENRAGGS_STAFF, ITEMS, items, STANDARD_OF_VICTORY, WAR_BANNER } from './content/expert/items.ts'
import { SPELL_NAMES } from './content/expert/spells.ts'
import { bears, carrierOf, itemsOf } from './rules/magic/items.ts'
import type { Demonworld } from './state.ts'

/** Models of the box, and the events whose first integer is one of them doing what its group is there for. */
interface Group {
  readonly holds: (card: Card) => boolean
  readonly shownBy: readonly string[]
}

const groups: Readonly<Record<string, Group>> = {
  units: { holds: card => card.kind === 'unit', shownBy: ['strikes', 'shoots'] },
  commanders: { holds: card => card.kind === 'commander', shownBy: ['commands', 'strikes'] },
  wizards: { holds: card => card.kind === 'wizard', shownBy: ['casts'] },
  'large models': {
    holds: card => card.base !== undefined && card.gun === undefined,
    shownBy: ['treads', 'flies', 'overruns', 'strikes'],
  },
  overrunners: { holds: card => card.overrun !== undefined, shownBy: ['overruns'] },
  flyers: { holds: card => card.flyer === true, shownBy: ['flies'] },
  breath: { holds: card => card.breath !== undefined, shownBy: ['breathes'] },
  engines: { holds: card => card.gun !== undefined, shownBy: ['fires'] },
  regeneration: { holds: card => card.regenerates === true, shownBy: ['heals'] },
  'flaming arrows': { holds: card => card.flamingArrows === true, shownBy: ['flames'] },
}

/** The cards armies can have (DW-II.7), not those of the book's examples. */
const box = cards.filter(({ faction }) => faction !== 'sample')

const goods = items.filter(({ faction }) => faction !== 'sample').map(({ id }) => id)
const all: Record<string, readonly string[]> = { spells: SPELL_NAMES, items: goods, 'items bought': goods }
for (const [name, { holds }] of Object.entries(groups)) all[name] = box.filter(holds).map(({ id }) => id)

/** What of the box is used in play: spells that succeed, items where they take effect, models doing what they can. */
export const contents: Contents<Demonworld> = {
  all,
  used(g, event, note) {
    const { kind, args } = event
    if (kind === 'casts' && args[4]) note('spells', SPELL_NAMES[args[1]])
    for (const item of itemsShown(g, event)) note('items', ITEMS[item])
    // a side, then items and the cards they are given to in turn
    if (kind === 'equipped') for (let i = 1; i < args.length; i += 2) note('items bought', ITEMS[args[i]])
    for (const name in groups) {
      if (!groups[name].shownBy.includes(kind)) continue
      const card = cards[g.type[args[0]]]
      if (groups[name].holds(card)) note(name, card.id)
    }
  },
}

/** DW-XXVI.5: the items that take effect in an event: weapons and the standard in blows, the banner in tests, the others in magic. */
function itemsShown(g: Demonworld, { kind, args }: Event): number[] {
  if (kind === 'releases') return [ALGRIMS_RING]
  if (kind === 'announces') return args[4] > 0 ? [FENRAGGS_STAFF] : []
  if (kind === 'test') return bears(g, args[1], WAR_BANNER) ? [WAR_BANNER] : []
  if (kind !== 'strikes') return []
  const [striker] = args
  const bearer = g.origin[striker]
  const weapons = itemsOf(g, bearer).filter(item => items[item].weapon && carrierOf(g, bearer, item) === striker)
  return bears(g, g.unit[striker], STANDARD_OF_VICTORY) ? [...weapons, STANDARD_OF_VICTORY] : weapons
}
