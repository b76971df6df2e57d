import type { SettingSpecs, Settings } from '@hexarium/kernel'
import { RACES } from './content/races.ts'
import { scenarioNamed } from './content/scenarios.ts'
import { BY_DIE, DRAINING, HIDDEN, type Options } from './state.ts'

const RACE_CHOICE = { kind: 'choice', values: ['random', ...RACES], default: 'random', rule: 'WC-B-SET-03' } as const

/** What a table may choose: the scenario for its number of players, races, and the options of the expansion. */
export const settings = {
  twoPlayers: {
    kind: 'choice',
    values: ['main-2p', 'necromancers', 'captives', 'altar-of-flame', 'skull-of-storms'],
    default: 'main-2p',
    rule: 'WC-B-SET-01',
  },
  threePlayers: { kind: 'choice', values: ['main-3p', 'elf-gate'], default: 'main-3p', rule: 'WC-B-SET-01' },
  fourPlayers: {
    kind: 'choice',
    values: ['main-4p', 'nordrassil', 'dragon-rise', 'battle-of-the-elements'],
    default: 'main-4p',
    rule: 'WC-B-SET-01',
  },
  firstRace: RACE_CHOICE,
  secondRace: RACE_CHOICE,
  thirdRace: RACE_CHOICE,
  fourthRace: RACE_CHOICE,
  strategic: { kind: 'switch', default: false, rule: 'WC-X-OP1-01' },
  racialAbilities: { kind: 'switch', default: false, rule: 'WC-X-RAC-01' },
  creeps: { kind: 'switch', default: false, rule: 'WC-X-CRP-02' },
  heroes: { kind: 'switch', default: false, rule: 'WC-X-HER-01' },
  spellResearch: { kind: 'switch', default: false, rule: 'WC-X-RES-01' },
  resources: { kind: 'choice', values: ['die', 'draining', 'hidden'], default: 'die', rule: 'WC-X-DRN-01' },
  expansionCards: { kind: 'switch', default: false, rule: 'WC-X-CMP-02' },
  orcBurrowsEveryMoveStep: { kind: 'switch', default: false, rule: 'WC-X-RAC-20' },
  turnLimit: { kind: 'number', min: 1, max: 60, default: 40, rule: 'WC-B-VIC-10' },
} as const satisfies SettingSpecs

const BY_PLAYERS = ['twoPlayers', 'threePlayers', 'fourPlayers'] as const
const BY_SEAT = ['firstRace', 'secondRace', 'thirdRace', 'fourthRace'] as const

/** The scenario a table plays. */
export function scenarioFrom(chosen: Settings, seats: number): number {
  const name = BY_PLAYERS[seats - 2]
  return scenarioNamed(String(chosen[name] ?? settings[name].default))
}

/** Versions of the rules whose records are read, too. */
export const OLDER: readonly string[] = ['1', '2']

/** True for one of them. */
export function isOlder(version?: string): boolean {
  return version !== undefined && OLDER.includes(version)
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
    turnLimit: options.turnLimit,
  }
}
