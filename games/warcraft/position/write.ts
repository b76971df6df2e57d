import type { Seat } from '@hexarium/kernel'
import { cards } from '../content/cards.ts'
import { creeps } from '../content/creeps.ts'
import { heroes } from '../content/heroes.ts'
import { RACES, TYPES } from '../content/races.ts'
import { scenarios } from '../content/scenarios.ts'
import { FIRST_CREEP } from '../pieces.ts'
import { settingsOf } from '../settings.ts'
import { mapOf } from '../spaces.ts'
import { NEUTRAL, NONE, ofType, outpostsOf, TRAINING, type Warcraft } from '../state.ts'
import { countsAt, writeUnits } from './units.ts'

/** The steps as a position calls them. */
export const STEP_NAMES = ['move', 'harvest', 'deploy', 'spend'] as const

/** The JSON that reads back as this state, at the start of the step under way. */
export function writePosition(g: Warcraft): unknown {
  const { labels } = mapOf(g).board
  return {
    scenario: scenarios[g.scenario].id,
    settings: settingsOf(g.options),
    turn: g.turn,
    step: STEP_NAMES[g.step],
    active: g.active,
    first: g.first,
    players: g.race.map((_, seat) => writePlayer(g, seat)),
    neutral: writeUnits(g, NEUTRAL),
    ...(g.creepKind.length > 0 ? { creeps: writeCreeps(g) } : {}),
    spaces: writeSpaces(g),
    quest: g.quest.map(hex => (hex === NONE ? null : labels[hex])),
  }
}

function writePlayer(g: Warcraft, seat: Seat): unknown {
  const { labels } = mapOf(g).board
  const names = (pile: readonly number[]) => pile.map(card => cards[card].key)
  const tiles = (of: readonly number[]) => Object.fromEntries(TYPES.map((type, i) => [type, of[ofType(seat, i)]]))
  const outposts = outpostsOf(seat).filter(outpost => g.outpostAt[outpost] !== NONE)
  const training = countsAt(g, seat, TRAINING)
  return {
    race: RACES[g.race[seat]],
    gold: g.gold[seat],
    wood: g.wood[seat],
    laid: g.laid[seat],
    research: g.research[seat],
    captured: g.captured[seat] === 1,
    alive: g.alive[seat] === 1,
    ...(g.town[seat] === NONE ? {} : { town: labels[g.town[seat]] }),
    levels: [0, 1, 2].map(type => g.level[ofType(seat, type)]),
    buildings: tiles(g.built),
    underway: tiles(g.building),
    unattended: tiles(g.raising),
    ...(g.hero[seat] === NONE ? {} : { hero: writeHero(g, seat) }),
    units: writeUnits(g, seat),
    ...(training === '' ? {} : { training }),
    outposts: Object.fromEntries(outposts.map(outpost => [labels[g.outpostAt[outpost]], g.outpostDone[outpost] === 1])),
    hand: names(g.hand[seat]),
    deck: names([...g.deck[seat]].reverse()),
    discard: names(g.discard[seat]),
    ...(g.aside.length > 0 ? { aside: names(g.aside[seat]) } : {}),
  }
}

function writeHero(g: Warcraft, seat: Seat): unknown {
  const { id } = heroes[g.hero[seat]]
  return { name: id, level: g.heroLevel[seat], wounds: g.wounds[seat], ones: g.ones[seat], twos: g.twos[seat] }
}

function writeCreeps(g: Warcraft): Record<string, string[]> {
  const { labels } = mapOf(g).board
  const found: Record<string, string[]> = {}
  g.creepKind.forEach((kind, slot) => {
    const hex = g.at[FIRST_CREEP + slot]
    if (kind === NONE || hex < 0) return
    found[labels[hex]] ??= []
    found[labels[hex]].push(`${g.creepShown[slot] ? '' : '?'}${creeps[kind].name}`)
  })
  return found
}

function writeSpaces(g: Warcraft): Record<string, object> {
  const { labels } = mapOf(g).board
  return Object.fromEntries(
    g.depletion.flatMap((depletion, hex) => {
      const stock = g.stock.length > 0 ? { stock: g.stock[hex] } : {}
      const token = g.token.length > 0 ? { token: g.token[hex], shown: g.tokenShown[hex] === 1 } : {}
      const pinned = g.pinned.includes(hex) ? { pinned: true } : {}
      const isPlain = depletion === 0 && !g.stock[hex] && !g.token[hex] && !g.pinned.includes(hex)
      return isPlain ? [] : [[labels[hex], { depletion, ...stock, ...token, ...pinned }]]
    }),
  )
}
