import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
const rows = [...page.matchAll(/^\| `(\w+)` \| (.+) \| `([\w./-]+)` \|$/gm)].map(([, word, says, file]) => ({
  word,
  says,
  file,
}))

/** Every name the code of a file uses; what only comments say does not count. */
function namesIn(file: string): Set<string> {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

test('every row of the glossary is read, and says a word once', () => {
  const lines = page.split('\n').filter(line => /^\| [^|w-]/.test(line))
  expect(rows).toHaveLength(lines.length)
  expect(rows.length).toBeGreaterThan(30)
  expect(new Set(rows.map(({ word }) => word)).size).toBe(rows.length)
})

test.each(rows)('$word is a word of $file', ({ word, file }) => {
  expect(existsSync(join(root, file)), file).toBe(true)
  expect([...namesIn(file)]).toContain(word)
})
