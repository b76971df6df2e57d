/**
 * Stands in for vitest in the test files of a game whose rules are changed: tests are collected and not run, so that those
 * which touch a change can be run again and again without loading anything anew.
 */

import { format } from 'node:util'

type Body = (...given: never[]) => unknown

/** A test of the game, and what it took when nothing was changed. */
export interface Collected {
  name: string
  run: () => unknown
  milliseconds: number
}

/** Every test of the files loaded so far. */
export const collected: Collected[] = []

const above: string[] = []

/** A test is collected under the names around it. */
export function test(name: string, body: Body): void {
  collected.push({ name: [...above, name].join(' > '), run: body as () => unknown, milliseconds: 0 })
}

test.each = each(test)

/** A group of tests; its name goes before theirs. */
export function describe(name: string, body: Body): void {
  above.push(name)
  ;(body as () => void)()
  above.pop()
}

describe.each = each(describe)

/**
 * The real one, which the runner of tests puts there.
 * @public
 */
export const expect = (globalThis as Record<string, unknown>)['expect']

function each(one: (name: string, body: Body) => void) {
  return (rows: readonly unknown[]) => (name: string, body: Body) => {
    for (const row of rows) {
      const given = Array.isArray(row) ? row : [row]
      one(format(name, ...given), () => body(...(given as never[])))
    }
  }
}
