import type { GameCore } from '@hexarium/kernel'
import { begin } from './begin.ts'
import { plays, wantsExpert } from './chapters.ts'
import { events } from './events.ts'
import { resign } from './resign.ts'
import { arrived } from './rules/expert.ts'
import { battle as start } from './rules/round.ts'
import { scene } from './scene/index.ts'
import { OLDER, presets, settings } from './settings.ts'
import type { Demonworld } from './state.ts'
import { imagine, type View, view } from './view.ts'

/** Demonworld, second edition: introduction, standard and expert game with the additional rules. */
export const game: GameCore<Demonworld, View> = {
  id: 'demonworld',
  rules: '13',
  older: [...OLDER],
  hasty: ['1'],
  seats: { min: 2, max: 2 },
  minutes: [60, 240],
  settings,
  presets,
  setup: begin,
  start,
  view,
  imagine,
  scene,
  events,
  plays,
  resign,
  chapters: () => arrived,
  wantsChapters: wantsExpert,
}
