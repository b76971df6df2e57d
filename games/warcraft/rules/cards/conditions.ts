import type { RuleId, Seat } from '@hexarium/kernel'
import { cards } from '../../content/cards.ts'
import type { Playable, WindowName } from '../../content/effects.ts'
import { abilityOfHero, isAbility, levelOfAbility, playables } from '../../content/playables.ts'
import { findPiece, heroOf, isArmed, OWNER, WORKER } from '../../pieces.ts'
import { areFriends } from '../../spaces.ts'
import { type Card, NONE, type Warcraft, type What } from '../../state.ts'
import { countDice, enemyHits } from '../battle/attack.ts'
import { heroTakesPart, phaseType, takesPart } from '../battle/fighters.ts'
import { wouldWork } from './effects/index.ts'
import { MOST_MANA, manaOf, unseenCopies } from './piles.ts'
import { hasTarget } from './targets.ts'

/** By window: the cards played in it. */
const CARDS_OF = new Map<WindowName, number[]>()
cards.forEach(({ window }, card) => {
  CARDS_OF.set(window, [...(CARDS_OF.get(window) ?? []), card])
})
const NO_CARDS: readonly number[] = []

/** The cards of a window. */
export function cardsOf(window: WindowName): readonly number[] {
  return CARDS_OF.get(window) ?? NO_CARDS
}

/**
 * True if, by all that everybody knows, a seat could have something to play in a window. Windows open by this alone:
 * whether a seat is asked must not depend on what it holds.
 */
export function couldPlay(g: Warcraft, seat: Seat, window: WindowName): boolean {
  const held = g.hand[seat].length
  for (const card of held > 0 ? cardsOf(window) : NO_CARDS) {
    if (held > cards[card].discards && unseenCopies(g, seat, card) > 0 && !cannotPlay(g, seat, card, window))
      return true
  }
  for (let level = 1; level <= g.heroLevel[seat]; level++) {
    const what = abilityOf(g, seat, level)
    if (held * MOST_MANA >= playables[what].mana && !cannotPlay(g, seat, what, window)) return true
  }
  return false
}

/** The number of a hero's ability. */
export function abilityOf(g: Warcraft, seat: Seat, level: number): number {
  return abilityOfHero(g.hero[seat], level)
}

/** Why a seat cannot play a card of its hand now. */
export function cannotPlayCard(g: Warcraft, seat: Seat, card: Card, window: WindowName): RuleId | undefined {
  if (!g.hand[seat].includes(card)) return 'WC-B-EXP-02'
  if (g.hand[seat].length <= playables[card].discards) return 'WC-X-TIM-12'
  return cannotPlay(g, seat, card, window)
}

/** Why a seat cannot use its hero's ability of a level now (WC-X-HER-22, WC-X-HER-23). */
export function cannotUse(g: Warcraft, seat: Seat, level: number, window: WindowName): RuleId | undefined {
  if (level < 1 || level > g.heroLevel[seat]) return 'WC-X-HER-23'
  const what = abilityOf(g, seat, level)
  return cannotPlay(g, seat, what, window) ?? (manaOf(g.hand[seat]) < playables[what].mana ? 'WC-X-HER-22' : undefined)
}

/** Why something cannot be played in a window, by what everybody can see. */
export function cannotPlay(g: Warcraft, seat: Seat, what: What, window: WindowName): RuleId | undefined {
  const play = playables[what]
  if (play.window !== window) return 'WC-X-TIM-01'
  if (play.inBattle && !takesPart(g, seat)) return 'WC-B-EXP-02'
  if (isAbility(what)) {
    const fault = cannotUseHero(g, seat, what, play)
    if (fault) return fault
  }
  if (play.phase !== undefined && (g.battle === null || phaseType(g.battle) !== play.phase)) return 'WC-X-TIM-01'
  if (!isWhose(g, seat, play)) return 'WC-X-TIM-01'
  if (!hasTarget(g, seat, what)) return 'WC-X-TIM-12'
  return play.effects.some(effect => wouldWork(g, seat, effect)) ? undefined : 'WC-X-TIM-12'
}

/** WC-X-HER-20, WC-X-HER-21: the hero must be there, and each ability has its limit. */
function cannotUseHero(g: Warcraft, seat: Seat, what: What, play: Playable): RuleId | undefined {
  if (play.inBattle ? !heroTakesPart(g, seat) : g.at[heroOf(seat)] < 0) return 'WC-X-HER-20'
  if (play.heroInBattlefield && g.at[heroOf(seat)] !== g.battle!.hex) return 'WC-X-HER-20'
  const bit = 1 << (levelOfAbility(what) - 1)
  const used = play.limit === 'battle' ? g.battle!.used[seat] : g.usedThisTurn[seat]
  return used & bit ? 'WC-X-HER-21' : undefined
}

/** Whose period, roll or loss it must be. */
function isWhose(g: Warcraft, seat: Seat, { window, whose }: Playable): boolean {
  const battle = g.battle
  switch (window) {
    case 'moveStart':
    case 'afterMovement':
    case 'harvestStart':
    case 'spendStart':
      return whose === 'any' || (whose === 'self' ? g.active === seat : !areFriends(g, g.active, seat))
    case 'beforeRoll':
      return (battle!.striking & (1 << seat)) !== 0 && countDice(g, seat) > 0
    case 'afterRoll':
      return whose === 'self' || enemyHits(g, seat) > 0
    case 'casualtyAssign':
      return battle!.losing === 1 - battle!.side[seat] && battle!.chooser === NONE && battle!.caused[seat] > 0
    case 'casualtyRemoved':
      return battle!.lastLost !== NONE && battle!.side[OWNER[battle!.lastLost]] === 1 - battle!.side[seat]
    case 'heroDeath':
      return g.dying === heroOf(seat)
    case 'callToArms':
      return !areFriends(g, g.active, seat) && canArm(g, seat)
    default:
      return true
  }
}

/** Call to Arms: workers who do not fight yet, in the space that was entered. */
function canArm(g: Warcraft, seat: Seat): boolean {
  const worker = findPiece(g, seat, WORKER, g.trigger)
  return worker !== NONE && !isArmed(g, worker)
}
