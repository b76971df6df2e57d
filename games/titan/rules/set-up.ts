import { d6, type RuleId, roll, type Seat } from '@hexarium/kernel'
import { ANGEL, creatures, START_PAIR, startCreatures, TITAN } from '../content/creatures.ts'
import { landNumbered } from '../content/masterboard.ts'
import { act, ask, decision, procedure, tell } from '../events.ts'
import { knowInitialDeal } from '../knowledge/index.ts'
import { addPiece, freeMarkers, onBoard } from '../legions.ts'
import { colourOf, type Marker, type Titan, type Type } from '../state.ts'

const everybody = (g: Titan): Seat[] => g.alive.flatMap((alive, seat) => (alive ? [seat] : []))

/** TI-5.2b: a marker for each of the two first legions; which of them the Titan joins comes with the deal. */
export const takeMarker = decision({
  name: 'takeMarker',
  rule: ['TI-5.2b', 'TI-DP-01'],
  sealed: true,
  seats: everybody,
  offer(g, _here, can, seat) {
    for (const marker of freeMarkers(g, seat)) can.marker(marker)
  },
  take: {
    marker(g, _here, marker, seat) {
      g.at[marker] = g.tower[seat]
      tell(g, 'marker', seat, marker, g.tower[seat])
    },
  },
  cannot: { marker: (g, _here, marker, seat) => cannotTake(g, seat, marker) },
})

/** TI-5.0a, TI-V2, TI-2.3a: a marker of his own colour, one of those in play, and another one for each legion. */
function cannotTake(g: Titan, seat: Seat, marker: Marker): RuleId | undefined {
  if (colourOf(marker) !== seat) return 'TI-5.0a'
  if (g.holder[marker] !== seat) return 'TI-V2'
  return onBoard(g, marker) ? 'TI-2.3a' : undefined
}

/** TI-5.2b: the seven deals: how many of each of the three kinds of creature go with the Titan. */
export const DEALS: readonly (readonly number[])[] = [
  [2, 1, 0],
  [2, 0, 1],
  [1, 2, 0],
  [0, 2, 1],
  [1, 0, 2],
  [0, 1, 2],
  [1, 1, 1],
]

/** TI-5.2b: three creatures go with the Titan, the others with the angel; `under` is 0 if the Titan joins the lower marker. */
export const deal = decision({
  name: 'deal',
  rule: ['TI-5.2b', 'TI-DP-01'],
  sealed: true,
  seats: everybody,
  parts: { deal: { with: DEALS.length, under: 2 } },
  offer(_g, _here, can) {
    for (let company = 0; company < DEALS.length; company++)
      for (const under of [0, 1]) can.deal({ with: company, under })
  },
  take: {
    deal(g, _here, { with: company, under }, seat) {
      const [low, high] = g.at.flatMap((land, marker) => (land >= 0 && g.holder[marker] === seat ? [marker] : []))
      const [titans, angels] = under === 0 ? [low, high] : [high, low]
      addPiece(g, titans, TITAN)
      addPiece(g, angels, ANGEL)
      startCreatures(g.rulings.variantShort).forEach((type, kind) => {
        const withTitan = DEALS[company][kind]
        for (let i = 0; i < START_PAIR; i++) addPiece(g, i < withTitan ? titans : angels, type)
      })
      knowInitialDeal(g, low, high)
      tell(g, 'deal', seat, low, high)
    },
  },
  cannot: { deal: (_g, _here, { with: company }) => (company < DEALS.length ? undefined : 'TI-5.2b') },
})

/** TI-5: towers, then the two first legions of every player, in secret. */
export const setUp = procedure(
  'setUp',
  'TI-5.1a',
  act(drawTowers),
  ask(takeMarker),
  ask(takeMarker),
  ask(deal),
  act(highestTowerBegins),
)

/** TI-5.1: each rolls for a tower; who has one alone keeps it, the others roll again until all differ. */
function drawTowers(g: Titan): void {
  const rolled: number[] = g.tower.map(() => 0)
  for (let open = everybody(g); open.length > 0; ) {
    for (const seat of open) rolled[seat] = roll(g, seat, d6)
    open = open.filter(seat => rolled.some((other, of) => of !== seat && other === rolled[seat]))
    for (const seat of open) rolled[seat] = 0
  }
  rolled.forEach((number, seat) => {
    g.tower[seat] = landNumbered(number * 100)
    tell(g, 'tower', seat, g.tower[seat])
  })
}

/** TI-5.1c: the highest tower begins. */
function highestTowerBegins(g: Titan): void {
  g.mover = everybody(g).reduce((best, seat) => (g.tower[seat] > g.tower[best] ? seat : best))
}

/** TI-19.5: the first pieces of a player who leaves before they are dealt stay with the caretaker. */
export function keepFirstPieces(g: Titan): void {
  g.stock[ANGEL]++
  for (const type of startCreatures(g.rulings.variantShort)) g.stock[type] += START_PAIR
}

/** TI-18.6: what is left with the caretaker once the players have their first pieces. */
export function startStock(seats: number, short: boolean): number[] {
  const dealt = (type: Type) => (type === ANGEL ? 1 : startCreatures(short).includes(type) ? START_PAIR : 0)
  return creatures.map((creature, type) => {
    if (type === TITAN || (short && startCreatures(false).includes(type))) return 0
    return creature.count - seats * dealt(type)
  })
}
