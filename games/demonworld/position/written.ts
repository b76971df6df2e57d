import { as, type Codec, flag, key, keys, listOf, maybe, named, type Reader, same, text, whole } from '@hexarium/kernel'
import { battles } from '../content/armies/battles.ts'
import { cards } from '../content/armies/cards.ts'
import { FULL_LOAD } from '../content/expert/artillery.ts'
import { ITEMS, type ItemName } from '../content/expert/items.ts'
import { SPELL_NAMES } from '../content/expert/spells.ts'
import { HIGHEST, ORDER_LETTERS, QUIET_ROUNDS } from '../content/tables.ts'
import { expert, full, introduction, standard } from '../settings.ts'
import { type Facing, NO_ORDER, NONE, ORDERS, type Rules } from '../state.ts'

/** The phases a position can begin with, as the state numbers them. */
const PHASES = ['setUp', 'orders', 'firstFire', 'movement', 'secondFire', 'melee', 'rally', 'magic'] as const
const EDGES = ['north', 'south', 'west', 'east'] as const
const DOORS = ['closed', 'open', 'broken'] as const
const BATTLES = battles.map(({ id }) => id)
const MOST_UNITS = 999
const LAST_ROUND = 9999

/** Names for a table of keys. */
const listed = (names: readonly string[]): string => names.map(name => `\`${name}\``).join(', ')

/** Words with spaces between them. */
const words: Codec<string[]> = as(
  text,
  line => line.split(/\s+/).filter(Boolean),
  list => list.join(' '),
)

/** True or false, or 1 and 0 for them. */
const yes: Codec<boolean> = {
  read: reader => (typeof reader.json === 'boolean' ? reader.flag() : reader.int(0, 1) === 1),
  write: value => value,
}

const LEVELS: Readonly<Record<string, Rules>> = { introduction, standard, expert, full }

/** A level of the game by its name, or switches that differ from the standard game: `{"morale": false}`. */
const rules: Codec<Rules> = {
  read(reader) {
    if (typeof reader.json === 'string') return { ...LEVELS[reader.oneOf(Object.keys(LEVELS))] }
    const switches = reader.only(...Object.keys(standard)).entries()
    return { ...standard, ...Object.fromEntries(switches.map(([name, value]) => [name, yes.read(value)])) }
  },
  write(value) {
    const level = Object.keys(LEVELS).find(name => same(LEVELS[name], value))
    const switched = Object.entries(value).filter(([name, isOn]) => isOn !== standard[name as keyof Rules])
    return level ?? Object.fromEntries(switched)
  },
}

/** Where the wind blows to and how hard. */
const wind: Codec<number[]> = {
  read(reader) {
    const [towards, strength] = reader.list()
    if (!towards || !strength) return reader.fault('two numbers are wanted: where the wind blows to, and how hard')
    return [towards.int(1, 6), strength.int(0, 99)]
  },
  write: value => value,
}

const edges: Codec<number[]> = as(
  listOf(named(EDGES)),
  (list, reader) => (list.length === 2 ? list : reader.fault('two edges are wanted, one for each side')),
  list => list,
)

/** An item by its name, or a list of them. */
const item: Codec<ItemName[]> = {
  read(reader) {
    const names = Array.isArray(reader.json) ? reader.list() : [reader]
    return names.map(name => name.oneOf(ITEMS)).filter(name => name !== 'none')
  },
  write: names => (names.length === 1 ? names[0] : names),
}

/** Spells by their names, kept as bits. */
const spells: Codec<number> = as(
  listOf(named(SPELL_NAMES)),
  list => list.reduce((bits, spell) => bits | (1 << spell), 0),
  bits => SPELL_NAMES.flatMap((_, spell) => (bits & (1 << spell) ? [spell] : [])),
)

/** What marks an element: leader, standard bearer, musician, nothing special. */
export const MARKS = ['P', 'L', 'S', 'M']

/** One element: `field`, `field:facing`, `field=L`, `field^height` in the air; large ones by their front field. */
export interface WrittenElement {
  label: string
  facing?: Facing
  /** Its figure. */
  figure?: number
  height: number
}

const elements: Codec<WrittenElement[]> = as(
  words,
  (list, reader) => list.map(one => elementIn(one, reader)),
  list => list.map(wordOf),
)

function elementIn(one: string, reader: Reader): WrittenElement {
  const [, label, facing, mark, height = '0'] = /^([^:=^]+)(?::([0-5]))?(?:=([LSMP]))?(?:\^(\d+))?$/.exec(one) ?? []
  if (label === undefined) return reader.fault(`“${one}” is no element: write field, field:facing or field=L`)
  if (Number(height) > HIGHEST) reader.fault(`nobody flies higher than ${HIGHEST}`)
  return {
    label,
    facing: facing === undefined ? undefined : Number(facing),
    figure: mark === undefined ? undefined : MARKS.indexOf(mark),
    height: Number(height),
  }
}

function wordOf({ label, facing, figure, height }: WrittenElement): string {
  const mark = figure === undefined ? '' : `=${MARKS[figure]}`
  return `${label}${facing === undefined ? '' : `:${facing}`}${mark}${height > 0 ? `^${height}` : ''}`
}

/** A unit, a person or a large element. */
export const unit = keys({
  card: key(named(cards.map(({ id }) => id)), 'a card of `content/`'),
  side: key(whole(0, 1), '0 for the Empire, 1 for the Orcs'),
  elements: key(
    elements,
    '`field`, `field:facing` (0 … 5, 1 is north, turning left), `field=L` for leader, `S` standard, `M` musician, `P` plain, `field^12` in the air at height 12; large elements by their front field (a chariot by its left animal); `""` for who rides, who is in hand, or for a unit that is wholly lost',
  ),
  facing: maybe(whole(0, 5), 'for all elements that name none', 1),
  order: maybe(named([...ORDER_LETTERS]), listed([...ORDER_LETTERS]), NO_ORDER, 'none'),
  item: maybe(item, 'an item of `content/expert/items.ts` or a list of them', () => [], 'none'),
  lost: maybe(whole(0, 99), 'elements already lost', 0),
  inHand: maybe(whole(0, 99), 'elements still to be deployed, while armies are set up; `elements` is `""` then', 0),
  hits: maybe(whole(0, 9), 'hits each of its elements has taken', 0),
  joins: maybe(
    whole(0, MOST_UNITS),
    'a commander: the unit he is attached to, by its place in the list',
    undefined,
    'alone',
  ),
  rides: maybe(
    whole(0, MOST_UNITS),
    'a commander or wizard: the dragon or chariot he is on, by its place in the list',
    undefined,
    'on foot',
  ),
  engaged: maybe(flag, 'in melee since an earlier round', false),
  phases: maybe(whole(0, 999), 'and for how many melee phases', 0),
  routing: maybe(flag, 'whether it routs', false),
  fled: maybe(flag, 'whether it broke and fled in this round', false),
  impetuous: maybe(flag, 'whether it is', false),
  prey: maybe(whole(0, MOST_UNITS), 'the unit it is after then, by its place in the list', NONE, 'none'),
  skirmish: maybe(flag, 'in skirmish formation', false),
  moved: maybe(flag, 'whether it has moved in this round', false),
  losses: maybe(whole(0, 999), 'elements it has lost in this phase', 0),
  slain: maybe(whole(0, 999), 'elements it has destroyed in this phase', 0),
  load: maybe(whole(0, FULL_LOAD), 'load points of a gun', 0),
  announced: maybe(flag, 'flaming arrows or an incendiary stone are announced for this round', false),
  spells: maybe(spells, 'names of the spells on it (`content/expert/spells.ts`)', 0, 'none'),
  spellEnd: maybe(whole(0, LAST_ROUND), 'the last round of those that end', 0, 'none ends'),
  power: maybe(whole(0, 9999), 'spell points of a wizard', undefined, 'all he can have'),
  silence: maybe(whole(0, LAST_ROUND), 'the last round in which he cannot cast', 0, 'he can'),
  stirred: maybe(yes, 'whether something has broken his rest', false),
  burns: maybe(whole(0, 99), 'hits by fire', 0),
})

const positionKeys = {
  map: maybe(
    text,
    'sheets as they lie, `1 2/4r 3r` (`r`: turned round; rows by `/`), `bare 1 2` without their terrain, or `field 12`, an open field with 12 fields to every side of `0,0` and fields named `q,r`; changes follow a bar: `field 12\\|0,1=wood 1,1=level2 2,1=road 0,0-1,0=hedge`; buildings: `0,0=house` (north-western of its six fields), `0,0=roundhouse`, or pieces: `0,0=inside`, `0,0=thickWall`, `0,0-1,0=houseWall`, `window`, `door`, `strongDoor`, `gate`',
    undefined,
    'the map of the battle',
  ),
  battle: maybe(named(BATTLES), `${listed(BATTLES)}: what is fought for`, 0, `\`${BATTLES[0]}\``),
  rules: maybe(
    rules,
    `${listed(Object.keys(LEVELS))}, or switches: \`{"morale": false}\``,
    () => ({ ...standard }),
    '`standard`',
  ),
  phase: maybe(named(PHASES), `${listed(PHASES)}, which comes after the orders`, ORDERS, `\`${PHASES[ORDERS]}\``),
  round: maybe(whole(1, 999), 'the number of the round', 1),
  rounds: maybe(whole(0, 999), 'the last one', 0, 'no last one'),
  quiet: maybe(whole(0, 30), 'after how many rounds without a loss it ends, 0 for as good as never', QUIET_ROUNDS),
  edges: maybe(edges, `the edges the sides rout to: ${listed(EDGES)}`, undefined, 'those of the battle'),
  doors: maybe(
    listOf(named(DOORS)),
    `the doors of its buildings in order: ${listed(DOORS)}`,
    undefined,
    'strong ones closed',
  ),
  units: maybe(listOf(unit), 'see below', () => [], 'none'),
  ring: maybe(named(SPELL_NAMES), 'the spell in Algrim’s ring', NONE, 'none'),
  staff: maybe(whole(0, 99), 'points left in Fenragg’s staff', undefined, 'all of them'),
  wind: maybe(wind, 'where it blows to, 1 north-east … 6 north-west, and how hard: `[1, 4]`', () => [], 'rolled'),
  fires: maybe(
    words,
    'burning fields with what is left of their markers, `0,1 0,2:3 0,3:0` (0 is burnt out)',
    () => [],
    'none',
  ),
  kindled: maybe(words, 'fields that burn from the next round on', () => [], 'none'),
  breaches: maybe(words, 'walls shot down, `0,0-1,0`', () => [], 'none'),
  corpses: maybe(words, 'fields under dead colossi', () => [], 'none'),
}

/** A position: a battle at the beginning of a phase. */
export const written = keys(positionKeys)

/** What a position may say. */
export const POSITION_KEYS = Object.keys(positionKeys)

export type Written = ReturnType<typeof written.read>
export type WrittenUnit = ReturnType<typeof unit.read>
