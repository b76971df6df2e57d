import {
  ARH,
  BAL,
  BOSS,
  CAT,
  CAV,
  DRG,
  GNT,
  GOB,
  HERO,
  INF,
  MIL,
  ORC,
  SER,
  TRL,
  TRX,
  types,
  WRG,
  WRM,
} from './types.ts'

/** No roll helps. */
export const IMPOSSIBLE = 0
/** No roll is needed. */
export const AUTOMATIC = 1

/** DR-2.5.8: what a unit needs to climb (one die), to break a door and to break a gate (two dice). */
export interface BreachRow {
  readonly climb: number
  readonly door: number
  readonly gate: number
}

const row = (climb: number, door: number, gate: number): BreachRow => ({ climb, door, gate })
const never = row(IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE)

/** DR-2.5.8: city troops as invaders, alone and led by a hero. */
const alone = row(IMPOSSIBLE, 10, IMPOSSIBLE)
export const led = row(5, 7, 10)

const rows = new Map([
  [MIL, alone],
  [INF, alone],
  [GOB, row(6, IMPOSSIBLE, IMPOSSIBLE)],
  [ORC, row(6, 10, IMPOSSIBLE)],
  [WRG, row(6, 10, IMPOSSIBLE)],
  [TRL, row(5, 7, 10)],
  [GNT, row(4, AUTOMATIC, 9)],
  [WRM, row(4, AUTOMATIC, 9)],
  [SER, row(IMPOSSIBLE, AUTOMATIC, 9)],
  [HERO, row(IMPOSSIBLE, 10, IMPOSSIBLE)],
  [BOSS, row(IMPOSSIBLE, 10, IMPOSSIBLE)],
])

/** By type: its row. Major flyers have rules of their own (DR-2.5.5.1a, DR-2.5.5.2a). */
export const breachRows: readonly BreachRow[] = types.map((_, kind) => rows.get(kind) ?? never)

/** D3: with the German manual's row archers and cavalry count as city troops too. */
export const germanRow: ReadonlySet<number> = new Set([MIL, INF, ARH, CAV])
export const frenchRow: ReadonlySet<number> = new Set([MIL, INF])
/** The row of city troops without a hero. */
export const troopRow = alone

/** DR-2.11.3, D34: a T-rex breaks nothing, guarded or not. Engines do not move. */
export const breaksNothing: ReadonlySet<number> = new Set([TRX, BAL, CAT])

/** DR-2.5.3.1c: added to a climb when no city unit is near. */
export const CLIMB_BONUS = 1
/** DR-2.11.2.2: a serpent breaks palisades as if they were gates. */
export const SERPENT_BREACH = 9
/** DR-2.5.3.1g: those who leave their ladder behind. */
export const leavesLadder: ReadonlySet<number> = new Set([ORC, GOB])
/** DR-2.3c: those who destroy a victory hex by entering it. */
export const destroysOnEntry: ReadonlySet<number> = new Set([GNT, SER, TRX, TRL])
/** DR-2.3c: those who destroy a victory hex by staying in it without attacking. */
export const destroysByStaying: ReadonlySet<number> = new Set([ORC, GOB, WRG, MIL, INF, ARH, CAV, HERO, BOSS])
/** DR-2.4.7.1: those besides the majors who walk through enemies. */
export const tramples: ReadonlySet<number> = new Set([GNT, TRX])
/** DR-2.12.2.3: whose attacks are tripled against killers. */
export const isFullDragon = (type: number): boolean => type === DRG
