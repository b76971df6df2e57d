import type { Setup } from '@hexarium/kernel'
import { board } from './content/board.ts'
import { ESIRIEN, maps, NURKOTT } from './content/maps.ts'
import { AREAS } from './content/monsters.ts'
import { goals, POINT_BUY, REINFORCEMENTS, scenarios } from './content/scenarios.ts'
import { SPELL_POINTS } from './content/spells.ts'
import { FIRST_MONSTER, MAJORS, types, UNITS } from './content/types.ts'
import { balanceOf, UNIT_LIMITS } from './muster.ts'
import { reinforcedAt, rulingsFrom, standardRulings } from './settings.ts'
import {
  ABSENT,
  AS_PRINTED,
  AT_START,
  CAMPAIGN,
  CITY,
  type DragonRage,
  INVADER,
  NONE,
  POINTS,
  PRINTED,
  PROPOSED,
  SETTING_UP,
} from './state.ts'

/** The state before forces are chosen (DR-3). */
export function begin({ settings, rules }: Setup): Omit<DragonRage, 'core'> {
  const id = settings['scenario'] as string
  const scenario = scenarios.findIndex(printed => printed.id === id)
  const printed = scenarios[scenario]
  const g = blank(printed ? printed.map : id.endsWith('Esirien') ? ESIRIEN : NURKOTT)
  g.rulings = rulingsFrom(settings, rules)
  g.scenario = scenario
  g.graded = Boolean(settings['graded'])
  g.reinforceFirst = settings['reinforceFirst'] as number
  g.reinforceEvery = settings['reinforceEvery'] as number
  g.reinforceAt = reinforcedAt(settings)
  g.handicap = settings['handicap'] as number
  g.seatOf = settings['swapSides'] ? [1, 0] : [0, 1]
  g.elowyn = settings['elowyn'] ? AT_START : ABSENT
  if (printed) {
    g.first = printed.cityFirst ? CITY : INVADER
    // DR-2.10.7c, D38: the list that adds 1 for Elowyn is that of bought forces, unless the table has it otherwise
    g.goal = printed.goal + (g.elowyn !== ABSENT && g.rulings.elowynRaisesGoal ? goals.elowyn : 0)
    g.force = [...printed.invader, ...printed.city]
    g.chosen = [true, true]
  } else if (id.startsWith('proposed')) {
    g.way = PROPOSED
    g.seatOf = [0, 1]
  } else if (id.startsWith('points')) {
    g.way = POINTS
    g.budget = [...POINT_BUY]
  } else muster(g, settings)
  return g
}

/** DR-4.3: a game of a campaign: muster points in halves, units by game, and what balances unequal musters. */
function muster(g: Omit<DragonRage, 'core'>, settings: Setup['settings']): void {
  const [invader, city] = [settings['musterInvader'] as number, settings['musterCity'] as number]
  const balance = balanceOf(invader, city)
  g.way = CAMPAIGN
  g.campaignGame = settings['campaignGame'] as number
  g.budget = [2 * invader, 2 * city]
  g.unitLimit = UNIT_LIMITS[g.campaignGame - 1]
  g.allowance = balance.destroyedBefore
  g.goal = balance.addedToGoal
}

/** An empty map: nobody on it, every entrance shut and held by the city. */
export function blank(map: number): Omit<DragonRage, 'core'> {
  const { victory, entrances, bridges } = maps[map]
  const many = (count: number, value: number): number[] => new Array<number>(count).fill(value)
  const byUnit = (value: number): number[] => many(UNITS, value)
  return {
    map,
    way: PRINTED,
    scenario: NONE,
    rulings: standardRulings(),
    graded: false,
    handicap: 0,
    goal: 0,
    seatOf: [0, 1],
    first: INVADER,
    turn: 0,
    phase: SETTING_UP,
    side: INVADER,
    lastDamage: 0,
    lastInside: 0,
    startAt: 0,
    force: many(2 * types.length, 0),
    budget: [0, 0],
    unitLimit: UNITS,
    chosen: [false, false],
    dropped: [0, 0],
    allowance: 0,
    campaignGame: 0,
    destroyed: many(victory.length, 0),
    bonus: 0,
    elowyn: ABSENT,
    owner: byUnit(NONE),
    at: byUnit(NONE),
    facing: byUnit(0),
    flying: new Array<boolean>(UNITS).fill(false),
    spent: byUnit(0),
    gait: byUnit(0),
    deeds: byUnit(0),
    marks: byUnit(0),
    top: many(board.size, NONE),
    next: byUnit(NONE),
    damage: many((UNITS - FIRST_MONSTER) * AREAS, 0),
    struck: many(MAJORS * AREAS, 0),
    fires: many(MAJORS, 0),
    entrance: many(entrances.length, 0),
    holder: many(entrances.length, CITY),
    bridge: many(bridges.length, 0),
    burner: many(bridges.length, NONE),
    breaches: [],
    carcasses: [],
    wizardOf: [NONE, NONE],
    heroOf: [NONE, NONE],
    spellPoints: [SPELL_POINTS, SPELL_POINTS],
    boostAt: [NONE, NONE],
    boostRadius: [0, 0],
    fog: [NONE, NONE],
    whirlwind: [NONE, NONE],
    drifted: [NONE, NONE],
    boltAt: [NONE, NONE],
    boltStrength: [0, 0],
    summoner: [NONE, NONE],
    reinforceFirst: REINFORCEMENTS.first,
    reinforceEvery: REINFORCEMENTS.every,
    reinforceAt: AS_PRINTED,
    late: 0,
    pending: [],
    slayer: [false, false],
  }
}
