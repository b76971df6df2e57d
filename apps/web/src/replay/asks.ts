import type { Language } from '@hexarium/kernel'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../language.ts'
import { Desk } from '../port/desk.ts'
import { aboutOf } from '../port/local.ts'
import { NEVER } from '../port/pace.ts'
import { type Kept, keep } from '../storage.ts'

/** How games stood when they were left, in the language of today, by their ids. */
export function useToday(games: readonly Kept[]): ReadonlySignal<ReadonlyMap<string, Kept>> {
  const today = useSignal<ReadonlyMap<string, Kept>>(new Map())
  const wanted = language.value
  useEffect(() => {
    let isOver = false
    const isFresh = (kept: Kept) => kept.language === wanted && kept.about !== undefined
    const load = async () => {
      today.value = new Map(games.filter(isFresh).map(kept => [kept.id, kept]))
      for (const kept of games) {
        if (isFresh(kept)) continue
        const told = await toldIn(wanted, kept)
        if (isOver) return
        today.value = new Map([...today.peek(), [kept.id, told]])
      }
    }
    void load()
    return () => {
      isOver = true
    }
  }, [games, wanted])
  return today
}

/** A game that was kept in another language is told anew by laying its table again, and kept. */
async function toldIn(language: Language, kept: Kept): Promise<Kept> {
  let told: Kept = { ...kept, ask: '' }
  const desk = new Desk(news => {
    if (!('moment' in news)) return
    const { moment } = news
    told = { ...kept, ask: moment.ask, about: aboutOf(moment, moment.log.lines), language }
  })
  try {
    await desk.ask('pace', NEVER)
    await desk.ask('open', kept.laid, kept.lines, language)
    await keep(told)
  } catch {
    // a game by other rules than those of today has no question any more
  } finally {
    desk.close()
  }
  return told
}
