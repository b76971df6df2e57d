import { type Grammar, grammar, type Seat } from '@hexarium/kernel'
import { TERRAINS } from '../content/boards.ts'
import type { WindowName } from '../content/effects.ts'
import { abilityNumber, isAbility, playables } from '../content/playables.ts'
import { NIGHTELF } from '../content/races.ts'
import { DRAGON_RISE, ELEMENTS, NECROMANCERS } from '../content/scenarios.ts'
import { summons } from '../content/summons.ts'
import { CREEP, creatureOf, FIRST_CREEP, HERO, KIND, OWNER, SUMMON, WORKER } from '../pieces.ts'
import { HATCHLING_TOKEN } from '../rules/movement/carrying.ts'
import { mapOf } from '../spaces.ts'
import {
  type Card,
  DRAGONS,
  type Hex,
  isSeat,
  NEUTRAL,
  type Owner,
  ofType,
  type Piece,
  type Warcraft,
  type What,
} from '../state.ts'
import type { View } from '../view.ts'

/** What a language calls a race and what belongs to it. Lists run over unit types and levels as in `content/races.ts`. */
export interface RaceNames {
  /** `the Orcs`, `of the Orcs`, `to the Orcs`, and without an article. All are plural in every language. */
  readonly the: string
  readonly of: string
  readonly to: string
  readonly short: string
  readonly worker: string
  readonly units: readonly (readonly string[])[]
  readonly buildings: readonly string[]
  readonly outpost: string
  readonly heroBuilding: string
}

/** A side that is no player: the same forms. */
export type OwnerNames = Pick<RaceNames, 'the' | 'of' | 'to' | 'short'>

/** A card or an ability: its name, and what it does in one sentence. */
export type PlayWords = readonly [name: string, does: string]

/** What a language calls things. Lists are in the order of the content. */
export interface NameTable {
  readonly races: readonly RaceNames[]
  /** The guards of the Elf Gate, creeps, the two of Dragon Rise. */
  readonly others: readonly [neutral: OwnerNames, creeps: OwnerNames, dragons: OwnerNames]
  /** A player whose race is not known: of his troops one can say all that is said of a race. */
  readonly player: (number: number) => OwnerNames
  readonly cards: readonly PlayWords[]
  readonly heroes: readonly string[]
  readonly abilities: readonly PlayWords[]
  readonly creeps: readonly string[]
  /** By hero who summons them, in the order of `content/summons.ts`. */
  readonly summons: readonly string[]
  readonly terrains: Readonly<Record<(typeof TERRAINS)[number], string>>
  readonly steps: readonly string[]
  /** The phases of a round, ranged first; and unit types, melee first, as one says them of units and of one unit. */
  readonly phases: readonly string[]
  readonly types: readonly string[]
  /** A unit of a type, then worker, hero, creature, creep: one, and several. */
  readonly kinds: readonly (readonly [one: string, many: string])[]
  /** Special abilities, in the order of their bits. */
  readonly special: readonly string[]
  /** When something may be played; `self` and `opponent` say whose period it is. */
  readonly windows: Readonly<Record<WindowName, string>> & Readonly<Record<string, string>>
  readonly elements: readonly string[]
  readonly captives: readonly string[]
  readonly place: (letter: string) => string
  readonly hatchling: string
  readonly necromancer: string
  readonly hiddenCreep: string
  readonly townOf: (owner: OwnerNames) => string
  readonly nowhere: string
  readonly gold: (count: number) => string
  readonly wood: (count: number) => string
  readonly grammar: Grammar
  readonly nothing: string
}

/** How a language names what is in a view; nothing here is ever without a name. */
export interface Names extends NameTable {
  /** The forms of somebody's name. */
  owner(view: View, of: number): OwnerNames
  /** `C4 (forest)`; a clear space is just `C4`. */
  space(view: View, hex: Hex): string
  /** `C4`. */
  label(view: View, hex: Hex): string
  /** What lies in a space: `forest`, `Town of the Orcs`. */
  ground(view: View, hex: Hex): string
  /** `Grunt`. */
  piece(view: View, piece: Piece): string
  /** `Grunt of the Orcs`. */
  pieceOf(view: View, piece: Piece): string
  creep(kind: number | null): string
  building(view: View, seat: Seat, type: number): string
  card(card: Card): string
  /** A card or an ability. */
  play(what: What): string
  does(what: What): string
  /** When it may be played. */
  when(what: What): string
  /** What can be carried. */
  token(view: View, token: number): string
  resources(gold: number, wood: number): string
  /** `a, b and c`. */
  list(items: readonly string[]): string
  /** The special abilities of a set of bits. */
  abilitiesIn(bits: number): string[]
}

/** The view read where rules want a state: only what both have is read. */
export const asState = (view: View): Warcraft => view as unknown as Warcraft

/** Names from the tables of a language. */
export function namesFrom(table: NameTable): Names {
  const list = (items: readonly string[]) => (items.length === 0 ? table.nothing : table.grammar.list(items))
  const owner = (view: View, of: Owner): OwnerNames => {
    if (!isSeat(of)) return table.others[Math.min(of, DRAGONS) - NEUTRAL]
    return table.races[view.race[of]] ?? table.player(of + 1)
  }
  return {
    ...table,
    ...spaceNames(table, owner),
    ...pieceNames(table, owner),
    ...playNames(table),
    list,
    owner,
    building: (view, seat, type) => table.races[view.race[seat]]?.buildings[type] ?? table.types[type],
    token(view, token) {
      if (token === HATCHLING_TOKEN || view.scenario === DRAGON_RISE) return table.hatchling
      if (view.scenario === ELEMENTS) return table.elements[token]
      return view.scenario === NECROMANCERS ? table.place('ABCDE'[token] ?? '–') : (table.captives[token] ?? '–')
    },
    resources: (gold, wood) => list([...(gold > 0 ? [table.gold(gold)] : []), ...(wood > 0 ? [table.wood(wood)] : [])]),
    abilitiesIn: bits => table.special.filter((_, bit) => bits & (1 << bit)),
  }
}

/** Where something is. */
function spaceNames(table: NameTable, owner: Names['owner']): Pick<Names, 'label' | 'ground' | 'space'> {
  const label = (view: View, hex: Hex) => mapOf(asState(view)).board.labels[hex] ?? table.nowhere
  const ground = (view: View, hex: Hex) => {
    const town = view.town.indexOf(hex)
    if (town >= 0) return table.townOf(owner(view, town))
    const terrain = TERRAINS[mapOf(asState(view)).terrain[hex]] ?? 'clear'
    return table.terrains[terrain === 'town' ? 'clear' : terrain]
  }
  const space = (view: View, hex: Hex) => {
    const [name, what] = [label(view, hex), ground(view, hex)]
    return name === table.nowhere || what === table.terrains.clear ? name : `${name} (${what})`
  }
  return { label, ground, space }
}

/** Who it is. */
function pieceNames(table: NameTable, owner: Names['owner']): Pick<Names, 'creep' | 'piece' | 'pieceOf'> {
  const creep = (kind: number | null) =>
    kind === null ? table.hiddenCreep : (table.creeps[kind] ?? table.kinds[CREEP][0])
  const creature = (view: View, of: Seat): string | undefined => {
    const summon = creatureOf(asState(view), of)
    return summon && table.summons[summons.indexOf(summon)]
  }
  const piece = (view: View, id: Piece): string => {
    const [kind, of] = [KIND[id], OWNER[id]]
    if (kind === CREEP) return creep(view.creepKind[id - FIRST_CREEP])
    const race = table.races[of === NEUTRAL ? NIGHTELF : view.race[of]]
    if (!race) return table.kinds[kind][0]
    if (kind === WORKER) return isNecromancer(view, of) ? table.necromancer : race.worker
    if (kind === HERO) return table.heroes[view.hero[of]] ?? table.kinds[HERO][0]
    if (kind === SUMMON) return creature(view, of) ?? table.kinds[SUMMON][0]
    return race.units[kind][view.level[ofType(of, kind)] - 1]
  }
  const pieceOf = (view: View, id: Piece) =>
    KIND[id] === CREEP ? piece(view, id) : `${piece(view, id)} ${owner(view, OWNER[id]).of}`
  return { creep, piece, pieceOf }
}

/** What is played, what it does, and when. */
function playNames(table: NameTable): Pick<Names, 'card' | 'play' | 'does' | 'when'> {
  const words = (what: What): PlayWords =>
    (isAbility(what) ? table.abilities[abilityNumber(what)] : table.cards[what]) ?? ['–', '–']
  const play = (what: What) => words(what)[0]
  return {
    card: play,
    play,
    does: what => words(what)[1],
    when(what) {
      const { window, whose, phase } = playables[what]
      const said = table.windows[`${window}.${whose}`] ?? table.windows[window]
      return phase === undefined ? said : (table.windows[`${window}.${phase}`] ?? said)
    },
  }
}

/** WC-B-SCN-21: the Undead of March of the Necromancers have these instead of workers. */
function isNecromancer(view: View, seat: Seat): boolean {
  return view.scenario === NECROMANCERS && view.town[seat] < 0
}

/** With a capital first letter, as sentences begin in every one of our languages. */
export const { capital } = grammar('en')

/** Parts of a sentence with commas between; what is false or empty is left out. */
export function clauses(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
