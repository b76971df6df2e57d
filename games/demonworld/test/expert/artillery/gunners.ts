import { play, told } from '@hexarium/laws/test-kit'
import { expect } from 'vitest'
import { type Played, stateOf } from '../../examples.ts'
import { type Given, hexAt, matchAt, on, type Setting } from '../../table.ts'

/** What the tests of guns share. */
export const expert = { rules: 'expert' } as const

/** A gun of side 0 with a Hold order, loaded, on 0,0 and facing north. */
export const gun = (given: Partial<Given> = {}): Given => ({
  side: 0,
  card: 'boltGun',
  elements: '0,0',
  order: 'H',
  load: 6,
  ...given,
})

/** Somebody of the other side far behind the gun, so that there is a battle. */
export const nobody: Given = { side: 1, elements: '0,11', facing: 4, order: 'B' }

/** A match in which the gun of side 0 is about to be laid; a second gun far away keeps the phase open afterwards. */
export function laid(units: readonly Given[], setting: Setting = {}): Played {
  const match = matchAt([...units, gun({ elements: '-9,9' })], { ...expert, phase: 'secondFire', ...setting })
  while (match.asked?.decision === 'chooseVolley') play(match, match.asked.seats[0] === 0 ? 'unit 0' : 'done')
  expect(match.asked?.decision).toBe('aimGun')
  return match
}

/** Fires at a field with dice and tells who was attacked, by his field, with factor, die and hit. */
export function shots(match: Played, label: string, dice: string, kind = 'hex') {
  const events = play(match, `${kind} ${hexAt(stateOf(match), label)} =${dice}`)
  const where = (element: number) => places.get(element) ?? `${element}`
  return told(events, 'pierces').map(([, target, factor, die, hit]) => [where(target), factor, die, hit])
}

const places = new Map<number, string>()

/** Remembers who stands where before anybody falls. */
export function remember(match: Played, ...labels: string[]): Played {
  places.clear()
  for (const label of labels) places.set(on(stateOf(match), label), label)
  return match
}
