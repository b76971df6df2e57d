import type { Preset, SettingSpecs, Settings, Where } from '@hexarium/kernel'
import {
  FORMER_RULINGS,
  RULINGS_OF_FIVE,
  RULINGS_OF_FOUR,
  RULINGS_OF_SEVEN,
  RULINGS_OF_SIX,
  STANDARD_RULINGS,
} from './content/rulings.ts'
import { REINFORCEMENTS, scenarios } from './content/scenarios.ts'
import type { Rulings } from './state.ts'

/** Scenarios beside the printed ones: proposed by a player, bought in secret, or a game of a campaign, on either map. */
export const freeScenarios = [
  'proposedEsirien',
  'proposedNurkott',
  'pointsEsirien',
  'pointsNurkott',
  'campaignEsirien',
  'campaignNurkott',
] as const

/** Where reinforcements may arrive (DR-2.9f), in the order of AS_PRINTED and those after it. */
const entrances = ['printed', 'roads', 'edges', 'city'] as const

const IN_CAMPAIGNS: Where = [{ scenario: ['campaignEsirien', 'campaignNurkott'] }]
const WITH_ELOWYN: Where = [{ elowyn: [true] }]

/** What a table may choose. */
export const settings = {
  scenario: {
    kind: 'choice',
    values: [...scenarios.map(({ id }) => id), ...freeScenarios],
    default: 'E1',
    rule: 'DR-3',
  },
  /** Seat 0 plays the city. Nobody is asked: seats are called by their sides, and who wants the city sits there. */
  swapSides: { kind: 'switch', default: false, rule: 'DR-5.1', where: [] },
  elowyn: { kind: 'switch', default: false, rule: 'DR-2.10.7' },
  graded: { kind: 'switch', default: false, rule: 'DR-2.3f' },
  /** Added to the goal. */
  handicap: { kind: 'number', min: -20, max: 20, default: 0, rule: 'DR-3.3.4' },
  /** A campaign game: which of the five (6: the decider), and both sides' muster points. */
  campaignGame: { kind: 'number', min: 1, max: 6, default: 1, rule: 'DR-4.1', where: IN_CAMPAIGNS },
  musterInvader: { kind: 'number', min: 20, max: 200, default: 60, rule: 'DR-4.1', where: IN_CAMPAIGNS },
  musterCity: { kind: 'number', min: 20, max: 200, default: 60, rule: 'DR-4.1', where: IN_CAMPAIGNS },
  /** Reinforcements: the first turn, and every how many turns after it. */
  reinforceFirst: { kind: 'number', min: 1, max: 50, default: REINFORCEMENTS.first, rule: 'DR-2.9f' },
  reinforceEvery: { kind: 'number', min: 1, max: 50, default: REINFORCEMENTS.every, rule: 'DR-2.9f' },
  reinforceAt: { kind: 'choice', values: entrances, default: 'printed', rule: 'DR-2.9f' },
  climbRowMilitiaOnly: { kind: 'switch', default: true, rule: 'DR-2.5.8', isDisputed: true },
  rocBellyFrom: { kind: 'switch', default: false, rule: 'DR-2.12.3', isDisputed: true },
  giantMissileNeed: { kind: 'number', min: 5, max: 6, default: 6, rule: 'DR-2.7.6.3', isDisputed: true },
  freeElowyn: { kind: 'switch', default: false, rule: 'DR-2.10.7', isDisputed: true, where: WITH_ELOWYN },
  fogClimb: { kind: 'switch', default: false, rule: 'DR-2.5.3.1h', isDisputed: true },
  elementalFirstTurn: { kind: 'switch', default: false, rule: 'DR-2.8.9', isDisputed: true },
  elowynRaisesGoal: { kind: 'switch', default: false, rule: 'DR-2.10.7c', isDisputed: true, where: WITH_ELOWYN },
  lightningInWeather: { kind: 'switch', default: false, rule: 'DR-2.8.8e', isDisputed: true },
  crashOnWingLoss: { kind: 'switch', default: false, rule: 'DR-2.12.1.1.5', isDisputed: true },
  boostWhenCrushed: { kind: 'switch', default: false, rule: 'DR-2.8.5d', isDisputed: true },
  elowynGivesWay: { kind: 'switch', default: false, rule: 'DR-2.10.7f', isDisputed: true, where: WITH_ELOWYN },
  boostBesideHero: { kind: 'switch', default: false, rule: 'DR-2.8.5f', isDisputed: true },
  goblinsStrike: { kind: 'switch', default: true, rule: 'DR-2.7.6.1d', isDisputed: true },
  archersStrike: { kind: 'switch', default: false, rule: 'DR-2.7.6.1d', isDisputed: true },
  flyersDodgeBallistae: { kind: 'switch', default: false, rule: 'DR-2.10.8', isDisputed: true },
  elementalsAreMonsters: { kind: 'switch', default: false, rule: 'DR-2.11.4', isDisputed: true },
  wargsShunTowers: { kind: 'switch', default: false, rule: 'DR-2.10.11', isDisputed: true },
  youngDragonsRank: { kind: 'switch', default: true, rule: 'DR-2.8.9g', isDisputed: true },
  openFreely: { kind: 'switch', default: false, rule: 'DR-2.5.5.3', isDisputed: true },
  lateShips: { kind: 'switch', default: false, rule: 'DR-2.10.7b', isDisputed: true, where: WITH_ELOWYN },
  fogShieldsPoints: { kind: 'switch', default: false, rule: 'DR-2.8.6b', isDisputed: true },
  wizardsQuail: { kind: 'switch', default: false, rule: 'DR-2.10.5.5', isDisputed: true },
  heroesLeadMajors: { kind: 'switch', default: false, rule: 'DR-2.10.5.1', isDisputed: true },
  anyMpRazes: { kind: 'switch', default: false, rule: 'DR-2.3c', isDisputed: true },
} as const satisfies SettingSpecs

/** Every scenario may be asked for by its name: the one to begin with, the other printed ones, those one makes oneself. */
export const presets: readonly Preset[] = settings.scenario.values.map(scenario => ({
  name: scenario,
  settings: { scenario },
}))

/** Versions of the rules whose records are read, too: they are played by the readings of their time. */
export const FORMER: readonly string[] = ['1', '2', '3', '4', '5', '6', '7']

/** What a version from 4 on had otherwise; those before it had all of it alike. */
const RULINGS_OF: Readonly<Record<string, Readonly<Partial<Rulings>>>> = {
  '4': RULINGS_OF_FOUR,
  '5': RULINGS_OF_FIVE,
  '6': RULINGS_OF_SIX,
  '7': RULINGS_OF_SEVEN,
}

/** The rulings a table starts with, by the version of the rules it plays by. */
export function standardRulings(rules?: string): Rulings {
  if (rules === undefined || !FORMER.includes(rules)) return { ...STANDARD_RULINGS }
  return { ...STANDARD_RULINGS, ...(RULINGS_OF[rules] ?? FORMER_RULINGS) }
}

/** The rulings a table chose; by older rules it could not choose what they had otherwise. */
export function rulingsFrom(chosen: Settings, rules?: string): Rulings {
  const standard = standardRulings(rules)
  const isOpen = (name: string) =>
    Object.hasOwn(settings, name) && Object.hasOwn(standard, name) && !(standard.asBefore && name in FORMER_RULINGS)
  return { ...standard, ...Object.fromEntries(Object.entries(chosen).filter(([name]) => isOpen(name))) }
}

/** Where a table lets reinforcements arrive. */
export function reinforcedAt(chosen: Settings): number {
  return entrances.indexOf(chosen['reinforceAt'] as (typeof entrances)[number])
}
