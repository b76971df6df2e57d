import { defineGame } from '@hexarium/kernel'
import { almanac } from './almanac/index.ts'
import { game } from './game.ts'
import { help } from './help.ts'
import { text as de } from './text/de/index.ts'
import { opening as deOpening } from './text/de/opening.ts'
import { text as en } from './text/en/index.ts'
import { opening as enOpening } from './text/en/opening.ts'
import { text as fr } from './text/fr/index.ts'
import { opening as frOpening } from './text/fr/opening.ts'
import { tools } from './tools.ts'

/** All of Titan, for tests. */
export const titan = defineGame({
  ...game,
  ...help,
  ...tools,
  text: { en, de, fr },
  opening: { en: enOpening, de: deOpening, fr: frOpening },
  almanac,
})
