import type { Figure, Seat, Sheet, SheetRow } from '@hexarium/kernel'
import { creatures, TITAN, titanPower } from '../content/creatures.ts'
import { TERRAIN_OF } from '../content/masterboard.ts'
import { musterable } from '../rules/qualify.ts'
import { startStock } from '../rules/set-up.ts'
import { ATTACKER, colourOf, DEFENDER, emblemOf, FULL, type Land, type Marker, NONE, type Type } from '../state.ts'
import { knownPieces, offerOf, seatOfSide } from '../text/asking.ts'
import type { TitanText } from '../text/words.ts'
import type { EngagementView, View } from '../view.ts'
import { characterGlyphs, emblemGlyphs } from './glyphs.ts'
import { legionFacts, worth } from './legions.ts'

/** The sheets beside the boards; one without rows is left out. */
export function sheets(view: View, text: TitanText): Sheet[] {
  const titles = text.words.sheets
  const all: Sheet[] = [
    { id: 'players', title: titles.players, rows: players(view, text) },
    {
      id: 'engagement',
      title: titles.engagement,
      rows: view.engagement ? engagement(view, view.engagement, text) : [],
    },
    { id: 'legions', title: titles.legions, rows: legions(view, text) },
    { id: 'muster', title: titles.muster, rows: musters(view, text) },
    { id: 'markers', title: titles.markers, rows: markers(view, text) },
    { id: 'caretaker', title: titles.caretaker, rows: caretaker(view, text) },
  ]
  return all.filter(({ rows }) => rows.length > 0)
}

function players(view: View, { names, words }: TitanText): SheetRow[] {
  return view.tower.map((tower, seat) => {
    const facts = {
      seat,
      tower,
      alive: view.alive[seat],
      score: view.score[seat],
      power: titanPower(view.score[seat]),
      legions: countMarkers(view, seat, true),
      markers: countMarkers(view, seat, false),
      toMove: view.turn > 0 && view.mover === seat,
    }
    return {
      id: `seat:${seat}`,
      label: names.seat(seat),
      text: `${facts.score}`,
      owner: seat,
      say: words.player(facts),
    }
  })
}

function countMarkers(view: View, seat: Seat, onBoard: boolean): number {
  return view.holder.filter((holder, marker) => holder === seat && (view.at[marker] !== NONE) === onBoard).length
}

function engagement(view: View, engagement: EngagementView, { names, words }: TitanText): SheetRow[] {
  const { land, attacker, defender } = engagement
  const stacks = [attacker, defender].map((marker, side): SheetRow => {
    const known = knownPieces(view, marker)
    const whole = known.length > 0 && known.length === view.height[marker] ? names.pieces(known) : ''
    const owner = view.holder[marker]
    const say = words.stack(side, marker, whole, worth(view, known, owner))
    const figures = known.map(type => ({ glyph: characterGlyphs[type], owner }))
    return { id: `side:${side}`, label: names.grammar.capital(names.side(side)), text: whole, figures, owner, say }
  })
  const offers = [ATTACKER, DEFENDER].flatMap((side): SheetRow[] => {
    const open = offerOf(view, side)
    if (!open) return []
    const seat = seatOfSide(view, side)
    return [
      { id: `offer:${side}`, label: names.seat(seat), owner: seat, say: words.offer(seat, open.winner, open.losses) },
    ]
  })
  return [
    { id: `engagement:${land}`, label: names.land(land), say: words.engagement(land, attacker, defender) },
    ...stacks,
    ...offers,
  ]
}

function legions(view: View, text: TitanText): SheetRow[] {
  return view.legions.map(legion => {
    const facts = legionFacts(view, legion, text)
    return {
      id: `legion:${legion.marker}`,
      label: text.names.legion(legion.marker),
      text: facts.known,
      figures: [
        ...legion.known.map(type => ({ glyph: characterGlyphs[type], owner: view.holder[legion.marker] })),
        ...new Array<Figure>(facts.unknown).fill({ glyph: '', owner: view.holder[legion.marker] }),
      ],
      track: { now: facts.height, max: FULL },
      glyph: emblemGlyphs[emblemOf(legion.marker)],
      owner: view.holder[legion.marker],
      say: text.words.legionShort(facts),
    }
  })
}

/** TI-18: what the viewer's legions could muster where they stand, had they moved there. */
function musters(view: View, { names, words }: TitanText): SheetRow[] {
  return view.legions.flatMap(({ marker, known }): SheetRow[] => {
    if (view.seat < 0 || view.holder[marker] !== view.seat || known.length >= FULL || known.length === 0) return []
    const land = view.at[marker]
    const types = mustersOf(view, known, land)
    if (types.length === 0) return []
    const characters = names.list(types.map(type => names.character(type)))
    const say = words.musters(marker, land, characters)
    const figures = types.map(type => ({ glyph: characterGlyphs[type], owner: view.seat }))
    return [{ id: `muster:${marker}`, label: names.legion(marker), text: characters, figures, owner: view.seat, say }]
  })
}

/** TI-18: what these could muster in a land, while there is any left. */
export function mustersOf(view: View, known: readonly Type[], land: Land): Type[] {
  if (known.length >= FULL) return []
  const counts = creatures.map((_, type) => known.filter(piece => piece === type).length)
  return musterable(TERRAIN_OF[land], counts, view.stock, view.rulings.variantShort)
}

/** TI-4.2a: the viewer's markers that are free, and those of his legions that are about to merge (TI-4.3f). */
function markers(view: View, { names, words }: TitanText): SheetRow[] {
  return view.holder.flatMap((holder, marker): SheetRow[] => {
    if (holder === NONE || holder !== view.seat || !(view.at[marker] === NONE || sharesLand(view, marker))) return []
    const say =
      view.at[marker] === NONE ? words.marker(marker) : `${names.legion(marker)}, ${names.land(view.at[marker])}`
    const glyph = emblemGlyphs[emblemOf(marker)]
    return [{ id: `marker:${marker}`, label: names.legion(marker), glyph, owner: colourOf(marker), say }]
  })
}

function sharesLand(view: View, marker: Marker): boolean {
  return view.at.some((land, other) => other !== marker && land === view.at[marker] && view.holder[other] === view.seat)
}

/** TI-5.0b: the stacks, for everybody to see. */
function caretaker(view: View, { names, words }: TitanText): SheetRow[] {
  const all = startStock(0, view.rulings.variantShort)
  return creatures.flatMap((_, type): SheetRow[] => {
    if (type === TITAN || all[type] === 0) return []
    const [left, dead] = [view.stock[type], view.dead[type] + view.slain[type]]
    return [
      {
        id: `piece:${type}`,
        label: names.character(type),
        track: { now: left, max: all[type] },
        glyph: characterGlyphs[type],
        say: words.stock(type, left, all[type], dead),
      },
    ]
  })
}
