import { draw, type Seat, shuffle } from '@hexarium/kernel'
import { FOREST, GOLDMINE, OBJECTIVE } from '../../content/boards.ts'
import { HIDDEN_TOKENS, MOST_CREEP_POINTS, OPEN_TOKEN } from '../../content/components.ts'
import { creeps, DRAGON, HATCHLING } from '../../content/creeps.ts'
import { HEROES_PER_RACE, heroes } from '../../content/heroes.ts'
import { RACES, raceNamed } from '../../content/races.ts'
import { DRAGON_RISE, ELEMENT_CREEPS, ELEMENTS, scenarios } from '../../content/scenarios.ts'
import { act, ask, call, decision, each, procedure, resigned, tell, when } from '../../events.ts'
import { FIRST_CREEP, heroOf } from '../../pieces.ts'
import { mapOf } from '../../spaces.ts'
import { DEPLETED, ENDLESS, type Hex, HIDDEN, NONE, type Warcraft } from '../../state.ts'
import { dealCards, fillSpaces, placeDragons, placeTowns, placeUnits, startSpaces } from './board.ts'

type Here = { seat: Seat; terrain: number }

/** WC-X-HER-02: everybody chooses a hero in secret; all are shown together. */
export const chooseHero = decision({
  name: 'chooseHero',
  rule: 'WC-X-HER-02',
  sealed: true,
  seats: (g, _here: Here) => g.alive.flatMap((alive, seat) => (alive ? [seat] : [])),
  offer(g, _here, can, seat) {
    for (let i = 0; i < HEROES_PER_RACE; i++) can.hero(g.race[seat] * HEROES_PER_RACE + i)
  },
  take: {
    hero(g, _here, hero, seat) {
      g.hero[seat] = hero
      g.heroLevel[seat] = 1
      tell(g, 'hero', seat, hero)
    },
  },
  cannot: {
    hero: (g, _here, hero, seat) => (heroes[hero]?.race === g.race[seat] ? undefined : 'WC-X-HER-02'),
  },
})

/** WC-X-HER-03: with several start spaces the owner chooses where his hero stands. */
const placeHero = decision({
  name: 'placeHero',
  rule: 'WC-X-HER-03',
  auto: true,
  seat: (_g, here: Here) => here.seat,
  offer(g, here, can) {
    for (const hex of startSpaces(g, here.seat)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      g.at[heroOf(here.seat)] = hex
      tell(g, 'placed', heroOf(here.seat), hex)
    },
  },
  cannot: { hex: (g, here, hex) => (startSpaces(g, here.seat).includes(hex) ? undefined : 'WC-X-HER-03') },
})

/** WC-X-HID-01: an open token of 20 on a mine and on a forest next to one's own Town. */
const layToken = decision({
  name: 'layToken',
  rule: 'WC-X-HID-01',
  auto: true,
  seat: (_g, here: Here) => here.seat,
  offer(g, here, can) {
    for (const hex of tokenSpaces(g, here)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      g.token[hex] = OPEN_TOKEN
      g.tokenShown[hex] = 1
      g.stock[hex] = OPEN_TOKEN
      tell(g, 'openToken', here.seat, hex, OPEN_TOKEN)
    },
  },
  cannot: { hex: (g, here, hex) => (tokenSpaces(g, here).includes(hex) ? undefined : 'WC-X-HID-01') },
})

/** Who gives up has nothing more to set up. */
function isHis(_g: Warcraft, here: Here, seat: Seat): boolean {
  return here.seat === seat
}

const heroPlacement = procedure<Here>('heroPlacement', 'WC-X-HER-03', resigned(isHis), ask(placeHero))

const heroChoice = procedure<Here>(
  'heroChoice',
  'WC-X-HER-02',
  ask(chooseHero),
  each('seat', living, when(isAlive, call(heroPlacement, { with: (_g, here) => ({ seat: here.seat }) }))),
)

const tokenLaying = procedure<Here>(
  'tokenLaying',
  'WC-X-HID-01',
  resigned(isHis),
  each('terrain', bothTerrains, when(canLay, ask(layToken))),
)

const layTokens = procedure<Here>(
  'layTokens',
  'WC-X-HID-01',
  each('seat', living, call(tokenLaying, { with: (_g, here) => ({ seat: here.seat }) })),
  act(hideTokens),
)

/** WC-B-SET: from an empty table to the first turn. */
export const setUp = procedure(
  'setUp',
  'WC-B-SET-01',
  act(dealRaces),
  act(placeTowns),
  act(placeUnits),
  act(fillSpaces),
  act(dealCards),
  act(placeCreeps),
  when(usesHeroes, call(heroChoice)),
  when(usesHidden, call(layTokens)),
  act(chooseFirst),
)

/** WC-B-SET-03: races as wanted, where two do not want the same one; the others by chance. */
function dealRaces(g: Warcraft): void {
  const pool = (scenarios[g.scenario].races ?? RACES).map(raceNamed)
  const take = (seat: Seat, race: number): void => {
    pool.splice(pool.indexOf(race), 1)
    g.race[seat] = race
  }
  g.wanted.forEach((race, seat) => {
    if (pool.includes(race)) take(seat, race)
  })
  g.race.forEach((race, seat) => {
    if (race === NONE) take(seat, pool[draw(g, pool.length)])
  })
}

/** WC-X-CRP-02, WC-X-SCN-20, WC-X-SCN-30: creeps face down on objectives; those of the scenario first. */
function placeCreeps(g: Warcraft): void {
  const isDragonRise = g.scenario === DRAGON_RISE
  const { terrain, points } = mapOf(g)
  const piles = [1, 2].map(xp =>
    shuffle(
      g,
      creeps.flatMap((creep, kind) => (creep.xp === xp && !(isDragonRise && isDragon(kind)) ? [kind] : [])),
    ),
  )
  let slot = 0
  const lay = (hex: Hex, xp: number): void => {
    g.creepKind[slot] = piles[xp - 1].pop()!
    g.at[FIRST_CREEP + slot++] = hex
  }
  if (isDragonRise) placeDragons(g)
  if (g.scenario === ELEMENTS) for (const hex of g.quest) for (let i = 0; i < ELEMENT_CREEPS; i++) lay(hex, 1)
  if (!g.options.creeps) return
  terrain.forEach((ground, hex) => {
    if (ground === OBJECTIVE && points[hex] <= MOST_CREEP_POINTS) lay(hex, points[hex])
  })
}

function isDragon(kind: number): boolean {
  return kind === HATCHLING || kind === DRAGON
}

function usesHeroes(g: Warcraft): boolean {
  return g.options.heroes === 1
}

function usesHidden(g: Warcraft): boolean {
  return g.options.resources === HIDDEN
}

function living(g: Warcraft): readonly Seat[] {
  return g.alive.flatMap((alive, seat) => (alive ? [seat] : []))
}

function isAlive(g: Warcraft, here: Here): boolean {
  return g.alive[here.seat] === 1
}

function bothTerrains(): readonly number[] {
  return [GOLDMINE, FOREST]
}

function tokenSpaces(g: Warcraft, here: Here): Hex[] {
  const town = g.town[here.seat]
  if (town === NONE || !g.alive[here.seat]) return []
  const { next, terrain } = mapOf(g)
  return next[town].filter(hex => terrain[hex] === here.terrain && g.token[hex] === 0 && g.depletion[hex] !== ENDLESS)
}

function canLay(g: Warcraft, here: Here): boolean {
  return tokenSpaces(g, here).length > 0
}

/** WC-X-HID-01, WC-X-HID-05: the other tokens face down, one on each further mine and forest. */
function hideTokens(g: Warcraft): void {
  const { terrain } = mapOf(g)
  for (const kind of [GOLDMINE, FOREST]) {
    const left = [...HIDDEN_TOKENS]
    terrain.forEach((ground, hex) => {
      if (ground === kind && g.token[hex] > 0) left.splice(left.indexOf(OPEN_TOKEN), 1)
    })
    shuffle(g, left)
    terrain.forEach((ground, hex) => {
      if (ground === kind && g.token[hex] === 0 && g.depletion[hex] < DEPLETED) g.token[hex] = left.pop()!
    })
  }
}

/** WC-B-SET-06: by chance, unless the scenario says who. */
function chooseFirst(g: Warcraft): void {
  const { first } = scenarios[g.scenario]
  const seats = living(g)
  const named = first === undefined ? NONE : g.race.indexOf(raceNamed(first))
  g.first = named !== NONE && g.alive[named] ? named : seats[draw(g, seats.length)]
  tell(g, 'begins', g.first)
}
