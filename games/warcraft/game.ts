import { defineGame } from '@hexarium/kernel'
import { aid } from './aid.ts'
import { answer } from './answer.ts'
import { begin } from './begin.ts'
import { bot } from './bot.ts'
import { contents } from './census.ts'
import { check } from './check.ts'
import { RESOURCE_DIE } from './content/components.ts'
import { events } from './events.ts'
import { imagine } from './imagine.ts'
import { odds } from './odds.ts'
import { position } from './position.ts'
import { resign } from './resign.ts'
import { warcraft as start } from './rules/turn.ts'
import { breakOff, drawAgreed } from './rules/victory.ts'
import { scene } from './scene.ts'
import { settings } from './settings.ts'
import type { Warcraft } from './state.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { type View, view } from './view.ts'

/** Warcraft: The Board Game with its Expansion Set, for two to four players. */
export const warcraft = defineGame<Warcraft, View>({
  id: 'warcraft',
  rules: '2',
  older: ['1'],
  seats: { min: 2, max: 4 },
  minutes: [90, 150],
  settings,
  setup: begin,
  start,
  view,
  imagine,
  check,
  scene,
  text: { en, de, fr },
  events,
  dice: [RESOURCE_DIE],
  bot,
  contents,
  position,
  answer,
  odds,
  aid,
  resign,
  drawAgreed,
  breakOff,
})
