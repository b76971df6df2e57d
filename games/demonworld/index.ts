import './expert/index.ts'
import { defineGame } from '@hexarium/kernel'
import { game } from './game.ts'
import { help } from './help.ts'
import { text as de } from './text/de/index.ts'
import { text as en } from './text/en/index.ts'
import { text as fr } from './text/fr/index.ts'
import { tools } from './tools.ts'

/** All of Demonworld, for tests. */
export const demonworld = defineGame({ ...game, ...help, ...tools, text: { en, de, fr } })
