import type { Preset, SettingSpecs, Settings } from '@hexarium/kernel'
import { STANDARD_RULINGS } from './content/rulings.ts'
import type { Rulings } from './state.ts'

/** What a table may choose: section R.3 of the digest, the variant, and shorter games (TI-21). 0 is off. */
export const settings = {
  variantShort: { kind: 'switch', default: false, rule: 'TI-V1' },
  turnLimit: { kind: 'number', min: 0, max: 1000, default: 0, rule: 'TI-21c' },
  pointsTarget: { kind: 'number', min: 0, max: 5000, default: 0, rule: 'TI-21d' },
  /** Seconds for a movement phase; without a move in time chance decides. */
  moveTimer: { kind: 'number', min: 0, max: 3600, default: 0, rule: 'TI-21e' },
  /** Seconds for a manoeuvre phase; twice as many for each side's first. */
  manoeuvreTimer: { kind: 'number', min: 0, max: 3600, default: 0, rule: 'TI-21f' },
  strikeFloor: { kind: 'number', min: 1, max: 2, default: 2, rule: 'TI-13.2c', isDisputed: true },
  boundAreSafe: { kind: 'switch', default: false, rule: 'TI-12.1b', isDisputed: true },
  threeSlopes: { kind: 'switch', default: true, rule: 'TI-12.4i', isDisputed: true },
  wallFromTarget: { kind: 'switch', default: true, rule: 'TI-12.4j', isDisputed: true },
  duneCarryDown: { kind: 'switch', default: true, rule: 'TI-13.4f', isDisputed: true },
  carryBonusStrict: { kind: 'switch', default: true, rule: 'TI-13.5b', isDisputed: true },
  warlockAdjacent: { kind: 'switch', default: false, rule: 'TI-12.3a', isDisputed: true },
  sandElevation: { kind: 'number', min: 0, max: 1, default: 0, rule: 'TI-12.4f', isDisputed: true },
  archangelMayBeAngel: { kind: 'switch', default: false, rule: 'TI-17.3a', isDisputed: true },
  turnBySeats: { kind: 'switch', default: true, rule: 'TI-5.1c', isDisputed: true },
  reinforceAfterPass: { kind: 'switch', default: false, rule: 'TI-14.0e', isDisputed: true },
} as const satisfies SettingSpecs

/** Games one may ask for by name. */
export const presets = [
  { name: 'firstGame', players: 2, settings: { variantShort: false, turnLimit: 0, pointsTarget: 400 } },
  { name: 'wholeGame', settings: { variantShort: false, turnLimit: 0, pointsTarget: 0 } },
  { name: 'shortVariant', settings: { variantShort: true, turnLimit: 0, pointsTarget: 0 } },
  { name: 'race', settings: { variantShort: false, turnLimit: 0, pointsTarget: 1000 } },
] as const satisfies readonly Preset[]

/** The rulings a table chose. */
export function rulingsFrom(chosen: Settings): Rulings {
  const known = Object.entries(chosen).filter(([name]) => Object.hasOwn(STANDARD_RULINGS, name))
  return { ...STANDARD_RULINGS, ...Object.fromEntries(known) }
}
