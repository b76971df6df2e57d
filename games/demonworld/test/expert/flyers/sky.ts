import { choicesOf, play } from '@hexarium/laws/test-kit'
import { far, type Played, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, matchAt, type Setting } from '../../table.ts'

export const full = { rules: 'full' } as const

/** A dragon with its rider, on the ground or at a height. */
export const dragon = (height: number, more: Partial<Given> = {}): Given => ({
  side: 0,
  card: 'dragonrider',
  order: 'A',
  elements: `0,0:1${height > 0 ? `^${height}` : ''}`,
  ...more,
})

/** Sample cards that fly: a unit, and a commander. */
export const riders = (elements: string, more: Partial<Given> = {}): Given => ({
  side: 0,
  card: 'pegasusRiders',
  order: 'B',
  elements,
  ...more,
})
export const lord = (elements: string, more: Partial<Given> = {}): Given => ({
  side: 0,
  card: 'skyLord',
  elements,
  ...more,
})

/** The state with these units, flyers in the air as `field^height`. */
export const sky = (units: readonly Given[], setting: Setting = {}) => field(units, { ...full, ...setting })

/** A match in which unit 0 is about to move. */
export function flying(units: readonly Given[], setting: Setting = {}): Played {
  const match = matchAt([...units, far], { ...full, ...setting })
  while (match.asked && !(match.asked.decision === 'chooseMover' && match.asked.seats[0] === 0)) {
    play(match, choicesOf(match).at(-1)!)
  }
  play(match, 'unit 0')
  return match
}

/** How a field is chosen. */
export const at = (match: Played, label: string) => `hex ${hexAt(stateOf(match), label)}`
