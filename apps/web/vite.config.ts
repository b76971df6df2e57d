import { defineConfig } from 'vite'
import { gameData } from './build/data.ts'
import { pageGames } from './build/games.ts'
import { offline, packed } from './build/offline.ts'

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
  },
  worker: { format: 'es', plugins: () => [pageGames()] },
  plugins: [pageGames(), gameData(), offline(), packed()],
})
