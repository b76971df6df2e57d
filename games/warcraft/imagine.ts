import { type Chance, type Seat, SPECTATOR, underWay } from '@hexarium/kernel'
import { FOREST, GOLDMINE } from './content/boards.ts'
import { HIDDEN_TOKENS } from './content/components.ts'
import { creeps, DRAGON, HATCHLING } from './content/creeps.ts'
import { DRAGON_RISE } from './content/scenarios.ts'
import { battleDraw } from './rules/battle/draw.ts'
import { researchDraw } from './rules/cards/research.ts'
import { areFriends, mapOf } from './spaces.ts'
import { type Card, NONE, type Warcraft } from './state.ts'

/** Deals anew what a seat cannot know: foreign hands, all decks, face-down creeps and tokens. */
export function imagine(g: Warcraft, seat: Seat, chance: Chance): void {
  for (let of = 0; of < g.race.length; of++) {
    const isOpen = seat !== SPECTATOR && areFriends(g, seat, of)
    dealCards(g, of, isOpen, chance)
    if (!isOpen) redrawChoice(g, of, chance)
  }
  for (const xp of [1, 2]) dealCreeps(g, xp, chance)
  for (const terrain of [GOLDMINE, FOREST]) dealTokens(g, terrain, chance)
}

/** Hand, deck, box and what was set aside are one unknown heap for enemies; for friends deck and box are. */
function dealCards(g: Warcraft, of: Seat, isOpen: boolean, chance: Chance): void {
  const piles = (isOpen ? [g.deck, g.box] : [g.hand, g.deck, g.box, g.aside]).filter(pile => pile.length > 0)
  // sorted first: what is imagined must not follow from where the cards really lie
  const heap: Card[] = chance.shuffle(piles.flatMap(pile => pile[of]).sort((a, b) => a - b))
  for (const pile of piles) pile[of] = heap.splice(0, pile[of].length)
  g.hand[of].sort((a, b) => a - b)
}

/** Cards somebody else has just drawn, of which he must discard one, are among those he is now thought to hold. */
function redrawChoice(g: Warcraft, of: Seat, chance: Chance): void {
  for (const drawing of [underWay(g, battleDraw), underWay(g, researchDraw)]) {
    if (drawing?.seat !== of || drawing.drawn.length === 0) continue
    drawing.drawn = chance.shuffle([...g.hand[of]]).slice(0, drawing.drawn.length)
  }
}

/** Face-down markers of a value, together with those in the box. */
function dealCreeps(g: Warcraft, xp: number, chance: Chance): void {
  const hidden = g.creepKind.flatMap((kind, slot) =>
    kind !== NONE && !g.creepShown[slot] && creeps[kind].xp === xp ? [slot] : [],
  )
  if (hidden.length === 0) return
  const seen = new Set(g.creepKind.filter((kind, slot) => kind !== NONE && g.creepShown[slot]))
  if (g.scenario === DRAGON_RISE) seen.add(HATCHLING).add(DRAGON)
  const pile = chance.shuffle(creeps.flatMap((creep, kind) => (creep.xp === xp && !seen.has(kind) ? [kind] : [])))
  for (const slot of hidden) g.creepKind[slot] = pile.pop()!
}

/** Face-down tokens of a kind, together with those in the box. */
function dealTokens(g: Warcraft, terrain: number, chance: Chance): void {
  const ground = mapOf(g).terrain
  const pile = [...HIDDEN_TOKENS]
  const hidden: number[] = []
  g.token.forEach((value, hex) => {
    if (ground[hex] !== terrain || value === 0) return
    if (g.tokenShown[hex]) pile.splice(pile.indexOf(value), 1)
    else hidden.push(hex)
  })
  chance.shuffle(pile)
  for (const hex of hidden) g.token[hex] = pile.pop()!
}
