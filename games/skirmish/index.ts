import { defineGame } from '@hexarium/kernel'
import { almanac } from './almanac/index.ts'
import { game } from './game.ts'
import { help } from './help.ts'
import { text as de } from './text/de/index.ts'
import { text as en } from './text/en/index.ts'
import { text as fr } from './text/fr/index.ts'
import { tools } from './tools.ts'

/** All of Skirmish, for tests. */
export const skirmish = defineGame({ ...game, ...help, ...tools, text: { en, de, fr }, almanac })
