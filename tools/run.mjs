// The door to every npm script: `node tools/run.mjs <task> [arguments]`.
// This file alone must be readable by a Node too old for the rest, so it keeps to old syntax and imports nothing at the top.

const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Hexarium needs Node 20.19 or newer, but this is Node ${process.versions.node}: install a newer Node.`)
  process.exit(2)
}

import('./tasks.mjs').then(tasks => tasks.main(process.argv.slice(2)))
