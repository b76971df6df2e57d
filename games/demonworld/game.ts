import { defineGame } from '@hexarium/kernel'
import { aid } from './aid.ts'
import { answer } from './answer.ts'
import { begin } from './begin.ts'
import { bot } from './bot.ts'
import { contents } from './census.ts'
import { plays } from './chapters.ts'
import { check } from './check.ts'
import { events } from './events.ts'
import { later } from './later.ts'
import { odds } from './odds.ts'
import { position } from './position.ts'
import { resign } from './resign.ts'
import { battle as start } from './rules/round.ts'
import { scene } from './scene.ts'
import { settings } from './settings.ts'
import type { Demonworld } from './state.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { imagine, type View, view } from './view.ts'

/** Demonworld, second edition: introduction, standard and expert game with the additional rules. */
export const demonworld = defineGame<Demonworld, View>({
  id: 'demonworld',
  rules: '2',
  older: ['1'],
  seats: { min: 2, max: 2 },
  minutes: [60, 240],
  settings,
  setup: begin,
  start,
  view,
  imagine,
  check,
  scene,
  text: { en, de, fr },
  events,
  plays,
  bot,
  contents,
  odds,
  aid,
  position,
  answer,
  resign,
  later,
})
