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

function read(path: string): Manifest {
  return JSON.parse(readFileSync(join(house, path), 'utf8'))
}

const manifests = globSync('{.,packages/*,games/*,apps/*}/package.json', { cwd: house }).map(read)
const inGame = new Set(manifests.flatMap(manifest => Object.keys(manifest.dependencies ?? {})))
const all = new Set([...inGame, ...manifests.flatMap(manifest => Object.keys(manifest.devDependencies ?? {}))])

const libraries = [...all]
  .filter(name => !name.startsWith('@hexarium/'))
  .sort()
  .map(name => {
    const { version, license = 'see its page' } = read(`node_modules/${name}/package.json`)
    return [name, version, license, inGame.has(name) ? 'running' : 'building and testing']
  })

const head = ['library', 'version', 'licence', 'used for']
const widths = head.map((title, column) => Math.max(title.length, ...libraries.map(row => row[column].length)))
const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
const table = [line(head), line(widths.map(width => '-'.repeat(width))), ...libraries.map(line)].join('\n')
const [before, after] = [readFileSync(page, 'utf8').split(begin)[0], readFileSync(page, 'utf8').split(end)[1]]
writeFileSync(page, `${before}${begin}\n${table}\n${end}${after}`)
