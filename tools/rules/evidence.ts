/** What the code cites and what the tests prove, read from the repository. */

import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { DigestSpec } from '@hexarium/kernel'
import { type Digest, parseDigest } from './digest.ts'
import { leadingIds, mentions } from './ids.ts'

/** An id at a place in a file of a game's folder. */
export interface Citation {
  readonly id: string
  readonly file: string
  readonly line: number
  /** Inside a test folder: it is no evidence there, but must name a rule all the same. */
  readonly inTest: boolean
}

/** A finished test whose own name starts with ids. */
export interface Proof {
  readonly ids: readonly string[]
  readonly title: string
  readonly file: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

/** Which games claim to be complete, and which ids nothing can prove, with the reason. */
export interface Exemptions {
  readonly complete: readonly string[]
  readonly exempt: Readonly<Record<string, string>>
}

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface TestResults {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

/** The digests there are; a game without one yet is left out. */
export function readDigests(house: string, specs: Readonly<Record<string, DigestSpec>>): Digest[] {
  return Object.entries(specs).flatMap(([game, how]) => {
    const there = how.files.filter(file => existsSync(join(house, 'docs/rules', file)))
    const texts = there.map(file => [file, readFileSync(join(house, 'docs/rules', file), 'utf8')])
    return there.length ? [parseDigest(game, how, Object.fromEntries(texts))] : []
  })
}

export function readExemptions(house: string): Exemptions {
  return JSON.parse(readFileSync(join(house, 'docs/rules/exempt.json'), 'utf8'))
}

/** Every id written in the TypeScript of the games. */
export function readCitations(house: string): Citation[] {
  return sources(house, 'games/**/*.ts').flatMap(file => {
    const inTest = file.split('/').includes('test')
    const lines = readFileSync(join(house, file), 'utf8').split('\n')
    return lines.flatMap((text, index) => mentions(text).map(({ id }) => ({ id, file, line: index + 1, inTest })))
  })
}

/** The tests of the games that name rules. A describe block's title does not count, only the test's own. */
export function readProofs(house: string, results: TestResults): Proof[] {
  return results.testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(house, name).split(sep).join('/')
    if (!file.startsWith('games/')) return []
    return assertionResults.flatMap(({ title, status }) => {
      const outcome = status === 'passed' || status === 'failed' ? status : 'skipped'
      const ids = leadingIds(title)
      return ids.length ? [{ ids, title, file, outcome }] : []
    })
  })
}

/** When a file that tests of games depend on last changed. */
export function lastChange(house: string): number {
  return Math.max(
    0,
    ...sources(house, '{games,packages}/**/*.{ts,json}').map(file => statSync(join(house, file)).mtimeMs),
  )
}

function sources(house: string, pattern: string): string[] {
  const found = globSync(pattern, { cwd: house, exclude: ['**/node_modules/**'] })
  return found.map(file => file.split(sep).join('/')).sort()
}
