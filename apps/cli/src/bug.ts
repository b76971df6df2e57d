import { type Match, writeLine } from '@hexarium/kernel'
import { freshName, writeRecord } from './files.ts'

let underWay: { match: Match; doing: string } | undefined

/** Says which game is under way and what is being tried, so that a bug report can hold it. */
export function watchForBugs(match: Match, doing = ''): void {
  underWay = { match, doing }
}

/** Tells of a bug in Hexarium: the stack, and the record of the game it happened in. */
export function reportBug(error: unknown): void {
  process.stderr.write(`This is a bug in Hexarium, not your mistake.\n\n${told(error)}\n\n`)
  const saved = saveGame()
  if (saved) process.stderr.write(`${saved}\n`)
  process.stderr.write('Please report it with these lines and, if there is one, the record.\n')
}

/** With what lay behind it: an error of a thread tells only where its stack is. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const stack = error.stack ?? error.message
  return error.cause === undefined ? stack : `${stack}\nBehind it: ${told(error.cause)}`
}

function saveGame(): string | undefined {
  if (!underWay) return undefined
  const { match, doing } = underWay
  const tried = doing ? `; what was tried next: ${doing}` : ''
  try {
    const path = freshName(`${match.game.id}-bug`)
    writeRecord(path, match.record())
    return `The game up to there is saved in ${path}${tried}.`
  } catch {
    const last = match.lines.at(-1)
    return `The game could not be saved; seed ${match.dice.seed}, ${match.length} choices, the last: ${last}${tried}.`
  }
}

/** A choice as a bug report names it. */
export function doing(seat: number, choice: string): string {
  return writeLine({ is: 'choice', seat, choice, rolls: [], given: null })
}
