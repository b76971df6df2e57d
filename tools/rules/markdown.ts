/** The little Markdown the digests use. */

/** Lines outside fenced code, with their index. */
export function outsideCode(lines: readonly string[]): [string, number][] {
  let code = false
  return lines.flatMap((text, line): [string, number][] => {
    if (text.startsWith('```')) code = !code
    return code ? [] : [[text, line]]
  })
}

/** For each line the titles of the headings above it, outermost first. */
export function headingPaths(lines: readonly string[]): string[][] {
  let path: { depth: number; title: string }[] = []
  const paths = lines.map((): string[] => [])
  for (const [text, line] of outsideCode(lines)) {
    const heading = /^(#+) (.*)$/.exec(text)
    if (heading)
      path = [...path.filter(one => one.depth < heading[1].length), { depth: heading[1].length, title: heading[2] }]
    paths[line] = path.map(one => one.title)
  }
  return paths
}

export function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(cell => cell.trim())
}

export function tableTop(lines: readonly string[], line: number): number {
  while (lines[line - 1]?.startsWith('|')) line--
  return line
}
