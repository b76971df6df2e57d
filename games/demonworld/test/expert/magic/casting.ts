import { play } from '@hexarium/laws/test-kit'
import { SPELL_NAMES } from '../../../content/expert/spells.ts'
import { type Played, stateOf } from '../../examples.ts'
import { type Given, matchAt, on, type Setting } from '../../table.ts'

/** What the tests of magic share: a magic phase, its people, and casting in a line. */
export const expert: Setting = { rules: 'expert', phase: 'magic' }
export const casting = (units: readonly Given[], setting: Setting = {}) => matchAt(units, { ...expert, ...setting })
export const spellOf = (match: Played, label: string, name: string) =>
  `spell ${on(stateOf(match), label)} ${SPELL_NAMES.indexOf(name as never)}`
export const foe: Given = { side: 1, card: 'orcGuard', elements: '6,-6=L 7,-6=S 8,-6 6,-7 7,-7', facing: 4, order: 'H' }
export const sandor: Given = { side: 0, card: 'sandor', elements: '0,0' }
export const wyrrmsch: Given = { side: 1, card: 'wyrrmsch', elements: '0,-9', facing: 4 }
export const foot: Given = { side: 0, card: 'nobleFoot', elements: '0,2=L 1,2=S 2,2=M 0,3 1,3', order: 'H' }

/** Sandor casts a spell at a unit with dice. */
export function cast(match: Played, label: string, name: string, target: string, extra: number, dice: string) {
  play(match, spellOf(match, label, name), target)
  return play(match, `extra ${extra}${dice}`)
}
