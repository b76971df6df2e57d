/** Something the rules export, as far as it matters here. */
type Exported = { name?: string; code?: unknown; takes?: unknown } | null

/**
 * A module that stands in for one that comes later. Its functions hand their arguments on, its procedures and decisions
 * have their names at least, its plain values are there; `fill` puts everything in its place.
 */
export function standIn(real: Readonly<Record<string, unknown>>): string {
  const lines = ['let real']
  const fills = ['  real = module']
  for (const [name, value] of Object.entries(real)) {
    if (typeof value === 'function') {
      const given = [...Array.from({ length: value.length }, (_, n) => `a${n}`), '...more'].join(', ')
      lines.push(`export let ${name} = (${given}) => real.${name}(${given})`)
      fills.push(`  ${name} = module.${name}`)
    } else if (isRule(value as Exported)) {
      const { name: called } = value as { name: string }
      lines.push(
        `export const ${name} = { name: ${JSON.stringify(called)}, steps: [], kinds: [], spec: { seat() {} } }`,
      )
      fills.push(`  Object.assign(${name}, module.${name})`)
    } else if (isPlain(value)) lines.push(`export const ${name} = ${JSON.stringify(value)}`)
    // Nothing can stand in for steps and the like: who imports them must come later, too, or the build says so.
  }
  return [...lines, 'export function fill(module) {', ...fills, '}'].join('\n')
}

/** A procedure or a decision. */
function isRule(value: Exported): boolean {
  return typeof value === 'object' && value !== null && (value.code !== undefined || value.takes !== undefined)
}

/** Numbers, texts, and lists and objects of them. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return ['number', 'string', 'boolean'].includes(typeof value) || value === null
  const isList = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isList && Object.values(value).every(isPlain)
}
