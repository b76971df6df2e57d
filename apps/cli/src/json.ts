import { Problem } from './problem.ts'

/** JSON a person may have written or damaged; a fault names its line and column. */
export function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    if (text.trim() === '') throw new Problem(`${place} is empty; JSON is wanted.`)
    const fault = findFault(text)
    const before = text.slice(0, fault.at).split('\n')
    const where = `line ${before.length}, column ${before.at(-1)!.length + 1}`
    throw new Problem(`${place}, ${where}: this is no JSON, ${fault.says}.`)
  }
}

interface Fault {
  at: number
  says: string
}

class Found extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault.says)
    this.fault = fault
  }
}

/** Where a text stops being JSON. The engine's own messages name the place only sometimes. */
function findFault(text: string): Fault {
  let at = 0
  try {
    value()
    return { at, says: 'there is something after its end' }
  } catch (error) {
    if (error instanceof Found) return error.fault
    throw error
  }

  function value(): void {
    skip(/[ \t\n\r]*/y)
    if (text[at] === '{') series('}', member)
    else if (text[at] === '[') series(']', value)
    else if (!skip(/"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|true|false|null/uy))
      if (!skip(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y)) wanted('a value')
    skip(/[ \t\n\r]*/y)
  }

  function member(): void {
    skip(/[ \t\n\r]*/y)
    if (!skip(/"(?:[^"\\\p{Cc}]|\\.)*"/uy)) wanted('a key in double quotes')
    skip(/[ \t\n\r]*/y)
    if (!skip(/:/y)) wanted('a colon')
    value()
  }

  function series(end: string, item: () => void): void {
    at++
    skip(/[ \t\n\r]*/y)
    if (text[at] === end) {
      at++
      return
    }
    for (;;) {
      item()
      skip(/[ \t\n\r]*/y)
      if (text[at] === end) break
      if (text[at] !== ',') wanted(`a comma or ${end}`)
      at++
    }
    at++
  }

  function skip(pattern: RegExp): boolean {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at += found[0].length
    return found !== null
  }

  function wanted(what: string): never {
    const here = at >= text.length ? 'the text ends' : `“${text.slice(at, at + 12).split('\n')[0]}” stands`
    throw new Found({ at, says: `${here} where ${what} is wanted` })
  }
}
