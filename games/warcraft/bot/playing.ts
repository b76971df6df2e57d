import { best, forDecision, only, type Seat } from '@hexarium/kernel'
import { cards, VICTORY_POINT } from '../content/cards.ts'
import { abilityOfHero, playables } from '../content/playables.ts'
import { HERO, heroOf, KIND, OWNER, SUMMON } from '../pieces.ts'
import { battleEnd } from '../rules/battle/aftermath.ts'
import { battleStart } from '../rules/battle/battles.ts'
import { keepCards } from '../rules/battle/draw.ts'
import { fightersOfSide } from '../rules/battle/fighters.ts'
import { casualtyAssign, casualtyRemoved, heroDeath } from '../rules/battle/losses.ts'
import { afterRoll, beforeCasualties, beforeRoll, phaseStart, roundStart } from '../rules/battle/round.ts'
import { relocateAll, relocateTo, relocateWho } from '../rules/cards/relocation.ts'
import { keepResearch } from '../rules/cards/research.ts'
import { chooseEffect, pick } from '../rules/cards/resolving.ts'
import { aim, pay, respond } from '../rules/cards/stages.ts'
import { callToArms } from '../rules/movement/movement.ts'
import { afterMovement, moveStart } from '../rules/movement/step.ts'
import { harvestStart } from '../rules/town/harvest.ts'
import { spendStart } from '../rules/town/spend.ts'
import { areFriends, mapOf } from '../spaces.ts'
import { ATTACKER, type Card, DEFENDER, type Hex, type Piece, type Warcraft, type What } from '../state.ts'
import type { Adviser } from './adviser.ts'
import { add, chanceOf, chartOf, type Force, forceOf, worthOfForce } from './chart.ts'
import { steps } from './ground.ts'
import { hastening, hindering } from './haste.ts'
import { rescue } from './rescue.ts'
import { taste } from './taste.ts'
import { escapes, menaces, worthOfEffect } from './worth.ts'

/** What each mana for an ability costs. */
const MANA = 0.25

/** WC-X-TIM-11: the best card or ability, if it does enough; Victory Point cards are laid at once. */
const playBest: Adviser<'lay' | 'card' | 'ability'> = (g, _here, seat, offered) => {
  if (offered('lay').length > 0) return only('lay')
  const [card, gain] = best(offered('card'), of => worthOfPlay(g, seat, of))
  const [level, power] = best(offered('ability'), of => {
    const what = abilityOfHero(g.hero[seat], of)
    return worthOfPlay(g, seat, what) - MANA * playables[what].mana
  })
  if (Math.max(gain, power) < taste.now.worthACard) return only('pass')
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
function worthOfPlay(g: Warcraft, seat: Seat, what: What): number {
  const { effects, inBattle } = playables[what]
  if (g.battle !== null && inBattle && !matters(g, seat)) return 0
  return effects.reduce((sum, effect) => sum + worthOfEffect(g, seat, effect), 0)
}

/** True if the battle is worth a card: not yet decided, and not against a lone straggler. */
function matters(g: Warcraft, seat: Seat): boolean {
  const [mine, theirs] = sidesOf(g, seat)
  const chance = chanceOf(mine, theirs)
  return chance > taste.now.decided && chance < 1 - taste.now.decided
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

function targetWorth(g: Warcraft, seat: Seat, piece: Piece): number {
  const worth = worthOfForce(forceOf(g, piece)) / (KIND[piece] === HERO ? 2 : 1) - (KIND[piece] === SUMMON ? 0.3 : 0)
  return areFriends(g, seat, OWNER[piece]) ? -worth : worth
}

function spaceWorth(g: Warcraft, seat: Seat, what: What, hex: Hex): number {
  const chart = chartOf(g, seat)
  switch (playables[what].effects[0].op) {
    case 'portal': {
      const [from, worth] = rescue(g, seat)
      if (from === hex && worth > 0) return 20
      return escapes(g, seat).includes(hex) ? 10 + chart.ownUnits[hex] : 0
    }
    case 'meld':
      return escapes(g, seat).includes(hex) ? 10 + chart.ownUnits[hex] : 0
    case 'haste':
      return (hastening(g, seat)[0] === hex ? 10 : 0) + chart.ownUnits[hex]
    case 'renew':
      return g.town[seat] < 0 ? 0 : -mapOf(g).board.distance(hex, g.town[seat])
    case 'cripple':
      if (taste.now.hinder > 0) return (hindering(g, seat)[0] === hex ? 10 : 0) + worthOfForce(chart.foe[hex])
      return menaces(g, seat).find(([from]) => from === hex)?.[1] ?? 0
    case 'hold':
      return menaces(g, seat).find(([from]) => from === hex)?.[1] ?? 0
    default:
      return worthOfForce(chart.foe[hex])
  }
}

function typeWorth(g: Warcraft, seat: Seat, what: What, type: number): number {
  const side = g.battle!.side[seat]
  const of = playables[what].target?.kind === 'ownType' ? side : 1 - side
  return fightersOfSide(g, of).filter(piece => KIND[piece] === type).length
}

/** Invisibility is for one's own side, other things for enemies. */
function seatWorth(g: Warcraft, seat: Seat, what: What, other: Seat): number {
  const isFriend = areFriends(g, seat, other)
  return (playables[what].target?.kind === 'player') === isFriend ? 1 + (other === seat ? 1 : 0) : 0
}
