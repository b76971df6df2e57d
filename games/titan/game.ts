import type { GameCore } from '@hexarium/kernel'
import { begin } from './begin.ts'
import { events } from './events.ts'
import { resign } from './resign.ts'
import { drawAgreed, evaluate } from './rules/ending.ts'
import { titan as start } from './rules/turn.ts'
import { scene } from './scene/index.ts'
import { presets, settings } from './settings.ts'
import type { Titan } from './state.ts'
import { imagine, type View, view } from './view.ts'

/** Titan: two to six players, one Titan each, the last one wins. */
export const game: GameCore<Titan, View> = {
  id: 'titan',
  rules: '4',
  older: ['1', '2', '3'],
  hasty: ['1'],
  seats: { min: 2, max: 6 },
  minutes: [90, 300],
  settings,
  presets,
  setup: begin,
  start,
  view,
  imagine,
  scene,
  events,
  resign,
  drawAgreed,
  breakOff: evaluate,
}
