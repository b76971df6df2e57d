import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../language.ts'

/** How fast a replay runs by itself. */
const STEP = 700

/** To the beginning, back, on, to the end, by itself, or anywhere. */
export function Scrubber({ at, length, onMove }: { at: number; length: number; onMove(to: number): void }) {
  const isRunning = useSignal(false)
  const last = length - 1
  useEffect(() => {
    if (!isRunning.value) return
    if (at >= last) {
      isRunning.value = false
      return
    }
    const timer = setTimeout(() => onMove(at + 1), STEP)
    return () => clearTimeout(timer)
  }, [isRunning.value, at, last])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || event.ctrlKey || event.metaKey || event.altKey) return
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
      if (to === undefined || to < 0 || to > last) return
      event.preventDefault()
      onMove(to)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [at, last])
  const w = words.value
  const button = (text: string, sign: string, to: number) => (
    <button type="button" class="tool" aria-label={text} title={text} disabled={to === at} onClick={() => onMove(to)}>
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
      <div class="row">
        {button(w.toStart, '«', 0)}
        {button(w.back, '‹', Math.max(0, at - 1))}
        <button
          type="button"
          class="tool"
          aria-label={isRunning.value ? w.pause : w.run}
          title={isRunning.value ? w.pause : w.run}
          onClick={() => (isRunning.value = !isRunning.value)}
        >
          {isRunning.value ? '❚❚' : '▶'}
        </button>
        {button(w.on, '›', Math.min(last, at + 1))}
        {button(w.toEnd, '»', last)}
        <span class="moment-number">{w.moment(at, last)}</span>
      </div>
    </div>
  )
}
