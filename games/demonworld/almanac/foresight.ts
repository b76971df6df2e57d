import type { Foresight, Language, RuleId, Seat } from '@hexarium/kernel'
import { type ClashSide, clashOf } from '../aid/clash.ts'
import { factorsOf } from '../aid/factors.ts'
import { isPresent, unitsOf } from '../elements.ts'
import { foeUnits } from '../rules/movement/contact.ts'
import { mayMeet } from '../rules/movement/unit-move.ts'
import { stateSeen } from '../scene/seen.ts'
import { type Demonworld, MOVEMENT, type Unit } from '../state.ts'
import { foresight as de } from '../text/de/foresight.ts'
import { foresight as en } from '../text/en/foresight.ts'
import type { ForesightWords } from '../text/foresight.ts'
import { foresight as fr } from '../text/fr/foresight.ts'
import type { View } from '../view.ts'
import { wordsIn as cardsIn } from './words.ts'

const wordsIn: Readonly<Record<Language, ForesightWords>> = { en, de, fr }

/** DW-V.40, DW-VI: whom a move brings into contact, who strikes first, and what is to be expected of both. */
export function foresee(language: Language, before: View, after: View, seat: Seat): Foresight[] {
  if (before.phase !== MOVEMENT || seat < 0) return []
  const [was, is] = [stateSeen(before), stateSeen(after)]
  const own = unitsOf(is, seat).filter(unit => metBy(was, is, unit).length > 0)
  const foes = [...new Set(own.flatMap(unit => metBy(was, is, unit)))]
  if (foes.length === 0) return []
  const words = wordsIn[language]
  const named = (units: readonly Unit[]) => units.map(unit => cardsIn[language].text.names.unit(after, unit))
  const turning = foes.filter(unit => mayMeet(is, unit))
  const [ours, theirs] = clashOf(is, own, foes)
  return [
    { text: words.contact(named(foes)), rule: 'DW-V.40' },
    ...whoIsFirst(words, ours, theirs),
    strength(ours, words.own, words.ownNobody),
    strength(theirs, words.foes, words.foesNobody),
    ...(turning.length > 0 ? [{ text: words.reacts(named(turning)), rule: 'DW-V.41' }] : []),
  ]
}

/** The enemies a unit is newly in contact with. */
function metBy(was: Demonworld, is: Demonworld, unit: Unit): Unit[] {
  const known = isPresent(was, unit) ? foeUnits(was, unit) : []
  return foeUnits(is, unit).filter(foe => !known.includes(foe))
}

/** DW-VI.8: strikes in descending initiative. */
function whoIsFirst(words: ForesightWords, ours: ClashSide, theirs: ClashSide): Foresight[] {
  if (ours.strikers === 0 || theirs.strikers === 0) return []
  const [own, foes] = [ours.initiative, theirs.initiative]
  const text = own > foes ? words.first(own, foes) : own < foes ? words.last(own, foes) : words.together(own)
  return [{ text, rule: 'DW-VI.8' }]
}

const BLOW: RuleId = 'DW-VI.13'

/** How many strike and what is to be expected of them; the make-up is that of the easiest blow. */
function strength(
  { strikers, hits, best }: ClashSide,
  say: (strikers: number, base: number, hits: number) => string,
  nobody: string,
): Foresight {
  if (best === null) return { text: nobody, rule: BLOW }
  return { text: say(strikers, best.base, Math.round(hits * 10) / 10), rule: BLOW, factors: factorsOf(best, BLOW) }
}
