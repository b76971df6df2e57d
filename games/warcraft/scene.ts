import { CORNER_X, CORNER_Y } from '@hexarium/hex'
import type { BoardScene, Counter, Mark, Place, Scene, Sheet, SideMark, Text } from '@hexarium/kernel'
import { say } from '@hexarium/kernel'
import { TERRAINS } from './content/boards.ts'
import { cards } from './content/cards.ts'
import { provenance } from './content/maps.ts'
import { CREEP, FIRST_CREEP, HERO, KIND, OWNER, PIECES, SUMMON } from './pieces.ts'
import { mapOf } from './spaces.ts'
import { DEPLETED, MOVED, NEUTRAL, PARTIAL, type Warcraft } from './state.ts'
import type { View } from './view.ts'

const outline = CORNER_X.pointy.flatMap((x, corner) => [x, CORNER_Y.pointy[corner]])
const SHORT = ['·', '♣', '$', '^', '*', 'T', '~']
const GLYPHS = ['crossed-swords', 'bowman', 'wyvern', 'miner', 'crowned-skull', 'fire-spell-cast', 'monster-grasp']
const LETTERS = 'mrfwhsc'
const RACE_LETTERS = 'HOUE'

/** What to draw and to read out. */
export function scene(view: View, text: Text<View>): Scene {
  return { boards: [board(view, text)], sheets: [...stockpiles(view, text), ...hands(view, text)] }
}

function words(view: View, text: Text<View>, kind: string, value: number): string {
  return say(text.choice[kind], view, [value], -1)!
}

function board(view: View, text: Text<View>): BoardScene {
  const map = mapOf(view as unknown as Warcraft)
  const { x, y, labels, size } = map.board
  const left = Math.min(...x) - 1
  const top = Math.min(...y) - 1
  const places: Place[] = labels.map((label, hex) => {
    const town = view.town.indexOf(hex)
    const ground = town >= 0 ? 'town' : TERRAINS[map.terrain[hex]] === 'town' ? 'clear' : TERRAINS[map.terrain[hex]]
    const depletion = view.depletion[hex] === DEPLETED ? '-depleted' : view.depletion[hex] === PARTIAL ? '-partial' : ''
    return {
      id: `hex:${hex}`,
      x: x[hex] - left,
      y: y[hex] - top,
      outline,
      terrain: ground + depletion,
      label: map.points[hex] > 0 ? `${label} ★${map.points[hex]}` : label,
      short: map.points[hex] > 0 ? `*${map.points[hex]}` : town >= 0 ? 'T' : SHORT[map.terrain[hex]],
      say: words(view, text, 'hex', hex),
    }
  })
  return {
    id: 'map',
    title: say(text.event['turn'], view, [view.turn, view.first], -1)!,
    width: Math.max(...x) - left + 1,
    height: Math.max(...y) - top + 1,
    places,
    sides: walls(view, left, top),
    counters: size > 0 ? counters(view, text) : [],
    marks: marks(view, text, left, top),
    provenance,
  }
}

function walls(view: View, left: number, top: number): SideMark[] {
  const { board, walls } = mapOf(view as unknown as Warcraft)
  return [...walls].flatMap((wall, side) => {
    if (!wall) return []
    const [a, b] = [board.sideCorners[side * 2], board.sideCorners[side * 2 + 1]]
    const [x1, y1] = [board.cornerX[a] - left, board.cornerY[a] - top]
    return {
      id: `wall:${side}`,
      x1,
      y1,
      x2: board.cornerX[b] - left,
      y2: board.cornerY[b] - top,
      kind: 'wall',
      say: '▬',
    }
  })
}

/** Pieces that are alike stand as one counter with a number. */
function counters(view: View, text: Text<View>): Counter[] {
  const groups = new Map<string, number[]>()
  for (let piece = 0; piece < PIECES; piece++) {
    if (view.at[piece] < 0) continue
    const alone = KIND[piece] >= HERO ? piece : -1
    const key = [OWNER[piece], KIND[piece], view.at[piece], view.moves[piece], alone].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  return [...groups.values()].map(([piece, ...others]) => counter(view, text, piece, others.length + 1))
}

function counter(view: View, text: Text<View>, piece: number, count: number): Counter {
  const owner = OWNER[piece]
  const letter = owner < view.race.length ? RACE_LETTERS[view.race[owner]] : owner === NEUTRAL ? 'N' : 'C'
  const wounds =
    KIND[piece] === HERO && view.wounds[owner] > 0 ? [{ corner: 'ne' as const, text: `${view.wounds[owner]}` }] : []
  const isHidden = KIND[piece] === CREEP && view.creepKind[piece - FIRST_CREEP] === null
  return {
    id: `piece:${piece}`,
    at: `hex:${view.at[piece]}`,
    owner: owner < view.race.length ? owner : -1,
    glyph: GLYPHS[KIND[piece]],
    short: `${letter}${LETTERS[KIND[piece]]}${count > 1 ? count : ''}`,
    values: [...(count > 1 ? [{ corner: 'se' as const, text: `${count}` }] : []), ...wounds],
    ...(isHidden
      ? { badges: ['hidden'] }
      : view.moves[piece] === MOVED && KIND[piece] !== SUMMON
        ? { badges: ['moved'] }
        : {}),
    say: `${words(view, text, 'piece', piece)}${count > 1 ? ` ×${count}` : ''}`,
  }
}

/** Outposts, the battlefield, quest tokens. */
function marks(view: View, text: Text<View>, left: number, top: number): Mark[] {
  const { board } = mapOf(view as unknown as Warcraft)
  const point = (hex: number) => [board.x[hex] - left, board.y[hex] - top]
  const found: Mark[] = view.outpostAt.flatMap((hex, outpost) => {
    if (hex < 0) return []
    const name = say(
      text.event[view.outpostDone[outpost] ? 'outpostDone' : 'outpostBegun'],
      view,
      [outpost >> 1, hex],
      -1,
    )!
    const done = view.outpostDone[outpost] ? '⌂' : '…'
    return {
      id: `outpost:${outpost}`,
      kind: 'text' as const,
      points: point(hex),
      tone: 'plain' as const,
      text: done,
      say: name,
    }
  })
  if (view.battle) {
    const name = say(text.event['battle'], view, [view.battle.hex, view.battle.attacker, view.battle.foe], -1)!
    found.push({ id: 'battle:0', kind: 'ring', points: point(view.battle.hex), tone: 'bad', say: name })
  }
  view.quest.forEach((hex, token) => {
    if (hex < 0) return
    const name = words(view, text, 'take', token)
    found.push({ id: `quest:${token}`, kind: 'text', points: point(hex), tone: 'good', text: '✦', say: name })
  })
  return found
}

function stockpiles(view: View, text: Text<View>): Sheet[] {
  return view.race.map((_, seat) => {
    const rows = [
      { label: '★', text: `${view.points[seat]}`, say: `★ ${view.points[seat]}` },
      { label: '$', text: `${view.gold[seat]}`, say: say(text.event['gains'], view, [seat, view.gold[seat], 0], -1)! },
      { label: '♣', text: `${view.wood[seat]}`, say: say(text.event['gains'], view, [seat, 0, view.wood[seat]], -1)! },
      { label: '▯', text: `${view.hand[seat].length} / ${view.deck[seat]}`, say: `▯ ${view.hand[seat].length}` },
    ]
    return { id: `stock:${seat}`, title: words(view, text, 'seat', seat), rows }
  })
}

function hands(view: View, text: Text<View>): Sheet[] {
  return view.hand.flatMap((hand, seat) => {
    const known = hand.flatMap(card => (card === null ? [] : [card]))
    if (known.length === 0) return []
    const rows = known.map((card, i) => {
      const id = known.indexOf(card) === i && seat === view.seat ? { id: `card:${card}` } : {}
      return {
        ...id,
        label: words(view, text, 'card', card),
        say: `${words(view, text, 'card', card)} (${cards[card].gives})`,
      }
    })
    return { id: `hand:${seat}`, title: words(view, text, 'seat', seat), rows }
  })
}
