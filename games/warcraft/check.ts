import type { Seat } from '@hexarium/kernel'
import { cards } from './content/cards.ts'
import { RESEARCH_SLOTS, STACK, TOP_LEVEL } from './content/components.ts'
import { PRINTED, races, TILES, TYPES } from './content/races.ts'
import {
  countPieces,
  creatureOf,
  creepOf,
  endOf,
  FIRST_CREEP,
  firstOf,
  heroCardOf,
  heroOf,
  KIND,
  OWNER,
  PIECES,
  SUMMON,
  WORKER,
} from './pieces.ts'
import { copiesOf } from './rules/cards/piles.ts'
import { BUILDING, DEVOURED, GONE, MOVE, NONE, ofType, outpostsOf, RESERVE, TRAINING, type Warcraft } from './state.ts'

function fail(rule: string, text: string): never {
  throw new Error(`${rule}: ${text}`)
}

/** Throws where an invariant is broken. */
export function check(g: Warcraft): void {
  if (g.turn === 0) return
  checkPieces(g)
  checkCards(g)
  for (let seat = 0; seat < g.race.length; seat++) if (g.alive[seat]) checkSeat(g, seat)
  if (g.battle) checkBattle(g)
}

/** Every piece is somewhere it can be. */
function checkPieces(g: Warcraft): void {
  const size = g.depletion.length
  for (let piece = 0; piece < PIECES; piece++) {
    const at = g.at[piece]
    if (!Number.isInteger(at) || at >= size || at < DEVOURED) fail('WC-B-CMP-02', `piece ${piece} is at ${at}`)
    if (at === BUILDING && KIND[piece] !== WORKER) fail('WC-B-SPE-20', `piece ${piece} builds`)
    if (at === DEVOURED && !g.battle?.devoured.includes(piece)) fail('WC-X-TIM-16', `piece ${piece} stays devoured`)
    if (at >= 0 && OWNER[piece] < g.race.length && !g.alive[OWNER[piece]])
      fail('WC-B-VIC-08', `piece ${piece} has no owner`)
    if (at >= 0 && piece >= FIRST_CREEP && !creepOf(g, piece)) fail('WC-X-CRP-01', `creep ${piece} is no creep`)
  }
}

/** WC-B-EXP-01: no card appears or disappears. */
function checkCards(g: Warcraft): void {
  for (let seat = 0; seat < g.race.length; seat++) {
    const counts = cards.map(() => 0)
    for (const pile of [g.deck, g.hand, g.discard, g.aside, g.box]) for (const card of pile[seat] ?? []) counts[card]++
    for (const play of g.stack) if (play.seat === seat && play.what < cards.length) counts[play.what]++
    counts[0] += g.laid[seat]
    cards.forEach((card, i) => {
      if (counts[i] !== copiesOf(g, seat, i)) fail('WC-B-EXP-01', `seat ${seat} has ${counts[i]} of ${card.name}`)
    })
    if (g.hand[seat].some((card, i, hand) => i > 0 && hand[i - 1] > card))
      fail('WC-B-EXP-01', `the hand of seat ${seat} is not in order`)
  }
}

function checkSeat(g: Warcraft, seat: Seat): void {
  if (g.gold[seat] < 0 || g.wood[seat] < 0) fail('WC-B-SPE-02', `seat ${seat} owes resources`)
  if (g.research[seat] > RESEARCH_SLOTS) fail('WC-X-RES-02', `seat ${seat} researches too much`)
  const tied = countPieces(g, seat, WORKER, BUILDING)
  let building = 0
  for (let type = 0; type < TYPES.length; type++) {
    const at = ofType(seat, type)
    building += g.building[at]
    if (g.built[at] + g.building[at] + g.raising[at] > TILES[type])
      fail('WC-B-SPE-23', `seat ${seat} has too many buildings`)
    if (countPieces(g, seat, type, TRAINING) > PRINTED[type] + g.built[at])
      fail('WC-B-SPE-10', `seat ${seat} trains too many`)
    if (g.level[at] < 1 || g.level[at] > races[g.race[seat]].levels[type].length)
      fail('WC-B-SPE-32', `seat ${seat} has level ${g.level[at]}`)
  }
  if (tied !== building) fail('WC-B-SPE-20', `seat ${seat} has ${tied} workers on ${building} projects`)
  checkHero(g, seat)
  checkOutposts(g, seat)
}

/** WC-X-HER-07: a living hero has fewer wounds than life, unless he is about to die. */
function checkHero(g: Warcraft, seat: Seat): void {
  if (g.hero[seat] === NONE) return
  if (g.heroLevel[seat] < 1 || g.heroLevel[seat] > TOP_LEVEL) fail('WC-X-HER-40', `hero of seat ${seat} has no level`)
  const hero = heroOf(seat)
  const summoned = endOf(seat, SUMMON) - firstOf(seat, SUMMON) - countPieces(g, seat, SUMMON, RESERVE)
  if (g.at[hero] !== GONE && summoned > (creatureOf(g, seat)?.copies ?? 0))
    fail('WC-X-HER-33', `seat ${seat} has ${summoned} creatures`)
  if (g.at[hero] === GONE || g.dying === hero) return
  if (g.wounds[seat] < 0 || g.wounds[seat] >= heroCardOf(g, seat).life)
    fail('WC-X-HER-07', `hero of seat ${seat} should be dead`)
  if (g.at[hero] < 0 && g.wounds[seat] > 0) fail('WC-X-HER-07', `dead hero of seat ${seat} is wounded`)
}

function checkOutposts(g: Warcraft, seat: Seat): void {
  for (const outpost of outpostsOf(seat)) {
    const worker = g.outpostWorker[outpost]
    if (worker !== NONE && g.at[worker] !== g.outpostAt[outpost])
      fail('WC-B-SPE-21', `the builder of outpost ${outpost} is elsewhere`)
    const others = g.outpostAt.filter(at => at !== NONE && at === g.outpostAt[outpost])
    if (others.length > 1) fail('WC-B-SPE-22', `two Outposts in one space`)
  }
  const town = g.town[seat]
  const crowded = g.step !== MOVE && town !== NONE && countPieces(g, seat, WORKER, town) > STACK
  if (crowded) fail('WC-B-DEP-05', `too many workers in the Town of seat ${seat}`)
}

function checkBattle(g: Warcraft): void {
  const battle = g.battle!
  if (battle.toll.some(count => count < 0) || battle.diceLost.some(count => count < 0))
    fail('WC-B-CAS-01', 'negative casualties')
  if (battle.side[battle.attacker] !== 0) fail('WC-B-BAT-03', 'the attacker is not on his side')
}
