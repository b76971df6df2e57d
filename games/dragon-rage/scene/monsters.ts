import type { Sheet, SheetRow } from '@hexarium/kernel'
import { AREAS, sheets as printed } from '../content/monsters.ts'
import { FIRST_MAJOR, typeOf, UNITS } from '../content/types.ts'
import { type Area, NONE, type Unit } from '../state.ts'
import type { DragonText } from '../text/words.ts'
import type { View } from '../view.ts'
import { glyphs, seatOf } from './counters.ts'
import { areaLeft, boundsStill, fliesStill, groupsStanding, mpOfMonster } from './health.ts'

/** A damage sheet for every major monster in the game. */
export function monsterSheets(view: View, text: DragonText): Sheet[] {
  const found: Sheet[] = []
  for (let unit = FIRST_MAJOR; unit < UNITS; unit++)
    if (view.owner[unit] !== NONE) found.push(sheetOf(view, unit, text))
  return found
}

function sheetOf(view: View, unit: Unit, text: DragonText): Sheet {
  const { words } = text
  const { fires, areas } = printed[unit - FIRST_MAJOR]
  const rows: SheetRow[] = []
  for (let area = 0; area < AREAS; area++) if (areas[area].groups > 0) rows.push(areaRow(view, unit, area, text))
  if (fires > 0) {
    const left = fires - view.fires[unit - FIRST_MAJOR]
    const said = words.fires(left, fires)
    rows.push({ label: said.split(':')[0].trim(), track: { now: left, max: fires }, say: said })
  }
  const able = words.abilities(mpOfMonster(view, unit), fliesStill(view, unit), boundsStill(view, unit))
  const owner = { glyph: glyphs[typeOf[unit]], owner: seatOf(view, unit) }
  rows.push({ about: `unit:${unit}`, label: text.names.type(typeOf[unit]), text: able, ...owner, say: able })
  return { id: `monster:${unit}`, title: words.monster(unit, view.at[unit]), rows }
}

/** One area as a track; what a question points at has its id. */
function areaRow(view: View, unit: Unit, area: Area, { names, words }: DragonText): SheetRow {
  const { groups, hitPoints, toHit } = printed[unit - FIRST_MAJOR].areas[area]
  const left = areaLeft(view, unit, area)
  const facts = { area, left, whole: groups * hitPoints, groups, groupsLeft: groupsStanding(view, unit, area), toHit }
  const { monster, beast } = view.choice
  const isHit = unit === (view.pending[0] ?? monster)
  const id = isHit ? { id: `area:${area}` } : unit === beast ? { id: `limb:${area}` } : {}
  return {
    ...id,
    about: `unit:${unit}`,
    label: names.areas[area],
    track: { now: left, max: groups * hitPoints },
    say: words.area(facts),
  }
}
