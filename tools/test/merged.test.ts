import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const house = join(import.meta.dirname, '../..')
const TEXTS = ['*.{md,json,ts}', '{apps,bench,docs,games,packages,tools}/**/*.{md,ts,tsx,mjs,css,html,json,yaml}']

/** Where git left both sides of a merge standing: a document with them passes every compiler. */
function unmerged(text: string): boolean {
  return /^(<{7} .+|>{7} .+|={7})$/m.test(text)
}

test('what git leaves where a merge was not made is found, a heading underlined is not', () => {
  expect(unmerged(`a\n${'<'.repeat(7)} HEAD\nb`)).toBe(true)
  expect(unmerged(`a\n${'>'.repeat(7)} other\nb`)).toBe(true)
  expect(unmerged('Heading\n========\n')).toBe(false)
})

test('every merge was made to its end', () => {
  const files = globSync(TEXTS, { cwd: house, exclude: name => /node_modules|dist/.test(String(name)) })
  expect(files.length).toBeGreaterThan(1500)
  expect(files.filter(file => unmerged(readFileSync(join(house, file), 'utf8')))).toEqual([])
})
