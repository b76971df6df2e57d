import type { SettingSpecs, Settings } from '@hexarium/kernel'
import { STANDARD_RULINGS } from './content/rulings.ts'
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

/** What a table may choose. */
export const settings = {
  scenario: {
    kind: 'choice',
    values: [...scenarios.map(({ id }) => id), ...freeScenarios],
    default: 'E1',
    rule: 'DR-3',
  },
  /** Seat 0 plays the city. */
  swapSides: { kind: 'switch', default: false, rule: 'DR-5.1' },
  elowyn: { kind: 'switch', default: false, rule: 'DR-2.10.7' },
  graded: { kind: 'switch', default: false, rule: 'DR-2.3f' },
  /** Added to the goal. */
  handicap: { kind: 'number', min: -20, max: 20, default: 0, rule: 'DR-3.3.4' },
  /** A campaign game: which of the five (6: the decider), and both sides' muster points. */
  campaignGame: { kind: 'number', min: 1, max: 6, default: 1, rule: 'DR-4.1' },
  musterInvader: { kind: 'number', min: 20, max: 200, default: 60, rule: 'DR-4.1' },
  musterCity: { kind: 'number', min: 20, max: 200, default: 60, rule: 'DR-4.1' },
  /** Reinforcements: the first turn, and every how many turns after it. */
  reinforceFirst: { kind: 'number', min: 1, max: 50, default: REINFORCEMENTS.first, rule: 'DR-2.9f' },
  reinforceEvery: { kind: 'number', min: 1, max: 50, default: REINFORCEMENTS.every, rule: 'DR-2.9f' },
  climbRowMilitiaOnly: { kind: 'switch', default: true, rule: 'DR-2.5.8' },
  rocBellyFrom: { kind: 'switch', default: false, rule: 'DR-2.12.3' },
  giantMissileNeed: { kind: 'number', min: 5, max: 6, default: 6, rule: 'DR-2.7.6.3' },
  freeElowyn: { kind: 'switch', default: false, rule: 'DR-2.10.7' },
  fogClimb: { kind: 'switch', default: false, rule: 'DR-2.5.3.1h' },
  elementalFirstTurn: { kind: 'switch', default: false, rule: 'DR-2.8.9' },
} as const satisfies SettingSpecs

/** The rulings a table chose. */
export function rulingsFrom(chosen: Settings): Rulings {
  const known = Object.entries(chosen).filter(([name]) => Object.hasOwn(STANDARD_RULINGS, name))
  return { ...STANDARD_RULINGS, ...Object.fromEntries(known) }
}
