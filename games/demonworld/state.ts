import type { Id, Seat, State } from '@hexarium/kernel'
import type { Placed } from './content/board/layout.ts'

/** Fields of the board, elements and units by number; directions and facings 0 … 5 (DW-I.10, DW-I.11). */
export type Hex = Id<'hex'>
export type Element = Id<'element'>
export type Unit = Id<'unit'>
export type Facing = Id<'facing'>

/** Places in `content/`: a card, an order, a spell. */
export type Card = Id<'card'>
export type Order = Id<'order'>
export type Spell = Id<'spell'>

/** Lists, by what they are indexed with. */
export type ByUnit<T> = T[]
export type ByElement<T> = T[]
export type ByHex<T> = T[]
export type BySide<T> = T[]
export type ByItem<T> = T[]
export type ByDoor<T> = T[]

/** Nothing: no field, no element, no unit, no order. */
export const NONE = -1

/** More fields, elements and units than any battle has, and the facings there are: what the parts of an option may be. */
export const HEXES = 1 << 16
export const ELEMENTS = 1024
export const UNITS = 256
export const FACINGS = 6

/** What a question is about: a unit, an element, movement points and manoeuvres used. */
export interface Focus {
  unit: Unit
  element: Element
  spent: number
  used: number
  /** The field it goes to, until its facing there is chosen. */
  goal?: Hex
}

/** What a unit can still use in its move, and why it is asked what it can seem to lack. */
export interface Left {
  points: number
  manoeuvres: number
  /** DW-V.41: it was attacked, and may do something about it. */
  reacts: boolean
  /** DW-I.16: in disorder it cannot advance. */
  disordered: boolean
}

/** What a unit has in place of an order marker on its card (DW-III.3): `content/tables.ts` numbers the orders. */
export const NO_ORDER = -1

/** Figures of an element (DW-IX.1). */
export const PLAIN = 0
export const LEADER = 1
export const STANDARD = 2
export const MUSICIAN = 3
export const CAPTAIN = 4

/** What became of an element: in play, not yet on the board, destroyed, fled off the board. */
export const HERE = 0
export const AWAY = 1
export const DESTROYED = 2
export const FLED = 3

/** Bits of what an element has shot in a round: itself or its rider, a dragon its breath (DW-XVII.38). */
export const RIDER_SHOT = 1
export const BREATHED = 2
/** DW-XXII.6: it stood in the flames when the round began, and does nothing in it but leave them. */
export const SINGED = 4

/** The phases of a round (DW-VIII.5). */
export const SET_UP = 0
export const ORDERS = 1
export const FIRST_FIRE = 2
export const MOVEMENT = 3
export const SECOND_FIRE = 4
export const MELEE = 5
export const RALLY = 6
/** DW-XX.1: after the orders; numbered last, for it came to the game last. */
export const MAGIC = 7

/** DW-VIII.1: the phases at whose end those without hit points are removed. */
export const isDeadly = (phase: number): boolean => phase === FIRST_FIRE || phase === SECOND_FIRE || phase === MELEE

/** The chapters of the standard game that are in force (DW-I.1), and rulings with a choice (digest 14.2). */
export interface Rules {
  /** VIII: hit points, skills, the card's own number of manoeuvres. */
  cardValues: boolean
  /** IX. */
  specialFigures: boolean
  /** X. */
  commanders: boolean
  /** XI. */
  terrain: boolean
  /** XII. */
  sight: boolean
  /** XIII. */
  formations: boolean
  /** XIV. */
  secondAttack: boolean
  /** XV. */
  morale: boolean
  /** XVII: giants and dragons on large bases, overrun. */
  large: boolean
  /** XVIII. */
  chariots: boolean
  /** XIX. */
  artillery: boolean
  /** XX. */
  magic: boolean
  /** XXII. */
  fire: boolean
  /** XXIII. */
  flyers: boolean
  /** XXIV. */
  buildings: boolean
  /** AMB-20: a skirmish formation needs five elements. */
  skirmishMinimum: boolean
  /** AMB-21: impetuous cavalry has its charge bonus. */
  impetuousCharge: boolean
  /** AMB-25: shots may be declared without looking for sight first. */
  blindDeclaration: boolean
  /** DW-XVI.35: units that follow may come in beside a field the enemy has closed. */
  shiftedEntry: boolean
  /** DW-XIX.12: heights decide whether a shot hits a wall or who looks out over it, and not an even chance. */
  wallHeights: boolean
  /** AMB-15: only an element with one hit point left falls in the place of a special figure. */
  lastHitSacrifice: boolean
  /** DW-XI.21: who moves up and declares no contact may still do so in the melee phase of that round. */
  contactAtOnce: boolean
  /** DW-XIII.5: a square is none any more once one of its elements has moved up after its blow. */
  pressBreaksSquare: boolean
  /** DW-XV.62: the fleeing are overrun like everybody else, by the die. */
  fleeingRolledFor: boolean
  /** AMB2-35: a flying dragon fights in the air with the size of its card, and not with 3. */
  cardSizeInAir: boolean
  /** DW-XXII.8: a dragon breathes only where it meets an enemy. */
  breathNeedsEnemy: boolean
  /** DW-XIII.21: units that hold may take the skirmish formation or give it up. */
  holdersLoosen: boolean
  /** DW-V.13: attacked units that turn as one may regroup without a manoeuvre, too. */
  reactionsRegroup: boolean
  /** AMB-07: where numbers are equal, who wins the die chooses to go first or second, and does not just go first. */
  tieWinnerChooses: boolean
  /** AMB-12: shots of a unit at enemies that have just come into contact with it stray like all others into a melee. */
  newContactsStray: boolean
  /** AMB-13: whom a stray shot hits counts the sections seen where he stands, and not those he would show on the field aimed at. */
  strayAsSeen: boolean
  /** AMB-49: wizards march round a flank alone or in a command, but lead none. */
  wizardsLeadNobody: boolean
  /** Armies of free battles keep the shares of army lists. */
  armyShares: boolean
  /** The same: of the provinces an army has troops of one. */
  armyProvinces: boolean
  /** The same: an army has a commander of two stars. */
  armyCommander: boolean
  /** Older records: what rules 4 mended without leaving a choice stays as it was. */
  asBefore: boolean
  /** Older records: by rules 4 and before, the move of an impetuous unit was over without a word. */
  ragesEndThemselves: boolean
  /** Older records: what rules 6 mended without leaving a choice stays as it was. */
  beforeSix: boolean
  /** Older records: by rules 6 and before nobody flew out of the battle. */
  beforeSeven: boolean
  /** Older records: what rules 8 mended without leaving a choice stays as it was. */
  beforeEight: boolean
  /** Older records: by rules 9 and before zones of large armies on a small board lay in each other. */
  beforeTen: boolean
  /** Older records: what rules 11 mended without leaving a choice stays as it was. */
  beforeEleven: boolean
  /** Older records: what rules 12 mended without leaving a choice stays as it was. */
  beforeTwelve: boolean
  /** Older records: by rules 12 and before the army proposed was the first of the dearest. */
  beforeThirteen: boolean
}

/** Somebody whose mount is gone, whether it was in melee when the round began, and the fields open to him. */
export interface Unseated {
  rider: Element
  fought: boolean
  open: Hex[]
}

/** The state of a battle. Lists by unit, by element and by field are flat; content holds what never changes. */
export interface Demonworld extends State {
  // ---- the battle and its clock

  rules: Rules
  /** Its place in `content/armies/battles.ts`. */
  battle: number
  /** The key of the ground (`content/board/ground.ts`). */
  map: string
  round: number
  /** The last round, 0 for none. */
  lastRound: number
  phase: number
  /** The phase a position begins with; 0 once it has begun. */
  resume: number
  /** The order whose units move now, or NONE. */
  section: Order
  /** True once it has finished what both do at the same time (buying, deploying, giving orders). */
  ready: BySide<boolean>
  /** Its own edge of the board. */
  edge: BySide<number>
  /** Rounds in a row in which nothing was lost. */
  quiet: number
  /** After how many of them a battle is broken off, 0 for as good as never. */
  quietRounds: number
  /** Elements on the board when the last round ended. */
  left: number
  /** True while the orcs have held the mound since the round began (DW-XVI.2). */
  mound: boolean

  // ---- free battles (XVI)

  /** DW-XVI.10: army points agreed on. */
  points: number
  /** DW-XVI.50: army points the Orcs leave at home; below 0 the Empire. */
  handicap: number
  /** Its board (`content/armies/battles.ts`). */
  sheets: number
  /** DW-XVI.20: how many objectives were agreed on. */
  goals: number
  /** DW-XVI.31: true if there are flank marches. */
  marches: boolean
  /** DW-XVI.10: cards chosen while armies are raised, by side and card; empty otherwise. */
  picks: number[]
  /** DW-XXVI.1: the card an item is given to while armies are raised, or NONE; empty otherwise. */
  gear: ByItem<Card>
  /** DW-XVI.11: the sheets laid out. */
  laid: Placed[]
  /** Objectives: field and value, pair by pair (DW-XVI.20). */
  objectives: number[]
  /** DW-XVI.31: 0 deployed normally, 1 marches round the left, 2 round the right. */
  march: ByUnit<number>
  /** The group it marches with: one more than the unit that leads it. */
  group: ByUnit<number>
  /** True once a flank march has come in. */
  arrived: ByUnit<boolean>
  /** DW-XVI.35: the field it comes in over, or NONE. */
  entry: ByUnit<Hex>
  /** DW-XVI.35: the round in which its first element came in, 0 before that. */
  cameIn: ByUnit<number>
  /** DW-XVIII.8: while a commander marches, the unit that is his mount, or NONE. */
  steed: ByUnit<Unit>
  /** Failed arrival rolls. */
  waits: ByUnit<number>

  // ---- units and their elements

  card: ByUnit<Card>
  owner: ByUnit<Seat>
  /** Its first element. */
  head: ByUnit<Element>
  /** How many it had at the start. */
  strength: ByUnit<number>
  /** Its own edge, where that is not its side's (`content/armies/battles.ts`), or NONE. */
  home: ByUnit<number>
  /** The card it is of: its unit's, or a commander's own. */
  type: ByElement<Card>
  figure: ByElement<number>
  /** The unit it was raised with. */
  origin: ByElement<Unit>
  /** The unit it acts with: another one for attached commanders. */
  unit: ByElement<Unit>
  at: ByElement<Hex>
  facing: ByElement<Facing>
  /** Hit points lost. */
  hits: ByElement<number>
  fate: ByElement<number>
  /** Commanders' elements. */
  captains: Element[]
  /** The element there, or NONE; a large base covers several. */
  on: ByHex<Element>

  // ---- orders (III, X)

  /** The order shown, or NO_ORDER. */
  order: ByUnit<Order>
  /** Markers placed face down: bit o for order o (DW-X.3). */
  markers: ByUnit<number>
  /** How many lie there once all are placed. */
  placed: ByUnit<number>

  // ---- movement and formations (V, XIII)

  /** True once it has moved or reacted in this movement phase, or its section is over (AMB-08). */
  moved: ByUnit<boolean>
  /** True with a skirmish-formation marker (DW-XIII.20). */
  skirmish: ByUnit<boolean>
  /** DW-XIII.5, DW-XIII.14: in the melee phase, the formation it began it in: SQUARE or WEDGE of `units.ts`, or 0. */
  formed: ByUnit<number>
  /** True if a wedge was dissolved in this movement phase (DW-XIII.12). */
  dissolved: ByUnit<boolean>
  /** True once it has moved alone in this movement phase. */
  acted: ByElement<boolean>

  // ---- shooting and melee (IV, VI, XI, XII)

  /** True if it was in melee when the round began (DW-III.4). */
  engaged: ByUnit<boolean>
  /** Melee phases fought since it was last out of melee (AMB-11). */
  phases: ByUnit<number>
  /** Elements lost in this phase. */
  losses: ByUnit<number>
  /** Elements it has destroyed in this phase. */
  slain: ByUnit<number>
  /** Whether it has shot, or supported, in this round, as bits: RIDER_SHOT, BREATHED. */
  shot: ByElement<number>
  /** True once it has struck in this melee phase. */
  struck: ByElement<boolean>
  /** What it has declared: the element it aims at, or NONE. */
  aim: ByElement<Element>
  /** The element whose attack it supports, or NONE. */
  backs: ByElement<Element>
  /** DW-XVII.14, DW-XVIII.5, DW-XVIII.7: the field of a large target it aims at, or NONE. */
  mark: ByElement<Hex>
  /** Elements hit in this ranged phase by shots into a melee (DW-XII.22). */
  caughtInMelee: Element[]
  /** Optional contacts declared: attacker and other, pair by pair (DW-XI.21). */
  declared: Element[]
  /** DW-XI.21: optional contacts that could be declared when the round began: attacker and other, pair by pair. */
  beside: Element[]

  // ---- morale (XV)

  /** True while it routs (DW-XV.60). */
  routs: ByElement<boolean>
  /** DW-XV.61: the round in which it began to rout, 0 if it never did or is not known. */
  bolted: ByUnit<number>
  impetuous: ByUnit<boolean>
  /** The enemy unit it is mad at, or NONE (DW-XV.71). */
  prey: ByUnit<Unit>
  /** DW-XV.30: the enemy a charge test was passed for in this phase, or NONE. */
  dares: ByUnit<Unit>
  /** DW-XV.30: the enemy a charge test was failed for in this phase, or NONE. */
  shuns: ByUnit<Unit>

  // ---- large elements and riders (XVII, XVIII)

  /** DW-XVII.31: the dragon or chariot it rides, or NONE; who rides has no field of his own. */
  mount: ByElement<Element>
  /** DW-XVII.27: large elements and enemies beside them that are in no melee for it, pair by pair. */
  brushed: Element[]
  /** DW-XVII.35: attacks of large elements declared: striker, attack, target, supports, one after the other. */
  blows: number[]
  /** DW-XVII.36: fields under dead colossi. */
  corpses: Hex[]
  /** DW-XVII.41: dragons whose rider has dismounted, and he who did, pair by pair. */
  bereft: Element[]
  /** DW-XVII.37, AMB2-83: who has lost his mount and may be set down elsewhere (`rules/large/setting-down.ts`). */
  unseated: Unseated[]

  // ---- artillery (XIX)

  /** DW-XIX.6: load points of a gun. */
  load: ByElement<number>
  /** DW-XIX.14: the guns that saw it when the movement phase began, as bits (`expert/artillery/spotting.ts`). */
  spotted: ByUnit<number>
  /** DW-XIX.12: walls shot down, by their side (`content/board/ground.ts`). */
  breaches: number[]

  // ---- magic and items (XX, XXVI)

  /** DW-XX.2: spell points of a wizard. */
  power: ByElement<number>
  /** DW-XX.2: the last round in which he can neither cast nor regain any. */
  silence: ByElement<number>
  /** DW-XX.3: true once something has broken its rest in this round. */
  stirred: ByElement<boolean>
  /** DW-XX.6: the spells that last on it, as bits (`content/expert/spells.ts`). */
  spells: ByUnit<number>
  /** DW-XX.6: the last round of those that end. */
  spellEnd: ByUnit<number>
  /** DW-XXVI.5: the items it was given, as bits (`content/expert/items.ts`). */
  items: ByUnit<number>
  /** DW-XXVI.5: the spell in Algrim's ring, which only its owner knows, or NONE. */
  ring: Spell
  /** DW-XXVI.5: spell points left in Fenragg's staff. */
  staff: number

  // ---- fire (XXII)

  /** DW-XXII.1: where the wind blows to (compass 1 … 6) and how hard; empty without it. */
  wind: number[]
  /** DW-XXII.4: fields that burn and what is left of their markers, pair by pair, 0 for burnt out. */
  flames: number[]
  /** DW-XXII.4: fields lit for the next round. */
  kindled: Hex[]
  /** DW-XXII.3, DW-XXII.9, DW-XXII.10: in this round, as bits: it has announced fire, it has made a manoeuvre (`rules/flames/announced.ts`). */
  torch: ByUnit<number>
  /** DW-XXVII.1: hits by fire, which never close. */
  burns: ByElement<number>

  // ---- flyers (XXIII)

  /** DW-XXIII.4: the height it flies at, above the lowest ground; 0 on the ground. */
  altitude: ByElement<number>
  /** DW-XXIII.14: true while a dive helps it. */
  dived: ByElement<boolean>
  /** DW-XXIII.9: the last round in which it may neither land, fight in the air nor shoot. */
  aloft: ByElement<number>

  // ---- buildings (XXIV)

  /** DW-XXIV.3: 0 closed, 1 open, 2 broken. */
  doors: ByDoor<number>
  /** DW-XXIV.3: what is left of its stability. */
  stability: ByDoor<number>
  /** DW-XXIV.3: where it stood when the round began; empty without buildings. */
  posts: ByElement<Hex>
}
