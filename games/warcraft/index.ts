import { defineGame } from '@hexarium/kernel'
import { game } from './game.ts'
import { help } from './help.ts'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'
import { text as fr } from './text/fr.ts'
import { tools } from './tools.ts'

/** All of Warcraft, for tests. */
export const warcraft = defineGame({ ...game, ...help, ...tools, text: { en, de, fr } })
