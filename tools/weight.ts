/** What is in the repository is what people wrote, and light to fetch: this finds what a build left behind, and pictures that grew. */

import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { extname, join } from 'node:path'

/** A file that git keeps, and how many bytes it has. */
export interface Kept {
  readonly file: string
  readonly size: number
}

/** What pictures may weigh, all of them together, and what any one file may. */
const PICTURES = 2_000_000
const FILE = 1_000_000

/** Things a build or a run makes anew. */
const LEFTOVERS =
  /(^|\/)(dist(\.[^/]*)?|node_modules|coverage|reports|findings)\/|\.(tsbuildinfo|log|map|br|gz|db)$|(^|\/)\.DS_Store$/

const pictures = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.bmp', '.tiff'])
const clumsy = new Set(['.bmp', '.tiff', '.gif', '.png'])

/** What should not be in the repository, a sentence each. */
export function burdens(files: readonly Kept[]): string[] {
  const shown = files.filter(({ file }) => pictures.has(extname(file)))
  const total = shown.reduce((sum, { size }) => sum + size, 0)
  return [
    ...files.filter(({ file }) => LEFTOVERS.test(file)).map(({ file }) => `${file} is made by a build: ignore it.`),
    ...shown.filter(({ file }) => clumsy.has(extname(file))).map(({ file }) => `${file} would be smaller as WebP.`),
    ...files
      .filter(({ size }) => size > FILE)
      .map(({ file, size }) => `${file} has ${inMegabytes(size)}; 1 MB is the most.`),
    ...(total > PICTURES
      ? [`${shown.length} pictures have ${inMegabytes(total)} together; ${inMegabytes(PICTURES)} is the most.`]
      : []),
  ]
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** The files git keeps; none where this is no repository, as in an archive of it. */
function keptIn(house: string): Kept[] {
  try {
    const list = execFileSync('git', ['ls-files', '-z'], { cwd: house, encoding: 'utf8', maxBuffer: 2 ** 26 })
    return list
      .split('\0')
      .filter(Boolean)
      .map(file => ({ file, size: statSync(join(house, file), { throwIfNoEntry: false })?.size ?? 0 }))
  } catch {
    return []
  }
}

if (import.meta.main) {
  const found = burdens(keptIn(join(import.meta.dirname, '..')))
  for (const burden of found) console.log(burden)
  process.exitCode = found.length > 0 ? 1 : 0
}
