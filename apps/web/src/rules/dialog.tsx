import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type BookRule, findRule, loadRules } from '../data.ts'
import { words } from '../language.ts'
import { Dialog } from '../pages/dialog.tsx'
import { address } from '../route.ts'
import { Markdown } from './markdown.tsx'

/** One rule, above the table; from there to the rule book. */
export function RuleDialog({ game, id, onClose }: { game: string; id: string; onClose(): void }) {
  const rule = useSignal<BookRule | null | undefined>(undefined)
  useEffect(() => {
    loadRules(game).then(
      book => {
        rule.value = findRule(book, id) ?? null
      },
      () => {
        rule.value = null
      },
    )
  }, [game, id])
  const link = (other: string) => address('rules', game, other)
  const found = rule.value
  return (
    <Dialog title={found && found.id !== id ? `${id} (${found.id})` : id} onClose={onClose}>
      {found === null && <p>{words.value.noRule}</p>}
      {found && (
        <div lang="en" class="rule-text">
          <p class="headings">{found.headings.slice(1).join(' › ')}</p>
          {found.title && <h3>{found.title}</h3>}
          <Markdown text={found.text} link={link} />
        </div>
      )}
      <p>
        <a class="button" href={link(found?.id ?? id)}>
          {words.value.openBook}
        </a>
      </p>
    </Dialog>
  )
}
