import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { findRule, loadRules } from '../data.ts'
import { words } from '../language.ts'
import type { Play } from './play.ts'

/** Why something is not possible, with the rule and its text. */
export function NoticeLine({ play, game }: { play: Play; game: string }) {
  const notice = play.notice.value
  const text = useSignal('')
  useEffect(() => {
    text.value = ''
    if (!notice?.rule) return
    const { rule } = notice
    void Promise.all([loadRules(game), import('../rules/markdown.tsx')]).then(
      ([book, { plain }]) => {
        const found = findRule(book, rule)
        if (found) text.value = shortened(plain(found.text))
      },
      () => {},
    )
  }, [notice])
  return (
    <div class="notice-area" role="status" aria-live="polite">
      {notice && (
        <div class="notice">
          <p>
            <strong>{notice.text}</strong>{' '}
            {notice.rule && (
              <button type="button" class="rule-chip" onClick={() => (play.rule.value = notice.rule)}>
                {notice.rule}
              </button>
            )}
          </p>
          {text.value && <p lang="en">{text.value}</p>}
          <button type="button" class="quiet" aria-label={words.value.close} onClick={() => (play.notice.value = null)}>
            ✕
          </button>
        </div>
      )}
    </div>
  )
}

const LONGEST = 260

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …`
}
