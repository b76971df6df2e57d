import type { GameCore } from '@hexarium/kernel'
import { begin } from './begin.ts'
import { RESOURCE_DIE } from './content/components.ts'
import { events } from './events.ts'
import { imagine } from './imagine.ts'
import { resign } from './rules/resign.ts'
import { warcraft as start } from './rules/turn.ts'
import { breakOff, drawAgreed } from './rules/victory/winning.ts'
import { scene } from './scene/index.ts'
import { EARLY, FORMER, presets, settings } from './settings.ts'
import type { Warcraft } from './state.ts'
import { type View, view } from './view.ts'

/** Warcraft: The Board Game with its Expansion Set, for two to four players. */
export const game: GameCore<Warcraft, View> = {
  id: 'warcraft',
  rules: '7',
  older: [...FORMER],
  hasty: [...EARLY],
  seats: { min: 2, max: 4 },
  minutes: [90, 150],
  settings,
  presets,
  setup: begin,
  start,
  view,
  imagine,
  scene,
  events,
  dice: [RESOURCE_DIE],
  resign,
  drawAgreed,
  breakOff,
}
