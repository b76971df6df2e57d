import type { Counter, Seat } from '@hexarium/kernel'
import { creeps } from '../content/creeps.ts'
import { heroes } from '../content/heroes.ts'
import { levelOf, NIGHTELF } from '../content/races.ts'
import { ELEMENTS, NECROMANCERS } from '../content/scenarios.ts'
import { summons } from '../content/summons.ts'
import { CREEP, creatureOf, FIRST_CREEP, HERO, KIND, OWNER, PIECES, SUMMON, WORKER } from '../pieces.ts'
import { TREE } from '../rules/movement/ancients.ts'
import { builderOf, DAZED, MARKED, MOVE, MOVED, NEUTRAL, NONE, ofType, type Piece, SHELTERED } from '../state.ts'
import { asState } from '../text/names.ts'
import type { PieceFacts, PieceState, WarcraftText } from '../text/words.ts'
import type { View } from '../view.ts'
import * as glyphs from './glyphs.ts'

/** By kind, and by race: letters for small maps. */
const KINDS = 'mrfwhsc'
const PEOPLES = 'HOUE'

/** Everything that stands on the map, from the ground up: Outposts and the Tree, tokens, then pieces. */
export function counters(view: View, text: WarcraftText): Counter[] {
  return [...outposts(view, text), ...tree(view, text), ...tokens(view, text), ...pieces(view, text)]
}

/** Pieces that are alike stand as one counter with a number; its id is that of the first, which options name. */
function pieces(view: View, text: WarcraftText): Counter[] {
  const groups = new Map<string, Piece[]>()
  for (let piece = 0; piece < PIECES; piece++) {
    if (view.at[piece] < 0) continue
    const isAlone = KIND[piece] === HERO || KIND[piece] === CREEP || isMarked(view, piece)
    const like = [
      OWNER[piece],
      KIND[piece],
      view.at[piece],
      isMoving(view, piece) ? view.moves[piece] : 0,
      view.gift[piece] ?? 0,
    ]
    const key = isAlone
      ? `${piece}`
      : [...like, view.armed.includes(piece), view.outpostWorker.includes(piece)].join(' ')
    const group = groups.get(key)
    if (group) group.push(piece)
    else groups.set(key, [piece])
  }
  return [...groups.values()].map(group => counter(view, text, factsOf(view, group[0], group.length)))
}

/** True while it matters how far a piece may still go. */
function isMoving(view: View, piece: Piece): boolean {
  return view.step === MOVE && OWNER[piece] === view.active
}

/** True if an effect of the battle is on this very piece. */
function isMarked(view: View, piece: Piece): boolean {
  return view.battle?.lasting.some(({ kind, on }) => kind <= MARKED && on === piece) ?? false
}

function counter(view: View, text: WarcraftText, facts: PieceFacts): Counter {
  const { piece, count } = facts
  const owner = OWNER[piece]
  const letter = owner < view.race.length ? PEOPLES[view.race[owner]] : owner === NEUTRAL ? 'N' : 'C'
  return {
    id: `piece:${piece}`,
    at: `hex:${view.at[piece]}`,
    owner: owner < view.race.length ? owner : NONE,
    glyph: glyphOf(view, piece),
    short: `${letter}${KINDS[KIND[piece]]}${count > 1 ? count : ''}`,
    values: valuesOf(facts),
    badges: [...facts.states],
    say: text.words.pieces(view, facts),
  }
}

/** Strength on the left, dice, wounds or experience above, how many they are below. */
function valuesOf({ count, strength, dice, wounds, life, xp }: PieceFacts): Counter['values'] {
  const values: NonNullable<Counter['values']> = []
  if (strength !== NONE) values.push({ corner: 'sw', text: `${strength}` })
  if (life > 0) values.push({ corner: 'ne', text: `${life - wounds}` })
  else if (dice > 0) values.push({ corner: 'ne', text: `${dice}` })
  else if (xp > 0) values.push({ corner: 'ne', text: `${xp}` })
  if (count > 1) values.push({ corner: 'se', text: `${count}` })
  return values
}

/** What is to be said of pieces that are alike. */
export function factsOf(view: View, piece: Piece, count: number): PieceFacts {
  const nothing = { strength: NONE, dice: 0, wounds: 0, life: 0, xp: 0, abilities: 0 }
  return { piece, count, ...nothing, ...printedOn(view, piece), states: statesOf(view, piece) }
}

/** The figures on its tile, card or marker. */
function printedOn(view: View, piece: Piece): Partial<PieceFacts> {
  const owner = OWNER[piece]
  switch (KIND[piece]) {
    case WORKER:
      return {}
    case HERO: {
      const { strength, life } = heroes[view.hero[owner]].cards[view.heroLevel[owner] - 1]
      return { strength, life, wounds: view.wounds[owner] }
    }
    case SUMMON: {
      const { strength, dice } = creatureOf(asState(view), owner)!
      return { strength, dice }
    }
    case CREEP:
      return creepOn(view, piece - FIRST_CREEP)
    default: {
      const race = owner === NEUTRAL ? NIGHTELF : view.race[owner]
      const level = view.level[ofType(owner, KIND[piece])]
      const { strength, abilities } = levelOf(race, KIND[piece], level, view.former)
      return { strength, abilities: abilities | (view.gift[piece] ?? 0) }
    }
  }
}

/** WC-X-CRP-01: the front of a marker, or only its back. */
function creepOn(view: View, slot: number): Partial<PieceFacts> {
  const kind = view.creepKind[slot]
  if (kind === null) return { xp: view.creepXp[slot] }
  const { strength, dice, abilities, xp } = creeps[kind]
  const lost = view.battle?.diceLost[slot] ?? 0
  return { strength, dice: dice - lost, abilities, xp }
}

function statesOf(view: View, piece: Piece): PieceState[] {
  const states: PieceState[] = []
  const lasts = (kind: number) => view.battle?.lasting.some(lasting => lasting.kind === kind && lasting.on === piece)
  if (isMoving(view, piece) && KIND[piece] <= HERO && view.moves[piece] === MOVED) states.push('moved')
  if (KIND[piece] === CREEP && view.creepKind[piece - FIRST_CREEP] === null) states.push('hidden')
  if (view.outpostWorker.includes(piece)) states.push('building')
  if (view.armed.includes(piece)) states.push('armed')
  if (lasts(DAZED)) states.push('dazed')
  if (lasts(SHELTERED)) states.push('sheltered')
  if (lasts(MARKED)) states.push('marked')
  return states
}

export function glyphOf(view: View, piece: Piece): string {
  const [kind, owner] = [KIND[piece], OWNER[piece]]
  const race = owner === NEUTRAL ? NIGHTELF : view.race[owner]
  switch (kind) {
    case WORKER:
      return glyphs.workerGlyphs[race]
    case HERO:
      return glyphs.heroGlyphs[view.hero[owner]]
    case SUMMON:
      return glyphs.summonGlyphs[summons.indexOf(creatureOf(asState(view), owner)!)]
    case CREEP:
      return glyphs.creepGlyphs[view.creepKind[piece - FIRST_CREEP] ?? NONE] ?? glyphs.HIDDEN_CREEP
    default:
      return glyphs.unitGlyphs[race][kind][view.level[ofType(owner, kind)] - 1]
  }
}

/** WC-B-SPE-21: Outposts; those of Night Elves with racial abilities go by the name their options use. */
function outposts(view: View, { words }: WarcraftText): Counter[] {
  return view.outpostAt.flatMap((hex, outpost): Counter[] => {
    if (hex < 0) return []
    const seat = builderOf(outpost)
    const isDone = view.outpostDone[outpost]
    return [
      {
        id: walks(view, seat) ? `ancient:${outpost % 2}` : `post:${outpost}`,
        at: `hex:${hex}`,
        owner: seat,
        glyph: glyphs.outpostGlyphs[view.race[seat]],
        short: `${PEOPLES[view.race[seat]]}${isDone ? '⌂' : '…'}`,
        ...(isDone ? {} : { badges: ['building'] }),
        say: words.outpost(view, outpost),
      },
    ]
  })
}

/** WC-X-RAC-10: the Tree of Eternity is the Town. */
function tree(view: View, { words }: WarcraftText): Counter[] {
  const seat = view.race.indexOf(NIGHTELF)
  if (seat < 0 || !walks(view, seat) || view.town[seat] < 0) return []
  const at = `hex:${view.town[seat]}`
  return [
    {
      id: `ancient:${TREE}`,
      at,
      owner: seat,
      glyph: glyphs.TREE_OF_ETERNITY,
      short: 'E♠',
      say: words.tree(view, seat),
    },
  ]
}

function walks(view: View, seat: Seat): boolean {
  return view.options.racial && view.race[seat] === NIGHTELF
}

/** Quest tokens: captives, elements, places of power. */
function tokens(view: View, { words }: WarcraftText): Counter[] {
  return view.quest.flatMap((hex, token): Counter[] => {
    if (hex < 0) return []
    const say = words.token(view, token, hex)
    return [
      { id: `quest:${token}`, at: `hex:${hex}`, owner: NONE, glyph: tokenGlyph(view, token), short: `!${token}`, say },
    ]
  })
}

function tokenGlyph(view: View, token: number): string {
  if (view.scenario === ELEMENTS) return glyphs.elementGlyphs[token]
  return view.scenario === NECROMANCERS ? glyphs.PLACE_OF_POWER : glyphs.CAPTIVE
}
