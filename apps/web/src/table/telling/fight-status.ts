import type { StageScene } from '@hexarium/kernel'
import type { Moment } from '../../port/moment.ts'
import { later } from '../../words/later/later.ts'

/** How far a fight is: its round, its phase, and who is to act. */
export function fightStatus({ round, phase = '', rolling = [] }: StageScene, { seats }: Moment): string {
  const names = rolling.flatMap(seat => seats[seat]?.side ?? [])
  return [
    round === undefined ? '' : later.value.fightRound(round),
    phase,
    names.length > 0 ? later.value.fightTurn(names.join(', ')) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
