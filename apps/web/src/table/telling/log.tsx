import { isForPlayers } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../language.ts'
import type { LogLine } from '../../port/moment.ts'
import { later } from '../../words/later/later.ts'
import type { Play } from '../play.ts'
import { DiceLine } from './dice.tsx'
import { type Entry, entriesOf, isKept } from './entries.ts'

/** So many lines are shown at once; a long game has thousands. */
const SHOWN = 250
/** Who is so near to the end reads the end, in pixels. */
const SLACK = 8

interface Props {
  play: Pick<Play, 'rule'>
  log: readonly LogLine[]
  /** The first line since the reader last chose. */
  since: number
  /** What stands above that line. */
  sinceWords: string
  /** Shows the moment a line is about. */
  onJump?(seq: number): void
}

/** What happened, each line with its dice and its rule, the latest last, fights that are over folded; or only what was shown of hidden things. */
export function Log({ play, log, since, sinceWords, onJump }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const last = useRef<HTMLLIElement>(null)
  const isSifted = useSignal(false)
  /** By fight: whether it was opened or folded by hand. */
  const opened = useSignal<ReadonlyMap<number, boolean>>(new Map())
  /** How far down the reader is, and whether he has not gone back. */
  const read = useRef({ top: 0, isAtEnd: true })
  const toTheEnd = () => {
    const box = list.current
    if (box) box.scrollTop = box.scrollHeight
  }
  useEffect(toTheEnd, [log.length])
  // What stands above it grows with every longer question: the latest lines stay in sight.
  useEffect(() => {
    const sight = new ResizeObserver(() => read.current.isAtEnd && toTheEnd())
    sight.observe(list.current!)
    return () => sight.disconnect()
  }, [])
  const noteWhere = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget
    const { top, isAtEnd } = read.current
    // Going down to an end that has moved on meanwhile is no going back.
    const isThere = scrollHeight - scrollTop - clientHeight < SLACK || (isAtEnd && scrollTop >= top)
    read.current = { top: scrollTop, isAtEnd: isThere }
  }
  const all = entriesOf(log, isSifted.value ? 0 : Math.max(0, log.length - SHOWN))
  const entries = (isSifted.value ? all.filter(({ number }) => log[number].reveals) : all).slice(-SHOWN)
  const latest = entries.at(-1)?.fight ?? -1
  /** How much a folded fight hides; one that hides nothing has nothing to fold. */
  const hidden = new Map<number, number>()
  for (const { number, fight } of entries)
    if (fight >= 0 && fight !== number && !isKept(log[number])) hidden.set(fight, (hidden.get(fight) ?? 0) + 1)
  const isOpen = ({ number, fight }: Entry) => {
    if (isSifted.value || fight < 0 || fight === number || isKept(log[number])) return true
    return opened.value.get(fight) ?? (fight === latest || number >= since)
  }
  const turn = (fight: number, isNow: boolean) => (opened.value = new Map(opened.value).set(fight, isNow))
  return (
    <>
      {log.some(line => line.reveals) && (
        <label class="sift">
          <input
            type="checkbox"
            checked={isSifted.value}
            onInput={event => (isSifted.value = event.currentTarget.checked)}
          />
          {later.value.logReveals}
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol class="log" ref={list} tabIndex={0} aria-label={words.value.log} onScroll={noteWhere}>
        {entries.filter(isOpen).map(({ number, rolls, fight }) => {
          const line = log[number]
          const first = rolls[0] ?? number
          const isHead = fight === number && hidden.has(number) && !isSifted.value
          const isUnfolded = opened.value.get(number) ?? number === latest
          return (
            <li
              key={number}
              ref={number === log.length - 1 ? last : undefined}
              class={`${number >= since ? 'new' : ''}${isHead ? ' fight-head' : ''}`}
              data-since={first <= since && since <= number && number > 0 && sinceWords ? sinceWords : undefined}
            >
              <span data-names>
                {rolls.map(roll => (
                  <DiceLine key={roll} dice={log[roll].dice!} text={log[roll].text} />
                ))}
                {line.dice ? (
                  <DiceLine dice={line.dice} text={line.text} />
                ) : onJump ? (
                  <button type="button" class="jump" onClick={() => onJump(line.seq)}>
                    {line.text}
                  </button>
                ) : (
                  line.text
                )}
              </span>
              {isHead && (
                <button
                  type="button"
                  class="quiet"
                  aria-expanded={isUnfolded}
                  aria-label={later.value.fightFold}
                  onClick={() => turn(number, !isUnfolded)}
                >
                  {isUnfolded ? '▾' : `▸ ${hidden.get(number)}`}
                </button>
              )}
              {isForPlayers(line.rule) && (
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
