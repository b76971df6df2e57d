import type { Preset, SettingSpecs, Settings, Sort, Where } from '@hexarium/kernel'
import { RACES, type RaceName } from './content/races.ts'
import { scenarioNamed, scenarios } from './content/scenarios.ts'
import { BY_DIE, DRAINING, HIDDEN, type Options, type Warcraft } from './state.ts'

const BY_PLAYERS = ['twoPlayers', 'threePlayers', 'fourPlayers'] as const
const BY_SEAT = ['firstRace', 'secondRace', 'thirdRace', 'fourthRace'] as const

/** WC-B-SET-01, WC-B-SET-03: the tables whose scenario knows a race. */
function knows(race: RaceName): Where {
  return BY_PLAYERS.map((name, more): Sort => {
    const fit = scenarios.filter(({ players, races }) => players === more + 2 && (races?.includes(race) ?? true))
    return { players: [more + 2], [name]: fit.map(({ id }) => id) }
  })
}

/** The race of a seat: none that the scenario does not know, and none that a seat before it has. */
const raceOf = (seat: number) =>
  ({
    kind: 'choice',
    values: ['random', ...RACES],
    default: 'random',
    rule: 'WC-B-SET-03',
    where: [{ players: [2, 3, 4].filter(players => players > seat) }],
    only: Object.fromEntries(RACES.map(race => [race, knows(race)])),
    unlike: BY_SEAT.slice(0, seat),
  }) as const

/** What a table may choose: the scenario for its number of players, races, and the options of the expansion. */
export const settings = {
  twoPlayers: {
    kind: 'choice',
    values: ['main-2p', 'necromancers', 'captives', 'altar-of-flame', 'skull-of-storms'],
    default: 'main-2p',
    rule: 'WC-B-SET-01',
    where: [{ players: [2] }],
  },
  threePlayers: {
    kind: 'choice',
    values: ['main-3p', 'elf-gate'],
    default: 'main-3p',
    rule: 'WC-B-SET-01',
    where: [{ players: [3] }],
  },
  fourPlayers: {
    kind: 'choice',
    values: ['main-4p', 'nordrassil', 'dragon-rise', 'battle-of-the-elements'],
    default: 'main-4p',
    rule: 'WC-B-SET-01',
    where: [{ players: [4] }],
  },
  firstRace: raceOf(0),
  secondRace: raceOf(1),
  thirdRace: raceOf(2),
  fourthRace: raceOf(3),
  strategic: {
    kind: 'switch',
    default: false,
    rule: 'WC-X-OP1-01',
    where: [{ players: [4], fourPlayers: ['main-4p'] }],
  },
  racialAbilities: { kind: 'switch', default: false, rule: 'WC-X-RAC-01' },
  creeps: { kind: 'switch', default: false, rule: 'WC-X-CRP-02', onWhere: [{ heroes: [true] }] },
  heroes: { kind: 'switch', default: false, rule: 'WC-X-HER-01' },
  spellResearch: { kind: 'switch', default: false, rule: 'WC-X-RES-01' },
  resources: { kind: 'choice', values: ['die', 'draining', 'hidden'], default: 'die', rule: 'WC-X-DRN-01' },
  expansionCards: { kind: 'switch', default: false, rule: 'WC-X-CMP-02', onWhere: [{ heroes: [true] }] },
  orcBurrowsEveryMoveStep: {
    kind: 'switch',
    default: false,
    rule: 'WC-X-RAC-20',
    isDisputed: true,
    where: [{ racialAbilities: [true] }],
  },
  undeadOutpostsStand: {
    kind: 'switch',
    default: false,
    rule: 'WC-X-RAC-31',
    isDisputed: true,
    where: [{ racialAbilities: [true] }],
  },
  turnLimit: { kind: 'number', min: 1, max: 60, default: 40, rule: 'WC-B-VIC-10' },
} as const satisfies SettingSpecs

const MAIN = { twoPlayers: 'main-2p', threePlayers: 'main-3p', fourPlayers: 'main-4p' }
const BASE = {
  racialAbilities: false,
  heroes: false,
  creeps: false,
  spellResearch: false,
  resources: 'die',
  expansionCards: false,
} as const

/** Games one may ask for by name: the base game, all of the expansion, and the scenarios with their races. */
export const presets: readonly Preset[] = [
  { name: 'firstGame', players: 2, settings: { ...MAIN, ...BASE, firstRace: 'human', secondRace: 'orc' } },
  { name: 'baseGame', settings: { ...MAIN, ...BASE } },
  {
    name: 'wholeExpansion',
    settings: {
      ...MAIN,
      racialAbilities: true,
      heroes: true,
      creeps: true,
      spellResearch: true,
      resources: 'hidden',
      expansionCards: true,
    },
  },
  ...scenarios.flatMap(({ id, players, races = [] }) =>
    id.startsWith('main') ? [] : [{ name: id, players, settings: { [BY_PLAYERS[players - 2]]: id, ...seated(races) } }],
  ),
]

/** The races of a scenario, one after the other. */
function seated(races: readonly RaceName[]): Settings {
  return Object.fromEntries(races.map((race, seat) => [BY_SEAT[seat], race]))
}

/** The scenario a table plays. */
export function scenarioFrom(chosen: Settings, seats: number): number {
  const name = BY_PLAYERS[seats - 2]
  return scenarioNamed(String(chosen[name] ?? settings[name].default))
}

/** Versions of the rules by which phases ended by themselves and who heard the Altar of Flame stayed there. */
export const EARLY: readonly string[] = ['1', '2']

/** Versions of the rules that were laxer than the letter of the base game; `Warcraft.lax` says in what. */
const LAX: readonly string[] = [...EARLY, '3', '4']

/** Versions of the rules that let three more sentences be; `Warcraft.lenient` says which. */
export const LENIENT: readonly string[] = [...LAX, '5']

/** Versions of the rules that had other values of our own; `Warcraft.former` says which. */
export const FORMER: readonly string[] = [...LENIENT, '6']

/** What a version of the rules changes in the state a game begins with. */
export function formerly(version = ''): Pick<Warcraft, 'altarTakes' | 'lax' | 'lenient' | 'former'> {
  return {
    altarTakes: EARLY.includes(version),
    lax: LAX.includes(version),
    lenient: LENIENT.includes(version),
    former: FORMER.includes(version),
  }
}

/** By seat: the race wanted, or NONE. */
export function racesFrom(chosen: Settings, seats: number): number[] {
  return BY_SEAT.slice(0, seats).map(name => (RACES as readonly string[]).indexOf(String(chosen[name] ?? 'random')))
}

/** WC-X-OPT-01: the options; heroes force creeps and the expansion's cards. */
export function optionsFrom(chosen: Settings): Options {
  const on = (name: keyof typeof settings) => (chosen[name] ?? settings[name].default) === true
  const heroes = on('heroes')
  const resources = chosen['resources'] === 'draining' ? DRAINING : chosen['resources'] === 'hidden' ? HIDDEN : BY_DIE
  return {
    strategic: on('strategic'),
    racial: on('racialAbilities'),
    creeps: heroes || on('creeps'),
    heroes,
    research: on('spellResearch'),
    resources,
    expansionCards: heroes || on('expansionCards'),
    burrowsAlways: on('orcBurrowsEveryMoveStep'),
    outpostsStand: on('undeadOutpostsStand'),
    turnLimit: Number(chosen['turnLimit'] ?? settings.turnLimit.default),
  }
}

/** The settings that give these options. */
export function settingsOf(options: Options): Settings {
  return {
    strategic: options.strategic,
    racialAbilities: options.racial,
    creeps: options.creeps,
    heroes: options.heroes,
    spellResearch: options.research,
    resources: settings.resources.values[options.resources],
    expansionCards: options.expansionCards,
    orcBurrowsEveryMoveStep: options.burrowsAlways,
    undeadOutpostsStand: options.outpostsStand,
    turnLimit: options.turnLimit,
  }
}
