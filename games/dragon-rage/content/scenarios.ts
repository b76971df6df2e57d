import { ESIRIEN, NURKOTT } from './maps.ts'
import { types } from './types.ts'

/** A printed scenario (DR-3.1, DR-3.2): forces by type and the goal. All figures are the manuals'. */
export interface Scenario {
  readonly id: string
  readonly map: number
  readonly invader: readonly number[]
  readonly city: readonly number[]
  readonly goal: number
  /** DR-2.6c: in the second scenario of either map the city has the first turn. */
  readonly cityFirst: boolean
}

/** `2 DRG 1 GNT` → numbers by type. */
export function force(text: string): number[] {
  const counts = types.map(() => 0)
  const words = text.split(' ')
  for (let i = 0; i < words.length; i += 2) {
    const type = types.findIndex(({ code }) => code === words[i + 1])
    counts[type] += Number(words[i])
  }
  return counts
}

function scenario(id: string, invader: string, city: string, goal: number): Scenario {
  const map = id[0] === 'E' ? ESIRIEN : NURKOTT
  const leaders = id === 'N2' ? '' : map === ESIRIEN ? ' 1 HERO_HUMAN 1 WZD_HUMAN' : ' 1 HERO_ORC 1 WZD_ORC'
  return { id, map, invader: force(invader), city: force(city + leaders), goal, cityFirst: id[1] === '2' }
}

/** The twelve scenarios. All cities but that of N2 have a hero and a wizard. */
export const scenarios: readonly Scenario[] = [
  scenario('E1', '2 DRG', '4 CAV 8 INF 4 ARH 4 MIL', 19),
  scenario('E2', '4 GNT 3 TRL 6 ORC 4 GOB', '3 CAV 8 INF 4 ARH 3 MIL', 16),
  scenario('E3', '1 DRG 1 GNT 3 TRL 3 ORC 3 GOB', '4 CAV 8 INF 4 ARH 4 MIL', 17),
  scenario('E4', '1 DRG 1 YDR 1 GNT 3 TRL', '4 CAV 8 INF 4 ARH 4 MIL', 17),
  scenario('E5', '1 DRG 1 YDR 1 GNT 5 ORC', '4 CAV 10 INF 4 ARH 1 MIL', 18),
  scenario('E6', '6 GNT 2 GOB', '3 CAV 8 INF 4 ARH 4 MIL', 17),
  scenario('N1', '4 CAV 6 INF 4 ARH 4 MIL 1 HERO_HUMAN 1 WZD_HUMAN', '3 WRG 8 ORC 7 GOB', 17),
  scenario('N2', '12 INF 5 CAV 4 ARH 4 MIL', '5 WRG 10 ORC 2 TRL 8 GOB', 16),
  scenario('N3', '2 DRG', '4 WRG 5 ORC 3 TRL 8 GOB', 23),
  scenario('N4', '1 DRG 1 GNT 3 TRL 3 INF 3 MIL', '4 WRG 8 ORC 8 GOB', 18),
  scenario('N5', '1 DRG 1 YDR 1 GNT 5 INF', '4 WRG 6 ORC 4 TRL 5 GOB', 20),
  scenario('N6', '6 GNT 2 ARH', '3 WRG 8 ORC 8 GOB', 18),
]

/** DR-3.3.1, DR-3.3.2: points in halves, and how many units a proposed city has. */
export const PROPOSED_INVADER = { least: 160, most: 170 }
export const PROPOSED_CITY = { least: 144, most: 154, leastUnits: 20, mostUnits: 22 }
export const POINT_BUY: readonly [invader: number, city: number] = [160, 150]

/** DR-3.3.3, DR-4.3.2: the goal. */
export const goals = {
  base: 17,
  dragon: 2,
  otherMajor: 1,
  minor: 1,
  manyInvaders: 11,
  forMany: 1,
  elowyn: 1,
  cityUnits: 20,
  nurkott: 1,
}

/** DR-2.6d, DR-2.6e: after so many turns the city has won. */
export const PATIENCE = 10
/** DR-2.9a: reinforcements: the first turn, the rhythm, the number. */
export const REINFORCEMENTS = { first: 10, every: 4, count: 4 }
/** DR-2.10.7: what Elowyn's fate is worth. */
export const ELOWYN_KILLED = 2
export const ELOWYN_SAVED = -3
/** DR-2.3f: how far below the goal each lesser victory reaches. */
export const GRADES = { normal: 2, narrow: 4 }
