import type { SettingSpec, SettingSpecs, Settings, Where } from './settings.ts'

/** A table one may ask for by name: a scenario, a first game, everything there is. */
export interface Preset {
  readonly name: string
  /** How many play; without it, as many as like. */
  readonly players?: number
  /** What it settles; the rest may still be chosen. */
  readonly settings: Settings
}

/** What a game says before a table stands. */
export interface Opening {
  /** By preset: its name, and in a line or two what one plays. */
  presets: Readonly<Record<string, { name: string; line: string }>>
  /** What the seats of a table with such settings are, where the settings say; otherwise `Text.seats` names them. */
  sides?(settings: Settings, players: number): readonly string[]
}

/** True at tables of one of these sorts, or where nothing is said. */
export function isAt(where: Where | undefined, players: number, settings: Settings): boolean {
  if (!where) return true
  const value = (name: string) => (name === 'players' ? players : settings[name])
  return where.some(sort => Object.entries(sort).every(([name, values]) => values.includes(value(name))))
}

/** What a setting may be, given the others: its values, the most it may be, or what it is in any case. */
export interface Room {
  isAsked: boolean
  /** On, whatever was chosen. */
  isOn: boolean
  /** Values that cannot be chosen now. */
  shut: readonly string[]
  max: number
}

/** How much room the other choices of a table leave to a setting. */
export function roomFor(spec: SettingSpec, players: number, settings: Settings): Room {
  const room = { isAsked: isAt(spec.where, players, settings), isOn: false, shut: [] as string[], max: 0 }
  if (spec.kind === 'switch') room.isOn = spec.onWhere !== undefined && isAt(spec.onWhere, players, settings)
  else if (spec.kind === 'number') {
    const limits = spec.most?.filter(({ where }) => isAt(where, players, settings)) ?? []
    room.max = Math.min(spec.max, ...limits.map(({ max }) => max))
  } else {
    const taken = spec.unlike?.map(other => settings[other]) ?? []
    room.shut = spec.values.filter(
      value => !isAt(spec.only?.[value], players, settings) || (value !== spec.default && taken.includes(value)),
    )
  }
  return room
}

/** All settings of a table, as near to those wanted as they go together. What comes first in a game's list has its way first. */
export function fitted(specs: SettingSpecs, players: number, wanted: Settings): Settings {
  const settings: Record<string, boolean | string | number> = {}
  for (const [name, spec] of Object.entries(specs)) settings[name] = wanted[name] ?? spec.default
  for (const [name, spec] of Object.entries(specs)) {
    const room = roomFor(spec, players, settings)
    const value = settings[name]
    if (room.isOn) settings[name] = true
    else if (spec.kind === 'number') settings[name] = Math.min(room.max, value as number)
    else if (room.shut.includes(value as string)) settings[name] = nearest(spec, room.shut)
  }
  return settings
}

/** The default if it can be had, or the first that can. */
function nearest(spec: SettingSpec, shut: readonly string[]): string {
  const { values, default: usual } = spec as Extract<SettingSpec, { kind: 'choice' }>
  const open = values.filter(value => !shut.includes(value))
  return open.includes(usual) ? usual : (open[0] ?? usual)
}
