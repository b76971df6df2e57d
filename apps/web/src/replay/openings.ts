import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../language.ts'
import type { OpeningShown } from '../port/calls.ts'
import { Desk } from '../port/desk.ts'

/** What the games of these names say before a table stands, in the language of today. */
export function useOpenings(names: readonly string[]): ReadonlySignal<ReadonlyMap<string, OpeningShown>> {
  const openings = useSignal<ReadonlyMap<string, OpeningShown>>(new Map())
  const wanted = [...new Set(names)].sort().join(' ')
  useEffect(() => {
    const desk = new Desk(() => {})
    const load = async () => {
      for (const name of wanted.split(' ').filter(Boolean)) {
        const found = await desk.ask('opening', name, language.value)
        openings.value = new Map([...openings.peek(), [name, found]])
      }
    }
    void load()
      .catch(() => {})
      .then(() => desk.close())
    return () => desk.close()
  }, [wanted, language.value])
  return openings
}
