/** `node tools/run.mjs credits`: writes the table of libraries in CREDITS.md from the package.json files. */

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const house = join(import.meta.dirname, '..')
const page = join(house, 'CREDITS.md')
const [begin, end] = ['<!-- libraries: begin -->', '<!-- libraries: end -->']

interface Manifest {
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

function read<T = Manifest>(path: string): T {
  return JSON.parse(readFileSync(join(house, path), 'utf8'))
}

/** What is installed, by its place: the house's, and what the bench installs when it is wanted. */
const locked: Readonly<Record<string, Manifest>> = Object.assign(
  {},
  ...['bench/package-lock.json', 'package-lock.json'].map(file => read<{ packages: object }>(file).packages),
)

const manifests = globSync('{.,packages/*,games/*,apps/*}/package.json', { cwd: house }).map(file => read(file))
const ofBench = Object.keys(read('bench/package.json').dependencies ?? {})
const inGame = new Set(manifests.flatMap(manifest => Object.keys(manifest.dependencies ?? {})))
const all = new Set([
  ...inGame,
  ...ofBench,
  ...manifests.flatMap(manifest => Object.keys(manifest.devDependencies ?? {})),
])

const libraries = [...all]
  .filter(name => !name.startsWith('@hexarium/'))
  .sort()
  .map(name => {
    const { version, license = 'see its page' } = locked[`node_modules/${name}`]
    return [name, version, license, inGame.has(name) ? 'running' : 'building and testing']
  })

const head = ['library', 'version', 'licence', 'used for']
const widths = head.map((title, column) => Math.max(title.length, ...libraries.map(row => row[column].length)))
const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
const table = [line(head), line(widths.map(width => '-'.repeat(width))), ...libraries.map(line)].join('\n')
const [before, after] = [readFileSync(page, 'utf8').split(begin)[0], readFileSync(page, 'utf8').split(end)[1]]
writeFileSync(page, `${before}${begin}\n${table}\n${end}${after}`)
