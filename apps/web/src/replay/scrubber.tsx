import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../language.ts'
import type { Mark } from '../port/account.ts'
import { prefer, preferences } from '../preferences.ts'
import { later } from '../words/later/later.ts'
import '../style/after.css'

/** How long a replay that runs by itself shows a moment, in milliseconds. */
const SPEEDS = { calm: 1500, brisk: 700, fast: 200 } as const

interface Props {
  at: number
  length: number
  /** Where turns, battles and their parts begin. */
  marks: readonly Mark[]
  onMove(to: number): void
}

/** To the beginning, back, on, to the end, by itself, by turns and battles, or anywhere. */
export function Scrubber({ at, length, marks, onMove }: Props) {
  const isRunning = useSignal(false)
  const last = length - 1
  const { speed } = preferences.value
  useEffect(() => {
    if (!isRunning.value) return
    if (at >= last) {
      isRunning.value = false
      return
    }
    const timer = setTimeout(() => onMove(at + 1), SPEEDS[speed])
    return () => clearTimeout(timer)
  }, [isRunning.value, at, last, speed])
  const turns = marks.filter(({ begins }) => begins === 'turn')
  const before = turns.findLast(mark => mark.at < at)?.at ?? 0
  const after = turns.find(mark => mark.at > at)?.at
  const battle = marks.find(({ begins, at: then }) => begins === 'battle' && then > at)?.at
  useKeys(
    { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last, PageUp: before, PageDown: after ?? last },
    last,
    onMove,
  )
  const w = words.value
  const l = later.value
  const button = (text: string, sign: string, to: number | undefined) => (
    <button
      type="button"
      class="tool"
      aria-label={text}
      title={text}
      disabled={to === undefined || to === at}
      onClick={() => onMove(to!)}
    >
      {sign}
    </button>
  )
  return (
    <div class="scrubber">
      <input
        type="range"
        min="0"
        max={last}
        value={at}
        aria-label={w.moment(at, last)}
        onInput={event => onMove(Number((event.target as HTMLInputElement).value))}
      />
      <div class="parts" aria-hidden="true">
        {marks.map(({ at: then, begins }, number) => (
          <i key={number} class={begins} style={{ left: `${(100 * then) / Math.max(1, last)}%` }} />
        ))}
      </div>
      <div class="row">
        {button(later.value.toStart, '«', 0)}
        {turns.length > 0 && button(l.turnBefore, '⟨', before)}
        {button(w.back, '‹', Math.max(0, at - 1))}
        <button
          type="button"
          class="tool"
          aria-label={isRunning.value ? w.pause : later.value.run}
          title={isRunning.value ? w.pause : later.value.run}
          onClick={() => (isRunning.value = !isRunning.value)}
        >
          {isRunning.value ? '❚❚' : '▶'}
        </button>
        {button(w.on, '›', Math.min(last, at + 1))}
        {turns.length > 0 && button(l.nextTurn, '⟩', after)}
        {marks.some(({ begins }) => begins === 'battle') && button(l.nextBattle, '⚔', battle)}
        {button(later.value.toEnd, '»', last)}
        <span class="moment-number">{w.moment(at, last)}</span>
      </div>
      <div class="row">
        {marks.length > 0 && <Parts {...{ at, marks, onMove }} />}
        <label>
          <span class="hidden">{l.speed}</span>
          <select
            value={speed}
            onChange={event => prefer({ speed: (event.target as HTMLSelectElement).value as typeof speed })}
          >
            {(['calm', 'brisk', 'fast'] as const).map(name => (
              <option key={name} value={name}>
                {w.with(l.speed, l.speeds[name])}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}

/** The parts of the game by name, the one that is shown chosen. */
function Parts({ at, marks, onMove }: Pick<Props, 'at' | 'marks' | 'onMove'>) {
  const l = later.value
  const now = marks.findLastIndex(mark => mark.at <= at)
  return (
    <label class="go-to">
      <span class="hidden">{l.goTo}</span>
      <select
        value={`${now}`}
        onChange={event => onMove(marks[Number((event.target as HTMLSelectElement).value)]?.at ?? 0)}
      >
        <option value="-1">{l.beginning}</option>
        {marks.map(({ begins, text }, number) => (
          <option key={number} value={`${number}`}>
            {begins === 'turn' ? text : begins === 'battle' ? `⚔ ${text}` : `· ${text}`}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Keys lead to moments. */
function useKeys(keys: Readonly<Record<string, number>>, last: number, onMove: (to: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || event.ctrlKey || event.metaKey || event.altKey) return
      const to = keys[event.key]
      if (to === undefined || to < 0 || to > last) return
      event.preventDefault()
      onMove(to)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
