import type { Language } from '@hexarium/kernel'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../language.ts'
import { Desk } from '../port/desk.ts'
import { NEVER } from '../port/pace.ts'
import { type Kept, keep } from '../storage.ts'

/** What games were asked when they were left, in the language of today, by their ids. */
export function useAsks(games: readonly Kept[]): ReadonlySignal<ReadonlyMap<string, string>> {
  const asks = useSignal<ReadonlyMap<string, string>>(new Map())
  const wanted = language.value
  useEffect(() => {
    let isOver = false
    const load = async () => {
      asks.value = new Map(games.filter(kept => kept.language === wanted).map(kept => [kept.id, kept.ask]))
      for (const kept of games) {
        if (kept.language === wanted) continue
        const ask = await askedIn(wanted, kept)
        if (isOver) return
        asks.value = new Map([...asks.peek(), [kept.id, ask]])
      }
    }
    void load()
    return () => {
      isOver = true
    }
  }, [games, wanted])
  return asks
}

/** The question of a game that was kept in another language is found out by laying its table again, and kept. */
async function askedIn(language: Language, kept: Kept): Promise<string> {
  let ask = ''
  const desk = new Desk(news => {
    if ('moment' in news) ask = news.moment.ask
  })
  try {
    await desk.ask('pace', NEVER)
    await desk.ask('open', kept.laid, kept.lines, language)
    await keep({ ...kept, ask, language })
  } catch {
    // a game by other rules than those of today has no question any more
  } finally {
    desk.close()
  }
  return ask
}
