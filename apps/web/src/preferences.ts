import { effect, signal } from '@preact/signals'

/** How somebody likes it; kept in this browser. */
export interface Preferences {
  theme: 'auto' | 'light' | 'dark'
  language: 'auto' | 'en' | 'de' | 'fr'
  /** How long bots pause before they choose, in milliseconds. */
  pace: number
  /** How fast a replay runs by itself. */
  speed: 'calm' | 'brisk' | 'fast'
  /** Ask again before a choice that cannot be taken back and matters, and before one with odds is taken on the board. */
  confirm: boolean
  /** By game: choices one is no longer asked about, as `decision.kind`. */
  unasked: Readonly<Record<string, readonly string[]>>
  /** Say what a choice would leave undone before it is taken. */
  remind: boolean
  /** Layers of the board: names of places, what stands on the ground, remarks, ways of the others, where a piece could go, where others could come. */
  names: boolean
  terrain: boolean
  notes: boolean
  trails: boolean
  plans: boolean
  threats: boolean
  /** What counts on the board; cards that open when one points at something for a while. */
  zones: boolean
  cards: boolean
  sound: boolean
  /** Games one knows: nobody offers to explain them any more. */
  known: readonly string[]
  /** The table answers what is obvious: the habits everybody has are on. */
  spare: boolean
  /** By game: the habits one asked for, and those of everybody one does not want. */
  habits: Readonly<Record<string, readonly string[]>>
  unwanted: Readonly<Record<string, readonly string[]>>
  /** The list instead of the board. */
  textView: boolean
}

const STANDARD: Preferences = {
  theme: 'auto',
  language: 'auto',
  pace: 450,
  speed: 'brisk',
  confirm: true,
  remind: true,
  textView: false,
  sound: false,
  names: true,
  terrain: true,
  notes: true,
  trails: true,
  plans: true,
  threats: false,
  zones: true,
  cards: true,
  known: [],
  spare: true,
  habits: {},
  unwanted: {},
  unasked: {},
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

/** Choices of this kind are taken without asking once more. */
export function askNoMore(game: string, name: string): void {
  const { unasked } = preferences.peek()
  prefer({ unasked: { ...unasked, [game]: [...new Set([...(unasked[game] ?? []), name])] } })
}

/** True if one wants to be asked once more before choices of a kind. */
export function asksAgain(game: string, name: string): boolean {
  const { confirm, unasked } = preferences.peek()
  return confirm && !unasked[game]?.includes(name)
}

/** True if somebody has a habit: because everybody has it, or by his own wish. */
export function hasHabit(game: string, name: string, isObvious: boolean): boolean {
  const { spare, habits, unwanted } = preferences.value
  if (isObvious) return spare && !unwanted[game]?.includes(name)
  return habits[game]?.includes(name) ?? false
}

/** Takes on a habit, or gives it up. */
export function keepHabit(game: string, name: string, isOn: boolean): void {
  const { habits, unwanted } = preferences.peek()
  const without = (names: readonly string[] = []) => names.filter(one => one !== name)
  prefer({
    habits: { ...habits, [game]: [...without(habits[game]), ...(isOn ? [name] : [])] },
    unwanted: { ...unwanted, [game]: [...without(unwanted[game]), ...(isOn ? [] : [name])] },
  })
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
