/** What is asked about games and records rather than about a table: fetched when it is first asked. */

import { type AnyGame, type Language, type Opening, type Outcome, verify } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { Calls } from './calls.ts'
import { beginningOf, gameInAnyWords, gameNamed } from './library.ts'
import { openingShown } from './opening.ts'

type Asked<K extends keyof Calls> = (...args: Parameters<Calls[K]>) => Promise<ReturnType<Calls[K]>>

/** A record is proved; the problem says where it is not. */
export async function proved(...[record]: Parameters<Calls['verify']>): Promise<Outcome<unknown>> {
  const game = await gameInAnyWords(record.game)
  return game.ok ? verify(game.value, record) : game
}

export const turn: Asked<'turn'> = async (name, language) => {
  const game = await gameNamed(name, language)
  return game.ok ? (game.value.text[language].turn ?? []).map(step => ({ ...step })) : []
}

export const legend: Asked<'legend'> = async (name, language) => {
  const { legends } = await import('@hexarium/registry/legends')
  return (await legends[name]?.[language]())?.legend ?? null
}

export const opening: Asked<'opening'> = async (name, language) => {
  const [game, words] = await beginning(name, language)
  return game.ok ? openingShown(game.value, language, words) : { settings: [], presets: [] }
}

export const sides: Asked<'sides'> = async (name, language, settings, players) => {
  const [game, words] = await beginning(name, language)
  if (!game.ok) return []
  const { seats } = game.value.text[language]
  return [...(words?.sides?.(settings, players) ?? seats.slice(0, players))]
}

export const briefing: Asked<'briefing'> = async (name, language, settings, players, seat) => {
  const [game, named, { briefingFor }] = await Promise.all([
    gameNamed(name, language),
    sides(name, language, settings, players),
    import('./reader.ts'),
  ])
  return game.ok ? briefingFor(game.value, language, settings, named, seat) : null
}

/** A game's rules and what it says before a table stands, if it says anything. */
function beginning(name: string, language: Language): Promise<[Outcome<AnyGame>, Opening | undefined]> {
  const words = Object.hasOwn(registry, name) ? registry[name].opening?.[language]() : undefined
  return Promise.all([beginningOf(name, language), words?.then(({ opening }) => opening)])
}
