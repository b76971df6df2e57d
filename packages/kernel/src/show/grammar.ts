import type { Language } from './text.ts'

/** What every text of a language needs: lists, plurals, capitals. */
export interface Grammar {
  /** `a, b and c`. */
  list(items: readonly string[]): string
  /** `a, b or c`. */
  either(items: readonly string[]): string
  /** The form for a number: `one` or `many`, as the language counts (French has one of nothing). */
  form(number: number, one: string, many: string): string
  /** A number as the language writes it: `2.5`, `2,5`. */
  number(number: number): string
  /** A share of one, as the language writes it: `45%`, `45 %`. */
  percent(share: number): string
  /** `3 hits`: the number and its form. */
  count(number: number, one: string, many: string): string
  /** `label: text`, as the language sets a colon. */
  labelled(label: string, text: string): string
  /** `one; other`. */
  also(one: string, other: string): string
  /** A sentence's first letter. */
  capital(text: string): string
}

const made = new Map<Language, Grammar>()

/** The grammar of a language. It depends on that language alone, never on where the reader is. */
export function grammar(language: Language): Grammar {
  const known = made.get(language)
  if (known) return known
  // the English of Britain has no comma before its last “and”, as German and French have none
  const lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' })
  const choices = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' })
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language)
  const percents = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, { style: 'percent' })
  const form = (number: number, one: string, many: string) => (plurals.select(number) === 'one' ? one : many)
  const own: Grammar = {
    list: items => lists.format(items),
    either: items => choices.format(items),
    form,
    number: number => numbers.format(number),
    percent: share => percents.format(share),
    count: (number, one, many) => `${numbers.format(number)} ${form(number, one, many)}`,
    labelled: (label, text) => `${label}${language === 'fr' ? '\u00a0: ' : ': '}${text}`,
    also: (one, other) => `${one}${language === 'fr' ? '\u202f; ' : '; '}${other}`,
    capital: text => text.charAt(0).toUpperCase() + text.slice(1),
  }
  made.set(language, own)
  return own
}
