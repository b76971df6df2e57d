/**
 * One dialect for the whole house, as far as a program can tell: no `!` that asserts nothing, no spread of a literal only to keep
 * lines short; and no game that reads the flow by hand or says by a cast what a question remembers: renaming a local must be a
 * type error everywhere.
 */

import { join, relative, sep } from 'node:path'
import ts from 'typescript'

export interface Fault {
  readonly file: string
  readonly line: number
  readonly text: string
}

const idle = 'this ! asserts nothing: leave it out'
const literal = 'a literal is spread into a literal: write its parts in place'

const flow = 'the flow is the kernel’s: what a question or procedure remembers is read with hereAt and underWay'
const locals = 'a cast says what locals hold: hereAt, underWay and forDecision know it'

/** Every fault of dialect in the code that these configurations of the compiler take in. */
export function faults(
  house: string,
  configs: readonly string[] = ['tsconfig.json', 'apps/web/tsconfig.json'],
): Fault[] {
  const found = new Map<string, Fault>()
  for (const config of configs) {
    const program = programOf(join(house, config))
    const checker = program.getTypeChecker()
    for (const source of program.getSourceFiles()) {
      const file = relative(house, source.fileName).split(sep).join('/')
      if (source.isDeclarationFile || file.startsWith('..') || file.includes('node_modules/')) continue
      const isStrict = keepsToLocals(file)
      const visit = (node: ts.Node): void => {
        const text = faultOf(node, checker) ?? (isStrict ? localsFault(node, checker) : undefined)
        const line = text && source.getLineAndCharacterOfPosition(node.getStart()).line + 1
        if (line) found.set(`${file}:${node.getStart()}:${text}`, { file, line, text })
        ts.forEachChild(node, visit)
      }
      visit(source)
    }
  }
  return [...found.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
}

function programOf(config: string): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(config, {}, host)!
  return ts.createProgram(fileNames, options)
}

function faultOf(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (ts.isNonNullExpression(node))
    return isIdle(checker.getTypeAtLocation(node.expression), checker) ? idle : undefined
  if (ts.isSpreadAssignment(node)) return ts.isObjectLiteralExpression(node.expression) ? literal : undefined
  if (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.parent))
    return ts.isArrayLiteralExpression(node.expression) ? literal : undefined
  return undefined
}

/** True for the code of a game that is played. */
function keepsToLocals(file: string): boolean {
  const [, game, rest] = /^games\/([^/]+)\/(.+)$/.exec(file) ?? []
  return game !== undefined && !/(^|\/)test\//.test(rest)
}

function localsFault(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (ts.isPropertyAccessExpression(node))
    return node.name.text === 'flow' && isCore(node.expression) ? flow : undefined
  if (ts.isBindingElement(node)) return nameTaken(node) === 'flow' && isTakenFromCore(node) ? flow : undefined
  if (!ts.isAsExpression(node) && !ts.isTypeAssertionExpression(node)) return undefined
  return areLocals(node.expression, checker) ? locals : undefined
}

/** `g.core`, or `core` that was taken out of a state before. */
function isCore(node: ts.Expression): boolean {
  return (ts.isIdentifier(node) ? node : ts.isPropertyAccessExpression(node) ? node.name : undefined)?.text === 'core'
}

/** `flow` in `const { flow } = g.core` and in `const { core: { flow } } = g`. */
function isTakenFromCore({ parent: pattern }: ts.BindingElement): boolean {
  const { parent } = pattern
  if (ts.isBindingElement(parent)) return nameTaken(parent) === 'core'
  return ts.isVariableDeclaration(parent) && parent.initializer !== undefined && isCore(parent.initializer)
}

function nameTaken({ propertyName, name }: ts.BindingElement): string | undefined {
  const taken = propertyName ?? name
  return ts.isIdentifier(taken) ? taken.text : undefined
}

/** What a frame remembers: called `here`, or of the kernel's own type for it. */
function areLocals(node: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node))
    return areLocals(node.expression, checker)
  const name = ts.isIdentifier(node) ? node : ts.isPropertyAccessExpression(node) ? node.name : undefined
  return name?.text === 'here' || checker.getTypeAtLocation(node).aliasSymbol?.name === 'Locals'
}

/** True if a type holds neither null nor undefined, as far as the compiler knows. */
function isIdle(type: ts.Type, checker: ts.TypeChecker): boolean {
  const open = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter | ts.TypeFlags.IndexedAccess
  return (type.flags & open) === 0 && checker.getNonNullableType(type) === type
}

if (import.meta.main) {
  const found = faults(join(import.meta.dirname, '..'))
  for (const { file, line, text } of found) console.log(`${file}:${line} ${text}.`)
  process.exitCode = found.length ? 1 : 0
}
