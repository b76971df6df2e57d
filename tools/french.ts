import { readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'

const NARROW = '\u202f'
const WIDE = '\u00a0'

/** French with the spaces that must not break: wide before a colon and inside « », narrow before ; ! ? and %. */
export function tightened(text: string): string {
  return text
    .replace(/ (:)/g, `${WIDE}$1`)
    .replace(/ ([;?%]|!(?!\[))/g, `${NARROW}$1`)
    .replace(/« /g, `«${WIDE}`)
    .replace(/ »/g, `${WIDE}»`)
}

/** True for files that hold nothing but French. */
const isFrench = (file: string) => /\/fr\/|(^|\/)fr\.ts$|-fr\.ts$/.test(file)

/** A source with its French tightened: what is said in a French file, or under the name `fr` in another. */
export function withTightFrench(file: string, text: string): string {
  if (file.endsWith('.md')) return isFrench(file) ? tightened(text) : text
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const edits: { start: number; end: number }[] = []
  const visit = (node: ts.Node, french: boolean): void => {
    const isFr =
      french ||
      ((ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
        ts.isIdentifier(node.name) &&
        node.name.text === 'fr')
    if (isFr && (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)))
      edits.push({ start: node.getStart(), end: node.end })
    ts.forEachChild(node, child => visit(child, isFr))
  }
  visit(source, isFrench(file))
  let [out, from] = ['', 0]
  for (const { start, end } of edits) {
    out += text.slice(from, start) + tightened(text.slice(start, end))
    from = end
  }
  return out + text.slice(from)
}

/** Tightens files in place; returns those that changed. */
export function tighten(files: readonly string[]): string[] {
  return files.filter(file => {
    const before = readFileSync(file, 'utf8')
    const after = withTightFrench(file, before)
    if (after !== before) writeFileSync(file, after)
    return after !== before
  })
}
