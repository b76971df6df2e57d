import { type Seat, shuffle } from '@hexarium/kernel'
import { FOREST, GOLDMINE } from '../../content/boards.ts'
import { cards } from '../../content/cards.ts'
import { RESOURCE_PER_SPACE, START } from '../../content/components.ts'
import { DRAGON, HATCHLING } from '../../content/creeps.ts'
import { RACES, raceNamed, races, TYPES, UNDEAD } from '../../content/races.ts'
import {
  CAPTIVE_TOKENS,
  CAPTIVES,
  DRAGON_RISE,
  ELEMENT_TOKENS,
  ELEMENTS,
  ELF_GATE,
  GATE_GUARDS,
  GRAVEYARDS,
  GUARD_LEVEL,
  NECROMANCERS,
  NORDRASSIL,
  NORDRASSIL_DECK,
  NORDRASSIL_OUTPOSTS,
  SUMMONING_PLACES,
  scenarios,
} from '../../content/scenarios.ts'
import { tell } from '../../events.ts'
import {
  DRAGON_SLOT,
  endOf,
  FIRST_CREEP,
  findPiece,
  firstOf,
  HATCHLING_SLOT,
  MELEE,
  PIECES,
  SLOTS,
  WORKER,
} from '../../pieces.ts'
import { mapOf } from '../../spaces.ts'
import {
  DEPLETED,
  DRAGONS,
  DRAINING,
  ENDLESS,
  GONE,
  type Hex,
  NEUTRAL,
  NONE,
  type Owner,
  ofType,
  outpostsOf,
  RESERVE,
  type Warcraft,
} from '../../state.ts'
import { copiesOf, drawCards } from '../cards/piles.ts'

/** WC-B-SET-04: Towns by race, else by seat; WC-B-SET-03: who plays with whom. */
export function placeTowns(g: Warcraft): void {
  const towns = [...mapOf(g).towns]
  const claim = (seat: Seat, index: number): void => {
    if (index >= 0) g.town[seat] = towns.splice(index, 1)[0][1]
  }
  g.race.forEach((race, seat) => {
    claim(
      seat,
      towns.findIndex(([owner]) => owner === RACES[race] || owner === `${seat + 1}`),
    )
  })
  if (!scenarios[g.scenario].races) {
    for (let seat = 0; seat < g.race.length; seat++) if (g.town[seat] === NONE) claim(seat, 0)
  }
  formTeams(g)
  g.race.forEach((race, seat) => {
    tell(g, 'race', seat, race, g.town[seat])
  })
}

/** WC-B-SET-03, WC-X-SCN-21: teammates; Orcs and Undead never fight hatchling and dragon. */
function formTeams(g: Warcraft): void {
  const teams = scenarios[g.scenario].teams ?? []
  g.race.forEach((race, seat) => {
    g.friends[seat] = 1 << seat
    const team = teams.find(members => (members as readonly string[]).includes(RACES[race]))
    g.race.forEach((other, mate) => {
      if ((team as readonly string[] | undefined)?.includes(RACES[other])) g.friends[seat] |= 1 << mate
    })
    if (g.scenario === DRAGON_RISE && ['orc', 'undead'].includes(RACES[race])) g.friends[seat] |= 1 << DRAGONS
  })
}

/** WC-B-SET-05 and the scenarios' own starts. */
export function placeUnits(g: Warcraft): void {
  const { labels } = mapOf(g)
  const { start } = scenarios[g.scenario]
  if (g.scenario === ELEMENTS) g.gift = new Array<number>(PIECES).fill(0)
  g.race.forEach((race, seat) => {
    const own = start?.[RACES[race]]
    if (own) for (const [at, ...units] of own) putAll(g, seat, units, spaceNamed(g, at))
    else if (g.scenario === NECROMANCERS && race === UNDEAD) placeNecromancers(g, seat)
    else {
      put(g, seat, MELEE, START.melee, g.town[seat])
      put(g, seat, WORKER, START.workers, g.town[seat])
      g.gold[seat] = START.gold
      g.wood[seat] = START.wood
    }
  })
  g.quest = questLabels(g).map(label => labels[label])
  if (g.scenario === ELF_GATE) placeGuards(g)
  if (g.scenario === NORDRASSIL) prepareNordrassil(g)
  limitDepletion(g)
}

function questLabels(g: Warcraft): readonly string[] {
  switch (g.scenario) {
    case CAPTIVES:
      return CAPTIVE_TOKENS.map(([, label]) => label)
    case NECROMANCERS:
      return [...SUMMONING_PLACES, ...GRAVEYARDS]
    case ELEMENTS:
      return ELEMENT_TOKENS.map(([, label]) => label)
    default:
      return []
  }
}

/** Units by type. */
function putAll(g: Warcraft, owner: Owner, counts: readonly number[], hex: Hex): void {
  counts.forEach((count, type) => {
    put(g, owner, type, count, hex)
  })
}

function put(g: Warcraft, owner: Owner, kind: number, count: number, hex: Hex): void {
  for (let i = 0; i < count; i++) g.at[findPiece(g, owner, kind, RESERVE)] = hex
}

/** A space by label, or by its coordinates. */
function spaceNamed(g: Warcraft, name: string): Hex {
  return mapOf(g).labels[name] ?? mapOf(g).board.hex(name)
}

/** The spaces a seat's units start in (WC-X-HER-03). */
export function startSpaces(g: Warcraft, seat: Seat): Hex[] {
  const spaces = new Set<Hex>()
  for (let piece = seat * SLOTS; piece < endOf(seat, WORKER); piece++) if (g.at[piece] >= 0) spaces.add(g.at[piece])
  return [...spaces].sort((a, b) => a - b)
}

/** WC-B-SCN-20: two Necromancers and nothing else. */
function placeNecromancers(g: Warcraft, seat: Seat): void {
  const { labels } = mapOf(g)
  for (let piece = firstOf(seat, WORKER); piece < endOf(seat, WORKER); piece++) g.at[piece] = GONE
  g.at[firstOf(seat, WORKER)] = labels['N1']
  g.at[firstOf(seat, WORKER) + 1] = labels['N2']
}

/** WC-B-SCN-11: the neutral Night Elves, all types at level 2. */
function placeGuards(g: Warcraft): void {
  for (const [label, ...units] of GATE_GUARDS) putAll(g, NEUTRAL, units, spaceNamed(g, label))
  for (let type = 0; type < TYPES.length; type++) g.level[ofType(NEUTRAL, type)] = GUARD_LEVEL
}

/** WC-B-SCN-40: all types on their last level, and an Outpost or two for everybody. */
function prepareNordrassil(g: Warcraft): void {
  g.race.forEach((race, seat) => {
    for (let type = 0; type < TYPES.length; type++) g.level[ofType(seat, type)] = races[race].levels[type].length
  })
  for (const [label, race] of NORDRASSIL_OUTPOSTS) {
    const seat = g.race.indexOf(raceNamed(race))
    const outpost = outpostsOf(seat).find(one => g.outpostAt[one] === NONE)!
    g.outpostAt[outpost] = spaceNamed(g, label)
    g.outpostDone[outpost] = 1
  }
}

/** WC-B-SCN-12, WC-B-SCN-23: spaces next to Towns never deplete; in The Elf Gate all others are depleted from the start. */
function limitDepletion(g: Warcraft): void {
  if (g.scenario !== ELF_GATE && g.scenario !== NECROMANCERS) return
  const { terrain, next } = mapOf(g)
  terrain.forEach((ground, hex) => {
    if (ground !== FOREST && ground !== GOLDMINE) return
    if (next[hex].some(space => g.town.includes(space))) g.depletion[hex] = ENDLESS
    else if (g.scenario === ELF_GATE) g.depletion[hex] = DEPLETED
  })
}

/** WC-B-SET-05, WC-B-SCN-45, WC-B-SCN-50: shuffled decks without the cards a scenario removes; three cards each. */
export function dealCards(g: Warcraft): void {
  for (let seat = 0; seat < g.race.length; seat++) {
    g.deck[seat] = shuffle(g, deckOf(g, seat))
    drawCards(g, seat, START.cards)
    if (g.scenario === NORDRASSIL) g.box[seat] = g.deck[seat].splice(0, g.deck[seat].length - NORDRASSIL_DECK)
  }
}

/** Every card of a seat's deck, in order. */
export function deckOf(g: Warcraft, seat: Seat): number[] {
  return cards.flatMap((_, card) => new Array<number>(copiesOf(g, seat, card)).fill(card))
}

/** WC-X-DRN-02: under Option 6 every mine and every forest holds 20. */
export function fillSpaces(g: Warcraft): void {
  if (g.options.resources !== DRAINING) return
  mapOf(g).terrain.forEach((terrain, hex) => {
    if ((terrain === GOLDMINE || terrain === FOREST) && g.depletion[hex] !== DEPLETED) g.stock[hex] = RESOURCE_PER_SPACE
  })
}

/** WC-X-SCN-20: hatchling and dragon lie face up on A and B. */
export function placeDragons(g: Warcraft): void {
  const { labels } = mapOf(g)
  showCreep(g, HATCHLING_SLOT, HATCHLING, labels['A'])
  showCreep(g, DRAGON_SLOT, DRAGON, labels['B'])
}

function showCreep(g: Warcraft, slot: number, kind: number, hex: Hex): void {
  g.creepKind[slot] = kind
  g.creepShown[slot] = 1
  g.at[FIRST_CREEP + slot] = hex
}
