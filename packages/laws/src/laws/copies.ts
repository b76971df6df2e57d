import { canonical, copy, impure } from '@hexarium/kernel'
import { openTable, perform, randomChoice } from './deed.ts'
import type { Law, Walk } from './law.ts'

/** How far play goes on in a copy. */
const ON = 10

/** A copy shares nothing with its original. */
export const copiesShareNothing: Law = {
  id: 3,
  title: 'a copy shares nothing with its original',
  watch(walk) {
    let fresh = true
    return {
      rest() {
        const fault = fresh ? newGamesShare(walk) : undefined
        fresh = false
        return fault ?? (walk.sampled ? copyShares(walk) : undefined)
      },
    }
  },
}

function newGamesShare({ game, table }: Walk): string | undefined {
  const path = sharedPath(openTable(game, table), openTable(game, table))
  return path && `two new games share ${path}; set-up must make it anew for each`
}

function copyShares(walk: Walk): string | undefined {
  const { game, state } = walk
  const twice = repeatedPath(state)
  if (twice) return `the same object stands in two places of the state, ${twice}; a copy would part them`
  const twin = copy(state)
  const path = sharedPath(state, twin)
  if (path) return `a copy shares ${path} with its original${reason(state)}`
  const text = canonical(state)
  for (let step = 0; step < ON && twin.core.result === null; step++) {
    const deed = randomChoice(game, twin, walk.chance)
    if (!deed) break
    perform(game, twin, deed)
  }
  return canonical(state) === text ? undefined : 'playing on in a copy changed the original'
}

function reason(state: unknown): string {
  const fault = impure(state)
  return fault ? ` (${fault})` : ''
}

/** The path of an object that both values hold; undefined if they share none. */
export function sharedPath(a: unknown, b: unknown): string | undefined {
  const owned = new Set<object>()
  visit(a, '', object => {
    owned.add(object)
    return false
  })
  return visit(b, '', object => owned.has(object))
}

/** The path of an object that stands in two places of a value. */
export function repeatedPath(value: unknown): string | undefined {
  const met = new Set<object>()
  return visit(value, '', object => {
    const known = met.has(object)
    met.add(object)
    return known
  })
}

/** The path of the first object for which `stop` holds. */
function visit(value: unknown, path: string, stop: (object: object) => boolean): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (stop(value)) return path.slice(1) || 'everything'
  for (const [key, item] of Object.entries(value)) {
    const found = visit(item, `${path}.${key}`, stop)
    if (found) return found
  }
  return undefined
}
