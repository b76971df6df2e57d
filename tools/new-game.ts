/** `npm run new-game <name>`: a small game that keeps the laws, for its author to change into his own. */

import { spawnSync } from 'node:child_process'
import { existsSync, globSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withTightFrench } from './french.ts'
import { digests } from './rules/ids.ts'

/** Where the registry takes a new entry. */
const MARK = '  // `npm run new-game` writes its entry here.\n'

/** What a new game is called: `sea-race`, `seaRace`, `SeaRace`, “Sea Race”, and ids like `SR-1.1`. */
export interface Names {
  readonly id: string
  readonly value: string
  readonly type: string
  readonly title: string
  readonly prefix: string
}

/** The names that follow from an id; its ids begin with two letters that no other game has. */
export function namesOf(id: string, taken: readonly string[]): Names {
  const words = id.split('-')
  const title = words.map(word => word[0].toUpperCase() + word.slice(1))
  const letters = id.replace(/[^a-z]/g, '').toUpperCase()
  const wishes = [title.map(word => word[0]).join(''), ...[...letters].slice(1).map(letter => letters[0] + letter)]
  const prefix = wishes.find(wish => /^[A-Z]{2}$/.test(wish) && !taken.includes(wish))
  if (!prefix) throw new Error(`Every two letters of “${id}” are another game’s already: choose another name.`)
  return { id, value: words[0] + title.slice(1).join(''), type: title.join(''), title: title.join(' '), prefix }
}

/** What stands against this name, or nothing. */
export function cannotBeCalled(house: string, id: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length < 2)
    return `“${id}” cannot be a game’s name: lower-case letters and digits are, with hyphens between, such as sea-race.`
  return existsSync(join(house, 'games', id)) ? `There is a folder games/${id} already.` : undefined
}

/** Writes a game into the house, with its digest and its entry in the registry. The files written. */
export function writeGame(house: string, names: Names): string[] {
  const template = join(import.meta.dirname, 'new-game', 'template')
  const files = globSync('**/*.*', { cwd: template }).map(file => file.replaceAll('\\', '/'))
  const written = files.map(file => {
    const to = file === 'rules.md' ? `docs/rules/${names.id}.md` : `games/${names.id}/${file}`
    write(house, to, named(readFileSync(join(template, file), 'utf8'), names))
    return to
  })
  register(house, names)
  return [...written, 'games/registry/index.ts', 'games/registry/package.json'].toSorted()
}

function named(text: string, { id, value, type, title, prefix }: Names): string {
  return text
    .replaceAll('toy-game', id)
    .replaceAll('toyGame', value)
    .replaceAll('ToyGame', type)
    .replaceAll('Toy Game', title)
    .replaceAll('TG-', `${prefix}-`)
    .replaceAll("'TG'", `'${prefix}'`)
}

function write(house: string, file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), withTightFrench(file, text))
}

/** The registry's entry, what it depends on, and the link by which the game is found until npm makes it. */
function register(house: string, { id }: Names): void {
  const index = 'games/registry/index.ts'
  const text = readFileSync(join(house, index), 'utf8')
  if (!text.includes(MARK)) throw new Error(`${index} has lost the line that says where new games go: ${MARK.trim()}`)
  write(house, index, text.replace(MARK, entry(id) + MARK))
  const manifest = 'games/registry/package.json'
  const json = JSON.parse(readFileSync(join(house, manifest), 'utf8'))
  const dependencies = Object.entries({ ...json.dependencies, [`@hexarium/${id}`]: '0.1.0' })
  json.dependencies = Object.fromEntries(dependencies.sort(([a], [b]) => (a < b ? -1 : 1)))
  write(house, manifest, `${JSON.stringify(json, null, 2)}\n`)
  const link = join(house, 'node_modules/@hexarium', id)
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(join(house, 'games', id), link, 'junction')
}

function entry(id: string): string {
  const from = (part: string) => `() => import('@hexarium/${id}/${part}'),\n`
  const name = id.includes('-') ? `'${id}'` : id
  const languages = ['en', 'de', 'fr'].map(language => `      ${language}: ${from(`text/${language}`)}`).join('')
  const parts = ['game', 'help', 'tools'].map(part => `    ${part}: ${from(part)}`).join('')
  return `  ${name}: {\n${parts}    text: {\n${languages}    },\n  },\n`
}

async function main(house: string, [id, ...more]: readonly string[]): Promise<number> {
  const fault = id === undefined || more.length > 0 ? 'Use: npm run new-game <name>' : cannotBeCalled(house, id)
  if (fault) {
    console.error(fault)
    return 2
  }
  const taken = Object.values(await digests()).map(({ prefix }) => prefix)
  const names = namesOf(id, taken)
  const files = writeGame(house, names)
  const biome = join(house, 'node_modules/@biomejs/biome/bin/biome')
  spawnSync(process.execPath, [biome, 'check', '--write', `games/${id}`, 'games/registry'], { cwd: house })
  console.log(`${names.title} is there, a game of two runners on a few hexes:

${files.map(file => `  ${file}`).join('\n')}

What next:
  npm install                          writes it into package-lock.json
  npm test -- games/${id}
  npm run hexarium -- play ${id}
  npm start                            it is in the hall
  npm run rules -- ${id}               which rules (${names.prefix}-…) are proved

Then change it into your game, rule by rule: CONTRIBUTING.md, “Adding a rule”.`)
  return 0
}

if (import.meta.main) process.exitCode = await main(join(import.meta.dirname, '..'), process.argv.slice(2))
