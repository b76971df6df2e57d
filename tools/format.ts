import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { tighten } from './french.ts'

const files = globSync('{games,apps,packages,tools/new-game/template}/**/*.{ts,md}', {
  exclude: path => /node_modules|(^|\/)(test|dist)(\/|$)/.test(path),
})
for (const file of tighten(files)) console.log(`${file}: French spaces`)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
