import type { Sheet, SheetRow } from '@hexarium/kernel'
import { GRADE } from '../../content/armies/cards.ts'
import { FENRAGGS_STAFF, items } from '../../content/expert/items.ts'
import { spells } from '../../content/expert/spells.ts'
import { isUnder } from '../../rules/magic/enchantments.ts'
import { bears } from '../../rules/magic/items.ts'
import { fullPower } from '../../rules/magic/power.ts'
import { cardGlyphs } from '../../scene/glyphs.ts'
import { DESTROYED, type Demonworld, FLED, NONE } from '../../state.ts'
import type { DemonworldText } from '../../text/words.ts'
import type { View } from '../../view.ts'

/** DW-XX.2, DW-XX.6: the wizards with their spell points, staff and ring, and the spells at work. */
export function magicSheets(view: View, g: Demonworld, text: DemonworldText): Sheet[] {
  const rows = [...wizards(view, g, text), ...ringRows(view, text), ...enchanted(view, g, text)]
  return rows.length > 0 ? [{ id: 'magic', title: text.words.magic, rows }] : []
}

function wizards(view: View, g: Demonworld, { names, words }: DemonworldText): SheetRow[] {
  return view.captains.flatMap(wizard => {
    const grade = GRADE[view.type[wizard]]
    const fate = view.fate[wizard]
    if (grade === 0 || fate === DESTROYED || fate === FLED) return []
    const unit = view.origin[wizard]
    const track = { now: view.power[wizard], max: fullPower(grade) }
    const isSilent = view.silence[wizard] >= view.round && view.silence[wizard] > 0
    const staff = view.staff > 0 && bears(g, unit, FENRAGGS_STAFF) ? view.staff : 0
    const name = names.unit(view, unit)
    const row = {
      id: `power:${wizard}`,
      about: `unit:${unit}`,
      label: name,
      text: `${track.now} / ${track.max}${staff > 0 ? ` + ${staff} / ${items[FENRAGGS_STAFF].power}` : ''}`,
      track,
      glyph: cardGlyphs[view.card[unit]],
      owner: view.owner[unit],
      say: words.power(name, track.now, track.max, staff, isSilent),
    }
    return [row]
  })
}

/** DW-XXVI.5: only its owner knows what is in the ring. */
function ringRows(view: View, { names, words }: DemonworldText): SheetRow[] {
  if (view.ring === NONE || view.ring === null) return []
  const spell = names.spell(view.ring)
  return [{ id: 'ring', label: names.items.algrimsRing, text: spell, say: words.stored(spell) }]
}

function enchanted(view: View, g: Demonworld, { names, words }: DemonworldText): SheetRow[] {
  return view.card.flatMap((card, unit) => {
    const at = spells.flatMap((_, spell) => (isUnder(g, unit, spell) ? [names.spell(spell)] : []))
    if (at.length === 0) return []
    const name = names.unit(view, unit)
    const [text, say] = [at.join(', '), words.enchanted(name, at)]
    return [
      {
        id: `spells:${unit}`,
        about: `unit:${unit}`,
        label: name,
        text,
        glyph: cardGlyphs[card],
        owner: view.owner[unit],
        say,
      },
    ]
  })
}
