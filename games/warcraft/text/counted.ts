import { grammar, type Language } from '@hexarium/kernel'

/** `3 hits`: the number and its form; most plurals have an s. */
export function countedIn(language: Language) {
  const { count } = grammar(language)
  return (number: number, one: string, many = `${one}s`): string => count(number, one, many)
}
