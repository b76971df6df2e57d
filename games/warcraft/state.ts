import type { Id, Seat, State } from '@hexarium/kernel'

/** A piece: owner × SLOTS + slot, and from FIRST_CREEP on the creep markers. */
export type Piece = Id<'piece'>
/** A space of the map. */
export type Hex = Id<'hex'>
/** Somebody who has pieces: a seat, or NEUTRAL, CREEPS, DRAGONS. */
export type Owner = Id<'owner' | 'seat'>
/** A card: its index in `content/cards.ts`. */
export type Card = Id<'card'>

/** Something that can be played, by its number in `content/playables.ts`: a card, or an ability of a hero. */
export type What = Id<'card' | 'ability'>
/** A side of a battle: ATTACKER, DEFENDER, or NOBODY. */
export type Side = Id<'side'>
/** An Outpost: `outpostOf`. */
export type Outpost = Id<'outpost'>

/** Lists by what they are indexed with. */
export type BySeat<T> = T[]
export type ByOwner<T> = T[]
export type ByPiece<T> = T[]
export type ByHex<T> = T[]
export type BySide<T> = T[]
export type ByOutpost<T> = T[]
export type ByCreep<T> = T[]
/** By `ofType`. */
export type ByType<T> = T[]

/** The place of an owner's unit type in lists by type. */
export function ofType(owner: Owner, type: number): number {
  return owner * 3 + type
}

/** The first or second Outpost of a seat. */
export function outpostOf(seat: Seat, number: number): Outpost {
  return seat * 2 + number
}

/** Both Outposts of a seat. */
export function outpostsOf(seat: Seat): readonly Outpost[] {
  return [outpostOf(seat, 0), outpostOf(seat, 1)]
}

/** Whose an Outpost is. */
export function builderOf(outpost: Outpost): Seat {
  return outpost >> 1
}

/** No piece, no space, no seat. */
export const NONE = -1

/** How far a piece may move that has moved already, and one that is held in its space (Earthquake). */
export const MOVED = -1
export const HELD = -9

/** Where a piece is that stands on no space. */
export const RESERVE = -1
export const TRAINING = -2
export const BUILDING = -3
export const GONE = -4
export const DEVOURED = -5

/** Owners other than seats: neutral units of The Elf Gate, creeps, and the two creeps of Dragon Rise. */
export const NEUTRAL = 4
export const CREEPS = 5
export const DRAGONS = 6
export const OWNERS = 7

/** True if an owner is a player. */
export function isSeat(owner: Owner): owner is Seat {
  return owner < NEUTRAL
}

/** The steps of a turn (WC-B-TRN-01). */
export const MOVE = 0
export const HARVEST = 1
export const DEPLOY = 2
export const SPEND = 3

/** Sides of a battle (WC-B-BAT-03), and neither. */
export const ATTACKER = 0
export const DEFENDER = 1
export const NOBODY = 2

/** How far a resource space is depleted (WC-B-HAR-02); ENDLESS never is (WC-B-SCN-12). */
export const FULL = 0
export const PARTIAL = 1
export const DEPLETED = 2
export const ENDLESS = 3

/** How resources run out: by die, draining (Option 6), hidden (Option 7). */
export const BY_DIE = 0
export const DRAINING = 1
export const HIDDEN = 2

/** Lasting effects of a battle. */
export const DAZED = 0
export const SHELTERED = 1
export const MARKED = 2
export const STRENGTH = 3
export const EXTRA_ATTACKS = 4
export const REROLL = 5
export const ROLL_MOD = 6
export const FIRST_STRIKE = 7
export const GROUNDED = 8
export const AREA = 9
export const HERO_DICE = 10
export const HERO_RANGED = 11
export const IGNORE_WOUNDS = 12
export const SHELTER_OTHERS = 13

/** How long they last. */
export const PHASE = 0
export const ROUND = 1
export const WHOLE_BATTLE = 2

/** The stages of something played (WC-X-TIM-12). */
export const AIMING = 0
export const PAYING = 1
export const AWAITING = 2
export const READY = 3
export const RESOLVING = 4

/** What a table plays with. */
export interface Options {
  strategic: boolean
  racial: boolean
  creeps: boolean
  heroes: boolean
  research: boolean
  /** BY_DIE, DRAINING or HIDDEN. */
  resources: number
  expansionCards: boolean
  burrowsAlways: boolean
  /** WC-X-RAC-31: what the Undead build is not torn down by enemies before it is finished. */
  outpostsStand: boolean
  turnLimit: number
}

/** Something that lasts for a phase, a round or a battle. What `on` and the others mean depends on `kind`. */
export interface Lasting {
  kind: number
  /** Who set it up. */
  by: Seat
  /** A piece, an owner or a side. */
  on: number
  /** A unit type, where it concerns one; NONE: all. */
  type: number
  value: number
  limit: number
  until: number
}

/** A battle (WC-B-BAT). */
export interface Battle {
  hex: Hex
  attacker: Seat
  /** The owner fought against; his allies in the battlefield fight with him. */
  foe: Owner
  side: ByOwner<Side>
  /** Bit by seat: asked whether he joins (WC-B-BAT-02). */
  invited: number
  round: number
  /** Index in PHASES, NONE before the first. */
  phase: number
  /** Bit by owner: who rolls in this pass (WC-X-TIM-07). */
  striking: number
  /** Bit by phase: first strike by Slow Poison; and two bits by owner: how many phases he has named this round, 3 for all. */
  poison: BySide<number>
  poisoned: number
  /** Casualties to be taken. */
  toll: BySide<number>
  /** What was rolled in this pass: hits, natural ones, casualties caused, and hits by strength (owner × 6 + strength). */
  hits: ByOwner<number>
  ones: ByOwner<number>
  caused: ByOwner<number>
  hitsByStrength: number[]
  /** Natural ones for which he may still raise the dead (WC-B-ABL-05). */
  graves: ByOwner<number>
  /** Losses due at the end of the phase. */
  late: ByOwner<number>
  /** Whose turn it is to lose a unit, who picks it instead of the loser, the last one lost. */
  losing: Side
  chooser: Seat
  lastLost: Piece
  lasting: Lasting[]
  /** Dice lost (WC-X-CRP-05). */
  diceLost: ByCreep<number>
  /** Pieces lost in this battle, and how many units were killed. */
  lost: Piece[]
  killed: number
  /** Bit by seat: has put units into the battlefield beyond the stacking limit. */
  crowded: number
  /** Bit by level: abilities used. */
  used: BySeat<number>
  devoured: Piece[]
  devouredFrom: Hex[]
  devouredBy: Seat[]
  /** Bit by seat: his hero has tried to evade in this phase. And whether the last discard happened. */
  evaded: number
  discarded: boolean
  /** ATTACKER, DEFENDER, NOBODY, or NONE while it goes on. */
  winner: Side
}

/** A card or ability being played (WC-X-TIM-12). */
export interface Play {
  seat: Seat
  what: What
  targets: number[]
  /** No more targets are wanted. */
  aimed: boolean
  /** Mana still to be paid, and cards still to be discarded. */
  owes: number
  discards: number
  stage: number
  /** Who answers next, as a place in the order, and how many passed in a row. */
  turn: number
  passes: number
  cancelled: boolean
}

/** The state of a game of Warcraft. */
export interface Warcraft extends State {
  scenario: number
  options: Options
  /** By rules 2 and before: who heard the altar changed sides at once (WC-X-SCN-02). */
  altarTakes: boolean
  /**
   * By rules 4 and before: only units, no workers, pinned a Town (WC-B-DEP-06); an armed builder kept his Outpost (WC-B-SPE-21);
   * the dead rose unasked (WC-B-ABL-05); Slow Poison let teammates strike first, too (WC-B-ABL-03); a natural 6 missed whatever was
   * subtracted (WC-X-TIM-14).
   */
  lax: boolean
  /**
   * By rules 5 and before: Cripple slowed the player who was moving, and no teammate of his in the space (WC-B-EXP-05); nobody was
   * pillaged for a hero (WC-B-EXP-05); one Undead worker in the Town served for a building and an Outpost there (WC-X-RAC-31).
   */
  lenient: boolean
  /** By rules 6 and before: other numbers of copies in the decks, and other strengths, where they are our own (`former` in `content`). */
  former: boolean
  /** The race wanted, NONE for chance. */
  wanted: BySeat<number>
  turn: number
  step: number
  active: Seat
  first: Seat
  /** Bit by seat: has had this step. */
  acted: number

  race: BySeat<number>
  alive: BySeat<boolean>
  /** The place an eliminated seat ends at, 0 while it lives. */
  place: BySeat<number>
  gold: BySeat<number>
  wood: BySeat<number>
  /** The Town space (WC-X-RAC-10: it may move), and whether it bears the partial marker (WC-B-MOV-10). */
  town: BySeat<Hex>
  captured: BySeat<boolean>
  /** Victory Point cards laid. */
  laid: BySeat<number>
  research: BySeat<number>
  hero: BySeat<number>
  heroLevel: BySeat<number>
  wounds: BySeat<number>
  /** Experience markers of one and of two points. */
  ones: BySeat<number>
  twos: BySeat<number>
  /** Whether the hero has risen this turn; bit by level: abilities used this turn. */
  risen: BySeat<boolean>
  usedThisTurn: BySeat<number>

  /** Bit by owner: who is no enemy. */
  friends: ByOwner<number>
  level: ByType<number>
  /** Tiles completed, under construction with a worker, and without one. */
  built: ByType<number>
  building: ByType<number>
  raising: ByType<number>
  outpostAt: ByOutpost<Hex>
  outpostDone: ByOutpost<boolean>
  outpostWorker: ByOutpost<Piece>

  /** Where it is, RESERVE and the like where on no space; and how far it may still move in this step; MOVED once it has. */
  at: ByPiece<Hex>
  moves: ByPiece<number>
  /** Pieces that will move a space less in a Move Step still to come this turn, each as often as it was slowed (Cripple). */
  slowed: Piece[]
  /** Abilities an element gives it until the end of the turn (WC-X-SCN-33). Empty in other scenarios. */
  gift: ByPiece<number>
  /** Workers that fight as melee units until the end of the step (Call to Arms). */
  armed: Piece[]
  /** Workers that built together this step and are busy until the next turn (WC-X-RAC-02). */
  busy: Piece[]
  /** Which marker, and whether it lies face up. Empty in games without creeps. */
  creepKind: ByCreep<number>
  creepShown: ByCreep<boolean>
  /** Bit by seat: heroes that need not stop this step (Wind Walk). */
  walking: number
  /** Bit by number: Outposts, and behind them the Tree, that have moved this step (WC-X-RAC-11). */
  uprooted: number

  depletion: ByHex<number>
  /** Resources left under Options 6 and 7; empty in other games. */
  stock: ByHex<number>
  /** Hidden tokens (Option 7): their value, 0 for none, and whether it is shown; empty in other games. */
  token: ByHex<number>
  tokenShown: ByHex<boolean>
  /** Spaces nobody may leave (WC-B-DEP-06); and space × 4 + seat: who may not harvest there (Disease Cloud). */
  pinned: Hex[]
  barred: number[]

  /** Cards. Hands are in order; the last card of a deck is on top. */
  deck: BySeat<Card[]>
  /** So many cards at the bottom of the deck are still to be shuffled; empty once play began. */
  loose: BySeat<number>
  hand: BySeat<Card[]>
  discard: BySeat<Card[]>
  /** Set aside, seen by the owner alone (WC-B-SCN-42); out of the game, seen by nobody (WC-B-SCN-45). Empty elsewhere. */
  aside: BySeat<Card[]>
  box: BySeat<Card[]>

  /** Quest tokens of the scenario: captives, elements, places of power; NONE once destroyed. */
  quest: Hex[]
  /** The space an event happened in that may be answered (Call to Arms). */
  trigger: Hex
  /** A hero about to die, and a unit whose way back is to be chosen (WC-B-SCN-41); NONE for nobody. */
  dying: Piece
  homeless: Piece
  battle: Battle | null
  stack: Play[]
}
