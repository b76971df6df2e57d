import { defineConfig } from 'vite'
import { gameData } from './build/data.ts'
import { offline, packed } from './build/offline.ts'

/** Files that belong together come as one, instead of many small ones: what every page needs, and what a table needs at once. */
const together = [
  {
    name: 'house',
    test: /node_modules\/@?preact|web\/src\/((language|route|preferences|storage|data|words\/en|people\/me|online\/names)\.ts|pages\/(coming|frame|lost))/,
  },
  {
    name: 'table',
    test: /web\/src\/(board\/|port\/|sound|pages\/switches|table\/(?!over|open|seating|guide|tour|notebook|gravity|reminder|keys-dialog|text-view))/,
  },
]
/** The kernel and the hexes, without what only bots and positions want. */
const kernel = { name: 'kernel', test: /packages\/(kernel|hex)\/src\/(?!advice|position|codec)|noble/ }
/** What a game's board needs comes as one file, which packs better than several: all but its texts, its help and its tools. */
const game = {
  name: (file: string) => GAME.exec(file)?.[1] ?? null,
  test: (file: string) => GAME.test(file),
}
const GAME = /games\/([\w-]+)\/(?!registry|text|bot|aid|odds|position|answer|help|tools|census|check|expert)/
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
    rolldownOptions: { output: { codeSplitting: { groups: [kernel, game, expert] } } },
  },
  plugins: [gameData(), offline(), packed()],
})
