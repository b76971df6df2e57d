import { useSignal } from '@preact/signals'
import { words } from '../language.ts'
import { type Briefed, BriefText, useBriefing } from './briefing.tsx'
import { lookedUp } from './words/looked-up.ts'

/** What it is about, beside the board, before the first choice; until one closes it. */
export function BriefingHere({ of, hasBegun }: { of: Briefed; hasBegun: boolean }) {
  const isClosed = useSignal(false)
  const briefing = useBriefing(of)
  if (isClosed.value || !briefing) return null
  const text = <BriefText briefing={briefing} isWhole={false} />
  // On a phone the question and the choices come first; so they do for who has begun: what gave way to a long list would move the next.
  const isFolded = matchMedia('(max-width: 40rem)').matches || hasBegun
  return (
    <section class="briefing-here" aria-label={lookedUp.value.whatItIsAbout}>
      {isFolded ? (
        <details>
          <summary>{briefing.title}</summary>
          {text}
        </details>
      ) : (
        text
      )}
      <button type="button" class="quiet" aria-label={words.value.close} onClick={() => (isClosed.value = true)}>
        ✕
      </button>
    </section>
  )
}
