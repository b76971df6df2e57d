import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, chart, wholeGame, withoutSources } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { Plugin } from 'vite'
import { parseDigest } from '../../../tools/rules/digest.ts'
import { bookFiles } from './book.ts'
import { hallGame } from './picture.ts'

const house = join(import.meta.dirname, '..', '..', '..')

/** Makes the data files of every game in the registry: what the hall shows, glyphs, rule books. A game adds nothing here. */
async function dataFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const games = await Promise.all(Object.values(registry).map(wholeGame))
  files.set(
    'hall',
    JSON.stringify(games.map(game => hallGame(game, Object.keys(registry[game.id].campaigns ?? {}).length))),
  )
  const books: Record<string, string[]> = {}
  for (const game of games) {
    const book = bookFiles(game)
    books[game.id] = book.languages
    for (const [name, text] of book.files) files.set(name, text)
    files.set(`glyphs-${game.id}`, JSON.stringify(glyphsOf(game.id)))
    files.set(`rules-${game.id}`, JSON.stringify({ ...rulesOf(game), course: chart(game) }))
  }
  files.set('books', JSON.stringify(books))
  return files
}

/** A game's rules as those who build it read them. */
export function rulesOf({ id: game, digest }: Pick<AnyGame, 'id' | 'digest'>) {
  if (!digest) throw new Error(`${game} does not say where its rules are written down.`)
  const texts = digest.files.map(file => [file, readFileSync(join(house, 'docs', 'rules', file), 'utf8')])
  const { rules, rulings } = parseDigest(game, digest, Object.fromEntries(texts))
  return {
    game,
    rules: rules.map(({ id, title, text, headings }) => ({
      id,
      headings,
      title: withoutSources(title),
      text: withoutSources(text),
    })),
    rulings: rulings.map(({ id, text }) => ({ id, text: withoutSources(text) })),
  }
}

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

let iconSet: IconSet | undefined

/** The glyphs a game names somewhere in its scene or content. */
export function glyphsOf(game: string): Record<string, string> {
  iconSet ??= JSON.parse(
    readFileSync(join(house, 'node_modules', '@iconify-json', 'game-icons', 'icons.json'), 'utf8'),
  ) as IconSet
  const sources = globSync(`games/${game}/{scene,content}{.ts,/**/*.ts}`, { cwd: house })
  const glyphs: Record<string, string> = {}
  for (const source of sources) {
    const text = readFileSync(join(house, source), 'utf8')
    for (const [, name] of text.matchAll(/'([a-z0-9]+(?:-[a-z0-9]+)*)'/g)) {
      const icon = iconSet.icons[name] ?? iconSet.icons[iconSet.aliases?.[name]?.parent ?? '']
      if (icon) glyphs[name] = icon.body.replaceAll(' fill="currentColor"', '')
    }
  }
  return glyphs
}

/** Serves the data files while one works on the app, and writes them beside it when it is built. */
export function gameData(): Plugin {
  let made: Promise<Map<string, string>> | undefined
  const files = () => (made ??= dataFiles())
  return {
    name: 'hexarium-data',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = /\/data\/([\w-]+)\.json$/.exec(request.url ?? '')?.[1]
        const text = name === undefined ? undefined : (await files()).get(name)
        if (text === undefined) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(text)
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, source] of await files()) {
        this.emitFile({ type: 'asset', fileName: `data/${name}.json`, source })
      }
    },
  }
}
