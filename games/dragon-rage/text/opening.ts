import type { Opening, Settings } from '@hexarium/kernel'
import { scenarios } from '../content/scenarios.ts'
import type { freeScenarios } from '../settings.ts'
import { CITY, INVADER } from '../state.ts'
import type { Names } from './names.ts'

interface OpeningWords {
  readonly names: Names
  /** What the form calls the scenarios. */
  readonly titles: Readonly<Record<string, string>>
  /** Who comes against whom, and for how many points. */
  line(invader: string, city: string, goal: number): string
  /** What one does in scenarios without printed forces. */
  readonly free: Readonly<Record<(typeof freeScenarios)[number], string>>
  /** The side that proposes forces, and the one that then chooses. */
  readonly proposer: string
  readonly chooser: string
}

/** DR-3.1, DR-3.2: every scenario in a line, its forces and goal as printed; the seats by their sides. */
export function openingIn({ names, titles, line, free, proposer, chooser }: OpeningWords): Opening {
  const force = (counts: readonly number[]) =>
    names.list(counts.flatMap((count, type) => (count > 0 ? [names.type(type, count)] : [])))
  const lines = new Map<string, string>([
    ...scenarios.map(({ id, invader, city, goal }) => [id, line(force(invader), force(city), goal)] as const),
    ...Object.entries(free),
  ])
  const { capital } = names.grammar
  const sides = [capital(names.side(INVADER)), capital(names.side(CITY))]
  return {
    presets: Object.fromEntries([...lines].map(([id, text]) => [id, { name: titles[id] ?? id, line: text }])),
    sides({ scenario, swapSides }: Settings) {
      if (String(scenario).startsWith('proposed')) return [proposer, chooser]
      return swapSides ? sides.toReversed() : sides
    },
  }
}
