import type { MatchOutcome, TournamentMatch } from '@hexarium/wire'
import { words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { inDigits, saying } from './say.ts'

/** Who plays a match, by place; whoever is not known yet is said to be so. */
export function namesOf({ names, isBye }: TournamentMatch): string[] {
  const known = names.map(name => (name === null ? saying.value.nobodyYet : nameShown(name, words.value)))
  return isBye ? known.slice(0, 1) : known
}

/** A match by its players: “Ann – Bob”. */
export const titleOf = (match: TournamentMatch): string => namesOf(match).join(' – ')

/** True for who has won alone, or came first of several. */
export function hasWon({ result, isBye }: Pick<TournamentMatch, 'result' | 'isBye'>, at: number): boolean {
  if (!result || isBye) return false
  return result.places[at] === 1 && result.places.filter(place => place === 1).length === 1
}

/** How it ended for those who played, in a word or in figures. */
export function resultInWords(result: MatchOutcome | null, names: readonly string[]): string {
  const w = saying.value
  if (result === null) return w.noResult
  const { places, points, resistance, isWalkover } = result
  const parts = [outcome(places, points, names)]
  if (resistance) parts.push(resistance.map(inDigits).join(' : '))
  if (isWalkover) parts.push(w.walkover)
  return parts.join(', ')
}

function outcome(places: readonly number[], points: readonly number[] | undefined, names: readonly string[]): string {
  const w = saying.value
  if (points) return points.map(inDigits).join(' : ')
  if (places.length > 2) return places.map((place, at) => `${place}. ${names[at] ?? ''}`).join(', ')
  const winner = places.indexOf(1)
  if (winner < 0) return '0 : 0'
  if (places.every(place => place === 1)) return w.drawnMatch
  return winner === 0 ? '1 : 0' : '0 : 1'
}
