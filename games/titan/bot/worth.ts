import { ANGEL, ARCHANGEL, creatures, SKILL, TITAN } from '../content/creatures.ts'
import { TERRAINS, type Terrain } from '../content/terrains.ts'
import { titanPower } from '../legions.ts'
import { musterable } from '../rules/qualify.ts'
import { FULL, type Marker, ROW, type Titan, type Type } from '../state.ts'
import { forceOf, type Side, titanForce } from './estimate.ts'
import { shareOf } from './reach.ts'

/** A strong character is worth more than weak ones of the same value together: it fights at full strength to its end. */
const CURVE = 1.3
const UNIT = 12
/** A lord teleports, and an angel can be summoned. */
const GRACE = 5

const PIECE = creatures.map(({ power, skill }, type) => {
  const worth = UNIT * ((power * skill) / UNIT) ** CURVE
  return type === ANGEL || type === ARCHANGEL ? worth + GRACE : worth
})

/** What a character is worth to its owner; a Titan's own power counts, what hangs on it does not. */
export function pieceWorth(type: Type): number {
  return PIECE[type]
}

/** What a legion's characters are good for, whoever owns them. A Titan's power is not in it. */
export interface Profile {
  readonly height: number
  readonly hasTitan: boolean
  readonly hasLord: boolean
  /** The sum of its characters' worth, and of their values (TI-16.0a). */
  readonly worth: number
  readonly value: number
  readonly types: readonly Type[]
  /** By terrain: its force, the worth of the best it could muster, and what that would bring it (see `growth`). */
  readonly force: Float64Array
  readonly musters: Float64Array
  readonly grows: Float64Array
  /** The mean of what it could muster, over all lands. */
  readonly outlook: number
}

const TYPES = creatures.length
const MOST_PROFILES = 20_000

/** Profiles already made: by the stacks of the caretaker that are empty, then by content. */
const shelves = new Map<number, Map<number, Profile>>()
let profilesMade = 0
const counts = new Array<number>(TYPES).fill(0)
const recruits: Type[] = []

/** The profile of a legion. */
export function profileOf(g: Titan, marker: Marker): Profile {
  let key = 0
  for (let i = marker * ROW; i < marker * ROW + g.height[marker]; i++) key = key * (TYPES + 1) + g.content[i] + 1
  return profile(g, key)
}

/** The profile of some characters, ascending by type. */
export function profileOfTypes(g: Titan, types: readonly Type[]): Profile {
  let key = 0
  for (const type of types) key = key * (TYPES + 1) + type + 1
  return profile(g, key)
}

function profile(g: Titan, key: number): Profile {
  if (profilesMade > MOST_PROFILES) {
    shelves.clear()
    profilesMade = 0
  }
  const empty = emptyStacks(g)
  let shelf = shelves.get(empty)
  if (!shelf) shelves.set(empty, (shelf = new Map()))
  let found = shelf.get(key)
  if (!found) {
    shelf.set(key, (found = make(g, key)))
    profilesMade++
  }
  return found
}

/** The stacks in which nothing is left, as bits; and the variant. */
function emptyStacks(g: Titan): number {
  let set = g.rulings.variantShort ? 1 << TYPES : 0
  for (let type = 0; type < TYPES; type++) if (g.stock[type] <= 0) set |= 1 << type
  return set
}

function make(g: Titan, key: number): Profile {
  counts.fill(0)
  const types: Type[] = []
  for (let rest = key; rest > 0; rest = Math.floor(rest / (TYPES + 1))) types.unshift((rest % (TYPES + 1)) - 1)
  for (const type of types) counts[type]++
  let worth = 0
  let value = 0
  const force = new Float64Array(TERRAINS.length)
  for (let type = 0; type < TYPES; type++) {
    if (type === TITAN || counts[type] === 0) continue
    worth += counts[type] * PIECE[type]
    value += counts[type] * creatures[type].power * SKILL[type]
    for (let terrain = 0; terrain < force.length; terrain++) force[terrain] += counts[type] * forceOf(type, terrain)
  }
  const musters = mustersFor(g)
  const outlook = musters.reduce((sum, given, terrain) => sum + given * shareOf(terrain), 0)
  const hasTitan = counts[TITAN] > 0
  const hasLord = hasTitan || counts[ANGEL] + counts[ARCHANGEL] > 0
  const grows = new Float64Array(TERRAINS.length).fill(Number.NaN)
  return { height: types.length, types, hasTitan, hasLord, worth, value, force, musters, grows, outlook }
}

function mustersFor(g: Titan): Float64Array {
  const short = g.rulings.variantShort
  return Float64Array.from(TERRAINS, (_, terrain) => {
    let best = 0
    for (const type of musterable(terrain, counts, g.stock, short, recruits)) best = Math.max(best, PIECE[type])
    return best
  })
}

/** What the musters count that a new character makes possible. */
const PROSPECT = 1.5

/** What a new character brings a legion: itself, and what the legion can muster with it. */
export function recruitWorth(g: Titan, profile: Profile, type: Type): number {
  const types = [...profile.types, type].sort((a, b) => a - b)
  return PIECE[type] + PROSPECT * (profileOfTypes(g, types).outlook - profile.outlook)
}

/** What the best muster in a terrain would bring a legion; 0 without room. */
export function growth(g: Titan, profile: Profile, terrain: Terrain): number {
  if (isFull(profile) || profile.musters[terrain] === 0) return 0
  const known = profile.grows[terrain]
  if (known >= 0) return known
  countsFor(profile)
  let most = 0
  for (const type of [...musterable(terrain, counts, g.stock, g.rulings.variantShort, recruits)])
    most = Math.max(most, recruitWorth(g, profile, type))
  return (profile.grows[terrain] = most)
}

function countsFor({ types }: Profile): void {
  counts.fill(0)
  for (const type of types) counts[type]++
}

/** A legion's strength only counts in full if it can hold its own: two halves are worth less than the whole. */
const WEAK = 50

/** What a legion is worth whose characters sum up to this. */
export function legionWorth(sum: number): number {
  return (sum * sum) / (sum + WEAK)
}

/** What the Titan's power adds to the worth of its legion. */
export function titanWorth(g: Titan, seat: number): number {
  return UNIT * ((titanPower(g, seat) * SKILL[TITAN]) / UNIT) ** CURVE
}

/** A legion as a side of a battle in a terrain, into `into`. */
export function sideOf(g: Titan, profile: Profile, seat: number, terrain: number, into: Side): Side {
  into.force = profile.force[terrain] + (profile.hasTitan ? titanForce(titanPower(g, seat)) : 0)
  into.height = profile.height
  into.hasTitan = profile.hasTitan
  return into
}

/** True if a legion has no room. */
export function isFull(profile: Profile): boolean {
  return profile.height >= FULL
}
