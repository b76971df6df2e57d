import { defineGame } from '@hexarium/kernel'
import { aid } from './aid.ts'
import { answer } from './answer.ts'
import { begin } from './begin.ts'
import { bot } from './bot.ts'
import { contents } from './census.ts'
import { check } from './check.ts'
import { events } from './events.ts'
import { odds } from './odds.ts'
import { position } from './position.ts'
import { resign } from './resign.ts'
import { dragonRage as start } from './rules/turn.ts'
import { scene } from './scene.ts'
import { settings } from './settings.ts'
import type { DragonRage } from './state.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { imagine, type View, view } from './view.ts'

/** Dragon Rage: an invader against a walled city. */
export const dragonRage = defineGame<DragonRage, View>({
  id: 'dragon-rage',
  rules: '2',
  older: ['1'],
  seats: { min: 2, max: 2 },
  minutes: [60, 120],
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
  contents,
  position,
  answer,
  odds,
  aid,
  resign,
})
