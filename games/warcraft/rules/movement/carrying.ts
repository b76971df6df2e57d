import type { RuleId } from '@hexarium/kernel'
import { MOUNTAIN, WATER } from '../../content/boards.ts'
import { RACES } from '../../content/races.ts'
import { CAPTIVE_TOKENS, CAPTIVES, DRAGON_RISE, ELEMENTS } from '../../content/scenarios.ts'
import { tell } from '../../events.ts'
import { FIRST_CREEP, HATCHLING_SLOT, HERO, isUnitType, KIND, OWNER } from '../../pieces.ts'
import { mapOf } from '../../spaces.ts'
import { DRAGONS, type Hex, NONE, type Piece, type Warcraft } from '../../state.ts'

/** The hatchling of Dragon Rise among the things that can be carried; the others are quest tokens by number. */
export const HATCHLING_TOKEN = 7
const TOKENS: readonly number[] = [0, 1, 2, 3, HATCHLING_TOKEN]

/** Where something that can be carried is. */
export function tokenAt(g: Warcraft, token: number): Hex {
  return token === HATCHLING_TOKEN ? g.at[FIRST_CREEP + HATCHLING_SLOT] : (g.quest[token] ?? NONE)
}

/** WC-B-SCN-32, WC-X-SCN-21, WC-X-SCN-32: what a unit may take along from its space. */
export function carriable(g: Warcraft, piece: Piece): number[] {
  if (g.scenario !== CAPTIVES && g.scenario !== DRAGON_RISE && g.scenario !== ELEMENTS) return []
  return TOKENS.filter(token => !cannotCarry(g, piece, token))
}

/** Why a piece cannot take something along. */
export function cannotCarry(g: Warcraft, piece: Piece, token: number): RuleId | undefined {
  const isUnit = isUnitType(piece) || KIND[piece] === HERO
  const lies = TOKENS.includes(token) && tokenAt(g, token) >= 0 && tokenAt(g, token) === g.at[piece]
  switch (g.scenario) {
    case CAPTIVES:
      return isUnit && lies && g.race[OWNER[piece]] === captiveRace(token) ? undefined : 'WC-B-SCN-32'
    case DRAGON_RISE: {
      const isHorde = (g.friends[OWNER[piece]] & (1 << DRAGONS)) !== 0
      return isUnit && lies && isHorde && token === HATCHLING_TOKEN ? undefined : 'WC-X-SCN-21'
    }
    case ELEMENTS:
      return isUnit && lies && token !== HATCHLING_TOKEN ? undefined : 'WC-X-SCN-32'
    default:
      return 'WC-X-SCN-32'
  }
}

/** WC-B-SCN-32: the race a captive belongs to. */
export function captiveRace(token: number): number {
  return (RACES as readonly string[]).indexOf(CAPTIVE_TOKENS[token]?.[0] ?? '')
}

/** Moves everything a piece carries (bits) with it. */
export function carry(g: Warcraft, load: number, to: Hex): void {
  for (const token of TOKENS) {
    if (!(load & (1 << token))) continue
    tell(g, 'carried', token, tokenAt(g, token), to)
    if (token === HATCHLING_TOKEN) g.at[FIRST_CREEP + HATCHLING_SLOT] = to
    else g.quest[token] = to
  }
}

/** WC-X-SCN-21, WC-X-CMP-03: nothing is left on water, and the hatchling on no mountain either. */
export function mayLeave(g: Warcraft, load: number, hex: Hex): boolean {
  const terrain = mapOf(g).terrain[hex]
  return terrain !== WATER && !(terrain === MOUNTAIN && load & (1 << HATCHLING_TOKEN))
}
