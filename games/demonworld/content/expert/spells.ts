/** Whom a spell is cast at (DW-XX.6). */
export type Aim =
  /** The models of one recruitment card: a unit, or an element bought by itself. */
  | 'card'
  /** A unit of several elements. */
  | 'unit'
  /** A large element, a commander or a wizard. */
  | 'single'
  /** A hero, commander, wizard or colossus who has lost hit points. */
  | 'wounded'
  /** A field. */
  | 'field'

/** How long it works: in the magic phase only, in this and the next round, or to the end of the battle. */
export type Duration = 'phase' | 'nextRound' | 'battle'

/** A spell of the box (digest 5, chapter XX). Levels, ranges, targets, effects and durations are the book's. */
export interface Spell {
  readonly id: SpellName
  readonly rule: string
  /** AMB2-17: the imperial list holds those without a race, too. */
  readonly list: 'empire' | 'orcs'
  readonly level: number
  /** So far all fields of all its targets may be, or the centre of the area. */
  readonly range: number
  readonly aim: Aim
  readonly lasts: Duration
  /** What cannot be its target: guns, or all devices. */
  readonly spares?: 'artillery' | 'devices'
  /** It does its target harm. */
  readonly harms?: boolean
  /** What it means nothing to without the chapter on morale. */
  readonly morale?: boolean
}

export type SpellName =
  | ('stoneSkin' | 'confusion' | 'strength' | 'songOfTheBroken' | 'healing' | 'namelessDread')
  | ('paralysis' | 'magicShield' | 'bless' | 'curse' | 'strengthen' | 'flameStrike')

const orc = { list: 'orcs', range: 15, aim: 'card', lasts: 'battle' } as const
const imperial = { list: 'empire', range: 15, aim: 'card', lasts: 'battle' } as const

export const spells: readonly Spell[] = [
  { ...orc, id: 'stoneSkin', rule: 'DW-XX.S1', level: 4, spares: 'artillery' },
  { ...orc, id: 'confusion', rule: 'DW-XX.S2', harms: true, level: 1, range: 20, aim: 'unit', lasts: 'nextRound' },
  { ...orc, id: 'strength', rule: 'DW-XX.S3', level: 2, spares: 'devices' },
  { ...orc, id: 'songOfTheBroken', rule: 'DW-XX.S4', harms: true, level: 2, spares: 'devices' },
  { ...orc, id: 'healing', rule: 'DW-XX.S5', level: 1, range: 5, aim: 'wounded', lasts: 'phase' },
  { ...orc, id: 'namelessDread', rule: 'DW-XX.S6', harms: true, level: 2, aim: 'unit', lasts: 'phase', morale: true },
  {
    ...imperial,
    id: 'paralysis',
    rule: 'DW-XX.S7',
    harms: true,
    level: 2,
    range: 10,
    aim: 'single',
    lasts: 'nextRound',
  },
  { ...imperial, id: 'magicShield', rule: 'DW-XX.S8', level: 3 },
  { ...imperial, id: 'bless', rule: 'DW-XX.S9', level: 2, aim: 'unit', morale: true },
  { ...imperial, id: 'curse', rule: 'DW-XX.S10', harms: true, level: 3, aim: 'unit', morale: true },
  { ...imperial, id: 'strengthen', rule: 'DW-XX.S11', level: 2, spares: 'devices' },
  { ...imperial, id: 'flameStrike', rule: 'DW-XX.S12', level: 6, range: 10, aim: 'field', lasts: 'phase' },
]

/** A spell by its place in `spells`. */
export const SPELL_NAMES = spells.map(({ id }) => id)
const numberOf = (id: SpellName): number => SPELL_NAMES.indexOf(id)
export const STONE_SKIN = numberOf('stoneSkin')
export const CONFUSION = numberOf('confusion')
export const STRENGTH = numberOf('strength')
export const SONG_OF_THE_BROKEN = numberOf('songOfTheBroken')
export const HEALING = numberOf('healing')
export const NAMELESS_DREAD = numberOf('namelessDread')
export const PARALYSIS = numberOf('paralysis')
export const MAGIC_SHIELD = numberOf('magicShield')
export const BLESS = numberOf('bless')
export const CURSE = numberOf('curse')
export const STRENGTHEN = numberOf('strengthen')
export const FLAME_STRIKE = numberOf('flameStrike')

/**
 * DW-XX.5: pairs of spells whose effects cannot both hold, so that a duel decides. The twelve of the box can all be added
 * up; spells of further lists would be named here.
 */
export const INCOMPATIBLE: readonly (readonly [number, number])[] = []

/** What the spells change: armour, manoeuvres, melee factor, movement points, ranged factor, morale values. */
export const STONE_SKIN_ARMOUR = 2
export const CONFUSED_MANOEUVRES = -1
export const STRENGTH_FACTOR = 1
export const SONG_FACTOR = -1
export const PARALYSED_POINTS = 6
export const SHIELD_FACTOR = -2
export const BLESSED_MORALE = -3
export const CURSED_MORALE = 3
/** DW-XX.S6, DW-XX.S12: what is added to the first morale value in a test a spell causes. */
export const TERROR = 2
/** DW-XX.S5: what one healing gives back; who has fewer hit points to start with cannot be healed. */
export const HEALED_HITS = 1
export const HEALABLE_HITS = 2
/** DW-XX.S12: the factor of the flames on every field they reach. */
export const FLAMES = 8

/** DW-XX.2: spell points at the start and at most, and those regained in a round of rest, by grade: so much and so much a grade. */
export const POWER_PER_GRADE = 10
export const REST_BASE = 4
export const REST_PER_GRADE = 2

/** DW-XX.4: dice up to this always go wrong. */
export const GOES_WRONG = 2
/** DW-XX.4: what becomes of a spell gone wrong, by the highest roll of each line. */
export const GONE_WRONG = [
  { upTo: 1, fate: 'vanishes' },
  { upTo: 5, fate: 'recoils' },
  { upTo: 9, fate: 'bursts' },
  { upTo: 13, fate: 'drainedForGood' },
  { upTo: 17, fate: 'drained' },
  { upTo: 20, fate: 'stunned' },
] as const
export type WrongFate = (typeof GONE_WRONG)[number]['fate']
export const WRONG_FATES: readonly WrongFate[] = GONE_WRONG.map(({ fate }) => fate)
/** DW-XX.4: so many spell points make a hit that recoils on the wizard; rounds a stunned one is silent after this one. */
export const POINTS_PER_HIT = 5
export const STUNNED_ROUNDS = 2
/** A round that never comes: he casts no more. */
export const FOR_GOOD = 9999
/** AMB2-16: spells up to this level fit into Algrim's ring. */
export const RING_LEVEL = 3
