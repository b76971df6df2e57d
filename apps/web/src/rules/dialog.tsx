import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { loadGlyphs } from '../data.ts'
import { language } from '../language.ts'
import { Dialog } from '../pages/dialog.tsx'
import { address } from '../route.ts'
import { later } from '../words/later/later.ts'
import { Blocks } from './blocks.tsx'
import { Markdown } from './markdown.tsx'
import { type Quoted, quote } from './quote.ts'

/** One rule, above the table; from there to the rule book. */
export function RuleDialog({ game, id, onClose }: { game: string; id: string; onClose(): void }) {
  const rule = useSignal<Quoted | null | undefined>(undefined)
  useEffect(() => {
    void loadGlyphs(game)
    quote(game, id).then(
      found => {
        rule.value = found
      },
      () => {
        rule.value = null
      },
    )
  }, [game, id, language.value])
  const link = (other: string) => address('rules', game, other)
  const found = rule.value
  return (
    <Dialog title={found && found.id !== id ? `${id} (${found.id})` : id} onClose={onClose}>
      {found === null && <p>{later.value.noRule}</p>}
      {found && (
        <div lang={found.from === 'book' ? language.value : 'en'} class="rule-text">
          <p class="headings">{found.headings.join(' › ')}</p>
          {found.from === 'book' ? (
            <Blocks blocks={found.blocks} link={link} />
          ) : (
            <>
              {found.title && <h3>{found.title}</h3>}
              <Markdown text={found.text} link={link} />
            </>
          )}
        </div>
      )}
      {found?.from === 'digest' && <p class="hint">{found.hasBook ? later.value.digestText : later.value.noBookYet}</p>}
      <p>
        <a class="button" href={link(found?.id ?? id)}>
          {later.value.openBook}
        </a>
      </p>
    </Dialog>
  )
}
