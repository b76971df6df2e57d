/**
 * Everything kernel, hex and bots export has a doc line: others build on it without reading how it is made.
 * This finds exported declarations, and public members of exported classes, that say nothing about themselves.
 */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Where a doc line is owed. */
const scope = 'packages/{kernel,hex,bots}/src/**/*.ts'

/** An exported thing without a doc line: where, and its name. */
export interface Undocumented {
  file: string
  line: number
  name: string
}

/** All undocumented exports of one source text. */
export function undocumentedIn(file: string, text: string): Undocumented[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Undocumented[] = []
  const require = (node: ts.Node, name: string): void => {
    if (ts.getJSDocCommentsAndTags(node).length > 0) return
    found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, name })
  }
  for (const statement of source.statements) {
    if (!isExported(statement)) continue
    if (ts.isVariableStatement(statement)) {
      const names = statement.declarationList.declarations.map(declaration => declaration.name.getText(source))
      if (!followsDocumentedExport(statement, source)) require(statement, names.join(', '))
    } else if (isNamed(statement)) require(statement, statement.name?.text ?? 'default')
    if (ts.isClassDeclaration(statement)) {
      for (const member of statement.members)
        if (isPublicMethod(member)) require(member, `${statement.name?.text}.${member.name.getText(source)}`)
    }
  }
  return found
}

function isExported(node: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  )
}

type Named = ts.FunctionDeclaration | ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration

function isNamed(node: ts.Statement): node is Named {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  )
}

/** Constants in adjoining lines share the doc line above the first of them. */
function followsDocumentedExport(node: ts.VariableStatement, source: ts.SourceFile): boolean {
  const statements = source.statements
  const before = statements[statements.indexOf(node) - 1]
  if (!before || !ts.isVariableStatement(before) || !isExported(before)) return false
  const gap =
    text(source, before.end, node.getStart(source)).trim() === '' &&
    !/\n\s*\n/.test(text(source, before.end, node.getStart(source)))
  return gap && (ts.getJSDocCommentsAndTags(before).length > 0 || followsDocumentedExport(before, source))
}

function text(source: ts.SourceFile, from: number, to: number): string {
  return source.text.slice(from, to)
}

function isPublicMethod(member: ts.ClassElement): member is ts.MethodDeclaration | ts.GetAccessorDeclaration {
  if (!ts.isMethodDeclaration(member) && !ts.isGetAccessorDeclaration(member)) return false
  const hidden = [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword]
  return !member.modifiers?.some(({ kind }) => hidden.includes(kind))
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const files = globSync(scope, { cwd: root })
  const found = files.flatMap(file => undocumentedIn(file, readFileSync(join(root, file), 'utf8')))
  for (const { file, line, name } of found) console.error(`${file}:${line} ${name} has no doc line`)
  console.log(
    found.length === 0
      ? `${files.length} files, every export has a doc line`
      : `${found.length} exports without a doc line`,
  )
  process.exitCode = found.length === 0 ? 0 : 1
}
