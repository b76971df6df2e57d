import { words } from '../../language.ts'
import { prefer, preferences } from '../../preferences.ts'
import { route } from '../../route.ts'

/** Offers to explain a game, until somebody has seen it or waves it away. */
export function Welcome({ game, onShow }: { game: string; onShow(): void }) {
  const w = words.value
  const { known } = preferences.value
  if (known.includes(game) || route.value.query.has('guide')) return null
  const know = () => prefer({ known: [...known, game] })
  return (
    <div class="guide welcome-here">
      <span>{w.newHere}</span>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          know()
          onShow()
        }}
      >
        {w.howATurnGoes}
      </button>
      <button type="button" class="quiet" aria-label={w.close} onClick={know}>
        ✕
      </button>
    </div>
  )
}
