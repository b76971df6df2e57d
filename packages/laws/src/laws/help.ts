import { aid, options, plan, type Seat, say } from '@hexarium/kernel'
import type { Walk } from './law.ts'
import { idsIn } from './pictures.ts'
import { inEveryLanguage } from './sentences.ts'

/** Odds are chances, habits choose what is offered, and whatever helps has words and points at something drawn. */
export function aidFault({ game, state, chance }: Walk, view: unknown, seat: Seat): string | undefined {
  const help = aid(game, state, seat, chance.below(2 ** 24))
  for (const { key, args, chance, factors = [] } of [...help.odds, ...(help.forecast ? [help.forecast] : [])]) {
    if (!(chance >= 0 && chance <= 1)) return `the odds ${key} are ${chance}`
    const unsaid = inEveryLanguage(`the odds ${key}`, l => say(game.text[l].odds?.[key], view, args, seat))
    if (unsaid) return unsaid
    for (const factor of factors) {
      const of = `the factor ${factor.key} of the odds ${key}`
      const nameless = inEveryLanguage(of, l => say(game.text[l].factor?.[factor.key], view, factor.args, seat))
      if (nameless) return nameless
    }
  }
  const offered = options(game, state, seat)
  const wild = Object.keys(help.habits).find(habit => !offered.includes(help.habits[habit]))
  if (wild !== undefined) return `the habit ${wild} chooses what is not offered`
  if (!game.aid) return undefined
  const ids = idsIn(game.scene(view, game.text.en))
  const known = new Set(ids)
  const lost = help.forgotten.flatMap(({ ids }) => ids).find(id => !known.has(id))
  if (lost !== undefined) return `${lost} is said to be forgotten, but the scene does not show it`
  for (const { at, key, args } of [
    ...help.notes,
    ...plan(game, state, seat, chance.pick(ids), chance.below(2 ** 24)),
  ]) {
    if (!known.has(at)) return `the note ${key} is about ${at}, which the scene does not show`
    const unsaid = inEveryLanguage(`the note ${key}`, l => say(game.text[l].note?.[key], view, args, seat))
    if (unsaid) return unsaid
  }
  return undefined
}
