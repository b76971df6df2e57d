import type { Language } from '@hexarium/kernel'
import { typeOf } from '../content/units.ts'

const heads: Readonly<Record<Language, readonly string[]>> = {
  en: ['unit', 'strength', 'movement', 'range', 'charge'],
  de: ['Einheit', 'Stärke', 'Bewegung', 'Reichweite', 'Ansturm'],
  fr: ['unité', 'force', 'mouvement', 'portée', 'charge'],
}
const names: Readonly<Record<Language, Readonly<Record<'sword' | 'bow' | 'rider', string>>>> = {
  en: { sword: 'swords', bow: 'bows', rider: 'riders' },
  de: { sword: 'Schwertkämpfer', bow: 'Bogenschützen', rider: 'Reiter' },
  fr: { sword: 'épées', bow: 'archers', rider: 'cavaliers' },
}

/** SK-2.1: the units and their numbers. */
export function units(language: Language): string[][] {
  const rows = [...new Set(typeOf)].map(({ name, strength, movement, range, charge }) => [
    names[language][name],
    `${strength}`,
    `${movement}`,
    range > 0 ? `${range}` : '–',
    charge > 0 ? `+${charge}` : '–',
  ])
  return [[...heads[language]], ...rows]
}
