import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tightened, withTightFrench } from '../french.ts'

test('French has spaces that do not break before high punctuation and inside its quotation marks', () => {
  expect(tightened('Qui ? Lui : « moi » ; 5 % !')).toBe(
    'Qui\u202f? Lui\u00a0: «\u00a0moi\u00a0»\u202f; 5\u202f%\u202f!',
  )
  expect(tightened('voir ![une image](x)')).toBe('voir ![une image](x)')
})

test('only what is French and said is tightened', () => {
  const blank = '$' + '{z}'
  const source = `const en = { a: 'b ?' }\nconst fr = { a: ok ? 'x ?' : \`y : ${blank} !\` }\n`
  expect(withTightFrench('a.ts', source)).toBe(
    `const en = { a: 'b ?' }\nconst fr = { a: ok ? 'x\u202f?' : \`y\u00a0: ${blank}\u202f!\` }\n`,
  )
})

test('everything French in the house is tight; `npm run format` makes it so', () => {
  const house = join(import.meta.dirname, '../..')
  const loose = globSync('{games,apps,packages,tools/new-game/template}/**/*.{ts,md}', {
    cwd: house,
    exclude: path => /node_modules|(^|\/)(test|dist)(\/|$)/.test(path),
  }).filter(file => {
    const text = readFileSync(join(house, file), 'utf8')
    return /fr/.test(text + file) && withTightFrench(file, text) !== text
  })
  expect(loose).toEqual([])
}, 120_000)
