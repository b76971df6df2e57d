import type { Unit } from '../state.ts'

/** The kinds of unit, in the order of the table below. */
export const MIL = 0
export const INF = 1
export const ARH = 2
export const CAV = 3
export const HERO = 4
export const WIZARD = 5
export const ELOWYN = 6
export const BAL = 7
export const CAT = 8
export const ORC = 9
export const GOB = 10
export const TRL = 11
export const WRG = 12
export const BOSS = 13
export const SHAMAN = 14
export const EARTH = 15
export const FIRE = 16
export const GNT = 17
export const SER = 18
export const TRX = 19
export const DRG = 20
export const YDR = 21
export const ROC = 22
export const WRM = 23

/** The classes of unit (digest, “how to read this file”). */
export const TROOP = 0
export const CHARACTER = 1
export const ENGINE = 2
export const ELEMENTAL = 3
export const MINOR = 4
export const MAJOR = 5

/** Races: who may recruit a unit (DR-3.3.2, DR-4.3.1). */
export const HUMAN = 0
export const GREENSKIN = 1
export const MONSTER = 2

/** Where a figure comes from: printed in a manual, deduced from one, or chosen by us because the counters are lost. */
export type Figure = 'manual' | 'deduced' | 'chosen'

/** A kind of unit. Points are in halves, so that 2½ is 5 (digest, table of points). */
export interface UnitType {
  readonly code: string
  readonly group: number
  readonly race: number
  /** Attack strength, and defence unless that differs; 0 attack for those who only defend (DR-2.2.1). */
  readonly attack: number
  readonly defence: number
  /** The number to escape on; 0 for engines, which never do (DR-2.10.8), and for major monsters, which need not. */
  readonly escape: number
  readonly mp: number
  /** MP on roads; 0 for those without a road rate. */
  readonly roadMp: number
  readonly counters: number
  readonly halfPoints: readonly [invader: number, city: number]
  /** Hit points and the number that hits, for minor monsters. */
  readonly hitPoints: number
  readonly toHit: number
  /** Sources of attack, escape, movement and number of counters. */
  readonly sources: readonly [attack: Figure, escape: Figure, mp: Figure, counters: Figure]
}

type Row = [code: string, group: number, race: number, strength: string, escape: number, mp: string, counters: number]

const source = { m: 'manual', d: 'deduced', c: 'chosen' } as const

/**
 * One kind of unit. `strength` is attack/defence, `mp` normal/road; the last word tells the sources of strength, escape,
 * movement and counters by their first letters.
 */
function type(row: Row, points: [number, number], sources: string, hitPoints = 0, toHit = 0): UnitType {
  const [code, group, race, strength, escapeNumber, mp, counters] = row
  const [attack, defence] = strength.split('/').map(Number)
  const [normal, road] = mp.split('/').map(Number)
  const [a, b, c, d] = [...sources].map(letter => source[letter as keyof typeof source])
  return {
    code,
    group,
    race,
    attack,
    defence,
    escape: escapeNumber,
    mp: normal,
    roadMp: road,
    counters,
    hitPoints,
    toHit,
    halfPoints: [2 * points[0], 2 * points[1]],
    sources: [a, b, c, d],
  }
}

/**
 * All kinds of unit. The counters were pictures and are lost: what the manuals print or imply is marked, the rest is
 * chosen. Points are the manuals' (table after 3.3.4); heroes and wizards cost more when they attack.
 */
export const types: readonly UnitType[] = [
  type(['MIL', TROOP, HUMAN, '1/1', 6, '3/4', 8], [1, 1], 'cccc'),
  type(['INF', TROOP, HUMAN, '2/2', 5, '3/4', 14], [2.5, 2.5], 'dccc'),
  type(['ARH', TROOP, HUMAN, '1/1', 5, '3/4', 6], [2, 2], 'dccc'),
  type(['CAV', TROOP, HUMAN, '3/3', 4, '5/7', 6], [4, 4], 'cccc'),
  type(['HERO_HUMAN', CHARACTER, HUMAN, '3/3', 3, '4/6', 1], [17, 15], 'cccc'),
  type(['WZD_HUMAN', CHARACTER, HUMAN, '0/2', 4, '3/4', 1], [18, 14], 'dccc'),
  type(['ELOWYN', CHARACTER, HUMAN, '0/2', 4, '3/4', 1], [0, 0], 'mcmc'),
  type(['BAL', ENGINE, HUMAN, '2/1', 0, '0/0', 2], [3, 3], 'mmmc'),
  type(['CAT', ENGINE, HUMAN, '2/1', 0, '0/0', 2], [3, 3], 'mmmc'),
  type(['ORC', TROOP, GREENSKIN, '2/2', 5, '3/4', 12], [2.5, 2.5], 'dccc'),
  type(['GOB', TROOP, GREENSKIN, '1/1', 5, '3/4', 10], [2, 2], 'dccc'),
  type(['TRL', TROOP, GREENSKIN, '3/3', 4, '3/4', 6], [4, 4], 'cccc'),
  type(['WRG', TROOP, GREENSKIN, '3/3', 4, '6/8', 6], [5, 5], 'cccc'),
  type(['HERO_ORC', CHARACTER, GREENSKIN, '3/3', 3, '4/6', 1], [17, 15], 'cccc'),
  type(['WZD_ORC', CHARACTER, GREENSKIN, '0/2', 4, '3/4', 1], [18, 14], 'dccc'),
  type(['ELM_EARTH', ELEMENTAL, MONSTER, '5/5', 4, '4/0', 1], [0, 0], 'cccc'),
  type(['ELM_FIRE', ELEMENTAL, MONSTER, '5/5', 4, '4/0', 1], [0, 0], 'cccc'),
  type(['GNT', MINOR, MONSTER, '3/3', 3, '4/0', 6], [13, 13], 'cccc', 10, 6),
  type(['SER', MINOR, MONSTER, '6/6', 3, '5/0', 2], [13, 13], 'cccc', 15, 5),
  type(['TRX', MINOR, MONSTER, '8/4', 4, '5/0', 2], [13, 13], 'mccc', 10, 6),
  type(['DRG', MAJOR, MONSTER, '0/0', 0, '0/0', 2], [40, 40], 'mmmc'),
  type(['YDR', MAJOR, MONSTER, '0/0', 0, '0/0', 2], [16, 16], 'mmmc'),
  type(['ROC', MAJOR, MONSTER, '0/0', 0, '0/0', 2], [25, 25], 'mmmc'),
  type(['WRM', MAJOR, MONSTER, '0/0', 0, '0/0', 1], [45, 45], 'mmmc'),
]

/** What giants were chosen to strike with by rules 1 to 7: no city held out against six of them, nor against four with troops (bench/balance.md). */
export const GIANTS_ONCE = 6

/** The counters: by number of the unit its type, type after type. */
export const typeOf: Uint8Array = Uint8Array.from(
  types.flatMap((kind, number) => new Array<number>(kind.counters).fill(number)),
)
export const UNITS = typeOf.length

/** By type: its first counter. */
export const firstOf: readonly number[] = types.map((_, kind) => typeOf.indexOf(kind))

/** By unit: what the inner loops ask for. */
export const groupOf = Uint8Array.from(typeOf, kind => types[kind].group)
export const attackOf = Uint8Array.from(typeOf, kind => types[kind].attack)
export const defenceOf = Uint8Array.from(typeOf, kind => types[kind].defence)
export const mpOf = Uint8Array.from(typeOf, kind => types[kind].mp)
export const roadMpOf = Uint8Array.from(typeOf, kind => types[kind].roadMp)

/** The first monster with hit points, and the first major one; all behind them are monsters too. */
export const FIRST_MONSTER = firstOf[GNT]
export const FIRST_MAJOR = firstOf[DRG]
export const MAJORS = UNITS - FIRST_MAJOR

/** The counters as lists: all, the monsters with hit points, and of these the major ones. */
export const everyUnit: readonly number[] = Array.from(typeOf.keys())
export const monsterUnits: readonly number[] = everyUnit.slice(FIRST_MONSTER)
export const majorUnits: readonly number[] = everyUnit.slice(FIRST_MAJOR)

/** Single counters. */
export const HERO_UNIT = firstOf[HERO]
export const WIZARD_UNIT = firstOf[WIZARD]
export const ELOWYN_UNIT = firstOf[ELOWYN]
export const BOSS_UNIT = firstOf[BOSS]
export const SHAMAN_UNIT = firstOf[SHAMAN]
export const EARTH_UNIT = firstOf[EARTH]
export const FIRE_UNIT = firstOf[FIRE]
export const heroUnits: readonly number[] = [HERO_UNIT, BOSS_UNIT]
export const wizardUnits: readonly number[] = [WIZARD_UNIT, SHAMAN_UNIT]
export const elementalUnits: readonly number[] = [EARTH_UNIT, FIRE_UNIT]

export const isHero = (unit: Unit): boolean => unit === HERO_UNIT || unit === BOSS_UNIT
export const isWizard = (unit: Unit): boolean => unit === WIZARD_UNIT || unit === SHAMAN_UNIT
export const isElemental = (unit: Unit): boolean => groupOf[unit] === ELEMENTAL
export const isCharacter = (unit: Unit): boolean => groupOf[unit] === CHARACTER
export const isMajor = (unit: Unit): boolean => unit >= FIRST_MAJOR
/** Monsters are hit area by area; elementals are not treated so (DR-2.7.3). */
export const isMonster = (unit: Unit): boolean => unit >= FIRST_MONSTER

export const isHeroOrWizard = (unit: Unit): boolean => isCharacter(unit) && unit !== ELOWYN_UNIT

/** DR-2.7.6.1a, DR-2.10.8: those who shoot. */
export const isShooter = (unit: Unit): boolean => isArcher(unit) || groupOf[unit] === ENGINE
export const isArcher = (unit: Unit): boolean => typeOf[unit] === ARH || typeOf[unit] === GOB

/** DR-2.10.3, DR-2.10.11: riders may not stay in towers. */
export const isRider = (unit: Unit): boolean => typeOf[unit] === CAV || typeOf[unit] === WRG
