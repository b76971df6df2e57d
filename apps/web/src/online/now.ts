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

/** A day and an hour in words. */
export function momentInWords(at: number, language: string): string {
  const form = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return new Date(at).toLocaleString(language, form)
}

/** An hour in words; with its day, unless that is today. */
export function hourInWords(at: number, now: number, language: string): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  if (!isToday) return momentInWords(at, language)
  return new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
}
