import { isForPlayers } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../../language.ts'
import type { Play } from '../play.ts'

/** How long a notice stays, in milliseconds: long enough to read it. */
const STAYS = 5000
const EACH_LETTER = 45
const AGAIN = 500

/**
 * Why something is not possible, with the rule and its text. It stands beside the board, where it covers nothing, and goes
 * after a while unless somebody is at it.
 */
export function NoticeLine({ play, game }: { play: Play; game: string }) {
  const notice = play.notice.value
  const text = useSignal('')
  const lang = useSignal('')
  const isHeld = useSignal(false)
  useEffect(() => {
    isHeld.value = false
  }, [notice])
  useEffect(() => {
    if (!notice || isHeld.value) return
    const wait = STAYS + (notice.text.length + text.value.length) * EACH_LETTER
    // What is below it comes up when it goes: not while a mouse is among it. Nobody knows where a finger is about to go.
    const go = () => {
      if (!matchMedia('(hover: hover)').matches) return
      if (document.querySelector('.panel:hover')) timer = setTimeout(go, AGAIN)
      else play.notice.value = null
    }
    let timer = setTimeout(go, wait)
    return () => clearTimeout(timer)
  }, [notice, text.value, isHeld.value])
  const hold = (held: boolean) => () => (isHeld.value = held)
  useEffect(() => {
    text.value = ''
    if (!notice?.rule) return
    const { rule } = notice
    void import('../../rules/quote.ts')
      .then(({ quotedPlainly }) => quotedPlainly(game, rule))
      .then(
        found => {
          lang.value = found?.lang ?? ''
          text.value = found ? shortened(found.text) : ''
        },
        () => {},
      )
  }, [notice])
  return (
    <div class="notice-area" role="status" aria-live="polite">
      {notice && (
        // biome-ignore lint/a11y/noStaticElementInteractions: who reads it is not hurried
        <div
          class="notice"
          onMouseEnter={hold(true)}
          onMouseLeave={hold(false)}
          onFocusIn={hold(true)}
          onFocusOut={hold(false)}
        >
          <p>
            <strong>{notice.text}</strong>{' '}
            {isForPlayers(notice.rule ?? '') && (
              <button type="button" class="rule-chip" onClick={() => (play.rule.value = notice.rule)}>
                {notice.rule}
              </button>
            )}
          </p>
          {text.value && <p lang={lang.value}>{text.value}</p>}
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
