import type { Settings } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../language.ts'
import { Desk } from '../port/desk.ts'

/** What a game calls its sides by these settings, as at the table later, in the page's language; empty until it has said so. */
export function useSides(game: string, settings: Settings, players: number): readonly string[] {
  const sides = useSignal<readonly string[]>([])
  const wanted = language.value
  useEffect(() => {
    const desk = new Desk(() => {})
    void desk
      .ask('sides', game, wanted, settings, players)
      .then(
        found => (sides.value = found),
        () => {}, // seats have numbers, too
      )
      .then(() => desk.close())
    return () => desk.close()
  }, [game, JSON.stringify(settings), players, wanted])
  return sides.value
}
