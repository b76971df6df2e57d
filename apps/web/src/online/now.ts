import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** The time, once a second. */
export function useNow(): ReadonlySignal<number> {
  const now = useSignal(Date.now())
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** A moment in words: the hour today, with the day otherwise. */
export function momentInWords(at: number, now: number, language: string): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const hour = { hour: '2-digit', minute: '2-digit' } as const
  return new Date(at).toLocaleString(language, isToday ? hour : { ...day, ...hour })
}
