import { defineGame } from '@hexarium/kernel'
import { aid } from './aid.ts'
import { answer } from './answer.ts'
import { begin } from './begin.ts'
import { bot } from './bot.ts'
import { check } from './check.ts'
import { events } from './events.ts'
import { odds } from './odds.ts'
import { position } from './position.ts'
import { resign } from './resign.ts'
import { drawAgreed, evaluate } from './rules/ending.ts'
import { titan as start } from './rules/turn.ts'
import { scene } from './scene.ts'
import { settings } from './settings.ts'
import type { Titan } from './state.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { imagine, type View, view } from './view.ts'

/** Titan: two to six players, one Titan each, the last one wins. */
export const titan = defineGame<Titan, View>({
  id: 'titan',
  rules: '2',
  older: ['1'],
  seats: { min: 2, max: 6 },
  minutes: [90, 300],
  settings,
  setup: begin,
  start,
  view,
  imagine,
  check,
  scene,
  text: { en, de, fr },
  events,
  bot,
  position,
  answer,
  odds,
  aid,
  resign,
  drawAgreed,
  breakOff: evaluate,
})
