import type { RuleId, Seat } from '@hexarium/kernel'
import { cards } from '../content/cards.ts'
import type { Effect, Playable, WindowName } from '../content/effects.ts'
import { abilityOfHero, isAbility, levelOfAbility, playables } from '../content/playables.ts'
import { FLYING, findPiece, heroOf, inReserve, isArmed, KIND, OWNER, SUMMON, WORKER } from '../pieces.ts'
import { areFriends, roomIn } from '../spaces.ts'
import { NONE, type Warcraft, WHOLE_BATTLE } from '../state.ts'
import { countDice } from './attack.ts'
import { MOST_MANA, manaOf, unseenCopies } from './cards.ts'
import { fightersOf, fightersOfSide, heroTakesPart, phaseType, takesPart } from './fighters.ts'
import { lossChoices } from './loss-choice.ts'
import { blinkSpaces, teleportSpaces } from './relocation-spaces.ts'
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
    if (playables[what].window !== window || held * MOST_MANA < playables[what].mana) continue
    if (!cannotPlay(g, seat, what, window)) return true
  }
  return false
}

/** The number of a hero's ability. */
export function abilityOf(g: Warcraft, seat: Seat, level: number): number {
  return abilityOfHero(g.hero[seat], level)
}

/** Why a seat cannot play a card of its hand now. */
export function cannotPlayCard(g: Warcraft, seat: Seat, card: number, window: WindowName): RuleId | undefined {
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
export function cannotPlay(g: Warcraft, seat: Seat, what: number, window: WindowName): RuleId | undefined {
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
function cannotUseHero(g: Warcraft, seat: Seat, what: number, play: Playable): RuleId | undefined {
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
      return (battle!.striking & (1 << battle!.side[seat])) !== 0 && countDice(g, seat) > 0
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

/** Hits the enemies of a seat have scored in this pass. */
export function enemyHits(g: Warcraft, seat: Seat): number {
  const battle = g.battle!
  return battle.hits.reduce((sum, hits, owner) => (battle.side[owner] === 1 - battle.side[seat] ? sum + hits : sum), 0)
}

/** True if an effect would do anything at all. What does nothing is not offered, and nobody is asked for it. */
export function wouldWork(g: Warcraft, seat: Seat, effect: Effect): boolean {
  const battle = g.battle!
  switch (effect.op) {
    case 'prevent':
      return effect.whom === 'chosen' || battle.toll[battle.side[seat]] > 0
    case 'preventByRoll':
      return battle.toll[battle.side[seat]] > 0
    case 'ignoreWounds':
      return effect.until !== 'phase' || battle.toll[battle.side[seat]] > 0
    case 'heal':
      return g.wounds[seat] > 0 && (battle === null || heroTakesPart(g, seat))
    case 'attacksPerHit':
      return battle.hits[seat] > 0
    case 'casualtiesPerOne':
      return battle.ones[seat] > 0
    case 'chooseCasualty':
      return lossChoices(g, battle.losing).length > 1
    case 'pillage':
      return canPillage(g)
    case 'choice':
      return (
        (!effect.ifWon || battle.winner === battle.side[seat]) && effect.options.some(one => wouldWork(g, seat, one))
      )
    case 'returnLost':
      return battle.winner === battle.side[seat] && canReturn(g, seat, effect.meleeOnly === true)
    case 'summon':
      return inReserve(g, seat, SUMMON) > 0 && (effect.count !== 'killed' || battle.killed > 0)
    case 'destroySummon':
      return fightersOfSide(g, 1 - battle.side[seat]).some(piece => KIND[piece] === SUMMON)
    case 'endEffect':
      return battle.lasting.some(({ until, by }) => until === WHOLE_BATTLE && battle.side[by] === 1 - battle.side[seat])
    case 'areaAttack':
      return effect.whom === 'hero' || fightersOf(g, seat, buffer).some(piece => KIND[piece] === FLYING)
    case 'attacks':
      return effect.count !== 'ownFlyers' || fightersOf(g, seat, buffer).some(piece => KIND[piece] === FLYING)
    case 'discardRandom':
      return battle.side.some((side, other) => side === 1 - battle.side[seat] && (g.hand[other]?.length ?? 0) > 0)
    case 'drawIfDiscarded':
      return false
    case 'massTeleport':
      return teleportSpaces(g, seat).length > 0
    case 'blink':
      return blinkSpaces(g, seat, effect.within).length > 0
    case 'destroyOutpost':
      return false // never the reason to play something
    default:
      return true
  }
}

const buffer: number[] = []

/** Pillage: the unit lost had an owner with something to take. */
function canPillage(g: Warcraft): boolean {
  const piece = g.battle!.lastLost
  const owner = OWNER[piece]
  return KIND[piece] <= WORKER && owner < g.race.length && g.gold[owner] + g.wood[owner] > 0
}

/** Units lost in this battle that could come back within the stacking limit. */
function canReturn(g: Warcraft, seat: Seat, meleeOnly: boolean): boolean {
  return returnable(g, seat, meleeOnly).length > 0
}

/** The unit types that could come back: one lost piece of each. */
export function returnable(g: Warcraft, seat: Seat, meleeOnly: boolean): number[] {
  if (roomIn(g, seat, g.battle!.hex) <= 0) return []
  const types: number[] = []
  for (const piece of g.battle!.lost) {
    if (OWNER[piece] !== seat || g.at[piece] !== -1 || KIND[piece] > FLYING) continue
    if ((!meleeOnly || KIND[piece] === 0) && !types.includes(KIND[piece])) types.push(KIND[piece])
  }
  return types
}
