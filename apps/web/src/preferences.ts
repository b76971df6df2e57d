import { effect, signal } from '@preact/signals'

/** How somebody likes it; kept in this browser. */
export interface Preferences {
  theme: 'auto' | 'light' | 'dark'
  language: 'auto' | 'en' | 'de' | 'fr'
  /** How long bots pause before they choose, in milliseconds. */
  pace: number
  /** Ask again before a choice with odds is taken on the board. */
  confirm: boolean
  /** Say what a choice would leave undone before it is taken. */
  remind: boolean
  /** Layers of the board: names of places, what stands on the ground, remarks, ways of the others, where a piece could go, where others could come. */
  names: boolean
  terrain: boolean
  notes: boolean
  trails: boolean
  plans: boolean
  threats: boolean
  sound: boolean
  /** Games one knows: nobody offers to explain them any more. */
  known: readonly string[]
  /** By game: the habits one has. */
  habits: Readonly<Record<string, readonly string[]>>
  /** The list instead of the board. */
  textView: boolean
}

const STANDARD: Preferences = {
  ...{ theme: 'auto', language: 'auto', pace: 450, confirm: true, remind: true, textView: false, sound: false },
  ...{ names: true, terrain: true, notes: true, trails: true, plans: true, threats: false, known: [], habits: {} },
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
