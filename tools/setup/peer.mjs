// What Hexarium is measured beside has a manifest of its own, bench/package.json: nobody who only plays needs it.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, progress, root } from '../setup.mjs'
import { explain, unreachable } from './failures.mjs'

/** Is what bench/package.json wants installed there? */
export function isPeerThere(bench) {
  const { dependencies } = JSON.parse(readFileSync(join(bench, 'package.json'), 'utf8'))
  return Object.entries(dependencies).every(([name, version]) => {
    const file = join(bench, 'node_modules', name, 'package.json')
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version
  })
}

/** Installs it where it is missing; without it the rest is measured, and it is said. */
export async function bringPeer(bench = join(root, 'bench'), run = npm) {
  if (isPeerThere(bench)) return
  const done = progress('Installing boardgame.io, to measure beside it (once)')
  // Asked first, because without a network npm tries for minutes; what lies in its cache may still be enough.
  const ping = await run(bench, ['ping', '--fetch-timeout=8000'])
  const reach = ping.code !== 0 && unreachable.test(ping.log) ? '--offline' : '--prefer-offline'
  const { code, log } = await run(bench, ['ci', '--ignore-scripts', reach])
  done(code === 0 ? 'done' : 'failed')
  if (code === 0) return
  const why = unreachable.test(log) ? 'The npm registry cannot be reached.' : explain(log)
  console.error(`${why} Everything else is measured without boardgame.io.`)
}
