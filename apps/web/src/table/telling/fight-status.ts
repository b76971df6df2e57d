import type { StageScene } from '@hexarium/kernel'
import { words } from '../../language.ts'
import type { Moment } from '../../port/moment.ts'

/** How far a fight is: its round, its phase, and who is to act. */
export function fightStatus({ round, phase = '', rolling = [] }: StageScene, { seats }: Moment): string {
  const w = words.value
  const names = rolling.flatMap(seat => seats[seat]?.side ?? [])
  return [round === undefined ? '' : w.fightRound(round), phase, names.length > 0 ? w.fightTurn(names.join(', ')) : '']
    .filter(Boolean)
    .join(' · ')
}
