/**
 * Where a value comes from, in a few letters: a default, then exceptions by field: `'D, name FO, cost R7'`.
 * S is the German expansion rule book, D our own design; the others are public documents, some with a page.
 */
export type Source = string

/** What the letters stand for. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  S: 'the German expansion rule book',
  D: 'designed for this edition, because the printed value is lost',
  R: 'the English base rule book of 2003',
  F: 'the publisher’s FAQ of December 2003',
  G: 'the designer’s Scenario Creation Guide of December 2003',
  E: 'the English expansion rule book of 2004',
  N: 'a player’s notes on the printed diagrams',
  FO: 'an owner’s first look, boards.fool.com 2003',
  K: 'a review of the expansion, krinein.com',
  B: 'a review of the expansion, ringbote.de',
  P: 'a review of the base game, puentesrotos 2014',
}

/** The short code of a field of something with this source. */
export function codeOf(source: Source, field = ''): string {
  const [fallback, ...exceptions] = source.split(', ')
  const own = exceptions.find(exception => exception.startsWith(`${field} `))
  return own === undefined ? fallback : own.slice(field.length + 1)
}

/** True if a field is our own design. */
export function isDesigned(source: Source, field = ''): boolean {
  return codeOf(source, field) === 'D'
}
