import { createContext } from 'preact'
import { useMemo } from 'preact/hooks'
import { coming } from '../pages/coming.tsx'

/** By colour of a side: the number of the team it fights in; empty where everybody fights for himself. */
export type Crests = Readonly<Record<string, number>>

const alone: Crests = {}

/** The crest of a team. */
export const Crest = coming(async () => (await import('./crest.tsx')).Crest)

/** Who fights with whom at the table shown: whatever draws a piece finds its crest here. */
export const CrestsHere = createContext(alone)

/** Who fights in which team, by colour; the very same as before as long as nobody changes sides. */
export function useCrests(seats: readonly { tone: string; team?: number }[]): Crests {
  const teams = [...new Set(seats.flatMap(seat => seat.team ?? []))]
  const key = seats.map(({ tone, team }) => (team === undefined ? '' : `${tone}:${teams.indexOf(team)}`)).join(' ')
  return useMemo(() => {
    const entries = key.split(' ').flatMap(one => (one === '' ? [] : [one.split(':')]))
    return entries.length === 0 ? alone : Object.fromEntries(entries.map(([tone, team]) => [tone, Number(team)]))
  }, [key])
}
