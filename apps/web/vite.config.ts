import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { gameData } from './build/data.ts'
import { offline, packed } from './build/offline.ts'

/** Files that belong together come as one, instead of many small ones: what every page needs, and what a table needs at once. */
const together = [
  {
    name: 'house',
    test: /node_modules\/@?preact|web\/src\/((language|route|preferences|storage|data|words\/en)\.ts|pages\/(coming|first-question))/,
  },
  { name: 'proofs', test: /noble|packages\/kernel\/src\/match/, includeDependenciesRecursively: false },
  { name: (file: string, graph: Graph) => (neededBy(TABLE, graph).has(file) ? 'table' : null), test: /web\/src\// },
]

type Graph = { getModuleInfo(file: string): { importedIds: readonly string[] } | null }

/** A file with all it imports, and what that imports, but for what is fetched when it is first wanted. */
function neededBy(file: string, graph: Graph): ReadonlySet<string> {
  const needed = new Set([file])
  for (const file of needed) for (const imported of graph.getModuleInfo(file)?.importedIds ?? []) needed.add(imported)
  return needed
}
const TABLE = resolve(import.meta.dirname, 'src/table/page.tsx')
const WORKER = resolve(import.meta.dirname, 'src/port/rules.worker.ts')
/**
 * What the worker needs at once lies beside its own file: parts that come later import from there. The file itself nobody may import,
 * since WebKit may then begin it a second time, and two workers answer as one.
 */
const sitting = {
  name: (file: string, graph: Graph) => (file !== WORKER && neededBy(WORKER, graph).has(file) ? 'sitting' : null),
  test: /web\/src\//,
}
/** The kernel and the hexes; apart from them what only bots and positions want, and what helps people once they look at a board. */
const kernel = [
  {
    name: 'looking',
    test: /packages\/kernel\/src\/help\/(aid|stakes|preview|proposal|keeping|for-decision)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'positions',
    test: /packages\/kernel\/src\/help\/(advice|position|codec|taste)/,
    includeDependenciesRecursively: false,
  },
  { name: 'guiding', test: /packages\/kernel\/src\/guide/, includeDependenciesRecursively: false },
  {
    name: 'lookups',
    test: /packages\/kernel\/src\/(show\/(almanac|measured)|help\/luck)/,
    includeDependenciesRecursively: false,
  },
  { name: 'kernel', test: /packages\/(kernel|hex)\/src\/(?!show\/(german|french))|noble/ },
]
/** What a game's board needs comes as one file, which packs better than several: all but its texts, its help and its tools. */
const game = {
  name: (file: string) => GAME.exec(file)?.[1] ?? null,
  test: (file: string) => GAME.test(file),
}
const GAME =
  /games\/([\w-]+)\/(?!registry|text|almanac|bot|aid|odds|position|answer|help|tools|book|census|check|expert|guide|campaigns|contest|handicap|digest|content\/(sources|expert\/trajectory))/
/** So do the chapters that only some tables play by. */
const expert = { name: 'expert', test: /games\/demonworld\/expert\// }

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { codeSplitting: { groups: [...kernel, sitting, game, expert] } } },
  },
  plugins: [gameData(), offline(), packed()],
})
