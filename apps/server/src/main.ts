import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

enableCompileCache() // what was compiled once is not compiled again: a start takes half the time

// What is not used any more is looked for when memory grew by an eighth, not when it doubled: that costs little, and saves much.
setFlagsFromString('--heap-growing-percent=12')

// The main thread has its room for the young by now (launch.json). Threads would take the same, whatever they are given.
setFlagsFromString('--max-semi-space-size=0')

const { run } = await import('./command.ts')
process.exitCode = await run(process.argv.slice(2))
