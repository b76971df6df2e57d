/**
 * Plain data: numbers, strings, booleans, null, arrays and small objects. Everything a state or a view holds.
 * An array holds either objects or primitives, never both: its first element tells which (law 3 checks it).
 */

/** A deep copy that shares nothing with its original. */
export function copy<T>(value: T): T {
  return typeof value === 'object' && value !== null ? (copyObject(value) as T) : value
}

function copyObject(value: object): object {
  if (Array.isArray(value)) {
    if (typeof value[0] !== 'object') return value.slice()
    const length = value.length
    const to: unknown[] = new Array(length)
    for (let i = 0; i < length; i++) {
      const item = value[i]
      to[i] = typeof item === 'object' && item !== null ? copyObject(item) : item
    }
    return to
  }
  const from = value as Record<string, unknown>
  const to: Record<string, unknown> = {}
  for (const key in from) {
    const item = from[key]
    to[key] = typeof item === 'object' && item !== null ? copyObject(item) : item
  }
  return to
}

/** True if both hold the same data, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  return keys.every(key => Object.hasOwn(right, key) && same(left[key], right[key]))
}

/** JSON with sorted keys: equal data, equal text, on every machine. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const object = value as Record<string, unknown>
  const parts = Object.keys(object)
    .filter(key => object[key] !== undefined)
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonical(object[key])}`)
  return `{${parts.join(',')}}`
}

/** Where a value is not plain data, as a path; undefined if all of it is. */
export function impure(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path}: ${value} is not JSON`
  if (typeof value !== 'object') return `${path}: a ${typeof value} is not plain data`
  if (Array.isArray(value)) return impureArray(value, path)
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path}: an instance is not plain data`
  for (const [key, item] of Object.entries(value)) {
    const found = impure(item, `${path}.${key}`)
    if (found) return found
  }
  return undefined
}

function impureArray(array: unknown[], path: string): string | undefined {
  const objects = typeof array[0] === 'object'
  for (let i = 0; i < array.length; i++) {
    if (typeof array[i] === 'object' && array[i] !== null && !objects)
      return `${path}[${i}]: an object in an array of primitives`
    const found = impure(array[i], `${path}[${i}]`)
    if (found) return found
  }
  return undefined
}

/** One change on the way from one value to another: a path and what is there now (absent: removed). */
export type Change = { path: (string | number)[]; value?: unknown }

/** The changes that turn `before` into `after`. */
export function changes(before: unknown, after: unknown): Change[] {
  const found: Change[] = []
  collectChanges(before, after, [], found)
  return found
}

function collectChanges(before: unknown, after: unknown, path: (string | number)[], found: Change[]): void {
  if (before === after) return
  const comparable =
    typeof before === 'object' &&
    typeof after === 'object' &&
    before !== null &&
    after !== null &&
    Array.isArray(before) === Array.isArray(after) &&
    (!Array.isArray(before) || before.length === (after as unknown[]).length)
  if (!comparable) {
    found.push({ path, value: after })
    return
  }
  if (Array.isArray(before)) {
    for (let i = 0; i < before.length; i++) collectChanges(before[i], (after as unknown[])[i], [...path, i], found)
    return
  }
  const left = before as Record<string, unknown>
  const right = after as Record<string, unknown>
  for (const key of Object.keys(left)) {
    if (!Object.hasOwn(right, key) || right[key] === undefined) {
      if (left[key] !== undefined) found.push({ path: [...path, key] })
    } else collectChanges(left[key], right[key], [...path, key], found)
  }
  for (const key of Object.keys(right)) {
    if (right[key] !== undefined && !Object.hasOwn(left, key)) {
      found.push({ path: [...path, key], value: right[key] })
    }
  }
}

/** Applies changes and returns the new value; the old one stays as it was. */
export function applyChanges(before: unknown, list: readonly Change[]): unknown {
  let root = copy(before)
  for (const { path, value } of list) {
    if (path.some(step => step === '__proto__')) throw new Error('a change may not touch a prototype')
    if (path.length === 0) {
      root = copy(value)
      continue
    }
    let at = root as Record<string | number, unknown>
    for (let i = 0; i < path.length - 1; i++) at = at[path[i]!] as Record<string | number, unknown>
    const last = path[path.length - 1]!
    if (value === undefined) delete at[last]
    else at[last] = copy(value)
  }
  return root
}
