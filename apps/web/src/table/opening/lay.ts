import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type HallGame, loadHall } from '../../data.ts'
import type { Laid } from '../../port/sitting.ts'
import { address, go } from '../../route.ts'
import { freshId, keep } from '../../storage.ts'

/** The opponent of somebody who just wants to play. */
export const USUAL_BOT = 'fair'

/** Lays a table in this browser and goes there. */
export function layTable(laid: Omit<Laid, 'seed' | 'nonces'> & { seed?: string }, replace: boolean, query = ''): void {
  const id = freshId()
  const whole: Laid = { seed: freshId() + freshId(), ...laid, nonces: [] }
  void keep({ id, laid: whole, lines: [], isOver: false, ask: '', at: Date.now() })
  go(address('table', id) + query, replace)
}

/** What the hall knows of a game; null if there is none of that name, undefined until that is known. */
export function useGame(id: string): HallGame | null | undefined {
  const game = useSignal<HallGame | null | undefined>(undefined)
  useEffect(() => {
    loadHall().then(
      all => {
        game.value = all.find(one => one.id === id) ?? null
      },
      () => {
        game.value = null
      },
    )
  }, [id])
  return game.value
}
