import '../style/reading.css'
import type { ComponentChildren } from 'preact'
import { words } from '../language.ts'
import type { BookBlock } from './book.ts'
import { DiagramPicture } from './diagram.tsx'
import { inline, plain } from './markdown.tsx'

interface Props {
  link(id: string): string
  /** The id that was asked for. */
  chosen?: string | undefined
}

/** Pieces of a rule book, one below the other. */
export function Blocks({ blocks, ...props }: Props & { blocks: readonly BookBlock[] }) {
  return (
    <>
      {blocks.map((block, at) => (
        <BlockShown key={`${at}`} block={block} {...props} />
      ))}
    </>
  )
}

function BlockShown({ block, link, chosen }: Props & { block: BookBlock }) {
  const says = (ids: readonly string[], children: ComponentChildren) => (
    <>
      {children}
      <Ids ids={ids} link={link} />
    </>
  )
  switch (block.is) {
    case 'heading':
      return block.depth === 2 ? <h3 id={block.anchor}>{block.text}</h3> : <h4 id={block.anchor}>{block.text}</h4>
    case 'text':
      return <p {...rule(block.ids, chosen)}>{says(block.ids, inline(block.text, link))}</p>
    case 'quote':
      return <blockquote {...rule(block.ids, chosen)}>{says(block.ids, inline(block.text, link))}</blockquote>
    case 'list': {
      const items = block.items.map((item, at) => (
        <li key={`${at}`} {...rule(item.ids, chosen)}>
          {says(item.ids, inline(item.text, link))}
        </li>
      ))
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return <TableShown block={block} link={link} chosen={chosen} />
    case 'example':
      return (
        <figure {...rule(block.ids, chosen)}>
          <DiagramPicture picture={block.picture} caption={plainly(block.picture.counters.map(({ say }) => say))} />
          <figcaption>{says(block.ids, inline(block.caption, link))}</figcaption>
        </figure>
      )
  }
}

/** What stands on a picture, read out. */
function plainly(says: readonly string[]): string {
  return words.value.with(words.value.bookPicture, says.join('. '))
}

function TableShown({ block, link, chosen }: Props & { block: BookBlock & { is: 'table' } }) {
  const { head, rows, caption, ids = [] } = block
  const table = (
    <table aria-label={caption && plain(caption)}>
      <thead>
        <tr>
          {head.map((cell, at) => (
            <th key={`${at}`} scope="col">
              {inline(cell, link)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={`${at}`} {...rule(row.ids, chosen)}>
            {row.cells.map((cell, column) => (
              <td key={`${column}`} data-head={head[column]}>
                {inline(cell, link)}
                {column === row.cells.length - 1 && <Ids ids={row.ids} link={link} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  // What is written as a table tells in words, and is read cell by cell where there is no room; figures scroll.
  if (caption === undefined) return <div class="table-of-words">{table}</div>
  return (
    <figure {...rule(ids, chosen)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div class="scroll" tabIndex={0}>
        {table}
      </div>
      <figcaption>
        {inline(caption, link)}
        <Ids ids={ids} link={link} />
      </figcaption>
    </figure>
  )
}

/** What marks a piece that says rules: it can be gone to by any of them. */
function rule(ids: readonly string[], chosen: string | undefined) {
  const isChosen = chosen !== undefined && ids.includes(chosen)
  const named = [ids.length > 0 && 'says', isChosen && 'chosen'].filter(Boolean).join(' ')
  return { class: named || undefined, 'data-ids': ids.length > 0 ? ids.join(' ') : undefined }
}

/** The ids of a rule, quietly; each is the address of the rule. */
function Ids({ ids, link }: { ids: readonly string[]; link(id: string): string }) {
  if (ids.length === 0) return null
  return (
    <span class="ids">
      {ids.map(id => (
        <a key={id} href={link(id)}>
          {id}
        </a>
      ))}
    </span>
  )
}
