import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
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

/** Files worth packing, and how small they must be to be left alone. */
const PACKED = /\.(js|css|html|json|svg|webmanifest)$/
const SMALL = 1024

/** Writes every text file once more as Brotli beside itself: a server sends that to browsers that can read it. */
export function packed(): Plugin {
  let folder = ''
  return {
    name: 'hexarium-packed',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      if (this.environment.name !== 'client') return
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name)
        if (!PACKED.test(name) || statSync(file).size < SMALL) continue
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
      }
    },
  }
}
