/** The commands that our READMEs tell people to type. */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './newcomer.ts'

/** A command as a README names it, and where. */
export interface Named {
  command: string
  where: string
}

/** Settings before it, and what is piped into it, belong to a command. */
const COMMAND = /^(?:echo .* \| )?(?:[A-Z_]+=\S+ )*(?:npm (?:start|test|run )|hexarium |node )\S*/

/** What stands for something else, such as `<command>`, cannot be typed. */
const PLACEHOLDER = /<\w+>/

/** All commands of one README: lines of its code blocks, and code within its text. */
export function commandsIn(file: string, text: string): Named[] {
  let isCode = false
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) isCode = !isCode
    // Behind two spaces, or a #, a block says what a line is for.
    const candidates = isCode
      ? [line.split(/ {2,}|\s+# /)[0]]
      : [...line.matchAll(/`([^`]+)`/g)].map(([, code]) => code)
    return candidates
      .map(one => one.trim())
      .filter(one => COMMAND.test(one) && !PLACEHOLDER.test(one))
      .map(command => ({ command, where: `${file}:${index + 1}` }))
  })
}

/** All commands of the README and those of the apps, each once. */
export function namedCommands(): Named[] {
  const files = ['README.md', ...globSync('apps/*/README.md', { cwd: root }).sort()]
  const all = files.flatMap(file => commandsIn(file, readFileSync(join(root, file), 'utf8')))
  return all.filter(({ command }, index) => all.findIndex(other => other.command === command) === index)
}

/** What does not fit: commands nobody exercises, and exercises of what no README names. One sentence each. */
export function misfits(named: readonly Named[], exercised: readonly string[]): string[] {
  const names = new Set(named.map(({ command }) => command))
  return [
    ...named
      .filter(({ command }) => !exercised.includes(command))
      .map(({ command, where }) => `${where} names “${command}”, which tools/door/commands.ts does not exercise.`),
    ...exercised
      .filter(command => !names.has(command))
      .map(command => `tools/door/commands.ts exercises “${command}”, which no README names.`),
  ]
}
