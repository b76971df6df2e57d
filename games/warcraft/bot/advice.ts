import { fights } from './fighting.ts'
import { plays } from './playing.ts'
import { spends } from './spending.ts'
import { travels } from './travelling.ts'

/** What a sensible player does, question by question. */
export const advice = [...travels, ...fights, ...plays, ...spends]
