import { readFileSync } from 'node:fs'
import { laws } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { nim } from './example.ts'

laws(nim)

test('the README shows the example as it is', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const example = read('example.ts').replace("'../src/index.ts'", "'@hexarium/kernel'")
  expect(read('../README.md')).toContain(`\`\`\`ts\n${example}\`\`\``)
})
