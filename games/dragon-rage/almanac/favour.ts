/** How often the invader won a scenario, in how many games, and when that was measured. */
export interface Measured {
  readonly invader: number
  readonly games: number
  readonly date: string
}

/** `node bench/win-rates.ts 400`: the greedy bot played both sides of the scenarios as printed. */
const measured = (invader: number): Measured => ({ invader, games: 400, date: '2026-11-17' })

/** By scenario; what was not measured is not here. */
export const favoursIn: Readonly<Record<string, Measured>> = {
  E1: measured(0.43),
  E2: measured(1),
  E3: measured(0.74),
  E4: measured(0.59),
  E5: measured(0.61),
  E6: measured(1),
  N1: measured(0.88),
  N2: measured(0.11),
  N3: measured(0.25),
  N4: measured(0.84),
  N5: measured(0.64),
  N6: measured(1),
}
