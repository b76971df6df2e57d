import type { GameCore } from '@hexarium/kernel'
import { events } from './events.ts'
import { toyGame as start } from './rules/race.ts'
import { scene } from './scene.ts'
import { setup, type ToyGame } from './state.ts'
import { type View, view } from './view.ts'

/** Toy Game: two runners on a few hexes. */
export const game: GameCore<ToyGame, View> = {
  id: 'toy-game',
  rules: '1',
  seats: { min: 2, max: 2 },
  minutes: [1, 5],
  settings: { turns: { kind: 'number', min: 10, max: 60, default: 30, rule: 'TG-2.2' } },
  setup: ({ settings }) => setup(settings['turns'] as number),
  start,
  view,
  scene,
  events,
}
