import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openApi } from '../../server/src/web/openapi.ts'
import { routes } from '../../server/src/web/routes.ts'

const web = join(import.meta.dirname, '..')

/** Every way of the OpenAPI document, as pages name it: `GET /tables/:id`. */
function described(): string[] {
  const { paths } = openApi(routes, '') as { paths: Record<string, Record<string, unknown>> }
  return Object.entries(paths).flatMap(([path, methods]) => {
    const plain = path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')
    return Object.keys(methods).map(method => `${method.toUpperCase()} ${plain}`)
  })
}

/** The ways the page's sources take. */
function taken(): Set<string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: web })
  const texts = files.map(file => readFileSync(join(web, file), 'utf8'))
  return new Set(
    texts.flatMap(text => [...text.matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)'/g)].map(([, way]) => way)),
  )
}

/** The ways the server's README names as somebody else's, and whose. */
function others(): Map<string, string> {
  const readme = readFileSync(join(web, '../server/README.md'), 'utf8')
  const rows = readme.matchAll(/^\| `((?:GET|POST|PUT|PATCH|DELETE) \/[^`]*)` \| (.+) \|$/gm)
  return new Map([...rows].map(([, way, who]) => [way, who]))
}

test('every way of the API is taken by the page, or the server’s README says who takes it', () => {
  const [all, page, elsewhere] = [described(), taken(), others()]
  expect(all.filter(way => !page.has(way) && !elsewhere.has(way))).toEqual([])
  // What is named there is there; and what is said to be the page's is.
  expect([...elsewhere.keys()].filter(way => !all.includes(way))).toEqual([])
  expect([...elsewhere].filter(([way, who]) => who.startsWith('the page') && !page.has(way))).toEqual([])
  expect([...elsewhere.values()].filter(who => who.trim().length < 5)).toEqual([])
})
