/**
 * What of the games people can come to. They begin at what the registry hands out: a game's rules, its help, its words. From
 * there every top-level declaration leads to those it names. What only tests call, or nobody, is not come to: neither are
 * rules cited there alone, nor does a test prove anything for people that calls it.
 */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { follower, isTest, type Module, type Piece, type Resolve, readModules } from './modules.ts'

/** Where people begin: a file of dynamic imports, a part of a game each. */
const REGISTRY = 'games/registry/index.ts'

/** What people can come to. */
export interface Reach {
  /** Whether a line of code is part of what they start. */
  isReached(file: string, line: number): boolean
  /** The functions a test leans on that nobody but tests calls: `games/toy/league.ts: ranking`. */
  leansOn(file: string, title: string): readonly string[]
}

/** Reads the games of a house. */
export function readReach(house: string): Reach {
  const { modules, resolve } = readModules(house)
  const reached = reachedFrom(modules, handedOut(house, resolve))
  const kept = new Map<string, readonly string[]>()
  return {
    isReached: (file, line) =>
      modules.get(file)?.pieces.some(piece => reached.has(piece) && line >= piece.first && line <= piece.last) ?? false,
    leansOn(file, title) {
      const key = `${file} ${title}`
      const found = kept.get(key) ?? leaning(modules, reached, file, title)
      kept.set(key, found)
      return found
    },
  }
}

/** What the registry imports: everything these files export is somebody's to use. */
function handedOut(house: string, resolve: Resolve): string[] {
  if (!existsSync(join(house, REGISTRY))) return []
  const text = readFileSync(join(house, REGISTRY), 'utf8')
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => resolve(REGISTRY, fileName) ?? [])
}

function reachedFrom(modules: ReadonlyMap<string, Module>, files: readonly string[]): Set<Piece> {
  const reached = new Set<Piece>()
  const { come, follow } = follower(modules, piece => {
    if (reached.has(piece)) return
    reached.add(piece)
    for (const name of piece.uses) follow(piece.module, name)
  })
  for (const file of files) come({ file, name: '*' })
  return reached
}

/** From the test through its helpers to the game's own functions, and no further: what those call is theirs. */
function leaning(
  modules: ReadonlyMap<string, Module>,
  reached: ReadonlySet<Piece>,
  file: string,
  title: string,
): string[] {
  const seen = new Set<Piece>()
  const { follow } = follower(modules, piece => {
    if (seen.has(piece)) return
    seen.add(piece)
    if (isTest(piece.module.file)) for (const name of piece.uses) follow(piece.module, name)
  })
  for (const { module, uses } of testsCalled(modules, file, title)) for (const name of uses) follow(module, name)
  return [...seen].flatMap(({ module, callable }) => {
    const isOurs = callable !== undefined && !isTest(module.file)
    return isOurs && !reached.has(module.declared.get(callable)!) ? [`${module.file}: ${callable}`] : []
  })
}

/** A test of that title, in its own file or, for tests that a function makes, in another of the game's. */
function testsCalled(modules: ReadonlyMap<string, Module>, file: string, title: string) {
  const folder = file.slice(0, file.indexOf('/test/') + 1)
  const own = modules.get(file)
  const others = [...modules.values()].filter(module => module !== own && module.file.startsWith(folder))
  for (const some of [own ? [own] : [], others]) {
    const found = some.flatMap(module =>
      module.tests.filter(one => one.title.test(title)).map(one => ({ module, ...one })),
    )
    if (found.length) return found
  }
  return []
}
