import { mayTakeBack, type RuleId, reveal } from '@hexarium/kernel'
import { firstOf, heroUnits, types, wizardUnits } from '../content/types.ts'
import { act, ask, decision, loop, procedure, tell, tellOnly, when } from '../events.ts'
import {
  CAMPAIGN,
  CITY,
  type DragonRage,
  type Hex,
  INVADER,
  NONE,
  POINTS,
  PROPOSED,
  type Side,
  type Type,
  UNPLACED,
} from '../state.ts'
import { mapOf, sideOfSeat } from '../units.ts'
import { campaignGoal, elowynCounts, goalFor, unitsIn } from './goal.ts'
import { cannotBuy, cannotDrop, cannotPropose, cannotRecruitType, forceOf, isWhole, KINDS } from './recruiting.ts'
import { scoreHex, worthOf } from './victory.ts'

type Here = Record<string, number>

/** DR-3.3.2, DR-4.3.1: both choose in secret and at the same time. */
export const recruit = decision({
  name: 'recruit',
  rule: ['DR-3.3.2', 'DR-4.3.1'],
  seats: (g, _here: Here) => [0, 1].filter(seat => !g.chosen[sideOfSeat(g, seat)]),
  offer(g, _here, can, seat) {
    const side = sideOfSeat(g, seat)
    for (const type of types.keys()) if (!cannotBuy(g, side, type)) can.buy(type)
    for (const type of types.keys()) if (!cannotDrop(g, side, type)) can.drop(type)
    if (unitsIn(forceOf(g, side)) > 0) can.ready()
  },
  wishes(g, _here, can, seat) {
    const side = sideOfSeat(g, seat)
    for (const type of types.keys()) if (!cannotRecruitType(g.map, side, type)) can.buy(type)
  },
  take: {
    buy: (g, _here, type, seat) => change(g, seat, type, 1),
    drop(g, _here, type, seat) {
      g.dropped[sideOfSeat(g, seat)]++
      change(g, seat, type, -1)
    },
    ready(g, _here, _value, seat) {
      g.chosen[sideOfSeat(g, seat)] = true
      reveal(g) // everybody learns that this side has units
      tell(g, 'chose', sideOfSeat(g, seat))
    },
  },
  points: { buy: 'type', drop: 'type' },
  cannot: {
    buy: (g, _here, type, seat) => cannotBuy(g, sideOfSeat(g, seat), type),
    drop: (g, _here, type, seat) => cannotDrop(g, sideOfSeat(g, seat), type),
    ready: (g, _here, value, seat) =>
      value === 0 && unitsIn(forceOf(g, sideOfSeat(g, seat))) > 0 ? undefined : 'DR-3.3.2',
  },
})

function change(g: DragonRage, seat: number, type: Type, by: number): void {
  const side = sideOfSeat(g, seat)
  g.force[side * KINDS + type] += by
  tellOnly(g, [seat], 'bought', side, type, g.force[side * KINDS + type])
}

/** DR-3.3.1: one player, here the first, picks both forces. Each pick leaves a way to a legal whole. */
export const propose = decision({
  name: 'propose',
  rule: 'DR-3.3.1',
  seat: (_g, _here: Here) => 0,
  offer(g, _here, can) {
    for (const type of types.keys()) {
      if (!cannotPropose(g, INVADER, type)) can.invader(type)
      if (!cannotPropose(g, CITY, type)) can.city(type)
    }
    if (isWhole(g, INVADER) && isWhole(g, CITY)) can.ready()
  },
  take: {
    invader: (g, _here, type) => add(g, INVADER, type),
    city: (g, _here, type) => add(g, CITY, type),
    ready(g) {
      g.chosen.fill(true)
    },
  },
  points: { invader: 'type', city: 'type' },
  cannot: {
    invader: (g, _here, type) => cannotPropose(g, INVADER, type),
    city: (g, _here, type) => cannotPropose(g, CITY, type),
  },
})

function add(g: DragonRage, side: Side, type: Type): void {
  g.force[side * KINDS + type]++
  tell(g, 'bought', side, type, g.force[side * KINDS + type])
}

/** DR-3.3.1: the proposer names the goal, whatever the formula advises. */
export const setGoal = decision({
  name: 'setGoal',
  rule: ['DR-3.3.1', 'DR-3.3.3'],
  seat: (_g, _here: Here) => 0,
  offer(g, _here, can) {
    for (let goal = 1; goal <= mapOf(g).pointsInAll; goal++) can.goal(goal)
  },
  take: {
    goal(g, _here, goal) {
      g.goal = goal
    },
  },
  cannot: { goal: (g, _here, goal) => (goal >= 1 && goal <= mapOf(g).pointsInAll ? undefined : 'DR-3.3.4') },
  default: g => ['goal', goalFor(g.map, forceOf(g, INVADER), forceOf(g, CITY), elowynCounts(g, forceOf(g, INVADER)))],
})

/** DR-3.3.1: the other player picks a side. */
export const pickSide = decision({
  name: 'pickSide',
  rule: 'DR-3.3.1',
  seat: (_g, _here: Here) => 1,
  offer(_g, _here, can) {
    can.side(INVADER)
    can.side(CITY)
  },
  take: {
    side(g, _here, side) {
      g.seatOf[side] = 1
      g.seatOf[1 - side] = 0
      tell(g, 'sides', g.seatOf[INVADER], g.seatOf[CITY])
    },
  },
  cannot: { side: (_g, _here, side) => (side === INVADER || side === CITY ? undefined : 'DR-3.3.1') },
})

/** DR-4.3.3: with a weaker muster the invader marks whole victory hexes as destroyed before the game. */
export const markDestroyed = decision({
  name: 'markDestroyed',
  rule: 'DR-4.3.3',
  auto: true,
  seat: (g, _here: Here) => g.seatOf[INVADER],
  offer(g, _here, can) {
    mapOf(g).victory.forEach(({ hex }) => {
      if (!cannotMark(g, hex)) can.hex(hex)
    })
    can.done()
  },
  take: {
    hex(g, _here, hex) {
      g.allowance -= worthOf(g, mapOf(g).victoryAt[hex])
      scoreHex(g, hex)
    },
    done(g) {
      g.allowance = 0
    },
  },
  ends: ['done'],
  cannot: { hex: (g, _here, hex) => cannotMark(g, hex) },
})

function cannotMark(g: DragonRage, hex: Hex): RuleId | undefined {
  const number = mapOf(g).victoryAt[hex]
  return g.destroyed[number] === 0 && worthOf(g, number) <= g.allowance ? undefined : 'DR-4.3.3'
}

/** DR-3.3, DR-4.3: how forces come about where no printed scenario names them. */
export const chooseForces = procedure<Here>(
  'chooseForces',
  'DR-3.3.2',
  when(isProposed, loop(somebodyChooses, ask(propose)), ask(setGoal), ask(pickSide)),
  when(isBought, loop(somebodyChooses, ask(recruit))),
  act(showForces),
  loop(mayMark, ask(markDestroyed)),
)

function isProposed(g: DragonRage): boolean {
  return g.way === PROPOSED
}

function isBought(g: DragonRage): boolean {
  return g.way === POINTS || g.way === CAMPAIGN
}

function somebodyChooses(g: DragonRage): boolean {
  return !g.chosen[INVADER] || !g.chosen[CITY]
}

function mayMark(g: DragonRage): boolean {
  return g.allowance > 0 || mayTakeBack(g, g.seatOf[INVADER], markDestroyed)
}

/** The forces lie open: counters are taken, the goal follows (DR-3.3.3, DR-3.3.4, DR-4.3.2). */
function showForces(g: DragonRage): void {
  const [invader, city] = [forceOf(g, INVADER), forceOf(g, CITY)]
  const { pointsInAll } = mapOf(g)
  if (g.way === POINTS) g.goal = goalFor(g.map, invader, city, elowynCounts(g, invader))
  if (g.way === CAMPAIGN)
    g.goal += campaignGoal(g.map, invader, city, elowynCounts(g, invader), g.campaignGame, pointsInAll)
  g.goal = Math.min(pointsInAll, Math.max(1, g.goal + g.handicap))
  tell(g, 'force', INVADER, ...invader)
  tell(g, 'force', CITY, ...city)
  tell(g, 'goal', g.goal)
  takeCounters(g, INVADER, invader)
  takeCounters(g, CITY, city)
  g.heroOf = heroUnits.map(hero => g.owner[hero])
  g.wizardOf = wizardUnits.map(wizard => g.owner[wizard])
}

function takeCounters(g: DragonRage, side: Side, force: readonly number[]): void {
  force.forEach((count, type) => {
    let unit = firstOf[type]
    for (let taken = 0; taken < count; unit++) {
      if (g.owner[unit] !== NONE) continue
      g.owner[unit] = side
      g.at[unit] = UNPLACED
      taken++
    }
  })
}
