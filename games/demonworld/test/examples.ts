import { choicesOf, play } from '@hexarium/laws/test-kit'
import type { Demonworld } from '../state.ts'
import { type Given, hexAt, matchAt, on, type Setting } from './table.ts'

/** What the worked examples share: positions of a few words, and choices named by fields. */
export type Played = ReturnType<typeof matchAt>

/** The introduction game, in which most examples of chapters I to VI play. */
export const intro = { rules: 'introduction' } as const
/** The card's own manoeuvres, nothing else of the standard game: examples that speak of three manoeuvres. */
export const ownManoeuvres = {
  rules: { specialFigures: false, commanders: false, formations: false, secondAttack: false, morale: false },
} as const

/** An enemy far away, so that there is somebody to play against. */
export const far: Given = { side: 1, elements: '0,-12', facing: 4 }

/** The state of a match. */
export function stateOf(match: Played): Demonworld {
  return match.state as Demonworld
}

/** Choices by the field they are about. */
export const el = (match: Played, label: string) => `element ${on(stateOf(match), label)}`
export const hex = (match: Played, label: string) => `hex ${hexAt(stateOf(match), label)}`
export const advance = (match: Played, label: string) => `advance ${hexAt(stateOf(match), label)}`

/** Fields side by side in a row. */
export function line(count: number, r = 0, from = 0): string {
  return Array.from({ length: count }, (_, i) => `${from + i},${r}`).join(' ')
}

/** A match in which unit 0 is about to move; everybody before it stays where he is. */
export function moving(units: readonly Given[], setting: Setting = {}): Played {
  const match = matchAt(units, { ...intro, ...setting })
  while (match.asked?.decision !== 'chooseMover' || match.asked.seats[0] !== 0) play(match, choicesOf(match).at(-1)!)
  play(match, 'unit 0')
  return match
}

/** The same for one unit with an Attack order and nobody near. */
export function alone(unit: Partial<Given> & { elements: string }, setting: Setting = {}): Played {
  return moving([{ side: 0, order: 'A', ...unit }, far], setting)
}

/** What a unit's move has used: movement points and manoeuvres. */
export function used(match: Played): { spent: number; used: number } {
  const { spent, used } = stateOf(match).core.flow.at(-1)!.here as { spent: number; used: number }
  return { spent, used }
}

/** Plays the last option offered, as a rule “no more”, until another question than these is asked. */
export function skip(match: Played, ...decisions: string[]): void {
  while (match.asked && decisions.includes(match.asked.decision)) play(match, choicesOf(match).at(-1)!)
}

/** The same state by the rules before version 8. */
export function formerly(g: Demonworld): Demonworld {
  return { ...g, rules: { ...g.rules, beforeEight: true } }
}

/** Plays the last option offered until a question is asked. */
export function until(match: Played, decision: string, seat?: number): void {
  const isAsked = () => match.asked?.decision === decision && (seat === undefined || match.asked.seats[0] === seat)
  while (match.asked && !isAsked()) play(match, choicesOf(match).at(-1)!)
}
