import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@hexarium/kernel'
import type { Plugin } from 'vite'

const games = join(import.meta.dirname, '..', '..', '..', 'games')

/**
 * `virtual:games`, the registry as a page wants it: a game comes with the words of one language, its bot when a bot plays,
 * and without what only the terminal asks it. A game adds nothing here.
 */
export function pageGames(): Plugin {
  return {
    name: 'hexarium-games',
    enforce: 'pre',
    resolveId: id => (id === 'virtual:games' ? '\0games' : IN_LANGUAGE.test(id) ? id : undefined),
    load(id) {
      if (id === '\0games') return registrySource()
      const [, file, language] = IN_LANGUAGE.exec(id) ?? []
      return file ? inLanguage(file, language as Language) : undefined
    },
  }
}

const IN_LANGUAGE = /^(.*\/game\.ts)\?in=(\w\w)$/

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
  const bots = lines.map(([, id, folder]) => `  '${id}': async () => (await import(${file(folder!, 'bot.ts')})).bot,`)
  return `export const games = {\n${loaders.join('\n')}\n}\nexport const bots = {\n${bots.join('\n')}\n}\n`
}

/** A game's table of contents with one language in the place of all. */
function inLanguage(file: string, language: Language): string {
  const source = readFileSync(file, 'utf8')
  let found = 0
  const spoken = source.replace(/^import \{ (en|de|fr) \} from '\.\/text\/\1\.ts'$/gm, (_line, name) => {
    found++
    return `import { ${language} as ${name} } from './text/${language}.ts'`
  })
  if (found !== LANGUAGES.length) throw new Error(`${file} does not take its texts from text/en.ts, de.ts and fr.ts`)
  return spoken.replace(/^import \{ (bot|answer) \} from '\.\/\1\.ts'$/gm, '').replace(/^ {2}(bot|answer),$/gm, '')
}
