import { roll, type Seat } from '@hexarium/kernel'
import { BATTLE_DIE, TOP_LEVEL, XP_FOR_HERO } from '../../content/components.ts'
import { tell } from '../../events.ts'
import { endOf, firstOf, heroCardOf, heroOf, SUMMON } from '../../pieces.ts'
import { type Hex, IGNORE_WOUNDS, NONE, RESERVE, type Warcraft } from '../../state.ts'
import { auraOf } from './auras.ts'

/** WC-X-HER-07: a casualty assigned to a hero is a wound, unless something spares him. */
export function woundByCasualty(g: Warcraft, seat: Seat): void {
  if (isSpared(g, seat)) {
    tell(g, 'unhurt', seat)
    return
  }
  woundHero(g, seat, 1)
}

/** Divine Shield and Avatar spare some; Evasion tries once a phase. */
function isSpared(g: Warcraft, seat: Seat): boolean {
  const battle = g.battle
  if (battle === null) return false
  const shield = battle.lasting.find(({ kind, on, value }) => kind === IGNORE_WOUNDS && on === seat && value > 0)
  if (shield) {
    shield.value--
    return true
  }
  const evasion = auraOf(g, seat, 'evasion')
  if (!evasion || battle.evaded & (1 << seat)) return false
  battle.evaded |= 1 << seat
  return roll(g, seat, BATTLE_DIE, 'low') <= evasion.atMost
}

/** WC-X-HER-07: wounds stay; with as many as he has life he is about to die. */
export function woundHero(g: Warcraft, seat: Seat, count: number): void {
  g.wounds[seat] += count
  tell(g, 'wound', seat, g.wounds[seat])
  if (g.wounds[seat] >= heroCardOf(g, seat).life) g.dying = heroOf(seat)
}

/** Removes wounds from a hero on the board. */
export function healHero(g: Warcraft, seat: Seat, count: number): void {
  if (g.wounds[seat] === 0 || g.at[heroOf(seat)] < 0) return
  g.wounds[seat] = Math.max(0, g.wounds[seat] - count)
  tell(g, 'heals', seat, g.wounds[seat])
}

/** WC-X-HER-07, WC-X-HER-31, WC-X-HER-41, WC-X-HER-09: the hero dies; creatures and unspent experience go with him. */
export function buryHero(g: Warcraft): void {
  if (g.dying === NONE) return
  const seat = heroSeat(g)
  const hex = g.at[g.dying]
  g.dying = NONE
  removeHero(g, seat)
  tell(g, 'heroDies', seat, hex)
  if (g.battle === null) return
  g.battle.killed++
  if (g.battle.losing !== NONE && !g.lenient) g.battle.lastLost = heroOf(seat)
  rewardSlayers(g, seat, g.battle.hex)
}

/** The seat whose hero is about to die. */
function heroSeat(g: Warcraft): Seat {
  return g.race.findIndex((_, seat) => heroOf(seat) === g.dying)
}

/** Takes a hero off the board with all he had. */
export function removeHero(g: Warcraft, seat: Seat): void {
  g.at[heroOf(seat)] = RESERVE
  g.wounds[seat] = 0
  g.ones[seat] = 0
  g.twos[seat] = 0
  for (let piece = firstOf(seat, SUMMON); piece < endOf(seat, SUMMON); piece++) g.at[piece] = RESERVE
}

/** WC-X-HER-09: every enemy hero in the battlefield gains 2 experience. */
function rewardSlayers(g: Warcraft, fallen: Seat, hex: Hex): void {
  const battle = g.battle!
  for (let seat = 0; seat < g.race.length; seat++) {
    if (battle.side[seat] < 0 || battle.side[seat] === battle.side[fallen]) continue
    if (g.at[heroOf(seat)] === hex) gainExperience(g, seat, XP_FOR_HERO)
  }
}

/** WC-X-HER-41: heroes on the last level gain no more. */
export function gainExperience(g: Warcraft, seat: Seat, points: number): void {
  if (g.hero[seat] === NONE || g.heroLevel[seat] >= TOP_LEVEL) return
  if (points === 1) g.ones[seat]++
  else g.twos[seat]++
  tell(g, 'experience', seat, points)
}
