// Two terminals at once: only one installs, or builds the page; the other waits.

import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stop } from './failures.mjs'

/** Waits until no other process does the same here, then keeps others out. The lock lies outside node_modules, which npm empties. */
export async function lock(house, doing = 'installing') {
  const file = join(tmpdir(), `hexarium-${createHash('sha256').update(house).digest('hex').slice(0, 16)}.lock`)
  const unlock = () => rmSync(file, { force: true })
  for (let isTold = false; !grab(file); ) {
    if (!isTold && !abandoned(file)) {
      console.error(`Another terminal is ${doing}; waiting for it …`)
      isTold = true
    }
    await new Promise(resolve => setTimeout(resolve, 500))
    if (abandoned(file)) clearAbandoned(file)
  }
  process.once('exit', unlock)
  return () => {
    process.off('exit', unlock)
    unlock()
  }
}

function grab(file) {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw new Stop(`The temporary folder cannot be written (${error.code}): free space there or set TMPDIR.`)
  }
}

/** Is the lock's owner dead? A lock still without an owner is given ten seconds. */
export function abandoned(file) {
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    if (!owner) return Date.now() - statSync(file).mtimeMs > 10_000
    process.kill(owner, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Only one of several waiters may clear an abandoned lock, or the second would clear the first one's new lock. */
function clearAbandoned(file) {
  const clearing = `${file}.clearing`
  if (!grab(clearing)) {
    if (existsSync(clearing) && Date.now() - statSync(clearing).mtimeMs > 10_000) rmSync(clearing, { force: true })
    return
  }
  if (abandoned(file)) rmSync(file, { force: true })
  rmSync(clearing, { force: true })
}
