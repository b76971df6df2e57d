import type { GameCore } from '@hexarium/kernel'
import { begin } from './begin.ts'
import { events } from './events.ts'
import { resign } from './resign.ts'
import { dragonRage as start } from './rules/turn.ts'
import { scene } from './scene/index.ts'
import { FORMER, presets, settings } from './settings.ts'
import type { DragonRage } from './state.ts'
import { imagine, type View, view } from './view.ts'

/** Dragon Rage: an invader against a walled city. */
export const game: GameCore<DragonRage, View> = {
  id: 'dragon-rage',
  rules: '8',
  older: [...FORMER],
  hasty: ['1'],
  seats: { min: 2, max: 2 },
  minutes: [60, 120],
  settings,
  presets,
  setup: begin,
  start,
  view,
  imagine,
  scene,
  events,
  resign,
}
