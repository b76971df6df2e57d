import { words } from '../../language.ts'
import { prefer, preferences } from '../../preferences.ts'
import { address } from '../../route.ts'
import { later } from '../../words/later/later.ts'

interface Props {
  game: string
  isGuided: boolean | undefined
  onShow(): void
}

/** Offers to explain a game, until somebody has seen it or waves it away. */
export function Welcome({ game, isGuided, onShow }: Props) {
  const w = words.value
  const { known } = preferences.value
  if (known.includes(game)) return null
  const know = () => prefer({ known: [...known, game] })
  return (
    <div class="guide welcome-here">
      <span>{w.newHere}</span>
      {isGuided && (
        <a class="quiet" href={address('learn', game)} onClick={know}>
          {w.learn}
        </a>
      )}
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
      <span class="by-finger">{later.value.byFinger}</span>
      <button type="button" class="quiet" aria-label={w.close} onClick={know}>
        ✕
      </button>
    </div>
  )
}
