import type { ComponentChildren } from 'preact'

/** The little Markdown of the rule books: paragraphs, lists, tables, bold, italics, code, and ids of rules as links. */

/** Markdown without its marks. */
export function plain(text: string): string {
  return text
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(?<![\w*])\*([^*\n]+)\*/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

const INLINE =
  /\*\*([^*]+)\*\*|(?<![\w*])\*([^*\n]+)\*|`([^`]+)`|\b((?:TI|DR|WC|DW|SK)-[0-9A-Z][0-9A-Za-z]*(?:[.-][0-9A-Za-z]+)*)/g

/** A line with its marks. */
export function inline(text: string, link: (id: string) => string): ComponentChildren[] {
  const parts: ComponentChildren[] = []
  let from = 0
  for (const found of text.matchAll(INLINE)) {
    parts.push(text.slice(from, found.index))
    from = found.index + found[0].length
    const [, bold, italic, code, id] = found
    if (bold !== undefined) parts.push(<strong>{bold}</strong>)
    else if (italic !== undefined) parts.push(<em>{italic}</em>)
    else if (code !== undefined) parts.push(<code>{code}</code>)
    else parts.push(<a href={link(id)}>{id}</a>)
  }
  parts.push(text.slice(from))
  return parts
}

type Block =
  | { is: 'text'; lines: string[] }
  | { is: 'code'; lines: string[] }
  | { is: 'list'; items: string[] }
  | { is: 'table'; rows: string[][] }

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isCode = false
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (line.trim().startsWith('```')) {
      isCode = !isCode
      if (isCode) blocks.push({ is: 'code', lines: [] })
    } else if (isCode && last?.is === 'code') last.lines.push(line)
    else if (line.trim().startsWith('|')) {
      const cells = line
        .trim()
        .replace(/^\||\|$/g, '')
        .split(/(?<!\\)\|/)
        .map(cell => cell.trim())
      if (cells.every(cell => /^:?-+:?$/.test(cell))) continue
      if (last?.is === 'table') last.rows.push(cells)
      else blocks.push({ is: 'table', rows: [cells] })
    } else if (/^\s*[-*] /.test(line)) {
      const item = line.replace(/^\s*[-*] /, '')
      if (last?.is === 'list') last.items.push(item)
      else blocks.push({ is: 'list', items: [item] })
    } else if (line.trim() === '') blocks.push({ is: 'text', lines: [] })
    else if (last?.is === 'list' && /^\s+/.test(line)) last.items[last.items.length - 1] += ` ${line.trim()}`
    else if (last?.is === 'text') last.lines.push(line.trim())
    else blocks.push({ is: 'text', lines: [line.trim()] })
  }
  return blocks.filter(block => !('lines' in block) || block.lines.length > 0)
}

/** Text of the rule books. */
export function Markdown({ text, link }: { text: string; link(id: string): string }) {
  return (
    <>
      {blocksOf(text).map((block, index) => {
        const key = `${index}`
        if (block.is === 'text') return <p key={key}>{inline(block.lines.join(' '), link)}</p>
        if (block.is === 'code') return <pre key={key}>{block.lines.join('\n')}</pre>
        if (block.is === 'list') {
          return (
            <ul key={key}>
              {block.items.map(item => (
                <li key={item}>{inline(item, link)}</li>
              ))}
            </ul>
          )
        }
        const [head = [], ...rows] = block.rows
        return (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          <div key={key} class="scroll" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {head.map((cell, at) => (
                    <th key={`${at}${cell}`}>{inline(cell, link)}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, at) => (
                  <tr key={`${at}${row[0]}`}>
                    {row.map((cell, column) => (
                      <td key={`${column}${cell}`}>{inline(cell, link)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      })}
    </>
  )
}
