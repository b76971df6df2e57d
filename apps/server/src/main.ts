import { enableCompileCache } from 'node:module'

enableCompileCache() // what was compiled once is not compiled again: a start takes half the time

const { run } = await import('./command.ts')
process.exitCode = await run(process.argv.slice(2))
