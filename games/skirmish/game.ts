import type { GameCore } from '@hexarium/kernel'
import { skirmish as start } from './rules/round.ts'
import { scene } from './scene.ts'
import { events, type Skirmish, setup } from './state.ts'
import { imagine, type View, view } from './view.ts'

/** Skirmish: the smallest complete game of the house. */
export const game: GameCore<Skirmish, View> = {
  id: 'skirmish',
  rules: '3',
  older: ['1', '2'],
  seats: { min: 2, max: 2 },
  minutes: [5, 15],
  settings: { rounds: { kind: 'number', min: 3, max: 20, default: 10, rule: 'SK-8.1' } },
  setup: ({ settings }) => setup(settings['rounds'] as number),
  start,
  view,
  imagine,
  scene,
  events,
}
