import { effect, signal } from '@preact/signals'

/** How somebody likes it; kept in this browser. */
export interface Preferences {
  theme: 'auto' | 'light' | 'dark'
  language: 'auto' | 'en' | 'de' | 'fr'
  /** How long bots pause before they choose, in milliseconds. */
  pace: number
  /** Ask again before a choice with odds is taken on the board. */
  confirm: boolean
  /** Names of places, and what stands on the ground. */
  names: boolean
  terrain: boolean
  /** The list instead of the board. */
  textView: boolean
}

const STANDARD: Preferences = {
  ...{ theme: 'auto', language: 'auto', pace: 450, confirm: true, names: true, terrain: true, textView: false },
}

const KEY = 'hexarium'

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {} // nothing kept, or kept by something else
  }
}

/** What is preferred now. */
export const preferences = signal<Preferences>({ ...STANDARD, ...stored() })

/** Changes some of it. */
export function prefer(change: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...change }
}

effect(() => {
  const now = preferences.value
  document.documentElement.dataset['theme'] = now.theme
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // a browser that keeps nothing still plays
  }
})
