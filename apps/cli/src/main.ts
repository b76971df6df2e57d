#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// Half of a small command's time is reading the program; the second time it is read from a cache.
enableCompileCache()

// Whoever reads our output may have seen enough, as in `hexarium rules titan | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 70))

const { dispatch } = await import('./dispatch.ts')
process.exitCode = await dispatch(process.argv.slice(2))
