import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { LANGUAGES, type Language } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { Plugin } from 'vite'
import { standIn } from './stand-in.ts'

const games = join(import.meta.dirname, '..', '..', '..', 'games')

/** Fields of a game's table of contents that come once the board stands, and those only tools ask for. */
const LATER = ['bot', 'odds', 'aid', 'position']
const NEVER = ['answer', 'check', 'contents']

/**
 * `virtual:games`, the registry as a page wants it: a game comes with the words of one language; what is not needed to
 * sit down (bots, help, chapters that this table does not play) follows as its rest. A game adds nothing here.
 */
export function pageGames(): Plugin {
  return {
    name: 'hexarium-games',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === 'virtual:games') return '\0games'
      if (OWN.test(id)) return id
      if (!importer || !id.startsWith('.') || importer.endsWith(REST)) return undefined
      const late = await lateFiles()
      const file = resolve(dirname(importer), id)
      return late.has(file) && !late.has(importer) ? `${file}${STAND_IN}` : undefined
    },
    async load(id) {
      if (id === '\0games') return registrySource()
      const [, file, language] = OWN.exec(id) ?? []
      if (file === undefined) return undefined
      if (language !== undefined) return inLanguage(file, language as Language)
      return id.endsWith(STAND_IN) ? standIn(await import(file)) : restOf(file)
    },
  }
}

const REST = '?rest'
const STAND_IN = '?stand-in'
const OWN = /^(.*\.ts)\?(?:in=(\w\w)|rest|stand-in)$/

let late: Promise<ReadonlySet<string>> | undefined

/** The files of all games that come later. */
function lateFiles(): Promise<ReadonlySet<string>> {
  late ??= Promise.all(
    Object.entries(registry).map(async ([id, load]) =>
      ((await load()).later?.files ?? []).map(file => join(games, id, file)),
    ),
  ).then(lists => new Set(lists.flat()))
  return late
}

/** The lines of the registry, each language by itself. */
function registrySource(): string {
  const source = readFileSync(join(games, 'registry', 'index.ts'), 'utf8')
  const lines = [
    ...source.matchAll(/^ {2}'?([\w-]+)'?: async \(\) => \(await import\('@hexarium\/([\w-]+)'\)\)\.(\w+)/gm),
  ]
  const file = (folder: string, name: string) => JSON.stringify(join(games, folder, name))
  const loaders = lines.map(([, id, folder, name]) => {
    const spoken = LANGUAGES.map(
      language => `${language}: async () => (await import(${file(folder!, `game.ts?in=${language}`)})).${name}`,
    )
    return `  '${id}': { ${spoken.join(', ')} },`
  })
  const rests = lines.map(
    ([, id, folder]) => `  '${id}': async () => (await import(${file(folder!, `game.ts${REST}`)})).parts,`,
  )
  return `export const games = {\n${loaders.join('\n')}\n}\nexport const rests = {\n${rests.join('\n')}\n}\n`
}

/** Where a table of contents takes a field from. */
const takenFrom = (names: readonly string[]) =>
  new RegExp(`^import \\{ (${names.join('|')}) \\} from '(\\./[^']+)'$`, 'gm')

/** A game's table of contents with one language in the place of all, and without what comes later. */
function inLanguage(file: string, language: Language): string {
  const source = readFileSync(file, 'utf8')
  let found = 0
  const spoken = source.replace(/^import \{ (en|de|fr) \} from '\.\/text\/\1\.ts'$/gm, (_line, name) => {
    found++
    return `import { ${language} as ${name} } from './text/${language}.ts'`
  })
  if (found !== LANGUAGES.length) throw new Error(`${file} does not take its texts from text/en.ts, de.ts and fr.ts`)
  const missing = [...LATER, ...NEVER]
  return spoken.replace(takenFrom(missing), '').replace(new RegExp(`^ {2}(${missing.join('|')}),$`, 'gm'), '')
}

/** What comes later: the other fields, and the rules that stand-ins stood for. */
async function restOf(file: string): Promise<string> {
  const parts = [...readFileSync(file, 'utf8').matchAll(takenFrom(LATER))]
  const files = [...(await lateFiles())].filter(one => one.startsWith(`${dirname(file)}/`))
  return [
    ...parts.map(([line]) => line),
    ...files.map((one, n) => `import * as rules${n} from ${JSON.stringify(one)}`),
    ...files.map((one, n) => `import { fill as fill${n} } from ${JSON.stringify(`${one}${STAND_IN}`)}`),
    ...files.map((_, n) => `fill${n}(rules${n})`),
    `export const parts = { ${parts.map(([, name]) => name).join(', ')} }`,
  ].join('\n')
}
