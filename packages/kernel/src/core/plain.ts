/**
 * Plain data: numbers, strings, booleans, null, arrays and small objects. Everything a state or a view holds.
 * An array holds either objects or primitives, never both: its first element tells which (law 3 checks it).
 */

/** A deep copy that shares nothing with its original. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return copyObject(value) as T
  const to = sameShape(value) as Record<string, unknown>
  for (const key in to) {
    const item = to[key]
    if (typeof item === 'object' && item !== null) to[key] = copyObject(item)
  }
  return to as T
}

/**
 * A copy of an object that shares all it holds. States and views have dozens of keys: added one by one they would leave a slow
 * dictionary, and a spread that sees the shapes of many games takes twenty times as long (Node 24).
 */
function sameShape<T extends object>(value: T): T {
  return Object.assign({}, value)
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

/**
 * A copy of an object of numbers, strings and flat lists, as views want it: lists are copied, whatever else it holds is shared. Lists
 * that `before` holds just so are taken from there: at every step of every table most of them are.
 */
export function flatCopy<T extends object>(value: T, before?: object): T {
  const to = sameShape(value) as Record<string, unknown>
  const known = before as Record<string, unknown> | undefined
  for (const key in to) {
    const item = to[key]
    if (!Array.isArray(item)) continue
    const old = known?.[key]
    to[key] = Array.isArray(old) && areAlike(old, item) ? old : item.slice()
  }
  return to as T
}

/** True for lists of the very same items. This loop is most of what a view costs: it is kept by itself so that it stays quick. */
function areAlike(before: readonly unknown[], after: readonly unknown[]): boolean {
  const { length } = after
  if (before.length !== length) return false
  for (let i = 0; i < length; i++) if (before[i] !== after[i]) return false
  return true
}

/** True if both hold the same data, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b)
  if (Array.isArray(b)) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  return keys.every(key => Object.hasOwn(right, key) && same(left[key], right[key]))
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false
  return true
}

/**
 * The same data as `after`, made of the parts of `before` wherever those hold the same. So what stays from step to step is kept
 * once, and who compares the two need not look into what they share. Neither is changed.
 */
export function sharing<T>(before: unknown, after: T): T {
  if (before === after || !isPair(before, after)) return after
  return (Array.isArray(after) ? sharingList(before as unknown[], after) : sharingObject(before, after as object)) as T
}

/** The same for a view that was just made: it is nobody's yet, so that it takes those parts itself, which saves a copy. */
export function settled(before: object, fresh: object): object {
  const left = before as Record<string, unknown>
  const right = fresh as Record<string, unknown>
  let isSame = true
  for (const key in right) {
    const now = right[key]
    const old = left[key]
    if (old === now) continue
    const item = typeof now === 'object' ? sharing(old, now) : now
    if (item !== old) isSame = false
    if (item !== now) right[key] = item
  }
  return isSame && hasNoneBut(left, right) ? before : fresh
}

/** True if an object has no keys that another lacks. */
function hasNoneBut(left: object, right: object): boolean {
  for (const key in left) if (!(key in right)) return false
  return true
}

function sharingList(before: unknown[], after: unknown[]): unknown[] {
  if (areAlike(before, after)) return before
  if (typeof after[0] !== 'object') return after
  let isSame = true
  let made: unknown[] | undefined
  for (let i = 0; i < after.length; i++) {
    const item = sharing(before[i], after[i])
    if (item !== before[i]) isSame = false
    if (item !== after[i]) (made ??= after.slice())[i] = item
  }
  return isSame ? before : (made ?? after)
}

function sharingObject(before: object, after: object): object {
  const left = before as Record<string, unknown>
  const right = after as Record<string, unknown>
  let isSame = true
  let made: Record<string, unknown> | undefined
  for (const key in right) {
    const old = left[key]
    const now = right[key]
    if (old === now) continue
    const item = typeof now === 'object' ? sharing(old, now) : now
    if (item !== old) isSame = false
    if (item !== now) (made ??= sameShape(right))[key] = item
  }
  return isSame && hasNoneBut(left, right) ? before : (made ?? after)
}

/** JSON with sorted keys: equal data, equal text, on every machine. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return value.every(isFlat) ? JSON.stringify(value) : `[${value.map(canonical).join(',')}]`
  const object = value as Record<string, unknown>
  const parts = Object.keys(object)
    .filter(key => object[key] !== undefined)
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonical(object[key])}`)
  return `{${parts.join(',')}}`
}

/** True for what holds nothing else: numbers, words, nothing. */
function isFlat(value: unknown): boolean {
  return typeof value !== 'object' || value === null
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
    if (Number.isFinite(array[i])) continue // most lists are of numbers: no path is made for them
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
  if (isPair(before, after)) collectChanges(before, after as object, [], found)
  else if (before !== after) found.push({ path: [], value: after })
  return found
}

/** True for two objects, or two lists of the same length: what differs within them are changes of their own. */
function isPair(before: unknown, after: unknown): before is object {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false
  if (!Array.isArray(before)) return !Array.isArray(after)
  return Array.isArray(after) && before.length === after.length
}

/** Views are compared at every step of every table: nothing is made on the way but the changes themselves. */
function collectChanges(before: object, after: object, path: (string | number)[], found: Change[]): void {
  if (Array.isArray(before)) {
    const list = after as unknown[]
    for (let i = 0; i < before.length; i++) if (before[i] !== list[i]) compare(before[i], list[i], i, path, found)
    return
  }
  const left = before as Record<string, unknown>
  const right = after as Record<string, unknown>
  let added = 0
  for (const key in right) if (right[key] !== undefined) added++
  for (const key in left) {
    const old = left[key]
    const now = right[key]
    if (old === now) {
      if (now !== undefined) added--
    } else if (now === undefined || !Object.hasOwn(right, key)) found.push({ path: [...path, key] })
    else {
      added--
      compare(old, now, key, path, found)
    }
  }
  if (added === 0) return
  for (const key in right) {
    if (right[key] !== undefined && !Object.hasOwn(left, key)) found.push({ path: [...path, key], value: right[key] })
  }
}

function compare(
  before: unknown,
  after: unknown,
  key: string | number,
  path: (string | number)[],
  found: Change[],
): void {
  if (isPair(before, after)) {
    path.push(key)
    collectChanges(before, after as object, path, found)
    path.pop()
  } else found.push({ path: [...path, key], value: after })
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
    for (let i = 0; i < path.length - 1; i++) at = at[path[i]] as Record<string | number, unknown>
    const last = path[path.length - 1]
    if (value === undefined) delete at[last]
    else at[last] = copy(value)
  }
  return root
}
