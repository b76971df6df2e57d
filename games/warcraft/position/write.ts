import type { Seat } from '@hexarium/kernel'
import { heroes } from '../content/heroes.ts'
import { RACES, TYPES } from '../content/races.ts'
import { scenarios } from '../content/scenarios.ts'
import { FIRST_CREEP, firstOf, HERO, KIND, SLOTS } from '../pieces.ts'
import { settingsOf } from '../settings.ts'
import {
  type ByType,
  type Hex,
  NEUTRAL,
  NONE,
  type Owner,
  ofType,
  outpostsOf,
  TRAINING,
  type Warcraft,
} from '../state.ts'
import {
  type CreepMarker,
  type Ground,
  type HeroCard,
  type InSpaces,
  KIND_NAMES,
  type Player,
  type Position,
  STEP_NAMES,
  type Stack,
  type Tiles,
} from './format.ts'

/** The position that reads back as this state, at the start of the step under way. */
export function positionOf(g: Warcraft): Position {
  return {
    scenario: scenarios[g.scenario].id,
    settings: settingsOf(g.options),
    turn: g.turn,
    step: STEP_NAMES[g.step],
    active: g.active,
    first: g.first,
    players: g.race.map((_, seat) => playerOf(g, seat)),
    neutral: unitsOf(g, NEUTRAL),
    creeps: g.creepKind.length > 0 ? creepsOf(g) : undefined,
    spaces: groundsOf(g),
    quest: g.quest.map(hex => (hex === NONE ? null : hex)),
  }
}

function playerOf(g: Warcraft, seat: Seat): Player {
  const outposts = outpostsOf(seat).filter(outpost => g.outpostAt[outpost] !== NONE)
  const training = stackAt(g, seat, TRAINING)
  return {
    race: RACES[g.race[seat]],
    gold: g.gold[seat],
    wood: g.wood[seat],
    laid: g.laid[seat],
    research: g.research[seat],
    captured: g.captured[seat] === 1,
    alive: g.alive[seat] === 1,
    town: g.town[seat] === NONE ? undefined : g.town[seat],
    levels: TYPES.map((_, type) => g.level[ofType(seat, type)]),
    buildings: tilesOf(g.built, seat),
    underway: tilesOf(g.building, seat),
    unattended: tilesOf(g.raising, seat),
    hero: g.hero[seat] === NONE ? undefined : heroCardOf(g, seat),
    units: unitsOf(g, seat),
    training: isEmpty(training) ? undefined : training,
    outposts: outposts.map(outpost => [g.outpostAt[outpost], g.outpostDone[outpost] === 1]),
    hand: g.hand[seat],
    deck: [...g.deck[seat]].reverse(),
    discard: g.discard[seat],
    aside: g.aside[seat],
  }
}

function tilesOf(list: ByType<number>, seat: Seat): Tiles {
  const [melee, ranged, flying] = TYPES.map((_, type) => list[ofType(seat, type)])
  return { melee, ranged, flying }
}

function heroCardOf(g: Warcraft, seat: Seat): HeroCard {
  const name = heroes[g.hero[seat]].id
  return { name, level: g.heroLevel[seat], wounds: g.wounds[seat], ones: g.ones[seat], twos: g.twos[seat] }
}

/** By space what an owner has there. */
function unitsOf(g: Warcraft, owner: Owner): InSpaces<Stack> {
  const stacks = g.depletion.map((_, hex): [Hex, Stack] => [hex, stackAt(g, owner, hex)])
  return stacks.filter(([, stack]) => !isEmpty(stack))
}

/** Pieces of an owner somewhere, by kind. */
function stackAt(g: Warcraft, owner: Owner, where: Hex): Stack {
  const counts = KIND_NAMES.map(() => 0)
  const end = owner === NEUTRAL ? firstOf(owner, HERO) : (owner + 1) * SLOTS
  for (let piece = owner * SLOTS; piece < end; piece++) if (g.at[piece] === where) counts[KIND[piece]]++
  return counts
}

function isEmpty(stack: Stack): boolean {
  return stack.every(count => count === 0)
}

function creepsOf(g: Warcraft): InSpaces<CreepMarker[]> {
  const found = new Map<Hex, CreepMarker[]>()
  g.creepKind.forEach((kind, slot) => {
    const hex = g.at[FIRST_CREEP + slot]
    if (kind === NONE || hex < 0) return
    found.set(hex, [...(found.get(hex) ?? []), { kind, shown: g.creepShown[slot] === 1 }])
  })
  return [...found]
}

/** Spaces that are not as they were. */
function groundsOf(g: Warcraft): InSpaces<Ground> {
  const grounds = g.depletion.map((depletion, hex): [Hex, Ground] => {
    const pinned = g.pinned.includes(hex) || undefined
    const shown = g.token.length > 0 ? g.tokenShown[hex] === 1 : undefined
    return [hex, { depletion, stock: g.stock[hex], token: g.token[hex], shown, pinned }]
  })
  return grounds.filter(([, { depletion, stock, token, pinned }]) => depletion || stock || token || pinned)
}
