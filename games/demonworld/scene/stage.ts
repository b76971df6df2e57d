import type { StagePiece, StageScene, StageSide } from '@hexarium/kernel'
import { isPresent, members } from '../elements.ts'
import { strikeTargets } from '../rules/melee/strike.ts'
import { foeUnits, isFighting } from '../rules/movement/contact.ts'
import { type Demonworld, MELEE, NONE, type Unit } from '../state.ts'
import type { DemonworldText } from '../text/words.ts'
import type { View } from '../view.ts'
import { cardGlyphs } from './glyphs.ts'
import { factsOf } from './sheets.ts'

/** DW-VI.5: the melee that is asked about, with both sides: who is left, how many look at an enemy they can strike, who was lost in this phase. */
export function stage(view: View, g: Demonworld, { names, words }: DemonworldText): StageScene | undefined {
  if (g.phase !== MELEE) return undefined
  const units = meleeOf(g, askedAbout(view, g))
  if (units.length === 0) return undefined
  const piece = (unit: Unit): StagePiece => {
    const facts = factsOf(view, g, unit)
    const strikers = members(g, unit).filter(e => strikeTargets(g, e).length > 0).length
    return {
      about: `unit:${unit}`,
      glyph: cardGlyphs[view.card[unit]],
      owner: view.owner[unit],
      label: names.unit(view, unit),
      text: `${g.losses[unit] > 0 ? `−${g.losses[unit]} ` : ''}⚔ ${strikers}`,
      track: { now: facts.left, max: facts.all },
      say: words.unit(view, facts),
    }
  }
  const sides = [0, 1].map((owner): StageSide => {
    const title = names.seat(owner)
    return { owner, title, pieces: units.filter(unit => view.owner[unit] === owner).map(piece), say: title }
  })
  return { id: `melee:${Math.min(...units)}`, title: names.phases[MELEE], round: view.round, sides }
}

/** The unit asked about, or the first of the viewer's that fights, or any. */
function askedAbout(view: View, g: Demonworld): Unit {
  const { unit, element } = view.focus
  const asked = unit !== NONE ? unit : element !== NONE ? g.unit[element] : NONE
  if (asked !== undefined && asked !== NONE && isPresent(g, asked) && isFighting(g, asked)) return asked
  const fighting = g.card.flatMap((_, one) => (isPresent(g, one) && isFighting(g, one) ? [one] : []))
  return fighting.find(one => g.owner[one] === view.seat) ?? fighting[0] ?? NONE
}

/** DW-VI.5: all units linked by contact. */
function meleeOf(g: Demonworld, first: Unit): Unit[] {
  if (first === NONE) return []
  const found = [first]
  for (const unit of found) for (const foe of foeUnits(g, unit)) if (!found.includes(foe)) found.push(foe)
  return found
}
