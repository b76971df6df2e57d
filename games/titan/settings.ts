import type { SettingSpecs, Settings } from '@hexarium/kernel'
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
  strikeFloor: { kind: 'number', min: 1, max: 2, default: 2, rule: 'TI-13.2c' },
  threeSlopes: { kind: 'switch', default: true, rule: 'TI-12.4i' },
  wallFromTarget: { kind: 'switch', default: true, rule: 'TI-12.4j' },
  duneCarryDown: { kind: 'switch', default: true, rule: 'TI-13.4f' },
  carryBonusStrict: { kind: 'switch', default: true, rule: 'TI-13.5b' },
  warlockAdjacent: { kind: 'switch', default: false, rule: 'TI-12.3a' },
  sandElevation: { kind: 'number', min: 0, max: 1, default: 0, rule: 'TI-12.4f' },
  archangelMayBeAngel: { kind: 'switch', default: false, rule: 'TI-17.3a' },
  turnBySeats: { kind: 'switch', default: true, rule: 'TI-5.1c' },
  reinforceAfterPass: { kind: 'switch', default: false, rule: 'TI-14.0e' },
} as const satisfies SettingSpecs

/** The rulings a table chose. */
export function rulingsFrom(chosen: Settings): Rulings {
  const known = Object.entries(chosen).filter(([name]) => Object.hasOwn(STANDARD_RULINGS, name))
  return { ...STANDARD_RULINGS, ...Object.fromEntries(known) }
}
