import { best, forDecision, only, type Seat } from '@hexarium/kernel'
import { cards, VICTORY_POINT } from '../content/cards.ts'
import type { Effect } from '../content/effects.ts'
import { abilityOfHero, playables } from '../content/playables.ts'
import { FLYING, HERO, heroOf, KIND, OWNER, SUMMON } from '../pieces.ts'
import { battleEnd } from '../rules/aftermath.ts'
import { battleStart } from '../rules/battle.ts'
import { keepCards } from '../rules/battle-draw.ts'
import { fightersOfSide } from '../rules/fighters.ts'
import { harvestStart } from '../rules/harvest.ts'
import { casualtyAssign, casualtyRemoved, heroDeath } from '../rules/losses.ts'
import { afterMovement, moveStart } from '../rules/move-step.ts'
import { callToArms } from '../rules/moving.ts'
import { aim, pay, respond } from '../rules/play.ts'
import { relocateAll, relocateTo, relocateWho } from '../rules/relocation.ts'
import { keepResearch } from '../rules/research.ts'
import { chooseEffect, pick } from '../rules/resolve.ts'
import { afterRoll, beforeCasualties, beforeRoll, phaseStart, roundStart } from '../rules/round.ts'
import { spendStart } from '../rules/spend.ts'
import { areFriends, mapOf } from '../spaces.ts'
import { ATTACKER, type Card, DEFENDER, type Hex, NONE, type Piece, type Warcraft } from '../state.ts'
import type { Adviser } from './adviser.ts'
import { add, around, chanceOf, chartOf, type Force, forceOf, worthOfForce } from './chart.ts'
import { steps } from './ground.ts'

/** Cards and abilities are kept for battles that matter: below this a battle is as good as decided. */
const DECIDED = 0.06
/** What a card must be worth to be played, and what each mana for an ability costs. */
const WORTH_A_CARD = 0.5
const MANA = 0.25

/** WC-X-TIM-11: the best card or ability, if it does enough; Victory Point cards are laid at once. */
const playBest: Adviser<'lay' | 'card' | 'ability'> = (g, _here, seat, offered) => {
  if (offered('lay').length > 0) return only('lay')
  const [card, gain] = best(offered('card'), of => worthOfPlay(g, seat, of))
  const [level, power] = best(offered('ability'), of => {
    const what = abilityOfHero(g.hero[seat], of)
    return worthOfPlay(g, seat, what) - MANA * playables[what].mana
  })
  if (Math.max(gain, power) < WORTH_A_CARD) return only('pass')
  return power > gain ? only('ability', level) : only('card', card)
}

/** Brilliance Aura: what gives least goes. */
const discardLeast: Adviser<'card'> = (_g, _here, _seat, offered) =>
  only('card', best(offered('card'), card => (card === VICTORY_POINT ? -9 : -cards[card].gives))[0])

/** Town Portal, Mass Teleport, Blink: home, or with one's own. */
const goHome: Adviser<'hex'> = (g, _here, seat, offered) => {
  const hero = g.at[heroOf(seat)]
  const nearness = (hex: Hex) => (hex === g.town[seat] ? 2 : 0) - (hero >= 0 ? steps(g, hex, hero) / 100 : 0)
  return only('hex', best(offered('hex'), nearness)[0])
}

/** WC-X-TIM-06: every window, in the order of the turn. */
const windows = [
  moveStart,
  callToArms,
  afterMovement,
  battleStart,
  roundStart,
  phaseStart,
  beforeRoll,
  afterRoll,
  beforeCasualties,
  casualtyAssign,
  casualtyRemoved,
  heroDeath,
  battleEnd,
  harvestStart,
  spendStart,
]

/** What a sensible player does with cards and abilities. */
export const plays = [
  ...windows.map(({ react }) => forDecision(react, { advice: playBest })),
  /** WC-X-TIM-12: an enemy card in a battle that matters is answered. */
  forDecision(respond, {
    advice(g, _here, seat, offered) {
      const [card] = offered('card')
      return card !== undefined && matters(g, seat) ? only('card', card) : only('pass')
    },
  }),
  /** WC-X-TIM-12: what hurts most: heroes' wounds, then the strongest; spaces where most enemies stand. */
  forDecision(aim, {
    advice(g, _here, seat, offered) {
      const { what } = g.stack.at(-1)!
      const worth = {
        piece: (piece: Piece) => targetWorth(g, seat, piece),
        hex: (hex: Hex) => spaceWorth(g, seat, what, hex),
        type: (type: number) => typeWorth(g, seat, what, type),
        seat: (other: Seat) => seatWorth(g, seat, what, other),
      }
      for (const kind of ['piece', 'hex', 'type', 'seat'] as const)
        if (offered(kind).length > 0) return only(kind, best(offered(kind), worth[kind])[0])
      return only('done')
    },
  }),
  /** WC-X-HER-22: the least mana that will do, then whatever is needed least. */
  forDecision(pay, {
    advice(g, _here, _seat, offered) {
      const { owes } = g.stack.at(-1)!
      const keep = (card: Card) => (playables[card].inBattle ? 0.3 : 0) + (card === VICTORY_POINT ? 2 : 0)
      return only('card', best(offered('card'), card => -Math.abs(cards[card].gives - owes) - keep(card))[0])
    },
  }),
  /** Which of several effects: what is worth most now; of gold and wood what is lacking. */
  forDecision(chooseEffect, {
    advice(g, _here, seat, offered) {
      const choice = playables[g.stack.at(-1)!.what].effects.find(effect => effect.op === 'choice')
      const [option] = best(offered('option'), of => {
        const effect = choice?.options[of]
        if (effect?.op === 'gain') return effect.gold > 0 ? g.wood[seat] - g.gold[seat] : 0
        return effect ? worthOfEffect(g, seat, effect) : 0
      })
      return only('option', option)
    },
  }),
  /** Something picked while a card takes effect. */
  forDecision(pick, {
    advice(g, _here, seat, offered) {
      const pieces = offered('piece')
      if (pieces.length > 0) return only('piece', best(pieces, piece => targetWorth(g, seat, piece))[0])
      const types = offered('type')
      if (types.length > 0) return only('type', types.at(-1))
      const effects = offered('effect')
      return effects.length > 0 ? only('effect', effects[0]) : only('done')
    },
  }),
  forDecision(keepCards, { advice: discardLeast }),
  forDecision(keepResearch, { advice: discardLeast }),
  forDecision(relocateAll, { advice: goHome }),
  forDecision(relocateWho, { advice: () => kind => (kind === 'piece' ? 1 : 0.1) }),
  forDecision(relocateTo, { advice: goHome }),
]

/** What it is worth to play something now, in casualties. */
function worthOfPlay(g: Warcraft, seat: Seat, what: number): number {
  const { effects, inBattle } = playables[what]
  if (g.battle !== null && inBattle && !matters(g, seat)) return 0
  return effects.reduce((sum, effect) => sum + worthOfEffect(g, seat, effect), 0)
}

/** True if the battle is worth a card: not yet decided, and not against a lone straggler. */
function matters(g: Warcraft, seat: Seat): boolean {
  const [mine, theirs] = sidesOf(g, seat)
  const chance = chanceOf(mine, theirs)
  return chance > DECIDED && chance < 1 - DECIDED
}

function sidesOf(g: Warcraft, seat: Seat): [mine: Force, theirs: Force] {
  const side = g.battle!.side[seat]
  const forces = [ATTACKER, DEFENDER].map(of => {
    const sum = { hits: 0, lives: 0 }
    for (const piece of fightersOfSide(g, of)) add(sum, forceOf(g, piece))
    return sum
  })
  return [forces[side], forces[1 - side]]
}

/** What one effect is worth, in casualties. */
function worthOfEffect(g: Warcraft, seat: Seat, effect: Effect): number {
  const side = g.battle?.side[seat] ?? NONE
  const toll = side === NONE ? 0 : g.battle!.toll[side]
  const enemies = side === NONE ? 0 : fightersOfSide(g, 1 - side).length
  switch (effect.op) {
    case 'prevent':
      return Math.min(toll, effect.many?.count ?? effect.count)
    case 'preventByRoll':
      return toll * 0.5
    case 'gain':
      return 1
    case 'renew':
    case 'reveal':
    case 'rebirth':
      return 1
    case 'draw':
      return effect.count * 0.6
    case 'choice':
      return Math.max(...effect.options.map(option => worthOfEffect(g, seat, option)))
    case 'daze':
      return effect.whom ? -0.5 : 0.6
    case 'shelter':
      return effect.whom === 'others' ? 1.2 : effect.whom === 'hero' ? 0.4 : -0.3
    case 'devour':
    case 'kill':
      return 1.2
    case 'check':
      return 0.33 * effect.so.reduce((sum, one) => sum + worthOfEffect(g, seat, one), 0)
    case 'groundFlyers':
      return 0.5 * fightersOfSide(g, 1 - side).filter(piece => KIND[piece] === FLYING).length
    case 'reroll':
    case 'rollMod':
      return 0.25 * ownDice(g, seat)
    case 'attacks':
      return effect.whose ? -0.4 : effect.count === 'ownFlyers' ? 0.6 : effect.count * 0.45
    case 'attacksPerHit':
      return g.battle!.hits[seat] * 0.5
    case 'casualtiesPerOne':
      return Math.min(effect.most, g.battle!.ones[seat])
    case 'chooseCasualty':
      return 0.7
    case 'pillage':
      return 0.9
    case 'firstStrike':
      return 0.2 * ownDice(g, seat)
    case 'strength':
      return 0.17 * (effect.whose ? enemies : ownDice(g, seat)) + 0.1
    case 'areaAttack':
      return 0.6
    case 'heroDice':
      return 0.5 * (effect.add ?? (effect.set ?? 1) - 1)
    case 'ignoreWounds':
      return Math.min(2, effect.count) * 0.5
    case 'rollCasualties': {
      const dice = effect.dice === 'enemies' ? Math.min(enemies, effect.most ?? 9) : effect.dice
      return (dice * effect.atMost) / 6
    }
    case 'casualties':
      return effect.whose === 'own' ? -effect.count : effect.count
    case 'heal':
      return Math.min(effect.count, g.wounds[seat]) * 0.7
    case 'wound':
      return effect.ifHero ? 0.2 : 0.8
    case 'summon':
      return effect.count === 'killed' ? Math.min(3, g.battle!.killed) * 0.6 : effect.count * 0.8
    case 'returnLost':
      return Math.min(effect.count, g.battle!.lost.length)
    case 'destroySummon':
      return 1
    case 'mark':
      return 0.2
    case 'discardRandom':
      return 0.7
    case 'drawIfDiscarded':
      return 0.4
    case 'replaceTarget':
      return 1
    case 'barHarvest':
      return 0.3
    case 'portal':
    case 'meld':
      return escapes(g, seat).length > 0 ? 1 : 0
    case 'cripple':
    case 'hold':
      return Math.max(0, ...menaces(g, seat).map(([, worth]) => worth))
    case 'armWorkers':
      return 0.4
    case 'sacrifice':
      return -1
    default:
      return 0
  }
}

/** The dice a seat will roll, roughly. */
function ownDice(g: Warcraft, seat: Seat): number {
  return fightersOfSide(g, g.battle!.side[seat]).filter(piece => OWNER[piece] === seat).length / 1.5
}

/** Spaces where one's own units face enemies with little hope, worst first. */
function escapes(g: Warcraft, seat: Seat): Hex[] {
  const chart = chartOf(g, seat)
  const lost = chart.ownUnits.flatMap((count, hex) => {
    const threat = around(g, chart.foe, hex)
    if (count === 0 || chart.foe[hex].lives === 0 || hex === g.town[seat]) return []
    return chanceOf(around(g, chart.own, hex), threat) < 0.25 && count > 1 ? [hex] : []
  })
  return lost.sort((a, b) => chart.ownUnits[b] - chart.ownUnits[a])
}

/** Spaces from which enemies who move now threaten one's own units or Town, with what it is worth to hold them there. */
function menaces(g: Warcraft, seat: Seat): [hex: Hex, worth: number][] {
  const chart = chartOf(g, seat)
  return chart.foe.flatMap((force, hex): [Hex, number][] => {
    if (force.lives < 2) return []
    const isNear = chart.ownUnits.some((count, own) => (count > 0 || own === g.town[seat]) && steps(g, hex, own) === 1)
    return isNear ? [[hex, worthOfForce(force) / 2]] : []
  })
}

function targetWorth(g: Warcraft, seat: Seat, piece: number): number {
  const worth = worthOfForce(forceOf(g, piece)) / (KIND[piece] === HERO ? 2 : 1) - (KIND[piece] === SUMMON ? 0.3 : 0)
  return areFriends(g, seat, OWNER[piece]) ? -worth : worth
}

function spaceWorth(g: Warcraft, seat: Seat, what: number, hex: Hex): number {
  const chart = chartOf(g, seat)
  switch (playables[what].effects[0].op) {
    case 'portal':
    case 'meld':
      return escapes(g, seat).includes(hex) ? 10 + chart.ownUnits[hex] : 0
    case 'haste':
      return chart.ownUnits[hex]
    case 'renew':
      return g.town[seat] < 0 ? 0 : -mapOf(g).board.distance(hex, g.town[seat])
    case 'cripple':
    case 'hold':
      return menaces(g, seat).find(([from]) => from === hex)?.[1] ?? 0
    default:
      return worthOfForce(chart.foe[hex])
  }
}

function typeWorth(g: Warcraft, seat: Seat, what: number, type: number): number {
  const side = g.battle!.side[seat]
  const of = playables[what].target?.kind === 'ownType' ? side : 1 - side
  return fightersOfSide(g, of).filter(piece => KIND[piece] === type).length
}

/** Invisibility is for one's own side, other things for enemies. */
function seatWorth(g: Warcraft, seat: Seat, what: number, other: Seat): number {
  const isFriend = areFriends(g, seat, other)
  return (playables[what].target?.kind === 'player') === isFriend ? 1 + (other === seat ? 1 : 0) : 0
}
