import type { Seat, SheetRow } from '@hexarium/kernel'
import { levelOf, PRINTED, races, TYPES } from '../content/races.ts'
import { WORKER } from '../pieces.ts'
import { NONE, ofType, outpostOf } from '../state.ts'
import { census } from '../text/facts.ts'
import { capital } from '../text/names.ts'
import type { TypeFacts, WarcraftText } from '../text/words.ts'
import type { View } from '../view.ts'
import * as glyphs from './glyphs.ts'

/** A player's town interface: stockpile, unit types with their buildings, workers, research, Outposts. */
export function townRows(view: View, text: WarcraftText, seat: Seat): SheetRow[] {
  if (view.race[seat] === NONE) return []
  const { names, words } = text
  const held = names.resources(view.gold[seat], view.wood[seat])
  const stock = { label: held, owner: seat, say: names.grammar.labelled(words.town(view, seat), held) }
  const types = TYPES.map((_, type) => typeRow(view, text, seat, type))
  return [stock, ...types, workers(view, text, seat), ...research(view, text, seat), ...outposts(view, text, seat)]
}

/** WC-B-CMP-05: the top tile of a unit type; its row answers to what can be done with the type. */
function typeRow(view: View, { names, words }: WarcraftText, seat: Seat, type: number): SheetRow {
  const facts = typeFacts(view, seat, type)
  return {
    ...(seat === view.seat ? { id: `unit:${type}` } : {}),
    about: `tile:${view.race[seat] * 100 + type * 10 + facts.level}`,
    label: capital(names.types[type]),
    text: words.typeShort(view, seat, facts),
    track: { now: facts.level, max: facts.levels },
    glyph: glyphs.unitGlyphs[view.race[seat]][type][facts.level - 1],
    owner: seat,
    say: words.type(view, seat, facts),
  }
}

function typeFacts(view: View, seat: Seat, type: number): TypeFacts {
  const at = ofType(seat, type)
  const tiles = races[view.race[seat]].levels[type]
  const { strength, abilities, needs } = levelOf(view.race[seat], type, view.level[at], view.former)
  const [onBoard, training, reserve] = census(view, seat, type)
  return {
    type,
    level: view.level[at],
    levels: tiles.length,
    strength,
    abilities,
    needs,
    onBoard,
    training,
    reserve,
    built: PRINTED[type] + view.built[at],
    underway: view.building[at] + view.raising[at],
  }
}

function workers(view: View, { names, words }: WarcraftText, seat: Seat): SheetRow {
  const [onBoard, training, reserve] = census(view, seat, WORKER)
  return {
    ...(seat === view.seat ? { id: `unit:${WORKER}` } : {}),
    about: `worker:${view.race[seat]}`,
    label: names.races[view.race[seat]].worker,
    track: { now: onBoard, max: onBoard + training + reserve },
    glyph: glyphs.workerGlyphs[view.race[seat]],
    owner: seat,
    say: words.workers(view, seat, onBoard, training, reserve),
  }
}

/** WC-X-RES-02. */
function research(view: View, { words }: WarcraftText, seat: Seat): SheetRow[] {
  const count = view.research[seat]
  return count > 0
    ? [{ label: words.research(count), glyph: glyphs.RESEARCH, owner: seat, say: words.research(count) }]
    : []
}

/** One's own Outposts answer to the number by which they are completed. */
function outposts(view: View, { names, words }: WarcraftText, seat: Seat): SheetRow[] {
  return [0, 1].flatMap((number): SheetRow[] => {
    const outpost = outpostOf(seat, number)
    if (view.outpostAt[outpost] < 0) return []
    return [
      {
        ...(seat === view.seat ? { id: `outpost:${number}` } : {}),
        label: names.races[view.race[seat]].outpost,
        text: names.label(view, view.outpostAt[outpost]),
        glyph: glyphs.outpostGlyphs[view.race[seat]],
        owner: seat,
        say: words.outpost(view, outpost),
      },
    ]
  })
}
