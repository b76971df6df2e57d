/**
 * The modules of the games as far as names go: what each declares, imports and hands on, and which names every top-level
 * statement uses. No types are worked out: a name that could mean a declaration counts as meaning it.
 */

import { globSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import ts from 'typescript'

/** A top-level statement with the comments above it. */
export interface Piece {
  readonly module: Module
  readonly first: number
  readonly last: number
  /** Every name it uses. */
  readonly uses: ReadonlySet<string>
  /** It runs with its module, whoever names it. */
  readonly runs: boolean
  /** It is something to call, by this name. */
  readonly callable: string | undefined
}

/** A name of another module, or (`*`) all of them. */
export interface Elsewhere {
  readonly file: string
  readonly name: string
}

/** A test by its title, with the names it uses. */
export interface TestCall {
  readonly title: RegExp
  readonly uses: ReadonlySet<string>
}

/** A file of a game. */
export interface Module {
  readonly file: string
  readonly pieces: Piece[]
  readonly declared: Map<string, Piece>
  readonly imported: Map<string, Elsewhere>
  readonly exported: Map<string, string | Elsewhere>
  readonly passedOn: string[]
  readonly tests: TestCall[]
}

/** The modules of a house's games by file, and how what an import says is turned into a file. */
export function readModules(house: string): { modules: Map<string, Module>; resolve: Resolve } {
  const files = globSync('games/**/*.ts', { cwd: house, exclude: ['**/node_modules/**'] })
  const names = files.map(file => file.split(sep).join('/'))
  const resolve = resolver(house, new Set(names))
  return { modules: new Map(names.map(file => [file, readModule(house, file, resolve)])), resolve }
}

export function isTest(file: string): boolean {
  return file.split('/').includes('test')
}

/** Every declaration a name means in a module leads on: `arrive` is told each of them. */
export function follower(modules: ReadonlyMap<string, Module>, arrive: (piece: Piece) => void) {
  const seen = new Set<string>()
  return { come, follow }

  /** To a name that another module is asked for. */
  function come({ file, name }: Elsewhere): void {
    const module = modules.get(file)
    if (!module || seen.has(`${file} ${name}`)) return
    seen.add(`${file} ${name}`)
    for (const piece of module.pieces) if (piece.runs) arrive(piece)
    if (name === '*') for (const one of module.exported.keys()) come({ file, name: one })
    const local = module.exported.get(name)
    if (typeof local === 'object') come(local)
    else if (local !== undefined) follow(module, local)
    else for (const other of module.passedOn) come({ file: other, name })
  }

  /** To a name as the module itself uses it. */
  function follow(module: Module, name: string): void {
    const piece = module.declared.get(name)
    if (piece) arrive(piece)
    const elsewhere = module.imported.get(name)
    if (elsewhere) come(elsewhere)
  }
}

// ---- reading one ----

function readModule(house: string, file: string, resolve: Resolve): Module {
  const source = ts.createSourceFile(file, readFileSync(join(house, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const names = { declared: new Map(), imported: new Map(), exported: new Map() }
  const module: Module = { file, pieces: [], ...names, passedOn: [], tests: isTest(file) ? testsIn(source) : [] }
  const at = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  for (const statement of source.statements) {
    const first = at(statement.getFullStart()) + (statement.getFullStart() === 0 ? 0 : 1)
    const about = { uses: namesIn(statement), runs: isRun(statement), callable: callableIn(statement) }
    const piece = { module, first, last: at(statement.end), ...about }
    module.pieces.push(piece)
    if (ts.isImportDeclaration(statement)) noteImport(module, statement, name => resolve(file, name))
    else if (ts.isExportDeclaration(statement)) noteExport(module, statement, name => resolve(file, name))
    else noteDeclared(module, statement, piece)
  }
  return module
}

/** Imports and what stands above them belong to the module itself; so does what is done on the way. */
function isRun(statement: ts.Statement): boolean {
  const isDeclaration = ts.isDeclarationStatement(statement) || ts.isVariableStatement(statement)
  return !isDeclaration || ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
}

function noteImport(module: Module, { importClause, moduleSpecifier }: ts.ImportDeclaration, find: Find): void {
  const file = find((moduleSpecifier as ts.StringLiteral).text)
  if (!file || !importClause) return
  const { name, namedBindings } = importClause
  if (name) module.imported.set(name.text, { file, name: 'default' })
  if (namedBindings && ts.isNamespaceImport(namedBindings))
    module.imported.set(namedBindings.name.text, { file, name: '*' })
  else
    for (const one of namedBindings?.elements ?? [])
      module.imported.set(one.name.text, { file, name: (one.propertyName ?? one.name).text })
}

function noteExport(module: Module, { exportClause, moduleSpecifier }: ts.ExportDeclaration, find: Find): void {
  const file = moduleSpecifier && find((moduleSpecifier as ts.StringLiteral).text)
  if (moduleSpecifier && !file) return
  if (!exportClause) module.passedOn.push(file!)
  else if (ts.isNamespaceExport(exportClause)) module.exported.set(exportClause.name.text, { file: file!, name: '*' })
  else
    for (const one of exportClause.elements) {
      const own = (one.propertyName ?? one.name).text
      module.exported.set(one.name.text, file ? { file, name: own } : own)
    }
}

function noteDeclared(module: Module, statement: ts.Statement, piece: Piece): void {
  const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExport)
  for (const name of declaredBy(statement)) {
    module.declared.set(name, piece)
    if (isExported) module.exported.set(name, name)
  }
}

function isExport({ kind }: ts.Modifier): boolean {
  return kind === ts.SyntaxKind.ExportKeyword
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(one => bound(one.name))
  const { name } = statement as ts.DeclarationStatement
  return name && ts.isIdentifier(name) ? [name.text] : []
}

function bound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap(one => (ts.isBindingElement(one) ? bound(one.name) : []))
}

function callableIn(statement: ts.Statement): string | undefined {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return statement.name?.text
  if (!ts.isVariableStatement(statement)) return undefined
  const [{ name, initializer }] = statement.declarationList.declarations
  const isFunction = initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
  return isFunction && ts.isIdentifier(name) ? name.text : undefined
}

/** The names something uses; what an import or export lists, it does not use. */
function namesIn(root: ts.Node): Set<string> {
  const names = new Set<string>()
  if (!ts.isImportDeclaration(root) && !ts.isExportDeclaration(root)) look(root)
  return names

  function look(node: ts.Node): void {
    if (ts.isIdentifier(node) && !isLabel(node)) names.add(node.text)
    ts.forEachChild(node, look)
  }
}

/** `x` in `g.x` and `{ x: 1 }` names a part of something, not a thing of the module. */
function isLabel(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    ((ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) || ts.isPropertySignature(parent)) &&
      parent.name === node)
  )
}

// ---- tests ----

/** `test('TI-7.4 …', …)` and `test.each(…)('TI-7.4 …', …)`. */
function testsIn(source: ts.SourceFile): TestCall[] {
  const found: TestCall[] = []
  look(source)
  return found

  function look(node: ts.Node): void {
    if (ts.isCallExpression(node) && isTestCall(node)) found.push({ title: titleOf(node), uses: namesIn(node) })
    else ts.forEachChild(node, look)
  }
}

function isTestCall({ expression, arguments: given }: ts.CallExpression): boolean {
  let called: ts.Node = expression
  while (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)) called = called.expression
  return ts.isIdentifier(called) && called.text === 'test' && given[0] !== undefined && isTitle(given[0])
}

function isTitle(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
}

/** What its title can become once its gaps are filled. */
function titleOf({ arguments: [title] }: ts.CallExpression): RegExp {
  const parts = ts.isTemplateExpression(title)
    ? [title.head.text, ...title.templateSpans.map(span => span.literal.text)]
    : (title as ts.StringLiteralLike).text.split(/%[sdifjo#]|\$[\w.]+/)
  return new RegExp(`^${parts.map(part => part.replace(/[^\w\s]/g, '\\$&')).join('.*')}$`, 's')
}

// ---- from what an import says to a file ----

type Find = (specifier: string) => string | undefined
export type Resolve = (from: string, specifier: string) => string | undefined

/** Files of the games by what imports call them; everything else is not ours to follow. */
function resolver(house: string, files: ReadonlySet<string>): Resolve {
  const packages = globSync('games/*/package.json', { cwd: house }).map(file => file.split(sep).join('/'))
  const doors = packages.flatMap(file => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(house, file), 'utf8'))
    return Object.entries<string>(exports).map(([door, to]) => ({
      door: posix.join(name, door),
      to: posix.join(posix.dirname(file), to),
    }))
  })
  return (from, specifier) => {
    const file = specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : behind(specifier)
    return file && files.has(file) ? file : undefined
  }

  function behind(specifier: string): string | undefined {
    for (const { door, to } of doors) {
      const [start, end] = door.split('*') as [string, string?]
      if (end === undefined ? specifier === door : specifier.startsWith(start) && specifier.endsWith(end))
        return to.replace('*', end === undefined ? '' : specifier.slice(start.length, specifier.length - end.length))
    }
    return undefined
  }
}
