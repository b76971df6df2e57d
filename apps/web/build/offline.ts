import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes the service worker with the list of everything that was built, so that the whole app works without a network. */
export function offline(): Plugin {
  return {
    name: 'hexarium-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        const files = Object.values(bundle)
        const hash = createHash('sha256')
        for (const file of files) hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source)
        const names = files.map(file => file.fileName).filter(name => !/\.map$|\.html$/.test(name))
        const list = ['./', 'manifest.webmanifest', 'icon.svg', ...names].join(' ')
        const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
          .replace('VERSION', hash.digest('hex').slice(0, 12))
          .replace('FILES', list)
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
      },
    },
  }
}
