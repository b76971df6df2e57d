import type { Id, Seat, State } from '@hexarium/kernel'

/** A counter: its number in `content/types.ts`. */
export type Unit = Id<'unit'>
/** A hex of the board, 0 … 424. */
export type Hex = Id<'hex'>
/** A side of the game: who attacks and who defends. */
export type Side = Id<'side'>
/** A kind of unit: its index in `content/types.ts`. */
export type Type = Id<'type'>
/** An entrance of the map: the index among them. */
export type Entrance = Id<'entrance'>
/** A hexside of the board. */
export type HexSide = Id<'hexside'>
/** 0 the human wizard, 1 the orcs' shaman. */
export type Wizard = Id<'wizard'>
/** A monster's head, wings, legs or belly. */
export type Area = Id<'area'>
/** One of the six directions of the board. */
export type Direction = Id<'direction'>

/** Lists, by what they are indexed with. */
export type BySide<T> = T[]
export type ByUnit<T> = T[]
export type ByHex<T> = T[]
export type ByVictory<T> = T[]
export type ByEntrance<T> = T[]
export type ByBridge<T> = T[]
export type ByWizard<T> = T[]

/** The sides, and what belongs to neither: elementals out of control, and captives. */
export const INVADER = 0
export const CITY = 1
export const WILD = 2
export const CAPTIVE = 3

/** No unit, no hex, no side; a unit that is in the box. */
export const NONE = -1
/** Where an invader is that has not entered yet (DR-3.2.1), and a unit that is still to be set up. */
export const WAITING = -2
export const UNPLACED = -3

/** The phases of a turn (DR-2.6c); 0 is before the first turn. */
export const SETTING_UP = 0
export const MAGIC = 1
export const MOVEMENT = 2
export const MISSILES = 3
export const MELEE = 4
export const REINFORCING = 5
export const TURN_MARKER = 6

/** How a unit moves this turn. Major monsters use exactly one way (DR-2.12.1.1). */
export const UNMOVED = 0
export const WALKS = 1
export const SLITHERS = 2
export const BOUNDS = 3
export const FLIES = 4
export const FALLS = 5
/** Others: on the road since the start, or off it (DR-2.4.1b). */
export const ON_ROAD = 1
export const OFF_ROAD = 2

/** What a unit has done this turn, as bits of `deeds`. */
export const MOVE_ENDED = 1 << 0
export const ATTACKED = 1 << 1
export const SHOT = 1 << 2
/** Tried to climb: ORC and GOB attack no more (DR-2.5.3.1g). */
export const CLIMBED = 1 << 3
export const FIRED = 1 << 4
export const TOOK_OFF = 1 << 5
/** Bounded or landed. */
export const LANDED = 1 << 6
/** Moved onto a wooden bridge (DR-2.5.7.1). */
export const ON_BRIDGE = 1 << 7
export const SUMMONED = 1 << 8
/** A monster without legs has tried a gate (DR-2.5.5.2b). */
export const RAMMED = 1 << 9
export const CAST = 1 << 10
/** Failed a morale check (DR-2.10.5.5). */
export const SHAKEN = 1 << 11
/** Slithered or flew: no attack. */
export const NO_ATTACK = 1 << 12
/** Made or began an overrun and stands among enemies (DR-2.4.7.1). */
export const PASSING = 1 << 13

/** What a unit keeps, as bits of `marks`. */
export const WOUNDED = 1 << 0
/** ORC and GOB that have climbed once (DR-2.5.3.1g). */
export const LADDER_LEFT = 1 << 1
export const KILLER = 1 << 2
/** Has attacked the first or the second T-rex in melee (DR-2.11.3). */
export const GRUDGE = 1 << 3
/** Has damaged the first or the second young dragon this turn (DR-2.12.2.3). */
export const HURT = 1 << 5
/** A flyer that held out in a whirlwind leaves it without another roll (DR-2.8.7d). */
export const HELD = 1 << 7

/** An entrance: broken, or opened until the invader's next turn is over (DR-2.5.5.3). */
export const BROKEN = 1
export const OPEN = 2

/** A wooden bridge: sound, marked, gone (DR-2.5.7). */
export const SOUND = 0
export const MARKED = 1
export const GONE = 2

/** Elowyn's story (DR-2.10.7): not in the game, at her start, on her way, safe, dead, dead without having left. */
export const ABSENT = 0
export const AT_START = 1
export const AWAY = 2
export const SAFE = 3
export const DEAD = 4
export const DEAD_AT_START = 5

/** How forces are chosen (DR-3): a printed scenario, a proposal, points in secret, a campaign's muster. */
export const PRINTED = 0
export const PROPOSED = 1
export const POINTS = 2
export const CAMPAIGN = 3

/** Where reinforcements arrive (DR-2.9f): on the printed hexes, on roads that leave the map, on its edges, in the city. */
export const AS_PRINTED = 0
export const ON_ROADS = 1
export const ON_EDGES = 2
export const IN_CITY = 3

/** The rulings of digest section E that a table may switch. */
export interface Rulings {
  climbRowMilitiaOnly: boolean
  rocBellyFrom: boolean
  giantMissileNeed: number
  freeElowyn: boolean
  fogClimb: boolean
  elementalFirstTurn: boolean
  elowynRaisesGoal: boolean
  lightningInWeather: boolean
  crashOnWingLoss: boolean
  boostWhenCrushed: boolean
  elowynGivesWay: boolean
  boostBesideHero: boolean
  goblinsStrike: boolean
  archersStrike: boolean
  flyersDodgeBallistae: boolean
  elementalsAreMonsters: boolean
  wargsShunTowers: boolean
  youngDragonsRank: boolean
  openFreely: boolean
  lateShips: boolean
  fogShieldsPoints: boolean
  wizardsQuail: boolean
  heroesLeadMajors: boolean
  anyMpRazes: boolean
  /** Older records: what rules 4 mended without leaving a choice stays as it was. */
  asBefore: boolean
  /** Older records, those by rules 4 too: what rules 5 mended stays as it was. */
  beforeFive: boolean
  /** Older records, those by rules 6 too: what rules 7 mended stays as it was. */
  beforeSeven: boolean
  /** Older records, those by rules 7 too: giants are as strong as they were. */
  beforeEight: boolean
}

/** The state of a game of Dragon Rage. */
export interface DragonRage extends State {
  /** 0 Esirien, 1 Nurkott. */
  map: number
  /** PRINTED, PROPOSED, POINTS or CAMPAIGN; the printed scenario, or NONE. */
  way: number
  scenario: number
  rulings: Rulings
  /** Play goes on past the goal, and a table tells how well it went (DR-2.3f). */
  graded: boolean
  /** Added to the goal (DR-3.3.4). */
  handicap: number
  goal: number
  /** Which seat plays which side. */
  seatOf: BySide<Seat>
  /** Who has the first half of a turn (DR-2.6c). */
  first: Side
  turn: number
  phase: number
  /** Whose half of the turn it is. */
  side: Side
  /** The last turn with damage, and the last with an invader inside the walls (DR-2.6d, DR-2.6e). */
  lastDamage: number
  lastInside: number
  /** Phases of this turn that come before this one are not played: for positions that start in the middle of a turn. */
  startAt: number

  /** Forces being chosen: by side and type, how many; points in halves that may be spent; whether a side has chosen. */
  force: number[]
  budget: BySide<number>
  unitLimit: number
  chosen: BySide<boolean>
  /** How often each side has taken a unit back; its choice must come to an end. */
  dropped: BySide<number>
  /** DR-4.3.3: victory points the invader may mark before a campaign game; the game's number, 0 outside a campaign. */
  allowance: number
  campaignGame: number

  /** The points a victory hex gave when destroyed, 0 while it stands. */
  destroyed: ByVictory<number>
  /** DR-2.10.7: points for and against the invader besides. */
  bonus: number
  elowyn: number

  /** A side, WILD, CAPTIVE or NONE. */
  owner: ByUnit<Side>
  at: ByUnit<Hex>
  /** Direction a major monster faces. */
  facing: ByUnit<Direction>
  flying: ByUnit<boolean>
  /** MP spent this turn. */
  spent: ByUnit<number>
  gait: ByUnit<number>
  deeds: ByUnit<number>
  marks: ByUnit<number>
  /** One unit on a hex, or NONE, and for each unit the next one on the same hex. */
  top: ByHex<Unit>
  next: ByUnit<Unit>

  /** By monster × 4 areas: damage; minor monsters use the first. */
  damage: number[]
  /** By major monster × 4 areas: groups that have attacked this turn. */
  struck: number[]
  /** By major monster: how often it has breathed fire. */
  fires: number[]

  /** BROKEN and OPEN; who controls it (DR-2.5.5b). */
  entrance: ByEntrance<number>
  holder: ByEntrance<Side>
  /** SOUND, MARKED or GONE; who marked it. */
  bridge: ByBridge<number>
  burner: ByBridge<Unit>
  /** Palisades a serpent has broken (DR-2.11.2.2). */
  breaches: HexSide[]
  /** Hexes closed by dead monsters (DR-2.12.1.8). */
  carcasses: Hex[]

  /** The side of each wizard and hero, human and orc; the wizards' points left, and their spells that last. */
  wizardOf: ByWizard<Side>
  heroOf: Side[]
  spellPoints: ByWizard<number>
  boostAt: ByWizard<Hex>
  boostRadius: ByWizard<number>
  fog: ByWizard<Hex>
  whirlwind: ByWizard<Hex>
  drifted: ByWizard<Hex>
  boltAt: ByWizard<Hex>
  boltStrength: ByWizard<number>
  /** By elemental: who summoned it. */
  summoner: Unit[]

  /** Reinforcements: the first turn, every how many turns, and where (DR-2.9a, f); those that wait for a free hex (DR-2.9c). */
  reinforceFirst: number
  reinforceEvery: number
  reinforceAt: number
  late: number
  /** Damage still to be spread: unit, points, 1 for lightning, again and again. */
  pending: number[]
  /** For each side whether it has killed a hero or a full dragon (DR-4.4). */
  slayer: BySide<boolean>
}
