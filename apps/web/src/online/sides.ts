import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../language.ts'
import { api } from './server.ts'

let asked: Promise<Map<string, Record<string, unknown>>> | null = null

/** What a game calls its sides, in the page's language; empty until the server has said so. */
export function useSides(game: string): readonly string[] {
  const texts = useSignal<Record<string, unknown>>({})
  useEffect(() => {
    asked ??= api('GET /games').then(games => new Map(games.map(({ id, text }) => [id, text])))
    asked.then(
      found => (texts.value = found.get(game) ?? {}),
      () => (asked = null),
    )
  }, [game])
  const text = texts.value[language.value] as { seats?: readonly string[] } | undefined
  return text?.seats ?? []
}
