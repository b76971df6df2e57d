/**
 * Rules must give the same game everywhere: same record, same state, bit for bit, in server, browser and cli. So the code of
 * kernel, hex, contests, laws and games may not ask for chance, time, place or language, nor reach out of itself. This finds where it does.
 */

import { globSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ts from 'typescript'

/** What must stay pure. Tests of games as well: a test that depends on the clock proves nothing. */
const scope = ['games/**/*.ts', 'packages/{kernel,hex,contests,laws}/src/**/*.ts']

/** The one file that may use `Intl`: with a language that is given, it says the same everywhere. */
const grammar = 'packages/kernel/src/show/grammar.ts'

const clock = 'the time is not part of the game: it would differ at every replay'
const chance = 'dice come only from roll, draw and shuffle'
const locale = 'the result depends on the reader’s language and region'
const world = 'rules run in server, browser and worker alike, and touch nothing outside'
const strings = 'strings run as code are forbidden by the page’s security policy'

/** Global names that may not be used, and why. */
const names: Readonly<Record<string, string>> = {
  Date: clock,
  performance: clock,
  setTimeout: clock,
  setInterval: clock,
  setImmediate: clock,
  requestAnimationFrame: clock,
  Temporal: clock,
  crypto: chance,
  Intl: locale,
  eval: strings,
  Function: strings,
  process: world,
  require: world,
  Buffer: world,
  global: world,
  globalThis: world,
  self: world,
  window: world,
  document: world,
  navigator: world,
  location: world,
  localStorage: world,
  sessionStorage: world,
  indexedDB: world,
  fetch: world,
  XMLHttpRequest: world,
  WebSocket: world,
  Worker: world,
  console: world,
  alert: world,
}

/** Methods that may not be called on anything. */
const methods: Readonly<Record<string, string>> = {
  toLocaleString: locale,
  toLocaleDateString: locale,
  toLocaleTimeString: locale,
  toLocaleUpperCase: locale,
  toLocaleLowerCase: locale,
  localeCompare: locale,
}

export interface Impurity {
  readonly file: string
  readonly line: number
  readonly what: string
  readonly why: string
}

/** Every impurity in the code of a repository. */
export function impurities(house: string): Impurity[] {
  const files = globSync(scope, { cwd: house, exclude: ['**/node_modules/**'] }).map(file => join(house, file))
  // Without library and imports the checker knows exactly what each file declares itself; all other names are global.
  const program = ts.createProgram(files, { noLib: true, noResolve: true, types: [], allowImportingTsExtensions: true })
  const checker = program.getTypeChecker()
  const found: Impurity[] = []
  for (const source of program.getSourceFiles()) visit(source, source)
  return found.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))

  function visit(node: ts.Node, source: ts.SourceFile): void {
    const problem = impurityOf(node, checker)
    const file = relative(house, source.fileName).split(sep).join('/')
    if (problem && !(problem.what === 'Intl' && file === grammar)) {
      found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, ...problem })
    }
    ts.forEachChild(node, child => visit(child, source))
  }
}

function impurityOf(node: ts.Node, checker: ts.TypeChecker): { what: string; why: string } | undefined {
  if (!ts.isIdentifier(node) && !ts.isStringLiteral(node)) return undefined
  const { text: name, parent } = node
  const property =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isElementAccessExpression(parent) && parent.argumentExpression === node)
  if (property) return Object.hasOwn(methods, name) ? { what: `.${name}()`, why: methods[name] } : undefined
  if (!ts.isIdentifier(node) || !isUseOfGlobal(node, checker)) return undefined
  if (name === 'Math') return impureMath(node)
  return Object.hasOwn(names, name) ? { what: name, why: names[name] } : undefined
}

/** `Math.floor` is fine, `Math.random` is not, and `Math` on its own (`const { random } = Math`) could be anything. */
function impureMath({ parent }: ts.Identifier): { what: string; why: string } | undefined {
  if (ts.isPropertyAccessExpression(parent)) {
    return parent.name.text === 'random' ? { what: 'Math.random', why: chance } : undefined
  }
  return { what: 'Math by itself', why: `write Math.floor and so on in full, so that one can see that ${chance}` }
}

/** Is this a use of a name that the file does not declare? `declare const Date` declares nothing of its own. */
function isUseOfGlobal(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  const { parent } = node
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false
  if (ts.isBindingElement(parent) && parent.propertyName === node) return false
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(node)
  const declarations = symbol?.declarations ?? []
  return declarations.every(one => (ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Ambient) !== 0)
}

if (import.meta.main) {
  const found = impurities(join(import.meta.dirname, '..'))
  for (const { file, line, what, why } of found) console.log(`${file}:${line} uses ${what}: ${why}.`)
  process.exitCode = found.length ? 1 : 0
}
