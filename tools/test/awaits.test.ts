import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const house = join(import.meta.dirname, '../..')
/** All that a page or its worker may be made of. */
const PAGE = ['apps/web/src/**/*.{ts,tsx}', 'packages/{kernel,hex,bots,contests,wire}/src/**/*.ts', 'games/**/*.ts']

/** The first `await` outside of functions, as a module that is evaluated waits. */
function waitsAt(text: string, hasTags = true): number | undefined {
  const source = ts.createSourceFile(hasTags ? 'a.tsx' : 'a.ts', text, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): number | undefined => {
    if (ts.isFunctionLike(node)) return undefined
    const isWait = ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined)
    return isWait ? source.getLineAndCharacterOfPosition(node.getStart()).line + 1 : ts.forEachChild(node, visit)
  }
  return visit(source)
}

test('an await outside of functions is found, one inside is not', () => {
  expect(waitsAt('const a = 1\nexport const b = await a')).toBe(2)
  expect(waitsAt('if (x) { for await (const one of all) one() }')).toBe(1)
  expect(waitsAt('export const f = async () => await g()\nclass C { async m() { await g() } }')).toBeUndefined()
})

// WebKit hands a module out before it is done if two imports wait for it at once: “f is not a function”.
test('no module of the page waits while it is evaluated', () => {
  const files = globSync(PAGE, { cwd: house, exclude: ['**/node_modules/**', '**/test/**'] })
  expect(files.length).toBeGreaterThan(500)
  const waiting = files.filter(file => {
    const text = readFileSync(join(house, file), 'utf8')
    return text.includes('await') && waitsAt(text, file.endsWith('x')) !== undefined
  })
  expect(waiting).toEqual([])
})
