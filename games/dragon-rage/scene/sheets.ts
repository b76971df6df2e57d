import type { Sheet, SheetRow } from '@hexarium/kernel'
import { maps } from '../content/maps.ts'
import { PATIENCE } from '../content/scenarios.ts'
import { BOOST, FOG, LIGHTNING, SPELL_POINTS, WHIRLWIND } from '../content/spells.ts'
import { ELEMENTAL, typeOf, types, UNITS, wizardUnits } from '../content/types.ts'
import { CITY, type Hex, INVADER, NONE, type Type } from '../state.ts'
import { inForce } from '../text/asking.ts'
import type { DragonText } from '../text/words.ts'
import type { View } from '../view.ts'
import { glyphs, seatOf } from './counters.ts'

/** What lies beside the map, but for the damage sheets. */
export function sheets(view: View, text: DragonText): Sheet[] {
  const { sheets: titles } = text.words
  return [
    { id: 'score', title: titles.score, rows: scoreRows(view, text) },
    { id: 'turns', title: titles.turns, rows: turnRows(view, text) },
    ...sheetIf('magic', titles.magic, magicRows(view, text)),
    ...sheetIf('forces', titles.forces, view.turn === 0 ? forceRows(view, text) : waitingRows(view, text)),
    { id: 'figures', title: titles.figures, rows: figureRows(view, text) },
  ]
}

function sheetIf(id: string, title: string, rows: SheetRow[]): Sheet[] {
  return rows.length > 0 ? [{ id, title, rows }] : []
}

/** DR-2.3: points destroyed and left, hex by hex, each with its source. */
function scoreRows(view: View, { names, words }: DragonText): SheetRow[] {
  const map = maps[view.map]
  const points = view.destroyed.reduce((sum, gained) => sum + gained, view.bonus)
  const left = map.victory.reduce((sum, hex, number) => sum + (view.destroyed[number] > 0 ? 0 : hex.points), 0)
  const track = { now: Math.max(0, Math.min(points, view.goal)), max: Math.max(1, view.goal) }
  return [
    {
      label: words.destroyed,
      ...(view.goal > 0 ? { track } : { text: '–' }), // DR-2.3: nobody knows the goal before the forces
      owner: view.seatOf[INVADER],
      say: words.score(points, view.goal),
    },
    {
      label: words.standing,
      text: `${left}`,
      owner: view.seatOf[CITY],
      say: words.stillStanding(left, map.pointsInAll),
    },
    ...map.victory.map(({ hex, points: worth, source }, number) => {
      const isDestroyed = view.destroyed[number] > 0
      const say = words.victoryHex(names.place(view, hex), worth, isDestroyed, names.sources[source])
      return {
        about: `hex:${hex}`,
        label: names.place(view, hex),
        text: isDestroyed ? `✗ ${worth}` : `★ ${worth}`,
        say,
      }
    }),
    ...(view.elowyn > 0
      ? [{ label: names.type(6), text: words.elowyn[view.elowyn], say: words.elowyn[view.elowyn] }]
      : []),
  ]
}

/** DR-2.6d, DR-2.6e, DR-2.9a: the turn, the next reinforcements, and how long patience lasts. */
function turnRows(view: View, { words }: DragonText): SheetRow[] {
  const next = nextReinforcements(view)
  const [idle, outside] = [view.turn - view.lastDamage, view.turn - view.lastInside]
  return [
    { label: words.turn, track: { now: view.turn, max: next }, say: words.turnNow(view.turn) },
    { label: words.reinforcements, text: `${next}`, say: words.nextReinforcements(next, view.late) },
    {
      label: words.idle,
      track: { now: Math.min(idle, PATIENCE), max: PATIENCE },
      say: words.idleSince(idle, PATIENCE),
    },
    {
      label: words.outside,
      track: { now: Math.min(outside, PATIENCE), max: PATIENCE },
      say: words.outsideSince(outside, PATIENCE),
    },
  ]
}

/** The turn of the next reinforcements; this one, while the city's are still to come. */
function nextReinforcements({ turn, reinforceFirst, reinforceEvery }: View): number {
  if (turn <= reinforceFirst) return reinforceFirst
  return reinforceFirst + Math.ceil((turn - reinforceFirst) / reinforceEvery) * reinforceEvery
}

/** DR-2.8: spell points, and spells that last. */
function magicRows(view: View, { names, words }: DragonText): SheetRow[] {
  const rows: SheetRow[] = []
  wizardUnits.forEach((unit, wizard) => {
    if (view.wizardOf[wizard] === NONE) return
    rows.push({
      label: names.grammar.capital(names.unit(unit)),
      track: { now: view.spellPoints[wizard], max: SPELL_POINTS },
      glyph: glyphs[typeOf[unit]],
      owner: view.seatOf[view.wizardOf[wizard]] ?? -1,
      say: words.spellPoints(unit, view.spellPoints[wizard], SPELL_POINTS),
    })
    const running: [spell: number, hex: Hex][] = [
      [BOOST, view.boostAt[wizard]],
      [FOG, view.fog[wizard]],
      [WHIRLWIND, view.whirlwind[wizard]],
      [WHIRLWIND, view.drifted[wizard]],
      [LIGHTNING, view.boltAt[wizard]],
    ]
    for (const [spell, hex] of running)
      if (hex !== NONE)
        rows.push({ label: names.spells[spell], text: names.hex(hex), say: words.spell(names.spells[spell], hex) })
  })
  return rows
}

/** DR-3.3: the forces while they are chosen, as far as the viewer knows them. */
function forceRows(view: View, { names, words }: DragonText): SheetRow[] {
  return [INVADER, CITY].flatMap(side =>
    types.flatMap((_, type) => {
      const count = inForce(view, side, type)
      if (count === 0) return []
      const owner = { glyph: glyphs[type], owner: view.seatOf[side] }
      return [
        {
          label: names.grammar.capital(names.type(type)),
          about: `type:${type}`,
          text: `${count}`,
          ...owner,
          say: words.force(side, type, count),
        },
      ]
    }),
  )
}

/** DR-3.2.1: invaders who have not entered yet can be chosen here. */
function waitingRows(view: View, { names, words }: DragonText): SheetRow[] {
  const rows: SheetRow[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (view.owner[unit] === NONE || view.at[unit] >= 0) continue
    const owner = { glyph: glyphs[typeOf[unit]], owner: seatOf(view, unit) }
    rows.push({
      id: `unit:${unit}`,
      label: names.grammar.capital(names.unit(unit)),
      ...owner,
      say: words.waiting(unit),
    })
  }
  return rows
}

/** DR-2.2.1: every kind of unit with its figures and where they come from. */
function figureRows(view: View, { names, words }: DragonText): SheetRow[] {
  return types.flatMap(({ attack, defence, escape: escapes, mp, roadMp, group, counters, sources }, type) => {
    if (!isInGame(view, type) && (view.turn > 0 || group === ELEMENTAL)) return []
    const figure = words.figure(type, attack, defence, escapes, mp, roadMp)
    const [a, e, m] = sources.map(
      source => names.sources[source === 'chosen' || source === 'manual' ? source : 'deduced'],
    )
    return [
      {
        id: `type:${type}`,
        label: `${names.grammar.capital(names.type(type))} (${counters})`,
        text:
          mp > 0
            ? `${attack}/${defence} · ${escapes} · ${mp}${roadMp > mp ? ` (${roadMp})` : ''}`
            : names.sources.manual,
        glyph: glyphs[type],
        say: names.grammar.also(mp > 0 ? figure : names.grammar.capital(names.type(type)), words.sourcesOf(a, e, m)),
      },
    ]
  })
}

function isInGame(view: View, type: Type): boolean {
  for (let unit = 0; unit < UNITS; unit++) if (typeOf[unit] === type && view.owner[unit] !== NONE) return true
  return false
}
