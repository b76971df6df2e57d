import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../language.ts'
import type { LogLine } from '../../port/moment.ts'
import type { Play } from '../play.ts'
import { DiceLine } from './dice.tsx'

/** So many lines are shown at once; a long game has thousands. */
const SHOWN = 250

interface Props {
  play: Pick<Play, 'rule'>
  log: readonly LogLine[]
  /** The first line since the reader last chose. */
  since: number
  /** What stands above that line. */
  sinceWords: string
}

/** What happened, each line with its rule, the latest last; or only what was shown of hidden things. */
export function Log({ play, log, since, sinceWords }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const last = useRef<HTMLLIElement>(null)
  const isSifted = useSignal(false)
  useEffect(() => {
    const box = list.current
    if (box) box.scrollTop = box.scrollHeight
  }, [log.length])
  const numbers = isSifted.value
    ? log.flatMap((line, number) => (line.reveals ? [number] : []))
    : Array.from({ length: Math.min(SHOWN, log.length) }, (_, back) => log.length - Math.min(SHOWN, log.length) + back)
  return (
    <>
      {log.some(line => line.reveals) && (
        <label class="sift">
          <input
            type="checkbox"
            checked={isSifted.value}
            onInput={event => (isSifted.value = event.currentTarget.checked)}
          />
          {words.value.logReveals}
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol class="log" ref={list} tabIndex={0} aria-label={words.value.log}>
        {numbers.slice(-SHOWN).map(number => {
          const line = log[number]
          return (
            <li
              key={number}
              ref={number === log.length - 1 ? last : undefined}
              class={number >= since ? 'new' : ''}
              data-since={number === since && number > 0 && sinceWords ? sinceWords : undefined}
            >
              {line.dice ? <DiceLine dice={line.dice} text={line.text} /> : <span>{line.text}</span>}
              {line.rule.includes('-') && (
                <button type="button" class="rule-chip" onClick={() => (play.rule.value = line.rule)}>
                  {line.rule}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
