import { expect, test } from 'vitest'
import { undocumentedIn } from '../documented.ts'

const names = (text: string) => undocumentedIn('x.ts', text).map(({ name }) => name)

test('exports without a doc line are found', () => {
  expect(names('export function bare() {}\n/** Said. */\nexport function said() {}\nfunction own() {}')).toEqual([
    'bare',
  ])
  expect(names('export interface Bare {}\nexport type Alias = number\nexport const value = 1')).toEqual([
    'Bare',
    'Alias',
    'value',
  ])
})

test('public members of exported classes owe one too, private ones do not', () => {
  const text =
    '/** Said. */\nexport class Box {\n  open() {}\n  private shut() {}\n  /** Said. */\n  get size() { return 1 }\n}'
  expect(names(text)).toEqual(['Box.open'])
})

test('constants in adjoining lines share one', () => {
  expect(names('/** Sides. */\nexport const LEFT = 0\nexport const RIGHT = 1\n\nexport const FAR = 2')).toEqual(['FAR'])
})
